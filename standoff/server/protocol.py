"""docs/protocol.md, made from the code: every message with what it means and an example from a real table."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct

import standoff
from standoff.engine.messages import Reason
from standoff.engine.table import Table
from standoff.games import find
from standoff.server.eyes import Eyes, name_of
from standoff.wire import VERSION, limits, live
from standoff.wire.lobby import ClockRules, SeatInfo, TableInfo, Wish
from standoff.wire.reasons import SERVER_CLAUSES, SLOW
from standoff.wire.routes import ALL_GAMES, ROUTES, SOCKETS, Route
from standoff.wire.types import NEWS, REQUESTS

GAME = "walking_dead"
NAMES = ("Ada", "Ben", "Cleo")
NOON = 1_767_268_800.0


def protocol() -> str:
    """The document."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "# The protocol of live tables\n"
    yield "Made from the code by `standoff schema --protocol`; a test holds it against the code.\n"
    yield f"This is version {VERSION}. `standoff schema --server` prints the JSON schema of every message,"
    yield "`standoff schema --typescript` the same as TypeScript. Messages are JSON; a client sends at most"
    yield f"{limits.MOST_BYTES} bytes at once. A refusal is a reason: a clause and words for this case.\n"
    yield "## Over HTTP\n"
    yield 'Bodies are JSON. Whoever is refused gets a `Reason` (`{"clause": ..., "text": ...}`) with a status of 400 or'
    yield "more. A cookie says who somebody is. OpenAPI: `/api/openapi.json`.\n"
    yield "| | address | takes | gives | |"
    yield "| --- | --- | --- | --- | --- |"
    yield from map(_route, ROUTES)
    yield "\n`Catalogue`, `Steps` and `Demonstrated` are a game's own; see the schema under its name.\n"
    yield "## Over WebSockets\n"
    yield from (f"- `{route.path}`: {route.text}" for route in SOCKETS)
    yield ""
    yield inspect.cleandoc(live.__doc__ or "") + "\n"
    yield "## What a client says\n"
    yield from _messages(requests())
    yield "## What the server says\n"
    yield from _messages(news())
    yield "## Why the server refuses\n"
    yield "Besides the clauses of the rulebook and of the table (`table.over`, `table.not_asked`, `table.stale`,"
    yield "`table.unknown`):\n"
    yield from (f"- `{clause}`: {text}" for clause, text in SERVER_CLAUSES.items())
    yield ""


def _route(route: Route) -> str:
    path = route.path + ("?" + "&".join(f"{name}=" for name in route.query) if route.query else "")
    return f"| {route.method} | `{path}` | {_named(route.takes)} | {_named(route.gives)} | {route.text} |"


def _named(what: Any) -> str:
    if what is None:
        return ""
    if what == ALL_GAMES:
        return ALL_GAMES
    inner = get_args(what)
    return f"list of {_named(inner[0])}" if inner else f"`{what.__name__}`"


def _messages(examples: list[Struct]) -> Iterator[str]:
    for example in examples:
        yield f"### `{example.__struct_config__.tag}`\n"
        yield inspect.cleandoc(type(example).__doc__ or "") + "\n"
        yield "```json"
        yield _json(example)
        yield "```\n"


def _json(example: Struct) -> str:
    """An example; what is long is laid out."""
    text = msgspec.json.encode(example)
    return (text if len(text) < 120 else msgspec.json.format(text, indent=1)).decode()


def _table() -> Table:
    """Ada has rolled, and is asked which dice to keep."""
    return standoff.new(GAME, players=NAMES, seed=2)


def requests() -> list[Struct]:
    """An example of everything that a client says."""
    table = _table()
    code = table.options[0]
    answer = table.option(code).answer
    made: list[Struct] = [
        live.Hello(id=1, language="en", cursor=12),
        live.Answer(id=2, number=0, code=code),
        live.Why(id=3, answer=answer),
        live.Refusals(id=4, focus={"dice": 3}),
        live.Preview(id=5, code=code),
        live.Inquire(id=6, what="sight", parts={"model": 0, "cube": 4, "place": 4}),
        live.Past(id=7, since=0, until=12),
        live.Hint(id=8),
        live.Know(id=9),
        live.Chat(id=10, text="Well played!"),
        live.Eyes(id=11, seat=1),
        live.Undo(id=12, number=0),
        live.Agree(id=13, agree=True),
        live.Back(id=14),
        live.Resign(id=15),
    ]
    return _complete(made, (live.Why, *REQUESTS))


