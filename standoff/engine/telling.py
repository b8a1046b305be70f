"""What the last answer led to, as its viewers hear it.

Whoever is not named in a message perceives of it what everybody perceives who is not, in the same words. So it is made
once for all of them, and dropped with the next answer.
"""

from __future__ import annotations

from typing import NamedTuple

from standoff.engine.declare import Asked
from standoff.engine.messages import AnyTold


class Line(NamedTuple):
    """Something that happened, as somebody perceives it, and its words."""

    told: AnyTold
    text: str


class Telling:
    """Kept until the next answer, by whom of those who hear it a message names: events by their numbers, their words
    and those of the open question by the language as well.
    """

    __slots__ = ("about", "lines", "question", "told")

    def __init__(self) -> None:
        self.about: Asked | None = None
        self.told: dict[tuple[int, int], AnyTold] = {}
        self.lines: dict[tuple[int, int, str], Line] = {}
        self.question: dict[tuple[int, str], str] = {}
