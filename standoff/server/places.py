"""Tables in this process: finding them, loading what follows from their logs, and letting them go.

A *place* is one table in this process: its viewers, and, once the game is on, the live table that follows the log.
Spectators who must be behind look at a table of their own that hears of everything some seconds later.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import select

from standoff.engine.messages import Record
from standoff.server import nudges, rooms
from standoff.server.fan_out import Hub
from standoff.server.kept import CHAT, TABLES, Room
from standoff.server.log import Database
from standoff.server.nudges import Here, channel_of
from standoff.server.owner import Owner
from standoff.server.refused import Refused
from standoff.server.table import CHAT_KEPT, LiveTable, Viewer
from standoff.wire import live, reasons
from standoff.wire.lobby import TableInfo

READ_ROOM: Final = msgspec.json.Decoder(Room)
READ_RECORD: Final = msgspec.json.Decoder(Record)


class Place:
    """One table in this process."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.viewers: set[Viewer] = set()
        self.live: LiveTable | None = None
        self.late: LiveTable | None = None
        self.owner: Owner | None = None
        self.driving: asyncio.Task[None] | None = None
        self.loading = asyncio.Lock()
        self.elsewhere: dict[str, tuple[Here, float]] = {}
        self.deaf: Callable[[], None] = lambda: None

    def tables(self) -> list[LiveTable]:
        """What viewers look at: the table, and the one that is behind."""
        return [table for table in (self.live, self.late) if table is not None]


class Places:
    """The tables that somebody looks at or that are played here."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self.database = database
        self.hub = hub
        self.places: dict[str, Place] = {}

    def nudged(self, place: Place, nudge: nudges.AnyNudge) -> None:
        """What another server says about a table."""
        raise NotImplementedError

    async def row(self, table: str) -> Any:
        """What the database has about a table."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
        if row is None:
            raise Refused(reasons.UNKNOWN, "There is no such table.")
        return row

    async def info(self, table: str) -> TableInfo:
        """A table, as everybody may see it."""
        place = self.places.get(table)
        if place is not None and place.live is not None:
            return place.live.info()
        return self.info_of(await self.row(table))

    def info_of(self, row: Any) -> TableInfo:
        """The same, from what the database has; of a table that is played here, from the table itself."""
        place = self.places.get(row.id)
        if place is not None and place.live is not None:
            return place.live.info()
        room = READ_ROOM.decode(row.room)
        here = {seat for viewer in (place.viewers if place else ()) for seat in viewer.seats}
        return rooms.info_of(row.id, room, row.opened, stage=row.stage, here=here)

    async def place(self, table: str) -> Place:
        """A table in this process, loaded if its game is on."""
        while True:
            found = await self._found(table)
            if self.places.get(table) is found:  # and was not let go while it was loaded
                return found

    @asynccontextmanager
    async def visited(self, table: str) -> AsyncIterator[Place]:
        """A table that is asked about something, and let go again if nobody looks at it or drives it."""
        place = await self.place(table)
        try:
            yield place
        finally:
            self.let_go(place)

    async def _found(self, table: str) -> Place:
        found = self.places.get(table)
        if found is not None and found.live is not None:
            return found
        if found is None:
            await self.row(table)
            if table not in self.places:
                made = self.places[table] = Place(table)
                made.deaf = self.hub.listen(channel_of(table), lambda data: self._hear(table, data))
            found = self.places[table]
        async with found.loading:
            if found.live is None:
                await self._load(found)
        return found

    def _hear(self, table: str, data: bytes) -> None:
        """What is said on the channel of a table, as long as there is a place for it here."""
        place = self.places.get(table)
        if place is not None:
            self.nudged(place, nudges.decode(data))

    async def _load(self, place: Place) -> None:
        row = await self.row(place.id)
        if row.origin is None:
            return
        room = READ_ROOM.decode(row.room)
        made = LiveTable(place.id, room, READ_RECORD.decode(row.origin), row.opened)
        entries = await self.database.entries(place.id)
        made.follow(entries)
        made.chat.extend(await self._chat(place.id))
        place.live = made
        if room.form.delay:
            place.late = LiveTable(place.id, room, READ_RECORD.decode(row.origin), row.opened)
            place.late.chat = made.chat
            if row.stage == "over":
                place.late.follow(entries)
            else:  # nobody knows here how old they are
                asyncio.get_running_loop().call_later(room.form.delay, place.late.follow, entries)

    async def _chat(self, table: str) -> list[live.ChatLine]:
        wanted = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(CHAT_KEPT)
        async with self.database.reading() as connection:
            rows = list(await connection.execute(wanted))
        return [live.ChatLine(row.at, row.name, row.seat, row.text) for row in reversed(rows)]

    def looked_at(self, place: Place, viewer: Viewer) -> LiveTable | None:
        """The table that a viewer looks at: the one that is behind, for spectators, if there is one."""
        return place.late if viewer.seat is None and place.late is not None else place.live

    def let_go(self, place: Place) -> None:
        """What nobody looks at and nobody drives need not be kept."""
        if not place.viewers and place.owner is None and self.places.get(place.id) is place:
            place.deaf()
            del self.places[place.id]
