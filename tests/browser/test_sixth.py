"""A game that nobody has drawn is played on the generic table: from the lobby to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .access import faults
from .board import wait
from .conftest import served

SIXTH = "tests.high_card"
"""A game without a board of its own, which joins from outside."""
MOST = 4
"""Twice around: nobody is asked more often, whatever is taken back."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One that has the sixth game besides."""
    yield from served(tmp_path_factory.mktemp("sixth"), SIXTH)


def test_a_game_without_a_board_is_played_from_the_lobby_to_its_end(person):
    one, other = person("Ann"), person("Ben")
    one.go("/")
    one.page.get_by_role("link", name="A table of High Card").click()
    one.page.wait_for_url("**/open/high_card")
    one.page.get_by_role("button", name="Open the table").click()
    one.page.wait_for_url("**/table/*")
    other.page.goto(one.page.url)
    other.page.get_by_role("button", name="Sit down").first.click()
    expect(other.page.get_by_role("button", name="Ready")).to_have_attribute("aria-pressed", "true")
    fill = one.page.get_by_role("button", name="Fill with bots")
    if fill.is_visible():
        fill.click()
    one.page.get_by_role("button", name="Start").click()

    wait(one.page, "asked")
    assert held(one.page, "Ann") in ("Two", "Five", "Nine", "Queen", "Ace"), "cards are called as in the catalogue"
    assert held(one.page, "Ben") == "–", "the card of another is not shown"
    wait(other.page, "waiting", "thinking")
    assert held(other.page, "Ann") == "–"
    assert faults(one.page) == []
    one.page.get_by_role("tab", name="You cannot").click()
    one.page.get_by_text("You know your own card.").first.wait_for()

    before = held(one.page, "Ann")
    choose(one.page, "change your card")
    wait(other.page, "asked")
    choose(other.page, "look at the card of Ann")
    other.page.wait_for_function("n => document.querySelector('[data-question]').dataset.number !== n", arg="1")
    assert held(other.page, "Ann") == held(one.page, "Ann") != before, "Ben has seen the card that Ann holds now"

    wait(one.page, "asked")
    assert one.page.locator(".generic").get_by_role("button", name="change your card").count() == 0, "once in a game"
    choose(one.page, "keep your card")
    wait(other.page, "asked")
    choose(other.page, "keep your card")
    for page in (one.page, other.page):
        wait(page, "over")
        assert "The highest card wins." in page.inner_text("[data-question]")
        assert "–" not in (held(page, "Ann"), held(page, "Ben")), "all cards are shown"
    assert faults(one.page) == []


def held(page, name: str) -> str:
    """The card at somebody's place."""
    place = page.locator(".generic section", has=page.get_by_role("heading", name=name, exact=True))
    return place.locator("dt:text-is('card') + dd").inner_text()


def choose(page, words: str) -> None:
    """Answer by a button of the board."""
    page.locator(".generic").get_by_role("button", name=words, exact=True).click()
