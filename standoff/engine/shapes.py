"""Shapes of data files: a file that replaces a packaged one must look like it.

The shape of a packaged file says which lists it has, which keys their entries have, and of what type each value is. An
entry may leave a key out (whoever reads the file says so if it is needed), but it may not have a key that no packaged
entry has, nor a value of another type. A slip is named with its file, its entry and its key.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from standoff.engine.errors import BadData
from standoff.engine.written import shown

WORDS = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "a table"}
"""What a person calls a value of a data file."""

COMMON = ("note",)
"""Keys that any entry may have: they are for people."""


class Entry(dict[str, Any]):
    """A table of a data file; whoever asks it for a key that it lacks raises an error that says where."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        super().__init__(values)
        self.where = where

    def __missing__(self, key: str) -> Any:
        raise BadData(f"{self.where}: {key} is missing")


@dataclass
class Shape:
    """What a value may be: its types, the shape of its items, and the shapes of its keys."""

    kinds: dict[type, None] = field(default_factory=dict)
    items: Shape | None = None
    keys: dict[str, Shape] = field(default_factory=dict)

    @staticmethod
    def of(values: Iterable[Any]) -> Shape:
        """The shape that all these values have."""
        made = Shape()
        for value in values:
            made.learn(value)
        return made

    def learn(self, value: Any) -> None:
        """Allow whatever looks like this value."""
        self.kinds[type(value)] = None
        if isinstance(value, list) and value:
            self.items = self.items or Shape()
            for item in value:
                self.items.learn(item)
        elif isinstance(value, dict):
            for key, part in value.items():
                self.keys.setdefault(key, Shape()).learn(part)

    def check(self, value: Any, where: str) -> Any:
        """The value, its tables made entries; an error if it does not look like this."""
        if type(value) not in self.kinds:
            allowed = " or ".join(WORDS.get(kind, kind.__name__) for kind in self.kinds)
            raise BadData(f"{where} must be {allowed}, not {shown(value)}")
        if isinstance(value, str):
            _check_text(value, where)
        elif isinstance(value, list) and self.items is not None:
            return [self.items.check(item, f"{where}, item {i}") for i, item in enumerate(value, 1)]
        elif isinstance(value, dict):
            return self.entry(value, where)
        return value

    def entry(self, table: Mapping[str, Any], where: str) -> Entry:
        """A table with every key checked."""
        for key in table:
            if key not in self.keys and key not in COMMON:
                raise BadData(f"{where}: there is no {key!r} here; {_hint(key, self.keys)}")
        checked = {k: self.keys[k].check(v, f"{where}: {k}") if k in self.keys else v for k, v in table.items()}
        return Entry(where, checked)


def check_file(path: Path, told: Mapping[str, Any], shapes: Mapping[str, Shape]) -> dict[str, list[dict[str, Any]]]:
    """The lists of a file with every entry checked against the packaged ones."""
    out: dict[str, list[dict[str, Any]]] = {}
    for key, found in told.items():
        if key not in shapes:
            raise BadData(f"{path}: there is no [[{key}]] in this file; {_hint(key, shapes)}")
        if not isinstance(found, list):
            raise BadData(f"{path}: [[{key}]] must be a list of tables, not {shown(found)}")
        out[key] = [_entry(path, key, number, one, shapes[key]) for number, one in enumerate(found, 1)]
    return out


def _entry(path: Path, key: str, number: int, told: Any, shape: Shape) -> Entry:
    if not isinstance(told, dict):
        raise BadData(f"{path}: entry {number} of [[{key}]] must be a table, not {shown(told)}")
    name = told.get("name")
    if not isinstance(name, str) or not name.strip():
        raise BadData(f"{path}: entry {number} of [[{key}]] has no name")
    _check_text(name, f"{path}: entry {number} of [[{key}]]: name")
    return shape.entry(told, f"{path}: {name}")


def _check_text(text: str, where: str) -> None:
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs") for char in text):
        raise BadData(f"{where} must be a text without control characters, not {shown(text)}")


def _hint(wrong: str, known: Iterable[str]) -> str:
    names = list(known)
    near = difflib.get_close_matches(wrong, names, 1)
    return f"did you mean {near[0]!r}?" if near else f"there is {', '.join(names)}"
