"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from standoff.engine.rng import Rng
from standoff.engine.table import Seat


class RandomBot:
    """Plays at random."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance

    def choose(self, seat: Seat) -> int:
        """Any option."""
        return self.chance.below(len(seat.options))
