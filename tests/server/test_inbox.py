"""What waits for an owner comes in its turn, and he waits no longer than he is told."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from standoff.server.inbox import Inbox
from standoff.server.sockets import head_of


def test_things_are_read_in_their_turn():
    async def go():
        inbox: Inbox[int] = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for one in (1, 2, 3):
            inbox.put(one)
        assert [await reading, await inbox.get(), await inbox.get(0.0)] == [1, 2, 3]

    asyncio.run(go())


def test_nothing_comes_when_the_time_is_up():
    """Also if an alarm was set for a later time before, or for an earlier one."""

    async def go():
        inbox: Inbox[int] = Inbox()
        for before, then in ((1000.0, 0.01), (0.01, 0.03)):
            reading = asyncio.create_task(inbox.get(before))
            await asyncio.sleep(0)
            inbox.put(1)
            assert await reading == 1
            began = asyncio.get_running_loop().time()
            assert await inbox.get(then) is None
            assert asyncio.get_running_loop().time() - began >= then / 2
        inbox.close()

    asyncio.run(go())


def test_what_waits_is_read_before_the_end():
    async def go():
        inbox: Inbox[int] = Inbox()
        inbox.put(1)
        inbox.end()
        assert [await inbox.get(), await inbox.get()] == [1, None]
        reading = asyncio.create_task(Inbox[int]().get(1000.0))
        await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_is_as_the_library_writes_it(size):
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
