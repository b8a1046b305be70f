"""Every clause three times: as text, in code, and in at least one scenario that holds."""

from __future__ import annotations

import pytest

from standoff import scenario_setup
from standoff.cli.commands import rules_report
from standoff.engine.clauses import load_clauses
from standoff.engine.rulebook import rulebook_folder
from standoff.engine.scenario import find_scenarios, play
from standoff.games import IDS, find


@pytest.mark.parametrize("game", IDS)
def test_every_clause_has_code_and_a_scenario(game):
    report = rules_report(game)
    assert report.uncovered == []
    assert [c.id for c in report.list if not c.code] == []


@pytest.mark.parametrize("game", IDS)
def test_code_and_scenarios_name_only_clauses_that_exist(game):
    found = find(game)
    clauses = load_clauses(found.folder)
    for scenario in find_scenarios([rulebook_folder() / game]):
        assert scenario.clauses, f"{scenario.title} shows no clause"
        assert [c for c in scenario.clauses if c not in clauses] == [], scenario.title
    for setting in found.info().settings:
        assert [c for c in setting.clauses if c not in clauses] == [], setting.name


@pytest.mark.parametrize("game", IDS)
def test_scenarios_have_names_of_their_own(game):
    titles = [s.title for s in find_scenarios([rulebook_folder() / game])]
    assert sorted({t for t in titles if titles.count(t) > 1}) == []


@pytest.mark.parametrize("game", IDS)
def test_every_scenario_holds(game):
    shown = [play(s, scenario_setup) for s in find_scenarios([rulebook_folder() / game])]
    assert [(s.scenario.title, s.faults) for s in shown if s.faults] == []
