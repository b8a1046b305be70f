"""The JSON schema of all that a server of live tables and its clients say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from standoff.engine import schema
from standoff.engine.game import Game
from standoff.wire.types import NEWS, PLAIN, REQUESTS, wire_of

SHARED: Final[Mapping[type[Struct], str]] = {
    **schema.SHARED,
    **{struct: struct.__name__ for struct in PLAIN},
    **{struct: f"{struct.__name__}Request" for struct in REQUESTS},
    **{struct: f"{struct.__name__}News" for struct in NEWS},
}
"""What is the same in every game. Requests and news say so in their names, as games have answers and tables, too."""


def types_of(game: Game) -> Mapping[str, Any]:
    """By name, the messages of a game and of its live tables."""
    return wire_of(game).types


CONTENTS: Final = schema.Contents(types_of, (*schema.UNIONS, "request", "news"), SHARED)


def schema_of(*games: Game) -> schema.Schema:
    """The schema of these games, live tables included."""
    return schema.schema_of(games, CONTENTS)
