"""Whatever way texts come over a socket, in one piece or in many, the app reads them as they were sent."""

from __future__ import annotations

import asyncio
import random

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from standoff.server.sockets import AHEAD, Sockets, is_short, is_whole

REQUEST = (
    b"GET /live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SIZES = (0, 1, 5, 60, 125, 126, 127, 300, 70_000)


class Wire(asyncio.Transport):
    """The other end: nothing is read from it but what the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.closed = False
        self.paused = 0
        self.sent = b""

    def write(self, data: bytes) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.paused -= 1

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def frames_of(text: str, chance: random.Random) -> bytes:
    """A text as one frame, or as several with a ping between them."""
    data = text.encode()
    if chance.random() < 0.7:
        return frame(Opcode.TEXT, data)
    cut = chance.randrange(len(data) + 1)
    first, rest = frame(Opcode.TEXT, data[:cut], fin=False), frame(Opcode.CONT, data[cut:])
    return first + (frame(Opcode.PING, b"here?") if chance.random() < 0.5 else b"") + rest


def pieces_of(data: bytes, frames: list[bytes], chance: random.Random) -> list[bytes]:
    """The bytes as they may come: frame by frame, or cut anywhere."""
    if chance.random() < 0.5:
        return frames
    out = []
    while data:
        size = chance.choice((1, 2, 3, 7, 200, 5_000))
        out.append(data[:size])
        data = data[size:]
    return out


async def socket(read: list[str | int]) -> tuple[Sockets, Wire]:
    """A socket whose app reads everything; the code with which it ended comes last."""

    async def app(_scope, receive, send):
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            read.append(event["text"])
        read.append(event["code"])

    config = uvicorn.Config(app, ws=Sockets, log_config=None, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    made, wire = Sockets(config, ServerState(), {}), Wire()
    made.connection_made(wire)
    made.data_received(REQUEST)
    await settle()
    return made, wire


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(40))
def test_texts_are_read_as_they_were_sent(seed):
    async def go():
        chance, read = random.Random(seed), []
        made, wire = await socket(read)
        sent = [f"{at} " + "ü" * (chance.choice(SIZES) // 2) for at in range(30)]
        frames = [frames_of(text, chance) for text in sent]
        for piece in pieces_of(b"".join(frames), frames, chance):
            made.data_received(piece)
            if chance.random() < 0.8 or wire.paused:
                await settle()
        await settle()
        assert read == sent
        assert wire.paused == 0
        made.data_received(frame(Opcode.CLOSE, b"\x03\xe8"))
        await settle()
        assert read[len(sent) :] == [1000]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", frame(Opcode.TEXT, b"\xff\xfe")),
        (frame(Opcode.TEXT, b"half", fin=False), frame(Opcode.TEXT, b"another")),
        (b"", Frame(Opcode.TEXT, b"bare").serialize(mask=False)),
        (b"", bytes([0xC1]) + frame(Opcode.TEXT, b"compressed")[1:]),
    ],
    ids=["no text", "in the middle of another", "without a mask", "compressed"],
)
def test_what_is_no_message_ends_the_connection(first, then):
    async def go():
        read = []
        made, _ = await socket(read)
        for data in (first, then):
            if data:
                made.data_received(data)
        await settle()
        assert len(read) == 1
        assert read[0] in (1002, 1007)

    asyncio.run(go())


def test_nothing_more_is_read_while_texts_wait():
    async def go():
        read = []
        made, wire = await socket(read)
        for _ in range(AHEAD + 1):
            made.data_received(frame(Opcode.TEXT, b"text"))
        assert wire.paused
        await settle()
        assert not wire.paused
        assert read == ["text"] * (AHEAD + 1)

    asyncio.run(go())


def test_nothing_is_heard_after_the_last_word():
    async def go():
        read = []
        made, _ = await socket(read)
        made.data_received(frame(Opcode.CLOSE, b"\x03\xe8"))
        made.data_received(frame(Opcode.TEXT, b"text"))
        await settle()
        assert read == [1000]
        assert made.queue.empty()

    asyncio.run(go())


def test_short_texts_and_whole_frames_are_told_apart():
    short, long = frame(Opcode.TEXT, b"text"), frame(Opcode.TEXT, b"x" * 126)
    assert is_short(short)
    assert not any(is_short(data) for data in (long, short[:-1], short + b"x", short[:3], b"", short + short))
    assert all(is_whole(data) for data in (short, long, short + long, frame(Opcode.PONG, b""), long + short))
    part = frame(Opcode.TEXT, b"part", fin=False)
    assert not any(is_whole(data) for data in (part, short + part, short[:-1], long[:4], long + short[:5]))
