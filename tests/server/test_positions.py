"""Positions that somebody writes down: shown, refused with their place, and played on from."""

from __future__ import annotations

import asyncio

import pytest

import standoff
from standoff.client import Client, Refused
from standoff.games import IDS
from standoff.wire.books import PositionWritten
from standoff.wire.limits import LONGEST_POSITION
from standoff.wire.lobby import PlayPositionForm, PositionForm, TableInfo

POSITION = """
[given]
seats = [
  { name = "Ann", role = "Sheriff", character = "Bart Cassidy", life = 1, hand = ["Beer 6H"] },
  { name = "Ben" },
  { name = "Carl" },
  { name = "Dan" },
]
turn = "Ann"
phase = "play"
"""


async def shown(client, text, game="bang"):
    return await client.post(f"/api/games/{game}/position", PositionForm(text), dict)


def run(server, work):
    async def go():
        async with Client(server.address) as client:
            await client.guest("Ann")
            await work(client)

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_written_position_is_shown_open_and_played_on_from(server):
    async def work(client):
        told = await shown(client, POSITION)
        assert told["players"] == ["Ann", "Ben", "Carl", "Dan"]
        [step] = told["steps"]
        assert step["view"]["seats"][0]["life"] == 1
        assert all(len(seat["hand"]) == seat["cards"] for seat in step["view"]["seats"]), "nothing is hidden"
        form = PlayPositionForm(frame=0, seat=0, level="random", text=POSITION)
        table = await client.post("/api/games/bang/position/play", form, TableInfo)
        assert table.practice
        async with client.watch(table) as seat:
            await seat.wait(lambda seat: seat.asked() is not None)
            mine = seat.view.seats[0]
            assert (mine.life, len(mine.hand)) == (1, 1)

    run(server, work)


def test_answers_that_are_written_with_it_are_shown_as_steps(server):
    async def work(client):
        told = await shown(client, POSITION + '\n[[when]]\nAnn = "end turn"\n')
        assert len(told["steps"]) == 2

    run(server, work)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = ?", "line 1"),
        (POSITION.replace("life = 1", "life = 99"), "given.seats[0].life"),
        (POSITION.replace("Beer 6H", "Beer 7X"), "given.seats[0].hand[0]"),
        (POSITION.replace("turn", "trun"), "trun"),
        ("x = " + "[" * 500 + "]" * 500, "deep"),
        ('[[scenario]]\ntitle = "one"\n[[scenario]]\ntitle = "two"\n', "One position, not 2"),
        ('game = "halo_bang"\nplayers = 3\n', "halo_bang"),
        ('players = 4\n[[when]]\nAda = "fly"\n', "fly"),
    ],
)
def test_a_slip_is_said_with_its_place(server, text, said):
    async def work(client):
        with pytest.raises(Refused) as refused:
            await shown(client, text)
        assert said in refused.value.reason.text
        form = PlayPositionForm(frame=1, text=text)
        with pytest.raises(Refused):
            await client.post("/api/games/bang/position/play", form, TableInfo)

    run(server, work)


def test_a_position_that_is_too_long_or_a_frame_that_is_not_there_is_refused(server):
    async def work(client):
        with pytest.raises(Refused):
            await shown(client, "#" * (LONGEST_POSITION + 1))
        assert await shown(client, POSITION + "#" * (LONGEST_POSITION - len(POSITION)))
        with pytest.raises(Refused) as refused:
            await client.post("/api/games/bang/position/play", PlayPositionForm(frame=3, text=POSITION), TableInfo)
        assert "frame 3" in refused.value.reason.text

    run(server, work)


@pytest.mark.parametrize("game", IDS)
def test_the_positions_of_the_rulebook_are_texts_to_go_on_with(server, game):
    async def work(client):
        for number in range(0, len(standoff.scenarios(game)), 40):
            written = await client.get(f"/api/games/{game}/scenarios/{number}/position", PositionWritten)
            told = await shown(client, written.text, game)
            assert told["steps"][0]["view"]

    run(server, work)