def news() -> list[Struct]:
    """An example of everything that the server says."""
    table = _table()
    asked = table.asked or 0
    eyes, other = Eyes(table.seat(asked)), Eyes(table.seat((asked + 1) % len(NAMES)))
    clock = live.Clock(asked, NOON + 60, NOON, [120.0] * len(NAMES))
    chat = live.ChatLine(NOON - 5, "Ben", 1, "Hello!")
    before = table.cursor
    snapshot = live.Snapshot(
        to=1,
        version=VERSION,
        table=_info(table),
        catalogue=name_of(table.catalogue()),
        seat=eyes.index,
        seats=[asked],
        branch=0,
        cursor=before,
        since=before - 2,
        lines=eyes.lines(before - 2),
        view=eyes.seat.view(),
        question=eyes.put(),
        clock=clock,
        result=None,
        chat=[chat],
    )
    refusals = eyes.seat.refusals()[:1]
    texts = [eyes.seat.say(one) for one in refusals]
    told = live.Lines(to=7, since=before - 1, lines=eyes.lines(before - 1))
    table.answer(table.options[0])
    moved: Struct = live.Moved(
        branch=0,
        cursor=table.cursor,
        since=before,
        lines=other.lines(before),
        view=None,
        question=other.put(),
        clock=clock,
        result=None,
    )
    made: list[Struct] = [
        live.Table(_info(table)),
        snapshot,
        moved,
        live.Taken(to=2, number=0),
        live.Refused(to=2, reason=Reason("table.stale", "Question 0 has been answered already; the open one is 1.")),
        live.Reasoned(to=3, reason=refusals[0].reason if refusals else None),
        live.RefusedAll(to=4, refusals=refusals, texts=texts),
        live.Previewed(to=5, question=None),
        live.Found(to=6, found=_sight()),
        told,
        live.Advised(to=8, code=0, text="It is safe.", best=[live.Considered(0, "keep all", 0.7)]),
        live.Known(to=9, known="{...}"),
        live.Chatted(chat),
        live.Goodbye(Reason(SLOW, "You have not read what you were told; come back when you can."), again=True),
    ]
    return _complete(made, (*(getattr(live, name) for name in ("Snapshot", "Moved", "Found")), *NEWS))


def _sight() -> Any:
    """What Flashpoint finds; one line of it."""
    table = standoff.new("flashpoint", players=2, seed=1)
    while not table.over:
        found = table.seat(0).inquire("sight", model=0, cube=4, place=4)
        if found:
            return found[:1]
        table.answer((table.question() or _nothing()).default or table.options[0])
    return []


def _nothing() -> Any:
    raise AssertionError("a game that is not over has a question")


def _complete(made: list[Struct], wanted: tuple[type[Struct], ...]) -> list[Struct]:
    """Every message has its example."""
    kinds = {type(example) for example in made}
    missing = [kind.__name__ for kind in wanted if kind not in kinds]
    if missing:
        raise AssertionError(f"there is no example of {', '.join(missing)}")
    return made


def _info(table: Table) -> TableInfo:
    names = table.setup.names
    seats = [SeatInfo(0, "person", names[0], "q3Vb9fYx1c0", None, True, True, False)]
    seats += [SeatInfo(1, "person", names[1], "h0Lw2kTz7aE", None, True, False, True)]
    seats += [SeatInfo(2, "bot", names[2], None, "medium", True, True, False)]
    return TableInfo(
        id="Zx81kQe0T4mVb2w_9sLr1A",
        game=GAME,
        version=find(GAME).version,
        stage="playing",
        players=len(names),
        settings={},
        clock=ClockRules(),
        watch="anyone",
        delay=0,
        private=False,
        hints=True,
        practice=False,
        host="q3Vb9fYx1c0",
        seats=seats,
        opened=NOON - 600,
        number=table.number,
        spectators=1,
        catalogue=name_of(table.catalogue()),
        wish=Wish(0, 0, [0]) if table.number else None,
        result=None,
        next=None,
        replay=None,
    )
