"""Finished games looked at again, on request: one after the other, in the processes where bots think.

The work is done in portions of about a second, and bots are asked in between. How far it is stands in the database, so
that any server can say so; what was found is kept there, in every language, and never made again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from standoff.arena import analyse
from standoff.arena.analyse import AnalysisPlan
from standoff.arena.analysis import Analysis
from standoff.engine.messages import Record
from standoff.engine.words import LANGUAGE, languages
from standoff.games import find
from standoff.server.books import Books
from standoff.server.kept import ANALYSES
from standoff.server.log import NotTheOwner
from standoff.server.players import Players
from standoff.server.refused import Refused
from standoff.wire import reasons
from standoff.wire.analysis import NONE, AnalysisState, Progress
from standoff.wire.people import Person

log = structlog.get_logger()

MOST_WAITING: Final = 8
"""So many are asked for at a time."""
MOST_QUESTIONS: Final = 3_000
"""A record with more is not looked at here."""
MOST_BUDGET: Final = 120
"""More imagined games for a question hardly tell more."""
LONGEST: Final = 1_800.0
"""Seconds after which an analysis is given up."""
PORTION: Final = 180.0
"""Seconds after which a portion hangs."""
MOST_NUMBERS: Final = 64
"""A portion is given no more questions; it does what it can in about a second."""
LIVES: Final = 3
"""So often the process that works may be lost; then it is the analysis that does it."""
AGAIN: Final = 3.0
"""Seconds until what was found is written again, if the database was away."""
STALE: Final = 2 * PORTION
"""Seconds after which a server that says nothing about its work has gone."""

T = TypeVar("T")


class Analyses:
    """What is looked at, and what waits for it."""

    def __init__(self, books: Books, players: Players, node: str, seconds: float) -> None:
        self.books = books
        self.players = players
        self.database = books.database
        self.node = node
        self.seconds = seconds
        self._line: deque[str] = deque()
        self._working: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on with what a server that has gone was asked for."""
        wanted = _unfinished()
        if not self.database.embedded:
            wanted = wanted.where(ANALYSES.c.touched < time.time() - STALE)
        async with self.database.writing() as connection:
            free = wanted.order_by(ANALYSES.c.asked).with_for_update(skip_locked=True)
            left = [row.replay for row in await connection.execute(free)]
            ours = {"node": self.node, "touched": time.time(), "done": 0, "whole": 0}
            await connection.execute(update(ANALYSES).where(ANALYSES.c.replay.in_(left)).values(**ours))
        for replay in left:
            self._begin(replay)

    async def close(self) -> None:
        """Stop; whoever comes next begins anew."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    # -- how far is it? -----------------------------------------------------------------------------------------------

    async def state(self, replay: str, language: str = LANGUAGE) -> AnalysisState:
        """How far an analysis is, and what was found."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.replay == replay))).one_or_none()
            earlier = 0 if row is None else int((await connection.execute(_ahead_of(row))).scalar_one())
        if row is None:
            await self.books.record(replay)  # there is one, and it is no secret
            return NONE
        if row.found is not None:
            return replace(NONE, stage="done", done=row.whole, whole=row.whole, found=_told(row.found, language))
        if row.failed:
            return replace(NONE, stage="failed", trouble=row.failed)
        if row.touched < time.time() - STALE:
            return NONE
        stage: Progress = "working" if row.whole else "waiting"
        return AnalysisState(stage, row.done, row.whole, earlier, None, "")

    # -- asking for one -----------------------------------------------------------------------------------------------

    async def ask(self, replay: str, me: Person) -> None:
        """Somebody wants a game looked at. Whatever is made or being made already stays as it is."""
        record, _ = await self.books.record(replay)
        _check(record)
        now = time.time()
        fresh = _unfinished().where(ANALYSES.c.touched >= now - STALE)
        try:
            async with self.database.writing() as connection:
                going = list(await connection.execute(fresh))
                if any(row.replay == replay for row in going):
                    return
                if any(row.person == me.id for row in going):
                    raise Refused(reasons.FAST, "One at a time: the analysis that you asked for is being made.")
                if len(going) >= MOST_WAITING:
                    raise Refused(reasons.FULL, f"{len(going)} games wait to be looked at already; try again later.")
                await connection.execute(
                    delete(ANALYSES).where(ANALYSES.c.replay == replay, ANALYSES.c.found.is_(None))
                )
                values = {"person": me.id, "node": self.node, "asked": now, "touched": now, "done": 0, "whole": 0}
                await connection.execute(insert(ANALYSES).values(replay=replay, failed="", **values))
        except Refused as refused:
            if isinstance(refused.__cause__, IntegrityError):
                return  # somebody else was quicker
            raise
        self._begin(replay)

    def _begin(self, replay: str) -> None:
        self._line.append(replay)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="analyses")

    # -- the work -----------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while self._line:
            replay = self._line[0]
            try:
                await self._look(replay)
            except NotTheOwner:
                log.info("an analysis is not wanted here any more", replay=replay)
            except Refused as refused:
                await self._give_up(replay, refused.reason.text)
            except Exception:
                log.exception("an analysis failed", replay=replay)
                await self._give_up(replay, "Something went wrong on the server.")
            finally:
                self._line.popleft()

    async def _look(self, replay: str) -> None:
        """Look at a game, and keep what was found."""
        record, _ = await self.books.record(replay)
        questions = len(record.answers)
        whole = questions + 2 * analyse.SWINGS
        await self._note(replay, whole=whole)
        least = analyse.make_plan(record, analyse.LEAST_BUDGET, None, languages(find(record.game)))
        each = await self._do(analyse.seconds_each, least)
        plan = replace(least, budget=_fitting(each * questions, self.seconds))
        until = time.monotonic() + LONGEST

        async def portions(work: Callable[[AnalysisPlan, Sequence[int]], list[T]], numbers: Sequence[int]) -> list[T]:
            done: list[T] = []
            while len(done) < len(numbers):
                if time.monotonic() > until:
                    raise Refused(reasons.FULL, "This game takes too long to look at.")
                done += await self._do(work, plan, numbers[len(done) : len(done) + MOST_NUMBERS])
                await self._note(replay, done=len(done) if work is analyse.decide else questions + len(done))
            return done

        decisions = await portions(analyse.decide, range(questions))
        hopes = [spoken[LANGUAGE].chances for spoken in decisions]
        again = await portions(analyse.look_again, await self._do(analyse.swings, plan, hopes))
        found = await self._do(_finished, plan, decisions, again)
        while not await self._note(replay, found=found, done=whole, person=None):
            await asyncio.sleep(AGAIN)

    async def _do(self, work: Callable[..., T], *given: Any) -> T:
        """Something that takes its time, where bots think. A process that was lost is replaced."""
        for _ in range(LIVES - 1):
            with suppress(BrokenProcessPool):
                return await self.players.work(work, *given, patience=PORTION)
        return await self.players.work(work, *given, patience=PORTION)

    async def _give_up(self, replay: str, why: str) -> None:
        with suppress(NotTheOwner):
            await self._note(replay, failed=why, person=None)

    async def _note(self, replay: str, **values: Any) -> bool:
        """Write down how far it is, and that whatever waits here still waits; false if the database is away.

        `NotTheOwner`: another server makes it now, or it went with whoever brought the record.
        """
        ours = update(ANALYSES).where(ANALYSES.c.node == self.node)
        try:
            async with self.database.writing() as connection:
                noted = await connection.execute(ours.where(ANALYSES.c.replay == replay).values(**values))
                waits = ANALYSES.c.replay.in_(list(self._line))
                await connection.execute(ours.where(waits).values(touched=time.time()))
        except Refused:
            return False
        if not noted.rowcount:
            raise NotTheOwner(replay)
        return True


