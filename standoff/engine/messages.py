"""What a table tells the outside: typed, JSON-ready. Words for people are made when somebody reads them (`say`).

These are msgspec structs; `standoff.schema` has the JSON schema of all of them. What differs from game to game stands
in each game's `messages.py`, `view.py` and `catalogue.py`; the structs here are filled with those.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, Struct

from standoff.engine.declare import Answer, Asked, Event, Note, Seat

Setting = bool | int | str
"""What a setting can be; the schema of a game has its own choices."""

Settings = Annotated[dict[str, Setting], Meta(title="Settings")]

_VALUE = {"$ref": "#/$defs/PositionValue"}
_SHAPES = (
    *({"type": "boolean"}, {"type": "number"}, {"type": "string"}),
    *({"type": "array", "items": _VALUE}, {"type": "object", "additionalProperties": _VALUE}),
)
PositionValue = Annotated[Any, Meta(title="PositionValue", extra_json_schema={"anyOf": list(_SHAPES)})]
"""A value of a position, as a scenario file writes it."""

Q = TypeVar("Q")
A = TypeVar("A")
N = TypeVar("N")
E = TypeVar("E")
T = TypeVar("T")


class Reason(Struct, frozen=True):
    """Why: a clause of the rulebook (or of the table itself) and words for this case."""

    clause: str
    text: str


class Option(Struct, Generic[A, N], frozen=True, omit_defaults=True):
    """One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version."""

    index: int
    code: int
    answer: A
    note: N | None = None


class Row(Struct, Generic[A, N], frozen=True, omit_defaults=True):
    """Options that differ only in their last choice: which place in a cube, whom to aim at, how many units.

    `answer` and `code` are those of the first. `field` is what differs and `values` are all that may be chosen there:
    the code of a value is `code + (value - values[0]) * unit`. Without a field the row is one option. `notes` has one
    entry for each value, or one for all of them if it is the same; none if there is nothing to note.
    """

    answer: A
    code: int
    field: str = ""
    values: list[int] = []
    unit: int = 0
    notes: list[N | None] = []


class Refusal(Struct, Generic[A], frozen=True):
    """Something that a person might want to do now, and why it is not an option."""

    code: int
    answer: A
    reason: Reason


class Question(Struct, Generic[Q, A, N], frozen=True):
    """What the rules want to know, and of whom. `rows` and `default` are None in the eyes of every other seat.

    `default` is the code of the answer that is given for a player who does not answer in time: safe, and never better
    than what a player would choose. `clause` is the rule that the question comes from.
    """

    number: int
    seat: Seat
    about: Q
    rows: list[Row[A, N]] | None
    default: int | None
    clause: str

    @property
    def kind(self) -> str:
        """What kind of question it is."""
        return str(self.about.__struct_config__.tag)  # type: ignore[attr-defined]


class Put(Struct, Generic[Q], frozen=True):
    """The open question, and its words. `options` are those of each row: one for each value, or one without a field."""

    question: Q
    text: str
    options: list[list[str]]


class Told(Struct, Generic[E], frozen=True):
    """Something that happened, as one viewer perceived it.

    Numbers count everything that happened at a table, for everybody alike. `answer` is the number of the question whose
    answer led to it; None for what happened before the first. `clause` is the rule that it comes from.
    """

    number: int
    answer: int | None
    event: E
    clause: str

    @property
    def kind(self) -> str:
        """What kind of event it is."""
        return str(self.event.__struct_config__.tag)  # type: ignore[attr-defined]


class LogLine(Struct, Generic[T], frozen=True):
    """Something that happened, and its words for this reader."""

    told: T
    text: str


AnyOption = Option[Answer, Note]
AnyRow = Row[Answer, Note]
AnyRefusal = Refusal[Answer]
AnyQuestion = Question[Asked, Answer, Note]
AnyPut = Put[AnyQuestion]
AnyTold = Told[Event]
AnyLine = LogLine[AnyTold]


class Result(Struct, frozen=True):
    """How a game ended. `scores` are 1 for a winner and 0 for the others unless the game counts points."""

    winners: list[Seat]
    scores: list[float]
    reason: Reason


class Record(Struct, frozen=True):
    """A whole game: who played what with which chances, and every answer as its option's code.

    `data` names replaced data files; `position` is where the game began, if not with its set-up. `chances` are seeds
    that took the place of the first: from which question on, and which.
    """

    game: str
    version: int
    players: list[str]
    settings: Settings
    seed: str
    answers: list[int]
    data: str = ""
    position: dict[str, PositionValue] | None = None
    chances: list[tuple[int, str]] = []
    format: int = 2


class SeatLog(Struct, Generic[E], frozen=True):
    """What one viewer was told of a game, to keep. It holds no seed and no answers, and cannot be played."""

    game: str
    version: int
    players: list[str]
    settings: Settings
    viewer: int
    events: list[Told[E]]
    standoff: str = "seat log"


AnySeatLog = SeatLog[Event]


class RuleInProgress(Struct, frozen=True):
    """A rule on the table's stack: its name, what it says, and what it remembers."""

    rule: str
    says: str
    remembers: dict[str, Any]


class SettingInfo(Struct, frozen=True):
    """A setting of a game, for menus and help."""

    name: str
    default: Setting
    choices: list[Setting]
    text: str
    clauses: list[str]
    ruling: str


class GameInfo(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    title: str
    players: list[int]
    version: int
    summary: str
    settings: list[SettingInfo]
