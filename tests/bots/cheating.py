"""Twins of the bots that see everything, to know how much hidden things cost. For tests and measurements alone."""

from __future__ import annotations

from standoff.bots import PolicyBot
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import Tree
from standoff.engine.rng import Rng
from standoff.engine.sample import make_sampler
from standoff.engine.seat import Seat
from standoff.engine.state import NOBODY
from standoff.engine.table import Table
from standoff.engine.viewer import REFEREE


class KnowingMind(Mind):
    """Knows the roles of a table."""

    def __init__(self, policy, table: Table) -> None:
        super().__init__(policy)
        self.table = table

    def hear(self, seat: Seat) -> None:
        super().hear(seat)
        if self.own:
            roles_at = self.table._memory(seat.index).roles_at
            true = tuple(self.table.setup.game.zones.gather(self.table._state)[roles_at])
            self.own = {way: float(way == true) for way in self.own}


class CheatingPolicy(PolicyBot):
    """Plays by the policy, with the true roles for beliefs."""

    def __init__(self, chance: Rng, table: Table) -> None:
        super().__init__(chance)
        self.mind = KnowingMind(policy_of(table.setup.game.id), table)


class CheatingSearch:
    """Searches the true table: every card lies where it lies, only chance is drawn anew."""

    def __init__(self, chance: Rng, table: Table, iterations: int) -> None:
        self.chance = chance
        self.table = table
        self.iterations = iterations
        self.mind = KnowingMind(policy_of(table.setup.game.id), table)

    def choose(self, seat: Seat) -> int:
        """The code of the option that was found best."""
        self.mind.hear(seat)
        if len(seat.options) == 1:
            return seat.options[0]
        policy, players = self.mind.policy, self.table.setup.players
        sampler = make_sampler(self.table._state, self.table._memory(REFEREE), seat.number)
        minds = self.mind.of_all(players)
        roles_at = self.table._memory(seat.index).roles_at
        if roles_at != NOBODY:
            own = self.mind.numbers()
            roles = self.table.setup.game.zones.gather(self.table._state)[roles_at]
            minds = [[own] if s == seat.index else [minds[s][role]] for s, role in enumerate(roles)]
        self.tree = Tree(sampler, policy.weigh, minds, policy.evaluate, policy.rollout)
        self.tree.grow(self.chance, self.iterations)
        return self.tree.best()
