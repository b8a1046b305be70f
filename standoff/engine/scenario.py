"""Scenarios: a position, what the seats answer, and what must then be true. Each shows one or more clauses at work.

A file holds one scenario, or many as `[[scenario]]`. See docs/scenarios.md for the format. A scenario that cannot be
read is one that does not hold: it says why, and the others are played all the same.
"""

from __future__ import annotations

import tomllib
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from standoff.engine.errors import NotAllowed, StandoffError, WrongSetup
from standoff.engine.expect import look
from standoff.engine.messages import PositionValue
from standoff.engine.plan import KEYS, Plan, Step, read_plan
from standoff.engine.setup import Setup
from standoff.engine.slips import Slip
from standoff.engine.table import Table
from standoff.engine.worlds import differences, the_same
from standoff.engine.written import Written

FILE_KEYS: Final = ("scenario", "game", "note")
MOST_BYTES: Final = 1_000_000
"""A scenario file is not larger."""
DEEPEST: Final = 20
"""Tables and lists do not lie deeper in one another."""
TOO_DEEP: Final = f"tables and lists lie more than {DEEPEST} deep in one another"

MakeSetup = Callable[[str, int | Sequence[str], str, Mapping[str, Any]], Setup]


class Scenario(Struct, frozen=True):
    """One scenario as it was read; `faults` says why it could not be."""

    file: str
    title: str
    game: str
    clauses: list[str]
    told: dict[str, PositionValue]
    faults: list[str] = []


class Shown(Struct, frozen=True):
    """What came of a scenario: no faults means that the clauses hold."""

    scenario: Scenario
    faults: list[str]


# -- Reading ---------------------------------------------------------------------------------------------------------


def find_scenarios(paths: Sequence[Path]) -> list[Scenario]:
    """The scenarios of files and of all files below folders, in a fixed order."""
    out: list[Scenario] = []
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*.toml")):
                out += read_scenarios(file)
        elif path.is_file():
            out += read_scenarios(path)
        else:
            raise WrongSetup(f"{path} is neither a file nor a folder")
    return out


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file. A file that cannot be read is one scenario that says why."""
    try:
        return scenarios_in(path.read_bytes(), str(path), path.parent.name)
    except OSError as error:
        return [_broken(str(path), path.parent.name, f"the file cannot be read: {error.strerror}")]


def scenarios_in(content: bytes, file: str, game: str) -> list[Scenario]:
    """The scenarios of a file's content; they are of this game unless they name another."""
    if len(content) > MOST_BYTES:
        return [_broken(file, game, f"a scenario file has at most {MOST_BYTES} bytes, not {len(content)}")]
    try:
        raw = tomllib.loads(content.decode("utf-8"))
    except ValueError as error:
        return [_broken(file, game, str(Slip("", "toml", error=str(error))))]
    except RecursionError:
        return [_broken(file, game, TOO_DEEP)]
    if _depth(raw) > DEEPEST:
        return [_broken(file, game, TOO_DEEP)]
    return scenarios_of(raw, file, game)


def _depth(raw: object) -> int:
    """How deep tables and lists lie in one another; counted without recursion, since nobody knows beforehand."""
    depth, level = 0, [raw]
    while level and depth <= DEEPEST:
        depth += 1
        parts = [one.values() if isinstance(one, dict) else one for one in level if isinstance(one, dict | list)]
        level = [value for part in parts for value in part]
    return depth


def scenarios_of(raw: Mapping[str, Any], file: str, game: str) -> list[Scenario]:
    """The scenarios of a file that has been parsed."""
    if "scenario" not in raw:
        return [_scenario(Written(raw, "the file"), 1, file, game)]
    try:
        listed = Written(raw, "the file").table(FILE_KEYS, "a file of scenarios")
        game = listed["game"].text() if "game" in listed else game
        told = listed["scenario"].items(1)
    except WrongSetup as error:
        return [_broken(file, game, str(error))]
    return [_scenario(one, number, file, game) for number, one in enumerate(told, 1)]


