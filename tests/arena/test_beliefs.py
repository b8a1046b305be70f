"""Beliefs about roles are measured, and are better than a guess."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from standoff.arena.beliefs import Plan, measure, plot
from standoff.engine.errors import WrongSetup


def test_beliefs_are_better_than_a_guess_and_get_better():
    report = measure(Plan("bang", 7, 4, "some"))
    losses = [quarter.loss for quarter in report.quarters]
    assert all(quarter.loss < quarter.uniform for quarter in report.quarters[1:])
    assert losses[-1] < losses[0]
    assert report.games == 4
    assert sum(one.beliefs for one in report.calibration) > sum(quarter.beliefs for quarter in report.quarters)
    sure = report.calibration[-1]
    assert sure.believed > 0.9
    assert sure.true > 0.7
    drawn = ElementTree.fromstring(plot(report))
    said = "".join(drawn.itertext())
    assert all(f"of {one.beliefs:,}" in said for one in report.calibration)


def test_a_game_without_secret_roles_has_no_beliefs():
    with pytest.raises(WrongSetup, match="secret"):
        measure(Plan("halo_bang", 4, 1, "none"))
