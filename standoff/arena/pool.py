"""Batches of work on one or several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from standoff.engine.errors import WrongSetup

P = TypeVar("P")
R = TypeVar("R")


def in_batches(work: Callable[[P, int, int], R], plan: P, total: int, workers: int) -> Iterator[R]:
    """`work(plan, first, count)` for all numbers below `total`; results come as they are ready."""
    if total < 1:
        raise WrongSetup(f"games must be 1 or more, not {total}")
    if workers < 1:
        raise WrongSetup(f"workers must be 1 or more, not {workers}")
    size = max(1, min(100, total // (workers * 4)))
    batches = [(first, min(size, total - first)) for first in range(0, total, size)]
    if workers == 1:
        for first, count in batches:
            yield work(plan, first, count)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = [pool.submit(work, plan, first, count) for first, count in batches]
        for done in as_completed(waiting):
            yield done.result()
