"""Telling everybody whom it concerns: within this process, or across several (`redis_hub`).

What is published is a nudge and never the truth: that stands in the database. Whoever has missed one finds out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]


class Hub(Protocol):
    """Channels by name."""

    def publish(self, channel: str, message: bytes) -> None:
        """Tell everybody who listens to a channel."""

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Listen to a channel; what is returned ends it."""

    def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """Stop."""


class LocalHub:
    """Channels within one process. Nothing waits here, and nothing is lost."""

    def __init__(self) -> None:
        self._ears: dict[str, list[Hear]] = {}

    def open(self) -> None:
        """There is nothing to begin."""

    async def close(self) -> None:
        """Nobody listens any more."""
        self._ears.clear()

    def publish(self, channel: str, message: bytes) -> None:
        """Tell everybody who listens."""
        for hear in list(self._ears.get(channel, ())):
            hear(message)

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Listen to a channel."""
        ears = self._ears.setdefault(channel, [])
        ears.append(hear)

        def end() -> None:
            if hear in ears:
                ears.remove(hear)
            if not ears and self._ears.get(channel) is ears:
                del self._ears[channel]

        return end