def _scenario(one: Written, number: int, file: str, game: str) -> Scenario:
    title, told, clauses = f"scenario {number}", {}, []
    try:
        told = {key: written.value for key, written in one.entries().items()}
        table = one.table(KEYS, "a scenario")
        title = table["title"].text() if "title" in table else title
        game = table["game"].text() if "game" in table else game
        clauses = table["clauses"].texts() if "clauses" in table else []
    except WrongSetup as error:
        return Scenario(file, title, game, clauses, told, [str(error)])
    return Scenario(file, title, game, clauses, told)


def _broken(file: str, game: str, problem: str) -> Scenario:
    return Scenario(file, "the whole file", game, [], {}, [problem])


# -- Playing ---------------------------------------------------------------------------------------------------------


def play(scenario: Scenario, make_setup: MakeSetup) -> Shown:
    """Set the position up, give the answers, and look. If the rules break down, that is a fault of this scenario."""
    try:
        return show(scenario, make_setup)
    except Exception as error:  # one scenario must not hide the results of the others
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        return Shown(scenario, [f"the rules broke down: {type(error).__name__}: {error} ({place})"])


def show(scenario: Scenario, make_setup: MakeSetup) -> Shown:
    """The same, but an error of the rules is raised."""
    if scenario.faults:
        return Shown(scenario, scenario.faults)
    try:
        plan = read_plan(scenario.told)
    except StandoffError as error:
        return Shown(scenario, [str(error)])
    try:
        tables = begin(scenario.game, plan, make_setup)
    except StandoffError as error:
        return Shown(scenario, [f"the position: {error}"])
    return Shown(scenario, _play_steps(plan, tables) or _look_at_end(plan, tables))


def begin(game: str, plan: Plan, make_setup: MakeSetup) -> list[Table]:
    """The table at the scenario's position, or at the start of a new game if it gives none; and its other world."""
    setup = make_setup(game, plan.players, plan.seed, plan.settings)
    tables = [Table.begin(setup, plan.given)]
    if plan.other is not None:
        try:
            tables.append(Table.begin(setup, plan.other))
        except StandoffError as error:
            raise WrongSetup(f"in the other world: {error}") from None
    return tables


def _play_steps(plan: Plan, tables: list[Table]) -> list[str]:
    found = the_same(tables) + differences(tables, plan.same_for)
    if found:
        return found
    for number, step in enumerate(plan.steps, 1):
        for _ in range(step.times):
            try:
                found = _take_step(tables, step) or differences(tables, plan.same_for)
            except StandoffError as error:
                found = [str(error)]
            if found:
                return [f"step {number}: {fault}" for fault in found]
    return []


def _look_at_end(plan: Plan, tables: list[Table]) -> list[str]:
    if plan.shows_nothing:
        return ["nothing is expected, so nothing is shown"]
    try:
        faults = look(tables[0], plan.then) if plan.then else []
    except StandoffError as error:
        faults = [str(error)]
    left = tables[0]._state.fixed
    if left:
        faults.append(f"the last {len(left)} of the results that were laid out (rolls, picks, chance) were never used")
    return faults


def _take_step(tables: list[Table], step: Step) -> list[str]:
    for world, table in enumerate(tables):
        faults = _answer(table, step)
        if faults:
            return [f"in the other world: {fault}" for fault in faults] if world else faults
    return look(tables[0], step.then) if step.then else []


def _answer(table: Table, step: Step) -> list[str]:
    if not step.who:
        return []
    names = list(table.setup.names)
    if step.who not in names:
        return [f"{step.who} does not sit at the table; {', '.join(names)} do"]
    try:
        table.answer(step.words, seat=names.index(step.who))
    except NotAllowed as refused:
        if refused.reason.clause != step.refused:
            return [f"{step.who} cannot answer {step.words!r}: {refused}"]
    else:
        if step.refused:
            return [f"{step.who} could answer {step.words!r}, which should be refused by {step.refused}"]
    return []
