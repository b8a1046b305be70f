"""What a layout offers, found out once: who sees whom from which place, how far it is, how many steps lead there."""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.names import PLACES
from standoff.games.flashpoint.sight import Sight
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import Terrain

UNKNOWN: Final = -1
SEEN: Final = 1
CLEAR_OUT: Final = 2
CLEAR_IN: Final = 4
HEIGHTS: Final = 32
FAR: Final = 30
"""More steps than any way has: there is none."""
MOST_GROUNDS: Final = 12
"""So many layouts are kept; written positions may bring their own."""


class Ground:
    """One layout under one agreement about range and Clear Shots.

    `looks` has a row for a place that somebody stands in: for every other place whether the two see each other and who
    has a Clear Shot. `spans` has the range between cubes, `above` who is higher, `ways` the steps to a cube from all
    others.
    """

    __slots__ = ("clear_from_everywhere", "land", "looks", "orthogonal", "sight", "spans", "ways")

    def __init__(self, land: Terrain, sight: Sight, orthogonal: bool, everywhere: bool) -> None:
        self.land = land
        self.sight = sight
        self.orthogonal = orthogonal
        self.clear_from_everywhere = everywhere
        self.looks: dict[int, list[int]] = {}
        self.spans: dict[int, list[int]] = {}
        self.ways: dict[int, list[int]] = {}

    def look_row(self, place: int, own: int, other: int) -> list[int]:
        """What is seen of a place by somebody `other` high in it, from each place by somebody `own` high."""
        key = (place * HEIGHTS + own) * HEIGHTS + other
        found = self.looks.get(key)
        if found is None:
            found = self.looks[key] = [UNKNOWN] * (self.land.cubes * PLACES)
        return found

    def look(self, row: list[int], here: int, own: int, there: int, other: int) -> int:
        """An entry of such a row: SEEN, and a Clear Shot from here (CLEAR_OUT) or from there (CLEAR_IN)."""
        found: int = 0
        if self.sight.can_see(here, own, there, other):
            found = SEEN
            if self.clear(here, own, there, other):
                found |= CLEAR_OUT
            if self.clear(there, other, here, own):
                found |= CLEAR_IN
        row[here] = found
        return found

    def clear(self, here: int, own: int, there: int, other: int) -> bool:
        """A Clear Shot, as agreed (fp.los.one_eye)."""
        if self.clear_from_everywhere:
            return self.sight.clear_from_everywhere(here, own, there, other)
        return self.sight.clear(here, own, there, other)

    def span_row(self, cube: int) -> list[int]:
        """The range from a cube to each other."""
        found = self.spans.get(cube)
        if found is None:
            found = self.spans[cube] = [self.land.span(cube, c, self.orthogonal) for c in range(self.land.cubes)]
        return found

    def way_row(self, cube: int, gait: int) -> list[int]:
        """How many steps lead to a cube from each other one; FAR if none do."""
        key = cube * 4 + gait
        found = self.ways.get(key)
        if found is None:
            found = self.ways[key] = self._steps_to(cube, gait)
        return found

    def _steps_to(self, cube: int, gait: int) -> list[int]:
        """A search from the end: whoever stands in the half of a cube may go to either."""
        out = [FAR] * self.land.cubes
        edge: list[int] = list(self.land.halves(cube))
        for c in edge:
            out[c] = 0
        steps = self.land.steps[gait]
        before: dict[int, list[int]] = {c: [] for c in range(self.land.cubes)}
        for a in range(self.land.cubes):
            for b in steps[a]:
                before[b].append(a)
        done = 0
        while edge:
            done += 1
            after: list[int] = []
            for b in edge:
                for a in before[b]:
                    if out[a] == FAR:
                        out[a] = done
                        after.append(a)
            edge = after
        return out


GROUNDS: Final[list[Ground]] = []


def ground_of(t: State) -> Ground:
    """The ground of a table; the one that was asked for last comes first."""
    orthogonal = t.settings.diagonal_range == "two"
    everywhere = t.settings.clear_shot == "every viewpoint"
    at: int = 0
    while at < len(GROUNDS):
        one = GROUNDS[at]
        if one.land is t.land and one.orthogonal == orthogonal and one.clear_from_everywhere == everywhere:
            if at:
                GROUNDS.insert(0, GROUNDS.pop(at))
            return one
        at += 1
    made = Ground(t.land, t.sight, orthogonal, everywhere)
    GROUNDS.insert(0, made)
    del GROUNDS[MOST_GROUNDS:]
    return made
