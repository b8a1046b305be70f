"""Processes that think: whoever thinks too long is given up, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from standoff.server.players import Players

from .running import PATIENCE


def test_whoever_waits_behind_one_that_hangs_is_served():
    async def go():
        players = Players(1)
        try:
            hanging = asyncio.create_task(players.work(time.sleep, 10 * PATIENCE, patience=1.0))
            waiting = [asyncio.create_task(players.work(abs, -number, patience=PATIENCE)) for number in (3, 4)]
            with pytest.raises(BrokenProcessPool):
                await hanging
            assert await asyncio.gather(*waiting) == [3, 4]
        finally:
            players.close()

    asyncio.run(go())


class OnePromise:
    """Processes that think as long as a test wants."""

    def __init__(self) -> None:
        self.promise: Future[int] = Future()

    def submit(self, *_given: object) -> Future[int]:
        return self.promise


def test_whoever_has_gone_when_the_answer_comes_is_gone():
    async def go():
        players, pool = Players(1), OnePromise()
        players._pool = pool
        asking = asyncio.create_task(players.work(abs, -3, patience=PATIENCE))
        await asyncio.sleep(0.01)
        pool.promise.set_result(3)
        asyncio.get_running_loop().call_soon(asking.cancel)
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(go())
