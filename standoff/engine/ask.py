"""How a rule puts a question: `answer = yield ask(seat, KIND, ...)`; and how a rule ends the game."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeVar

R = TypeVar("R")

Ask = tuple[int, int, tuple[int, ...]]
"""A question as the rules put it: the seat, the kind of question, and what it is about."""

Rule = Generator[Ask, int, None]
"""A rule function. Written as a generator; played as a frame (see `engine.resumable`)."""

RuleOf = Generator[Ask, int, R]
"""A rule that returns a whole number or a truth value."""


Ready = Any
"""An answer that was packed beforehand, for lists of options: handed on as the object that it is. Where it is taken for
a number, the compiled build makes a new object of it for every list.
"""


Options = Callable[[Any], list[int]]
"""A game's `legal.options`."""

Rows = Callable[[Any, list[int]], list[list[int]]]
"""A game's `zones.rows`."""

Lay = Callable[[Any, list[list[int]], list[int]], None]
"""A game's `zones.lay`."""


class Lister:
    """Lists the answers to open questions and lays hidden things out, by the functions of a game.

    A compiled build has one for each game, which calls them directly.
    """

    __slots__ = ("find", "lay_rows", "take_rows")

    def __init__(self, find: Options, take_rows: Rows, lay_rows: Lay) -> None:
        self.find = find
        self.take_rows = take_rows
        self.lay_rows = lay_rows

    def options(self, t: Any) -> list[int]:
        """The answers that the open question of this state allows."""
        return self.find(t)

    def rows(self, t: Any, places: list[int]) -> list[list[int]]:
        """What lies at these places; where the State has a list, that list itself."""
        return self.take_rows(t, places)

    def lay(self, t: Any, rows: list[list[int]], places: list[int]) -> None:
        """Lay rows out at these places, one for each."""
        self.lay_rows(t, rows, places)


class GameOver(Exception):
    """Raised by a rule when the game ends at once; who won already stands in the State."""


def ask(seat: int, kind: int, *about: int) -> Ask:
    """The question to yield. Its options are found by the game's `legal.options`, never by the rule."""
    return (seat, kind, about)
