"""What can be stepped through: replays of finished games, and the scenarios of the living rulebook.

Playing a record again takes its time, so it is done in threads, a few at once, while tables go on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import insert, select

import standoff
from standoff.engine import record as records
from standoff.engine.demonstrate import AnyFrame, AnyGiven, Given, demonstrate
from standoff.engine.errors import StandoffError, UnknownClause
from standoff.engine.messages import AnyQuestion, AnyTold, Record
from standoff.engine.rulebook import clauses_of, scenarios_of
from standoff.engine.seat import Seat
from standoff.engine.slips import heard_in
from standoff.engine.table import Table
from standoff.engine.viewer import REFEREE
from standoff.games import find
from standoff.server import positions
from standoff.server.eyes import Eyes, name_of
from standoff.server.kept import REPLAYS
from standoff.server.lobby import Tavern
from standoff.server.refused import Refused
from standoff.server.tables import Tables
from standoff.server.tokens import new_id
from standoff.wire import reasons
from standoff.wire.books import Clauses, Demonstrated, PositionWritten, ReplayInfo, ScenarioInfo, Scenarios, Step, Steps
from standoff.wire.lobby import FrameForm, PlayPositionForm
from standoff.wire.people import Person

MOST_STEPS: Final = 100
MOST_ANSWERS: Final = 20_000
"""A record that is uploaded has no more."""

NOT_IN_THE_BOOK: Final = -1
"""The number of a scenario that somebody has written himself."""

AT_ONCE: Final = 2
"""So many are played again at a time."""

T = TypeVar("T")
AnyStep = Step[Any, AnyQuestion, AnyTold, AnyGiven]


class Books:
    """Replays and rulebooks."""

    def __init__(self, tables: Tables, tavern: Tavern) -> None:
        self.tables = tables
        self.tavern = tavern
        self.database = tables.database
        self._few = asyncio.Semaphore(AT_ONCE)

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do something that takes its time."""
        async with self._few:
            return await asyncio.to_thread(work)

    # -- replays ------------------------------------------------------------------------------------------------------

    async def upload(self, record: Record, me: Person) -> str:
        """A record that somebody brings along; it must play to its end."""
        if len(record.answers) > MOST_ANSWERS:
            raise Refused(reasons.SETUP, f"A record has at most {MOST_ANSWERS} answers.")
        await self._aside(lambda: _replayed(record))
        made = new_id()
        async with self.database.writing() as connection:
            values = {"id": made, "person": me.id, "at": time.time(), "record": msgspec.json.encode(record)}
            await connection.execute(insert(REPLAYS).values(**values))
        return made

    async def record(self, replay: str) -> tuple[Record, bool]:
        """The record of a replay, and whether it was uploaded. A finished game is one under the name of its table."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(REPLAYS.c.record).where(REPLAYS.c.id == replay))
            uploaded = found.scalar_one_or_none()
        if uploaded is not None:
            return msgspec.json.decode(uploaded, type=Record), True
        async with self.tables.visited(replay) as place:
            if place.live is None or not place.live.table.over:
                raise Refused(reasons.STAGE, "This game is not over, and its record is secret until then.")
            return place.live.record(), False

    async def info(self, replay: str) -> ReplayInfo:
        """What a replay is of."""
        record, uploaded = await self.record(replay)
        return await self._aside(lambda: _info(replay, record, uploaded))

    async def catalogue(self, replay: str) -> Any:
        """What cannot change in the game of a replay."""
        record, _ = await self.record(replay)
        return await self._aside(lambda: _replayed(record, until=0).catalogue())

    async def steps(self, replay: str, since: int, until: int | None, seat: int | None, language: str) -> Any:
        """Some steps of a replay: open, or as a seat saw them."""
        record, _ = await self.record(replay)
        last = min(len(record.answers), since + MOST_STEPS - 1)
        if seat is not None and not 0 <= seat < len(record.players):
            raise Refused(reasons.SEAT, f"There is no seat {seat}.")
        end = last if until is None else min(last, until)
        return Steps(seat, await self._aside(lambda: _steps(record, since, end, seat, language)))

    async def play_on(self, replay: str, me: Person, form: FrameForm) -> str:
        """A practice table that goes on from a step of a replay."""
        record, _ = await self.record(replay)
        if form.frame > len(record.answers):
            raise Refused(reasons.SETUP, f"There are {len(record.answers)} steps, not {form.frame}.")
        return await self._practice(me, await self._aside(lambda: _replayed(record, until=form.frame)), form)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    async def clauses(self, game: str, words: str) -> Clauses:
        """The clauses that have all these words, in their text or in their names."""
        wanted = words.casefold().split()
        found = await self._aside(lambda: standoff.clauses(game))
        return Clauses([one for one in found if all(word in _text(one) for word in wanted)])

    async def scenarios(self, game: str, clause: str | None) -> Scenarios:
        """The scenarios of a rulebook, or those that show a clause."""
        found = await self._aside(lambda: scenarios_of(find(game)))
        if clause is not None and clause not in clauses_of(find(game)):
            raise UnknownClause(f"there is no clause {clause[:100]!r}")
        return Scenarios([_about(at, one) for at, one in enumerate(found) if clause is None or clause in one.clauses])

    async def demonstration(self, game: str, number: int, seat: int | None, language: str) -> Any:
        """A scenario to step through."""
        return await self._aside(lambda: _demonstrated(game, number, seat, language))

    async def try_out(self, game: str, number: int, me: Person, form: FrameForm) -> str:
        """A practice table that goes on from a frame of a scenario."""
        wanted = lambda: standoff.play_scenario(_scenario(game, number), until=form.frame)  # noqa: E731
        return await self._practice(me, await self._aside(wanted), form)

    # -- positions that somebody writes down --------------------------------------------------------------------------

    async def position_of(self, game: str, number: int) -> PositionWritten:
        """The position of a scenario as a text to go on with."""
        return PositionWritten(await self._aside(lambda: positions.text_of(_scenario(game, number))))

    async def arranged(self, game: str, text: str, language: str) -> Any:
        """A written position to look at, and what is answered in it, if anything is."""

        def look() -> Any:
            with heard_in(language):
                return _shown(positions.read(game, text), NOT_IN_THE_BOOK, None, language)

        return await self._aside(look)

    async def play_position(self, game: str, me: Person, form: PlayPositionForm) -> str:
        """A practice table that goes on from a written position."""
        return await self._practice(
            me, await self._aside(lambda: positions.table_at(game, form.text, form.frame)), form
        )

    async def _practice(self, me: Person, table: Table, form: FrameForm) -> str:
        if table.over:
            raise Refused(reasons.STAGE, "The game is over there.")
        return await self.tavern.practice(me, table.record(), form.seat, form.level)


def _step(table: Table, number: int, since: int, given: AnyGiven | None, seat: int | None, language: str) -> AnyStep:
    """Where a table stands, in the eyes of a seat or with nothing hidden, and what happened from an event on."""
    eyes = Eyes(Seat(table, REFEREE if seat is None else seat), language)
    return Step(number, given, eyes.lines(since), eyes.seat.view(), eyes.put())


def _steps(record: Record, first: int, last: int, seat: int | None, language: str) -> list[AnyStep]:
    made: list[AnyStep] = []
    given: AnyGiven | None = None
    told = 0

    def see(table: Table) -> None:
        nonlocal given, told
        number = table.number
        if first <= number:
            made.append(_step(table, number, told if number else 0, given, seat, language))
        told = table.cursor
        if number < last:
            option, who = table.option(record.answers[number]), _asked(table)
            known = seat in (None, who)
            given = Given(who, table.say(option, language) if known else None, option.answer if known else None, None)

    see(_replayed(record, until=last, see=see))
    return made


def _info(replay: str, record: Record, uploaded: bool) -> ReplayInfo:
    answered: list[int] = []
    table = _replayed(record, see=lambda table: answered.append(_asked(table)))
    return ReplayInfo(
        *(replay, record.game, record.players, record.settings, answered),
        *(table.result(), name_of(table.catalogue()), uploaded),
    )


def _demonstrated(game: str, number: int, seat: int | None, language: str) -> Any:
    return _shown(_scenario(game, number), number, seat, language)


def _shown(scenario: standoff.Scenario, number: int, seat: int | None, language: str) -> Any:
    steps: list[AnyStep] = []

    def see(table: Table, frame: AnyFrame) -> None:
        since = frame.events[0].number if frame.events else table.cursor
        steps.append(_step(table, frame.number, since, frame.given, seat, language))

    shown = demonstrate(scenario, standoff.scenario_setup, seat, see)
    return Demonstrated(_about(number, scenario), shown.players, shown.settings, seat, shown.catalogue, steps)


def _asked(table: Table) -> int:
    """Who is asked at a table whose game is on."""
    assert table.asked is not None
    return table.asked


def _replayed(record: Record, until: int | None = None, see: Any = None) -> Table:
    try:
        return records.replay(record, standoff._setup_of, None, until, see)
    except StandoffError as wrong:
        raise Refused(reasons.SETUP, str(wrong)) from None


def _scenario(game: str, number: int) -> standoff.Scenario:
    found = scenarios_of(find(game))
    if not 0 <= number < len(found) or found[number].faults:
        raise Refused(reasons.UNKNOWN, f"There is no scenario {number}.")
    return found[number]


def _about(number: int, scenario: standoff.Scenario) -> ScenarioInfo:
    return ScenarioInfo(number, scenario.title, str(scenario.told.get("note", "")), scenario.clauses)


def _text(clause: standoff.Clause) -> str:
    return f"{clause.id} {clause.section} {clause.text} {clause.ruling}".casefold()
