"""A lobby worth looking at: a real server, guests who wait and play. The same people at the same tables every time."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from playwright.async_api import BrowserContext

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from standoff.client import Client  # noqa: E402
from standoff.compiled import browser as client  # noqa: E402
from standoff.wire.lobby import TableForm, TableInfo  # noqa: E402
from tests.server.running import Running  # noqa: E402

VIEWER = "Jonah"
RANDOM = "random"
WAITING = (
    (TableForm("flashpoint", 2), ("Marisol",)),
    (TableForm("risk_halo", 5), ("Theo", "Ines", "Kofi")),
    (TableForm("walking_dead", 6, bots=[RANDOM] * 3), ("Bea",)),
    (TableForm("halo_bang", 6, bots=[RANDOM]), ("Dara", "Wren", "Lio")),
)
"""Tables that wait for players, and who sits at them."""
PLAYED = (TableForm("bang", 4, bots=[RANDOM] * 2), ("Nadia", "Piet"))
"""A table that is played, and may be watched."""
OWN = {"game": "bang", "players": 7}


class Tavern:
    """A server with guests."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.stack = stack

    async def guest(self, name: str) -> Client:
        """Somebody with a name."""
        one = await self.stack.enter_async_context(Client(self.address))
        await one.guest(name)
        return one

    async def seated(self, form: TableForm, names: tuple[str, ...]) -> tuple[TableInfo, list[Client]]:
        """A table with these people at it, whose devices are connected."""
        guests = [await self.guest(name) for name in names]
        table = await guests[0].open(form)
        for one in guests[1:]:
            await one.join(table.id)
        for one in guests:
            await self.stack.enter_async_context(one.watch(table))
        return table, guests

    async def begin(self, table: TableInfo, guests: list[Client]) -> None:
        """Everybody is ready, and it starts."""
        for one in guests:
            await one.ready(table.id)
        await guests[0].start(table.id)

    async def sit_down(self, context: BrowserContext) -> None:
        """Whoever looks at the lobby is somebody, and plays at a table of his own."""
        for path, form in (("me/guest", {"name": VIEWER}), ("play", {**OWN, "alone": True})):
            told = await context.request.post(f"{self.address}/api/{path}", data=form)
            assert told.ok, await told.text()


@asynccontextmanager
async def tavern(games: str = "") -> AsyncIterator[Tavern]:
    """The lobby, for as long as it is looked at; `games` are further ones that join from outside."""
    client.make()
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="standoff-lobby-")))
        server = Running(folder, games=games)
        stack.callback(server.stop)
        made = Tavern(server.address, stack)
        await made.begin(*await made.seated(*PLAYED))
        for form, names in reversed(WAITING):
            await made.seated(form, names)
        yield made
