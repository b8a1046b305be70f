from __future__ import annotations

import pytest

from standoff.arena import bench, growth
from standoff.games import IDS, find


def test_growth_is_measured_on_a_small_budget():
    done = []
    game = IDS[0]
    grown = growth.measure([game], 0.005, done.append)
    assert sum(done) == growth.steps([game])
    assert [s.players for s in grown.players] == list(find(game).players)
    assert [m.at for m in grown.length] == [0, 0.25, 0.5, 0.75]
    assert all(m.clone_us > 0 and m.save_bytes > 100 for m in grown.length)
    assert grown.workers[0].games >= 8
    assert grown.workers[0].ratio > 0
    assert grown.workers[0].ratio_cpu >= 0  # a few games may take less CPU time than the machine's clock counts
    assert grown.memory[0].bytes_each > 100


@pytest.mark.parametrize("game", IDS)
def test_positions_are_as_far_as_asked(game):
    players = find(game).players[0]
    for at in growth.MOMENTS:
        assert not any(state.over for state in bench.positions(game, players, 2, at))
