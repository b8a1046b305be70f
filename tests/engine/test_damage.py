"""Damaged scenario files: a sentence, or a table that plays on; a small run of scripts/damage.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from standoff.games import IDS

SCRIPT = Path(__file__).parents[2] / "scripts" / "damage.py"
FILES = 60


@pytest.fixture(scope="module")
def damage():
    spec = importlib.util.spec_from_file_location("damage", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.SLOW = module.STOPPED  # no timed tests; what hangs is stopped all the same
    return module


@pytest.mark.parametrize("game", IDS)
def test_damaged_scenarios_give_a_sentence_or_play_on(damage, game):
    found = damage.damage_scenarios(game, FILES, "test")
    assert found.counts.total() == FILES
    assert {kind: found.examples[kind] for kind in found.counts if kind not in damage.FINE} == {}
    assert all(found.counts[kind] for kind in damage.FINE)


def test_what_no_file_may_do_is_counted_by_its_kind(damage):
    found = damage.Found()

    def break_down():
        raise KeyError("gone")

    damage.attempt(found, "one", break_down)
    damage.attempt(found, "two", lambda: damage.PLAYS_ON)
    assert found.counts == {"KeyError in test_damage.py, break_down": 1, "plays on": 1}
    assert found.bad == 1
    assert "line" in damage.report("bang", "scenarios", found)
