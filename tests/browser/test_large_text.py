"""Text at 200 %, as the browser's own setting has it: whatever can be clicked is on the page, and nothing covers it."""

from __future__ import annotations

import shutil

import pytest

from .board import wait
from .conftest import PROGRAMS, QUIET, Person
from .pages import PAGES, settled
from .test_games import TABLES, seated

DOUBLED = "--blink-settings=defaultFontSize=32"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}

FAULTS = """async () => {
  const CLICKED = 'button:not(:disabled), a[href], input, select, summary, [role=tab], [data-thing][data-can]';
  const named = (e) => (e.getAttribute('aria-label') || e.textContent || e.outerHTML).trim().slice(0, 60);
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const reached = (e, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (e.contains(there) || there.contains(e) || there.closest('label')?.contains(e) === true);
  };
  const faults = [];
  for (const e of [...document.querySelectorAll(CLICKED)].filter(shown)) {
    if (e.matches('.sr, .sr *') || e.tabIndex < 0) continue;
    e.scrollIntoView({ block: 'center', inline: 'center' });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const drawn = e instanceof SVGElement;
    const cut = !drawn && (box.left < -1 || box.right > innerWidth + 1);
    if (cut || x < 0 || x > innerWidth || y < 0 || y > innerHeight) faults.push(`outside: ${named(e)}`);
    else if (!drawn && !reached(e, x, y)) faults.push(`covered: ${named(e)}`);
  }
  scrollTo(0, 0);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [...faults, `wider than the window: ${scrollWidth}`] : faults;
}"""
"""Of what is drawn in SVG (territories, cubes) the middle of its box may be another's: only its place is looked at."""


@pytest.fixture(scope="module")
def large(chromium):
    """A browser whose reader has doubled the size of text."""
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    made = chromium.browser_type.launch(executable_path=program, args=[*QUIET, DOUBLED])
    yield made
    made.close()


@pytest.fixture(params=SIZES, scope="module")
def reader(request, large, server):
    """Somebody who looks at one page after the other."""
    width, height = SIZES[request.param]
    one = Person(large, server.address, viewport={"width": width, "height": height})
    one.be("Ann")
    yield one
    one.context.close()
    assert one.faults == []


@pytest.mark.parametrize("path", PAGES)
def test_everything_on_a_page_can_be_clicked(path, reader):
    reader.go(path)
    settled(reader.page, path)
    assert reader.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert reader.page.evaluate(FAULTS) == []


@pytest.mark.parametrize("game", TABLES)
def test_everything_at_a_table_can_be_clicked(game, reader):
    reader.go(f"/table/{seated(reader, game)}")
    wait(reader.page, "asked", "over")
    got_it = reader.page.get_by_role("button", name="Got it")
    while got_it.is_visible():  # on a first visit, one after the other
        got_it.click()
    assert reader.page.evaluate(FAULTS) == []
