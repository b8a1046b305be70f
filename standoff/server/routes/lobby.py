"""Tables before, while and after they are played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_304_NOT_MODIFIED

from standoff.engine.messages import Record
from standoff.server.lobby import offer
from standoff.server.refused import Refused
from standoff.server.routes.given import AnyRequest
from standoff.server.serving import Server
from standoff.wire import reasons
from standoff.wire.lobby import (
    BotForm,
    JoinForm,
    Lobby,
    PlayForm,
    ReadyForm,
    SeatForm,
    ServerInfo,
    Stage,
    TableForm,
    TableInfo,
)
from standoff.wire.people import Person

FOREVER = "public, max-age=31536000, immutable"


def named(request: AnyRequest, name: str, make: Callable[[], Any]) -> Response[bytes]:
    """Something that never changes, under its name: a browser that has it is told so."""
    headers = {"etag": f'"{name}"', "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == f'"{name}"':
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=MediaType.JSON)
    return Response(msgspec.json.encode(make()), headers=headers, media_type=MediaType.JSON)


@get("/api/server")
async def about() -> ServerInfo:
    """What this server offers."""
    return offer()


@get("/api/tables")
async def lobby(server: Server, visitor: Person | None, game: str | None = None, stage: Stage | None = None) -> Lobby:
    """The lobby."""
    return await server.tavern.listed(visitor, game, stage)


@post("/api/tables", status_code=HTTP_201_CREATED)
async def open_table(server: Server, me: Person, data: TableForm) -> TableInfo:
    """Open a table."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.tavern.open(me, data))


@post("/api/play", status_code=HTTP_201_CREATED)
async def play_now(server: Server, me: Person, data: PlayForm) -> TableInfo:
    """Play now: join a table that fits, or start one against bots."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.tavern.play_now(me, data))


@get("/api/tables/{table:str}")
async def table_info(server: Server, table: str) -> TableInfo:
    """A table."""
    return await server.tables.info(table)


@get("/api/tables/{table:str}/catalogue")
async def catalogue(server: Server, table: str, request: AnyRequest) -> Response[bytes]:
    """What cannot change in the game of a table."""
    async with server.tables.visited(table) as place:
        if place.live is None:
            raise Refused(reasons.STAGE, "The game has not begun yet.")
        return named(request, place.live.catalogue, place.live.table.catalogue)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK)
async def join(server: Server, me: Person, table: str, data: JoinForm) -> TableInfo:
    """Sit down."""
    await server.tavern.join(me, table, data)
    return await server.tables.info(table)


@post("/api/tables/{table:str}/leave", status_code=HTTP_200_OK)
async def leave(server: Server, me: Person, table: str, data: SeatForm) -> TableInfo:
    """Get up, before the start."""
    before = await server.tables.info(table)
    await server.tavern.leave(me, table, data.seat)
    try:
        return await server.tables.info(table)
    except Refused:
        return before  # nobody was left, and the table is gone


@post("/api/tables/{table:str}/ready", status_code=HTTP_200_OK)
async def ready(server: Server, me: Person, table: str, data: ReadyForm) -> TableInfo:
    """Be ready, or not."""
    await server.tavern.ready(me, table, data.ready)
    return await server.tables.info(table)


@post("/api/tables/{table:str}/bot", status_code=HTTP_200_OK)
async def bot(server: Server, me: Person, table: str, data: BotForm) -> TableInfo:
    """The host seats a bot, or lets one go."""
    await server.tavern.bot(me, table, data)
    return await server.tables.info(table)


@post("/api/tables/{table:str}/kick", status_code=HTTP_200_OK)
async def kick(server: Server, me: Person, table: str, data: SeatForm) -> TableInfo:
    """The host frees a seat."""
    await server.tavern.kick(me, table, data.seat)
    return await server.tables.info(table)


@post("/api/tables/{table:str}/start", status_code=HTTP_200_OK)
async def start(server: Server, me: Person, table: str) -> TableInfo:
    """The host starts, when all are ready."""
    await server.tavern.start(me, table)
    return await server.tables.info(table)


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def rematch(server: Server, me: Person, table: str) -> TableInfo:
    """Again, seats rotated by one."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.tavern.rematch(me, table))


@get("/api/tables/{table:str}/record")
async def record(server: Server, table: str) -> Record:
    """The record of a finished game."""
    async with server.tables.visited(table) as place:
        if place.live is None or not place.live.table.over:
            raise Refused(reasons.STAGE, "The game is not over, and its record is secret until then.")
        return place.live.record()


ROUTER = Router(
    "/",
    route_handlers=[
        *(about, lobby, open_table, play_now, table_info, catalogue, join, leave, ready, bot, kick, start, rematch),
        record,
    ],
    tags=["tables"],
)
