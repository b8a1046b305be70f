"""Two worlds that a seat cannot tell apart: what it sees, is asked and is told must be the same, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from standoff.engine.expect import seat_named
from standoff.engine.table import Table


def the_same(tables: Sequence[Table]) -> list[str]:
    """Two worlds without a difference show nothing."""
    if len(tables) < 2:
        return []
    one, other = (msgspec.json.encode(table.open_view()) for table in tables)
    return ["the other world does not differ from the first"] if one == other else []


def differences(tables: Sequence[Table], same_for: Sequence[str]) -> list[str]:
    """What these seats could tell the worlds apart by."""
    if len(tables) < 2:
        return []
    out = []
    for who in same_for:
        one, other = (seat_named(table, who) for table in tables)
        looks = (
            ("sees", one.view(), other.view()),
            ("is asked", one.question(), other.question()),
            ("is told", one.events(), other.events()),
        )
        for what, here, there in looks:
            if msgspec.json.encode(here) != msgspec.json.encode(there):
                out.append(f"{who} can tell the worlds apart by what he {what}: {_first_difference(here, there)}")
    return out


def _first_difference(here: object, there: object) -> str:
    one, other = msgspec.json.encode(here).decode(), msgspec.json.encode(there).decode()
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin = max(at - 40, 0)
    return f"...{one[begin : at + 40]}... and ...{other[begin : at + 40]}..."
