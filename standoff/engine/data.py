"""Data files: the figures of a game, each with its source, any of them replaceable by the owner of a printed copy.

A game's `data/*.toml` holds tables of entries; every entry says where it comes from:
`source = "rulebook" | "public" | "inferred" | "invented"`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from msgspec import Struct

from standoff.engine.errors import BadData, WrongSetup

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

    def __post_init__(self) -> None:
        if self.replaced_by is None:
            return
        if not self.replaced_by.is_dir():
            raise WrongSetup(f"the data folder {self.replaced_by} does not exist")
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

    def table(self, file: str) -> dict[str, Any]:
        """A whole file."""
        path = self.path(file)
        try:
            return tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadData(f"{path}: not a TOML file: {error}") from None

    def entries(self, file: str, key: str) -> list[dict[str, Any]]:
        """The list `[[key]]` of a file; each entry has a name and a source."""
        path = self.path(file)
        found = self.table(file).get(key)
        if not isinstance(found, list) or not found:
            raise BadData(f"{path}: the list [[{key}]] is missing")
        for i, entry in enumerate(found, 1):
            if not isinstance(entry.get("name"), str):
                raise BadData(f"{path}: entry {i} of [[{key}]] has no name")
            if entry.get("source") not in SOURCES:
                raise BadData(f"{path}: {entry['name']}: source must be one of {', '.join(SOURCES)}")
        return found

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
        out = []
        for path in self.files():
            for key, value in self.table(path.name).items():
                if isinstance(value, list):
                    out += [
                        Fact(
                            path.name,
                            e["name"],
                            e["source"],
                            {k: v for k, v in e.items() if k not in ("name", "source")},
                        )
                        for e in self.entries(path.name, key)
                    ]
        return out


def whole_number(path: Path, entry: dict[str, Any], key: str, least: int, most: int) -> int:
    """A figure of an entry, checked."""
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadData(f"{path}: {entry['name']}: {key} must be a whole number from {least} to {most}, not {value!r}")
    return value
