"""A real server and a real browser: Chromium, driven by playwright."""

from __future__ import annotations

import shutil

import pytest
from playwright.sync_api import Browser, sync_playwright

from standoff.compiled import browser as client

from ..server.running import serving

PATIENCE = 60_000
"""Milliseconds for anything to appear; a busy machine takes its time."""
SEEDED = "cheap,unlimited,seed=37"
"""Every table has the same seed, and so each test plays the same game every time. With this one games are short, and at
a table of BANG! for four the first to be asked is the first seat, who cannot do everything."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-unsafe-swiftshader",
)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("browser"))


def served(folder, games=""):
    """A server with the client as it is in the sources; nothing may go wrong in it."""
    client.make()
    with serving(folder, "--looking", "0", testing=SEEDED, games=games) as made:
        yield made
    assert "Traceback" not in made.log(), made.log()


@pytest.fixture(scope="session")
def chromium():
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program is not None, "the browser tests need Chromium (on Debian and Ubuntu: apt-get install chromium)"
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        yield made
        made.close()


class Person:
    """Somebody with a browser of his own. What goes wrong on his pages is kept."""

    def __init__(self, browser: Browser, address: str, **looks: object) -> None:
        options = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en", **looks}
        self.context = browser.new_context(**options)
        self.address = address
        self.faults: list[str] = []
        self.page = self.open()

    def open(self):
        """Another page of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def ask(self, method: str, path: str, body: object = None):
        """What the server says to this person's browser."""
        told = self.context.request.fetch(f"{self.address}{path}", method=method, data=body)
        assert told.ok, f"{path}: {told.status} {told.text()}"
        return told.json()

    def be(self, name: str) -> None:
        """A guest with a name."""
        self.ask("POST", "/api/me/guest", {"name": name})

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)


@pytest.fixture
def person(chromium, server):
    """Makes people; nothing may go wrong on the pages of any of them."""
    made: list[Person] = []

    def make(name: str | None = None, **looks: object) -> Person:
        one = Person(chromium, server.address, **looks)
        made.append(one)
        if name is not None:
            one.be(name)
        return one

    yield make
    for one in made:
        one.context.close()
    assert [fault for one in made for fault in one.faults] == []
