"""What a bot is: something that sees a table from one seat and picks one of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from standoff.engine.rng import Rng
from standoff.engine.table import Seat


class Bot(Protocol):
    """Plays one seat of one game."""

    def choose(self, seat: Seat) -> int:
        """The index of the option to answer with. The seat is being asked."""


MakeBot = Callable[[Rng], Bot]
"""A bot for one seat of one game, with chances of its own."""
