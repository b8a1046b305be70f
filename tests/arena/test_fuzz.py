"""Random games over all settings: the quick way and the thorough way try the same games."""

from __future__ import annotations

import pytest

from standoff.arena import fuzz as fuzzing
from standoff.arena.fuzz import FuzzPlan, fuzz
from standoff.games import find


@pytest.mark.parametrize("every", [0, 7])
def test_checking_less_often_tries_the_same_games(every):
    slow = fuzz(FuzzPlan("walking_dead", 40, "same"))
    quick = fuzz(FuzzPlan("walking_dead", 40, "same", every))
    assert (quick.games, quick.decisions, quick.longest, quick.faults) == (40, slow.decisions, slow.longest, [])


@pytest.mark.parametrize("every", [0, 1, 7])
def test_a_fault_comes_with_a_record_that_shows_it(every, monkeypatch):
    monkeypatch.setattr(find("walking_dead").position, "faults", lambda t: ["a fault"] if t.over else [])
    found = fuzzing.fuzz_batch(FuzzPlan("walking_dead", 3, "odd", every), 0, 3)
    assert [fault.what for fault in found.faults] == ["a fault"] * 3
    assert all(fault.record.answers for fault in found.faults)
