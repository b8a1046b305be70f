"""Replays and the living rulebook."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_202_ACCEPTED
from msgspec.structs import replace

from standoff.engine.messages import Record
from standoff.engine.words import LANGUAGE, languages
from standoff.games import find
from standoff.server.eyes import name_of
from standoff.server.routes.given import AnyRequest, address_of
from standoff.server.routes.lobby import named
from standoff.server.serving import Server
from standoff.wire.analysis import AnalysisState
from standoff.wire.books import Clauses, PositionWritten, ReplayInfo, Scenarios
from standoff.wire.limits import MOST_POSITION_BYTES, MOST_RECORD_BYTES
from standoff.wire.lobby import FrameForm, PlayPositionForm, PositionForm, TableInfo
from standoff.wire.people import Person

From0 = Annotated[int, Parameter(ge=0, le=2**31)]
Tongue = Annotated[str, Parameter(max_length=8)]


def _json(made: Any) -> Response[bytes]:
    """A message of a game's own."""
    return Response(msgspec.json.encode(made), media_type=MediaType.JSON)


def _spoken(game: str, language: str) -> str:
    """The language, if the game has words in it."""
    return language if language in languages(find(game)) else LANGUAGE


@post("/api/replays", status_code=HTTP_201_CREATED, request_max_body_size=MOST_RECORD_BYTES)
async def upload(server: Server, me: Person, data: Record) -> ReplayInfo:
    """Upload a record."""
    server.limits.take("upload", me.id)
    return await server.books.info(await server.books.upload(data, me))


@get("/api/replays/{replay:str}")
async def replay_info(server: Server, replay: str) -> ReplayInfo:
    """A replay."""
    return await server.books.info(replay)


@get("/api/replays/{replay:str}/catalogue")
async def replay_catalogue(server: Server, replay: str, request: AnyRequest) -> Response[bytes]:
    """What cannot change in the game of a replay."""
    found = await server.books.catalogue(replay)
    return named(request, name_of(found), lambda: found)


@get("/api/replays/{replay:str}/record")
async def replay_record(server: Server, replay: str) -> Record:
    """The record of a replay."""
    return (await server.books.record(replay))[0]


@get("/api/replays/{replay:str}/steps")
async def replay_steps(
    server: Server,
    replay: str,
    since: From0 = 0,
    until: From0 | None = None,
    seat: From0 | None = None,
    language: Tongue = LANGUAGE,
) -> Response[bytes]:
    """Steps of a replay, at most 100 at a time; open, or as a seat saw them."""
    record, _ = await server.books.record(replay)
    return _json(await server.books.steps(replay, since, until, seat, _spoken(record.game, language)))


@post("/api/replays/{replay:str}/play", status_code=HTTP_201_CREATED)
async def play_on(server: Server, me: Person, replay: str, data: FrameForm) -> TableInfo:
    """Play on from a step, against bots."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.books.play_on(replay, me, data))


@get("/api/replays/{replay:str}/analysis")
async def analysis(server: Server, replay: str, language: Tongue = LANGUAGE) -> AnalysisState:
    """The analysis of a replay, or how far it is."""
    return await server.analyses.state(replay, language)


@post("/api/replays/{replay:str}/analysis", status_code=HTTP_202_ACCEPTED)
async def analyse(server: Server, me: Person, replay: str, request: AnyRequest) -> AnalysisState:
    """Ask for the analysis of a replay. It is made once."""
    if (await server.analyses.state(replay)).stage in ("none", "failed"):
        server.limits.take("analysis", me.id)
        server.limits.take("analysis", address_of(request))
        await server.analyses.ask(replay, me)
    return replace(await server.analyses.state(replay), found=None)


@get("/api/games/{game:str}/clauses")
async def clauses(server: Server, game: str, words: Annotated[str, Parameter(max_length=200)] = "") -> Clauses:
    """Clauses of a rulebook, by words or ids."""
    return await server.books.clauses(game, words)


@get("/api/games/{game:str}/scenarios")
async def scenarios(server: Server, game: str, clause: str | None = None) -> Scenarios:
    """Scenarios of a rulebook."""
    return await server.books.scenarios(game, clause)


@get("/api/games/{game:str}/scenarios/{number:int}")
async def demonstration(
    server: Server, game: str, number: int, seat: From0 | None = None, language: Tongue = LANGUAGE
) -> Response[bytes]:
    """A scenario to step through; open, or as a seat sees it."""
    return _json(await server.books.demonstration(game, number, seat, _spoken(game, language)))


@post("/api/games/{game:str}/scenarios/{number:int}/play", status_code=HTTP_201_CREATED)
async def try_out(server: Server, me: Person, game: str, number: int, data: FrameForm) -> TableInfo:
    """Go on with a scenario at a practice table."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.books.try_out(game, number, me, data))


@get("/api/games/{game:str}/scenarios/{number:int}/position")
async def scenario_position(server: Server, game: str, number: int) -> PositionWritten:
    """The position of a scenario as a text."""
    return await server.books.position_of(game, number)


@post("/api/games/{game:str}/position", status_code=HTTP_200_OK, request_max_body_size=MOST_POSITION_BYTES)
async def arranged(
    server: Server, me: Person, game: str, data: PositionForm, language: Tongue = LANGUAGE
) -> Response[bytes]:
    """A written position to look at."""
    server.limits.take("position", me.id)
    return _json(await server.books.arranged(game, data.text, _spoken(game, language)))


@post("/api/games/{game:str}/position/play", status_code=HTTP_201_CREATED, request_max_body_size=MOST_POSITION_BYTES)
async def play_position(server: Server, me: Person, game: str, data: PlayPositionForm) -> TableInfo:
    """Go on from a written position at a practice table."""
    server.limits.take("table", me.id)
    return await server.tables.info(await server.books.play_position(game, me, data))


ROUTER = Router(
    "/",
    route_handlers=[
        *(upload, replay_info, replay_catalogue, replay_record, replay_steps, play_on),
        *(analysis, analyse),
        *(clauses, scenarios, demonstration, try_out),
        *(scenario_position, arranged, play_position),
    ],
    tags=["books"],
)
