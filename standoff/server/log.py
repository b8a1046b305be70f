"""The database: what is written there has happened.

Answers of all tables are committed in groups: whatever comes in while one commit runs is the next one, so that a
commit of some milliseconds is shared by as many answers as there are (`appends`). Commits begin some time apart: on a
quick disk each would be of one answer, and cost more than the answer itself. Whoever comes after a rest does not wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import event, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from standoff.server.appends import Append, EmbeddedLog, fenced, prepare_sqlite
from standoff.server.inbox import Inbox
from standoff.server.kept import ENTRIES, TABLES, AnyEntry
from standoff.server.refused import Refused
from standoff.wire import reasons

MOST_AT_ONCE: Final = 500
"""So many appends go into one commit."""
APART: Final = 0.002
"""Seconds from the beginning of a commit to that of the next."""
TOGETHER: Final = 4
"""So many tables go on in one turn of the loop when a group is written: their viewers hear of it, and may answer, while
the others are told."""
PREPARING: Final = 0x57A4D0FF
"""The lock that servers take while they prepare the database."""
READ_ENTRY: Final = msgspec.json.Decoder(AnyEntry)


class NotTheOwner(Exception):
    """Another server owns this now; nothing was written."""


class Database:
    """Connections, one writer at a time where the database wants it so, and the log of every table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.embedded = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not self.embedded)
        self._own: EmbeddedLog | None = None
        if self.embedded:
            self._own = EmbeddedLog(self.engine.url.database or "")
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_immediately)
        self._alone = asyncio.Lock()
        self._inbox: Inbox[Append] = Inbox()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    def open(self) -> None:
        """Begin to take appends."""
        self._writer = asyncio.create_task(self._write(), name="log")

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._writer is not None:
            self._inbox.end()
            await self._writer
        if self._own is not None:
            await self._own.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with _trouble():
            async with self.engine.connect() as connection:
                yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is committed at the end, or nothing of it has happened."""
        with _trouble():
            if not self.embedded:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._alone, self.engine.begin() as connection:
                yield connection

    async def one_at_a_time(self, connection: AsyncConnection) -> None:
        """Several servers that start at once prepare the database one after the other."""
        if not self.embedded:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": PREPARING})

    # -- the log of a table -------------------------------------------------------------------------------------------

    async def entries(self, table: str, since: int = 0) -> list[AnyEntry]:
        """The log of a table from a number on."""
        wanted = select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= since)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(ENTRIES.c.number))
            return [READ_ENTRY.decode(entry) for (entry,) in rows]

    async def append(self, table: str, fence: int, first: int, entries: Sequence[AnyEntry]) -> None:
        """Write entries to the end of a table's log. They are there when this returns, or it raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put(Append(table, fence, first, entries, done))
        await done

    async def _write(self) -> None:
        waiting = self._inbox.waiting
        while (first := await self._inbox.get()) is not None:
            group = [first]
            while waiting and len(group) < MOST_AT_ONCE:
                group.append(waiting.popleft())
            began = time.monotonic()
            await self._commit(group)
            await asyncio.sleep(began + APART - time.monotonic())

    async def _commit(self, group: list[Append]) -> None:
        """All at once; if that fails, one by one, so that nobody pays for another's fault."""
        try:
            lost = await self._try(group)
        except Refused as trouble:
            if len(group) > 1:
                for one in group:
                    await self._commit([one])
            elif not group[0].done.done():
                group[0].done.set_exception(trouble)
            return
        for at, one in enumerate(group, 1):
            if not one.done.done():
                if one.table in lost:
                    one.done.set_exception(NotTheOwner(one.table))
                else:
                    one.done.set_result(None)
            if at % TOGETHER == 0:
                await asyncio.sleep(0)

    async def _try(self, group: list[Append]) -> set[str]:
        """Write a group; the tables that have another owner now, of which nothing was written."""
        if self._own is not None:
            with _trouble():
                async with self._alone:
                    lost = await self._own.append(group)
        else:
            async with self.writing() as connection:
                wanted = select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.id.in_({one.table for one in group}))
                found = await connection.execute(wanted.with_for_update(read=True))
                rows, lost = fenced(group, {row.id: row.fence for row in found})
                if rows:
                    await connection.execute(insert(ENTRIES), rows)
        self.commits += 1
        return lost


class _trouble:  # noqa: N801
    """Whatever goes wrong with the database is told as one reason; what went wrong stands in the server's log."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, error: BaseException | None, _where: object) -> None:
        if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError) or type(error).__module__.startswith("asyncpg"):
            raise Refused(reasons.TROUBLE, "The server cannot write or read right now; nothing has changed.") from error


def _begin_immediately(connection: Any) -> None:
    """A transaction that will write takes its turn at once, not in the middle."""
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
