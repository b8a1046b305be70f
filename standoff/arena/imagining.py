"""How good an answer is: games imagined by the policy, from what a seat knows, or from what all know together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from standoff.bots.minds import Mind
from standoff.bots.policies import Policy
from standoff.bots.search import Tree
from standoff.engine.history import opened
from standoff.engine.memory import Memory
from standoff.engine.play import give
from standoff.engine.rng import Rng
from standoff.engine.sample import Sampler, make_sampler
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR

LONGEST = 20_000
"""An imagined game that takes more answers is given up: nobody has won it."""


def value_of(sampler: Sampler, code: int, seat: int, mind: Mind, worlds: Sequence[str]) -> list[float]:
    """What a seat gets for an answer in each of these worlds; equal names are equal worlds with equal chances."""
    tree = _imagining(sampler, mind.policy, mind.of_all(sampler.base.setup.players))
    out = []
    for world in worlds:
        t = tree.imagine(Rng(world))
        give(t, code)
        out.append(tree.play_on(t, Rng(world, "on"))[seat])
    return out


def _imagining(sampler: Sampler, policy: Policy, minds: list[list[list[int]]]) -> Tree:
    """What imagines tables and plays them on by the policy, each seat with its own beliefs, as a search does."""
    return Tree(sampler, policy.weigh, minds, policy.evaluate, min(policy.rollout, LONGEST))


def known_together(table: Table) -> Sampler:
    """Tables as all players together can imagine them: with open hands and roles, but nobody has seen the deck."""
    game = table.setup.game
    memory = game.memory(table.setup, SPECTATOR)
    if table._given is not None:
        _begin_together(memory, table)
    for event in table._listen().events:
        memory.fold(event)
    return make_sampler(table._state, memory, table.number)


def _begin_together(memory: Memory, table: Table) -> None:
    """At a position that somebody wrote down: what everybody knows, and what each seat knows besides."""
    t = opened(table.setup, table._given)
    memory.begin(t)
    for seat in range(table.setup.players):
        own = table.setup.game.memory(table.setup, seat)
        own.begin(t)
        for place, row in enumerate(own.guesses[0].rows):
            for at in range(len(row)):
                thing = own.at(place, at)
                if thing is not None and memory.at(place, at) is None:
                    memory.see(thing, place, at)


def chances(sampler: Sampler, policy: Policy, numbers: Sequence[list[int]], games: int, name: str) -> list[float]:
    """How often each seat wins from here if all play by the policy, each with its own beliefs."""
    tree = _imagining(sampler, policy, [[own] for own in numbers])
    total = [0.0] * sampler.base.setup.players
    for game in range(games):
        chance = Rng(name, game)
        total = [sum(both) for both in zip(total, tree.play_on(tree.imagine(chance), chance), strict=True)]
    return [won / games for won in total]


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off: one standard deviation."""
    count = len(numbers)
    mean = sum(numbers) / count
    return mean, sqrt(sum((n - mean) ** 2 for n in numbers) / max(1, count - 1) / count)
