"""All that a running server consists of."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from msgspec import Struct

from standoff.engine.messages import Reason
from standoff.server.analyses import Analyses
from standoff.server.books import Books
from standoff.server.config import Config
from standoff.server.fan_out import Hub, LocalHub
from standoff.server.limits import Limits
from standoff.server.lobby import Tavern
from standoff.server.log import Database
from standoff.server.migrations import migrate
from standoff.server.people import People
from standoff.server.players import Players
from standoff.server.refused import Refused
from standoff.server.session import Connected
from standoff.server.tables import Tables
from standoff.server.tokens import new_id
from standoff.wire import live, reasons

log = structlog.get_logger()

LOOK_AGAIN: Final = 2.0
"""Seconds after which it is looked whether everybody who is connected is still let in."""
FAREWELL: Final = 1.0
"""Seconds that everybody has to hear that the server stops."""


class Server(Struct):
    """The rooms of a server, put together."""

    config: Config
    database: Database
    people: People
    players: Players
    tables: Tables
    tavern: Tavern
    books: Books
    analyses: Analyses
    limits: Limits
    sessions: set[Connected]
    stopping: bool = False
    dropped: int = 0
    watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate the database, and go on with every game."""
        await migrate(self.database)
        self.database.open()
        await self.people.open()
        self.players.open()
        self.tables.hub.open()
        await self.tables.open()
        await self.analyses.open()
        self.watching = asyncio.create_task(self._look_again(), name="who is here")

    async def _look_again(self) -> None:
        """Others may ban somebody, or log him out, without a word to this server."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            try:
                await self.end_strangers()
            except Refused:
                log.warning("the database cannot be reached")

    async def end_strangers(self) -> None:
        """End the connections of whoever is not let in any more. Who was banned need not come again."""
        bearers = {session.bearer for session in self.sessions if session.bearer is not None}
        gone = await self.people.gone(bearers) if bearers else {}
        for session in list(self.sessions):
            reason = None if session.bearer is None else gone.get(session.bearer)
            if reason is not None:
                session.say_goodbye(live.Goodbye(reason, again=reason.clause != reasons.BANNED))

    async def tell_stopping(self) -> None:
        """Tell everybody that the server stops, and wait a moment until they have heard it."""
        self.stopping = True
        reason = Reason(reasons.STOPPING, "The server stops; your table goes on when it is back.")
        for session in list(self.sessions):
            session.say_goodbye(live.Goodbye(reason, again=True))
        end = time.monotonic() + FAREWELL
        while self.sessions and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Write what waits, and let go."""
        await self.analyses.close()
        if self.watching is not None:
            self.watching.cancel()
        await self.tables.close()
        await self.tables.hub.close()
        self.players.close()
        await self.database.close()


def make_server(config: Config) -> Server:
    """A server, not yet open."""
    database = Database(config.address)
    players = Players(config.thinking)
    node = new_id()
    tables = Tables(database, _hub(config, node), players, node, config.pace)
    tavern = Tavern(tables, config.seed)
    books = Books(tables, tavern)
    return Server(
        config=config,
        database=database,
        people=People(database, config.careful),
        players=players,
        tables=tables,
        tavern=tavern,
        books=books,
        analyses=Analyses(books, players, node, config.looking),
        limits=Limits(config.rates),
        sessions=set(),
    )


def _hub(config: Config, node: str) -> Hub:
    """Channels within this process, or, with Redis, of all servers."""
    if not config.redis:
        return LocalHub()
    from standoff.server.redis_hub import RedisHub  # noqa: PLC0415 - an extra

    return RedisHub(config.redis, node)
