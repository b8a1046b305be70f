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


class Lister:
    """Lists the answers to open questions with a game's `legal.options`; a compiled build has one for each game."""

    __slots__ = ("find",)

    def __init__(self, find: Callable[[Any], list[int]]) -> None:
        self.find = find

    def options(self, t: Any) -> list[int]:
        """The answers that the open question of this state allows."""
        return self.find(t)


class GameOver(Exception):
    """Raised by a rule when the game ends at once; who won already stands in the State."""


def ask(seat: int, kind: int, *about: int) -> Ask:
    """The question to yield. Its options are found by the game's `legal.options`, never by the rule."""
    return (seat, kind, about)
