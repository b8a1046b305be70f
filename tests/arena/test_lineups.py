"""Fairness, counted: every bot has every seat, every side and every role of the same deals as often as every other."""

from __future__ import annotations

from collections import Counter

import pytest

from standoff.arena.fixtures import setup_of
from standoff.arena.lineups import LINEUPS, alone, by_sides, challenge, challenge_alone, mixed
from standoff.arena.tournament import make_plan
from standoff.engine.errors import WrongSetup
from standoff.engine.play import start
from standoff.engine.rng import Rng

BANG_5 = ("Law", "Outlaws", "Renegade", "Outlaws", "Law")


def fixtures(plan):
    return [plan.fixture(number) for number in range(plan.games)]


def counts(found):
    """How often each bot had each seat, and each role of each deal."""
    seats, roles = Counter(), Counter()
    for fixture in found:
        t = start(setup_of(fixture))
        for seat, bot in enumerate(fixture.bots):
            seats[bot, seat] += 1
            role = t.setup.game.dealt(t).seats[seat].get("role", [""])[0]
            roles[bot, fixture.deal, role] += 1
    return seats, roles


@pytest.mark.parametrize(
    ("game", "players", "bots", "lineup", "games"),
    [
        ("bang", 5, "ab", "mixed", 20),
        ("bang", 7, "abc", "mixed", 21),
        ("bang", 4, "abcde", "mixed", 20),
        ("bang", 4, "ab", "alone", 20),
        ("bang", 6, "ab", "sides", 20),
        ("walking_dead", 8, "abc", "sides", 40),
        ("halo_bang", 4, "abc", None, 18),
        ("risk_halo", 2, "ab", None, 4),
        ("flashpoint", 2, "ab", None, 2),
    ],
)
def test_every_bot_has_every_seat_and_role_as_often(game, players, bots, lineup, games, monkeypatch):
    monkeypatch.setattr("standoff.arena.tournament.bots_for", lambda *_: [])
    plan = make_plan(game, players, list(bots), lineup, games, "fair", {})
    assert plan.games >= games
    seats, roles = counts(fixtures(plan))
    assert len(set(seats.values())) == 1
    assert set(seats) == {(bot, seat) for bot in bots for seat in range(players)}
    if len(bots) <= players:
        by_role = {}
        for (bot, deal, role), often in roles.items():
            by_role.setdefault((deal, role), {})[bot] = often
        assert all(len(had) == len(bots) and len(set(had.values())) == 1 for had in by_role.values())


def test_more_bots_than_seats_meet_each_other_as_often(monkeypatch):
    monkeypatch.setattr("standoff.arena.tournament.bots_for", lambda *_: [])
    plan = make_plan("flashpoint", 2, list("abcd"), "mixed", 1, "0", {})
    assert sorted(Counter(tuple(f.bots) for f in fixtures(plan)).items()) == sorted(
        ((one, other), 1) for one in "abcd" for other in "abcd" if one != other
    )


def test_one_deal_is_played_with_the_bots_turned_round():
    found = mixed("ab", BANG_5, 0, Rng(1))
    assert len(found) == 2
    assert all({one, other} == {"a", "b"} for one, other in zip(*found, strict=True))


def test_a_whole_side_against_the_rest():
    found = by_sides("ab", BANG_5, 0, Rng(1))
    assert ("a", "b", "b", "b", "a") in found
    assert ("b", "b", "a", "b", "b") in found
    assert ("a",) * 5 in found
    assert len(found) == len(set(found)) == 8
    assert sorted(by_sides("ab", ("x", "x", "y", "y"), 0, Rng(1))) == [tuple("aabb"), tuple("bbaa")]


def test_one_seat_among_strangers():
    found = alone("ab", BANG_5, 0, Rng(1))
    assert len(found) == len(set(found)) == 12
    assert sum(seating.count("a") == 1 for seating in found) == 5
    assert sorted(alone("ab", ("x", "y"), 0, Rng(1))) == [("a", "b"), ("b", "a")]


def test_challengers_never_meet_each_other():
    found = challenge("abz", BANG_5, 0, Rng(1))
    assert sorted(found) == sorted(
        [
            *(("a", "z", "z", "z", "a"), ("z", "a", "z", "a", "z"), ("z", "z", "a", "z", "z")),
            *(("b", "z", "z", "z", "b"), ("z", "b", "z", "b", "z"), ("z", "z", "b", "z", "z")),
            ("z",) * 5,
        ]
    )
    assert sorted(challenge("az", ("x", "x", "y", "y"), 0, Rng(1))) == [tuple("aazz"), tuple("zzaa")]


def test_a_challenger_alone_has_each_seat_once():
    found = challenge_alone("az", BANG_5, 0, Rng(1))
    assert sorted(seating.index("a") for seating in found if "a" in seating) == [0, 1, 2, 3, 4]
    assert all(seating.count("a") == 1 for seating in found if "a" in seating)
    assert [seating for seating in found if "a" not in seating] == [("z",) * 5]


@pytest.mark.parametrize(
    ("bots", "lineup", "games", "says"),
    [
        (["random"], None, 10, "two bots or more"),
        (["random", "random"], None, 10, "each named once"),
        (["random", "nobody"], None, 10, "no bot 'nobody'"),
        (["random", "policy"], "odd", 10, "there are: " + ", ".join(LINEUPS)),
        (["random", "policy"], None, 0, "1 or more"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(bots, lineup, games, says):
    with pytest.raises(WrongSetup, match=says):
        make_plan("bang", 4, bots, lineup, games, "0", {})
