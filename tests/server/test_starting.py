"""A server that cannot begin says why in one sentence, with what would be right; nothing else has happened."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from standoff.server.config import DATABASE_FILE

from .running import PATIENCE, serving


def cannot_serve(*args: object) -> str:
    """What it says."""
    command = [sys.executable, "-m", "standoff.cli.main", "serve", "--no-browser", "--port", "0", *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--log-level", "loud"), "there is no log level 'loud'; there are: debug, info, warning, error"),
        (("--database", "nonsense"), "a database is given as postgresql://user@host/name"),
        (("--database", "mysql://root@localhost/x"), "a database is given as postgresql://user@host/name"),
        (("--redis", "http://localhost"), "Redis is given as redis://host/0"),
        (("--host", "no.such.host.invalid"), "cannot listen at no.such.host.invalid, port 0"),
        (("--port", "99999"), "65535"),
    ],
    ids=lambda part: part[0] if isinstance(part, tuple) else "",
)
def test_what_cannot_be_meant(tmp_path, args, says):
    assert says in cannot_serve("--data-dir", tmp_path, *args)


def test_a_port_that_another_server_has(tmp_path):
    with serving(tmp_path / "one") as server:
        said = cannot_serve("--data-dir", tmp_path / "two", "--port", server.port)
        assert f"port {server.port}: " in said
        assert "--port 0 takes a free port" in said
        assert "another server (process" in cannot_serve("--data-dir", tmp_path / "one")


def test_a_folder_that_is_none(tmp_path):
    (tmp_path / "file").write_text("no folder", "utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/nowhere")):
        assert f"{folder} cannot be the folder of the database" in cannot_serve("--data-dir", folder)


def test_a_database_that_cannot_be_reached_and_whose_password_stays_secret():
    said = cannot_serve("--database", "postgresql://somebody:canary-password@127.0.0.1:1/none")
    assert "cannot be used" in said
    assert "canary-password" not in said


def test_a_file_that_is_no_database_and_one_of_a_newer_version(tmp_path):
    with serving(tmp_path / "new"):
        pass
    with closing(sqlite3.connect(tmp_path / "new" / DATABASE_FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    assert "was made by a newer version of standoff (step 9999)" in cannot_serve("--data-dir", tmp_path / "new")
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / DATABASE_FILE).write_bytes(b"not a database " * 500)
    assert "cannot be used: file is not a database" in cannot_serve("--data-dir", tmp_path / "torn")
