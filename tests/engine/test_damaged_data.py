"""Every data file of every game, damaged in many ways: the answer is a sentence that names the file, or a game."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import standoff
from standoff.engine.data import DataFolder
from standoff.engine.errors import BadData, WrongSetup
from standoff.games import every, find
from standoff.games.flashpoint.cards import SIZES, TEAMS

FILES = [(game.id, path.name) for game in every() for path in sorted((game.folder / "data").glob("*.toml"))]

WRONG: dict[type, list[Any]] = {
    int: ["many", [], True, -1, 10**12],
    str: [7, [], "", "no such thing", "\x1b[31m"],
    bool: ["yes", 1, {}],
    list: ["one", {}, [], [[]], [7], ["no such thing"], [[1, 2, 3]], [[99, 99]]],
    dict: ["one", []],
}
"""What to put in the place of a value."""

PLAYED = 5
"""One in so many of the files that load is played with."""


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {written(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands: everything in tables, the last item of lists."""
    inside = list(value) if isinstance(value, dict) else range(len(value))[-1:] if isinstance(value, list) else []
    for key in inside:
        yield (*at, key)
        yield from places(value[key], (*at, key))


def damages(whole: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The file with one thing wrong at a time, each with what is wrong; every key of every list at least once."""
    yield "empty", {}
    for key, entries in whole.items():
        yield f"no {key}", {k: v for k, v in whole.items() if k != key}
        for wrong in ([], {}, 7, [7], [{}]):
            yield f"{key} = {wrong}", {**whole, key: wrong}
        yield f"{key} without the first", {**whole, key: entries[1:]}
        yield f"{key} with the last twice", {**whole, key: [*entries, entries[-1]]}
        seen: set[tuple[Any, ...]] = set()
        for i, entry in enumerate(entries):
            for at in places(entry):
                kind = tuple("item" if isinstance(step, int) else step for step in at)
                if kind not in seen:
                    seen.add(kind)
                    yield from damaged_at(whole, (key, i, *at))


def damaged_at(whole: dict[str, Any], at: tuple[Any, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
    def holder(of: Any) -> Any:
        for step in at[:-1]:
            of = of[step]
        return of

    was = holder(whole)[at[-1]]
    fresh = copy.deepcopy(whole)
    del holder(fresh)[at[-1]]
    yield f"no {at}", fresh
    for wrong in WRONG[type(was)]:
        fresh = copy.deepcopy(whole)
        holder(fresh)[at[-1]] = wrong
        yield f"{at} = {wrong!r}", fresh


def play_some(game: str, data: Path) -> None:
    """Figures that are good enough to load are good enough to begin with."""
    table = standoff.new(game, players=find(game).players[-1], seed=1, data=data)
    for _ in range(5):
        if not table.over:
            table.answer(table.options[0])


@pytest.mark.parametrize(("game", "file"), FILES)
def test_damage_is_answered_by_a_sentence(game, file, tmp_path):
    found = find(game)
    known = [path.name for path in (found.folder / "data").glob("*.toml")]
    whole = tomllib.loads((found.folder / "data" / file).read_text("utf-8"))
    path = tmp_path / file
    refused = good = 0
    for what, damaged in damages(whole):
        path.write_text("".join(f"{key} = {written(value)}\n" for key, value in damaged.items()), "utf-8")
        try:
            found.load_data(DataFolder(found.folder / "data", tmp_path))
            good += 1
            if good % PLAYED == 0:
                play_some(game, tmp_path)
        except (BadData, WrongSetup) as error:
            refused += 1
            assert any(name in str(error) for name in known), what
            assert str(error).isprintable(), what
        except Exception as error:
            raise AssertionError(f"{file}: {what}: {error!r}") from error
    assert refused > 15


def test_what_settings_name_stands_in_the_data():
    listed = {s.name: s.choices for s in find("flashpoint").info().settings}
    assert listed["first_team"] == listed["second_team"] == list(TEAMS)
    assert [*listed["terrain"], "T"] == list(SIZES)
