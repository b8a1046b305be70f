"""Several servers on PostgreSQL and Redis: clients anywhere, one owner a table, and whoever dies is replaced."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
from sqlalchemy import update

import standoff
from standoff.client import Client, LiveSeat
from standoff.engine.messages import Record
from standoff.server.config import Config
from standoff.server.kept import TABLES
from standoff.server.log import Database
from standoff.server.migrations import check, migrate
from standoff.server.serving import make_server
from standoff.wire import live
from standoff.wire.analysis import AnalysisState
from standoff.wire.books import ReplayInfo
from standoff.wire.lobby import TableForm

from .running import PATIENCE, Running
from .services import Postgres, Redis

GAME = "walking_dead"


@pytest.fixture(scope="module")
def postgres(tmp_path_factory):
    made = Postgres(tmp_path_factory.mktemp("postgres"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def redis():
    made = Redis()
    yield made
    made.stop()


@pytest.fixture
def nodes(postgres, redis, tmp_path):
    with ThreadPoolExecutor() as pool:
        args = ("--database", postgres.address, "--redis", redis.address)
        made = list(pool.map(lambda name: Running(tmp_path / name, *args), ("one", "two")))
    yield made
    for node in made:
        node.stop()
        assert "Traceback" not in node.log(), node.log()


def test_migrations_are_what_the_code_says(postgres):
    async def go():
        database = Database(postgres.address.replace("postgresql", "postgresql+asyncpg"))
        await migrate(database)
        await check(database)
        await database.close()

    asyncio.run(go())


async def play(seat: LiveSeat, chance: random.Random, taken: dict[int, int]) -> None:
    async for put in seat.questions():
        row = chance.choice(put.question.rows)
        while True:
            try:
                await seat.answer(row.code, put.question.number)
                break
            except standoff.StandoffError as refused:
                if "server.trouble" not in str(refused):
                    raise
                await asyncio.sleep(0.2)
        taken[put.question.number] = row.code
        await asyncio.sleep(0.05)


async def at_both(nodes: list[Running]) -> tuple[list[Client], list[LiveSeat]]:
    """A table whose players are connected to different servers."""
    clients = [Client(node.address) for node in nodes]
    for name, client in zip(("Ann", "Ben"), clients, strict=True):
        await client.guest(name)
    table = await clients[0].open(TableForm(GAME, 3, bots=["random"]))
    await clients[1].join(table.id)
    await clients[1].ready(table.id)
    table = await clients[0].start(table.id)
    seats = [client.watch(table) for client in clients]
    for seat in seats:
        await seat.__aenter__()
        await asyncio.wait_for(seat.wait(lambda seat: seat.question is not None), PATIENCE)
    return clients, seats


async def finish(clients: list[Client], seats: list[LiveSeat], taken: list[dict[int, int]], playing) -> None:
    await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    record = await clients[1].record(seats[0].info.id)
    assert standoff.replay(record).over
    for one in taken:
        assert all(record.answers[number] == code for number, code in one.items())
    for seat in seats:
        await seat.__aexit__()
    for client in clients:
        await client.http.aclose()


def test_players_at_different_servers(nodes):
    async def go():
        clients, seats = await at_both(nodes)
        await seats[0].ask(live.Chat(text="hello from the other side"))
        await asyncio.wait_for(seats[1].wait(lambda seat: len(seat.chat) > 0), PATIENCE)
        await asyncio.wait_for(seats[1].wait(lambda seat: seat.info.seats[0].here), PATIENCE)
        taken: list[dict[int, int]] = [{}, {}]
        chance = random.Random(4)
        await finish(clients, seats, taken, [play(seat, chance, mine) for seat, mine in zip(seats, taken, strict=True)])

    asyncio.run(go())


def test_a_server_that_is_killed_is_replaced(nodes):
    """The owner dies; the other goes on with its tables, and nothing that was acknowledged is lost."""

    async def go():
        clients, seats = await at_both(nodes)
        chance = random.Random(5)
        taken: list[dict[int, int]] = [{}, {}]
        playing = [asyncio.create_task(play(seats[1], chance, taken[1]))]
        first = asyncio.create_task(play(seats[0], chance, taken[0]))
        await asyncio.sleep(0.4)
        nodes[0].kill()
        first.cancel()
        await seats[0].__aexit__()
        there = Client(nodes[1].address)
        there.http.cookies = clients[0].http.cookies
        seats[0] = there.watch(seats[1].info)
        await seats[0].__aenter__()
        playing.append(asyncio.create_task(play(seats[0], chance, taken[0])))
        await finish([there, clients[1]], seats, taken, playing)
        await clients[0].http.aclose()

    asyncio.run(go())


def test_a_server_that_wakes_up_writes_nothing(nodes, postgres):
    """The owner is paused until another has taken its table, and wakes up believing that it still owns it."""

    async def go():
        clients, seats = await at_both(nodes)
        chance = random.Random(6)
        taken: list[dict[int, int]] = [{}, {}]
        playing = [asyncio.create_task(play(seat, chance, mine)) for seat, mine in zip(seats, taken, strict=True)]
        await asyncio.sleep(0.3)
        os.kill(nodes[0].process.pid, signal.SIGSTOP)
        await asyncio.sleep(9)
        os.kill(nodes[0].process.pid, signal.SIGCONT)
        await finish(clients, seats, taken, playing)
        assert (await row_of(postgres, "tables", "id", seats[0].info.id))["fence"] > 1, (
            "another server has taken the table over"
        )

    asyncio.run(go())


def test_a_game_begins_although_another_server_was_quicker_to_drive_it(postgres, tmp_path):
    """Between the start of a game and its first owner there is a moment in which any server may take it up."""

    async def go():
        server = make_server(Config(tmp_path, database=postgres.address.replace("postgresql", "postgresql+asyncpg")))
        await server.open()
        try:
            claim = server.tables._claim

            async def too_late(table: str) -> int:
                theirs = update(TABLES).where(TABLES.c.id == table)
                async with server.database.writing() as connection:
                    await connection.execute(theirs.values(owner="another", fence=1, leased=time.time() + 60))
                return await claim(table)

            server.tables._claim = too_late
            ann = await server.people.guest("Ann", None)
            table = await server.tavern.open(ann, TableForm(GAME, 3, bots=["random", "random"]))
            await server.tavern.start(ann, table)
            assert (await server.tables.info(table)).stage == "playing"
            assert (await server.tables.row(table)).owner == "another"
        finally:
            await server.close()

    asyncio.run(go())


def test_an_analysis_is_made_once_for_all_servers_and_outlives_its_own(nodes, postgres):
    """Any server says how far it is; when the one that makes it has died, whoever asks again has it made by another."""

    async def go():
        here, there = Client(nodes[0].address), Client(nodes[1].address)
        async with here, there:
            await here.guest("Ann")
            await there.guest("Ben")
            replay = (await here.post("/api/replays", long_game(), ReplayInfo)).id
            await analysis(here, replay, ask=True)
            while (await analysis(there, replay)).done == 0:
                await asyncio.sleep(0.05)
            assert (await analysis(there, replay, ask=True)).stage == "working"
            first = await row_of(postgres, "analyses", "replay", replay)
            nodes[0].kill()
            assert (await analysis(there, replay)).stage == "working", "it may still come back"
            await change(postgres, "UPDATE analyses SET touched = 0 WHERE replay = $1", replay)
            assert (await analysis(there, replay)).stage == "none"
            assert (await analysis(there, replay, ask=True)).stage in ("waiting", "working")
            second = await row_of(postgres, "analyses", "replay", replay)
            assert second["node"] != first["node"]

            await change(postgres, "UPDATE analyses SET node = 'another', done = 1 WHERE replay = $1", replay)
            while "an analysis is not wanted here any more" not in nodes[1].log():
                await asyncio.sleep(0.05)
            assert (await row_of(postgres, "analyses", "replay", replay))["done"] == 1, "only its server writes"

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def long_game() -> Record:
    table = standoff.new("bang", players=7, seed="looked at")
    table.run([lambda seat: seat.question().default] * 7, 400)
    return table.record()


async def analysis(client: Client, replay: str, ask: bool = False) -> AnalysisState:
    path = f"/api/replays/{replay}/analysis"
    return await (client.post(path, None, AnalysisState) if ask else client.get(path, AnalysisState))


async def change(postgres, statement: str, *values: str) -> None:
    connection = await asyncpg.connect(postgres.address)
    try:
        await connection.execute(statement, *values)
    finally:
        await connection.close()


async def row_of(postgres, table: str, key: str, value: str) -> asyncpg.Record:
    connection = await asyncpg.connect(postgres.address)
    try:
        return await connection.fetchrow(f"SELECT * FROM {table} WHERE {key} = $1", value)
    finally:
        await connection.close()
