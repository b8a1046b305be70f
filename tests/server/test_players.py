"""Processes that think: whoever thinks too long is given up, and nobody else notices."""

from __future__ import annotations

import asyncio
import time
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
