"""Pages to take pictures of, on a real server: each brings a browser to something worth looking at.

A page is a function that is given the server's tavern and a browser's page; it returns what must be there before the
picture is taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from playwright.async_api import Page
from tavern import Tavern

import standoff
from standoff.bots import RandomBot
from standoff.engine.rng import Rng

Scene = Callable[[Tavern, Page], Awaitable[str]]
QUESTION: Final = "[data-question]"
SIXTH: Final = "tests.high_card"
"""A game without a board of its own."""
SECRET: Final = "a long enough secret"
FINISHED: Final = {"game": "walking_dead", "players": 5, "seed": "pictures"}
EAGER: Final = 6
"""So many answers are given at random before a table is looked at."""


async def _ask(page: Page, tavern: Tavern, path: str, form: object = None) -> Any:
    """What the server says to this browser."""
    told = await page.context.request.fetch(
        f"{tavern.address}/api/{path}", method="GET" if form is None else "POST", data=form
    )
    assert told.ok, await told.text()
    return await told.json() if told.status not in (204,) and (await told.body()) else None


async def _replay(page: Page, tavern: Tavern) -> str:
    """A whole game at random, brought along; its id."""
    table = standoff.new(**FINISHED)
    table.run([RandomBot(Rng("pictures", seat)).choose for seat in range(FINISHED["players"])])
    return str((await _ask(page, tavern, "replays", msgspec.json.decode(msgspec.json.encode(table.record()))))["id"])


async def _resign(page: Page) -> None:
    for name in ("More", "Resign", "Yes, resign"):
        await page.get_by_role("button", name=name, exact=True).click()


async def _go(tavern: Tavern, page: Page, path: str) -> None:
    await page.goto(tavern.address + path)
    await page.wait_for_load_state("networkidle")


def _at(path: str, wanted: str = "h1") -> Scene:
    async def scene(tavern: Tavern, page: Page) -> str:
        await _go(tavern, page, path)
        return wanted

    return scene


async def _settings(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, "/open/flashpoint")
    await page.locator("summary").click()
    await page.locator("summary").scroll_into_view_if_needed()
    return "details[open] fieldset"


async def _room(tavern: Tavern, page: Page) -> str:
    told = await _ask(page, tavern, "tables", {"game": "bang", "players": 5, "bots": ["easy"], "settings": {}})
    friend = await tavern.guest("Wren")
    await friend.join(told["id"])
    await friend.ready(told["id"])
    await _go(tavern, page, f"/table/{told['id']}")
    return "ul li"


async def _over(tavern: Tavern, page: Page) -> str:
    told = await _ask(page, tavern, "play", {"game": "walking_dead", "players": 4, "level": "random", "alone": True})
    await _go(tavern, page, f"/table/{told['id']}")
    await page.wait_for_selector(QUESTION)
    await _resign(page)
    return "[data-moment=over]"


async def _first(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, "/")
    await page.get_by_role("button", name="Play now").nth(2).click()
    return "[data-moment=asked]"


async def _lost(tavern: Tavern, page: Page) -> str:
    await _first(tavern, page)
    await page.wait_for_selector("[data-moment=asked]")
    await page.context.set_offline(True)
    return ".notice"


async def _curtain(tavern: Tavern, page: Page) -> str:
    told = await _ask(page, tavern, "tables", {"game": "walking_dead", "players": 3, "bots": ["random"]})
    await _ask(page, tavern, f"tables/{told['id']}/join", {"name": "Wren"})
    await _ask(page, tavern, f"tables/{told['id']}/ready", {"ready": True})
    await _ask(page, tavern, f"tables/{told['id']}/start", {})
    await _go(tavern, page, f"/table/{told['id']}")
    await page.wait_for_selector(QUESTION)
    return "main"


async def _scenario(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, "/scenario/bang/12")
    await page.get_by_role("button", name="Next").click()
    return QUESTION + ", .lead, [data-board]"


async def _position_fault(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, "/position/bang")
    area = page.get_by_label("The position as text")
    if not await area.is_visible():
        await page.get_by_role("button", name="About it").click()
    await area.fill((await area.input_value()).replace("seats = [", "seats = [\n  { name = 7 },", 1))
    return ".fault"


async def _replayed(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, f"/replay/{await _replay(page, tavern)}/20")
    return "[role=slider], input[type=range]"


async def _analysed(tavern: Tavern, page: Page) -> str:
    await _go(tavern, page, f"/analysis/{await _replay(page, tavern)}")
    await page.get_by_role("button", name="Analyse").click()
    return "[role=slider]"


async def _you(tavern: Tavern, page: Page) -> str:
    for game in ("walking_dead", "bang"):
        told = await _ask(page, tavern, "play", {"game": game, "level": "random", "alone": True})
        await _go(tavern, page, f"/table/{told['id']}")
        await page.wait_for_selector(QUESTION)
        await _resign(page)
        await page.wait_for_selector("[data-moment=over]")
    await _go(tavern, page, "/you")
    return "h1"


async def _person(tavern: Tavern, page: Page) -> str:
    me = await _ask(page, tavern, "me")
    await _go(tavern, page, f"/person/{me['id']}")
    return "h1"


async def _generic(tavern: Tavern, page: Page) -> str:
    told = await _ask(page, tavern, "play", {"game": "high_card", "players": 3, "level": "random", "alone": True})
    await _go(tavern, page, f"/table/{told['id']}")
    return "[data-moment=asked]"


PAGES: Final[dict[str, Scene]] = {
    "open": _at("/open/bang"),
    "settings": _settings,
    "room": _room,
    "first": _first,
    "over": _over,
    "lost": _lost,
    "curtain": _curtain,
    "rules": _at("/rules/bang/bang.missed.cancels", "[data-open]"),
    "rulebooks": _at("/rules"),
    "scenario": _scenario,
    "position": _at("/position/bang", "[data-board]"),
    "position_fault": _position_fault,
    "replay": _replayed,
    "analysis": _analysed,
    "you": _you,
    "person": _person,
    "no_table": _at("/table/nothing_of_this_id", "[role=alert]"),
    "no_page": _at("/nothing/of/this/name", "h1"),
}
SIXTH_PAGES: Final[dict[str, Scene]] = {"generic": _generic}
"""Those of a server that has the sixth game besides."""
