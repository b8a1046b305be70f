"""Whole games over the wire, with connections cut at random: the same game as its record played offline."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

import standoff
from standoff.client import Client, LiveSeat
from standoff.games import IDS, find
from standoff.wire.lobby import TableForm

from .running import PATIENCE

SETTINGS = {"flashpoint": {"scenario": "strongholds"}}
"""Where a game of random answers would be long."""


CUTS = {"risk_halo": 0.03, "flashpoint": 0.05}
"""How often a connection is cut, of long games."""


def pick(put, game, chance: random.Random) -> int:
    """Any option, but none that does nothing as long as there is another: games end sooner."""
    kinds = {answer.__struct_config__.tag: answer for answer in find(game).messages.answers.classes}
    rows = [row for row in put.question.rows if not kinds[row.answer.kind].nothing] or put.question.rows
    row = chance.choice(rows)
    return row.code + (chance.choice(row.values) - row.values[0]) * row.unit if row.field else row.code


async def play(seat: LiveSeat, chance: random.Random, cuts: float) -> None:
    """Answer at random, and lose the connection now and then: before, during and after an answer."""
    async for put in seat.questions():
        if chance.random() < cuts and seat._connection is not None:
            seat._connection.transport.abort()
        answering = asyncio.create_task(seat.answer(pick(put, seat.game.id, chance)))
        if chance.random() < cuts and seat._connection is not None:
            await asyncio.sleep(chance.random() / 100)
            if seat._connection is not None:
                seat._connection.transport.abort()
        await answering


async def whole_game(address: str, game: str, players: int, seed: int) -> None:
    async with AsyncExitStack() as stack:
        await _whole_game(stack, address, game, players, seed)


async def _whole_game(stack: AsyncExitStack, address: str, game: str, players: int, seed: int) -> None:
    chance = random.Random(seed)
    clients = [await stack.enter_async_context(Client(address)) for _ in range(players)]
    people = [await client.guest(f"Player {number}") for number, client in enumerate(clients)]
    table = await clients[0].open(TableForm(game, players, SETTINGS.get(game, {})))
    for client in clients[1:]:
        await client.join(table.id)
        await client.ready(table.id)
    table = await clients[0].start(table.id)
    assert [seat.person for seat in table.seats] == [person.id for person in people]
    seats = [client.watch(table, views=number == 0) for number, client in enumerate(clients)]
    heard: list[list[str]] = [[] for _ in seats]
    for seat, lines in zip(seats, heard, strict=True):
        seat.heard = lambda line, lines=lines: lines.append((line.told.number, line.text))
        await stack.enter_async_context(seat)
    await asyncio.wait_for(asyncio.gather(*(play(seat, chance, CUTS.get(game, 0.3)) for seat in seats)), PATIENCE)
    record = await clients[0].record(table.id)
    offline = standoff.replay(record)
    assert offline.over
    for number, seat in enumerate(seats):
        assert seat.result == offline.result()
        there = offline.seat(number)
        told = [(told.number, there.say(told)) for told in there.events()]
        assert heard[number] == told[-len(heard[number]) :], "each line once, in order"
        assert len(heard[number]) >= len(told) - told[0][0] - 40
    assert seats[0].view == offline.seat(0).view()
    assert sum(seat.connections for seat in seats) > players, "some connections were cut"


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_with_cut_connections(server, game):
    asyncio.run(whole_game(server.address, game, find(game).players[0], 7))
