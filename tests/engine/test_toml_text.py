"""What was read from a scenario file is written down again, and reads as the same."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import standoff
from standoff.engine.toml_text import WIDEST, toml_of
from standoff.games import IDS

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("game", IDS)
def test_every_scenario_reads_as_the_same_again(game):
    for scenario in standoff.scenarios(game):
        assert tomllib.loads(toml_of(scenario.told)) == scenario.told, scenario.title


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
def test_anything_reads_as_the_same_again(told):
    assert tomllib.loads(toml_of(told)) == told


def test_a_long_list_has_a_line_for_each_entry():
    seats = [{"name": f"Player {number}", "role": "Outlaw"} for number in range(5)]
    lines = toml_of({"given": {"seats": seats, "turn": "Player 0"}}).splitlines()
    assert lines[:3] == ["[given]", "seats = [", '  { name = "Player 0", role = "Outlaw" },']
    assert max(map(len, lines)) <= WIDEST
