"""Playing by what glows on the board, with the mouse or with keys. Like the client, it knows no rule."""

from __future__ import annotations

from typing import Final, Protocol

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

LOOK: Final = 100
"""Milliseconds after which somebody looks again."""

STANDS: Final = """([bar, thing, button, entry]) => {
  const shown = (q) => [...document.querySelectorAll(q)].filter((e) => e.getClientRects().length > 0);
  const at = document.querySelector(bar)?.dataset;
  return {
    moment: at?.moment ?? '', number: Number(at?.number ?? -1), entries: shown(entry).length,
    things: [...new Set(shown(`${thing}:not([aria-pressed=true])`).map((e) => e.dataset.thing))].sort(),
    buttons: shown(button).length,
  };
}"""
"""What the page offers to whoever looks at it."""

DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what the page has been told is drawn."""


class Hand(Protocol):
    """How somebody reaches for things."""

    def touch(self, page: Page, thing: str) -> None:
        """Touch a thing of the board."""

    def press(self, page: Page, button: int) -> None:
        """Press a button of the bar."""

    def pick(self, page: Page, entry: int) -> None:
        """Pick an entry of the menu."""


class Mouse:
    """Clicks."""

    def touch(self, page: Page, thing: str) -> None:
        page.locator(f'[data-thing="{thing}"]').first.dispatch_event("click")

    def press(self, page: Page, button: int) -> None:
        page.locator(BUTTON).nth(button).click()

    def pick(self, page: Page, entry: int) -> None:
        page.locator(ENTRY).nth(entry).click()


class Keys:
    """Arrows walk to a thing, Enter touches it; buttons have keys; in a menu Tab goes on."""

    def touch(self, page: Page, thing: str) -> None:
        for _ in range(page.locator(THING).count() + 1):
            page.keyboard.press("ArrowRight")
            if page.evaluate("document.activeElement.dataset.thing") == thing:
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"no arrow leads to {thing}")

    def press(self, page: Page, button: int) -> None:
        key = page.locator(BUTTON).nth(button).get_attribute("aria-keyshortcuts")
        assert key, f"button {button} has no key"
        page.keyboard.press(key.lower() if len(key) == 1 else key)

    def pick(self, page: Page, entry: int) -> None:
        for _ in range(entry):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def stands(page: Page) -> dict:
    return page.evaluate(STANDS, [BAR, THING, BUTTON, ENTRY])


def wait(page: Page, *moments: str) -> dict:
    """Until the table is at one of these moments, and drawn so."""
    page.wait_for_function(
        "([bar, moments]) => moments.includes(document.querySelector(bar)?.dataset.moment)",
        arg=[BAR, list(moments)],
        timeout=PATIENCE,
    )
    page.evaluate(DRAWN)
    return stands(page)


def whoever_is_asked(*pages: Page) -> Page:
    """The first of these pages that is asked."""
    for _ in range(PATIENCE // LOOK):
        for page in pages:
            if stands(page)["moment"] == "asked":
                return page
        pages[0].wait_for_timeout(LOOK)
    raise AssertionError("nobody is asked")


def answer(page: Page, chance: Rng, eager: int = 4, hand: Hand | None = None) -> None:
    """Answer the open question on the board: one in `eager` times by a button of the bar, if there is one."""
    hand = Mouse() if hand is None else hand
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
            hand.pick(page, chance.below(now["entries"]))
        elif now["things"] and not (now["buttons"] and chance.below(eager) == 0):
            hand.touch(page, now["things"][chance.below(len(now["things"]))])
        else:
            assert now["buttons"] or click > 1, f"question {number} can be answered by nothing on the page"
            if now["buttons"]:
                hand.press(page, now["buttons"] - 1)
            else:
                page.keyboard.press("Escape")
    raise AssertionError(f"question {number} could not be answered")


def play(page: Page, chance: Rng, most: int, eager: int = 4, hand: Hand | None = None) -> int:
    """To the end of the game, or so many answers; how many were given."""
    for given in range(most):
        if wait(page, "asked", "over")["moment"] == "over":
            return given
        answer(page, chance, eager, hand)
    return most
