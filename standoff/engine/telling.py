"""What the last answer led to, as its viewers hear it.

Whoever is not named in a message perceives of it what everybody perceives who is not, in the same words. So it is made
once for all of them, and dropped with the next answer.
"""

from __future__ import annotations

from standoff.engine.declare import Asked
from standoff.engine.messages import AnyTold

QUESTION = -1
"""Stands for the open question where events have their numbers."""


class Telling:
    """Kept until the next answer: by the number of an event and by whom it names of those who hear it."""

    __slots__ = ("about", "told", "words")

    def __init__(self) -> None:
        self.about: Asked | None = None
        self.told: dict[tuple[int, int], AnyTold] = {}
        self.words: dict[tuple[int, int, str], str] = {}
