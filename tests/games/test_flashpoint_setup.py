"""Preparation: what chance decides, seen over many set-ups; and rulings that must each be shown."""

from __future__ import annotations

from pathlib import Path

import standoff
from standoff.engine.clauses import load_clauses
from standoff.engine.play import start
from standoff.engine.scenario import find_scenarios
from standoff.games.flashpoint import GAME

SCENARIOS = Path(__file__).parent.parent / "rulebook" / "flashpoint"


def table(seed, **settings):
    return start(standoff.prepare("flashpoint", players=2, seed=f"set-up {seed}", settings=settings))


def weapons_of(t):
    """The weapons in play and in the pile."""
    return t.arm_pile + [kind for kind in t.arm_kind if kind >= 0]


def test_random_weapon_tokens_are_ten_different_ranged_weapons_and_any_may_come():
    data = GAME.packaged_data
    met = set()
    for seed in range(60):
        t = table(seed, weapon_tokens="random")
        tokens = weapons_of(t)
        assert len(set(tokens)) == len(tokens) == 10
        assert not set(tokens) & set(t.arm_box)
        assert all(any(p.reach for p in data.weapons[w].profiles) for w in tokens)
        assert data.oddball not in tokens
        met |= set(tokens)
    assert met > set(data.tokens)
    assert all(sorted(weapons_of(table(seed))) == sorted(data.tokens) for seed in range(5))


def test_every_drop_marker_gets_to_every_place():
    spots = [table(seed).drops for seed in range(60)]
    for number in range(4):
        assert len({drops[number] for drops in spots}) == 4
    assert len({tuple(sorted(drops)) for drops in spots}) == 1


def test_every_ruling_is_named_by_a_clause_with_a_scenario():
    shown = {clause for scenario in find_scenarios([SCENARIOS]) for clause in scenario.clauses}
    clauses = load_clauses(GAME.folder).values()
    ruled = {c.ruling for c in clauses if c.ruling and c.id in shown}
    assert {f"R{n:02}" for n in range(1, 58)} <= ruled
