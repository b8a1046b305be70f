"""What axe finds on a page."""

from __future__ import annotations

from playwright.sync_api import Page

from standoff.compiled.browser import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")


def faults(page: Page) -> list[str]:
    """What axe finds in either theme, a line each."""
    page.evaluate(AXE.read_text("utf-8"))  # not as a tag: the page lets in no script but its own
    lines: list[str] = []
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        lines += [f"{theme}: {one['id']}: {one['help']} {[n['target'] for n in one['nodes']][:3]}" for one in found]
    return lines
