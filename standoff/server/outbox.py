"""What is sent to one viewer: at once where it can be, in its turn where he does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

MOST_UNREAD: Final = 2_000_000
"""Bytes that may wait for a viewer who does not read."""


class Sends(Protocol):
    """The end of a connection that messages go into."""

    def send_now(self, data: bytes) -> bool:
        """Send a message if that can be done at once; whether it was."""

    async def send(self, data: bytes) -> None:
        """Send a message; waits while the other side does not read."""


class Outbox:
    """What waits to be sent. Whoever lets too much of it pile up is dropped, and nothing is kept for him.

    A message goes right away if none waits before it and the viewer reads; otherwise a task sees to it.
    `end` is called when this viewer cannot be told anything any more: he was dropped, or his connection has `failed`.
    """

    def __init__(self, wire: Sends, end: Callable[[], None]) -> None:
        self.wire = wire
        self.end = end
        self.waiting: deque[bytes] = deque()
        self.unread = 0
        self.dropped = False
        self.failed: Exception | None = None
        self.sending: asyncio.Task[None] | None = None

    def put(self, data: bytes) -> None:
        """Send this when its turn comes."""
        if self.dropped or self.failed is not None:
            return
        if self.sending is None:
            if not self.wire.send_now(data):
                self.sending = asyncio.create_task(self._send(data))
            return
        self.unread += len(data)
        self.waiting.append(data)
        if self.unread > MOST_UNREAD:
            self.waiting.clear()
            self.dropped = True
            self.end()

    async def _send(self, data: bytes) -> None:
        """Send a message, and then what has come to wait behind it."""
        try:
            await self.wire.send(data)
            while self.waiting:
                data = self.waiting.popleft()
                await self.wire.send(data)
                self.unread -= len(data)
        except Exception as failed:
            self.failed = failed
            self.end()
        finally:
            self.sending = None

    async def flush(self) -> None:
        """Send what waits."""
        if self.sending is not None and not self.dropped:
            await self.sending

    def close(self) -> None:
        """Nothing more is sent."""
        if self.sending is not None:
            self.sending.cancel()
