"""Reading what a person wrote down (a position, a scenario): every slip gets a sentence that names its place.

A `Written` is a value with its place, such as `given.seats[2].hand[0]`; a `WrittenTable` has some of them under known
keys. Whoever reads one asks for what it must be (a text, a whole number within bounds, a list, one of these words) and
gets that, or the error that it is something else. Nothing that was written is silently ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from standoff.engine.slips import Slip

LONGEST_LIST: Final = 1000
"""No list that a person writes is longer; no table has more entries."""

LONGEST_WORDS: Final = 60
"""How much of a wrong value an error repeats."""


class Written:
    """A value that somebody wrote, and where it stands; no place is the outermost one."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place

    def wrong(self, problem: str) -> Slip:
        """The error to raise about this value, in a game's own words."""
        return self.slip("problem", problem=problem)

    def slip(self, kind: str, **parts: str | int) -> Slip:
        """The error to raise about this value."""
        return Slip(self.place, kind, **parts)

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.slip("text", value=shown(self.value))
        return self.value

    def whole(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            kind = "number" if least < most else "number_one"
            raise self.slip(kind, least=least, most=most, value=shown(value))
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.slip("flag", value=shown(self.value))
        return self.value

    def word(self, words: Sequence[str], what: str) -> int:
        """Which of these words was meant, whatever its capitals."""
        meant = str(self.value).casefold() if isinstance(self.value, str | int) else None
        for i, known in enumerate(words):
            if meant == known.casefold():
                return i
        raise self.slip("word", what=what, value=shown(self.value), words=", ".join(words) or "none")

    def items(self, least: int = 0, most: int = LONGEST_LIST) -> list[Written]:
        """A list of some length, each entry with its place."""
        if not isinstance(self.value, list | tuple):
            raise self.slip("list", value=shown(self.value))
        if not least <= len(self.value) <= most:
            kind = "length" if least < most else "length_one"
            raise self.slip(kind, least=least, most=most, found=len(self.value))
        return [Written(value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def texts(self) -> list[str]:
        """A list of texts."""
        return [one.text() for one in self.items()]

    def pair(self) -> tuple[Written, Written]:
        """Two things."""
        one, other = self.items(2, 2)
        return one, other

    def entries(self) -> dict[str, Written]:
        """A table whose keys are free."""
        if not isinstance(self.value, Mapping):
            raise self.slip("table", value=shown(self.value))
        if len(self.value) > LONGEST_LIST:
            raise self.slip("too_many", most=LONGEST_LIST, found=len(self.value))
        for key in self.value:
            if not isinstance(key, str):
                raise self.slip("key_text", value=shown(key))
        under = f"{self.place}." if self.place else ""
        return {key: Written(value, f"{under}{key}") for key, value in self.value.items()}

    def table(self, known: Sequence[str], what: str) -> WrittenTable:
        """A table whose keys are known."""
        entries = self.entries()
        for key in entries:
            if key not in known:
                raise self.slip("no_key", what=what, key=repr(key), known=", ".join(known))
        return WrittenTable(entries, self.place)


class WrittenTable:
    """A table that somebody wrote, with known keys; what is not written has a default."""

    __slots__ = ("_entries", "place")

    def __init__(self, entries: Mapping[str, Written], place: str) -> None:
        self._entries = entries
        self.place = place

    def __contains__(self, key: str) -> bool:
        """Was this written?"""
        return key in self._entries

    def __getitem__(self, key: str) -> Written:
        """What was written, or the error that it is missing."""
        if key not in self._entries:
            raise Slip(self.place, "missing", key=repr(key))
        return self._entries[key]

    def __iter__(self) -> Iterator[str]:
        """The keys that were written."""
        return iter(self._entries)

    def get(self, key: str) -> Written | None:
        """What was written, if anything."""
        return self._entries.get(key)

    def whole(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds, or the default."""
        return self._entries[key].whole(least, most) if key in self._entries else default

    def flag(self, key: str) -> bool:
        """True or false; false if nothing is written."""
        return key in self._entries and self._entries[key].flag()

    def word(self, key: str, words: Sequence[str], what: str, default: int) -> int:
        """Which of these words was meant, or the default."""
        return self._entries[key].word(words, what) if key in self._entries else default

    def items(self, key: str, most: int = LONGEST_LIST) -> list[Written]:
        """A list; empty if nothing is written."""
        return self._entries[key].items(0, most) if key in self._entries else []

    def entries(self, key: str) -> dict[str, Written]:
        """A table with free keys; empty if nothing is written."""
        return self._entries[key].entries() if key in self._entries else {}


def read_position(given: object, keys: Sequence[str]) -> WrittenTable:
    """A whole position."""
    return Written(given, "given").table(keys, "a position")


def read_seats(position: WrittenTable, names: Sequence[str], keys: Sequence[str]) -> list[WrittenTable]:
    """The seats of a position: one for each player, under the name of who sits there."""
    seats = [one.table(keys, "a seat") for one in position["seats"].items(len(names), len(names))]
    for seat, name in zip(seats, names, strict=True):
        if "name" in seat and seat["name"].text() != name:
            raise seat["name"].slip("sits", name=name, value=shown(seat["name"].value))
    return seats


def deal_out(named: Sequence[Written | None], words: Sequence[str], cards: Sequence[int], what: str) -> list[int]:
    """Cards for seats: those that were named, and what is left, in order, for the others."""
    left = list(cards)
    out = [-1] * len(named)
    for i, name in enumerate(named):
        if name is not None:
            out[i] = name.word(words, what)
            if out[i] not in left:
                raise name.slip("none_left", what=what, value=shown(name.value))
            left.remove(out[i])
    return [left.pop(0) if value == -1 else value for value in out]


def shown(value: object) -> str:
    """A value in an error: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        text = f"this {type(value).__name__}"
    return text if len(text) <= LONGEST_WORDS else f"{text[:LONGEST_WORDS]}..."
