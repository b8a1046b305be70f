"""The chances of tests with Headshots, against their exact values, over a million tests of five dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

import standoff
from standoff.engine.play import start
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.names import FOR_SHOT, NONE, T_RANGED

DICE = 5
TESTS = 250_000


def exact(need: int, head: int, most: int) -> list[Fraction]:
    """The chance of 0, 1, ... successes of five dice: a die that is a Headshot is a success and starts again."""
    miss = Fraction(need - 1, 8)
    plain = Fraction(max(head - need, 0), 8)
    again = Fraction(9 - max(head, need), 8)
    one = [miss]
    for _ in range(most):
        one.append((plain if len(one) == 1 else 0) + again * one[-1])
    total = [Fraction(1)] + [Fraction(0)] * most
    for _ in range(DICE):
        total = [sum(total[i] * one[n - i] for i in range(n + 1)) for n in range(most + 1)]
    return total


@pytest.mark.parametrize(("need", "head"), [(3, 8), (4, 8), (5, 8), (4, 7)])
def test_successes_come_as_often_as_they_should(need, head):
    t = start(standoff.prepare("flashpoint", players=2, seed=f"{need}/{head}"))
    found = [0] * 200
    for _ in range(TESTS):
        found[roll_test(t, NONE, T_RANGED, FOR_SHOT, DICE, need, NONE, NONE, head)] += 1
    for successes, chance in enumerate(exact(need, head, 9)):
        share = float(chance)
        spread = (share * (1 - share) / TESTS) ** 0.5
        assert abs(found[successes] / TESTS - share) < 5 * spread, successes


def test_a_mean_die_is_worth_eight_sevenths_of_its_chance():
    assert abs(sum(n * p for n, p in enumerate(map(float, exact(4, 8, 60)))) / DICE - 5 / 8 * 8 / 7) < 1e-9
