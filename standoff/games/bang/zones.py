"""Where hidden things lie in the State, as rows: the deck, the roles (one for each seat), and a hand for each seat."""

from __future__ import annotations

from typing import Final

from standoff.games.bang.state import State

DECK: Final = 0
ROLES_AT: Final = 1
FIRST_HAND: Final = 2


def hand_of(seat: int) -> int:
    """The place of a hand."""
    return FIRST_HAND + seat


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    return [t.deck[:], list(t.roles), *[hand[:] for hand in t.hands]]


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay the rows of these places out."""
    at: int
    for at in places:
        if at >= FIRST_HAND:
            t.hands[at - FIRST_HAND] = rows[at]
        elif at == DECK:
            t.deck = rows[at]
        else:
            t.roles = tuple(rows[at])
