"""Keyboard alone, and what axe finds: nothing, on every page and every table, in both themes."""

from __future__ import annotations

import pytest

from standoff.engine.rng import Rng

from .access import faults
from .board import Keys, Mouse, answer, play, wait
from .test_games import EAGER, LONGEST, TABLES, seated

PAGES = ("/", "/open/bang", "/rules/bang/bang.missed.cancels", "/you", "/scenario/bang/0")
FEWEST = 3
"""Whoever gives fewer answers has not played."""


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path, person):
    one = person("Ann")
    one.go(path)
    one.page.wait_for_load_state("networkidle")
    assert faults(one.page) == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_a_table(game, person):
    """When somebody is asked, has touched something, has answered; `test_games` looks at the end of a game."""
    one = person("Ann")
    one.go(f"/table/{seated(one, game)}")
    now = wait(one.page, "asked")
    assert faults(one.page) == []
    if now["things"]:
        Mouse().touch(one.page, now["things"][0])
        assert faults(one.page) == []
    one.page.keyboard.press("Escape")
    answer(one.page, Rng("axe"))
    wait(one.page, "asked", "over")
    assert faults(one.page) == []


def test_a_game_is_played_by_keyboard_alone(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang')}")
    given = play(one.page, Rng("keys"), LONGEST, EAGER, Keys())
    assert FEWEST < given < LONGEST
    wait(one.page, "over")
