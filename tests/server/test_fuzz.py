"""Whatever is sent over a WebSocket: no failure, no closed table, no growth."""

from __future__ import annotations

import asyncio
import json
import os
import random

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from standoff.client import Client
from standoff.server.protocol import requests

from .running import PATIENCE
from .test_live import Bare, address_of, cookie_of

MESSAGES = int(os.environ.get("STANDOFF_FUZZ", "1500"))
"""How many; `scripts/live_faults.py fuzz` sends a hundred thousand."""
HUGE, MOST = 0.01, 60_000
"""How often a message is longer than any may be, perhaps than any is read, and letters of the longest."""
VALUES = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    -(2**70),
    1e300,
    "",
    "x" * 500,
    "\u202e",
    [],
    [[[]]],
    {},
    {"kind": "hello"},
)


def damaged(chance: random.Random, examples: list[dict]) -> str | bytes:
    """A message of the protocol, or what is left of it."""
    if chance.random() < HUGE:
        return "x" * chance.randrange(MOST)
    message = json.loads(json.dumps(chance.choice(examples)))
    how = chance.randrange(9)
    if how == 0:
        return json.dumps(message)
    if how == 1:
        return json.dumps(message)[: chance.randrange(60)]
    if how == 2:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if how == 3:
        return "[" * chance.randrange(4000)
    if how == 4:
        return json.dumps({"kind": chance.choice(["answer", "chat", "past", "eyes", "why", "undo", "nothing"])})
    if how == 5:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(300)))
    field = chance.choice([*message, "strange"])
    if how == 6 and field in message:
        del message[field]
    else:
        message[field] = chance.choice(VALUES)
    return json.dumps(message)


async def storm(server, messages: int, seed: int) -> int:
    """Send so many at a practice table, over connections that are opened anew; how many replies there were."""
    chance, replies = random.Random(seed), 0
    examples = [json.loads(msgspec.json.encode(one)) for one in requests() if type(one).__name__ != "Resign"]
    async with Client(server.address) as ann:
        await ann.guest("Ann")
        table = await ann.play("walking_dead", 3, "random")
        sent = 0
        while sent < messages:
            async with connect(
                address_of(server, table.id), additional_headers=cookie_of(ann), proxy=None, max_size=None
            ) as socket:
                bare = Bare(socket)
                if chance.random() < 0.9:
                    await bare.say('{"kind":"hello"}')
                try:
                    for _ in range(chance.randrange(1, 200)):
                        await bare.say(damaged(chance, examples))
                        sent += 1
                        while True:
                            try:
                                await asyncio.wait_for(socket.recv(), 0.0001)
                                replies += 1
                            except TimeoutError:
                                break
                except ConnectionClosed:
                    pass
        again = await ann.play("walking_dead", 3, "random")
        async with ann.watch(again) as seat:
            await asyncio.wait_for(seat.wait(lambda seat: seat.cursor > 0), PATIENCE)
        assert (await ann.table(table.id)).stage in ("playing", "over")
    return replies


def test_whatever_is_sent(server):
    replies = asyncio.run(storm(server, MESSAGES, 5))
    assert replies > MESSAGES // 10
    assert "Traceback" not in server.log()
