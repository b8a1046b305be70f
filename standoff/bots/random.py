"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

from standoff.bots.advice import Rated, Thinking
from standoff.bots.base import Thinker
from standoff.bots.minds import Mind
from standoff.bots.policies import Policy, all_alike
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat


class RandomBot(Thinker):
    """Takes any option, each as likely as the others: for tests."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance

    def think(self, seat: Seat) -> Thinking:
        """Any option, for no reason."""
        rated = [Rated(code, 1) for code in seat.options]
        return Thinking(self.choose(seat), rated, seat.sample(Rng()).state, Mind(Policy(all_alike)))

    def choose(self, seat: Seat) -> int:
        """Any option, without a thought: for games by the thousand."""
        options = seat.options
        return options[self.chance.below(len(options))]
