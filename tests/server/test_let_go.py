"""What nobody looks at and nobody plays is not kept in memory, and whoever looks at what is gone is told."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import re
import weakref
from collections import deque
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from standoff.client import Client
from standoff.server.config import Config
from standoff.server.owner import Thought
from standoff.server.serving import make_server
from standoff.server.session import Session, Visitor
from standoff.wire import live, reasons
from standoff.wire.lobby import TableForm

from .running import PATIENCE, serving
from .test_live import Bare, address_of, cookie_of

GAME = "walking_dead"
GONE = 4400
ROUNDS = 30


async def tables(client: Client) -> float:
    """How many tables the server has in memory."""
    figures = await client.http.get("/metrics")
    return float(re.search(r"^standoff_tables (\S+)", figures.text, re.MULTILINE).group(1))


async def until_none_is_kept(client: Client) -> None:
    async with asyncio.timeout(PATIENCE):
        while await tables(client):
            await asyncio.sleep(0.05)


@asynccontextmanager
async def begun(folder):
    """A server in this process, a person, and a table where she plays against two bots."""
    server = make_server(Config(folder, careful=False, pace=0.0))
    await server.open()
    try:
        ann = await server.people.guest("Ann", None)
        table = await server.tavern.open(ann, TableForm(GAME, 3, bots=["random", "random"]))
        await server.tavern.start(ann, table)
        yield server, ann, table
    finally:
        await server.close()


@pytest.fixture
def alone(tmp_path):
    with serving(tmp_path) as made:
        yield made
    assert "Traceback" not in made.log(), made.log()


def test_a_finished_game_and_its_replay(alone):
    async def go():
        async with Client(alone.address) as ann:
            await ann.guest("Ann")
            table = await ann.play(GAME, 3, level="random")
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                await seat.ask(live.Resign())
                await asyncio.wait_for(seat.wait(lambda seat: seat.result is not None), PATIENCE)
            await until_none_is_kept(ann)
            for what in ("", "/record", "/catalogue", "/steps?since=0&until=5", "/analysis"):
                assert (await ann.http.get(f"/api/replays/{table.id}{what}")).status_code == 200
            assert await tables(ann) == 0

    asyncio.run(go())


def test_a_table_where_somebody_was_turned_away(alone):
    async def go():
        async with Client(alone.address) as ann, Client(alone.address) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            table = await ann.open(TableForm(GAME, 3, watch="nobody"))
            for hello in (live.Hello(), live.Hello(seat=0)):
                socket = connect(address_of(alone, table.id), additional_headers=cookie_of(eve), proxy=None)
                async with socket as one:
                    assert (await Bare(one).asks(hello))["kind"] == "refused"
            assert await tables(ann) == 0

    asyncio.run(go())


def test_whoever_looks_at_a_table_that_is_gone_is_told(alone):
    async def go():
        async with Client(alone.address) as ann:
            await ann.guest("Ann")
            table = await ann.open(TableForm(GAME, 3))
            async with connect(address_of(alone, table.id), proxy=None) as spectator:
                await Bare(spectator).asks(live.Hello(), "table")
                await ann.leave(table.id, 0)
                told = await Bare(spectator).until("goodbye")
                assert (told["reason"]["clause"], told["again"]) == (reasons.UNKNOWN, False)
                with pytest.raises(ConnectionClosed):
                    while json.loads(await asyncio.wait_for(spectator.recv(), PATIENCE)):
                        pass
                assert spectator.close_code == GONE
            await until_none_is_kept(ann)

    asyncio.run(go())


class Wire:
    """A viewer who says hello and gives up his seat, and hears that."""

    def __init__(self) -> None:
        self.says = deque([b'{"kind":"hello"}', b'{"kind":"resign"}'])
        self.leaves = asyncio.Event()

    async def receive(self) -> bytes | None:
        if self.says:
            return self.says.popleft()
        await self.leaves.wait()
        return None

    def send_now(self, _data: bytes) -> bool:
        return True


def test_a_finished_game_does_not_wait_for_the_collector(tmp_path):
    """What is left of connections does, as libraries tie it into knots; no game hangs on it."""

    async def go():
        async with begun(tmp_path) as (server, ann, table):
            kept, wire = weakref.ref(server.tables.places[table].live), Wire()
            session = Session(server.tables, server.tavern, server.limits, table, Visitor(ann, None), wire)
            watching = asyncio.create_task(session.run())
            async with asyncio.timeout(PATIENCE):
                while not kept().table.over or server.tables.places[table].owner is not None:
                    await asyncio.sleep(0.05)
                wire.leaves.set()
                await watching
                while kept() is not None:
                    await asyncio.sleep(0.05)
            assert session.viewer is not None

    gc.disable()
    try:
        asyncio.run(go())
    finally:
        gc.enable()


def test_a_table_whose_owner_has_failed_is_driven_again(tmp_path):
    """Nobody waits for ever, whatever has gone wrong."""

    async def go():
        async with begun(tmp_path) as (server, _ann, table):
            place = server.tables.places[table]
            failed = place.owner
            failed._patience = lambda: 1 / 0
            failed.inbox.put(Thought(branch=9, number=0, code=0))
            async with asyncio.timeout(PATIENCE):
                while (now := server.tables.places.get(table)) is None or now.owner in (None, failed):
                    await asyncio.sleep(0.05)

    asyncio.run(go())


def test_a_table_that_is_driven_twice_at_once_has_one_owner(tmp_path):
    """Whoever has claimed it last here drives it, in whichever order they come to that."""

    async def go():
        async with begun(tmp_path) as (server, _ann, table):
            server.tables._ticking.cancel()  # which would drive it as well, in between
            chance = random.Random(3)
            loads = server.tables.place

            async def slowly(table):
                await asyncio.sleep(chance.random() / 100)
                return await loads(table)

            server.tables.place = slowly
            for _ in range(ROUNDS):
                both = (server.tables.drive(table) for _ in range(2))
                await asyncio.gather(*both, return_exceptions=True)
                row = await server.tables.row(table)
                assert server.tables.places[table].owner.fence == row.fence

    asyncio.run(go())
