"""Clauses: every numbered rule of a rulebook in our own words, and where each one lives in code and scenarios."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from msgspec import Struct

from standoff.engine.errors import BadData

TABLE_CLAUSES = {
    "table.over": "Nobody answers after the end of the game.",
    "table.not_asked": "Only the seat that is asked may answer.",
    "table.stale": "A question is answered once.",
    "table.unknown": "An answer is one of the options of the open question.",
}
"""What every table asks for, whatever is played on it."""


class Clause(Struct, frozen=True):
    """One rule of a rulebook."""

    id: str
    section: str
    text: str
    ruling: str = ""


class Place(Struct, frozen=True):
    """Where code names a clause."""

    file: str
    line: int


def load_clauses(folder: Path) -> dict[str, Clause]:
    """The clauses of the game in this folder, in the rulebook's order."""
    path = folder / "clauses.toml"
    out: dict[str, Clause] = {}
    for section in tomllib.loads(path.read_text("utf-8"))["section"]:
        for entry in section["clause"]:
            clause = Clause(entry["id"], section["title"], " ".join(entry["text"].split()), entry.get("ruling", ""))
            if clause.id in out:
                raise BadData(f"{path}: the clause {clause.id} stands there twice")
            out[clause.id] = clause
    return out


def places_in_code(folder: Path, clauses: dict[str, Clause]) -> dict[str, list[Place]]:
    """For each clause, the lines of the game's rooms that name it."""
    found: dict[str, list[Place]] = {clause: [] for clause in clauses}
    token = re.compile(r"[a-z_]+(?:\.[a-z0-9_]+)+")
    for path in sorted([*folder.rglob("*.py"), *folder.glob("data/*.toml")]):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for word in token.findall(line):
                if word in found:
                    found[word].append(Place(path.relative_to(folder).as_posix(), number))
    return found
