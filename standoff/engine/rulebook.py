"""The rulebook of a game as a reader wants it: every clause, with the scenarios that show it."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

import msgspec

from standoff._loader import PACKAGE
from standoff.engine.clauses import TABLE_CLAUSES, Clause, load_clauses
from standoff.engine.errors import UnknownClause, WrongSetup
from standoff.engine.game import Game
from standoff.engine.scenario import Scenario, find_scenarios
from standoff.engine.written import shown

TABLE_SECTION = "The table"
"""Where the clauses stand that hold whatever is played."""


def rulebook_folder() -> Path:
    """Where our scenarios are: in the package, or beside it in a checkout."""
    for folder in (PACKAGE / "rulebook", PACKAGE.parent / "tests" / "rulebook"):
        if folder.is_dir():
            return folder
    raise WrongSetup("this installation has no scenarios; name a file or a folder")


@cache
def scenarios_of(game: Game) -> tuple[Scenario, ...]:
    """The scenarios of a game in a fixed order; each names its file from the folder of all of them on."""
    folder = rulebook_folder()
    if not (folder / game.id).is_dir():
        return ()
    found = find_scenarios([folder / game.id])
    return tuple(msgspec.structs.replace(s, file=Path(s.file).relative_to(folder).as_posix()) for s in found)


@cache
def clauses_of(game: Game) -> dict[str, Clause]:
    """The clauses of a game in the rulebook's order, each with the titles of the scenarios that show it."""
    showing: dict[str, list[str]] = {}
    for scenario in scenarios_of(game):
        for clause in scenario.clauses:
            showing.setdefault(clause, []).append(scenario.title)
    found = load_clauses(game.folder)
    return {
        name: msgspec.structs.replace(clause, scenarios=tuple(showing.get(name, ()))) for name, clause in found.items()
    }


def table_clauses() -> dict[str, Clause]:
    """What every table asks for."""
    return {name: Clause(name, TABLE_SECTION, text) for name, text in TABLE_CLAUSES.items()}


def one_clause(name: str, known: dict[str, Clause]) -> Clause:
    """The clause of this name."""
    if not isinstance(name, str) or name not in known:
        near = difflib.get_close_matches(str(name), known, 3, 0.5)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise UnknownClause(f"there is no clause {shown(name)}{hint}")
    return known[name]
