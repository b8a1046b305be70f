"""A search on several cores: what travels is what the seat may imagine, and the same budget gives the same answer."""

from __future__ import annotations

import pytest

import standoff
from standoff.arena.secrecy import OtherWorld, _plain
from standoff.bots import SearchBot
from standoff.bots.growing import Budget
from standoff.engine.play import playout
from standoff.engine.portable import pack, unpack
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.games import IDS, find

from ..contract.worlds import anyhow


@pytest.mark.parametrize("game", IDS)
def test_a_plan_that_travelled_deals_the_same_samples_and_holds_no_secret(game):
    table, chance = standoff.new(game, players=find(game).players[-1], seed="travel"), Rng("travel", game)
    for _ in range(4):
        table.run([anyhow(chance)] * table.setup.players, table.number + 1 + chance.below(30))
        if table.over:
            break
        seat = table.seat(table.asked)
        plan = seat.sampler()
        travelled = unpack(find(game), pack(plan))
        assert _plain(travelled) == _plain(plan)
        here, there = plan.state(Rng(7)), travelled.state(Rng(7))
        assert here.dump() == there.dump()
        assert here.options == there.options
        playout(here, Rng(8), 40)
        playout(there, Rng(8), 40)
        assert here.dump() == there.dump()
        other = OtherWorld(table, table.asked, chance)
        assert pack(Seat(other.table, other.viewer).sampler()) == pack(seat.sampler())


def test_two_cores_find_the_same_twice():
    table = standoff.new("bang", players=4, seed=2)
    while len(table.options) < 3:
        table.answer(table.options[0])
    bots = [SearchBot(Rng(1), Budget(64), rollout=30, cores=2) for _ in range(2)]
    said = [bot.advise(table.seat(table.asked)) for bot in bots]
    assert said[0] == said[1]
    assert 0 < sum(one.visits for one in said[0].best) <= 64
