"""One connection of one viewer to one table."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from standoff.engine.errors import NotAllowed, StandoffError
from standoff.engine.known import known_of
from standoff.engine.messages import Reason
from standoff.engine.words import languages
from standoff.games import find
from standoff.server.limits import Limits
from standoff.server.lobby import Tavern
from standoff.server.outbox import Outbox, Sends
from standoff.server.places import Place
from standoff.server.refused import Refused
from standoff.server.rooms import DEFAULT_LEVEL
from standoff.server.table import LiveTable, Viewer, encode
from standoff.server.tables import Tables
from standoff.server.tokens import Bearer
from standoff.wire import VERSION, limits, live, reasons
from standoff.wire.people import Person
from standoff.wire.types import wire_of

MOST_REFUSALS: Final = 500
"""So many refusals are told at once."""
MOST_LINES: Final = 500
"""So many events are told at once."""


@cache
def reader_of(game: str) -> msgspec.json.Decoder[Any]:
    """Reads what is said at the tables of a game. It is large, and all connections share it."""
    return msgspec.json.Decoder(wire_of(find(game)).request)


class Wire(Sends, Protocol):
    """What a connection can do."""

    async def receive(self) -> bytes | None:
        """The next message; None at the end."""


class Visitor(NamedTuple):
    """Who connects, as his token says; both None for a stranger."""

    person: Person | None
    bearer: Bearer | None


class Connected(Protocol):
    """A connection that the server can end."""

    bearer: Bearer | None

    def say_goodbye(self, goodbye: live.Goodbye) -> None:
        """The server ends it."""


class Session:
    """What a viewer says over one connection, and what he is told."""

    def __init__(self, tables: Tables, tavern: Tavern, rates: Limits, table: str, who: Visitor, wire: Wire) -> None:
        self.tables = tables
        self.tavern = tavern
        self.rates = rates
        self.table = table
        self.me = me = who.person
        self.bearer = who.bearer
        self.wire = wire
        self.ended = asyncio.Event()
        self.outbox = Outbox(wire, self.ended.set)
        self.viewer = Viewer(me.id if me else None, me.name if me else "", self.outbox.put, self.say_goodbye)
        self.place: Place | None = None
        self.goodbye: live.Goodbye | None = None

    async def run(self) -> None:
        """Until one side ends it."""
        try:
            await self._until_it_ends()
            await self.outbox.flush()
        finally:
            self.outbox.close()
        if self.outbox.failed is not None:
            raise self.outbox.failed

    async def _until_it_ends(self) -> None:
        work = [asyncio.create_task(self._listen()), asyncio.create_task(self.ended.wait())]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            if self.place is not None:
                self.tables.detach(self.viewer, self.place)
                self.place = None  # what is left of a connection waits for the collector, and should keep no table

    def say_goodbye(self, goodbye: live.Goodbye) -> None:
        """The server ends this."""
        self.goodbye = goodbye
        self.outbox.put(encode(goodbye))
        self.ended.set()

    async def _listen(self) -> None:
        row = await self.tables.row(self.table)
        decoder = reader_of(row.game)
        while (data := await self.wire.receive()) is not None:
            asked = 0
            try:
                said = self._read(decoder, data)
                asked = said.id
                self.rates.take("message", self.viewer.person or str(id(self)))
                told = await self._hear(said, row.game)
            except (Refused, NotAllowed) as refused:
                told = live.Refused(asked, refused.reason)
            except StandoffError as wrong:
                told = live.Refused(asked, Reason(reasons.MALFORMED, str(wrong)))
            if told is not None:
                self._say(told)
            if self.place is None:
                return

    def _say(self, news: live.News) -> None:
        self.outbox.put(encode(news))

    def _read(self, decoder: msgspec.json.Decoder[Any], data: bytes) -> live.Request:
        if len(data) > limits.MOST_BYTES:
            raise Refused(reasons.MALFORMED, f"A message has at most {limits.MOST_BYTES} bytes.")
        try:
            said: live.Request = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise Refused(reasons.MALFORMED, f"This is no message: {str(wrong)[:200]}.") from None
        return said

    async def _hear(self, said: live.Request, game: str) -> live.News | None:
        """Do what is wanted; what to answer."""
        if self.place is None:
            await self._hello(said, game)
            return None
        match said:
            case live.Hello():
                raise Refused(reasons.HELLO, "There is one hello for each connection.")
            case live.Chat():
                return await self._chat(said)
            case live.Answer() | live.Undo() | live.Agree() | live.Resign() | live.Back():
                await self.tables.ask(self.table, self._seat(), said, self._say)
                return None
        table = self.tables.looked_at(self.place, self.viewer)
        if table is None:
            raise Refused(reasons.STAGE, "The game has not begun yet.")
        return await self._look(table, said)

    async def _hello(self, said: live.Request, game: str) -> None:
        if not isinstance(said, live.Hello):
            raise Refused(reasons.HELLO, "The first message is hello.")
        if said.version != VERSION:
            what = "older" if said.version < VERSION else "newer"
            text = f"This page is {what} than the server ({said.version}, not {VERSION}); load it again."
            raise Refused(reasons.VERSION, text)
        if said.language not in languages(find(game)):
            said = msgspec.structs.replace(said, language="en")
        self.place = await self.tables.attach(self.viewer, self.table, said)

    def _seat(self) -> int:
        if self.viewer.seat is None:
            raise Refused(reasons.SEAT, "Spectators only watch.")
        return self.viewer.seat

    async def _look(self, table: LiveTable, said: live.Request) -> live.News | None:
        """What changes nothing: the viewer looks closer."""
        eyes = table.eyes(self.viewer)
        seat, to = eyes.seat, said.id
        match said:
            case live.Why(answer=answer):
                return live.Reasoned(to, seat.why_not(answer, eyes.language))
            case live.Refusals(focus=focus, everything=everything):
                if {"everything", "language"} & focus.keys():
                    raise Refused(reasons.MALFORMED, "no answer has a part of that name")
                found = seat.refusals(everything=everything, language=eyes.language, **focus)[:MOST_REFUSALS]
                return live.RefusedAll(to, found, [seat.say(one, eyes.language) for one in found])
            case live.Preview(code=code):
                return live.Previewed(to, eyes.preview(code))
            case live.Inquire(what=what, parts=parts):
                if "what" in parts or "self" in parts:
                    raise Refused(reasons.MALFORMED, "an inquiry has no part of that name")
                return live.Found(to, seat.inquire(what, **parts))
            case live.Past(since=since, until=until):
                end = since + MOST_LINES if until is None else min(until, since + MOST_LINES)
                return live.Lines(to, since, eyes.lines(since, end))
            case live.Eyes(seat=wanted):
                if wanted not in self.viewer.seats:
                    raise Refused(reasons.SEAT, "This is not your seat.")
                self.viewer.seat = wanted
                self.outbox.put(table.snapshot(self.viewer, to))
                return None
            case live.Hint():
                return await self._hint(table, to)
            case live.Know():
                self._seat()
                return live.Known(to, msgspec.json.encode(known_of(seat)).decode())
        raise AssertionError(f"{said} is not handled")

    async def _hint(self, table: LiveTable, to: int) -> live.News:
        seat = table.eyes(self.viewer).seat
        if not table.room.form.hints:
            raise Refused(reasons.HINT, "This table goes without hints.")
        if not seat.asked:
            raise Refused(reasons.HINT, "You are not asked.")
        self.rates.take("hint", self.viewer.person or "")
        try:
            chances = table.chances("hint", self._seat())
            advice = await self.tables.players.advise(seat, DEFAULT_LEVEL, self.viewer.language, chances)
        except BrokenProcessPool:
            raise Refused(reasons.TROUBLE, "Nobody has a hint right now.") from None
        best = [live.Considered(one.code, one.words, one.share) for one in advice.best]
        return live.Advised(to, advice.choice, advice.sentence, best)

    async def _chat(self, said: live.Chat) -> live.News:
        if self.me is None:
            raise Refused(reasons.STRANGER, "Only somebody with a name can talk.")
        self.rates.take("chat", self.me.id)
        text = " ".join("".join(c if c.isprintable() else " " for c in said.text).split())
        if not text:
            raise Refused(reasons.MALFORMED, "There is nothing to read in that.")
        line = live.ChatLine(time.time(), self.me.name, self.viewer.seat, text)
        await self.tavern.chat(self.table, self.me.id, line, said.key)
        return live.Taken(said.id, 0)
