"""What goes over the wire of live tables: declared once, written out for others, and never behind the code."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from standoff.games import IDS, every, find
from standoff.server import protocol
from standoff.wire import VERSION, live
from standoff.wire.schema import schema_of
from standoff.wire.types import wire_of
from standoff.wire.typescript import typescript_of

from ..schemas import Judge

ROOT = Path(__file__).parents[2]


def test_the_protocol_is_written_as_the_code_has_it():
    """Write it anew with `standoff schema --protocol > docs/protocol.md`."""
    assert (ROOT / "docs/protocol.md").read_text("utf-8") == protocol.protocol()


def test_typescript_is_written_as_the_code_has_it():
    """Write it anew with `standoff schema --typescript > web/src/wire.ts`."""
    assert (ROOT / "web/src/wire.ts").read_text("utf-8") == typescript_of(schema_of(*every()), VERSION)


@pytest.mark.parametrize("game", IDS)
def test_every_message_is_one_of_the_union(game):
    wire = wire_of(find(game))
    requests, news = msgspec.json.Decoder(wire.request), msgspec.json.Decoder(wire.news)
    for example in (live.Hello(), live.Answer(number=3, code=4), live.Chat(text="hi"), live.Resign()):
        assert requests.decode(msgspec.json.encode(example)) == example
    assert news.decode(msgspec.json.encode(live.Taken(1, 2))) == live.Taken(1, 2)


def test_examples_are_what_the_schema_says():
    """Each example of the document, against the schema of its game."""
    document = schema_of(find(protocol.GAME), find("flashpoint"))
    judge = Judge(document)
    for example in (*protocol.requests(), *protocol.news()):
        own = "Flashpoint" if isinstance(example, live.Found) else "WalkingDead"
        union = f"{own}{'Request' if isinstance(example, live.Request) else 'News'}"
        sent = msgspec.json.decode(msgspec.json.encode(example))
        assert list(judge.faults(sent, {"$ref": f"#/$defs/{union}"})) == [], example


@pytest.mark.parametrize("text", ['{"kind":"answer"}', '{"kind":"nonsense"}', "[]", "{", '{"kind":"chat","text":""}'])
def test_what_is_not_declared_is_refused(text):
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.Decoder(wire_of(find("bang")).request).decode(text)
