"""Who sits between whom: worked out once for each set of players that count as places.

A number for each seat is kept in one whole number, a byte for each: machine integers are free to copy and to add.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from standoff.games.halo_bang.seats import among, everybody

BYTE: Final = 8
FULL_BYTE: Final = 0xFF
OUT_OF_SIGHT: Final = 0x7F
"""Further away than any Weapon reaches, whatever is added."""
NEXT: Final = 1
"""The Range to a neighbour."""


def at_seat(numbers: int, seat: int) -> int:
    """The number of this seat."""
    return numbers >> seat * BYTE & FULL_BYTE


def for_seat(number: int, seat: int) -> int:
    """A number for this seat, and nothing for the others."""
    return number << seat * BYTE


@cache
def all_places(n: int) -> tuple[tuple[int, ...], ...]:
    """The places from each seat to all others, found by the set of players in sight and then by the seat.

    A player himself, and whoever is not in sight, is out of sight.
    """
    return tuple(tuple(_places(n, in_sight, seat) for seat in range(n)) for in_sight in range(everybody(n) + 1))


def _places(n: int, in_sight: int, seat: int) -> int:
    out = 0
    for target in range(n):
        seen = target != seat and among(in_sight, target)
        out += for_seat(_places_to(n, in_sight, seat, target) if seen else OUT_OF_SIGHT, target)
    return out


def _places_to(n: int, in_sight: int, seat: int, target: int) -> int:
    """The fewest places to somebody, clockwise or counterclockwise (hb.range.places, hb.range.diagram,
    hb.weapon.example_reach).
    """
    left = [among(in_sight, (seat + i) % n) for i in range(1, (target - seat) % n)]
    right = [among(in_sight, (target + i) % n) for i in range(1, (seat - target) % n)]
    return NEXT + min(sum(left), sum(right))
