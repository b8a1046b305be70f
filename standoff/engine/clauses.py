"""Clauses: every numbered rule of a rulebook in our own words, and where each one lives in code and scenarios."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from standoff.engine.errors import BadData

OVER: Final = "table.over"
NOT_ASKED: Final = "table.not_asked"
STALE: Final = "table.stale"
UNKNOWN: Final = "table.unknown"

TABLE_CLAUSES: Final = {
    OVER: "Nobody answers after the end of the game.",
    NOT_ASKED: "Only the seat that is asked may answer.",
    STALE: "A question is answered once.",
    UNKNOWN: "An answer is one of the options of the open question.",
}
"""What every table asks for, whatever is played on it."""


class Clause(Struct, frozen=True):
    """One rule of a rulebook. `ruling` settles an unclear point; `scenarios` are the titles of those that show it."""

    id: str
    section: str
    text: str
    ruling: str = ""
    scenarios: tuple[str, ...] = ()


def load_clauses(folder: Path) -> dict[str, Clause]:
    """The clauses of the game in this folder, in the rulebook's order."""
    return dict(_read(folder))


@cache
def _read(folder: Path) -> dict[str, Clause]:
    path = folder / "clauses.toml"
    out: dict[str, Clause] = {}
    for section in tomllib.loads(path.read_text("utf-8"))["section"]:
        for entry in section["clause"]:
            clause = Clause(entry["id"], section["title"], " ".join(entry["text"].split()), entry.get("ruling", ""))
            if clause.id in out:
                raise BadData(f"{path}: the clause {clause.id} stands there twice")
            out[clause.id] = clause
    return out


@cache
def named_after(folder: Path, key: str) -> tuple[str, ...]:
    """The clauses about a thing: those in the part of the rulebook that is called after it."""
    return tuple(clause for clause in _read(folder) if clause.split(".")[1] == key)
