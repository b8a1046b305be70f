"""Looking after a server while it runs: people, tables, bans, backup; restore when it does not."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import httpx
import pytest

from standoff.client import Client
from standoff.engine.errors import WrongSetup
from standoff.server import admin
from standoff.server.config import DATABASE_FILE
from standoff.server.serve import PRIVATE
from standoff.wire.people import Person

from .running import Running


def admin_command(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "standoff.cli.main", "admin", *args], capture_output=True, text=True, check=False
    )


def command(*args: str) -> str:
    done = admin_command(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bans_backups_and_what_comes_back(tmp_path):
    folder = tmp_path / "data"

    async def before(address: str) -> tuple[str, str, dict[str, str]]:
        async with Client(address) as ann:
            await ann.guest("Ann")
            table = await ann.play("walking_dead", 3, "random")
            async with ann.watch(table) as seat:
                put = await anext(seat.questions())
                await seat.answer(put.question.default)
            me = await ann.get("/api/me", Person)
            return table.id, me.id, dict(ann.http.cookies)

    server = Running(folder)
    try:
        table, person, cookies = asyncio.run(before(server.address))
        assert person in [one["id"] for one in json.loads(command("people", "An", "--data-dir", str(folder), "--json"))]
        assert table in command("tables", "--stage", "playing", "--data-dir", str(folder))
        admin.backup(folder, tmp_path / "backup.sqlite")
        for file in (folder / DATABASE_FILE, tmp_path / "backup.sqlite"):
            assert file.stat().st_mode & PRIVATE == 0, f"others can read {file}"
        with pytest.raises(WrongSetup, match="cannot be written"):
            admin.backup(folder, folder / DATABASE_FILE / "backup.sqlite")
        with pytest.raises(WrongSetup, match="there already"):
            admin.backup(folder, tmp_path / "backup.sqlite")
        with pytest.raises(WrongSetup, match="another server"):
            admin.restore(folder, tmp_path / "backup.sqlite")
        with httpx.Client(base_url=server.address, cookies=cookies, trust_env=False) as http:
            assert http.get("/api/me").status_code == 200
            command("ban", person, "--data-dir", str(folder))
            assert http.get("/api/me").status_code == 403
    finally:
        server.stop()
    admin.restore(folder, tmp_path / "backup.sqlite")
    server = Running(folder)
    try:
        with httpx.Client(base_url=server.address, cookies=cookies, trust_env=False) as http:
            assert http.get("/api/me").status_code == 200
            assert http.get(f"/api/tables/{table}").json()["number"] > 0
    finally:
        server.stop()
    with pytest.raises(WrongSetup, match="no backup"):
        admin.restore(folder, folder / "lock")
    with pytest.raises(WrongSetup, match="cannot be read"):
        admin.restore(folder, folder / "gone")


def test_where_there_is_no_database_it_is_said(tmp_path):
    for args in (("people",), ("tables",), ("ban", "somebody"), ("backup", str(tmp_path / "copy"))):
        done = admin_command(*args, "--data-dir", str(tmp_path))
        assert done.returncode == 2, args
        assert f"there is no database in {tmp_path}" in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == []
