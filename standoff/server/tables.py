"""Who drives a table, who looks at it, and what servers tell each other about it.

A table has one owner at a time: a server that holds its lease. The number that fences others off is raised with every
new owner and compared with every entry that is written, so a server that was away and believes that it still owns a
table writes nothing. All others follow the log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import or_, select, update

from standoff.engine.messages import Reason
from standoff.server import nudges, results, rooms
from standoff.server.fan_out import Hub
from standoff.server.kept import TABLES, AnyEntry, StoodIn
from standoff.server.log import Database, NotTheOwner
from standoff.server.nudges import channel_of
from standoff.server.owner import Asked, Owner, Say
from standoff.server.places import READ_ROOM, Place, Places
from standoff.server.players import Players
from standoff.server.refused import Refused
from standoff.server.table import LiveTable, Viewer
from standoff.wire import live, reasons

log = structlog.get_logger()

LOBBY = "lobby"
"""The channel on which changes of the lobby are told that concern everybody."""
LEASE: Final = 6.0
"""Seconds for which a table is owned; the lease is renewed well before."""
TICK: Final = 1.5
"""Seconds after which leases are renewed, ownerless tables are looked for, and what was missed is caught up with."""
REPLY: Final = 5.0
"""Seconds that the owner of a table has to answer another server."""
MOST_TAKEN_UP: Final = 50
"""So many tables at a time are taken over from a server that has gone."""
EVERYBODY_LEFT: Final = "Everybody has left this table, and it is gone."
AWAY: Final = 10.0
"""Seconds after which a server that says nothing has no viewers any more."""


def lobby_of(person: str) -> str:
    """The channel on which one person hears that a table waits for him, or does not any more."""
    return f"{LOBBY}:{person}"


class Tables(Places):
    """The tables of this process, driven and shown."""

    def __init__(self, database: Database, hub: Hub, players: Players, node: str, pace: float = 1.0) -> None:
        super().__init__(database, hub)
        self.players = players
        self.pace = pace
        self.node = node
        self.answers = 0
        self._replies: dict[int, asyncio.Future[live.News]] = {}
        self._asked = 0
        self._ticking: asyncio.Task[None] | None = None
        self._asides: set[asyncio.Task[None]] = set()

    # -- owning -------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with every game that nobody drives, now and whenever there is one."""
        await self._take_up()
        self._ticking = asyncio.create_task(self._tick(), name="tick")

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._renew()
                await self._take_up()
                if not self.database.embedded:
                    await self._follow_all()
            except Refused:
                log.warning("the database cannot be reached")
            except Exception:
                log.exception("a tick failed")

    async def _follow_all(self) -> None:
        """Catch up with what nobody has told of."""
        for place in list(self.places.values()):
            await self.follow(place)
            self._tell_here(place)

    async def _renew(self) -> None:
        """Keep what is driven here."""
        driven = [place.id for place in self.places.values() if place.owner is not None]
        if not driven or self.database.embedded:
            return
        renewed = update(TABLES).where(TABLES.c.owner == self.node, TABLES.c.id.in_(driven))
        async with self.database.writing() as connection:
            await connection.execute(renewed.values(leased=time.time() + LEASE))

    async def _take_up(self) -> None:
        """Drive tables that nobody drives: on an embedded database all of them, otherwise those whose lease is over."""
        wanted = select(TABLES.c.id).where(TABLES.c.stage == "playing")
        if not self.database.embedded:
            wanted = wanted.where(TABLES.c.leased < time.time()).limit(MOST_TAKEN_UP)
        async with self.database.reading() as connection:
            waiting = [row.id for row in await connection.execute(wanted)]
        for table in waiting:
            place = self.places.get(table)
            if self.database.embedded and place is not None and place.owner is not None:
                continue
            try:
                await self.drive(table)
            except (NotTheOwner, Refused):
                continue  # somebody else was quicker, or the next tick tries again
            except Exception:
                log.exception("a table could not be taken up", table=table)

    async def drive(self, table: str) -> None:
        """Own a table whose game is on, and drive it; `NotTheOwner` if somebody else does."""
        fence = await self._claim(table)
        before = self.places.get(table)
        if before is not None and before.driving is not None:
            before.driving.cancel()
            await asyncio.gather(before.driving, return_exceptions=True)
        place = await self._caught_up(table)
        assert place.live is not None
        if place.owner is not None and place.owner.fence > fence:
            raise NotTheOwner(table)  # it was claimed here once more meanwhile
        if place.driving is not None:
            place.driving.cancel()
        owner = Owner(place.live, self.database, fence, self.players, self.pace, self._told, self._ended)
        place.owner = owner
        place.driving = asyncio.create_task(self._run(place, owner), name=f"table {table}")

    async def _claim(self, table: str) -> int:
        """Fence everybody else off, if the lease of whoever had the table is over."""
        now = time.time()
        free = or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.node, TABLES.c.leased < now)
        raised = update(TABLES).where(TABLES.c.id == table)
        if not self.database.embedded:
            raised = raised.where(free)
        async with self.database.writing() as connection:
            done = await connection.execute(
                raised.values(owner=self.node, fence=TABLES.c.fence + 1, leased=now + LEASE)
            )
            if not done.rowcount:
                raise NotTheOwner(table)
            fence: int = (await connection.execute(select(TABLES.c.fence).where(TABLES.c.id == table))).scalar_one()
        return fence

    async def _caught_up(self, table: str) -> Place:
        """A table in this process as its log is now."""
        while True:
            place = await self.place(table)
            await self.follow(place)
            if self.places.get(table) is place:  # and was not let go meanwhile
                return place

    async def follow(self, place: Place) -> None:
        """Catch up with the log; what an owner here has written meanwhile it has applied itself."""
        table = place.live
        if table is None:
            return
        async with place.loading:
            known = table.entries
            there = await self.database.entries(place.id, known)
            if place.owner is not None:
                return
            for entry in there[table.entries - known :]:
                table.apply(entry)
                self._tell(place, entry)

    async def _run(self, place: Place, owner: Owner) -> None:
        try:
            await owner.run()
        except NotTheOwner:
            log.warning("a table has another owner", table=place.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table has stopped", table=place.id)
        finally:
            if place.owner is owner:
                place.owner = None
            self.let_go(place)

    def _told(self, table: LiveTable, entry: AnyEntry) -> None:
        """An entry was written and applied: tell everybody, here and elsewhere."""
        self.answers += 1
        self._tell(self.places[table.id], entry)
        self._nudge(table.id, nudges.Logged(self.node, table.entries))
        self._call(table)

    def asks(self, table: str) -> str | None:
        """The person for whom a table waits that is played here."""
        place = self.places.get(table)
        return None if place is None or place.live is None else place.live.waits_for()

    def _call(self, table: LiveTable) -> None:
        """Whoever is asked now hears of it in the lobby, and so does whoever was."""
        person = table.waits_for()
        if person != table.called:
            for one in (person, table.called):
                if one is not None:
                    self.hub.publish(lobby_of(one), table.id.encode())
            table.called = person

    def _tell(self, place: Place, entry: AnyEntry) -> None:
        """Tell whoever looks from here."""
        table = place.live
        assert table is not None
        table.tell()
        if isinstance(entry, StoodIn):
            table.tell_all(live.Table(table.info()))
        if place.late is not None:
            asyncio.get_running_loop().call_later(table.room.form.delay, place.late.follow, [entry])

    async def _ended(self, table: LiveTable) -> None:
        result = table.table.result()
        assert result is not None
        async with self.database.writing() as connection:
            await results.write_down(connection, table.id, table.room, result)
        self.tell_room(table.id)

    # -- looking ------------------------------------------------------------------------------------------------------

    async def attach(self, viewer: Viewer, table: str, hello: live.Hello) -> Place:
        """Somebody begins to look at a table."""
        row = await self.row(table)
        place = await self.place(table)
        room = READ_ROOM.decode(row.room) if place.live is None else place.live.room
        viewer.seats = rooms.seats_of(room, viewer.person)
        refused = None
        if hello.seat is not None and hello.seat not in viewer.seats:
            refused = Refused(reasons.SEAT, "This is not your seat.")
        elif not viewer.seats and room.form.watch == "nobody":
            refused = Refused(reasons.WATCH, "This table is not for spectators.")
        if refused is not None:
            self.let_go(place)
            raise refused
        viewer.seat = hello.seat if hello.seat is not None else next(iter(viewer.seats), None)
        viewer.language, viewer.views = hello.language, hello.views
        place.viewers.add(viewer)
        looked_at = self.looked_at(place, viewer)
        if looked_at is not None:
            known = hello.cursor if hello.branch == looked_at.branch else None
            looked_at.viewers.add(viewer)
            viewer.send(looked_at.snapshot(viewer, hello.id, known))
        self.tell_presence(place)
        return place

    def detach(self, viewer: Viewer, place: Place) -> None:
        """Somebody does not look any more."""
        place.viewers.discard(viewer)
        for table in place.tables():
            table.viewers.discard(viewer)
        self.tell_presence(place)
        self.let_go(place)

    def tell_presence(self, place: Place) -> None:
        """Tell everybody who is there."""
        self._tell_here(place)
        self._show_here(place)

    def _tell_here(self, place: Place) -> None:
        """Tell the other servers who looks from this one."""
        seats = {seat for viewer in place.viewers for seat in viewer.seats}
        spectators = sum(viewer.seat is None for viewer in place.viewers)
        self._nudge(place.id, nudges.Here(self.node, sorted(seats), spectators))

    def _show_here(self, place: Place) -> None:
        now = time.monotonic()
        place.elsewhere = {node: (here, at) for node, (here, at) in place.elsewhere.items() if now - at < AWAY}
        others = [here for here, _ in place.elsewhere.values()]
        for table in place.tables():
            table.here = {seat for viewer in place.viewers for seat in viewer.seats}
            table.here |= {seat for here in others for seat in here.seats}
            table.spectators = sum(viewer.seat is None for viewer in place.viewers)
            table.spectators += sum(here.spectators for here in others)
        if place.live is not None:
            for table in place.tables():
                table.tell_all(live.Table(table.info()))
        else:
            self.tell_room(place.id)

    def tell_room(self, table: str) -> None:
        """Who sits where has changed: whoever looks at the table hears of it, and so does the lobby."""
        self.hub.publish(LOBBY, table.encode())
        self._nudge(table, nudges.Room(self.node))
        self._see_room(table)

    def _see_room(self, table: str) -> None:
        place = self.places.get(table)
        if place is not None and place.viewers:
            self._aside(self._show_room(place))

    async def _show_room(self, place: Place) -> None:
        """Show viewers the room as it is now; when the game has begun, the table; when it is gone, the door."""
        try:
            row = await self.row(place.id)
        except Refused as refused:
            if refused.reason.clause == reasons.UNKNOWN:
                for viewer in list(place.viewers):
                    viewer.say_goodbye(live.Goodbye(Reason(reasons.UNKNOWN, EVERYBODY_LEFT), again=False))
            raise
        room = READ_ROOM.decode(row.room)
        for viewer in place.viewers:
            viewer.seats = rooms.seats_of(room, viewer.person)
            if viewer.seat not in viewer.seats:
                viewer.seat = next(iter(viewer.seats), None)
        if row.origin is not None and place.live is None:
            await self.place(place.id)
        if place.live is not None:
            for table in place.tables():
                table.room = room
            for viewer in place.viewers:
                looked_at = self.looked_at(place, viewer)
                if looked_at is not None and viewer not in looked_at.viewers:
                    looked_at.viewers.add(viewer)
                    viewer.send(looked_at.snapshot(viewer))
            for table in place.tables():
                table.tell_all(live.Table(table.info()))
            return
        data = msgspec.json.encode(live.Table(self.info_of(row)))
        for viewer in place.viewers:
            viewer.send(data)

    # -- acting -------------------------------------------------------------------------------------------------------

    async def ask(self, table: str, seat: int, what: Asked, say: Say) -> None:
        """Something that changes a table; whoever wants it is told what came of it. The owner may be another server."""
        place = self.places.get(table)
        if place is None or place.live is None:
            place = await self.place(table)
        if place.live is not None and isinstance(what, live.Answer) and place.live.was_given(seat, what):
            say(live.Taken(what.id, what.number))
            return
        if place.live is None or place.live.table.over:
            raise Refused(reasons.STAGE, "The game is not on.")
        if place.owner is not None:
            await place.owner.ask(seat, what, say)
            return
        if self.database.embedded:
            raise Refused(reasons.TROUBLE, "Nobody drives this table right now.")
        self._asked += 1
        asked = self._asked
        reply: asyncio.Future[live.News] = asyncio.get_running_loop().create_future()
        self._replies[asked] = reply
        self._nudge(table, nudges.Ask(self.node, asked, seat, what))
        try:
            async with asyncio.timeout(REPLY):  # wait_for could swallow that whoever asks has gone
                say(await reply)
        except TimeoutError:
            raise Refused(reasons.TROUBLE, "The table does not answer right now; try again.") from None
        finally:
            del self._replies[asked]

    def tell_chat(self, table: str, line: live.ChatLine) -> None:
        """Somebody has said something."""
        self._nudge(table, nudges.Said(self.node, line))
        self._show_chat(table, line)

    def _show_chat(self, table: str, line: live.ChatLine) -> None:
        place = self.places.get(table)
        if place is None:
            return
        if place.live is not None:
            place.live.chat.append(line)
        data = msgspec.json.encode(live.Chatted(line))
        for viewer in place.viewers:
            viewer.send(data)

    # -- other servers ------------------------------------------------------------------------------------------------

    def _nudge(self, table: str, nudge: nudges.Nudge) -> None:
        if not self.database.embedded:
            self.hub.publish(channel_of(table), nudges.encode(nudge))

    def nudged(self, place: Place, nudge: nudges.AnyNudge) -> None:
        """What another server says about a table."""
        if nudge.node == self.node:
            return
        match nudge:
            case nudges.Logged(entries=entries):
                if place.live is not None and place.owner is None and place.live.entries < entries:
                    self._aside(self.follow(place))
            case nudges.Room():
                self._see_room(place.id)
            case nudges.Said(line=line):
                self._show_chat(place.id, line)
            case nudges.Here():
                before = place.elsewhere.get(nudge.node)
                place.elsewhere[nudge.node] = nudge, time.monotonic()
                if before is None or before[0] != nudge:
                    self._show_here(place)
            case nudges.Ask():
                if place.owner is not None:
                    self._aside(self._answer(place.owner, nudge))
            case nudges.Reply(to=to, id=asked, news=news):
                waiting = self._replies.get(asked) if to == self.node else None
                if waiting is not None and not waiting.done():
                    waiting.set_result(news)

    async def _answer(self, owner: Owner, ask: nudges.Ask) -> None:
        def reply(news: live.News) -> None:
            assert isinstance(news, live.Taken | live.Refused)
            self._nudge(owner.live.id, nudges.Reply(self.node, ask.node, ask.id, news))

        try:
            await owner.ask(ask.seat, ask.what, reply)
        except Refused as refused:
            reply(live.Refused(ask.what.id, refused.reason))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        async def safely() -> None:
            with suppress(Refused):  # the next tick tries again
                await work

        task = asyncio.get_running_loop().create_task(safely())
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def close(self) -> None:
        """Stop driving; what was written stays, and whoever comes next goes on from there."""
        driving = [place.driving for place in self.places.values() if place.driving is not None]
        driving += [self._ticking] if self._ticking is not None else []
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)
        if not self.database.embedded:
            let_go = update(TABLES).where(TABLES.c.owner == self.node).values(owner=None, leased=0.0)
            async with self.database.writing() as connection:
                await connection.execute(let_go)
