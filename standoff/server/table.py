"""A live table in memory: what follows from its log, and those who look at it.

Any number of these may follow the same table, in any process; one of them is driven by its owner (`owner`), who alone
writes. A viewer's eyes are a Seat of the engine, and nothing else is ever sent to him.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

import standoff
from standoff.engine.messages import Record
from standoff.engine.seat import Seat
from standoff.engine.state import NOBODY
from standoff.engine.table import Table, Tried
from standoff.engine.viewer import SPECTATOR
from standoff.server import rooms
from standoff.server.clock import GameClock
from standoff.server.eyes import LATELY, Eyes, catalogue_name
from standoff.server.kept import Answered, AnyEntry, Room, StoodIn, TakenBack
from standoff.server.players import chances_of
from standoff.wire import VERSION, live
from standoff.wire.lobby import TableInfo, Wish

encode = msgspec.json.Encoder().encode

CHAT_KEPT: Final = 50


class Given(NamedTuple):
    """An answer that was given, and by which seat."""

    seat: int
    code: int


class Viewer:
    """Somebody who looks at a table over one connection. `seats` are his own; `seat` those eyes he looks with."""

    def __init__(
        self,
        person: str | None,
        name: str,
        send: Callable[[bytes], None],
        say_goodbye: Callable[[live.Goodbye], None],
    ) -> None:
        self.person = person
        self.name = name
        self.send = send
        self.say_goodbye = say_goodbye
        self.language = "en"
        self.views = True
        self.seat: int | None = None
        self.seats: list[int] = []
        self.branch = 0
        self.cursor = 0


class LiveTable:
    """One live table, as far as its log is known here."""

    def __init__(self, id: str, room: Room, origin: Record, opened: float) -> None:  # noqa: A002
        self.id = id
        self.room = room
        self.opened = opened
        self.table: Table = standoff.replay(origin)
        self.game = self.table.setup.game
        self.catalogue = catalogue_name(self.table)
        self.entries = 0
        self.branch = 0
        self.given: list[Given] = [Given(NOBODY, code) for code in origin.answers]
        self.stand_ins: set[int] = set()
        self.resigned: set[int] = set()
        self.clock = GameClock(room.form.clock, self.table.setup.players)
        self.wish: Wish | None = None
        self.called: str | None = None
        self.chat: deque[live.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.viewers: set[Viewer] = set()
        self.here: set[int] = set()
        self.spectators = 0
        self._start_clock()

    # -- the log ------------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry, tried: Tried | None = None) -> None:
        """One entry more of the log; `tried` is what follows from its answer, if that is known already."""
        match entry:
            case Answered(seat, code, by, bank):
                if tried is None:
                    self.table.answer(code)
                else:
                    self.table.take(tried)
                self.given.append(Given(seat, code))
                self.clock.banks[seat] = bank
                self.clock.missed[seat] = self.clock.missed[seat] + 1 if by == "clock" else 0
                self.wish = None
                self._start_clock()
            case TakenBack(number):
                self.table.take_back(number)
                del self.given[number:]
                self.branch += 1
                self.wish = None
                self._start_clock()
            case StoodIn(seat, on, resigned):
                (self.stand_ins.add if on else self.stand_ins.discard)(seat)
                if resigned:
                    self.resigned.add(seat)
        self.entries += 1

    def follow(self, entries: Sequence[AnyEntry]) -> None:
        """Several entries more, of which everybody who looks hears at once."""
        for entry in entries:
            self.apply(entry)
        self.tell()

    def _start_clock(self) -> None:
        if self.table.asked is not None:
            self.clock.start(self.table.asked)

    def bot_for(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None if its owner does."""
        chair = self.room.chairs[seat]
        if chair.sits == "bot":
            return chair.level
        return rooms.DEFAULT_LEVEL if seat in self.stand_ins else None

    def waits_for(self) -> str | None:
        """The person for whose answer the game waits; None if a bot is asked, or nobody."""
        asked = self.table.asked
        return None if asked is None or self.bot_for(asked) is not None else self.room.chairs[asked].person

    def was_given(self, seat: int, answer: live.Answer) -> bool:
        """Is this an answer that was taken already, sent again after a lost connection?"""
        known = answer.branch == self.branch and answer.number < len(self.given)
        return known and self.given[answer.number] == (seat, answer.code)

    def chances(self, use: str, seat: int) -> int:
        """The chances of a bot that thinks for a seat about the open question."""
        return chances_of(self.table.setup.seed, use, self.branch, self.table.number, seat)

    def record(self) -> Record:
        """The record so far; it holds the seed."""
        return self.table.record()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """The table, as everybody may see it."""
        return rooms.info_of(
            self.id,
            self.room,
            self.opened,
            stage="over" if self.table.over else "playing",
            here=self.here,
            stand_ins=self.stand_ins,
            number=self.table.number,
            spectators=self.spectators,
            catalogue=self.catalogue,
            wish=self.wish,
            result=self.table.result(),
        )

    def eyes(self, viewer: Viewer) -> Eyes:
        """What a viewer looks with."""
        return Eyes(Seat(self.table, SPECTATOR if viewer.seat is None else viewer.seat), viewer.language)

    def snapshot(self, viewer: Viewer, to: int = 0, cursor: int | None = None) -> bytes:
        """Where the table stands for a viewer, with what happened from his cursor on or lately."""
        eyes, now = self.eyes(viewer), self.table.cursor
        viewer.branch, viewer.cursor = self.branch, now
        since = max(0, now - LATELY) if cursor is None else min(cursor, now)
        return encode(
            live.Snapshot(
                to=to,
                version=VERSION,
                table=self.info(),
                catalogue=self.catalogue,
                seat=viewer.seat,
                seats=viewer.seats,
                branch=self.branch,
                cursor=now,
                since=since,
                lines=eyes.lines(since),
                view=eyes.seat.view() if viewer.views else None,
                question=eyes.put(),
                clock=self._clock(),
                result=eyes.seat.result(eyes.language),
                chat=list(self.chat),
            )
        )

    def tell(self) -> None:
        """Tell every viewer what has happened since he was told last. Those with the same eyes are told the same."""
        told: dict[tuple[Any, ...], bytes] = {}
        now, clock = self.table.cursor, Raw(encode(self._clock()))
        for viewer in list(self.viewers):
            if viewer.branch != self.branch:
                viewer.send(self.snapshot(viewer))
                continue
            key = (viewer.seat, viewer.language, viewer.views, viewer.cursor)
            data = told.get(key)
            if data is None:
                data = told[key] = self._moved(self.eyes(viewer), viewer.views, viewer.cursor, now, clock)
            viewer.cursor = now
            viewer.send(data)

    def _moved(self, eyes: Eyes, views: bool, since: int, now: int, clock: Any) -> bytes:
        """What a viewer is told; the clock, which is the same for all, is encoded already."""
        lines, view, put = eyes.seat.update(since, eyes.language, seen=views)
        result = eyes.seat.result(eyes.language) if self.table.over else None
        return encode(live.Moved(self.branch, now, since, lines, view, put, clock, result))

    def _clock(self) -> live.Clock | None:
        return None if self.table.over else self.clock.shown()

    def tell_all(self, message: live.News) -> None:
        """The same to everybody."""
        data = encode(message)
        for viewer in list(self.viewers):
            viewer.send(data)
