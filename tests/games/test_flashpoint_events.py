"""What events say beyond the view: ways that can be walked, tests that belong together, numbers that tell things apart.

That they suffice to keep a view up to date is shown for all games in tests/contract/test_face.py.
"""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

import standoff
from standoff.engine.rng import Rng
from standoff.games.flashpoint.messages import models as m
from standoff.games.flashpoint.messages import table as r
from standoff.games.flashpoint.messages import tokens

LONG = int(os.environ.get("STANDOFF_LONG", "1"))
"""A long run asks for more games."""

SETTINGS = (
    {"kills": 12},
    {"scenario": "oddball", "starting_player": "recon", "terrain": "B"},
    {"scenario": "capture the flag", "first_team": "Banished mercenaries", "banished_order": "Alliance"},
    {"scenario": "strongholds", "fireteams": "draft", "models": 3, "terrain": "C"},
    {"scenario": "stockpile", "second_team": "UNSC legend", "weapon_tokens": "random", "tie": "play on"},
    {"scenario": "training"},
    {"terrain": "E", "first_team": "Banished brutes", "single_source": True, "banished_order": "Rampage", "kills": 8},
)
ON_FOOT = ("advance", "scout", "sprint", "rampage")
MEASURED = ("overheat", "return", "throw", "shot_at_cube")
"""Tests that are measured by what the rules ask for, not by another roll."""


def games(settings):
    for game in range(LONG):
        table = standoff.new("flashpoint", players=2, seed=f"told {game}", settings=settings)
        chance = Rng("told", game)
        while not table.over and table.number < 1500:
            table.answer(table.options[chance.below(len(table.options))])
        yield table, [told.event for told in table.events()]


def settings_of(param):
    return str(param.get("scenario", param.get("terrain", "slayer")))


@pytest.mark.parametrize("settings", SETTINGS, ids=settings_of)
def test_a_model_goes_where_it_was_to_where_it_is(settings):
    """Every move begins where the last one ended; on foot each cube of the way is a step from the one before."""
    ways = set()
    for table, events in games(settings):
        land, where = table._state.land, {}
        for e in events:
            match e:
                case m.Move(model, source, path, cube, _, how):
                    assert source == where.get(model)
                    assert cube == (path[-1] if path else source)
                    assert (how in ("place", "make_room")) == (not path)
                    if how in ON_FOOT:
                        for a, b in zip([source, *path], path, strict=False):
                            assert any(b in land.steps[gait][a] for gait in land.steps)
                    if how == "fall":
                        assert land.level(cube) == land.level(source) - 1
                    where[model] = cube
                    ways.add(how)
                case m.Kill(model, _, cube):
                    assert where.pop(model) == cube
                case m.PushModel(model, source, _, _):
                    assert source == where[model]
    assert {"place", "advance"} <= ways


@pytest.mark.parametrize("settings", SETTINGS, ids=settings_of)
def test_a_test_says_what_it_is_measured_by(settings):
    """Whoever rolls second knows what the other has rolled; alone it is what the rules ask for."""
    seen = 0
    for _, events in games(settings):
        rolls = [e for e in events if isinstance(e, r.Roll)]
        for before, roll in zip([None, *rolls], rolls, strict=False):
            assert roll.successes == sum(die >= roll.need for die in roll.dice) if roll.need else not roll.successes
            if roll.reason in MEASURED:
                assert roll.opposed in (1, 2)
            elif roll.opposed is not None:
                seen += 1
                assert before.reason == roll.reason
                if roll.reason in ("shot", "assault"):
                    assert (before.model, before.against, before.successes) == (roll.against, roll.model, roll.opposed)
                elif roll.reason in ("slam", "fall"):
                    assert (before.against, before.successes) == (roll.model, roll.opposed)
    assert seen


def test_a_single_die_says_what_it_decides():
    """What follows from it is what was to be decided: a scenario, who begins, on which marker a weapon lies."""
    follows = {"scenario": r.ChooseScenario, "starter": r.Starter, "drop": tokens.DropWeapon}
    seen = set()
    for number in range(6):
        settings = {"scenario": "random", "starting_player": "die" if number % 2 else "recon"}
        table = standoff.new("flashpoint", players=2, seed=f"decided {number}", settings=settings)
        chance = Rng("decided", number)
        while not table.over and table.number < 1000:
            table.answer(table.options[chance.below(len(table.options))])
        events = [told.event for told in table.events()]
        for die, then in pairwise(events):
            if isinstance(die, r.Die):
                seen.add(die.reason)
                if die.reason in follows:
                    assert isinstance(then, follows[die.reason]) or (
                        isinstance(then, r.Die) and then.reason == die.reason
                    )
    assert {"scenario", "starter", "recon", "drop"} <= seen


@pytest.mark.parametrize("settings", SETTINGS, ids=settings_of)
def test_what_is_left_follows_from_what_was_there(settings):
    """Shields, Health and Barriers: what an event takes away and what it leaves."""
    for table, events in games(settings):
        data, shields, health, barriers = table._state.data, {}, {}, {}
        card = {}
        for e in events:
            match e:
                case r.Muster(_, units, _, own, _):
                    for unit, have in zip(units, own, strict=True):
                        card[len(card)] = data.units[unit]
                        shields[len(shields)], health[len(health)] = have, data.units[unit].health
                case m.LoseShields(model, amount, left, over):
                    assert shields[model] - amount == left >= over
                    shields[model] = left
                case m.RegainShields(model, amount, left):
                    shields[model] += amount
                    assert left <= shields[model]
                case m.Overshield(model):
                    shields[model] += 1
                case m.Wound(model, amount, left):
                    health[model] = max(health[model] - amount, 0)
                    assert health[model] == left
                case m.Heal(model, amount, left):
                    health[model] += amount
                    assert health[model] == left
                case m.Refresh(model, own):
                    shields[model], health[model] = own, card[model].health
                case m.LayBarrier(barrier, cube, have, until):
                    assert barrier not in barriers
                    barriers[barrier] = cube, have, until
                case m.HitBarrier(barrier, cube, amount, left):
                    assert barriers[barrier][:2] == (cube, left + amount)
                    barriers[barrier] = cube, left, barriers[barrier][2]
                    barriers = {number: wall for number, wall in barriers.items() if wall[1]}
                case r.EndRound(ended):
                    barriers = {number: wall for number, wall in barriers.items() if not 0 < wall[2] <= ended}
