"""The bot that takes what its policy finds best, on a table that it imagines."""

from __future__ import annotations

from standoff.bots.advice import Rated, Thinking
from standoff.bots.base import Thinker
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat


class PolicyBot(Thinker):
    """Plays by the policy of its game, and by what it believes about the others."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance
        self.mind: Mind | None = None

    def think(self, seat: Seat) -> Thinking:
        """The best option; of several that are as good, any."""
        if self.mind is None:
            self.mind = Mind(policy_of(seat.game))
        self.mind.hear(seat)
        imagined = seat.sample(self.chance, self.mind.beliefs())
        weights = self.mind.policy.weigh(imagined.state, self.mind.numbers())
        best = max(weights)
        found = [code for code, weight in zip(imagined.options, weights, strict=True) if weight == best]
        rated = [Rated(code, weight) for code, weight in zip(imagined.options, weights, strict=True)]
        return Thinking(found[self.chance.below(len(found))], rated, imagined.state, self.mind)
