"""Tables before, while and after they are played, as the lobby shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from standoff.engine.messages import GameInfo, Result, Setting
from standoff.wire.limits import LONGEST_QUESTION, Id, Name, PositionText, SeatNumber, Small, Word

Stage = Literal["waiting", "playing", "over"]
Sits = Literal["open", "person", "bot"]
Watchers = Literal["anyone", "nobody"]


class ClockRules(Struct, frozen=True, omit_defaults=True):
    """How long somebody may think: seconds for each question, and a bank of seconds for a whole game.

    When both are used up the question's default answer is given, or, if `then` says so or if nobody is there, a bot
    plays the seat until its owner is back.
    """

    question: Annotated[int, Meta(ge=5, le=LONGEST_QUESTION)] = 60
    bank: Annotated[int, Meta(ge=0, le=LONGEST_QUESTION)] = 120
    then: Literal["default", "bot"] = "default"


class TableForm(Struct, frozen=True, omit_defaults=True):
    """A table to be opened. Whoever opens it sits on its first seat and is its host.

    `private`: the lobby does not show it, its link is the invitation. `delay`: seconds by which spectators are behind.
    `bots`: levels of the bots that sit on the last seats from the start.
    """

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    settings: dict[Word, Setting] = {}
    clock: ClockRules = ClockRules()
    watch: Watchers = "anyone"
    delay: Annotated[int, Meta(ge=0, le=600)] = 0
    private: bool = False
    hints: bool = False
    bots: Annotated[list[Word], Meta(max_length=15)] = []


class PlayForm(Struct, frozen=True, omit_defaults=True):
    """Play now: a table that fits is joined, or one is started and filled with bots of a level."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    level: Word = ""
    alone: bool = False


class JoinForm(Struct, frozen=True, omit_defaults=True):
    """Sit down: on this seat, or on the first that is free. With a `name`, for somebody else at the same device."""

    seat: SeatNumber | None = None
    name: Name | None = None


class SeatForm(Struct, frozen=True):
    """One seat of the table."""

    seat: SeatNumber


class BotForm(Struct, frozen=True):
    """A bot of a level sits down on a free seat; without a level, a bot gets up."""

    seat: SeatNumber
    level: Word | None


class ReadyForm(Struct, frozen=True):
    """Ready, or not any more."""

    ready: bool


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat. `person` is his id; `here`: his device is connected; `stand_in`: a bot plays for him."""

    seat: int
    sits: Sits
    name: str
    person: str | None
    level: str | None
    ready: bool
    here: bool
    stand_in: bool


class Wish(Struct, frozen=True):
    """Somebody would like to go back to a question; who has agreed so far. Everybody must."""

    seat: int
    number: int
    agreed: list[int]


class TableInfo(Struct, frozen=True):
    """A table, as everybody may see it.

    `practice`: one person and bots, so that moves may be taken back. `host` is the id of the person who opened it.
    `number` is how many questions have been answered, `catalogue` the name of what cannot change in this game.
    `next` is the table of the rematch, `replay` where a finished game can be seen again.
    """

    id: str
    game: str
    version: int
    stage: Stage
    players: int
    settings: dict[str, Setting]
    clock: ClockRules
    watch: Watchers
    delay: int
    private: bool
    hints: bool
    practice: bool
    host: str | None
    seats: list[SeatInfo]
    opened: float
    number: int
    spectators: int
    catalogue: str
    wish: Wish | None
    result: Result | None
    next: str | None
    replay: str | None


class Lobby(Struct, frozen=True, tag_field="kind", tag="lobby"):
    """The tables to see: those that wait for players, those that may be watched, and one's own, which come first.

    `asked` are the ids of those at which the game waits for whoever looks.
    """

    tables: list[TableInfo]
    people: int
    asked: list[str]


class Level(Struct, frozen=True):
    """How well a bot plays; `usual` is the one that sits down where nobody has chosen."""

    id: str
    text: str
    usual: bool


class GameOffer(Struct, frozen=True):
    """A game that can be played here, who can play it, and the languages it has words in."""

    info: GameInfo
    levels: list[Level]
    languages: list[str]


class ServerInfo(Struct, frozen=True):
    """What this server is and offers."""

    version: str
    wire: int
    games: list[GameOffer]


class FrameForm(Struct, frozen=True, omit_defaults=True):
    """Play on from a frame of a replay or of a scenario: on this seat, against bots of a level."""

    frame: Small
    seat: SeatNumber = 0
    level: Word = ""


class PositionForm(Struct, frozen=True):
    """A position that somebody has written down: TOML, like a scenario of the rulebook."""

    text: PositionText


class PlayPositionForm(FrameForm, frozen=True):
    """Play on from a position that somebody has written down."""

    text: PositionText = ""


class Where(Struct, frozen=True):
    """Where something is that was made by a request."""

    id: Id
