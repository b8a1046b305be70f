"""The pages of the client that anybody can open, and what is on each when it is there."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

PAGES: Final = {
    "/": "article",
    "/open/bang": "fieldset",
    "/rules": ".books a",
    "/rules/bang/bang.missed.cancels": "[data-open]",
    "/you": "section",
    "/scenario/bang/0": "[data-board]",
    "/position/bang": "[data-board]",
    "/nothing/of/this/name": "[role=alert]",
    "/table/nothing_of_this_id": "[role=alert]",
}


def settled(page: Page, path: str) -> None:
    """Until a page is there, with its faces."""
    page.locator(PAGES[path]).first.wait_for()
    page.evaluate("document.fonts.ready")
