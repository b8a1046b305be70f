"""Keyboard alone, and what axe finds: nothing, on every page and every table, in both themes."""

from __future__ import annotations

import pytest

from standoff.compiled.browser import WEB
from standoff.engine.rng import Rng

from .board import answer, stands, wait
from .test_games import TABLES, seated

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light")
PAGES = ("/", "/open/bang", "/rules/bang/bang.missed.cancels", "/you", "/scenario/bang/0")


def faults(page) -> list[str]:
    """What axe finds, a line each."""
    page.evaluate(AXE.read_text("utf-8"))  # not as a tag: the page lets in no script but its own
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{one['id']}: {one['help']} {[n['target'] for n in one['nodes']][:3]}" for one in found]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(path, theme, person):
    one = person("Ann", color_scheme=theme)
    one.go(path)
    one.page.wait_for_load_state("networkidle")
    assert faults(one.page) == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_at_a_table(game, person):
    for theme in THEMES:
        one = person("Ann", color_scheme=theme)
        one.go(f"/table/{seated(one, game)}")
        if wait(one.page, "asked", "over")["moment"] == "asked":
            assert faults(one.page) == [], theme
            answer(one.page, Rng("axe"))
        wait(one.page, "asked", "over")
        assert faults(one.page) == [], theme


def test_a_game_is_played_by_keyboard_alone(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang')}")
    given = 0
    while given < 8 and wait(one.page, "asked", "over")["moment"] == "asked":
        number = stands(one.page)["number"]
        for _ in range(12):
            now = stands(one.page)
            if now["number"] != number or now["moment"] != "asked":
                break
            if now["entries"] or now["things"]:
                one.page.keyboard.press("ArrowRight" if not now["entries"] else "Tab")
                one.page.keyboard.press("Enter")
            else:
                one.page.keyboard.press("e")
            one.page.wait_for_timeout(50)
        else:
            one.page.keyboard.press("Escape")
            one.page.keyboard.press("Escape")
            one.page.keyboard.press("e")
        given += 1
    assert given >= 3
