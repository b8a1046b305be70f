"""The lobby: opening tables, sitting down, starting. What changes a room is one transaction (`rooms` says what)."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import standoff
from standoff.bots import BOTS
from standoff.engine.errors import StandoffError
from standoff.engine.messages import Record
from standoff.engine.words import languages
from standoff.games import every, find
from standoff.server import rooms
from standoff.server.kept import CHAT, SITTING, TABLES, Chair, Room
from standoff.server.log import NotTheOwner
from standoff.server.places import READ_ROOM
from standoff.server.refused import Refused
from standoff.server.tables import Tables
from standoff.server.tokens import new_id
from standoff.wire import VERSION, live, reasons
from standoff.wire.lobby import (
    BotForm,
    ClockRules,
    GameOffer,
    JoinForm,
    Level,
    Lobby,
    PlayForm,
    ServerInfo,
    Stage,
    TableForm,
)
from standoff.wire.people import Person

MOST_LISTED: Final = 100
MOST_WAITING: Final = 5
"""So many tables of one person wait for players at a time."""
MOST_PLAYED: Final = 40
"""So many games of one person are on at a time: each is kept in memory."""
STALE: Final = 2 * 3600.0
"""Seconds after which a table that nobody has touched is not waited at any more."""
PRACTICE_CLOCK: Final = ClockRules(question=24 * 3600, bank=0)
"""One person and bots: nobody else waits."""

Change = Callable[[Room], Room]


class Tavern:
    """Where people meet."""

    def __init__(self, tables: Tables, seed: str | None = None) -> None:
        self.tables = tables
        self.seed = seed
        self.database = tables.database

    async def listed(self, me: Person | None, game: str | None = None, stage: Stage | None = None) -> Lobby:
        """The tables that somebody may see: his own first, then those that wait, then those that are played."""
        own = select(SITTING.c.table_id).where(SITTING.c.person == (me.id if me else ""))
        fresh = TABLES.c.touched > time.time() - STALE
        public = TABLES.c.private.is_(False) & or_((TABLES.c.stage == "waiting") & fresh, TABLES.c.stage == "playing")
        wanted = select(TABLES, TABLES.c.id.in_(own).label("mine")).where(
            or_(public, TABLES.c.id.in_(own) & or_(fresh, TABLES.c.stage == "playing"))
        )
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if stage is not None:
            wanted = wanted.where(TABLES.c.stage == stage)
        order = (TABLES.c.id.in_(own).desc(), TABLES.c.stage.desc(), TABLES.c.opened.desc())
        async with self.database.reading() as connection:
            rows = list(await connection.execute(wanted.order_by(*order).limit(MOST_LISTED)))
        people = {viewer.person for place in self.tables.places.values() for viewer in place.viewers} - {None}
        asked = [row.id for row in rows if me is not None and self.tables.asks(row.id) == me.id]
        return Lobby([self.tables.info_of(row) for row in rows], len(people), asked)

    # -- opening ------------------------------------------------------------------------------------------------------

    async def open(self, me: Person, form: TableForm) -> str:
        """A new table; its id."""
        return await self._keep(rooms.new_room(form, me), me)

    async def play_now(self, me: Person, form: PlayForm) -> str:
        """A table that fits, or one that is started and filled with bots."""
        if not form.alone:
            found = await self._fitting(me, form)
            if found is not None:
                return found
        try:
            seats = form.players or find(form.game).players[0]
        except StandoffError as wrong:
            raise Refused(reasons.SETUP, str(wrong)) from None
        alone = replace(_practice_form(form.game, seats, {}), bots=[rooms.checked_level(form.level)] * (seats - 1))
        return await self._start_at_once(me, rooms.new_room(alone, me))

    async def practice(self, me: Person, origin: Record, seat: int, level: str) -> str:
        """A table of one person and bots that goes on from where a record leads; everybody keeps his name there."""
        if not 0 <= seat < len(origin.players):
            raise Refused(reasons.SEAT, f"There is no seat {seat}.")
        bot = Chair("bot", level=rooms.checked_level(level), ready=True)
        chairs = [replace(bot, name=name) for name in origin.players]
        chairs[seat] = Chair("person", origin.players[seat], me.id, ready=True)
        form = _practice_form(origin.game, len(chairs), dict(origin.settings))
        return await self._start_at_once(me, Room(form, me.id, chairs), origin)

    async def _start_at_once(self, me: Person, room: Room, origin: Record | None = None) -> str:
        table = await self._keep(room, me)
        await self.start(me, table, origin)
        return table

    async def _keep(self, room: Room, me: Person) -> str:
        table, now = new_id(), time.time()
        async with self.database.writing() as connection:
            wanted = select(func.count()).select_from(TABLES.join(SITTING, SITTING.c.table_id == TABLES.c.id))
            mine = wanted.where(SITTING.c.person == me.id, TABLES.c.stage == "waiting", TABLES.c.touched > now - STALE)
            if (await connection.execute(mine)).scalar_one() >= MOST_WAITING:
                raise Refused(reasons.FULL, f"{me.name} waits at {MOST_WAITING} tables already.")
            played = wanted.where(SITTING.c.person == me.id, TABLES.c.stage == "playing")
            if (await connection.execute(played)).scalar_one() >= MOST_PLAYED:
                raise Refused(reasons.FULL, f"{me.name} plays at {MOST_PLAYED} tables already; resign from some.")
            values = {"game": room.form.game, "stage": "waiting", "private": room.form.private}
            values |= {"opened": now, "touched": now, "room": msgspec.json.encode(room)}
            await connection.execute(insert(TABLES).values(id=table, **values))
            await _sit(connection, table, room)
        self.tables.tell_room(table)
        return table

    async def _fitting(self, me: Person, form: PlayForm) -> str | None:
        """A table of the lobby with a free seat, where somebody waits; joined."""
        for info in (await self.listed(None, form.game, "waiting")).tables:
            room_for_me = any(seat.sits == "open" for seat in info.seats)
            fits = form.players is None or form.players == info.players
            waited_at = any(seat.here for seat in info.seats if seat.sits == "person")
            if room_for_me and fits and waited_at and all(seat.person != me.id for seat in info.seats):
                try:
                    await self.join(me, info.id, JoinForm())
                    await self.ready(me, info.id, True)
                except Refused:
                    continue
                return info.id
        return None

    # -- sitting down -------------------------------------------------------------------------------------------------

    async def join(self, me: Person, table: str, form: JoinForm) -> None:
        """Somebody sits down."""
        await self._change(table, lambda room: rooms.sit(room, me, form))

    async def leave(self, me: Person, table: str, seat: int) -> None:
        """Somebody gets up."""
        await self._change(table, lambda room: rooms.get_up(room, me, seat))

    async def ready(self, me: Person, table: str, ready: bool) -> None:
        """Somebody is ready, or not."""
        await self._change(table, lambda room: rooms.be_ready(room, me, ready))

    async def bot(self, me: Person, table: str, form: BotForm) -> None:
        """The host seats a bot, or lets it go."""
        await self._change(table, lambda room: rooms.place_bot(room, me, form))

    async def kick(self, me: Person, table: str, seat: int) -> None:
        """The host frees a seat."""
        await self._change(table, lambda room: rooms.kick(room, me, seat))

    async def start(self, me: Person, table: str, origin: Record | None = None) -> None:
        """The game begins; with `origin`, where a record has led so far."""
        async with self.database.writing() as connection:
            room = await _locked(connection, table)
            record = rooms.begin(room, me, self.seed) if origin is None else origin
            _check(record)
            begun = {"stage": "playing", "origin": msgspec.json.encode(record), "touched": time.time()}
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**begun))
        with suppress(NotTheOwner, Refused):  # another server was quicker, or it is taken up when that is possible
            await self.tables.drive(table)
        self.tables.tell_room(table)

    async def rematch(self, me: Person, table: str) -> str:
        """Again: the table of the rematch, which the first one to ask for it opens."""
        row = await self.tables.row(table)
        room = READ_ROOM.decode(row.room)
        if row.stage != "over":
            raise Refused(reasons.STAGE, "The game is not over.")
        if room.next is None:
            after = await self._keep(rooms.rematch(room, me), me)
            async with self.database.writing() as connection:
                now = READ_ROOM.decode((await _row(connection, table)).room)
                if now.next is None:
                    room = replace(now, next=after)
                    done = update(TABLES).where(TABLES.c.id == table).values(room=msgspec.json.encode(room))
                    await connection.execute(done)
                else:
                    room = now
                    await connection.execute(delete(TABLES).where(TABLES.c.id == after))
                    await connection.execute(delete(SITTING).where(SITTING.c.table_id == after))
            self.tables.tell_room(table)
        assert room.next is not None
        return room.next

    async def _change(self, table: str, change: Change) -> None:
        async with self.database.writing() as connection:
            room = change(await _locked(connection, table))
            kept = update(TABLES).where(TABLES.c.id == table)
            if rooms.people_of(room):
                await connection.execute(kept.values(room=msgspec.json.encode(room), touched=time.time()))
                await _sit(connection, table, room)
            else:
                await connection.execute(delete(TABLES).where(TABLES.c.id == table))
                await connection.execute(delete(SITTING).where(SITTING.c.table_id == table))
        self.tables.tell_room(table)

    # -- talking ------------------------------------------------------------------------------------------------------

    async def chat(self, table: str, person: str, line: live.ChatLine, key: str) -> None:
        """Somebody says something to everybody at the table; what he has said already under its key he says once."""
        said = select(CHAT.c.id).where(CHAT.c.table_id == table, CHAT.c.person == person, CHAT.c.key == key)
        async with self.database.writing() as connection:
            if key and (await connection.execute(said)).first() is not None:
                return
            values = {"table_id": table, "at": line.at, "person": person, "name": line.name, "seat": line.seat}
            await connection.execute(insert(CHAT).values(text=line.text, key=key or None, **values))
        self.tables.tell_chat(table, line)


def _practice_form(game: str, players: int, settings: dict[str, Any]) -> TableForm:
    return TableForm(game, players, settings, PRACTICE_CLOCK, private=True, hints=True)


def _check(record: Record) -> None:
    try:
        standoff.replay(record)
    except StandoffError as wrong:
        raise Refused(reasons.SETUP, str(wrong)) from None


async def _row(connection: AsyncConnection, table: str) -> Any:
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table).with_for_update())).one_or_none()
    if row is None:
        raise Refused(reasons.UNKNOWN, "There is no such table.")
    return row


async def _locked(connection: AsyncConnection, table: str) -> Room:
    """The room of a table that has not started yet, while nobody else changes it."""
    row = await _row(connection, table)
    if row.stage != "waiting":
        raise Refused(reasons.STAGE, "The game has started already.")
    return READ_ROOM.decode(row.room)


async def _sit(connection: AsyncConnection, table: str, room: Room) -> None:
    """Note who sits at the table."""
    await connection.execute(delete(SITTING).where(SITTING.c.table_id == table))
    people = [{"person": person, "table_id": table} for person in sorted(rooms.people_of(room))]
    if people:
        await connection.execute(insert(SITTING), people)


@cache
def offer() -> ServerInfo:
    """What can be played here."""
    levels = [
        Level(name, " ".join((make.__doc__ or "").split()), name == rooms.DEFAULT_LEVEL) for name, make in BOTS.items()
    ]
    games = [GameOffer(game.info(), levels, languages(game)) for game in every()]
    return ServerInfo(standoff.__version__, VERSION, games)
