"""WebSockets: a table, and the lobby."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from standoff.engine.messages import Reason
from standoff.server.guards import check_origin
from standoff.server.refused import Refused
from standoff.server.routes.given import address_of, server_of
from standoff.server.session import Session, Visitor
from standoff.server.sockets import send_now_of
from standoff.server.tables import LOBBY, lobby_of
from standoff.server.tokens import COOKIE, Bearer
from standoff.wire import live, reasons

Socket = WebSocket[Any, Any, State]

REFUSED: Final = 4400
"""How a connection is closed whose reason was told in a `goodbye` or `refused`."""
STOPPING: Final = 1012
SLOW: Final = 1013
SETTLING: Final = 0.5
"""Seconds in which changes of the lobby are told together."""


class SocketWire:
    """A connection as a session uses it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.send_now = send_now_of(dict(socket.scope))

    async def receive(self) -> bytes | None:
        """The next message."""
        try:
            event: Any = await self.socket.receive()
        except WebSocketDisconnect:
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""

    async def send(self, data: bytes) -> None:
        """Send a message."""
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


async def _admit(socket: Socket) -> Visitor:
    """Who connects; refused if he comes from another site, too often, or while the server stops."""
    server = server_of(socket)
    check_origin(socket.headers, server.config.origins)
    token = socket.cookies.get(COOKIE)
    me = await server.people.bearer(token)
    server.limits.take("socket", me.id if me else address_of(socket))
    if server.stopping:
        raise Refused(reasons.STOPPING, "The server stops.")
    return Visitor(me, None if me is None else server.people.named(token))


async def _turn_away(socket: Socket, reason: Reason) -> None:
    """Say why, and close."""
    await socket.accept()
    await SocketWire(socket).send(msgspec.json.encode(live.Goodbye(reason, again=False)))
    await socket.close(REFUSED, reason.clause)


@websocket("/api/tables/{table:str}/live")
async def table_live(socket: Socket, table: str) -> None:
    """A table, live."""
    server = server_of(socket)
    try:
        who = await _admit(socket)
        await server.tables.row(table)
    except Refused as refused:
        await _turn_away(socket, refused.reason)
        return
    await socket.accept()
    session = Session(server.tables, server.tavern, server.limits, table, who, SocketWire(socket))
    server.sessions.add(session)
    try:
        await session.run()
    finally:
        server.sessions.discard(session)
        server.dropped += session.outbox.dropped
        with suppress(Exception):
            code = SLOW if session.outbox.dropped else _code(session.goodbye)
            async with asyncio.timeout(1):
                await socket.close(code)


def _code(goodbye: live.Goodbye | None) -> int:
    return STOPPING if goodbye is not None and goodbye.again else REFUSED


class Onlooker:
    """Somebody who looks at the lobby."""

    def __init__(self, bearer: Bearer | None) -> None:
        self.bearer = bearer
        self.ended = asyncio.Event()
        self.goodbye: live.Goodbye | None = None

    def say_goodbye(self, goodbye: live.Goodbye) -> None:
        """The server ends this; the reason is told as the connection closes."""
        self.goodbye = goodbye
        self.ended.set()


@websocket("/api/lobby/live")
async def lobby_live(socket: Socket) -> None:
    """The lobby: as it is, and whenever it has changed."""
    server = server_of(socket)
    try:
        me, bearer = await _admit(socket)
    except Refused as refused:
        await _turn_away(socket, refused.reason)
        return
    await socket.accept()
    wire, changed = SocketWire(socket), asyncio.Event()
    channels = (LOBBY,) if me is None else (LOBBY, lobby_of(me.id))
    ends = [server.tables.hub.listen(channel, lambda _: changed.set()) for channel in channels]

    async def show() -> None:
        while True:
            changed.clear()
            await wire.send(msgspec.json.encode(await server.tavern.listed(me)))
            await changed.wait()
            await asyncio.sleep(SETTLING)

    async def hear() -> None:
        while await wire.receive() is not None:
            server.limits.take("message", me.id if me else address_of(socket))

    onlooker = Onlooker(bearer)
    server.sessions.add(onlooker)
    work = [asyncio.create_task(waiting) for waiting in (show(), hear(), onlooker.ended.wait())]
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in ends:
            end()
        server.sessions.discard(onlooker)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        with suppress(Exception):
            goodbye = onlooker.goodbye
            await socket.close(_code(goodbye), None if goodbye is None else goodbye.reason.clause)


ROUTER = Router("/", route_handlers=[table_live, lobby_live])
