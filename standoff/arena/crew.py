"""Work by numbers, on one or several processes.

`work(plan, numbers)` does as many of the numbers as it likes, in their order and at least one; the rest is handed out
again. What comes of a number depends on the plan and on the number only, so a worker that was killed costs nothing but
time: another one takes its place and its numbers.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from standoff.engine.errors import StandoffError, WrongSetup

P = TypeVar("P")
R = TypeVar("R")
Work = Callable[[P, Sequence[int]], list[R]]

MOST_AT_ONCE = 64
"""No worker is given more numbers at a time."""

SHARES = 4
"""There are at least so many portions for each worker, so that all of them end at about the same time."""

LIVES = 3
"""Numbers on which so many workers have died are not tried again."""


class WorkFailed(StandoffError):
    """Work that cannot be done; what was done so far is kept."""


def work_through(work: Work[P, R], plan: P, numbers: Sequence[int], workers: int) -> Iterator[list[R]]:
    """All the numbers; results come as they are ready."""
    if workers < 1:
        raise WrongSetup(f"workers must be 1 or more, not {workers}")
    if workers == 1 or len(numbers) < 2:
        waiting = list(numbers)
        while waiting:
            done = work(plan, waiting[:MOST_AT_ONCE])
            del waiting[: len(done)]
            yield done
        return
    crew = Crew(work, plan, portions(numbers, workers), min(workers, len(numbers)))
    try:
        yield from crew.results()
    finally:
        crew.end()


def portions(numbers: Sequence[int], workers: int) -> deque[list[int]]:
    """The numbers in portions of a fair size, in their order."""
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (workers * SHARES)))
    return deque(list(numbers[at : at + size]) for at in range(0, len(numbers), size))


class Crew(Generic[P, R]):
    """Processes that work through portions. One that dies is replaced."""

    def __init__(self, work: Work[P, R], plan: P, waiting: deque[list[int]], workers: int) -> None:
        self.work = work
        self.plan = plan
        self.waiting = waiting
        self.context = multiprocessing.get_context("spawn")
        self.busy: dict[Connection, tuple[Any, list[int]]] = {}
        self.deaths: dict[int, int] = {}
        for _ in range(workers):
            self._hire()

    def results(self) -> Iterator[list[R]]:
        """What the workers hand in."""
        while self.busy:
            for ready in wait(list(self.busy)):
                assert isinstance(ready, Connection)
                done = self._hear(ready)
                if done:
                    yield done

    def end(self) -> None:
        """Nobody works on."""
        for connection, (process, _) in self.busy.items():
            process.terminate()
            connection.close()
        for process, _ in self.busy.values():
            process.join()
        self.busy = {}

    def _hire(self) -> None:
        if not self.waiting:
            return
        here, there = self.context.Pipe()
        process = self.context.Process(target=_serve, args=(there, self.work, self.plan), daemon=True)
        process.start()
        there.close()
        self.busy[here] = process, []
        self._give(here)

    def _give(self, connection: Connection) -> None:
        """The next portion, or the end of the day."""
        process, _ = self.busy[connection]
        portion = self.waiting.popleft() if self.waiting else []
        self.busy[connection] = process, portion
        with contextlib.suppress(OSError):  # a worker that is dead by now will not be heard from either
            connection.send(portion)
        if not portion:
            del self.busy[connection]
            connection.close()
            process.join()

    def _hear(self, connection: Connection) -> list[R]:
        process, portion = self.busy[connection]
        try:
            done, failure = connection.recv()
        except (EOFError, OSError):
            del self.busy[connection]
            connection.close()
            process.join()
            self._bury(portion, process.exitcode)
            return []
        if failure:
            raise WorkFailed(failure)
        rest = portion[len(done) :]
        if rest:
            self.waiting.appendleft(rest)
        self._give(connection)
        found: list[R] = done
        return found

    def _bury(self, portion: list[int], code: int | None) -> None:
        """A worker has died over a portion: another one tries it, unless that is no use."""
        first = portion[0]
        self.deaths[first] = self.deaths.get(first, 0) + 1
        if self.deaths[first] == LIVES:
            raise WorkFailed(f"{LIVES} workers have died over game {first}, the last with code {code}")
        self.waiting.appendleft(portion)
        self._hire()


def _serve(connection: Connection, work: Callable[[Any, list[int]], list[Any]], plan: Any) -> None:
    """A worker: portions come, results go, an empty portion is the end. Ctrl-C is for whoever gives the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while portion := connection.recv():
            try:
                answer: tuple[list[Any], str] = work(plan, portion), ""
            except StandoffError as refused:
                answer = [], str(refused)
            connection.send(answer)
