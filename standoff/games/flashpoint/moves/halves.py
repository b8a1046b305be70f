"""Half-cubes: on which side of a solid wall through the middle of a cube somebody or something comes down."""

from __future__ import annotations

from standoff.games.flashpoint.figures import HALF_FLOOR_HOLDS
from standoff.games.flashpoint.moves.dice import roll_die
from standoff.games.flashpoint.names import DIRECTIONS
from standoff.games.flashpoint.state import State


def one_half(t: State, cube: int) -> int:
    """A die says in which half-cube: 1 to 4 the western or southern, 5 to 8 the other (fp.middle.either)."""
    if t.land.twin[cube] < 0:
        return cube
    return t.land.twin[cube] if roll_die(t, "half_cube") >= HALF_FLOOR_HOLDS else cube


def pushed_to(t: State, cube: int, direction: int) -> int:
    """Where forced movement leads, or NONE; to one of both half-cubes if the way to both is open."""
    key = cube * DIRECTIONS + direction
    there = t.land.forced[key]
    return one_half(t, there) if key in t.land.either else there
