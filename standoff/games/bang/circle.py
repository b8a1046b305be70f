"""Who sits beside whom: the players still in play, and what follows from it. Worked out once for each such set."""

from __future__ import annotations

from functools import cache

from standoff.games.bang.names import GEAR_BITS


class Circle:
    """The players still in play.

    For each seat: `others`, clockwise from its left (bang.mass.clockwise); `everybody`, in the order of turns beginning
    with itself; `places`, how far away each seat is, the shorter way round (bang.distance.shortest), four bits a seat.
    The eliminated do not count (bang.distance.eliminated). Cards with a sight depend on it (bang.distance.sight).
    """

    __slots__ = ("alive", "everybody", "others", "places")

    def __init__(self, n: int, living: int) -> None:
        alive = [s for s in range(n) if living >> s & 1]
        self.alive = tuple(alive)
        self.others = tuple(tuple([o for o in alive if o > s] + [o for o in alive if o < s]) for s in range(n))
        self.everybody = tuple((s, *self.others[s]) if s in alive else self.others[s] for s in range(n))
        self.places = tuple(sum(_places(alive, s, o) << GEAR_BITS * o for o in range(n)) for s in range(n))


def _places(alive: list[int], seat: int, other: int) -> int:
    if seat not in alive or other not in alive:
        return 0
    steps = alive.index(other) - alive.index(seat)
    return min(steps % len(alive), -steps % len(alive))


@cache
def circles(n: int) -> tuple[Circle, ...]:
    """The circle for every set of living seats, found by the bits of the set."""
    return tuple(Circle(n, living) for living in range(1 << n))