def _unfinished() -> Select[Any]:
    return select(ANALYSES.c.replay, ANALYSES.c.person).where(ANALYSES.c.found.is_(None), ANALYSES.c.failed == "")


def _ahead_of(row: Any) -> Select[int]:
    """How many wait before this one, at the same server."""
    before = _unfinished().where(ANALYSES.c.node == row.node, ANALYSES.c.asked < row.asked)
    return select(func.count()).select_from(before.subquery())


def _check(record: Record) -> None:
    if len(record.answers) > MOST_QUESTIONS:
        long = f"This game has {len(record.answers)} answers; games of up to {MOST_QUESTIONS} are looked at here."
        raise Refused(reasons.SETUP, f"{long} `standoff analyse` knows no limit.")
    if not record.answers:
        raise Refused(reasons.SETUP, "There is nothing to look at: nobody has answered.")


def _fitting(least: float, seconds: float) -> int:
    """How many imagined games for a question fit into a time, if all of it with the fewest takes so long."""
    return max(analyse.LEAST_BUDGET, min(MOST_BUDGET, int(analyse.LEAST_BUDGET * seconds / max(least, 1e-9))))


def _finished(plan: AnalysisPlan, decisions: list[analyse.Spoken], again: list[analyse.Again]) -> bytes:
    return msgspec.json.encode(analyse.put_together(plan, decisions, again))


def _told(found: bytes, language: str) -> Analysis:
    """The analysis in a language, or in ours."""
    spoken = msgspec.json.decode(found, type=dict[str, msgspec.Raw])
    return msgspec.json.decode(spoken.get(language, spoken[LANGUAGE]), type=Analysis)
