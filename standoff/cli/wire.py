"""`standoff schema`: what goes over the wire."""

from __future__ import annotations

import sys

from rich.text import Text

import standoff
from standoff.cli.output import console, print_json
from standoff.games import every, find
from standoff.wire import VERSION
from standoff.wire.schema import schema_of
from standoff.wire.typescript import typescript_of

PLACE = "#/$defs/"


def typescript() -> None:
    """The messages of live tables as TypeScript."""
    sys.stdout.write(typescript_of(schema_of(*every()), VERSION))


def protocol() -> None:
    """The document of the protocol."""
    from standoff.server.protocol import protocol

    sys.stdout.write(protocol())


def schema(game: str | None, json: bool, server: bool) -> None:
    """The JSON schema, or the names of the messages in it."""
    found = every() if game is None else [find(game)]
    document = schema_of(*found) if server else standoff.schema(game)
    if json:
        print_json(document)
        return
    for name, where in document["properties"].items():
        console.print(Text(f"\n{find(name).title}", "bold cyan"))
        for message, part in document["$defs"][where["$ref"].removeprefix(PLACE)]["properties"].items():
            console.print(Text(f"{message:<14}"), Text(part["$ref"].removeprefix(PLACE), "dim"))
    console.print(f"\n{len(document['$defs'])} definitions; --json prints them")
