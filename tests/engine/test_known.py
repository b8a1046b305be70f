"""What a seat knows can be taken elsewhere: the seat that is made of it is the same in everything that it gives."""

from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.arena.secrecy import GIVES, OtherWorld
from standoff.bots import bot_named
from standoff.engine.known import Known, known_of, memories_of, seat_that_knows
from standoff.engine.rng import Rng
from standoff.games import IDS, find

STEPS = 60


def elsewhere(known: Known, memories=None):
    """The seat, made again from JSON."""
    sent = msgspec.json.decode(msgspec.json.encode(known), type=Known)
    setup = standoff.prepare(sent.game, players=sent.players, seed="", settings=sent.settings)
    return seat_that_knows(sent, setup, memories)


@pytest.mark.parametrize("game", IDS)
def test_a_seat_made_again_gives_the_same(game):
    table = standoff.new(game, players=find(game).players[-1], seed="known")
    chance = Rng("known", game)
    for step in range(STEPS):
        if table.over:
            break
        if step % 7 == 0:
            for here in (table.seat(table.asked), table.seat((table.asked + 1) % table.setup.players)):
                there = elsewhere(known_of(here))
                for name, give in GIVES.items():
                    if name != "answer":
                        assert msgspec.json.encode(give(there, step)) == msgspec.json.encode(give(here, step)), name
        table.answer(table.options[chance.below(len(table.options))])


@pytest.mark.parametrize("game", IDS)
def test_what_is_not_known_is_not_in_it(game):
    """Tables that a seat cannot tell apart: what the seat knows is the same, byte for byte."""
    table = standoff.new(game, players=find(game).players[-1], seed="apart")
    chance = Rng("apart", game)
    for _ in range(20):
        table.answer(table.options[chance.below(len(table.options))])
        for viewer in range(table.setup.players):
            other = OtherWorld(table, viewer, chance)
            here, there = known_of(table.seat(viewer)), known_of(other.table.seat(viewer))
            assert msgspec.json.encode(here) == msgspec.json.encode(there)


@pytest.mark.parametrize("bot", ["random", "medium", "search:20"])
def test_a_bot_elsewhere_chooses_the_same(bot):
    table = standoff.new("bang", players=4, seed="bots")
    chance = Rng("bots")
    for step in range(12):
        here = table.seat(table.asked)
        if step % 3 == 0:
            chosen = [bot_named(bot)(Rng("bot", step)).choose(seat) for seat in (here, elsewhere(known_of(here)))]
            assert chosen[0] == chosen[1]
        table.answer(table.options[chance.below(len(table.options))])


def test_a_written_position_needs_its_memory():
    scenario = standoff.scenarios("bang")[0]
    table = standoff.play_scenario(scenario, until=0)
    here = table.seat(table.asked)
    with pytest.raises(standoff.StandoffError, match="written position"):
        elsewhere(known_of(here))
    there = elsewhere(known_of(here), memories_of(here))
    assert there.view() == here.view()
    assert there.public().view() == here.public().view()
