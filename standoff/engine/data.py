"""Data files: the figures of a game, each with its source, any of them replaceable by the owner of a printed copy.

A game's `data/*.toml` holds tables of entries; every entry says where it comes from:
`source = "rulebook" | "public" | "inferred" | "invented"`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import Struct

from standoff.engine.errors import BadData, WrongSetup
from standoff.engine.shapes import Entry, Shape, check_file
from standoff.engine.written import shown

SOURCES = ("rulebook", "public", "inferred", "invented")


class Fact(Struct, frozen=True):
    """One entry of a data file."""

    file: str
    entry: str
    source: str
    figures: dict[str, Any]


@dataclass(frozen=True)
class DataFolder:
    """The packaged files of a game, with those of another folder in place of the files of the same name."""

    packaged: Path
    replaced_by: Path | None = None
    _read: dict[str, dict[str, list[dict[str, Any]]]] = field(default_factory=dict, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.replaced_by is None:
            return
        if not self.replaced_by.is_dir():
            wrong = "is a file, not a folder" if self.replaced_by.exists() else "does not exist"
            raise WrongSetup(f"the data folder {self.replaced_by} {wrong}")
        known = {p.name for p in self.files()}
        for path in sorted(self.replaced_by.glob("*.toml")):
            if path.name not in known:
                raise WrongSetup(f"{path}: this game has no such data file; it has {', '.join(sorted(known))}")

    def files(self) -> list[Path]:
        """The packaged files."""
        return sorted(self.packaged.glob("*.toml"))

    def path(self, file: str) -> Path:
        """Where a file is read from."""
        if self.replaced_by is not None and (self.replaced_by / file).is_file():
            return self.replaced_by / file
        return self.packaged / file

    def table(self, file: str) -> dict[str, list[dict[str, Any]]]:
        """A whole file, checked against the packaged file of its name; both are the same if nobody replaced it."""
        if file not in self._read:
            packaged, path = self.packaged / file, self.path(file)
            self._read[file] = check_file(path, _read_toml(path), _shapes_of(packaged))
        return self._read[file]

    def entries(self, file: str, key: str) -> list[dict[str, Any]]:
        """The list `[[key]]` of a file; each entry has a name and a source."""
        path = self.path(file)
        found = self.table(file).get(key)
        if not found:
            raise BadData(f"{path}: the list [[{key}]] is missing")
        for entry in found:
            if entry.get("source") not in SOURCES:
                raise BadData(f"{path}: {entry['name']}: source must be one of {', '.join(SOURCES)}")
        return found

    def by_name(self, file: str, key: str) -> dict[str, dict[str, Any]]:
        """The same list by the names of its entries; asking for a name that is not there is an error."""
        return Entry(f"{self.path(file)}: [[{key}]]", {e["name"]: e for e in self.entries(file, key)})

    @property
    def name(self) -> str:
        """Empty for the packaged files; otherwise a hash of the files that replace them."""
        if self.replaced_by is None:
            return ""
        digest = blake2b(digest_size=8)
        for path in self.files():
            other = self.path(path.name)
            if other != path:
                digest.update(path.name.encode() + b"\0" + other.read_bytes() + b"\0")
        return digest.hexdigest()

    def facts(self) -> list[Fact]:
        """Every entry of every file."""
        return [
            Fact(path.name, e["name"], e["source"], {k: v for k, v in e.items() if k not in ("name", "source")})
            for path in self.files()
            for key in self.table(path.name)
            for e in self.entries(path.name, key)
        ]


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadData(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"{path}: not a TOML file: {error}") from None


@cache
def _shapes_of(packaged: Path) -> dict[str, Shape]:
    """The lists of a packaged file with the shapes of their entries; packaged files do not change."""
    return {key: Shape.of(entries) for key, entries in _read_toml(packaged).items()}


def whole_number(path: Path, entry: dict[str, Any], key: str, least: int, most: int) -> int:
    """A figure of an entry, checked."""
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(
            f"{path}: {entry['name']}: {key} must be a whole number from {least} to {most}, not {shown(value)}"
        )
    return value
