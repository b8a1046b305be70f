"""Guests and accounts: who somebody is, and who is not let in."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import httpx
import pytest

import standoff
from standoff.client import Client, Refused
from standoff.server import tokens
from standoff.server.config import DATABASE_FILE
from standoff.wire import live, reasons
from standoff.wire.lobby import TableForm
from standoff.wire.people import DeleteForm, OwnData, PasswordForm, Person, Played, Profile

from .running import PATIENCE

CANARY = "canary-Kj3-sings-at-dawn"


def refuses(clause):
    return pytest.raises(Refused, match=rf"\[{clause}\]")


def test_a_guest_becomes_an_account_and_comes_back(server):
    async def go():
        async with Client(server.address) as here, Client(server.address) as there:
            with refuses(reasons.STRANGER):
                await here.get("/api/me", Person)
            guest = await here.guest("Wanda")
            account = await here.account("Wanda Maximoff", CANARY)
            assert account.id == guest.id
            assert account.account
            with refuses(reasons.NAME):
                await there.account("wanda  maximoff", CANARY)
            with refuses(reasons.PASSWORD):
                await there.login("Wanda Maximoff", "not the password")
            with refuses(reasons.PASSWORD):
                await there.login("Nobody At All", "not the password")
            assert (await there.login("wanda maximoff", CANARY)).id == guest.id
            assert (await there.get("/api/me/data", OwnData)).profile.person == account
            with refuses(reasons.PASSWORD):
                await there.post("/api/me/password", PasswordForm("not the password", "another password"), Person)
            await there.post("/api/me/password", PasswordForm(CANARY, CANARY + "!"), Person)
            with refuses(reasons.STRANGER):
                await here.get("/api/me", Person)
            assert (await there.get("/api/me", Person)).id == guest.id
            await there.post("/api/me/logout-everywhere", None, type(None))
            with refuses(reasons.STRANGER):
                await there.get("/api/me", Person)
            await there.login("Wanda Maximoff", CANARY + "!")
            with refuses(reasons.PASSWORD):
                await there.post("/api/me/delete", DeleteForm("not the password"), type(None))
            await there.post("/api/me/delete", DeleteForm(CANARY + "!"), type(None))
            with refuses(reasons.PASSWORD):
                await there.login("Wanda Maximoff", CANARY + "!")

    asyncio.run(go())
    assert CANARY not in server.log()
    for file in server.folder.iterdir():
        assert CANARY.encode() not in file.read_bytes(), file


@pytest.mark.parametrize("name", ["you", "   ", "a\x1b[31mb", "[bold]", "x" * 40, "\u202eabc", "<b>\x00</b>"])
def test_names_are_text(server, name):
    reply = httpx.post(f"{server.address}/api/me/guest", json={"name": name}, trust_env=False)
    assert 400 <= reply.status_code < 500, name


def test_tokens_are_signed_and_end():
    key = tokens.new_key()
    bearer = tokens.Bearer("somebody", 3)
    token = tokens.sign(key, bearer)
    assert tokens.read(key, token) == bearer
    assert tokens.read(tokens.new_key(), token) is None
    assert tokens.read(key, token.replace("somebody", "anybody")) is None
    assert tokens.read(key, tokens.sign(key, bearer, now=0.0)) is None
    for broken in ("", ".", "....", token[:-2], token + "a", "ä" * 900, "\x00"):
        assert tokens.read(key, broken) is None


def test_whoever_comes_from_another_site_gets_nothing(server):
    with httpx.Client(base_url=server.address, trust_env=False) as browser:
        assert browser.post("/api/me/guest", json={"name": "Eve"}).status_code == 200
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"origin": f"{server.address}.evil.example"},
        ):
            reply = browser.post("/api/tables", json={"game": "bang", "players": 4}, headers=headers)
            assert reply.status_code == 403, headers
            assert reply.json()["clause"] == reasons.FOREIGN
        reply = browser.post("/api/tables", json={"game": "bang", "players": 4}, headers={"origin": server.address})
        assert reply.status_code == 201
        form = browser.post("/api/me/guest", data={"name": "Mallory"})
        assert form.status_code == 400


def test_every_answer_has_its_headers(server):
    for method in ("GET", "HEAD", "PUT", "POST"):
        for path in ("/", "/api/server", "/api/nowhere", "/api/openapi.json", "/healthz", "/metrics", "/some/page"):
            reply = httpx.request(method, f"{server.address}{path}", trust_env=False)
            assert "frame-ancestors 'none'" in reply.headers["content-security-policy"], (method, path)
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert "server" not in reply.headers
            there = method in ("GET", "HEAD") and "nowhere" not in path
            assert (reply.status_code == 200) == there, (method, path)
            if not there and method != "HEAD":
                assert reply.json()["clause"] == reasons.UNKNOWN, (method, path)


def test_whoever_goes_takes_his_name_along(server):
    """Of a finished game the others keep what they have played, against somebody."""

    async def go():
        async with Client(server.address) as zelda, Client(server.address) as ben:
            await zelda.account("Zelda Zander", CANARY)
            me = await ben.guest("Ben")
            table = await zelda.open(TableForm("walking_dead", 3, bots=["random"]))
            await ben.join(table.id)
            await ben.ready(table.id)
            table = await zelda.start(table.id)
            for client in (zelda, ben):
                async with client.watch(table) as seat:
                    await seat.wait(lambda seat: seat.question is not None)
                    await seat.ask(live.Resign())
            async with ben.watch(table) as seat:
                await seat.wait(lambda seat: seat.result is not None)
            while (await ben.table(table.id)).stage != "over" or not (await played(ben, me)):
                await asyncio.sleep(0.1)
            assert "Zelda Zander" in (await played(ben, me))[0].players
            await zelda.post("/api/me/delete", DeleteForm(CANARY), type(None))
            assert (await played(ben, me))[0].players[0] == "somebody 1"
            record = await ben.record(table.id)
            assert record.players[0] == "somebody 1"
            assert standoff.replay(record).over

    asyncio.run(go())


def test_whoever_goes_in_the_middle_of_a_game_is_forgotten_at_its_end(server):
    async def go():
        async with Client(server.address) as yorick, Client(server.address) as ben:
            gone = await yorick.account("Yorick Yarrow", CANARY)
            me = await ben.guest("Ben")
            table = await yorick.open(TableForm("walking_dead", 3, bots=["random"]))
            await ben.join(table.id)
            await ben.ready(table.id)
            table = await yorick.start(table.id)
            async with yorick.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                await seat.ask(live.Resign())
            await yorick.post("/api/me/delete", DeleteForm(CANARY), type(None))
            assert (await ben.table(table.id)).seats[0].name == "Yorick Yarrow"
            async with ben.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                await seat.ask(live.Resign())
                await seat.wait(lambda seat: seat.info.stage == "over")
            while not await played(ben, me):
                await asyncio.sleep(0.1)
            assert (await played(ben, me))[0].players[0] == "somebody 1"
            record = await ben.record(table.id)
            assert record.players[0] == "somebody 1"
            assert standoff.replay(record).over
            assert (await ben.get(f"/api/people/{me.id}", Profile)).ratings == [], "nobody was left to be rated with"
            return gone.id

    person = asyncio.run(asyncio.wait_for(go(), PATIENCE))
    with closing(sqlite3.connect(server.folder / DATABASE_FILE)) as database:
        for table, column in (("people", "id"), ("results", "person"), ("ratings", "person"), ("sitting", "person")):
            found = database.execute(f"SELECT count(*) FROM {table} WHERE {column} = ?", (person,)).fetchone()
            assert found == (0,), table


async def played(client: Client, me: Person) -> list[Played]:
    return (await client.get(f"/api/people/{me.id}", Profile)).played
