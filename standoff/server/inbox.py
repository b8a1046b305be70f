"""What waits for one reader, who waits until some time and no longer."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")

EARLY: Final = 0.002
"""Seconds by which an alarm may ring too early: some loops count in milliseconds."""


class Inbox(Generic[T]):
    """Whatever comes is read in its turn.

    Whoever reads is nearly always given something long before his time is up, and then waits anew. So the alarm is left
    as it is while it rings soon enough: when it does ring, it is set again for whatever time is meant by then.
    """

    def __init__(self) -> None:
        self.waiting: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._until: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ended = False

    def put(self, what: T) -> None:
        """One thing more."""
        self.waiting.append(what)
        self._wake()

    def end(self) -> None:
        """Nothing more comes."""
        self._ended = True
        self._wake()

    async def get(self, seconds: float | None = None) -> T | None:
        """The next thing; None if none comes any more, or within so many seconds, where there is such a limit."""
        if not self.waiting and not self._ended:
            loop = asyncio.get_running_loop()
            self._until = None if seconds is None else loop.time() + seconds
            self._set_alarm(loop)
            self._reader = loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.waiting.popleft() if self.waiting else None

    def close(self) -> None:
        """Nobody reads any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _set_alarm(self, loop: asyncio.AbstractEventLoop) -> None:
        """See to it that the alarm rings in time, or before."""
        if self._until is None or (self._alarm is not None and self._alarm.when() <= self._until):
            return
        self.close()
        self._alarm = loop.call_at(self._until, self._ring, loop)

    def _ring(self, loop: asyncio.AbstractEventLoop) -> None:
        self._alarm = None
        if self._until is not None and self._until - loop.time() <= EARLY:
            self._wake()
        else:
            self._set_alarm(loop)
