"""What the routes are given: the server, and who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from standoff.server.refused import Refused
from standoff.server.serving import Server
from standoff.server.tokens import COOKIE
from standoff.wire import reasons
from standoff.wire.people import Person

AnyRequest = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]


def server_of(connection: Connection) -> Server:
    """The server that was asked."""
    found: Server = connection.app.state.server
    return found


def address_of(connection: Connection) -> str:
    """Where a request comes from; limits on strangers are by this."""
    return connection.client.host if connection.client else "nowhere"


async def give_server(request: AnyRequest) -> Server:
    """The server."""
    return server_of(request)


async def give_visitor(request: AnyRequest) -> Person | None:
    """Whoever asks; None for a stranger."""
    return await server_of(request).people.bearer(request.cookies.get(COOKIE))


async def give_me(request: AnyRequest) -> Person:
    """Whoever asks, who must be somebody."""
    found = await give_visitor(request)
    if found is None:
        raise Refused(reasons.STRANGER, "Say who you are first: as a guest, or with an account.")
    return found
