"""The bot that plays like somebody who is new to it: the policy, with the mistakes that people make.

It forgets who did what some time ago. It has a temper: from the first to the last question it thinks too much of some
things that can be done and too little of others. It is greedy: it would rather do something than wait. And the more
there is to choose from, the more easily it overlooks something. None of this is noise: what is plainly best, with
little beside it, it finds.
"""

from __future__ import annotations

from typing import Any

from standoff.bots.advice import Rated, Thinking
from standoff.bots.base import Thinker
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat

REMEMBERS = 0.9
"""How much of its beliefs is left from one question to the next."""
MISJUDGES = (50, 150)
"""Between these, in hundredths, lies what it thinks of a sort of answer beside what that is worth."""
GREED = 60
"""So much, in hundredths, is waiting worth to it."""
SEES_AT_ONCE = 4
"""Of so many options it overlooks none."""
OVERLOOKS = 5
"""Of more, one in so many."""


class EasyBot(Thinker):
    """Plays by the policy of its game, but forgets, misjudges, overlooks, and cannot wait."""

    def __init__(self, chance: Rng) -> None:
        self.chance = chance
        self.mind: Mind | None = None
        self.temper: dict[type[Any], int] = {}

    def think(self, seat: Seat) -> Thinking:
        """What it takes for the best of the options that it sees."""
        if self.mind is None:
            self.mind = Mind(policy_of(seat.game))
        if self.mind.public is not None:
            self.mind.public.fade(REMEMBERS)
        self.mind.hear(seat)
        imagined = seat.sample(self.chance, self.mind.beliefs()).state
        weights = self.mind.policy.weigh(imagined, self.mind.numbers())
        read = imagined.setup.game.messages.answers.read
        rated = [
            Rated(code, weight * self._bias(type(read(code))))
            for code, weight in zip(imagined.options, weights, strict=True)
        ]
        seen = [one for one in rated if len(rated) <= SEES_AT_ONCE or self.chance.below(OVERLOOKS)] or rated
        best = max(one.weight for one in seen)
        found = [one.code for one in seen if one.weight == best]
        return Thinking(found[self.chance.below(len(found))], rated, imagined, self.mind)

    def _bias(self, answer: type[Any]) -> int:
        """What it thinks of this sort of answer, in hundredths of what that is worth."""
        if answer not in self.temper:
            least, most = MISJUDGES
            bias = least + self.chance.below(most - least + 1)
            self.temper[answer] = bias * GREED // 100 if answer.nothing else bias
        return self.temper[answer]
