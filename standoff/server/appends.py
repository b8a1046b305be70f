"""What is appended to the logs of tables, a group at a time, and how an embedded database takes it.

Whoever appends to a table's log must still own it: the number that fences others off is compared in the transaction
that writes. On an embedded database a group is one step on a thread of its own, past all layers: a step between threads
costs more than what is done there. For the same reason it is one statement, whatever its size, and a transaction by
itself: with each statement the thread lets another one go on, and has to wait for its turn.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from msgspec import Struct, json

from standoff.server.kept import ENTRIES, TABLES, AnyEntry

BUSY: Final = 5_000
"""Milliseconds that SQLite waits for another writer."""
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}", "foreign_keys = ON")
FENCES: Final = f"SELECT id, fence FROM {TABLES.name} WHERE id IN "
FIELDS: Final = 4
"""What there is to an entry: its table, the number that fences others off, its own number, and what it says."""
INSERT: Final = (
    f"INSERT INTO {ENTRIES.name} (table_id, number, entry) SELECT column1, column3, column4 FROM (VALUES {{}}) "
    f"JOIN {TABLES.name} ON {TABLES.name}.id = column1 AND {TABLES.name}.fence = column2"
)
"""Entries of tables that have no other owner."""


class Append(Struct):
    """Entries for the end of a table's log."""

    table: str
    fence: int
    first: int
    entries: Sequence[AnyEntry]
    done: asyncio.Future[None]


class Fenced(NamedTuple):
    """What of a group may be written, and the tables that have another owner now."""

    rows: list[dict[str, Any]]
    lost: set[str]


def fenced(group: Sequence[Append], fences: Mapping[str, int]) -> Fenced:
    """Hold a group against the numbers that tables have now."""
    lost = {one.table for one in group if fences.get(one.table) != one.fence}
    rows = [
        {"table_id": one.table, "number": one.first + at, "entry": json.encode(entry)}
        for one in group
        if one.table not in lost
        for at, entry in enumerate(one.entries)
    ]
    return Fenced(rows, lost)


def prepare_sqlite(connection: Any, _record: object = None) -> None:
    """How every connection to an embedded database is made: what is committed has reached the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Handed(NamedTuple):
    """A group on its way to the thread that writes, and where it is told what came of it."""

    group: Sequence[Append]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[set[str]]


class EmbeddedLog:
    """Writes groups to an embedded database."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._groups: SimpleQueue[Handed | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def append(self, group: Sequence[Append]) -> set[str]:
        """Write a group, all of it or nothing; the tables that have another owner now."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="log", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[set[str]] = loop.create_future()
        self._groups.put(Handed(group, loop, done))
        return await done

    def _work(self) -> None:
        """On its own thread: one group after the other."""
        while (handed := self._groups.get()) is not None:
            try:
                lost = self._append(handed.group)
            except Exception as error:
                handed.loop.call_soon_threadsafe(_fail, handed.done, error)
            else:
                handed.loop.call_soon_threadsafe(_succeed, handed.done, lost)
        if self._connection is not None:
            self._connection.close()

    def _append(self, group: Sequence[Append]) -> set[str]:
        if self._connection is None:
            self._connection = sqlite3.connect(self.path)
            prepare_sqlite(self._connection)
        values = [
            value
            for one in group
            for at, entry in enumerate(one.entries)
            for value in (one.table, one.fence, one.first + at, json.encode(entry))
        ]
        wanted = len(values) // FIELDS
        written = self._connection.execute(INSERT.format(_listed("(?, ?, ?, ?)", wanted)), values).rowcount
        return set() if written == wanted else fenced(group, self._fences(self._connection, group)).lost

    def _fences(self, connection: sqlite3.Connection, group: Sequence[Append]) -> dict[str, int]:
        """The numbers that the tables of a group have now. Nobody else writes while a group is written."""
        tables = list({one.table for one in group})
        return dict(connection.execute(f"{FENCES}({_listed('?', len(tables))})", tables))

    async def close(self) -> None:
        """Let go of the database."""
        if self._thread is not None:
            self._groups.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)


def _succeed(done: asyncio.Future[set[str]], lost: set[str]) -> None:
    if not done.done():
        done.set_result(lost)


def _fail(done: asyncio.Future[set[str]], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _listed(one: str, times: int) -> str:
    return ", ".join([one] * times)
