"""What is sent to one viewer: at once if he reads, in its order if he does not, and not for ever."""

from __future__ import annotations

import asyncio

from standoff.server import outbox
from standoff.server.outbox import Outbox


class Line:
    """A connection whose other end reads when a test wants it to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[bytes] = []
        self.broken = False

    def send_now(self, data: bytes) -> bool:
        if self.reads.is_set():
            self.sent.append(data)
        return self.reads.is_set()

    async def send(self, data: bytes) -> None:
        await self.reads.wait()
        if self.broken:
            raise ConnectionError
        self.sent.append(data)


def test_whoever_reads_is_told_at_once():
    async def go():
        line = Line()
        line.reads.set()
        box = Outbox(line, lambda: None)
        box.put(b"1")
        box.put(b"2")
        assert line.sent == [b"1", b"2"]

    asyncio.run(go())


def test_what_waits_is_sent_in_its_order_and_nothing_overtakes_it():
    async def go():
        line = Line()
        box = Outbox(line, lambda: None)
        box.put(b"1")
        box.put(b"2")
        await asyncio.sleep(0)
        line.reads.set()
        box.put(b"3")
        await box.flush()
        box.put(b"4")
        assert line.sent == [b"1", b"2", b"3", b"4"]
        assert box.unread == 0

    asyncio.run(go())


def test_whoever_does_not_read_is_dropped(monkeypatch):
    async def go():
        ended = []
        box = Outbox(Line(), lambda: ended.append(1))
        for _ in range(4):
            box.put(b"123")
        assert (box.dropped, ended, list(box.waiting)) == (True, [1], [])
        box.close()

    monkeypatch.setattr(outbox, "MOST_UNREAD", 8)
    asyncio.run(go())


def test_a_connection_that_breaks_ends():
    async def go():
        line, ended = Line(), []
        line.broken = True
        box = Outbox(line, lambda: ended.append(1))
        box.put(b"1")
        line.reads.set()
        await box.flush()
        assert isinstance(box.failed, ConnectionError)
        assert ended == [1]

    asyncio.run(go())
