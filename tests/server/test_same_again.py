"""The same seed and the same answers: the same game with the same bots, on another server and after a kill."""

from __future__ import annotations

import asyncio
import random

from standoff.client import Client
from standoff.server.players import chances_of
from standoff.wire import live
from standoff.wire.lobby import TableForm

from .running import Running

SEEDED = "cheap,unlimited,seed=21"
GAME = "walking_dead"
BOTS = ["easy", "medium", "random"]


async def played(folder, kills: int) -> tuple[list[int], str, str]:
    """A whole game on a server of its own: its answers, its seed, and the hints that were given on the way."""
    chance, hints = random.Random(5), []
    server = Running(folder, testing=SEEDED)
    try:
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.open(TableForm(GAME, len(BOTS) + 1, hints=True, bots=BOTS))
            table = await ann.start(table.id)
            async with ann.watch(table, views=False) as seat:
                async for put in seat.questions():
                    hints.append((await seat.ask(live.Hint())).code)
                    if kills > 0:
                        kills -= 1
                        server.kill()
                        server = await asyncio.to_thread(Running, folder, testing=SEEDED, port=server.port)
                    await seat.answer(chance.choice(put.question.rows).code, put.question.number)
            record = await ann.record(table.id)
    finally:
        server.stop()
    return record.answers, record.seed, str(hints)


def test_a_table_goes_the_same_way_on_another_server_and_after_a_kill(tmp_path):
    async def go():
        one = await asyncio.wait_for(played(tmp_path / "one", kills=0), 300)
        other = await asyncio.wait_for(played(tmp_path / "other", kills=2), 300)
        assert one == other
        assert one[1] == "21"
        assert len(one[0]) > 20

    asyncio.run(go())


def test_no_two_questions_have_the_same_chances():
    asked = [
        (use, *at) for use in ("answer", "hint") for at in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (0, 12, 0), (0, 1, 20))
    ]
    chances = {chances_of(seed, *one) for seed in ("1", "2", "x" * 200) for one in asked}
    assert len(chances) == 3 * len(asked)
