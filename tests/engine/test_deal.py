"""Dealing hidden things: which way by its odds, and what is settled before anything is dealt."""

from __future__ import annotations

from standoff.engine.deal import deal_out, pick
from standoff.engine.guess import Guess, unknown
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of, settled_places

DRAWS = 4000


def test_a_way_is_picked_by_its_odds():
    limits, chance = limits_of([1.0, 0.0, 5.0, 2.0]), Rng("pick")
    counts = [0] * len(limits)
    for _ in range(DRAWS):
        counts[pick(chance, limits)] += 1
    assert counts[1] == 0
    for count, share in zip(counts, (1 / 8, 0, 5 / 8, 2 / 8), strict=True):
        assert abs(count - share * DRAWS) < 4 * DRAWS**0.5


def test_the_only_way_is_picked():
    assert pick(Rng("pick"), limits_of([3.0])) == 0


def test_a_place_is_settled_if_every_guess_knows_the_same():
    one = Guess(1.0, [[unknown(0)], [7, 8], [5], []], [[1]])
    other = Guess(1.0, [[unknown(0)], [7, 8], [6], []], [[1]])
    assert settled_places([one, other], -1) == {1, 3}
    assert settled_places([one], -1) == {1, 2, 3}
    assert settled_places([one], 2) == {1, 3}


def test_what_is_settled_is_not_laid_again():
    mixed = [unknown(0), unknown(0), 9, unknown(0)]
    rows = [mixed, [7, 8], [unknown(0)] * 3, []]
    way = deal_of(rows, [[1, 2, 3, 4, 5, 6]], -1, settled=frozenset({1, 3}))
    assert way.laid == [0, 2]
    for number in range(20):
        dealt = deal_out(way, Rng(number))
        assert dealt[0][2] == 9
        assert sorted([*dealt[0][:2], *dealt[0][3:], *dealt[2]]) == [1, 2, 3, 4, 5, 6]
    assert rows[0] == mixed
