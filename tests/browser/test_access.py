"""Keyboard alone, and what axe finds: nothing, on every page and every table, in both themes."""

from __future__ import annotations

import pytest

from standoff.engine.rng import Rng

from .access import THEMES, faults
from .board import Keys, Mouse, answer, play, wait
from .conftest import Person
from .pages import PAGES, settled
from .test_games import EAGER, LONGEST, TABLES, seated

FEWEST = 3
"""Whoever gives fewer answers has not played."""
PLACES = """(themes) => themes.map((theme) => {
  document.documentElement.dataset.theme = theme;
  return [...document.querySelectorAll('body *')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.tagName, left, top, width, height].join(' ');
  });
})"""
"""Where everything stands, in each theme; at once, so that nothing comes between."""


@pytest.fixture(scope="module")
def reader(chromium, server):
    """Somebody who looks at one page after the other."""
    one = Person(chromium, server.address)
    one.be("Ann")
    yield one
    one.context.close()
    assert one.faults == []


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path, reader):
    reader.go(path)
    settled(reader.page, path)
    assert faults(reader.page) == []


@pytest.mark.parametrize("path", ["/", "/scenario/bang/0"])
def test_a_theme_is_nothing_but_colours(path, reader):
    """Everything stands where it stood: so what is not about colours need be looked at in one theme only."""
    reader.go(path)
    settled(reader.page, path)
    light, dark = reader.page.evaluate(PLACES, list(THEMES))
    assert light == dark


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
