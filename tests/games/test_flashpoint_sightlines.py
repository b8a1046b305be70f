"""Sight as data agrees with the rules: what is seen, by which line, and what is in the way."""

from __future__ import annotations

import pytest

import standoff
from standoff.engine.rng import Rng
from standoff.games.flashpoint.arms import clear_shot, ranged_dice, sees
from standoff.games.flashpoint.messages.answers import ShootAt
from standoff.games.flashpoint.names import NONE, OFF
from standoff.games.flashpoint.queries import free_slots, height, place
from standoff.games.flashpoint.sight import crosses
from standoff.games.flashpoint.sightlines import sight

SETTINGS = ({"terrain": "A"}, {"terrain": "E", "models_block": True}, {"terrain": "C", "clear_shot": "every viewpoint"})


def positions(settings, many):
    """Tables in the middle of random games, with everybody placed."""
    for game in range(many):
        table = standoff.new("flashpoint", players=2, seed=f"lines {game}", settings=settings)
        chance = Rng("lines", game)
        for _ in range(20 + chance.below(120)):
            if table.over:
                break
            table.answer(table.options[chance.below(len(table.options))])
        t = table._state
        if not table.over and NONE not in [t.slot[m] for m in range(t.models) if t.cube[m] != OFF]:
            yield table


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_a_line_says_what_the_rules_say(settings):
    seen = blocked = 0
    for table in positions(settings, 12):
        t = table._state
        before = t.copy().dump()
        for m in range(t.models):
            for line in sight(t, m, t.cube[m], t.slot[m]) if t.cube[m] != OFF else ():
                assert line.sees == sees(t, m, line.target)
                assert line.clear == clear_shot(t, m, line.target)
                assert line.clear_back == clear_shot(t, line.target, m)
                p, q = (tuple(end) for end in line.ends)
                if line.camouflaged:
                    continue
                if line.sees:
                    seen += 1
                    assert not line.blocked
                    assert t.sight.blocked(p, q) < 0
                else:
                    blocked += 1
                    assert line.blocked
                    assert all(crosses(p, q, tuple(obstacle.box)) for obstacle in line.blocked)
        assert t.copy().dump() == before
    assert seen > 20
    assert blocked > 20


def test_a_refusal_names_the_first_obstacle():
    named = 0
    for terrain in "AE":
        for table in positions({"terrain": terrain}, 12):
            t = table._state
            for m in range(t.models):
                for line in sight(t, m, t.cube[m], t.slot[m]) if t.cube[m] != OFF else ():
                    first = line.blocked[0] if line.blocked and not line.camouflaged else None
                    if first is not None and first.what in ("wall", "floor", "within"):
                        ends = (place(t, m), height(t, m), place(t, line.target), height(t, line.target))
                        what, side, cube = t.sight.why_not(*ends)
                        assert cube == first.cube
                        assert (what == "floor") == (first.what == "floor")
                        assert (side != NONE) == (first.what == "wall")
                        named += 1
    assert named > 40


def test_from_another_place_it_is_as_if_the_model_stood_there():
    for table in positions({"terrain": "B"}, 6):
        t = table._state
        m = next(m for m in range(t.models) if t.cube[m] != OFF)
        cube = next(c for c in t.land.near[t.cube[m]] if t.land.stand[c] and free_slots(t, m, c))
        slot = free_slots(t, m, cube)[0]
        there = t.copy()
        there.cube[m], there.slot[m] = cube, slot
        for line in sight(t, m, cube, slot):
            assert (line.cube, line.place) == (cube, slot)
            assert line.sees == sees(there, m, line.target)
            assert line.range == t.land.distance(cube, t.cube[line.target])


def test_dice_and_ranges_are_those_of_the_options():
    """What is noted about a shot, what sight says, and what is rolled are the same."""
    table = standoff.new("flashpoint", players=2, seed="dice", settings={"kills": 12})
    chance, shots = Rng("dice"), 0
    while not table.over and shots < 60:
        if table.question().kind == "shoot":
            t = table._state
            m, _ = t.args
            lines = {line.target: line for line in sight(t, m, t.cube[m], t.slot[m])}
            for code in table.options:
                option = table.option(code)
                if isinstance(option.answer, ShootAt) and not option.answer.ammo:
                    arm, mode, line = option.answer.arm, option.answer.mode, lines[option.answer.target]
                    chances = {(c.arm, c.mode): c for c in line.chances}
                    found, note = chances[arm, mode], option.note
                    assert (found.line, found.dice, found.need) == (note.line, note.dice, note.need)
                    assert (line.range, found.reach, line.sees, line.clear) == (
                        note.range,
                        note.reach,
                        note.sees,
                        note.clear,
                    )
                    p = t.data.weapons[found.line // 4].profiles[found.line % 4]
                    assert note.dice == ranged_dice(t, m, line.target, p, mode, False, False)
                    shots += 1
        table.answer(table.options[chance.below(len(table.options))])
    assert shots


def test_a_seat_may_ask_what_would_be_seen():
    table, chance = standoff.new("flashpoint", players=2, seed=1), Rng("asked")
    while table.question().kind != "act":
        table.answer(table.options[chance.below(len(table.options))])
    seat = table.seat(0)
    found = seat.inquire("sight", model=0, cube=4, place=4)
    assert {line.target for line in found} <= set(range(table._state.models))
    assert all((line.model, line.cube, line.place) == (0, 4, 4) for line in found)
    for parts in ({"model": 99, "cube": 0, "place": 0}, {"model": 0}, {"model": 0, "cube": 10**9, "place": 0}):
        with pytest.raises(standoff.StandoffError, match="sight cannot be found"):
            seat.inquire("sight", **parts)
    with pytest.raises(standoff.StandoffError, match="there is: sight"):
        seat.inquire("smell")
