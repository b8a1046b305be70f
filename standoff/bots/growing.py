"""How long a search goes on: for so many iterations or seconds, or until the rest cannot change its answer."""

from __future__ import annotations

import time
from typing import NamedTuple

from standoff.bots.search import Tree
from standoff.engine.rng import Rng

BATCH = 32
"""After so many iterations a search looks at the clock, and whether the answer is clear."""


class Budget(NamedTuple):
    """So many iterations (the same answer for the same chances); if 0, so many seconds.

    `of_core` counts the seconds that the process was at work instead of those that passed: for measuring, as a busy
    machine takes nothing away from it.
    """

    iterations: int = 0
    seconds: float = 0.0
    of_core: bool = False


def grow(tree: Tree, chance: Rng, budget: Budget) -> None:
    """Search until the budget is spent, or until what is left of it cannot change the answer."""
    clock = time.process_time if budget.of_core else time.perf_counter
    began, done = clock(), 0
    while True:
        if budget.iterations:
            left = budget.iterations - done
        else:
            spent = clock() - began
            left = round(done * (budget.seconds - spent) / spent) if done else BATCH
        if left <= 0 or (done and tree.settled(left)):
            return
        batch = min(BATCH, left) if budget.iterations else BATCH
        tree.grow(chance, batch)
        done += batch
