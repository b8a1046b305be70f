"""Who sits beside whom: the players still in play, and what follows from it. Worked out once for each such set."""

from __future__ import annotations

from functools import cache
from typing import Final

from standoff.games.walking_dead.messages import double, heal, hit

ONE: Final = 0
TWO: Final = 1
ONE_OR_TWO: Final = 2
TWO_OR_THREE: Final = 3
AWAY: Final = ((1,), (2,), (1, 2), (2, 3))
"""How many places away a die may hit, by the numbers above."""


class Circle:
    """The players still in play: `alive`, clockwise; and `at[away][seat]`, those so many places away from a seat.

    `hits`, `doubles` and `heals` are the same players as answers.
    """

    __slots__ = ("alive", "at", "doubles", "heals", "hits")

    def __init__(self, n: int, living: int, one_direction: bool) -> None:
        self.alive: tuple[int, ...] = tuple([s for s in range(n) if living >> s & 1])
        self.at: tuple[tuple[list[int], ...], ...] = tuple(
            tuple(players_at(self.alive, seat, away, one_direction) for seat in range(n)) for away in AWAY
        )
        self.hits: tuple[tuple[list[int], ...], ...] = tuple(
            tuple([hit(s) for s in found] for found in by_seat) for by_seat in self.at
        )
        self.doubles: tuple[tuple[list[int], ...], ...] = tuple(
            tuple([double(s) for s in found] for found in by_seat) for by_seat in self.at
        )
        self.heals: list[int] = [heal(s) for s in self.alive]


def players_at(alive: tuple[int, ...], seat: int, away: tuple[int, ...], one_direction: bool) -> list[int]:
    """The players so many places to the left or to the right of a seat; the eliminated do not count
    (wd.range.skip_out). Each way is counted on its own, or only the shorter one (wd.andrea.around).
    """
    others = [s for s in alive if s > seat] + [s for s in alive if s < seat]
    m = len(others)
    furthest = m if one_direction else (m + 1) // 2
    found: list[int] = []
    for place in away:
        if place <= furthest:
            for other in (others[place - 1], others[m - place]):
                if other not in found:
                    found.append(other)
    return found


@cache
def circles(n: int, one_direction: bool) -> tuple[Circle, ...]:
    """The circle for every set of living seats, found by the bits of the set."""
    return tuple(Circle(n, living, one_direction) for living in range(1 << n))
