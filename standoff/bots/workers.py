"""A search on several cores: each process grows a tree of its own, and what they found at the root is added up.

A process is given what the seat may imagine (`engine.portable`), what everybody believes there, and chances of its own;
never the table.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

from standoff.bots.growing import Budget, grow
from standoff.bots.policies import policy_of
from standoff.bots.search import Tree
from standoff.engine.portable import pack, unpack
from standoff.engine.rng import Rng, Words
from standoff.games import find


class Task(NamedTuple):
    """One tree to grow."""

    game: str
    plan: bytes
    minds: list[list[list[int]]]
    rollout: int
    budget: Budget
    chance: Words


class Found(NamedTuple):
    """What came of one option at a root."""

    code: int
    visits: int
    total: float


def grow_one(task: Task) -> list[Found]:
    """Grow one tree; what was found at its root."""
    policy = policy_of(task.game)
    tree = Tree(unpack(find(task.game), task.plan), policy.weigh, task.minds, policy.evaluate, task.rollout)
    grow(tree, Rng(task.chance), task.budget)
    root = tree.root
    return [Found(code, root.visits[at], root.totals[at]) for at, code in enumerate(root.codes)]


class Workers:
    """Processes that wait for trees to grow."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))

    def search(self, game: str, tree: Tree, chance: Rng, budget: Budget) -> dict[int, tuple[float, int]]:
        """Grow as many trees like this one as there are processes; by code, what was won in how many games."""
        plan = pack(tree.sampler)
        shared = budget._replace(iterations=-(-budget.iterations // self.count))
        tasks = [Task(game, plan, tree.minds, tree.rollout, shared, chance.words()) for _ in range(self.count)]
        out: dict[int, tuple[float, int]] = {}
        for found in self._all(tasks):
            total, visits = out.get(found.code, (0.0, 0))
            out[found.code] = (total + found.total, visits + found.visits)
        return out

    def _all(self, tasks: list[Task]) -> Iterator[Found]:
        for found in self._pool.map(grow_one, tasks):
            yield from found


@cache
def workers(count: int) -> Workers:
    """So many processes, the same for all bots: they think one after the other. They end with this process."""
    return Workers(count)
