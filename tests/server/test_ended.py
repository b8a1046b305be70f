"""Whoever is not let in any more is not connected any more either: banned, gone, or logged out everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from standoff.client import Client
from standoff.server import admin
from standoff.server.config import DATABASE_FILE
from standoff.server.log import Database
from standoff.wire import reasons
from standoff.wire.people import DeleteForm, Person

from .running import Running

PATIENCE = 60.0
PASSWORD = "a long password"
AGAIN, NOT_AGAIN = 1012, 4400

Do = Callable[[Running, Client, Person], Awaitable[None]]


async def ban(server: Running, _client: Client, me: Person) -> None:
    database = Database(f"sqlite+aiosqlite:///{server.folder / DATABASE_FILE}")
    await admin.ban(database, me.id, banned=True)
    await database.close()


async def log_out_everywhere(_server: Running, client: Client, _me: Person) -> None:
    await client.post("/api/me/logout-everywhere", None, type(None))


async def delete(_server: Running, client: Client, _me: Person) -> None:
    await client.post("/api/me/delete", DeleteForm(PASSWORD), type(None))


async def to_the_end(socket: ClientConnection) -> list[dict]:
    heard = []
    try:
        while True:
            heard.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))
    except ConnectionClosed:
        return heard


@pytest.mark.parametrize(
    ("do", "clause", "code"),
    [
        (ban, reasons.BANNED, NOT_AGAIN),
        (log_out_everywhere, reasons.STRANGER, AGAIN),
        (delete, reasons.STRANGER, AGAIN),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_open_connections_end(server: Running, do: Do, clause: str, code: int):
    async def go():
        async with Client(server.address) as ann, Client(server.address) as ben:
            me = await ann.account(f"Ann {do.__name__}", PASSWORD)
            await ben.guest("Ben")
            table = await ann.play("walking_dead", 3, "random")
            where = server.address.replace("http", "ws", 1) + "/api"
            headers = [
                {"cookie": "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())}
                for client in (ann, ben)
            ]
            live = f"{where}/tables/{table.id}/live"
            async with (
                connect(live, additional_headers=headers[0], proxy=None) as own,
                connect(f"{where}/lobby/live", additional_headers=headers[0], proxy=None) as lobby,
                connect(live, additional_headers=headers[1], proxy=None) as other,
            ):
                for socket in (own, other):
                    await socket.send('{"kind":"hello"}')
                    assert msgspec.json.decode(await socket.recv())["kind"] == "snapshot"
                await lobby.recv()
                await do(server, ann, me)
                last = (await to_the_end(own))[-1]
                assert (last["kind"], last["reason"]["clause"]) == ("goodbye", clause)
                assert own.close_code == code
                await to_the_end(lobby)
                assert (lobby.close_code, lobby.close_reason) == (code, clause)
                await other.send('{"kind":"past","id":7,"since":0}')
                while msgspec.json.decode(await asyncio.wait_for(other.recv(), PATIENCE)).get("to") != 7:
                    pass

    asyncio.run(go())
