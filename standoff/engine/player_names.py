"""What players may be called: names that read the same to everybody and cannot disturb a screen.

A name is kept as people read it: compatibility forms made plain (NFKC), spaces at its ends cut off and those inside it
single. What nobody can see, what moves the cursor or turns text around, and square brackets (marks of terminal text)
are refused, so that no board, log or picture has to guard against a name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from standoff.engine.errors import WrongSetup

LONGEST = 32
"""Characters of a name."""

MARKS = 2
"""Accents on one letter: more than any spelling needs pile up over other lines."""

RESERVED = ("you", "nobody", "neutral", "spectator", "everybody", "self", "unknown", "none", "other", "yes", "no")
"""Words by which the texts mean nobody, everybody or whoever reads them."""

BRACKETS = "[]"

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Characters without ink that do not count as control or format characters: fillers, variation selectors."""


def checked_names(given: Iterable[object]) -> tuple[str, ...]:
    """The names as they are kept, or an error that says which one cannot be, and why."""
    names: dict[str, str] = {}
    for name in map(checked_name, given):
        read = as_read(name)
        if read in names:
            raise WrongSetup(f"two players have the same name: {names[read]!r} and {name!r} read alike")
        names[read] = name
    return tuple(names.values())


def checked_name(given: object) -> str:
    """One name as it is kept."""
    if not isinstance(given, str) or not given.strip():
        raise WrongSetup(f"every player needs a name; {given!r} is none")
    _refuse_the_unseen(given.strip(), given)
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    _refuse_the_unseen(name, given)
    if len(name) > LONGEST:
        raise WrongSetup(f"a name has at most {LONGEST} characters; {name[:LONGEST] + '...'!r} has {len(name)}")
    if any(bracket in name for bracket in BRACKETS):
        raise WrongSetup(f"a name has no square brackets; {name!r} has")
    if not any(unicodedata.category(c)[0] in "LNS" for c in name) or name.isdecimal():
        raise WrongSetup(f"a name needs a letter; {name!r} has none (a number alone would choose an option)")
    if as_read(name) in RESERVED:
        raise WrongSetup(f"{name!r} cannot be a name: the rules use {', '.join(RESERVED)} as words")
    return name


def as_read(name: str) -> str:
    """A name as people compare it: without capitals."""
    return unicodedata.normalize("NFKC", name.casefold())


def _refuse_the_unseen(name: str, given: str) -> None:
    """No control, format or unassigned characters, nothing else without ink, no heap of accents."""
    marks = MARKS
    for char in name:
        kind = unicodedata.category(char)
        if kind[0] == "C" or char in INVISIBLE:
            raise WrongSetup(f"a name has only characters that can be seen; {given[:LONGEST]!r} has U+{ord(char):04X}")
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS:
            raise WrongSetup(
                f"a name has at most {MARKS} accents on a letter, and none before it; not {given[:LONGEST]!r}"
            )
