"""What stands within a cube: walls through its middle, platforms, scenery. A letter of the layout says which.

| letter  | what                                                                  | where one can stand           |
| ------- | --------------------------------------------------------------------- | ----------------------------- |
| `|` `-` | a solid wall, north to south or west to east: two half-cubes          | on both sides, each for itself |
| `:` `=` | the same with a window: one cube                                      | on both sides                 |
| n s e w | a platform, half a cube high, over that half of the floor             | on it and below it            |
| o O     | scenery: half a cube high, or up to the ceiling                       | in the corners                |

Lengths are those of the line of sight: a cube is 24 wide.
"""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.names import Blocker

INNER: Final = ".|-:=nsewoO"
SPLIT: Final = {"|": ("W", "E"), "-": ("S", "N")}
"""The halves that a solid wall makes; the first keeps the number of the cube (fp.middle.halves)."""

NORMALS: Final = {"|": ((1, 0), (-1, 0)), ":": ((1, 0), (-1, 0)), "-": ((0, 1), (0, -1)), "=": ((0, 1), (0, -1))}
"""The directions that a wall through the middle faces."""

OUTWARD: Final = {"W": (-1, 0), "E": (1, 0), "S": (0, -1), "N": (0, 1)}
"""From the wall to the far side of a half-cube."""

BESIDE_COLUMN: Final = (0, 2, 3, 5, 6, 8)
BESIDE_ROW: Final = (0, 1, 2, 6, 7, 8)
AT_CORNERS: Final = (0, 2, 6, 8)
STANDING: Final = {
    **dict.fromkeys("|:ew", BESIDE_COLUMN),
    **dict.fromkeys("-=ns", BESIDE_ROW),
    **dict.fromkeys("oO", AT_CORNERS),
}
"""The standing places that are left: bases reach neither into a wall nor over a step (fp.scenery.middle)."""

PLATFORMS: Final = "nsew"
RAISED: Final = 12
"""How high a platform is. A model on it reaches into the cube above (fp.platform.cube)."""

PIECES: Final = {"tall pieces": "O", "all pieces": "oO", "no pieces": ""}
"""Which scenery in the middle of a cube can be climbed, as agreed (fp.scenery.climb)."""

Box = tuple[int, int, int, int, int, int]

WINDOW: Final = ((0, 24, 0, 8), (0, 24, 22, 24), (0, 2, 8, 22), (22, 24, 8, 22))
SOLID: Final[dict[str, tuple[Box, ...]]] = {
    "|": ((12, 12, 0, 24, 0, 24),),
    "-": ((0, 24, 12, 12, 0, 24),),
    ":": tuple((12, 12, u0, u1, v0, v1) for u0, u1, v0, v1 in WINDOW),
    "=": tuple((u0, u1, 12, 12, v0, v1) for u0, u1, v0, v1 in WINDOW),
    "n": ((0, 24, 12, 24, 0, RAISED),),
    "s": ((0, 24, 0, 12, 0, RAISED),),
    "e": ((12, 24, 0, 24, 0, RAISED),),
    "w": ((0, 12, 0, 24, 0, RAISED),),
    "o": ((10, 14, 10, 14, 0, 12),),
    "O": ((10, 14, 10, 14, 0, 24),),
}
"""What is solid of each, as boxes: west, east, south, north, bottom, top. A wall has no thickness."""

BLOCKERS: Final[dict[str, Blocker]] = {
    "|": "middle_wall",
    "-": "middle_wall",
    ":": "middle_window_frame",
    "=": "middle_window_frame",
    "n": "platform",
    "s": "platform",
    "e": "platform",
    "w": "platform",
    "o": "scenery",
    "O": "scenery",
}
"""What each is to whoever looks."""


def crossed(half: str, other: str, dx: int, dy: int) -> int:
    """How many solid walls through the middle of cubes a step meets, from a half-cube (or a whole one: "") to another
    in the next cube: its own on the way out, that of the other on the way in; and none but the same half is reached
    along a wall that goes on.
    """
    ax, ay = OUTWARD.get(half, (0, 0))
    bx, by = OUTWARD.get(other, (0, 0))
    out = half != "" and (ax, ay) == (-dx, -dy)
    into = other != "" and (bx, by) == (dx, dy)
    beside = half != "" and (ax, ay) == (-bx, -by) and ax * dx + ay * dy == 0
    return int(out) + int(into) + int(beside)
