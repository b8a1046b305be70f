from __future__ import annotations

from collections import Counter

import pytest

from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng, below, draw_onto, reseed, seed, shuffle, throw, word, words_from

FIRST_EIGHT = [529, 945, 580, 56, 937, 572, 778, 338]


def test_the_sequence_is_fixed_for_all_time():
    """A change here changes every game ever recorded."""
    rng = Rng("standoff", 1)
    assert [rng.below(1000) for _ in range(8)] == FIRST_EIGHT


def test_sfc32_matches_an_independent_implementation():
    rng = Rng(0)
    seed(rng, (1, 2, 3, 4))
    a, b, c, d = 1, 2, 3, 4
    for _ in range(1000):
        t = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + t) % 2**32
        before = Rng(0)
        seed(before, (rng.r0, rng.r1, rng.r2, rng.r3))
        assert below(rng, 1 << 16) == t >> 16
        assert word(before) == t
        assert (rng.r0, rng.r1, rng.r2, rng.r3) == (before.r0, before.r1, before.r2, before.r3)


def test_every_result_is_as_likely():
    rng = Rng("even")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    chi2 = sum((n - 10_000) ** 2 / 10_000 for n in counts)
    assert chi2 < 20.5, counts  # 5 degrees of freedom, one in a thousand


def test_a_throw_is_as_fair_as_its_dice():
    rng = Rng("throw")
    counts = [[0] * 6 for _ in range(3)]
    for _ in range(30_000):
        value = throw(rng, 6, 3)
        for die in range(3):
            counts[die][value % 6] += 1
            value //= 6
    for row in counts:
        assert sum((n - 5000) ** 2 / 5000 for n in row) < 20.5, row


def test_shuffle_keeps_the_things_and_reaches_every_order():
    rng = Rng("shuffle")
    orders = set()
    for _ in range(500):
        things = [0, 1, 2, 3]
        shuffle(rng, things)
        assert sorted(things) == [0, 1, 2, 3]
        orders.add(tuple(things))
    assert len(orders) == 24


def drawn(rng, count):
    """All of so many things, drawn onto two runs of spots: one less than half of them, and the rest."""
    rows, things, first = [[-1] * count], list(range(count)), (count - 1) // 2
    draw_onto(rng, things, count, rows, [0, 0], [0, first], [first, count - first])
    return tuple(rows[0])


def test_things_are_drawn_in_every_order_as_often():
    rng, orders = Rng("draw"), Counter()
    for _ in range(60_000):
        orders[drawn(rng, 4)] += 1
    assert len(orders) == 24
    chi2 = sum((n - 2500) ** 2 / 2500 for n in orders.values())
    assert chi2 < 49.7, orders  # 23 degrees of freedom, one in a thousand


def test_a_word_that_would_favour_some_pairs_is_not_used():
    """Out of 2**32 words five things make pairs of two, 20 of them, but for 16 words: the word 0 is one of these."""
    rng, later = Rng(0), Rng(0)
    for one in (rng, later):
        seed(one, (0, 0, 123_456_789, 0))
    assert word(later) == 0
    assert drawn(rng, 5) == drawn(later, 5)


def test_a_generator_is_started_from_the_next_words():
    source, same, made = Rng("source"), Rng("source"), Rng(0)
    reseed(made, source)
    assert (made.r0, made.r1, made.r2, made.r3) == (word(same), word(same), word(same), word(same))


def test_fixed_results_come_first_and_are_checked():
    rng = Rng("fixed")
    rng.fixed = [3, 0, 5]
    assert (rng.below(6), throw(rng, 6, 2) % 36) == (3, 30)
    rng.fixed = [6]
    with pytest.raises(WrongSetup, match="0 to 5"):
        rng.below(6)


def test_a_shuffle_leaves_the_fixed_results_where_they_are():
    plain, laid_out = Rng("fixed"), Rng("fixed")
    laid_out.fixed = [0, 0, 0, 5]
    orders = [[1, 2, 3, 4], [1, 2, 3, 4]]
    shuffle(plain, orders[0])
    shuffle(laid_out, orders[1])
    assert orders[0] == orders[1]
    assert laid_out.fixed == [0, 0, 0, 5]
    assert (laid_out.r0, laid_out.r3) == (plain.r0, plain.r3)


def test_seeds_of_different_kinds_differ():
    assert len({words_from(1), words_from("1"), words_from(1, 2), words_from("12")}) == 4


def test_words_are_32_bits():
    assert all(0 <= w < 2**32 for _ in range(50) for w in Rng("w").words())
