"""Dealing hidden things: which way by its odds, and only what is unseen."""

from __future__ import annotations

from standoff.engine.deal import deal_onto, deal_out, pick
from standoff.engine.guess import unknown
from standoff.engine.rng import Rng
from standoff.engine.sample import LONG, deal_of, limits_of

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
    things = list(range(20, 20 + LONG + 3))
    way = deal_of([[5], [unknown(0), 9], [unknown(0)] * LONG, [unknown(0)] * 2], [things], -1)
    assert way.known == [[5], [unknown(0), 9], [], [unknown(0)] * 2]
    rows = [way.known[at][:] for at in way.places]
    one, _, other = rows
    deal_onto(rows, way, Rng(1))
    assert rows[0] is one
    assert rows[2] is other
    assert sorted([one[0], *rows[1], *other]) == things
    assert one[1] == 9


def test_everything_comes_to_lie_everywhere():
    rows = [[unknown(0)], [unknown(0)] * 2, [unknown(0)] * LONG]
    things = list(range(LONG + 3))
    way, chance = deal_of(rows, [things], -1), Rng("everywhere")
    seen = [[0] * len(things) for _ in things]
    for _ in range(DRAWS):
        for spot, thing in enumerate(thing for row in deal_out(way, chance) for thing in row):
            seen[spot][thing] += 1
    share = DRAWS / len(things)
    assert all(abs(count - share) < 5 * share**0.5 for spot in seen for count in spot)
