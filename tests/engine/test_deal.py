"""Dealing hidden things: which way by its odds, and only what is unseen."""

from __future__ import annotations

from standoff.engine.deal import deal_onto, deal_out, pick
from standoff.engine.guess import unknown
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of

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


def test_only_what_is_unseen_is_dealt():
    mixed = [unknown(0), unknown(0), 9, unknown(0)]
    rows = [mixed, [7, 8], [unknown(0)] * 3, []]
    way = deal_of(rows, [[1, 2, 3, 4, 5, 6]], -1)
    assert way.places == [0, 2]
    for number in range(20):
        dealt = deal_out(way, Rng(number))
        assert dealt[1] == [7, 8]
        assert dealt[3] == []
        assert dealt[0][2] == 9
        assert sorted([*dealt[0][:2], *dealt[0][3:], *dealt[2]]) == [1, 2, 3, 4, 5, 6]
    assert rows[0] == mixed


def test_a_sample_is_dealt_onto_the_rows_as_they_lie():
    way = deal_of([[5], [unknown(0), 9], [unknown(0)] * 2], [[1, 2, 3]], -1)
    held = [9, 9]
    rows = [held, []]
    deal_onto(rows, way, Rng(1))
    assert rows[0] is held
    assert sorted([held[0], *rows[1]]) == [1, 2, 3]
    assert held[1] == 9
