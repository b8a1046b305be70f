"""Ratings against the figures that openskill documents, and what a game with one bot, or with several seats, does."""

from __future__ import annotations

import pytest

from standoff.arena.fixtures import Played
from standoff.arena.ratings import rate
from standoff.engine.dealt import Dealt


def game(bots, sides, winners, number=0):
    return Played(number, "0", list(bots), winners, [], 1, "", Dealt(list(sides), [{} for _ in bots], {}))


def test_one_win_as_openskill_documents_it():
    rated = rate("ab", [game("ab", "12", [0])])
    assert (rated["a"].mu, rated["a"].sigma) == pytest.approx((27.63523138, 8.0655063), abs=1e-3)
    assert (rated["b"].mu, rated["b"].sigma) == pytest.approx((22.36476861, 8.0655063), abs=1e-3)
    assert rated["a"].high - rated["a"].mu == pytest.approx(1.959964 * rated["a"].sigma)


def test_a_tie_between_equals_changes_no_strength():
    rated = rate("ab", [game("ab", "12", [])])
    assert rated["a"].mu == pytest.approx(rated["b"].mu) == pytest.approx(25.0)
    assert rated["a"].sigma < 25 / 3


def test_unequal_teams_and_a_free_for_all():
    law = rate("abc", [game("abcc", "LLOR", [0, 1])])
    assert law["a"].mu == law["b"].mu > 25 > law["c"].mu
    all_alone = rate("abc", [game("abc", "123", [2])])
    assert all_alone["c"].mu > 25 > all_alone["a"].mu == pytest.approx(all_alone["b"].mu)


def test_several_seats_count_as_one_game():
    """The mean of the seats, not their sum: with all four seats of a side the update is that of a side."""
    one, many = rate("ab", [game("ab", "12", [0])]), rate("ab", [game("aabb", "1122", [0, 1])])
    assert many["a"].mu - 25 < 2 * (one["a"].mu - 25)
    assert rate("ab", [game("aaaa", "1122", [0, 1])])["a"].mu == 25.0
