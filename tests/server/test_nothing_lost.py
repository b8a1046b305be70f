"""A server that is killed at any moment has lost nothing that it has acknowledged, and its tables go on."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys

import pytest

import standoff
from standoff.client import Client, Refused
from standoff.wire import live, reasons

from .running import PATIENCE, Running

KILLS = int(os.environ.get("STANDOFF_KILLS", "3"))
"""How often; `standoff faults kill` does it a hundred times."""

FULL = 20_000
"""Bytes: no file of a server may be written beyond."""


class Player:
    """Plays a table at random, and remembers every answer that was acknowledged."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.taken: dict[int, int] = {}
        self.client: Client | None = None

    async def begin(self, address: str, game: str) -> None:
        self.client = Client(address)
        await self.client.guest(f"Player {self.number}")
        self.table = await self.client.play(game, 3, "random")

    async def play(self, chance: random.Random) -> None:
        assert self.client is not None
        async with self.client.watch(self.table, views=False) as seat:
            async for put in seat.questions():
                row = chance.choice(put.question.rows)
                await seat.answer(row.code, put.question.number)
                self.taken[put.question.number] = row.code
            self.over = True


def test_killed_at_random_moments(tmp_path):
    async def go():
        chance = random.Random(11)
        server = Running(tmp_path)
        port = server.port
        players = [Player(number) for number in range(4)]
        for player in players:
            await player.begin(server.address, "walking_dead")
        playing = [asyncio.create_task(player.play(chance)) for player in players]
        for _ in range(KILLS):
            await asyncio.sleep(0.5 + chance.random())
            server.kill()
            server = await asyncio.to_thread(Running, tmp_path, port=port)
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        for player in players:
            record = await player.client.record(player.table.id)
            assert standoff.replay(record).over
            for number, code in player.taken.items():
                assert record.answers[number] == code
            await player.client.http.aclose()
        assert sum(len(player.taken) for player in players) > 10
        server.stop()
        assert "Traceback" not in server.log()

    asyncio.run(go())


def test_it_stops_when_asked_to_and_says_goodbye(tmp_path):
    async def go():
        server = Running(tmp_path)
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play("bang", 4)
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.cursor > 0)
                heard: list[object] = []
                hear = seat._hear
                seat._hear = lambda news: (heard.append(news), hear(news))
                code = await asyncio.to_thread(server.stop)
                assert code == 0
                assert [type(news) for news in heard][-1:] == [live.Goodbye]
                assert heard[-1].again

    asyncio.run(go())


def test_two_servers_do_not_share_an_embedded_database(tmp_path):
    server = Running(tmp_path)
    try:
        with pytest.raises(AssertionError, match="another server"):
            Running(tmp_path)
    finally:
        server.stop()


def test_without_a_command_it_serves(tmp_path):
    """`./run --no-browser` is `./run serve --no-browser`, and says where."""
    args = [sys.executable, "-m", "standoff.cli.main", "--no-browser", "--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        lines = [process.stdout.readline(), process.stdout.readline()]
        process.terminate()
    assert str(tmp_path / "standoff.sqlite") in lines[0]
    assert "open http://127.0.0.1:" in lines[1]


def test_a_full_disk_refuses_answers_and_breaks_nothing(tmp_path):
    """No file of the process may grow: answers are refused, the table stays, and goes on when there is room again."""

    async def go():
        server = Running(tmp_path)
        free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play("walking_dead", 3, "random")
            async with ann.watch(table) as seat:
                questions = seat.questions()
                put = await anext(questions)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL, free[1]))
                told = await seat.ask(live.Past(since=0))
                assert told.lines
                before = (await ann.table(table.id)).number
                reply = asyncio.create_task(seat.answer(put.question.default))
                with pytest.raises(Refused, match=reasons.TROUBLE):
                    await asyncio.wait_for(reply, PATIENCE)
                assert (await ann.table(table.id)).number == before
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
                await seat.answer(put.question.default)
                assert (await ann.table(table.id)).number > before
        server.stop()

    asyncio.run(go())
