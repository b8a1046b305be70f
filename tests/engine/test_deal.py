"""Dealing hidden things: which way by its odds, and only what is unseen."""

from __future__ import annotations

from standoff.engine.deal import deal_onto, deal_out, pick
from standoff.engine.guess import barred, unknown
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
    things = list(range(20, 28))
    rows = [[5], [unknown(0), 9], [unknown(0)] * 5, [unknown(0)] * 2]
    way = deal_of(rows, [things], -1)
    assert way.known == rows
    lying = [way.known[at][:] for at in way.places]
    one, other, last = lying
    deal_onto(lying, way, Rng(1))
    assert lying == [one, other, last]
    assert one[1] == 9
    assert sorted([one[0], *other, *last]) == things


def test_what_the_state_has_as_a_list_is_not_laid_out_again():
    rows = [[unknown(0)], [unknown(0)] * 2, [3], [unknown(0)]]
    way = deal_of(rows, [[1, 2, 4, 5]], -1, None, [0, 2])
    assert way.lent == [1, 3]
    assert way.places == [1, 3, 0]


def test_on_some_spots_only_what_fits_may_lie():
    """Two spots bar the thing 9, of which there are three among seven; everything else may lie everywhere."""
    rows = [[barred(0), 5, barred(0)], [unknown(0)] * 5]
    things = [9, 1, 9, 2, 3, 9, 4]
    way, chance = deal_of(rows, [things], -1, {0: frozenset({9})}), Rng("barred")
    seen = [dict.fromkeys(things, 0) for _ in things]
    for _ in range(DRAWS):
        (one, known, two), rest = deal_out(way, chance)
        assert known == 5
        assert sorted([one, two, *rest]) == sorted(things)
        for spot, thing in enumerate([one, two, *rest]):
            seen[spot][thing] += 1
    share = DRAWS / 4
    for spot, counts in enumerate(seen):
        nines, fitting = (0.0, share) if spot < 2 else (3 / 5 * DRAWS, 2 / 5 * share)
        assert abs(counts.pop(9) - nines) < 5 * share**0.5
        assert all(abs(count - fitting) < 5 * share**0.5 for count in counts.values())


def test_everything_comes_to_lie_everywhere():
    rows = [[unknown(0)], [unknown(0)] * 2, [unknown(0)] * 7, [8, unknown(0), unknown(0)]]
    things = list(range(20, 32))
    way, chance = deal_of(rows, [things], -1), Rng("everywhere")
    seen = [[0] * len(things) for _ in things]
    for _ in range(DRAWS):
        dealt = [thing for row in deal_out(way, chance) for thing in row if thing != 8]
        for spot, thing in enumerate(dealt):
            seen[spot][thing - things[0]] += 1
    share = DRAWS / len(things)
    assert all(abs(count - share) < 5 * share**0.5 for spot in seen for count in spot)
