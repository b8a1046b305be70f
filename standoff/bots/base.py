"""What a bot is: something that sees a table from one seat, picks one of its options, and can say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from standoff.bots.advice import Advice, Thinking, put_into_words
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.words import LANGUAGE


class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, seat: Seat) -> int:
        """The code of the option to answer with. The seat is being asked."""

    def advise(self, seat: Seat, language: str = LANGUAGE) -> Advice:
        """The same with its reasons, for somebody who may know what the seat knows."""


class Thinker:
    """A bot that thinks in one way, whether it only answers or says why as well."""

    def think(self, seat: Seat) -> Thinking:
        """What is to be answered, and what came of the other options."""
        raise NotImplementedError

    def choose(self, seat: Seat) -> int:
        """The code of the option to answer with."""
        return self.think(seat).choice

    def advise(self, seat: Seat, language: str = LANGUAGE) -> Advice:
        """The option to answer with, and why."""
        return put_into_words(seat, self.think(seat), language)


MakeBot = Callable[[Rng], Bot]
"""A bot for one seat of one game, with chances of its own."""
