"""What an analysis of a record says: plain data, the same for the terminal, for a page and over the wire."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.messages import Setting


class Tried(Struct, frozen=True):
    """An option that was tried: `share` is its part of what the policy gives to all, `value` how often its seat won."""

    code: int
    words: str
    share: float
    value: float
    games: int


class Decision(Struct, frozen=True):
    """An answer, and what else could have been answered, the best first. `loss` is how much more often the seat would
    have won with the best, `error` how far that may be off (95 %). `why` speaks for the best. `chances` are those of
    all seats before the answer, by what all knew together. `beliefs`, where roles are secret: for each seat what it
    believed of each seat, as odds of the roles.
    """

    number: int
    seat: int
    question: str
    answer: int
    words: str
    value: float
    options: list[Tried]
    loss: float
    error: float
    why: str
    chances: list[float]
    beliefs: list[list[list[float]]]

    @property
    def is_mistake(self) -> bool:
        """Was something else better, beyond doubt?"""
        return self.loss > self.error > 0

    @property
    def best(self) -> Tried:
        """What was best."""
        return self.options[0]


class Turning(Struct, frozen=True):
    """When the game turned: the answer after which those who won were so much more likely to win, and what happened."""

    number: int
    seat: int
    words: str
    before: float
    after: float
    happened: list[str]


class Performance(Struct, frozen=True):
    """How somebody has played: decisions with a choice, what they cost on average, and which were mistakes."""

    seat: int
    name: str
    side: str
    dealt: dict[str, list[str]]
    won: bool
    decisions: int
    loss: float
    mistakes: list[int]


class Analysis(Struct, frozen=True):
    """A record looked at. `mistakes` are the numbers of the questions, the most costly first. `roles` are the words for
    the roles in beliefs, `had` the number of the role that each seat had.
    """

    game: str
    title: str
    names: list[str]
    settings: dict[str, Setting]
    result: str
    winners: list[int]
    budget: int
    players: list[Performance]
    decisions: list[Decision]
    mistakes: list[int]
    turning: Turning | None
    roles: list[str]
    had: list[int]
