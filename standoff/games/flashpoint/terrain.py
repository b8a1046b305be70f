"""The battlefield: stacks of cubes with floors and walls, read from text, and the steps that they allow.

A cube is a whole number: `(level * size + y) * size + x`, counted from the south-west corner of the ground. A place is
`cube * 9 + slot`: nine standing places a cube (fp.place.within), the centre of the base says which cube it is
(fp.place.centre).

Walls stand on the faces of cubes, floors at their feet, whole or half; what stands within a cube is in inner.py. A
solid wall through its middle makes two half-cubes (fp.middle.halves): the second one has a number of its own, after
those of all cubes, so that models on its two sides are in different cubes to all rules (fp.middle.apart).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

from standoff.engine.errors import BadData
from standoff.games.flashpoint.inner import (
    INNER,
    NORMALS,
    OUTWARD,
    PIECES,
    PLATFORMS,
    SPLIT,
    STANDING,
    crossed,
)
from standoff.games.flashpoint.messages.answers import come_back, enter, jump_off, move, stand
from standoff.games.flashpoint.names import MOST_CUBES, PLACES

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
CENTRE: Final = 4
CORNERS: Final = (0, 2, 6, 8)
AROUND: Final = (0, 8, 2, 6, 1, 3, 5, 7)
ALL_SLOTS = tuple(range(PLACES))
STANDS = tuple(stand(slot) for slot in ALL_SLOTS)
COMES_BACK = tuple(come_back(slot) for slot in ALL_SLOTS)
ENTERS = tuple(enter(cube) for cube in range(MOST_CUBES))
JUMPS = tuple(jump_off(cube) for cube in range(MOST_CUBES))
"""Answers that are listed often, by the place or the cube."""


def slot_column(slot: int) -> int:
    """How far east a standing place is in its cube: 0, 1 or 2."""
    return slot % 3


def slot_row(slot: int) -> int:
    """How far north a standing place is in its cube: 0, 1 or 2."""
    return slot // 3


class Terrain:
    """One layout. Nothing in it changes while a game runs, so whatever is found out about it is kept: `moves` are the
    answers for each place of a cube, `spots` those for the places that there are.
    """

    __slots__ = (
        "_agreed",
        "_at",
        "_ranges",
        "_reach",
        "_searched",
        "about",
        "climb",
        "cubes",
        "depths",
        "drops",
        "either",
        "floors",
        "forced",
        "h",
        "half",
        "inner",
        "levels",
        "moves",
        "name",
        "near",
        "sight",
        "size",
        "spots",
        "stand",
        "steps",
        "texts",
        "title",
        "tops",
        "twin",
        "v",
        "whole",
        "whole_texts",
    )

    def __init__(
        self,
        name: str,
        title: str,
        size: int,
        floors: str,
        v: list[str],
        h: list[str],
        inner: str = "",
        climb: str = "tall pieces",
    ) -> None:
        self.name, self.title, self.size = name, title, size
        self.about = ""
        self.v, self.h = v, h
        self.inner, self.climb = inner or "." * len(floors), climb
        self._agreed: dict[str, Terrain] = {climb: self}
        self.whole = len(floors)
        self.levels = self.whole // (size * size)
        self._split(floors)
        self.stand = tuple(f in "FHNSEW" for f in self.floors)
        self.moves = tuple(tuple(move(c, s) for s in ALL_SLOTS) for c in range(self.cubes))
        self.spots = tuple(tuple(self.moves[c][s] for s in self.slots(c)) for c in range(self.cubes))
        self.tops = tuple(self._top(xy) for xy in range(size * size))
        self.depths = tuple(self._depth(c) for c in range(self.cubes))
        self.near = tuple(self._near(c) for c in range(self.cubes))
        self.steps: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.drops: dict[int, tuple[tuple[int, ...], ...]] = {}
        for way in (WALK, FLY, JUMP):
            self._make_steps(way)
        pushed = [self._push(c, d) for c in range(self.cubes) for d in range(8)]
        self.forced = tuple(there[0] if there else -1 for there in pushed)
        self.either = frozenset(key for key, there in enumerate(pushed) if len(there) > 1)
        self._reach: dict[int, tuple[dict[int, int], int]] = {}
        self._ranges: dict[int, tuple[int, ...]] = {}
        self._searched: tuple[tuple[int, ...], dict[int, int]] = ((), {})
        self.texts = tuple(self.text(c) for c in range(self.cubes))
        self.whole_texts = tuple(self.whole_text(c) for c in range(self.whole))
        self.sight: Any = None

    # -- cubes --------------------------------------------------------------------------------------------------------

    def cube(self, x: int, y: int, level: int = 0) -> int:
        """The number of a cube."""
        return (level * self.size + y) * self.size + x

    def _split(self, floors: str) -> None:
        """Half-cubes: a number more for each solid wall through a cube's middle (fp.middle.halves); one with a gap
        leaves the cube one (fp.middle.gap).
        """
        split = [cube for cube in range(self.whole) if self.inner[cube] in SPLIT]
        self.floors = floors + "".join(floors[cube] for cube in split)
        self.cubes = len(self.floors)
        twin, half = [-1] * self.cubes, [""] * self.cubes
        for other, cube in enumerate(split, self.whole):
            twin[cube], twin[other] = other, cube
            half[cube], half[other] = SPLIT[self.inner[cube]]
        self.twin, self.half = tuple(twin), tuple(half)
        layer = self.size * self.size
        at = [(c % layer % self.size, c % layer // self.size, c // layer) for c in range(self.whole)]
        self._at = tuple(at + [at[cube] for cube in split])

    def agreed(self, climb: str) -> Terrain:
        """The same layout with other scenery that can be climbed (fp.scenery.climb); made once."""
        if not any(piece in self.inner for piece in PIECES["all pieces"]):
            return self
        found = self._agreed.get(climb)
        if found is None:
            floors = self.floors[: self.whole]
            found = Terrain(self.name, self.title, self.size, floors, self.v, self.h, self.inner, climb)
            found.about = self.about
            self._agreed[climb] = found
        return found

    def level(self, cube: int) -> int:
        """How high a cube is, 0 for the ground."""
        return self._at[cube][2]

    def where(self, cube: int) -> tuple[int, int, int]:
        """Column, row and level of a cube, each from 0."""
        return self._at[cube]

    def halves(self, cube: int) -> tuple[int, ...]:
        """A cube, or both half-cubes of it."""
        return (cube,) if self.twin[cube] < 0 else (cube, self.twin[cube])

    def same_cube(self, a: int, b: int) -> bool:
        """Are these one cube, or the two halves of one, which is the same where points are counted
        (fp.middle.objectives)?
        """
        return a == b or (self.twin[a] == b and b >= 0)

    def within(self, cube: int) -> str:
        """The letter of what stands within a cube."""
        return self.inner[cube if cube < self.whole else self.twin[cube]]

    def raised(self, place: int) -> bool:
        """Is this standing place on a platform?"""
        letter = self.within(place // PLACES)
        return letter in PLATFORMS and place % PLACES in HALVES[letter.upper()]

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
        """The standing places that the floor of a cube offers; a half floor has only its own half (fp.half.floor), a
        half-cube too, and what stands in the middle of a cube takes the places there (fp.scenery.middle).
        """
        inner = self.within(cube)
        if inner == ".":
            return HALVES.get(self.floors[cube], ALL_SLOTS)
        return HALVES[self.half[cube]] if self.half[cube] else STANDING[inner]

    def room(self, cube: int) -> int:
        """How many models of one fireteam fit in: two (fp.cube.capacity), one on half a floor (fp.half.capacity) and
        in each half-cube (fp.middle.halves), still two where there is a platform (fp.platform.capacity). Tokens take no
        room (fp.cube.tokens).
        """
        return 1 if self.floors[cube] in "NSEW" or self.half[cube] else 2

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
        around = [
            self.cube(x + dx, y + dy, level + dz)
            for dz in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
            if (dx or dy or dz) and self.inside(x + dx, y + dy, level + dz)
        ]
        return tuple(half for near in around for half in self.halves(near))

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
        """The cubes within a range that are not filled, the cube itself included, but not what is behind the wall
        through its middle (fp.middle.apart); made once.
        """
        key = (cube * 16 + reach) * 2 + orthogonal
        found = self._ranges.get(key)
        if found is None:
            cubes = (c for c in range(self.cubes) if self.floors[c] != "X" and c != self.twin[cube])
            found = self._ranges[key] = tuple(c for c in cubes if self.span(cube, c, orthogonal) <= reach)
        return found

    def text(self, cube: int) -> str:
        """A cube in words, and which half of it."""
        return self.whole_text(cube) + self.half[cube].lower()

    def whole_text(self, cube: int) -> str:
        """A cube in words: a letter for the column, the row, and the level above the ground."""
        x, y, level = self.where(cube)
        return f"{chr(65 + x)}{y + 1}" + (f"/{level + 1}" if level else "")

    def parse(self, words: str) -> int:
        """The cube that such words name, or -1. Without a half it is the first one."""
        name = words.strip().upper()
        half = name[-1:] if len(name) > 2 and name[-1] in OUTWARD else ""
        spot, _, level = name.removesuffix(half).partition("/")
        if len(spot) == 2 and spot[1].isdecimal() and (level or "1").isdecimal():
            x, y, z = ord(spot[0]) - 65, int(spot[1]) - 1, int(level or 1) - 1
            if self.inside(x, y, z):
                return next((c for c in self.halves(self.cube(x, y, z)) if half in ("", self.half[c])), -1)
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
        return bool(self._holds(cube))

    def _holds(self, cube: int) -> list[tuple[int, int]]:
        """The directions in which there is something to climb: walls on the faces, a wall through the middle, and
        scenery there if it is high enough, which is on every side (fp.scenery.climb).
        """
        inner, half = self.within(cube), self.half[cube]
        if inner in PIECES[self.climb]:
            return list(SIDES)
        found = [(dx, dy) for dx, dy in SIDES if self.wall(cube, dx, dy) != "."]
        if half:
            ax, ay = OUTWARD[half]
            return [(dx, dy) for dx, dy in found if (dx, dy) != (-ax, -ay)] + [(-ax, -ay)]
        return found + list(NORMALS.get(inner, ()))

    def passable(self, a: int, b: int, way: int) -> bool:
        """May a model step from a cube to a neighbour? One of the shortest orthogonal routes must be free
        (fp.move.orthogonal, fp.move.diagonal, fp.climb.routes); nothing along it is met (fp.move.no_contact). Barriers,
        windows and doorways are no hindrance (fp.move.barrier, fp.move.window).
        """
        (ax, ay, al), (bx, by, bl) = self.where(a), self.where(b)
        parts = [p for p in ((bx - ax, 0, 0), (0, by - ay, 0), (0, 0, bl - al)) if p != (0, 0, 0)]
        heading = (bx - ax, by - ay)
        walls_to_jump = 1 if way == JUMP and al == bl else 0
        return any(self._route(a, b, route, heading, way, walls_to_jump) for route in permutations(parts))

    def _route(
        self, at: int, b: int, route: tuple[tuple[int, int, int], ...], heading: tuple[int, int], way: int, spare: int
    ) -> bool:
        """Is this order of steps free, with some solid walls to spare? A wall through the middle of a cube on the way
        must not be in between either (fp.middle.blocks).
        """
        if not route:
            return at == b
        dx, dy, dz = route[0]
        x, y, level = self.where(at)
        for there in self.halves(self.cube(x + dx, y + dy, level + dz)):
            solid = crossed(self.half[at], self.half[there], dx, dy)
            if dz == 0:
                solid += 1 if self.wall(at, dx, dy) == "#" else 0
            elif not self._rise_or_sink(at, there, dz, heading, way):
                continue
            if solid > spare or self.floors[there] == "X":
                continue
            if self._route(there, b, route[1:], heading, way, spare - solid):
                return True
        return False

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
        return any((dx * heading[0] + dy * heading[1]) * dz >= 0 for dx, dy in self._holds(hold))

    def _push(self, cube: int, direction: int) -> list[int]:
        """Where forced movement leads, on the same level: nowhere if it is blocked (fp.forced.terrain,
        fp.forced.hatch), to one of two half-cubes if both are open (fp.middle.either).
        """
        dx, dy = SCATTER[direction]
        x, y, level = self.where(cube)
        if self.floors[cube] == "X" or not self.inside(x + dx, y + dy, level):
            return []
        routes = [((dx, 0), (0, dy)), ((0, dy), (dx, 0))] if dx and dy else [((dx, dy),)]
        ends = self.halves(self.cube(x + dx, y + dy, level))
        return [end for end in ends if any(self._slide(cube, end, route) for route in routes)]

    def _slide(self, at: int, end: int, route: tuple[tuple[int, int], ...]) -> bool:
        """Is the way along these steps free of walls, closed hatches and filled cubes?"""
        if not route:
            return at == end
        dx, dy = route[0]
        if self.wall(at, dx, dy) in "#h":
            return False
        x, y, level = self.where(at)
        return any(
            self.floors[there] != "X"
            and not crossed(self.half[at], self.half[there], dx, dy)
            and self._slide(there, end, route[1:])
            for there in self.halves(self.cube(x + dx, y + dy, level))
        )

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

    def searched(self, start: int, speed: int, way: int, full: int, enemies: int) -> dict[int, int]:
        """The same; the last one is kept, since what is listed is also gone to and noted."""
        key = (start, speed, way, full, enemies)
        if self._searched[0] != key:
            self._searched = (key, self.search(start, speed, way, full, enemies))
        return self._searched[1]

    def last_floor(self, cube: int, far: Mapping[int, int], way: int, enemies: int) -> int:
        """The level of the last floor before a cube in which a model only hangs, by the shortest way there; of several
        the lowest (fp.fall.height).
        """
        steps = self.steps[way]
        edge = [cube]
        for done in range(far[cube] - 1, -1, -1):
            before = [a for a, d in far.items() if d == done and not enemies >> a & 1]
            edge = [a for a in before if any(b in steps[a] for b in edge)]
            floors = [self.level(a) for a in edge if self.stand[a]]
            if floors:
                return min(floors)
        return self.level(cube)


def read_terrain(path: object, entry: Mapping[str, Any]) -> Terrain:
    """A layout from its text form; a slip is named with its level and row. Without `v` or `h` a level has no walls,
    without `inner` nothing within its cubes, without `floor` the ground is whole and a higher level has no floors.
    """
    where = f"{path}: terrain {entry.get('name')!r}"
    size = entry.get("size")
    if size not in (5, 8):
        raise BadData(f"{where}: size must be 5 or 8, not {size!r}")
    levels = entry.get("level")
    if not isinstance(levels, list) or not 1 <= len(levels) <= 4:
        raise BadData(f"{where}: there must be one to four [[terrain.level]]")
    floors = inner = ""
    v: list[str] = []
    h: list[str] = []
    for number, level in enumerate(levels, 1):
        empty = {
            "floor": ["F" * size if number == 1 else "." * size] * size,
            "v": ["." * (size + 1)] * size,
            "h": ["." * size] * (size + 1),
            "inner": ["." * size] * size,
        }
        told = {**empty, **level}
        rows = _rows(f"{where}, level {number}", told, "floor", size, size, FLOORS)
        floors += "".join(reversed(rows))
        inner += "".join(reversed(_rows(f"{where}, level {number}", told, "inner", size, size, INNER)))
        v += reversed(_rows(f"{where}, level {number}", told, "v", size, size + 1, WALLS))
        h += reversed(_rows(f"{where}, level {number}", told, "h", size + 1, size, WALLS))
    _check_stacks(where, size, floors)
    _check_inner(where, size, floors, inner)
    made = Terrain(str(entry["name"]), str(entry.get("title", entry["name"])), size, floors, v, h, inner)
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


def _check_inner(where: str, size: int, floors: str, inner: str) -> None:
    """What stands within a cube needs a whole floor; over a platform there is room for heads (fp.platform.cube)."""
    layer = size * size
    for cube, letter in enumerate(inner):
        if letter != "." and floors[cube] not in "FH":
            raise BadData(f"{where}: {letter!r} of inner needs a floor F or H, not {floors[cube]!r}")
        if letter in PLATFORMS and floors[cube + layer : cube + layer + 1] != ".":
            raise BadData(f"{where}: over a platform {letter!r} there must be a level without a floor")
    if len(inner) + sum(letter in SPLIT for letter in inner) > MOST_CUBES:
        raise BadData(f"{where}: with half-cubes there are more than {MOST_CUBES} cubes")
