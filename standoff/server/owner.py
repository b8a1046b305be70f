"""The one owner of a live table: puts the question, takes the answer, writes it down, and only then lets it be told.

Everything that changes a table comes through here one after the other: answers of people, of bots and of the clock,
seats that a bot plays, moves that are taken back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from standoff.engine.clauses import STALE
from standoff.engine.errors import NotAllowed
from standoff.engine.messages import Reason
from standoff.engine.undo import taken_back
from standoff.server import rooms
from standoff.server.clock import MISSED
from standoff.server.inbox import Inbox
from standoff.server.kept import Answered, AnyEntry, StoodIn, TakenBack
from standoff.server.log import Database, NotTheOwner
from standoff.server.players import Players, natural_time
from standoff.server.refused import Refused
from standoff.server.table import LiveTable
from standoff.wire import live, reasons
from standoff.wire.lobby import Wish

log = structlog.get_logger()

AGAIN: Final = 1.0
"""Seconds after which something that could not be written is tried again."""
MOST_WAITING: Final = 1_000
"""So many requests may wait for one table."""

ANOTHER_OWNER: Final = "This table has another owner now; ask again."

Asked = live.Answer | live.Undo | live.Agree | live.Resign | live.Back


Say = Callable[[live.News], None]
"""Where somebody who wants something is told what came of it."""


class Wanted:
    """Something that a seat asks its table for. It is told what came of it right after everybody has heard of that."""

    def __init__(self, seat: int, what: Asked, say: Say) -> None:
        self.seat = seat
        self.what = what
        self.say = say
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, news: live.News) -> None:
        """What came of it, once, if somebody still waits for that."""
        if not self.done.done():
            self.say(news)
            self.done.set_result(None)


@dataclass
class Thought:
    """What a bot has come to, for a question of a branch."""

    branch: int
    number: int
    code: int


class Owner:
    """Drives one live table. `told` is called when something was written and applied."""

    def __init__(
        self,
        table: LiveTable,
        database: Database,
        fence: int,
        players: Players,
        pace: float,
        told: Callable[[LiveTable, AnyEntry], None],
        ended: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self.live = table
        self.database = database
        self.fence = fence
        self.players = players
        self.pace = pace
        self.told = told
        self.ended = ended
        self.inbox: Inbox[Wanted | Thought] = Inbox()
        self.thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until the game is over, or somebody else owns the table."""
        try:
            while not self.live.table.over:
                self._let_think()
                wanted = await self.inbox.get(self._patience())
                if wanted is None:
                    await self._time_is_up()
                else:
                    await self._take(wanted)
            await self._end()
        finally:
            if self.thinking is not None:
                self.thinking.cancel()
            self.inbox.close()
            while self.inbox.waiting:
                self._turn_away(self.inbox.waiting.popleft())

    def _turn_away(self, wanted: Wanted | Thought) -> None:
        """What still waited at the end: an answer that was taken is taken again; another owner can be asked again."""
        if isinstance(wanted, Thought):
            return
        what = wanted.what
        if isinstance(what, live.Answer) and self.live.was_given(wanted.seat, what):
            wanted.tell(live.Taken(what.id, what.number))
        elif self.live.table.over:
            self._refuse(wanted, Reason(reasons.STAGE, "The game is over."))
        else:
            self._refuse(wanted, Reason(reasons.TROUBLE, ANOTHER_OWNER))

    async def _end(self) -> None:
        """The game is over: its result is written, as soon as that is possible."""
        while True:
            try:
                await self.ended(self.live)
            except Refused:
                await asyncio.sleep(AGAIN)
            else:
                return

    async def ask(self, seat: int, what: Asked, say: Say) -> None:
        """Something that a seat wants; it is told what came of it before this returns. Wishes come in their turn."""
        if len(self.inbox.waiting) >= MOST_WAITING:
            raise Refused(reasons.FAST, "Too much is wanted of this table at once.")
        wanted = Wanted(seat, what, say)
        self.inbox.put(wanted)
        await wanted.done

    # -- what is wanted -----------------------------------------------------------------------------------------------

    async def _take(self, wanted: Wanted | Thought) -> None:
        try:
            if isinstance(wanted, Thought):
                await self._think_aloud(wanted)
                return
            wanted.tell(await self._do(wanted.seat, wanted.what))
        except (Refused, NotAllowed) as refused:
            self._refuse(wanted, refused.reason)
            if isinstance(wanted, Thought):
                await asyncio.sleep(AGAIN)
                self.thinking = None
        except NotTheOwner:
            self._refuse(wanted, Reason(reasons.TROUBLE, ANOTHER_OWNER))
            raise
        except Exception:
            log.exception("a table could not do what was wanted", table=self.live.id)
            self._refuse(wanted, Reason(reasons.TROUBLE, "The server could not do that; nothing has changed."))

    def _refuse(self, wanted: Wanted | Thought, reason: Reason) -> None:
        if isinstance(wanted, Wanted):
            wanted.tell(live.Refused(wanted.what.id, reason))

    async def _do(self, seat: int, what: Asked) -> live.News:
        match what:
            case live.Answer():
                await self._answer(seat, what)
            case live.Resign() if seat not in self.live.resigned:
                await self._write(StoodIn(seat, True, resigned=True))
            case live.Back():
                await self._back(seat)
            case live.Undo():
                await self._undo(seat, what.number)
            case live.Agree():
                await self._agree(seat, what.agree)
        return live.Taken(what.id, self.live.table.number if not isinstance(what, live.Answer) else what.number)

    async def _answer(self, seat: int, what: live.Answer) -> None:
        if self.live.was_given(seat, what):
            return
        if what.branch != self.live.branch:
            raise NotAllowed(Reason(STALE, "Moves were taken back since; this question is not open any more."))
        if seat in self.live.resigned:
            raise Refused(reasons.SEAT, "You have resigned; a bot plays on.")
        code = self.live.table.code_of(what.code, seat=seat, number=what.number)
        if seat in self.live.stand_ins:
            await self._write(StoodIn(seat, False))
        await self._write(Answered(seat, code, "owner", self.live.clock.bank_after()))

    async def _back(self, seat: int) -> None:
        if seat in self.live.resigned:
            raise Refused(reasons.SEAT, "You have resigned; a bot plays on.")
        if seat in self.live.stand_ins:
            await self._write(StoodIn(seat, False))

    async def _undo(self, seat: int, number: int) -> None:
        """Back to a question: at a practice table at once, elsewhere when everybody has agreed."""
        given = self.live.given
        if not 0 <= number < len(given):
            raise Refused(reasons.UNDO, f"There is no earlier question {number}.")
        practice = rooms.is_practice(self.live.room)
        while practice and number > 0 and given[number].seat != seat:
            number -= 1  # bots have answered since
        if given[number].seat != seat:
            raise Refused(reasons.UNDO, "Only one's own answers are taken back.")
        if practice:
            await self._write(TakenBack(number))
            return
        self._check_nothing_shown(seat, number)
        self.live.wish = Wish(seat, number, [seat])
        await self._agree(seat, True)

    def _check_nothing_shown(self, seat: int, number: int) -> None:
        if any(given.seat != seat for given in self.live.given[number:]):
            raise Refused(reasons.UNDO, "Somebody else has acted since.")
        if taken_back(self.live.table, number) is None:
            raise Refused(reasons.UNDO, "Something has come to light since.")

    async def _agree(self, seat: int, agree: bool) -> None:
        wish = self.live.wish
        if wish is None:
            raise Refused(reasons.UNDO, "Nobody wants to go back.")
        if not agree:
            self.live.wish = None
        elif self._people() <= {*wish.agreed, seat}:
            self._check_nothing_shown(wish.seat, wish.number)
            await self._write(TakenBack(wish.number))
            return
        elif seat not in wish.agreed:
            self.live.wish = Wish(wish.seat, wish.number, [*wish.agreed, seat])
        self.live.tell_all(live.Table(self.live.info()))

    def _people(self) -> set[int]:
        """The seats that people play."""
        return {at for at in range(len(self.live.room.chairs)) if self.live.bot_for(at) is None}

    async def _write(self, entry: AnyEntry) -> None:
        """What is written has happened: first the log, then the table, then everybody hears of it.

        The rules go on with a copy before anything is written. It becomes the table when it is.
        """
        tried = self.live.table.tried(entry.code) if isinstance(entry, Answered) else None
        try:
            await self.database.append(self.live.id, self.fence, self.live.entries, [entry])
        except Refused:
            await self._look_what_is_there()
            raise
        self.live.apply(entry, tried)
        self.told(self.live, entry)

    async def _look_what_is_there(self) -> None:
        """A commit that failed may have been made all the same, if the connection was lost just then."""
        with suppress(Refused):
            for entry in await self.database.entries(self.live.id, self.live.entries):
                self.live.apply(entry)
                self.told(self.live, entry)

    # -- bots and the clock -------------------------------------------------------------------------------------------

    def _patience(self) -> float | None:
        """How long somebody is waited for; a bot has a limit of its own."""
        asked = self.live.table.asked
        return None if asked is None or self.live.bot_for(asked) is not None else self.live.clock.left

    def _let_think(self) -> None:
        """If a bot plays the seat that is asked, it begins to think about this question."""
        asked = self.live.table.asked
        level = None if asked is None else self.live.bot_for(asked)
        if asked is None or level is None or (self.thinking is not None and not self.thinking.done()):
            return
        self.thinking = asyncio.create_task(self._think(asked, level), name=f"bot at {self.live.id}")

    async def _think(self, seat: int, level: str) -> None:
        """Choose, and answer after a time that tells nothing about the question."""
        branch, number = self.live.branch, self.live.table.number
        waited = asyncio.sleep(natural_time(level) * self.pace)
        try:
            chosen = self.players.choose(self.live.table.seat(seat), level, self.live.chances("answer", seat))
            code, _ = await asyncio.gather(chosen, waited)
        except Exception:
            log.exception("a bot could not think", table=self.live.id, level=level)
            code = self._default(seat)
        self.inbox.put(Thought(branch, number, code))

    def _default(self, seat: int) -> int:
        question = self.live.table.seat(seat).question()
        assert question is not None
        assert question.default is not None
        return question.default

    async def _think_aloud(self, thought: Thought) -> None:
        self.thinking = None
        asked = self.live.table.asked
        now = (self.live.branch, self.live.table.number)
        if asked is None or now != (thought.branch, thought.number) or self.live.bot_for(asked) is None:
            return
        await self._write(Answered(asked, thought.code, "bot", self.live.clock.banks[asked]))

    async def _time_is_up(self) -> None:
        """The default answer; a bot, if the table says so, if nobody is there, or if it was not the first time."""
        seat = self.live.table.asked
        if seat is None:
            return
        rules, clock = self.live.room.form.clock, self.live.clock
        away = seat not in self.live.here or clock.missed[seat] + 1 >= MISSED
        try:
            if rules.then == "bot" or away:
                await self._write(StoodIn(seat, True))
            else:
                await self._write(Answered(seat, self._default(seat), "clock", 0.0))
        except Refused:
            await asyncio.sleep(AGAIN)
