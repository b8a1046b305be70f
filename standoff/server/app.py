"""The routes of a server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ASGIApp

from standoff import __version__
from standoff.engine.errors import NotAllowed, StandoffError, UnknownClause, UnknownGame
from standoff.engine.messages import Reason
from standoff.server.guards import HARMLESS, check_origin, with_headers
from standoff.server.refused import Refused
from standoff.server.routes import books, live, lobby, pages, people
from standoff.server.routes.given import address_of, give_me, give_server, give_visitor, server_of
from standoff.server.serving import Server
from standoff.wire import reasons
from standoff.wire.limits import MOST_BYTES

log = structlog.get_logger()

AnyRequest = Request[Any, Any, State]

OPENAPI: Final = "/api/openapi.json"


async def guard(request: AnyRequest) -> None:
    """Before everything else: where does it come from, and how often?"""
    server = server_of(request)
    if request.method not in HARMLESS:
        check_origin(request.headers, server.config.origins)
    if request.url.path.startswith("/api/"):
        server.limits.take("request", address_of(request))


def refused(_request: AnyRequest, error: Refused) -> Response[Reason]:
    """A reason, with its status."""
    return Response(error.reason, status_code=error.status)


def wrong(_request: AnyRequest, error: StandoffError) -> Response[Reason]:
    """What the engine refuses."""
    if isinstance(error, UnknownGame | UnknownClause):
        return refused(_request, Refused(reasons.UNKNOWN, str(error)))
    if isinstance(error, NotAllowed):
        return Response(error.reason, status_code=HTTP_400_BAD_REQUEST)
    return refused(_request, Refused(reasons.SETUP, str(error)))


def misused(_request: AnyRequest, error: HTTPException) -> Response[Reason]:
    """What the framework refuses: unknown addresses, bodies of another form."""
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(str(part.get("message", "")) for part in error.extra if isinstance(part, dict)) or text
    clause = reasons.UNKNOWN if error.status_code in (404, 405) else reasons.MALFORMED
    return Response(Reason(clause, text[:300]), status_code=error.status_code, headers=error.headers)


def failed(request: AnyRequest, _error: Exception) -> Response[Reason]:
    """Our own fault: it stands in the log, and nobody else learns more."""
    log.exception("a request failed", path=request.url.path, method=request.method)
    reason = Reason(reasons.TROUBLE, "The server could not do that.")
    return Response(reason, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def make_app(server: Server) -> ASGIApp:
    """The application of a server. It opens the server when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    def finish(config: AppConfig) -> AppConfig:
        config.state = State({"server": server})
        return config

    routes = Litestar(
        route_handlers=[people.ROUTER, lobby.ROUTER, books.ROUTER, live.ROUTER, pages.ROUTER],
        dependencies={
            "server": Provide(give_server),
            "visitor": Provide(give_visitor),
            "me": Provide(give_me),
        },
        before_request=guard,
        exception_handlers={
            Refused: refused,
            StandoffError: wrong,
            HTTPException: misused,
            Exception: failed,
        },
        lifespan=[lifespan],
        on_app_init=[finish],
        openapi_config=OpenAPIConfig(
            title="Standoff", version=__version__, path=OPENAPI, render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    return with_headers(routes)
