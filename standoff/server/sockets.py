"""WebSockets as uvicorn speaks them, with a short way out for texts that are ready to go.

Most of what a server of live tables does is to send. Through ASGI each message is a coroutine with several layers
around it, which cost more than the message itself. So whoever serves a socket finds in its scope what sends at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SEND_NOW: Final = "standoff.send_now"
"""The extension in a socket's scope."""
SEND: Final = "send"

SendNow = Callable[[bytes], bool]
"""Is given a text, and says whether it could be sent at once."""


def send_now_of(scope: Mapping[str, Any]) -> SendNow:
    """What sends at once over the socket of a scope; nothing does where another server speaks."""
    found: SendNow = (scope.get("extensions") or {}).get(SEND_NOW, {}).get(SEND, _not_now)
    return found


def _not_now(_data: bytes) -> bool:
    return False


class Sockets(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to connect."""
        super().handle_connect(event)
        if not self.handshake_complete:  # otherwise it was refused, and there is no scope
            self.scope["extensions"][SEND_NOW] = {SEND: self.send_now}

    def send_now(self, data: bytes) -> bool:
        """Send a text; False if the other side does not read what was sent before, or is not there any more."""
        if self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
