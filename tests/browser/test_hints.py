"""Hints: a mark on the things of the board, the reason, what else is good; only where the table allows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .access import faults
from .board import wait
from .test_games import IN_DEPTH, TABLES, seated
from .test_together import PHONE

MARK = "[data-hinted]"
DONE = 12
"""So many hints are followed; every game has advised something on the board by then."""


def hint(page):
    """Ask for a hint by its key; the pointer rests where it shows nothing else."""
    page.mouse.move(1, 1)
    page.keyboard.press("h")
    told = page.get_by_role("status", name="Hint")
    told.wait_for()
    return told


@pytest.mark.parametrize("game", TABLES)
def test_what_is_advised_is_marked_on_the_board_and_can_be_done(game, person):
    one = person("Ann")
    one.go(f"/table/{seated(one, game, hints=True)}")
    if game in IN_DEPTH:
        one.page.get_by_role("button", name="Flat").click()
    marked = 0
    for _ in range(DONE):
        now = wait(one.page, "asked", "over")
        if now["moment"] == "over" or marked > 1:
            break
        told = hint(one.page)
        assert told.locator("p").inner_text(), "a reason"
        for mark in one.page.locator(MARK).all():
            thing = one.page.locator(f'[data-thing="{mark.get_attribute("data-hinted")}"]').first
            there, around = thing.bounding_box(), mark.bounding_box()
            assert around["x"] <= there["x"]
            assert around["y"] <= there["y"]
            assert around["x"] + around["width"] >= there["x"] + there["width"]
            marked += 1
        told.get_by_role("button", name="Do it").click()
        one.page.wait_for_function(
            "n => Number(document.querySelector('[data-question]').dataset.number ?? 1e9) !== n", arg=now["number"]
        )
        expect(one.page.locator(MARK)).to_have_count(0)
    assert marked, "nothing on the board was marked"


def test_what_is_next_best_is_shown_in_its_turn(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang', hints=True)}")
    for _ in range(DONE):
        wait(one.page, "asked")
        told = hint(one.page)
        others = told.locator("li button[aria-pressed=false]")
        if others.count():
            break
        told.get_by_role("button", name="Do it").click()
    shares = [int(text.rstrip("%")) for text in told.locator("li b").all_inner_texts()]
    assert all(0 <= share <= 100 for share in shares)
    words = others.first.locator("span").last.inner_text()
    others.first.focus()
    expect(told.locator("li button[aria-pressed=true] span").last).to_have_text(words)
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
    expect(one.page.locator(MARK)).to_have_count(0)


def test_no_hints_where_the_table_has_none(person):
    one = person("Ann")
    one.go(f"/table/{seated(one, 'bang', hints=False)}")
    wait(one.page, "asked")
    assert one.page.get_by_role("button", name="Hint").count() == 0
    one.page.keyboard.press("h")
    one.page.wait_for_timeout(500)
    assert one.page.get_by_role("status", name="Hint").count() == 0


def test_axe_finds_nothing_beside_a_hint_on_a_phone(person):
    one = person("Ann", **PHONE)
    one.go(f"/table/{seated(one, 'bang', hints=True)}")
    wait(one.page, "asked")
    one.page.get_by_role("button", name="Hint").tap()
    one.page.get_by_role("status", name="Hint").wait_for()
    assert faults(one.page) == []
