"""Demonstrations: a scenario as frames to step through: the position, and what each answer leads to.

What is shown are the messages of a table, so whoever can draw a game can draw a demonstration of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from standoff.engine.answering import Answering
from standoff.engine.declare import Answer, Asked, Event, Note, Seat
from standoff.engine.errors import NotAllowed, StandoffError, WrongSetup
from standoff.engine.messages import Question, Reason, Settings, Told
from standoff.engine.plan import Step, read_plan
from standoff.engine.scenario import MakeSetup, Scenario, begin
from standoff.engine.seat import Seat as SeatOf
from standoff.engine.settings import chosen_settings
from standoff.engine.table import Table
from standoff.engine.words import LANGUAGE
from standoff.engine.written import shown

C = TypeVar("C")
V = TypeVar("V")
Q = TypeVar("Q")
A = TypeVar("A")
N = TypeVar("N")
E = TypeVar("E")


class Given(Struct, Generic[A], frozen=True):
    """An answer of a scenario: who gives it, in which words, and what they mean, if that is one thing.

    If it is refused, `refused` says why, and nothing has changed. What a seat says is nobody else's business: in the
    eyes of another all but the seat is None.
    """

    seat: Seat
    words: str | None
    answer: A | None
    refused: Reason | None


class Frame(Struct, Generic[V, Q, A, N, E], frozen=True):
    """What one answer leads to: what happens, what the table then looks like, and what is asked.

    Number 0 is the position, before any answer.
    """

    number: int
    given: Given[A] | None
    events: list[Told[E]]
    view: V
    question: Question[Q, A, N] | None


class Demonstration(Struct, Generic[C, V, Q, A, N, E], frozen=True):
    """A scenario to step through. `seat` is whose eyes it is seen with; None for everything, with nothing hidden."""

    game: str
    title: str
    note: str
    clauses: list[str]
    players: list[str]
    settings: Settings
    seat: Seat | None
    catalogue: C
    frames: list[Frame[V, Q, A, N, E]]


AnyGiven = Given[Answer]
AnyFrame = Frame[Struct, Asked, Answer, Note, Event]
AnyDemonstration = Demonstration[Struct, Struct, Asked, Answer, Note, Event]


def demonstrate(
    scenario: Scenario,
    make_setup: MakeSetup,
    seat: int | None = None,
    see: Callable[[Table, AnyFrame], None] | None = None,
) -> AnyDemonstration:
    """A scenario as frames, with nothing hidden, or as a seat sees it; `see` is shown the table in each of them."""
    table, steps = _begin(scenario, make_setup)
    eyes = None if seat is None else table.seat(seat)
    frames = [_look(table, eyes, 0, 0, None)]
    if see is not None:
        see(table, frames[-1])
    for number, step in enumerate(steps, 1):
        before, refused = table.cursor, _answer(table, number, step)
        given = Given(_seat(table, number, step), step.words, _meant(table, step, refused), refused)
        frames.append(_look(table, eyes, number, before, given))
        if see is not None:
            see(table, frames[-1])
    return Demonstration(
        game=scenario.game,
        title=scenario.title,
        note=str(scenario.told.get("note", "")),
        clauses=list(scenario.clauses),
        players=list(table.setup.names),
        settings=chosen_settings(table.setup.settings),
        seat=seat,
        catalogue=table.catalogue(),
        frames=frames,
    )


def play_scenario(scenario: Scenario, make_setup: MakeSetup, until: int | None = None) -> Table:
    """The table of a scenario as it is in frame `until`: 0 is the position, None the end."""
    table, steps = _begin(scenario, make_setup)
    if until is not None and (isinstance(until, bool) or not isinstance(until, int) or not 0 <= until <= len(steps)):
        raise StandoffError(f"there is no frame {shown(until)}; the frames are 0 to {len(steps)}")
    for number, step in enumerate(steps[:until], 1):
        _answer(table, number, step)
    return table


def _begin(scenario: Scenario, make_setup: MakeSetup) -> tuple[Table, list[Step]]:
    """The position, and the answers that are given one after the other; where a scenario only looks, nobody does."""
    if scenario.faults:
        raise WrongSetup(f"{scenario.title}: {scenario.faults[0]}")
    plan = read_plan(scenario.told)
    steps = [step for step in plan.steps if step.who for _ in range(step.times)]
    return begin(scenario.game, plan, make_setup)[0], steps


def _answer(table: Table, number: int, step: Step) -> Reason | None:
    """Give the answer of a step; why it is refused, if it is."""
    try:
        table.answer(step.words, seat=_seat(table, number, step))
    except NotAllowed as error:
        if error.reason.clause != step.refused:
            raise StandoffError(f"answer {number}: {step.who} cannot say {step.words!r}: {error}") from None
        return error.reason
    return None


def _seat(table: Table, number: int, step: Step) -> int:
    names = table.setup.names
    if step.who not in names:
        raise WrongSetup(f"answer {number}: {step.who} does not sit at the table; {', '.join(names)} do")
    return names.index(step.who)


def _meant(table: Table, step: Step, refused: Reason | None) -> Answer | None:
    """What the words of a step mean: what was answered, or what is refused, if that is one thing."""
    if refused is None:
        codes = table.record().answers[-1:]
    elif table.asked is not None and table.setup.names[table.asked] == step.who:
        codes = Answering(table, LANGUAGE).meaning(step.words).refused
    else:
        codes = []
    return table.setup.game.messages.answers.read(codes[0]) if len(codes) == 1 else None


def _look(table: Table, eyes: SeatOf | None, number: int, since: int, given: AnyGiven | None) -> AnyFrame:
    if eyes is None:
        return Frame(number, given, table.events(since), table.open_view(), table.question())
    if given is not None and given.seat != eyes.index:
        given = Given(given.seat, None, None, None)
    return Frame(number, given, eyes.events(since), eyes.view(), eyes.question())
