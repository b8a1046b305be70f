"""Scenarios: a position, what the seats answer, and what must then be true. Each shows one or more clauses at work.

A file holds one scenario, or many as `[[scenario]]`. See docs/scenarios.md for the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from standoff.engine.errors import NotAllowed, StandoffError, WrongSetup
from standoff.engine.record import arranged
from standoff.engine.setup import Setup
from standoff.engine.table import Table

KEYS = ("title", "clauses", "game", "players", "seed", "settings", "given", "when", "then", "note")
STEP_KEYS = ("refused", "then", "times", "note")

MakeSetup = Callable[[str, int | Sequence[str], str, Mapping[str, Any]], Setup]


class Scenario(Struct, frozen=True):
    """One scenario as it was read."""

    file: str
    title: str
    game: str
    clauses: list[str]
    told: dict[str, Any]


class Shown(Struct, frozen=True):
    """What came of a scenario: no faults means that the clauses hold."""

    scenario: Scenario
    faults: list[str]


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WrongSetup(f"{path}: not a TOML file: {error}") from None
    told = raw.get("scenario", [raw])
    out = []
    for i, one in enumerate(told, 1):
        title = str(one.get("title", f"scenario {i}"))
        for key in one:
            if key not in KEYS:
                raise WrongSetup(f"{path}: {title}: there is no {key!r} in a scenario; there is {', '.join(KEYS)}")
        game = str(one.get("game", raw.get("game", path.parent.name)))
        out.append(Scenario(str(path), title, game, [str(c) for c in one.get("clauses", [])], one))
    return out


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


def play(scenario: Scenario, make_setup: MakeSetup) -> Shown:
    """Set the position up, give the answers, and look."""
    try:
        table = begin(scenario, make_setup)
    except StandoffError as error:
        return Shown(scenario, [f"the position: {error}"])
    faults: list[str] = []
    for number, step in enumerate(scenario.told.get("when", []), 1):
        for _ in range(step.get("times", 1)):
            faults += [f"step {number}: {fault}" for fault in _take_step(table, step)]
            if faults:
                return Shown(scenario, faults)
    faults += look(table, scenario.told.get("then", {}))
    if not scenario.told.get("then") and not any("then" in s or "refused" in s for s in scenario.told.get("when", [])):
        faults.append("nothing is expected, so nothing is shown")
    return Shown(scenario, faults)


def begin(scenario: Scenario, make_setup: MakeSetup) -> Table:
    """The table at the scenario's position, or at the start of a new game if it gives none."""
    told = scenario.told
    given = told.get("given")
    seats = (given or {}).get("seats")
    players: int | list[str] = told.get("players", 0)
    if seats and all("name" in s for s in seats):
        players = [s["name"] for s in seats]
    elif seats:
        players = len(seats)
    setup = make_setup(scenario.game, players, str(told.get("seed", 1)), told.get("settings", {}))
    return Table.begin(setup) if given is None else arranged(setup, given)


def _take_step(table: Table, step: Mapping[str, Any]) -> list[str]:
    speakers = [key for key in step if key not in STEP_KEYS]
    names = list(table.setup.names)
    for name in speakers:
        if name not in names:
            return [f"{name} does not sit at the table; {', '.join(names)} do"]
    for name in speakers:
        try:
            table.answer(str(step[name]), seat=names.index(name))
        except NotAllowed as refused:
            if refused.reason.clause != step.get("refused"):
                return [f"{name} cannot answer {step[name]!r}: {refused}"]
        else:
            if "refused" in step:
                return [f"{name} could answer {step[name]!r}, which should be refused by {step['refused']}"]
    return look(table, step.get("then", {}))


def look(table: Table, expected: Mapping[str, Any]) -> list[str]:
    """Compare the table with what is expected of it."""
    faults: list[str] = []
    names = list(table.setup.names)
    for key, value in expected.items():
        match key:
            case "seen_by":
                for who, part in value.items():
                    view = table.view(None if who == "spectator" else _seat(names, who))
                    faults += [f"in the eyes of {who}: {f}" for f in _compare_view(_plain(view), names, part)]
            case "asked" | "kind" | "prompt" | "options" | "offers" | "offers_not":
                faults += _compare_question(table, names, key, value)
            case "winners" | "reason":
                faults += _compare_result(table, names, key, value)
            case "happened":
                faults += _compare_events([e.text for e in table.events], value)
            case "never":
                texts = [e.text for e in table.events]
                faults += [f"it happened: {t!r}" for t in texts if any(v in t for v in value)]
            case _:
                faults += _compare_view(_plain(table.open_view()), names, {key: value})
    return faults


def _compare_question(table: Table, names: list[str], key: str, value: Any) -> list[str]:
    question = table.question
    if question is None or question.options is None:
        return ["nobody is asked: the game is over"]
    texts = [o.text for o in question.options]
    if key == "asked":
        found: Any = names[question.seat]
    elif key in ("kind", "prompt"):
        found = getattr(question, key)
    elif key == "options":
        found, value = sorted(texts), sorted(value)
    elif key == "offers":
        return [f"{v!r} is not offered; {texts} are" for v in value if v not in texts]
    else:
        return [f"{v!r} is offered" for v in value if v in texts]
    return [] if found == value else [f"{key} is {found!r}, not {value!r}"]


def _compare_result(table: Table, names: list[str], key: str, value: Any) -> list[str]:
    result = table.result
    if result is None:
        return ["the game is not over"]
    found: Any = [names[s] for s in result.winners] if key == "winners" else result.reason.clause
    return [] if found == value else [f"{key} is {found!r}, not {value!r}"]


def _compare_events(texts: list[str], expected: Sequence[str]) -> list[str]:
    at = 0
    for wanted in expected:
        while at < len(texts) and wanted not in texts[at]:
            at += 1
        if at == len(texts):
            return [f"it did not happen (in this order): {wanted!r}; the last events: {texts[-8:]}"]
        at += 1
    return []


def _compare_view(view: dict[str, Any], names: list[str], expected: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    for key, value in expected.items():
        if key in names:
            faults += _compare(view["seats"][names.index(key)], value, key)
        elif key == "count":
            for condition, number in value.items():
                field, _, wanted = (part.strip() for part in condition.partition("="))
                found = sum(str(seat.get(field)) == wanted for seat in view["seats"])
                if found != number:
                    faults.append(f"{found} seats have {condition}, not {number}")
        elif key in view:
            faults += _compare(view[key], value, key)
        else:
            faults.append(f"there is no {key!r} to look at; there is {', '.join([*names, *view])}")
    return faults


def _compare(found: Any, expected: Any, where: str) -> list[str]:
    """What is written must be so; what is not written does not matter. "hidden" stands for what is not shown."""
    if expected == "hidden":
        return [] if found is None else [f"{where} is {found!r}, not hidden"]
    if isinstance(expected, Mapping) and isinstance(found, dict):
        faults = []
        for key, value in expected.items():
            if key not in found:
                faults.append(f"{where} has no {key!r}; it has {', '.join(found)}")
            else:
                faults += _compare(found[key], value, f"{where}.{key}")
        return faults
    return [] if found == expected else [f"{where} is {found!r}, not {expected!r}"]


def _plain(view: Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def _seat(names: list[str], who: str) -> int:
    if who not in names:
        raise WrongSetup(f"{who} does not sit at the table; {', '.join(names)} do")
    return names.index(who)
