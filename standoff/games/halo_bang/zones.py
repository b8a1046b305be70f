"""Where hidden things lie in the State, as rows: the deck, the multipliers (one for each seat), and each hand."""

from __future__ import annotations

from typing import Final

from standoff.games.halo_bang.state import State

DECK: Final = 0
MULTIPLIERS_AT: Final = 1
FIRST_HAND: Final = 2


def hand_of(seat: int) -> int:
    """The place of a hand."""
    return FIRST_HAND + seat


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    return [t.deck[:], list(t.multipliers), *[hand[:] for hand in t.hands]]


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay the rows of these places out; hands are sorted."""
    at: int
    for at in places:
        row = rows[at]
        if at >= FIRST_HAND:
            row.sort()
            t.hands[at - FIRST_HAND] = row
        elif at == DECK:
            t.deck = row
        else:
            t.multipliers = tuple(row)
