"""Fan-out across several servers: channels of Redis behind the same interface.

What is published is heard at once in this process and, through Redis, in the others. If Redis is away, others hear
nothing for a while; they look into the database now and then, and so miss nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from standoff.server.fan_out import Hear, LocalHub

log = structlog.get_logger()

PREFIX: Final = "standoff:"
AGAIN: Final = 0.5
"""Seconds after which a lost connection is tried again."""
MOST_WAITING: Final = 10_000
"""Messages that wait for Redis; more are not worth keeping."""
NAME: Final = 16
"""Bytes before each message: who sent it."""


class RedisHub:
    """Channels of several processes."""

    def __init__(self, address: str, node: str) -> None:
        self.redis: Any = redis.from_url(address, socket_timeout=None, socket_connect_timeout=2)
        self.node = node.encode()[:NAME].ljust(NAME)
        self.local = LocalHub()
        self._out: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._listening: dict[str, int] = {}
        self._pubsub: Any = None
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to listen and to tell."""
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._hear())]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    def publish(self, channel: str, message: bytes) -> None:
        """Tell everybody, here and elsewhere."""
        self.local.publish(channel, message)
        if not self._out.full():
            self._out.put_nowait((channel, message))

    def listen(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Listen to a channel, wherever it is told."""
        end = self.local.listen(channel, hear)
        self._listening[channel] = self._listening.get(channel, 0) + 1
        if self._listening[channel] == 1:
            self._change("subscribe", channel)

        def ended() -> None:
            end()
            self._listening[channel] -= 1
            if not self._listening[channel]:
                del self._listening[channel]
                self._change("unsubscribe", channel)

        return ended

    def _change(self, how: str, channel: str) -> None:
        if self._pubsub is not None:
            asyncio.get_running_loop().create_task(self._try(getattr(self._pubsub, how)(PREFIX + channel)))

    async def _try(self, doing: Any) -> None:
        try:
            await doing
        except (RedisError, OSError):
            self._pubsub = None

    async def _tell(self) -> None:
        while True:
            channel, message = await self._out.get()
            try:
                await self.redis.publish(PREFIX + channel, self.node + message)
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        while True:
            try:
                await self._listen_on()
            except (RedisError, OSError) as lost:
                log.warning("no connection to Redis", error=type(lost).__name__)
            self._pubsub = None
            await asyncio.sleep(AGAIN)

    async def _listen_on(self) -> None:
        """One connection, for as long as it lasts; everything that is listened to is subscribed anew."""
        pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(PREFIX + "everybody", *(PREFIX + channel for channel in self._listening))
            self._pubsub = pubsub
            while self._pubsub is pubsub:
                heard = await pubsub.get_message(timeout=1.0)
                if heard is not None and not heard["data"].startswith(self.node):
                    self.local.publish(heard["channel"].decode().removeprefix(PREFIX), heard["data"][NAME:])
        finally:
            await pubsub.aclose()
