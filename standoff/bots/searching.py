"""The bot that searches: it imagines many tables and finds what is best on average."""

from __future__ import annotations

from standoff.bots.advice import Rated, Thinking, ranked
from standoff.bots.base import Thinker
from standoff.bots.growing import Budget, grow
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import Tree
from standoff.bots.workers import workers
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.state import NOBODY


class SearchBot(Thinker):
    """Searches for so many iterations (the same choice for the same chances) or so many seconds, on one core or more.

    On one core it goes on with its tree if it is asked again right after its own answer.
    """

    def __init__(self, chance: Rng, budget: Budget, rollout: int = 0, cores: int = 1) -> None:
        self.chance = chance
        self.budget = budget
        self.rollout = rollout
        self.cores = cores
        self.mind: Mind | None = None
        self.tree: Tree | None = None
        self.answered = (NOBODY, 0)

    @property
    def seconds(self) -> float:
        """How long it may think about an answer."""
        return 0.0 if self.budget.iterations else self.budget.seconds

    def think(self, seat: Seat) -> Thinking:
        """The option that was found best, as far as that is not luck."""
        if self.mind is None:
            self.mind = Mind(policy_of(seat.game))
        self.mind.hear(seat)
        mind, policy = self.mind, self.mind.policy
        sampler = seat.sampler(mind.beliefs())
        imagined = sampler.state(self.chance)
        weights = policy.weigh(imagined, mind.numbers())
        if len(seat.options) == 1:
            self.tree = None
            return Thinking(seat.options[0], [Rated(seat.options[0], weights[0])], imagined, mind)
        minds = mind.of_all(imagined.setup.players)
        number, code = self.answered
        if self.tree is None or seat.number != number + 1 or not self.tree.follow(code, sampler, minds):
            self.tree = Tree(sampler, policy.weigh, minds, policy.evaluate, self.rollout or policy.rollout)
        found = self._search(seat.game, self.tree)
        rated = [
            Rated(code, weight, *found.get(code, (0.0, 0)))
            for code, weight in zip(imagined.options, weights, strict=True)
        ]
        choice = ranked(rated)[0].code
        self.answered = (seat.number, choice)
        return Thinking(choice, rated, imagined, mind)

    def _search(self, game: str, tree: Tree) -> dict[int, tuple[float, int]]:
        """By code, what was won in how many imagined games."""
        if self.cores > 1:
            self.tree = None
            return workers(self.cores).search(game, tree, self.chance, self.budget)
        grow(tree, self.chance, self.budget)
        root = tree.root
        return {code: (root.totals[at], root.visits[at]) for at, code in enumerate(root.codes)}
