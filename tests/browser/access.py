"""What axe finds on a page."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from standoff.compiled.browser import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final = {
    "light": {},
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}},
}
"""A theme is colours and nothing else: what is not about them is looked at once. `test_access` holds that line."""
RUN: Final = """async (themes) => {
  const { axe } = window;
  const root = document.documentElement;
  const worn = root.dataset.theme;
  const lines = [];
  for (const [theme, options] of Object.entries(themes)) {
    root.dataset.theme = theme;
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));  // what fades in has come
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
    for (const one of violations) {
      const where = JSON.stringify(one.nodes.slice(0, 3).map((node) => node.target));
      lines.push(`${theme}: ${one.id}: ${one.help} ${where}`);
    }
  }
  root.dataset.theme = worn;
  return lines;
}"""


def faults(page: Page) -> list[str]:
    """What axe finds in either theme, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # not as a tag: the page lets in no script but its own
    return page.evaluate(RUN, THEMES)
