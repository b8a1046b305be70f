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
    return [row[:] for row in rows(t, list(range(hand_of(t.n))))]


def rows(t: State, places: list[int]) -> list[list[int]]:
    """What lies at these places: the hands and the deck themselves, to be laid on."""
    return [row_at(t, at) for at in places]


def row_at(t: State, at: int) -> list[int]:
    """What lies at one of the places."""
    if at >= FIRST_HAND:
        return t.hands[at - FIRST_HAND]
    return t.deck if at == DECK else list(t.multipliers)


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay rows out at these places, one for each."""
    i: int
    for i in range(len(places)):
        at: int = places[i]
        if at >= FIRST_HAND:
            t.hands[at - FIRST_HAND] = rows[i]
        elif at == DECK:
            t.deck = rows[i]
        else:
            t.multipliers = tuple(rows[i])
