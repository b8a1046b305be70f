"""WebSockets as uvicorn speaks them, with a short way out for texts that are ready to go, and a short way in.

Most of what a server of live tables does is to send. Through ASGI each message is a coroutine with several layers
around it, which cost more than the message itself. So whoever serves a socket finds in its scope what sends at once:
the head of a frame is written here, and all that a viewer is told in one turn of the loop goes out together, as each
write is a call of the system.

What comes in is nearly always one short text by itself. That is read here; everything else is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from standoff.server.inbox import Inbox

SEND_NOW: Final = "standoff.send_now"
"""The extension in a socket's scope."""
SEND: Final = "send"

AHEAD: Final = 4
"""Texts that may wait for whoever serves a socket; with more, no more is read."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text; those of parts of a message are smaller."""
SHORT: Final = 126
"""A frame with fewer bytes has their number in its second byte; one with more has this there, or the next."""
LONG: Final = 0x10000
HEADS: Final = tuple(bytes((TEXT, size)) for size in range(SHORT))
MIDDLE: Final = Struct("!BBH")
LARGE: Final = Struct("!BBQ")

MASKED: Final = 0x80
"""What the second byte of a frame from a client has besides."""
MASK: Final = 2
"""Where the mask of such a frame begins, of four bytes."""
BEGIN: Final = 6
"""Where its text begins; where its size is written out in two bytes more, it is `LONGER`."""
LONGER: Final = 8

SendNow = Callable[[bytes], bool]
"""Is given a text, and says whether it could be sent at once."""


def send_now_of(scope: Mapping[str, Any]) -> SendNow:
    """What sends at once over the socket of a scope; nothing does where another server speaks."""
    found: SendNow = (scope.get("extensions") or {}).get(SEND_NOW, {}).get(SEND, _not_now)
    return found


def _not_now(_data: bytes) -> bool:
    return False


def head_of(size: int) -> bytes:
    """The head of a frame with a whole text of so many bytes, as a server sends it (RFC 6455, 5.2)."""
    if size < SHORT:
        return HEADS[size]
    return MIDDLE.pack(TEXT, SHORT, size) if size < LONG else LARGE.pack(TEXT, SHORT + 1, size)


def is_short(data: bytes) -> bool:
    """Are these bytes one whole short text, as a client sends it?"""
    return len(data) >= BEGIN and data[0] == TEXT and data[1] - MASKED == len(data) - BEGIN < SHORT


def is_whole(data: bytes) -> bool:
    """Do these bytes, which begin with a frame, end with one, and is none of them a part of a longer message?"""
    at, end = 0, len(data)
    while at + BEGIN <= end and data[at] >= TEXT:
        size = data[at + 1] - MASKED
        if not 0 <= size <= SHORT:
            return False
        at += BEGIN + size if size < SHORT else LONGER + int.from_bytes(data[at + 2 : at + 4])
    return at == end


class Unread(Inbox[Any]):
    """What has come over a socket and was not read yet, as uvicorn uses it. `asyncio.Queue` takes a dozen calls."""

    def put_nowait(self, event: Any) -> None:
        """One thing more."""
        self.put(event)

    def empty(self) -> bool:
        """Is there nothing?"""
        return not self.waiting


class Sockets(WebSocketsSansIOProtocol):
    """One WebSocket. There are no extensions (`serve` goes without compression), so a frame is a head and its text."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Unread()
        self.due: list[bytes] = []
        self.between = False
        """Is the library between two messages, and not in the middle of one?"""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to connect."""
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise it was refused, and there is no scope
            self.scope["extensions"][SEND_NOW] = {SEND: self.send_now}
            self.between = True

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self.between and is_short(data) and self.conn.state is OPEN and len(self.queue.waiting) < AHEAD:
            try:
                text = apply_mask(data[BEGIN:], data[MASK:BEGIN]).decode()
            except UnicodeDecodeError:
                pass  # the library says what is wrong
            else:
                self.queue.put({"type": "websocket.receive", "text": text})
                return
        self.between = self.between and is_whole(data)
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """A text has come. Reading goes on while few wait: to stop and to start it again costs calls of the system."""
        if not event.fin or self.close_sent or len(self.queue.waiting) >= AHEAD:
            super().handle_text(event)
            return
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def send_now(self, data: bytes) -> bool:
        """Send a text; False if the other side does not read what was sent before, or is not there any more."""
        if self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        if not self.due:
            self.loop.call_soon(self._write_due)
        self.due.append(head_of(len(data)))
        self.due.append(data)
        return True

    def _write_due(self) -> None:
        """The turn is over: write what was told in it. After the last word of a connection nothing can follow."""
        due, self.due = self.due, []
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.write(b"".join(due))
