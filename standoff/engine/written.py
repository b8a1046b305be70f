"""Reading what a person wrote down (a position, a scenario): every slip gets a message that names it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from standoff.engine.errors import WrongSetup


def check_keys(given: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """Nothing is written that would silently mean nothing."""
    for key in given:
        if key not in known:
            raise WrongSetup(f"{where} has no {key!r}; it may have {', '.join(known)}")


def index_of(word: object, words: Sequence[str], what: str) -> int:
    """Which of these words was meant, whatever its capitals."""
    for i, known in enumerate(words):
        if str(word).casefold() == known.casefold():
            return i
    raise WrongSetup(f"there is no {what} {word!r}; there are: {', '.join(words)}")


def number_in(given: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds, or the default if it is not given."""
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise WrongSetup(f"{given.get('name', 'the position')}: {key} must be from {least} to {most}, not {value!r}")
    return value


def deal_out(named: Sequence[str | None], words: Sequence[str], cards: Sequence[int], what: str) -> list[int]:
    """Cards for seats: those that were named, and what is left, in order, for the others."""
    left = list(cards)
    out = [-1] * len(named)
    for i, name in enumerate(named):
        if name is not None:
            out[i] = index_of(name, words, what)
            if out[i] not in left:
                raise WrongSetup(f"there is no {what} {name!r} left for this number of players")
            left.remove(out[i])
    return [left.pop(0) if value == -1 else value for value in out]
