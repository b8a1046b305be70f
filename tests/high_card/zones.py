"""Where hidden things lie: all cards in one row, those of the seats first."""

from __future__ import annotations

from .state import State

CARDS_AT = 0


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    return [t.cards[:]]


def rows(t: State, places: list[int]) -> list[list[int]]:
    """What lies at these places: the row itself, to be laid on."""
    return [t.cards for _ in places]


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay the row out."""
    if places:
        t.cards = rows[CARDS_AT]
