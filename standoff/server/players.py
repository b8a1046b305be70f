"""Bots, in processes of their own: each is given what its seat knows (`engine.known`), and nothing else.

The process that thinks has never seen the table: it makes the Seat again from what the seat was told, so that there is
nothing to peek at. A bot that does not answer within its time gives the question's default answer.

The chances of a bot follow from the table alone (`chances_of`): the same table with the same answers goes the same way
on any node and after any kill. Only levels that think by the clock may come to another answer on a slower machine.
"""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Any, Final, TypeVar

import standoff
from standoff.bots import BOTS, LONG, SECONDS, Advice
from standoff.engine.known import Known, Memories, known_of, memories_of, seat_that_knows
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat

BUDGET: Final = 30.0
"""Seconds after which a bot has thought long enough."""
THINKS: Final = {"hard": SECONDS, "strong": LONG}
"""Seconds that a level may think; it is given them whether it has a choice or not."""
QUICKEST: Final = 0.7
USUAL: Final = 0.9
SPREAD: Final = 0.5
SLOWEST: Final = 6.0
"""Seconds that somebody takes for an answer, whatever he is asked: the quickest, and what is usual beyond that."""
CHANCES: Final = 8
"""Bytes of chance that a bot begins with."""
NICE: Final = 5
"""Thinking goes behind playing."""

T = TypeVar("T")

_chance = SystemRandom()


def natural_time(level: str) -> float:
    """How long an answer takes, drawn without looking at the question: so it tells nothing about it."""
    return THINKS.get(level, 0.0) + min(SLOWEST, QUICKEST + USUAL * _chance.lognormvariate(0.0, SPREAD))


def chances_of(seed: str, use: str, branch: int, number: int, seat: int) -> int:
    """The chances of whoever thinks for a seat about a question: those of its answer, or those of a hint.

    A hash with the table's seed for its key. The process that thinks is given the hash and learns nothing of the seed,
    nor does anybody who sees what comes of it.
    """
    told = hmac.digest(seed.encode(), f"{use} {branch} {number} {seat}".encode(), "sha256")
    return int.from_bytes(told[:CHANCES], "little")


class Players:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None
        self._free = asyncio.Semaphore(processes)

    def open(self) -> None:
        """Start the processes; the first answers are quicker for it."""
        for _ in range(self.processes):
            self._executor().submit(_wake)

    async def choose(self, seat: Seat, level: str, chances: int) -> int:
        """What a bot of this level answers on this seat, with these chances."""
        question = seat.question()
        assert question is not None
        assert question.default is not None
        try:
            code = await self._think(_choose, seat, chances, level)
        except BrokenProcessPool:
            return question.default
        return code if code in seat.options else question.default

    async def advise(self, seat: Seat, level: str, language: str, chances: int) -> Advice:
        """What a bot of this level would answer on this seat, and why."""
        return await self._think(_advise, seat, chances, level, language)

    async def work(self, work: Callable[..., T], *given: Any, patience: float) -> T:
        """Something that takes its time, as soon as a process is free; waiting for one is not thinking.

        Raises BrokenProcessPool if it takes longer than `patience` seconds, if its process is lost, or if another was
        given up while it thought.
        """
        async with self._free:
            pool = self._executor()
            try:
                async with asyncio.timeout(patience):  # wait_for could swallow that whoever asks has gone
                    return await asyncio.wrap_future(pool.submit(work, *given))
            except (TimeoutError, BrokenProcessPool):
                if pool is self._pool:  # unless somebody else has noticed, too
                    self.close()
                raise BrokenProcessPool("a process was lost") from None
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                raise BrokenProcessPool("the processes were closed") from None

    async def _think(self, work: Callable[..., T], seat: Seat, chances: int, *more: str) -> T:
        return await self.work(work, known_of(seat), memories_of(seat), chances, *more, patience=BUDGET)

    def close(self) -> None:
        """Let the processes go."""
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)

    def _executor(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_begin)
        return self._pool


def _begin() -> None:
    """In a process that thinks: who stops the server stops it, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)


def _wake() -> None:
    """Nothing but to have been started."""


def _choose(known: Known, memories: Memories, chances: int, level: str) -> int:
    return BOTS[level](Rng("live", chances)).choose(_seat(known, memories))


def _advise(known: Known, memories: Memories, chances: int, level: str, language: str) -> Advice:
    return BOTS[level](Rng("live", chances)).advise(_seat(known, memories), language)


def _seat(known: Known, memories: Memories) -> Seat:
    setup = standoff.prepare(known.game, players=known.players, seed="", settings=known.settings)
    return seat_that_knows(known, setup, memories)
