"""Flashpoint: what a model would see from a place, before the move is made."""

from __future__ import annotations

from standoff.engine.rng import Rng

from .board import answer, wait
from .test_games import seated

MOST = 60
"""Answers until a model moves."""
CUBES = ".cell[data-can]"
LINES = ".sight line.line"


def test_sight_is_shown_before_a_move_is_made(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'flashpoint')}?flat")
    chance = Rng("sight")
    for _ in range(MOST):
        wait(one.page, "asked")
        moving = "moves" in one.page.inner_text("[data-question]").lower()
        enemies = one.page.locator(".model").count() // 2
        if moving and enemies and one.page.locator(CUBES).count() > 1:
            break
        answer(one.page, chance)
    else:
        raise AssertionError("no model came to move")
    assert one.page.locator(LINES).count() == 0, "nothing is looked at yet"
    one.page.locator(CUBES).first.hover()
    one.page.wait_for_selector(LINES, state="attached")
    drawn = one.page.locator(LINES).evaluate_all("all => all.map(e => e.getAttribute('class'))")
    assert all(any(how in line for how in ("clear", "partly", "blocked")) for line in drawn)
    listed = one.page.locator("[aria-label=Sight] li")
    assert listed.count() > 0, "every line is told in words as well"
    blocked = one.page.locator("[aria-label=Sight] li.blocked").count()
    assert one.page.locator(".sight .panel").count() >= min(1, blocked), "what is in the way glows"
    one.page.get_by_role("button", name="Sight").click()
    one.page.wait_for_function("q => document.querySelectorAll(q).length === 0", arg=LINES)
