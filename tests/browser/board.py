"""Playing with the mouse alone, by what glows on the board. Like the client, it knows no rule."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from standoff.engine.rng import Rng

BAR: Final = "[data-question]"
THING: Final = "[data-thing][data-can]"
BUTTON: Final = "[data-acts] button:not(:disabled):not([aria-keyshortcuts=Esc])"
ENTRY: Final = "[role=menu] [role=menuitem]"
MOST_CLICKS: Final = 40
"""More than any answer takes, even if whoever clicks changes his mind."""
AFRESH: Final = 10
"""After so many clicks whoever has lost his way begins again."""
PATIENCE: Final = 120_000
"""Milliseconds until this seat is asked again; bots think in plain Python where nothing is compiled."""

STANDS: Final = """([bar, thing, button, entry]) => {
  const shown = (q) => [...document.querySelectorAll(q)].filter((e) => e.getClientRects().length > 0);
  const at = document.querySelector(bar)?.dataset;
  return {
    moment: at?.moment ?? '', number: Number(at?.number ?? -1), entries: shown(entry).length,
    things: [...new Set(shown(thing).filter((e) => !e.matches('[aria-pressed=true]')).map((e) => e.dataset.thing))],
    buttons: shown(button).length,
  };
}"""
"""What the page offers to whoever looks at it."""


def stands(page: Page) -> dict:
    return page.evaluate(STANDS, [BAR, THING, BUTTON, ENTRY])


def wait(page: Page, *moments: str) -> dict:
    """Until the table is at one of these moments."""
    page.wait_for_function(
        "([bar, moments]) => moments.includes(document.querySelector(bar)?.dataset.moment)",
        arg=[BAR, list(moments)],
        timeout=PATIENCE,
    )
    return stands(page)


def touch(page: Page, thing: str) -> None:
    """Click a thing of the board, wherever it is drawn."""
    page.locator(f'[data-thing="{thing}"]').first.dispatch_event("click")


def answer(page: Page, chance: Rng, eager: int = 4) -> None:
    """Answer the open question by clicks on the board: one in `eager` times by a button of the bar, if there is one."""
    number = stands(page)["number"]
    for click in range(1, MOST_CLICKS):
        now = stands(page)
        if now["moment"] != "asked" or now["number"] != number:
            return
        if click % AFRESH == 0:
            for _ in range(3):
                page.keyboard.press("Escape")
            continue
        if now["entries"]:
            page.locator(ENTRY).nth(chance.below(now["entries"])).click()
        elif now["things"] and not (now["buttons"] and chance.below(eager) == 0):
            touch(page, now["things"][chance.below(len(now["things"]))])
        else:
            assert now["buttons"] or click > 1, f"question {number} can be answered by nothing on the page"
            if now["buttons"]:
                page.locator(BUTTON).nth(now["buttons"] - 1).click()
            else:
                page.keyboard.press("Escape")
    raise AssertionError(f"question {number} could not be answered by clicks")


def play(page: Page, chance: Rng, most: int, eager: int = 4) -> int:
    """To the end of the game, or so many answers; how many were given."""
    for given in range(most):
        if wait(page, "asked", "over")["moment"] == "over":
            return given
        answer(page, chance, eager)
    return most
