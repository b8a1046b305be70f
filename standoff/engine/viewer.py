"""Who is looking: a seat (0 and up), somebody at the side of the table, or the one who may see everything."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from msgspec import Struct

V = TypeVar("V", bound=Struct)

SPECTATOR: Final = -1
"""Sees what lies open on the table."""

REFEREE: Final = -2
"""Sees everything: for scenarios, replays of finished games and debugging. Never for a bot or a client."""


def twin(view: V) -> V:
    """A copy of a view or of a part of it, which shares what is in it; quicker than `copy.copy`, which asks around."""
    thing: Any = view
    made: V = thing.__copy__()
    return made
