"""The battlefield: stacks of cubes with floors and walls, read from text, and the steps that they allow.

A cube is a whole number: `(level * size + y) * size + x`, counted from the south-west corner of the ground. A place is
`cube * 9 + slot`: nine standing places a cube (fp.place.within), the centre of the base says which cube it is
(fp.place.centre).

Walls stand on the faces of cubes, floors at their feet, whole or half. The rulebook also speaks of walls that bisect a
cube, of raised platforms within one and of scenery in its middle; there is no letter for these, so no layout has them
and no rule for them is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from standoff.engine.errors import BadData
from standoff.games.flashpoint.names import SPOT

FLOORS = ".FHNSEWX"
WALLS = ".bwd#h"
SLOTS = ("sw", "s", "se", "w", "centre", "e", "nw", "n", "ne")
WALK, FLY, JUMP = 0, 1, 2
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
SCATTER = ((-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))
"""Where a scatter roll of 1 to 8 leads (fp.scatter.diagram); north is away from row 1."""

HALVES = {
    "N": (6, 7, 8),
    "S": (0, 1, 2),
    "E": (2, 5, 8),
    "W": (0, 3, 6),
}
ALL_SLOTS = tuple(range(9))


class Terrain:
    """One layout. Nothing in it changes while a game runs, so whatever is found out about it is kept."""

    __slots__ = (
        "_ranges",
        "_reach",
        "about",
        "cubes",
        "depths",
        "drops",
        "floors",
        "forced",
        "h",
        "levels",
        "name",
        "near",
        "sight",
        "size",
        "spots",
        "stand",
        "steps",
        "title",
        "tops",
        "v",
    )

    def __init__(self, name: str, title: str, size: int, floors: str, v: list[str], h: list[str]) -> None:
        self.name, self.title, self.size = name, title, size
        self.about = ""
        self.floors, self.v, self.h = floors, v, h
        self.cubes = len(floors)
        self.levels = self.cubes // (size * size)
        self.stand = tuple(f in "FHNSEW" for f in floors)
        self.spots = tuple(tuple(c * SPOT + s for s in self.slots(c)) for c in range(self.cubes))
        self.tops = tuple(self._top(xy) for xy in range(size * size))
        self.depths = tuple(self._depth(c) for c in range(self.cubes))
        self.near = tuple(self._near(c) for c in range(self.cubes))
        self.steps: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.drops: dict[int, tuple[tuple[int, ...], ...]] = {}
        for way in (WALK, FLY, JUMP):
            self._make_steps(way)
        self.forced = tuple(self._push(c, d) for c in range(self.cubes) for d in range(8))
        self._reach: dict[int, tuple[dict[int, int], int]] = {}
        self._ranges: dict[int, tuple[int, ...]] = {}
        self.sight: Any = None

    # -- cubes --------------------------------------------------------------------------------------------------------

    def cube(self, x: int, y: int, level: int = 0) -> int:
        """The number of a cube."""
        return (level * self.size + y) * self.size + x

    def where(self, cube: int) -> tuple[int, int, int]:
        """Column, row and level of a cube, each from 0."""
        x, rest = cube % self.size, cube // self.size
        return x, rest % self.size, rest // self.size

    def inside(self, x: int, y: int, level: int) -> bool:
        """Is there such a cube? The edge of the board is a solid wall (fp.board.edge)."""
        return 0 <= x < self.size and 0 <= y < self.size and 0 <= level < self.levels

    def wall(self, cube: int, dx: int, dy: int) -> str:
        """The letter of the wall on one side of a cube."""
        x, y, level = self.where(cube)
        if dx:
            return self.v[level * self.size + y][x + (dx > 0)]
        return self.h[level * (self.size + 1) + y + (dy > 0)][x]

    def slots(self, cube: int) -> tuple[int, ...]:
        """The standing places that the floor of a cube offers; a half floor has only its own half (fp.half.floor)."""
        return HALVES.get(self.floors[cube], ALL_SLOTS)

    def room(self, cube: int) -> int:
        """How many models of one fireteam fit in: two (fp.cube.capacity), one on half a floor (fp.half.capacity).
        Tokens take no room (fp.cube.tokens).
        """
        return 1 if self.floors[cube] in "NSEW" else 2

    def _top(self, xy: int) -> int:
        """The highest floor of a stack: where markers and tokens are put."""
        layer = self.size * self.size
        return max(xy + level * layer for level in range(self.levels) if self.stand[xy + level * layer])

    def _depth(self, cube: int) -> int:
        """How many levels below a cube the next floor is, half floors missed."""
        layer = self.size * self.size
        levels = 0
        while self.floors[cube] not in "FH" and cube >= layer:
            cube -= layer
            levels += 1
        return levels

    def _near(self, cube: int) -> tuple[int, ...]:
        x, y, level = self.where(cube)
        return tuple(
            self.cube(x + dx, y + dy, level + dz)
            for dz in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
            if (dx or dy or dz) and self.inside(x + dx, y + dy, level + dz)
        )

    def distance(self, a: int, b: int) -> int:
        """Range: the greatest of columns, rows and levels between two cubes (fp.range.measure, fp.range.height)."""
        ax, ay, al = self.where(a)
        bx, by, bl = self.where(b)
        return max(abs(ax - bx), abs(ay - by), abs(al - bl))

    def span(self, a: int, b: int, orthogonal: bool) -> int:
        """The same, or with columns and rows added up where it was agreed that diagonals count twice
        (fp.range.diagonal).
        """
        if not orthogonal:
            return self.distance(a, b)
        ax, ay, al = self.where(a)
        bx, by, bl = self.where(b)
        return max(abs(ax - bx) + abs(ay - by), abs(al - bl))

    def in_range(self, cube: int, reach: int, orthogonal: bool) -> tuple[int, ...]:
        """The cubes within a range that are not filled, the cube itself included; made once."""
        key = (cube * 16 + reach) * 2 + orthogonal
        found = self._ranges.get(key)
        if found is None:
            cubes = (c for c in range(self.cubes) if self.floors[c] != "X")
            found = self._ranges[key] = tuple(c for c in cubes if self.span(cube, c, orthogonal) <= reach)
        return found

    def text(self, cube: int) -> str:
        """A cube in words: a letter for the column, the row, and the level above the ground."""
        x, y, level = self.where(cube)
        return f"{chr(65 + x)}{y + 1}" + (f"/{level + 1}" if level else "")

    def parse(self, words: str) -> int:
        """The cube that such words name, or -1."""
        spot, _, level = words.strip().upper().partition("/")
        if len(spot) == 2 and spot[1].isdigit() and (level or "1").isdigit():
            x, y, z = ord(spot[0]) - 65, int(spot[1]) - 1, int(level or 1) - 1
            if self.inside(x, y, z):
                return self.cube(x, y, z)
        return -1

    # -- steps --------------------------------------------------------------------------------------------------------

    def _make_steps(self, way: int) -> None:
        """For each cube, where a step may go on from, and where it ends in a fall. A cube without a floor is passed
        only by climbing along a wall in it (fp.move.gap), so a tower takes a cube of movement a level (fp.climb.tower).
        """
        steps, drops = [], []
        for a in range(self.cubes):
            on: list[int] = []
            off: list[int] = []
            if self.floors[a] != "X":
                for b in self.near[a]:
                    if self.floors[b] != "X" and self.passable(a, b, way):
                        if self.stand[b] or way != WALK or self.climbable(b):
                            on.append(b)
                        if not self.stand[b] and way != FLY and self.where(b)[2] <= self.where(a)[2]:
                            off.append(b)
            steps.append(tuple(on))
            drops.append(tuple(off))
        self.steps[way], self.drops[way] = tuple(steps), tuple(drops)

    def climbable(self, cube: int) -> bool:
        """Does some wall of the cube give a hold? A barrier is a partial wall and does (fp.climb.partial)."""
        return any(self.wall(cube, dx, dy) != "." for dx, dy in SIDES)

    def passable(self, a: int, b: int, way: int) -> bool:
        """May a model step from a cube to a neighbour? One of the shortest orthogonal routes must be free
        (fp.move.orthogonal, fp.move.diagonal, fp.climb.routes); nothing along it is met (fp.move.no_contact). Barriers,
        windows and doorways are no hindrance (fp.move.barrier, fp.move.window).
        """
        (ax, ay, al), (bx, by, bl) = self.where(a), self.where(b)
        parts = [p for p in ((bx - ax, 0, 0), (0, by - ay, 0), (0, 0, bl - al)) if p != (0, 0, 0)]
        heading = (bx - ax, by - ay)
        return any(self._route(a, route, heading, way) for route in permutations(parts))

    def _route(self, at: int, route: tuple[tuple[int, int, int], ...], heading: tuple[int, int], way: int) -> bool:
        walls_to_jump = 1 if way == JUMP and all(dz == 0 for _, _, dz in route) else 0
        for dx, dy, dz in route:
            x, y, level = self.where(at)
            there = self.cube(x + dx, y + dy, level + dz)
            if dz == 0:
                wall = self.wall(at, dx, dy)
                if wall == "#":
                    if not walls_to_jump:
                        return False
                    walls_to_jump -= 1
            elif not self._rise_or_sink(at, there, dz, heading, way):
                return False
            if self.floors[there] == "X":
                return False
            at = there
        return True

    def _rise_or_sink(self, at: int, there: int, dz: int, heading: tuple[int, int], way: int) -> bool:
        """Up: an opening above and a wall in front or beside to climb (fp.climb.up, fp.climb.straight, fp.climb.front).
        Down: an opening below; one level to a floor is a jump (fp.climb.jump), into the air it needs a wall behind or
        beside (fp.climb.down, fp.climb.behind). A hatch is an opening (fp.hatch.pass).
        """
        if self.floors[there if dz > 0 else at] not in ".NSEWH":
            return False
        if way != WALK or (dz < 0 and self.stand[there]):
            return True
        hold = at if dz > 0 else there
        return any(self.wall(hold, dx, dy) != "." and (dx * heading[0] + dy * heading[1]) * dz >= 0 for dx, dy in SIDES)

    def _push(self, cube: int, direction: int) -> int:
        """Where forced movement leads, on the same level; -1 if it is blocked (fp.forced.terrain, fp.forced.hatch)."""
        dx, dy = SCATTER[direction]
        x, y, level = self.where(cube)
        if self.floors[cube] == "X" or not self.inside(x + dx, y + dy, level):
            return -1
        routes = [[(dx, 0), (0, dy)], [(0, dy), (dx, 0)]] if dx and dy else [[(dx, dy)]]
        for route in routes:
            at, free = cube, True
            for px, py in route:
                wall = self.wall(at, px, py)
                ax, ay, _ = self.where(at)
                at = self.cube(ax + px, ay + py, level)
                if wall in "#h" or self.floors[at] == "X":
                    free = False
                    break
            if free:
                return at
        return -1

    def reach(self, start: int, speed: int, way: int) -> tuple[dict[int, int], int]:
        """Every cube within some steps with its distance, nobody being in the way; and the same as a set of bits."""
        key = (start * 16 + speed) * 4 + way
        found = self._reach.get(key)
        if found is None:
            far = self.search(start, speed, way, 0, 0)
            found = self._reach[key] = (far, sum(1 << c for c in far))
        return found

    def search(self, start: int, speed: int, way: int, full: int, enemies: int) -> dict[int, int]:
        """Every cube that can be entered within some steps, and how far it is. `full` and `enemies` are sets of bits:
        full cubes cannot be entered, also not to pass through (fp.move.through_full), an enemy's cube is entered last
        (fp.move.into_enemy).
        """
        far = {start: 0}
        edge = [start]
        steps = self.steps[way]
        for done in range(1, speed + 1):
            after = []
            for a in edge:
                gap = way == JUMP and not self.stand[a]
                for b in steps[a]:
                    if b not in far and not full >> b & 1 and not (gap and not self.stand[b]):
                        far[b] = done
                        if not enemies >> b & 1:
                            after.append(b)
            edge = after
        return far

    def last_floor(self, cube: int, far: Mapping[int, int], way: int, enemies: int) -> int:
        """The level of the last floor before a cube in which a model only hangs, by the shortest way there; of several
        the lowest (fp.fall.height).
        """
        layer = self.size * self.size
        steps = self.steps[way]
        edge = [cube]
        for done in range(far[cube] - 1, -1, -1):
            before = [a for a, d in far.items() if d == done and not enemies >> a & 1]
            edge = [a for a in before if any(b in steps[a] for b in edge)]
            floors = [a // layer for a in edge if self.stand[a]]
            if floors:
                return min(floors)
        return cube // layer


def read_terrain(path: object, entry: Mapping[str, Any]) -> Terrain:
    """A layout from its text form; a slip is named with its level and row. Without `v` or `h` a level has no walls,
    without `floor` the ground is whole and a higher level has no floors.
    """
    where = f"{path}: terrain {entry.get('name')!r}"
    size = entry.get("size")
    if size not in (5, 8):
        raise BadData(f"{where}: size must be 5 or 8, not {size!r}")
    levels = entry.get("level")
    if not isinstance(levels, list) or not 1 <= len(levels) <= 4:
        raise BadData(f"{where}: there must be one to four [[terrain.level]]")
    floors = ""
    v: list[str] = []
    h: list[str] = []
    for number, level in enumerate(levels, 1):
        empty = {
            "floor": ["F" * size if number == 1 else "." * size] * size,
            "v": ["." * (size + 1)] * size,
            "h": ["." * size] * (size + 1),
        }
        told = {**empty, **level}
        rows = _rows(f"{where}, level {number}", told, "floor", size, size, FLOORS)
        floors += "".join(reversed(rows))
        v += reversed(_rows(f"{where}, level {number}", told, "v", size, size + 1, WALLS))
        h += reversed(_rows(f"{where}, level {number}", told, "h", size + 1, size, WALLS))
    _check_stacks(where, size, floors)
    made = Terrain(str(entry["name"]), str(entry.get("title", entry["name"])), size, floors, v, h)
    made.about = str(entry.get("about", ""))
    return made


def _rows(where: str, level: Mapping[str, Any], key: str, rows: int, columns: int, letters: str) -> list[str]:
    found = level.get(key)
    if not isinstance(found, list) or len(found) != rows:
        raise BadData(f"{where}: {key} must have {rows} rows")
    for number, row in enumerate(found, 1):
        if not isinstance(row, str) or len(row) != columns:
            raise BadData(f"{where}: row {number} of {key} must have {columns} letters, not {row!r}")
        wrong = next((letter for letter in row if letter not in letters), None)
        if wrong is not None:
            raise BadData(f"{where}: row {number} of {key} has {wrong!r}; known letters are {letters}")
    return list(found)


def _check_stacks(where: str, size: int, floors: str) -> None:
    layer = size * size
    for cube, floor in enumerate(floors):
        if cube < layer and floor not in "FX":
            raise BadData(f"{where}: the ground is F or X everywhere, not {floor!r}")
        if floor == "X" and (cube + layer >= len(floors) or floors[cube + layer] not in "FX"):
            raise BadData(f"{where}: there must be a floor F on top of a filled cube X")
