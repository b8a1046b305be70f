"""The same work on a cluster of machines, by Ray.

What comes of a number depends on the plan and on the number only. So whatever a lost machine had in hand is simply
done again by another one, and the results are those of a single process.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Any, TypeVar

from standoff.arena.crew import WorkFailed, portions
from standoff.arena.fixtures import fingerprint
from standoff.engine.errors import StandoffError, WrongSetup

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 2
"""So many portions for each processor of the cluster are on their way at a time."""

FOREVER = -1
"""A portion is tried again as often as machines are lost over it."""


def work_through_on(
    address: str, work: Callable[[P, Sequence[int]], list[R]], plan: P, numbers: Sequence[int]
) -> Iterator[list[R]]:
    """All the numbers, on the cluster at this address; results come as they are ready."""
    ray = _ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise WrongSetup(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    try:
        with redirect_stdout(sys.stderr):  # Ray tells of lost machines on standard output, where our report goes
            yield from _results(ray, ray.remote(max_retries=FOREVER)(_portion), work, plan, numbers)
    finally:
        ray.shutdown()


def _results(ray: Any, task: Any, work: Any, plan: Any, numbers: Sequence[int]) -> Iterator[list[Any]]:
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = portions(numbers, processors)
    sources, shared = fingerprint(plan.game), ray.put((work, plan))
    busy: dict[Any, list[int]] = {}
    while waiting or busy:
        while waiting and len(busy) < AHEAD * processors:
            portion = waiting.popleft()
            busy[task.remote(shared, portion, sources)] = portion
        for ready in ray.wait(list(busy))[0]:
            portion = busy.pop(ready)
            try:
                done, failure = ray.get(ready)
            except ray.exceptions.RayError as error:
                raise WorkFailed(
                    f"the cluster could not play game {portion[0]}: {str(error).splitlines()[-1]}"
                ) from None
            if failure:
                raise WorkFailed(failure)
            if portion[len(done) :]:
                waiting.appendleft(portion[len(done) :])
            yield done


def _portion(shared: tuple[Any, Any], portion: list[int], sources: str) -> tuple[list[Any], str]:
    """On a machine of the cluster: some of a portion, if its Standoff plays as ours does."""
    work, plan = shared
    if fingerprint(plan.game) != sources:
        return [], "a machine of the cluster has another version of Standoff; install the same one everywhere"
    try:
        return work(plan, portion), ""
    except StandoffError as refused:
        return [], str(refused)


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise WrongSetup("--cluster needs Ray, which is not installed: pip install 'standoff[cluster]'") from None
