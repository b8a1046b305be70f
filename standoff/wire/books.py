"""Replays of finished games and the living rulebook: both are stepped through, with the messages of a table.

`C`, `V`, `Q`, `T`, `G` are a game's own: its catalogue, its view, its question, what is told, and an answer as it was
given.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from standoff.engine.clauses import Clause
from standoff.engine.messages import LogLine, Put, Result, Setting

C = TypeVar("C")
V = TypeVar("V")
Q = TypeVar("Q")
T = TypeVar("T")
G = TypeVar("G")


class Step(Struct, Generic[V, Q, T, G], frozen=True):
    """What one answer led to, and where the table stood then. Number 0 is the position before any answer."""

    number: int
    given: G | None
    lines: list[LogLine[T]]
    view: V
    question: Put[Q] | None


class ReplayInfo(Struct, frozen=True):
    """A game that can be seen again. `answered` is the seat of each answer, `catalogue` names what cannot change."""

    id: str
    game: str
    players: list[str]
    settings: dict[str, Setting]
    answered: list[int]
    result: Result | None
    catalogue: str
    uploaded: bool


class Steps(Struct, Generic[V, Q, T, G], frozen=True):
    """Some steps of a replay: as a seat saw them, or open, if `seat` is None."""

    seat: int | None
    steps: list[Step[V, Q, T, G]]


class Clauses(Struct, frozen=True):
    """The clauses of a rulebook that were asked for, in its order."""

    clauses: list[Clause]


class ScenarioInfo(Struct, frozen=True):
    """A scenario of the rulebook, by its number there."""

    number: int
    title: str
    note: str
    clauses: list[str]


class Scenarios(Struct, frozen=True):
    """Scenarios of a rulebook."""

    scenarios: list[ScenarioInfo]


class PositionWritten(Struct, frozen=True):
    """A position as a text."""

    text: str


class Demonstrated(Struct, Generic[C, V, Q, T, G], frozen=True):
    """A scenario to step through."""

    scenario: ScenarioInfo
    players: list[str]
    settings: dict[str, Setting]
    seat: int | None
    catalogue: C
    steps: list[Step[V, Q, T, G]]
