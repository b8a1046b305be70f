"""What goes over the WebSocket of a table, one socket for each viewer.

The client begins with `hello`. While people are sitting down it hears `table` whenever that changes; once the game is
on it gets a `snapshot` (where the table stands in its eyes) and then one `moved` for each answer that anybody gives.
Events are numbered, for everybody alike; the `cursor` is the number of the next one. Whoever was away says with `hello`
how far he has been told, and the snapshot has the events from there on.

An `answer` names the question by its number and an option by its code. It is `taken` or `refused`; the same answer sent
again is taken again and changes nothing. `branch` counts how often moves were taken back: the questions after that have
numbers that were there before, and an answer for the branch before is stale.

Every request of a client has an `id` of its own choice, which the reply repeats as `to`.

`V`, `Q`, `T`, `A`, `R`, `I` are a game's own: its view, its question, what is told, an answer, a refusal, and what an
inquiry finds.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from msgspec import Meta, Struct

from standoff.engine.messages import LogLine, Put, Reason, Result
from standoff.wire import VERSION
from standoff.wire.limits import ChatText, Code, Language, SeatNumber, Small, Word
from standoff.wire.lobby import TableInfo

V = TypeVar("V")
Q = TypeVar("Q")
T = TypeVar("T")
A = TypeVar("A")
R = TypeVar("R")
I = TypeVar("I")  # noqa: E741


def snake(name: str) -> str:
    """`LookThrough` to `look_through`."""
    return "".join("_" + c.lower() if c.isupper() and at else c.lower() for at, c in enumerate(name))


# -- What a client says ------------------------------------------------------------------------------------------------


class Request(Struct, frozen=True, tag_field="kind", tag=snake, omit_defaults=True, kw_only=True):
    """Anything that a client says; `id` is repeated in the reply."""

    id: Small = 0


class Hello(Request, frozen=True):
    """The first message. `version` is the client's; `cursor` and `branch` say how far it was told before.

    `seat` chooses the eyes where somebody has several seats. With `views` false no views are sent, for whoever follows
    the events himself.
    """

    version: int = VERSION
    language: Language = "en"
    seat: SeatNumber | None = None
    cursor: Small | None = None
    branch: Small = 0
    views: bool = True


class Answer(Request, frozen=True):
    """The answer to a question: its number, and the code of an option."""

    number: Small
    code: Code
    branch: Small = 0


class Why(Request, Generic[A], frozen=True):
    """Why is this not an option? Answered by `reasoned`."""

    answer: A


class Refusals(Request, frozen=True):
    """What might one want to do and may not? With `focus`, only answers with these parts. Answered by `refused_all`."""

    focus: Annotated[dict[Word, int], Meta(max_length=8)] = {}
    everything: bool = False


class Preview(Request, frozen=True):
    """What would be asked after this option? Answered by `previewed`."""

    code: Code


class Inquire(Request, frozen=True):
    """What the game can find out before one answers; Flashpoint: `sight` of a model at a place. Answered by `found`."""

    what: Word
    parts: Annotated[dict[Word, int], Meta(max_length=8)] = {}


class Past(Request, frozen=True):
    """What has happened from an event on, `until` another. Answered by `lines`."""

    since: Small
    until: Small | None = None


class Hint(Request, frozen=True):
    """What would a good player do? Only where the table allows it. Answered by `advised`."""


class Know(Request, frozen=True):
    """All that this seat knows, for a bot that imagines tables. Answered by `known`."""


class Chat(Request, frozen=True):
    """Something to say to everybody at the table.

    With a `key` of the client's choice, another for each line, it is said once however often it is sent: whoever has
    lost his connection can send it again.
    """

    text: ChatText
    key: Word = ""


class Eyes(Request, frozen=True):
    """Look with the eyes of another of one's own seats: the device is handed over. Answered by `snapshot`."""

    seat: SeatNumber


class Resign(Request, frozen=True):
    """Give up the seat: a bot plays it to the end."""


class Back(Request, frozen=True):
    """The bot that has stood in may rest."""


class Undo(Request, frozen=True):
    """Go back to the question of this number, one's own: elsewhere than at a practice table only if everybody agrees.

    At a practice table, what bots have answered since is taken back with it: of earlier questions, the last one's own.
    """

    number: Small


class Agree(Request, frozen=True):
    """Whether somebody's wish to go back is granted."""

    agree: bool


# -- What is told ------------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True):
    """Whose clock runs, until when, and what everybody has left in the bank; `now` is the server's time, in seconds."""

    seat: int
    until: float
    now: float
    banks: list[float]


class ChatLine(Struct, frozen=True):
    """Something that somebody said; `seat` is None for a spectator."""

    at: float
    name: str
    seat: int | None
    text: str


class News(Struct, frozen=True, tag_field="kind", tag=snake):
    """Anything that the server says."""


class Table(News, frozen=True):
    """Who sits where has changed, or how far the table is."""

    table: TableInfo


class Snapshot(News, Generic[V, Q, T], frozen=True):
    """Where the table stands in the eyes of a viewer. `seat` is None for a spectator, `seats` are one's own.

    `lines` begin with event number `since`: where the client left off, or some time ago. `catalogue` names what views
    and messages refer to by numbers; it is fetched over HTTP, and kept.
    """

    to: int
    version: int
    table: TableInfo
    catalogue: str
    seat: int | None
    seats: list[int]
    branch: int
    cursor: int
    since: int
    lines: list[LogLine[T]]
    view: V | None
    question: Put[Q] | None
    clock: Clock | None
    result: Result | None
    chat: list[ChatLine]


class Moved(News, Generic[V, Q, T], frozen=True):
    """Somebody has answered: what happened from event `since` on, and where the table stands now."""

    branch: int
    cursor: int
    since: int
    lines: list[LogLine[T]]
    view: V | None
    question: Put[Q] | None
    clock: Clock | None
    result: Result | None


class Chatted(News, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Taken(News, frozen=True):
    """An answer or a wish was taken, and is written down. `number` is the question that it was for."""

    to: int
    number: int


class Refused(News, frozen=True):
    """Something was refused, and nothing has changed."""

    to: int
    reason: Reason


class Reasoned(News, frozen=True):
    """Why something is not an option; None if it is one."""

    to: int
    reason: Reason | None


class RefusedAll(News, Generic[R], frozen=True):
    """What might be wanted and may not be, each with its words."""

    to: int
    refusals: list[R]
    texts: list[str]


class Previewed(News, Generic[Q], frozen=True):
    """The question that would follow; None if it depends on what is not known yet."""

    to: int
    question: Put[Q] | None


class Found(News, Generic[I], frozen=True):
    """What an inquiry has found."""

    to: int
    found: I


class Lines(News, Generic[T], frozen=True):
    """What has happened from event `since` on."""

    to: int
    since: int
    lines: list[LogLine[T]]


class Considered(Struct, frozen=True):
    """An option that a good player has thought about, and its share of what he would give to all."""

    code: int
    text: str
    share: float


class Advised(News, frozen=True):
    """The option that a good player would take, and why; `best` has it and what is next best."""

    to: int
    code: int
    text: str
    best: list[Considered]


class Known(News, frozen=True):
    """All that a seat knows, as the engine reads it (`engine.known`)."""

    to: int
    known: str


class Goodbye(News, frozen=True):
    """The server ends this connection. `again`: it may be opened again at once."""

    reason: Reason
    again: bool
