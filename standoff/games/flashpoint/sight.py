"""Line of sight, exact in whole numbers: a cube is 24 units wide, a model is fifteen points, a wall is rectangles.

A segment is blocked if it meets a solid rectangle, edges included, or one of the boxes that stand within cubes (see
inner.py): walls through their middle, platforms, scenery. Terrain never changes, so whatever is found out is kept. What
does change is given as boxes that block as well: Shroud Screens (fp.item.shroud), and models where it was agreed that
they are in the way (fp.los.models).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from standoff.games.flashpoint.inner import BLOCKERS, OUTWARD, RAISED, SOLID, Box
from standoff.games.flashpoint.names import NONE, PLACES, Blocker
from standoff.games.flashpoint.terrain import SCATTER, SIDES, Terrain, slot_column, slot_row

UNIT = 24
STEP = 6
RIM: Final = 5
"""From the middle of a base to its rim."""

COLUMNS = ((0, 0), (RIM, 0), (-RIM, 0), (0, RIM), (0, -RIM))
"""The middle of the base and its rim: nothing outside the width of the base counts (fp.los.base)."""

POINT_HEIGHTS = (8, 1)
"""How high the points of a model are, besides its head."""

CUBE_POINTS = (1, 12, 23)
HALF_POINTS = {-1: (1, 6, 11), 0: CUBE_POINTS, 1: (13, 18, 23)}
"""Where a cube is looked for on one axis: all of it, or the half of it that lies to this side."""

AXES = ((0, 1, 2), (1, 0, 2), (2, 0, 1))
"""Each axis with the two others, in the order in which a panel across it is measured."""

CUBES: Final = 1024
PLACES_AT_MOST: Final = 2304
HEIGHTS: Final = 32
REACHES: Final = 16
"""What cubes, places, heights and reaches stay below, so that several of them make one number to keep a result by."""

PART_BITS: Final = 8
LOWEST: Final = (1 << PART_BITS) - 1
PANEL_PARTS: Final = (3 * PART_BITS, 2 * PART_BITS, PART_BITS, 0)
"""A panel is one number: its axis, its plane, and where it is on it, eight bits for each."""

Point = tuple[int, int, int]
Rectangle = tuple[int, int, int, int]
Panes = tuple[tuple[int, tuple[Rectangle, ...]], ...]
"""The planes across one axis, each with the rectangles on it that lie between two cubes."""

Between = tuple[bool, Panes, Panes, Panes, tuple[Box, ...]]
"""What is between two cubes: whether a line can get through at all, the panes across each axis, and what stands within
the cubes there.
"""

Parts = tuple[tuple[int, tuple[Point, ...]], ...]
"""The points of a model by the cubes that they are in."""

HEIGHT = 2
"""The axis that floors cut."""

WITHIN = 3
"""In the place of an axis: what blocks a line stands within a cube."""

Obstruction = tuple[Blocker, int, int]
"""What blocks a line, on which side of its cube (`NONE`: it is its floor, or stands within), and the cube, both halves
of it by the number of the first.
"""

Met = tuple[Fraction, int, Box]
"""Something that a line meets: after which share of its way, the key of the panel, and what is solid of it."""

FULL: tuple[Rectangle, ...] = ((0, 24, 0, 24),)
WALL_SHAPES: dict[str, tuple[Rectangle, ...]] = {
    "b": ((0, 24, 0, 12),),
    "w": ((0, 24, 0, 8), (0, 24, 22, 24), (0, 2, 8, 22), (22, 24, 8, 22)),
    "d": ((0, 4, 0, 24), (20, 24, 0, 24), (4, 20, 20, 24)),
    "#": FULL,
    "h": FULL,
}
"""What is solid of a wall, across and up. A hatch blocks sight like the wall it is in (fp.hatch.sight)."""

FLOOR_SHAPES: dict[str, tuple[Rectangle, ...]] = {
    "F": FULL,
    "H": FULL,
    "N": ((0, 24, 12, 24),),
    "S": ((0, 24, 0, 12),),
    "E": ((12, 24, 0, 24),),
    "W": ((0, 12, 0, 24),),
}
WALL_BLOCKERS: dict[str, Blocker] = {
    "b": "barrier",
    "w": "window_frame",
    "d": "door_frame",
    "#": "solid_wall",
    "h": "closed_hatch",
}
"""What a wall is to whoever looks."""

PANEL_SIDES = (SCATTER.index((-1, 0)), SCATTER.index((0, -1)))
"""On which side of its cube a panel across each axis stands: west, south."""


class Sight:
    """Who sees what on one layout; every answer is kept."""

    __slots__ = (
        "_clear",
        "_cube",
        "_every",
        "_lob",
        "_parts",
        "_points",
        "_see",
        "_seen",
        "_thrown",
        "_walls",
        "panels",
        "solids",
        "terrain",
    )

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.panels: dict[int, tuple[Rectangle, ...]] = {}
        self._read_panels()
        self.solids: dict[int, tuple[Box, ...]] = {}
        self._read_solids()
        self._points: dict[int, tuple[Point, ...]] = {}
        self._parts: dict[int, Parts] = {}
        self._walls: dict[int, Between] = {}
        self._see: dict[int, bool] = {}
        self._clear: dict[int, bool] = {}
        self._every: dict[int, bool] = {}
        self._cube: dict[int, bool] = {}
        self._lob: dict[int, bool] = {}
        self._seen: dict[int, tuple[int, ...]] = {}
        self._thrown: dict[int, tuple[int, ...]] = {}

    # -- panels -------------------------------------------------------------------------------------------------------

    def _read_panels(self) -> None:
        """A panel is found by the axis that it cuts, its plane, and the cell of that plane. A filled cube is solid."""
        land = self.terrain
        for cube in range(land.cubes):
            x, y, level = land.where(cube)
            for dx, dy in SIDES:
                filled = land.floors[cube] == "X"
                shape = FULL if filled else WALL_SHAPES.get(land.wall(cube, dx, dy))
                axis, plane, across = (0, x + (dx > 0), y) if dx else (1, y + (dy > 0), x)
                key = _key(axis, plane, across, level)
                if shape is not None and (filled or key not in self.panels):
                    self.panels[key] = tuple(
                        (across * UNIT + u0, across * UNIT + u1, level * UNIT + v0, level * UNIT + v1)
                        for u0, u1, v0, v1 in shape
                    )
            floor = FLOOR_SHAPES.get(land.floors[cube])
            if floor is not None and level:
                self.panels[_key(2, level, x, y)] = tuple(
                    (x * UNIT + u0, x * UNIT + u1, y * UNIT + v0, y * UNIT + v1) for u0, u1, v0, v1 in floor
                )

    def _read_solids(self) -> None:
        """The boxes that stand within cubes (fp.middle.sight, fp.platform.sight, fp.scenery.middle)."""
        for cube, letter in enumerate(self.terrain.inner):
            if letter in SOLID:
                x, y, z = (part * UNIT for part in self.terrain.where(cube))
                self.solids[cube] = tuple(
                    (x + x0, x + x1, y + y0, y + y1, z + z0, z + z1) for x0, x1, y0, y1, z0, z1 in SOLID[letter]
                )

    def walls(self, a: int, b: int) -> Between:
        """What stands between two cubes; made once."""
        key = a * CUBES + b if a < b else b * CUBES + a
        found = self._walls.get(key)
        if found is None:
            found = self._walls[key] = (
                self._way_through(a, b),
                self._panes(a, b, 0),
                self._panes(a, b, 1),
                self._panes(a, b, 2),
                self._solids(a, b),
            )
        return found

    def _solids(self, a: int, b: int) -> tuple[Box, ...]:
        """What stands within two cubes and those between them."""
        if not self.solids:
            return ()
        here, there = self.terrain.where(a), self.terrain.where(b)
        low = [min(here[axis], there[axis]) for axis in range(3)]
        high = [max(here[axis], there[axis]) for axis in range(3)]
        found: list[Box] = []
        for cube, boxes in self.solids.items():
            at = self.terrain.where(cube)
            if all(low[axis] <= at[axis] <= high[axis] for axis in range(3)):
                found += boxes
        return tuple(found)

    def _panes(self, a: int, b: int, axis: int) -> Panes:
        here, there = self.terrain.where(a), self.terrain.where(b)
        _, one, two = AXES[axis]
        across = range(min(here[one], there[one]), max(here[one], there[one]) + 1)
        along = range(min(here[two], there[two]), max(here[two], there[two]) + 1)
        out = []
        for plane in range(min(here[axis], there[axis]) + 1, max(here[axis], there[axis]) + 1):
            rectangles: list[Rectangle] = []
            for u in across:
                for v in along:
                    rectangles += self.panels.get(_key(axis, plane, u, v), ())
            if rectangles:
                out.append((plane * UNIT, tuple(rectangles)))
        return tuple(out)

    def _way_through(self, a: int, b: int) -> bool:
        """Is there a way from cube to cube that never turns back and crosses no closed face? A straight line is one, so
        where there is none nothing is seen.
        """
        land = self.terrain
        (ax, ay, al), (bx, by, bl) = land.where(a), land.where(b)
        sx, sy, sl = 1 if bx >= ax else -1, 1 if by >= ay else -1, 1 if bl >= al else -1
        reached = {land.cube(ax, ay, al)}
        for level in range(al, bl + sl, sl):
            for y in range(ay, by + sy, sy):
                for x in range(ax, bx + sx, sx):
                    west = x != ax and land.cube(x - sx, y, level) in reached
                    south = y != ay and land.cube(x, y - sy, level) in reached
                    below = level != al and land.cube(x, y, level - sl) in reached
                    if (
                        (west and self._open(0, x + (sx < 0), y, level))
                        or (south and self._open(1, y + (sy < 0), x, level))
                        or (below and self._open(2, level + (sl < 0), x, y))
                    ):
                        reached.add(land.cube(x, y, level))
        return land.cube(bx, by, bl) in reached

    def _open(self, axis: int, plane: int, u: int, v: int) -> bool:
        """Is a face of a cube not closed entirely?"""
        shapes = self.panels.get(_key(axis, plane, u, v))
        return shapes is None or shapes[0] != (u * UNIT, u * UNIT + UNIT, v * UNIT, v * UNIT + UNIT)

    def blocked(self, p: Point, q: Point) -> int:
        """The key of the first panel that the segment meets, or -1 if it is free."""
        found = self.in_between(p, q)
        return found[0][1] if found else -1

    def in_between(self, p: Point, q: Point) -> list[Met]:
        """All of the terrain that a segment meets, from its beginning on."""
        cubes = [self.terrain.cube(x // UNIT, y // UNIT, min(z // UNIT, self.terrain.levels - 1)) for x, y, z in (p, q)]
        found: list[Met] = []
        for axis, one, two in AXES:
            a, d = p[axis], q[axis] - p[axis]
            n, sign = (d, 1) if d > 0 else (-d, -1)
            for at, shapes in self._panes(cubes[0], cubes[1], axis):
                s = (at - a) * sign
                u, v = p[one] * n + s * (q[one] - p[one]), p[two] * n + s * (q[two] - p[two])
                for u0, u1, v0, v1 in shapes:
                    if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                        key = _key(axis, at // UNIT, u0 // UNIT, v0 // UNIT)
                        found.append((Fraction(s, n), key, _pane_box(axis, at, (u0, u1, v0, v1))))
        for box in self._solids(cubes[0], cubes[1]):
            far = entered(p, q, box)
            if far is not None:
                key = _key(WITHIN, box[0] // UNIT, box[2] // UNIT, box[4] // UNIT)
                found.append((far, key, box))
        return sorted(found, key=lambda one: one[0])

    def witness(self, eyes: Parts, target: Parts, boxes: Sequence[Box]) -> tuple[Point, Point] | None:
        """The first line between two models that nothing blocks, heads first; the one by which they see each other."""
        for a, some in eyes:
            for b, others in target:
                way, xs, ys, zs, solids = self.walls(a, b)
                for p in some if way else ():
                    for q in others:
                        if free(p, q, xs, ys, zs) and not met(p, q, solids) and not met(p, q, boxes):
                            return p, q
        return None

    # -- models -------------------------------------------------------------------------------------------------------

    def points(self, place: int, height: int) -> tuple[Point, ...]:
        """The fifteen points of a model: its head first, never more than its height (fp.los.head)."""
        key = place * HEIGHTS + height
        found = self._points.get(key)
        if found is None:
            mx, my, mz = self.foot(place)
            found = tuple((mx + cx, my + cy, mz + z) for z in (height - 1, *POINT_HEIGHTS) for cx, cy in COLUMNS)
            self._points[key] = found
        return found

    def foot(self, place: int) -> Point:
        """The middle of a base, higher on a platform."""
        x, y, level = self.terrain.where(place // PLACES)
        slot, z = place % PLACES, level * UNIT + (RAISED if self.terrain.raised(place) else 0)
        return (x * UNIT + STEP + slot_column(slot) * STEP, y * UNIT + STEP + slot_row(slot) * STEP, z)

    def parts(self, place: int, height: int) -> Parts:
        """The points of a model by cube: on a platform a head reaches into the one above (fp.platform.cube)."""
        key = place * HEIGHTS + height
        found = self._parts.get(key)
        if found is None:
            land, points = self.terrain, self.points(place, height)
            if land.raised(place):
                x, y, level = land.where(place // PLACES)
                by_cube: dict[int, list[Point]] = {}
                for p in points:
                    by_cube.setdefault(land.cube(x, y, max(level, p[2] // UNIT)), []).append(p)
                found = tuple((cube, tuple(group)) for cube, group in by_cube.items())
            else:
                found = ((place // PLACES, points),)
            self._parts[key] = found
        return found

    def can_see(self, a: int, ha: int, b: int, hb: int) -> bool:
        """Does any point of one model see any point of the other (fp.los.partial)? The same in both directions."""
        if a > b:
            a, ha, b, hb = b, hb, a, ha
        key = ((a * PLACES_AT_MOST + b) * HEIGHTS + ha) * HEIGHTS + hb
        found = self._see.get(key)
        if found is None:
            found = self._see[key] = self._see_parts(self.parts(a, ha), self.parts(b, hb))
        return found

    def _see_parts(self, eyes: Parts, target: Parts) -> bool:
        for a, some in eyes:
            for b, others in target:
                if self._any(a, some, b, others):
                    return True
        return False

    def _any(self, a: int, eyes: tuple[Point, ...], b: int, target: tuple[Point, ...]) -> bool:
        way, xs, ys, zs, solids = self.walls(a, b)
        if not way:
            return False
        if not (xs or ys or zs or solids):
            return True
        if free(eyes[0], target[0], xs, ys, zs) and not met(eyes[0], target[0], solids):
            return True
        if self._in_shadow(around(eyes), around(target), xs, ys, zs):
            return False
        for p in eyes:
            for q in target:
                if free(p, q, xs, ys, zs) and not met(p, q, solids):
                    return True
        return False

    def _in_shadow(self, one: Box, two: Box, xs: Panes, ys: Panes, zs: Panes) -> bool:
        """Is every line from one box to the other sure to cross a plane where it is closed? A quick test that may say
        no, but never yes, by mistake: it looks at the whole rectangle in which lines could cross.
        """
        return (
            any(self._closed(one, two, 0, at) for at, _ in xs)
            or any(self._closed(one, two, 1, at) for at, _ in ys)
            or any(self._closed(one, two, 2, at) for at, _ in zs)
        )

    def _closed(self, one: Box, two: Box, axis: int, at: int) -> bool:
        """Are all cells of a plane closed that lines from box to box could cross?"""
        if one[axis * 2] > at:
            one, two = two, one
        first = (at - one[axis * 2]) / (two[axis * 2] - one[axis * 2])
        last = (at - one[axis * 2 + 1]) / (two[axis * 2 + 1] - one[axis * 2 + 1])
        _, u, v = AXES[axis]
        for cu in crossed(one[u * 2], one[u * 2 + 1], two[u * 2], two[u * 2 + 1], first, last):
            for cv in crossed(one[v * 2], one[v * 2 + 1], two[v * 2], two[v * 2 + 1], first, last):
                if self._open(axis, at // UNIT, cu, cv):
                    return False
        return True

    def clear(self, a: int, ha: int, b: int, hb: int) -> bool:
        """Is there one point of the shooter that sees the whole target (fp.los.clear, fp.los.one_eye)?"""
        key = ((a * PLACES_AT_MOST + b) * HEIGHTS + ha) * HEIGHTS + hb
        found = self._clear.get(key)
        if found is None:
            found = self._clear[key] = self._clear_parts(self.parts(a, ha), self.parts(b, hb))
        return found

    def _clear_parts(self, eyes: Parts, target: Parts) -> bool:
        if len(target) == 1:
            b, points = target[0]
            return any(self._clear_from(a, some, b, points) for a, some in eyes)
        return any(self._whole(a, p, target) for a, some in eyes for p in some)

    def _whole(self, a: int, p: Point, target: Parts) -> bool:
        """Does one point see all parts of a target?"""
        return all(self.line(a, p, b, q) for b, others in target for q in others)

    def line(self, a: int, p: Point, b: int, q: Point) -> bool:
        """Is the line between two points in these cubes free?"""
        _, xs, ys, zs, solids = self.walls(a, b)
        return free(p, q, xs, ys, zs) and not met(p, q, solids)

    def _clear_from(self, a: int, eyes: tuple[Point, ...], b: int, target: tuple[Point, ...]) -> bool:
        way, xs, ys, zs, solids = self.walls(a, b)
        if not way:
            return False
        if not (xs or ys or zs or solids):
            return True
        hidden = target[-1]
        for p in eyes:
            if not free(p, hidden, xs, ys, zs) or met(p, hidden, solids):
                continue
            for q in target:
                if not free(p, q, xs, ys, zs) or met(p, q, solids):
                    hidden = q
                    break
            else:
                return True
        return False

    def clear_from_everywhere(self, a: int, ha: int, b: int, hb: int) -> bool:
        """The stricter reading: every point of the shooter sees the whole target."""
        key = ((a * PLACES_AT_MOST + b) * HEIGHTS + ha) * HEIGHTS + hb
        found = self._every.get(key)
        if found is None:
            target = self.parts(b, hb)
            found = all(self._whole(one, p, target) for one, some in self.parts(a, ha) for p in some)
            self._every[key] = found
        return found

    # -- cubes --------------------------------------------------------------------------------------------------------

    def cube_seen(self, a: int, ha: int, cube: int) -> bool:
        """Does a model see any part of the inside of a cube (fp.los.cube, fp.los.cube_panels)?"""
        key = (a * CUBES + cube) * HEIGHTS + ha
        found = self._cube.get(key)
        if found is None:
            found = self._cube[key] = self._see_parts(self.parts(a, ha), ((cube, self._inside(cube)),))
        return found

    def _inside(self, cube: int) -> tuple[Point, ...]:
        key = -1 - cube
        found = self._points.get(key)
        if found is None:
            x, y, z = (part * UNIT for part in self.terrain.where(cube))
            ox, oy = OUTWARD.get(self.terrain.half[cube], (0, 0))
            across, along = HALF_POINTS[ox], HALF_POINTS[oy]
            found = tuple((x + i, y + j, z + k) for k in (23, 12, 1) for j in along for i in across)
            self._points[key] = found
        return found

    def lob(self, a: int, cube: int) -> bool:
        """Are model and cube both seen from straight above (fp.grenade.lob)?"""
        key = a * CUBES + cube
        found = self._lob.get(key)
        if found is None:
            x, y, z = self.foot(a)
            tops = [(px, py, pz) for px, py, pz in self._inside(cube)[:PLACES]]
            found = self._lob[key] = self._under_open_sky(x, y, z) and any(self._under_open_sky(*q) for q in tops)
        return found

    def _under_open_sky(self, x: int, y: int, z: int) -> bool:
        for level in range(z // UNIT + 1, self.terrain.levels):
            for u0, u1, v0, v1 in self.panels.get(_key(2, level, x // UNIT, y // UNIT), ()):
                if u0 <= x <= u1 and v0 <= y <= v1:
                    return False
        return True

    def cubes_seen(self, a: int, ha: int, reach: int, orthogonal: bool) -> tuple[int, ...]:
        """The cubes in range and in sight that something can go off in: all but filled ones."""
        key = ((a * HEIGHTS + ha) * REACHES + reach) * 2 + orthogonal
        found = self._seen.get(key)
        if found is None:
            near = self.terrain.in_range(a // PLACES, reach, orthogonal)
            found = self._seen[key] = tuple(c for c in near if self.cube_seen(a, ha, c))
        return found

    def cubes_thrown_at(self, a: int, ha: int, reach: int, orthogonal: bool) -> tuple[int, ...]:
        """The cubes in range with a floor to land on that are in sight or can be lobbed into."""
        key = ((a * HEIGHTS + ha) * REACHES + reach) * 2 + orthogonal
        found = self._thrown.get(key)
        if found is None:
            near = [c for c in self.terrain.in_range(a // PLACES, reach, orthogonal) if self.terrain.stand[c]]
            found = self._thrown[key] = tuple(c for c in near if self.lob(a, c) or self.cube_seen(a, ha, c))
        return found

    # -- what comes and goes ------------------------------------------------------------------------------------------

    def cube_box(self, cube: int) -> Box:
        """All of a cube, or of its half."""
        x, y, z = (part * UNIT for part in self.terrain.where(cube))
        ox, oy = OUTWARD.get(self.terrain.half[cube], (0, 0))
        x0, x1 = x + (UNIT // 2 if ox > 0 else 0), x + UNIT - (UNIT // 2 if ox < 0 else 0)
        y0, y1 = y + (UNIT // 2 if oy > 0 else 0), y + UNIT - (UNIT // 2 if oy < 0 else 0)
        return (x0, x1, y0, y1, z, z + UNIT)

    def body(self, place: int, height: int) -> Box:
        """A model as a box: as wide as its base, as high as itself."""
        x, y, z = self.foot(place)
        return (x - RIM, x + RIM, y - RIM, y + RIM, z, z + height)

    def between(self, a: Parts, b: Parts, boxes: list[Box]) -> list[Box]:
        """Those boxes that could be in the way between two models, or a model and a cube."""
        ends = [self.cube_box(cube) for cube, _ in (*a, *b)]
        low = [min(end[i] for end in ends) for i in (0, 2, 4)]
        high = [max(end[i] for end in ends) for i in (1, 3, 5)]
        return [box for box in boxes if all(box[2 * i] <= high[i] and box[2 * i + 1] >= low[i] for i in range(3))]

    def see_past(self, a: int, ha: int, b: int, hb: int, boxes: list[Box]) -> bool:
        """`can_see` with boxes about: whatever touches one of them is blocked."""
        eyes, target = self.parts(a, ha), self.parts(b, hb)
        near = self.between(eyes, target, boxes)
        if not near or not self.can_see(a, ha, b, hb):
            return self.can_see(a, ha, b, hb)
        return self._any_past(eyes, target, near)

    def _any_past(self, eyes: Parts, target: Parts, near: list[Box]) -> bool:
        return any(
            self.line(a, p, b, q) and not met(p, q, near)
            for a, some in eyes
            for b, others in target
            for p in some
            for q in others
        )

    def clear_past(self, a: int, ha: int, b: int, hb: int, boxes: list[Box], every: bool) -> bool:
        """`clear`, or `clear_from_everywhere`, with boxes about."""
        if not (self.clear_from_everywhere(a, ha, b, hb) if every else self.clear(a, ha, b, hb)):
            return False
        eyes, target = self.parts(a, ha), self.parts(b, hb)
        near = self.between(eyes, target, boxes)
        if not near:
            return True
        whole = (
            self._whole(one, p, target) and not any(met(p, q, near) for _, others in target for q in others)
            for one, some in eyes
            for p in some
        )
        return all(whole) if every else any(whole)

    def cube_past(self, a: int, ha: int, cube: int, boxes: list[Box]) -> bool:
        """`cube_seen` with boxes about."""
        eyes, target = self.parts(a, ha), ((cube, self._inside(cube)),)
        near = self.between(eyes, target, boxes)
        if not near or not self.cube_seen(a, ha, cube):
            return self.cube_seen(a, ha, cube)
        return self._any_past(eyes, target, near)

    def lob_past(self, a: int, cube: int, shrouds: list[int]) -> bool:
        """`lob` with Shroud Screens about: neither over the thrower nor over the target, whose own cube may always be
        aimed at (fp.item.shroud_lob).
        """
        where, here = self.terrain.where, a // PLACES
        for s in shrouds:
            if s == here or (where(s)[:2] == where(here)[:2] and where(s)[2] > where(here)[2]):
                return False
            if where(s)[:2] == where(cube)[:2] and where(s)[2] > where(cube)[2]:
                return False
        return self.lob(a, cube)

    # -- reasons ------------------------------------------------------------------------------------------------------

    def why_not(self, a: int, ha: int, b: int, hb: int) -> Obstruction:
        """The first thing between the heads of two models that the terrain hides from each other."""
        axis, cube = self.panel_at(self.blocked(self.points(a, ha)[0], self.points(b, hb)[0]))
        if axis == WITHIN:
            return BLOCKERS[self.terrain.inner[cube]], NONE, cube
        if axis == HEIGHT:
            return "floor", NONE, cube
        letter = self.terrain.wall(cube, -1 if axis == 0 else 0, 0 if axis == 0 else -1)
        return WALL_BLOCKERS.get(letter, "wall"), PANEL_SIDES[axis], cube

    def panel_at(self, key: int) -> tuple[int, int]:
        """The axis that a panel cuts, and the cube that it belongs to: on whose western or southern side it stands,
        whose floor it is, or in which it stands.
        """
        axis, plane, u, v = (key >> bits & LOWEST for bits in PANEL_PARTS)
        if axis == WITHIN:
            return axis, self.terrain.cube(plane, u, v)
        if axis == HEIGHT:
            return axis, self.terrain.cube(u, v, plane)
        x, y = (plane, u) if axis == 0 else (u, plane)
        edge = self.terrain.size - 1
        return axis, self.terrain.cube(min(x, edge), min(y, edge), v)


def around(points: tuple[Point, ...]) -> Box:
    """The box around the points of a model, which begin with the five columns of its head and end at its feet (or where
    it is cut at the border of a cube), or around those of a cube, which begin and end with opposite corners.
    """
    if len(points) != len(CUBE_POINTS) ** 3:
        x, y, top = points[0]
        return (x - RIM, x + RIM, y - RIM, y + RIM, points[-1][2], top)
    (x0, y0, z1), (x1, y1, z0) = points[0], points[-1]
    return (x0, x1, y0, y1, z0, z1)


def crossed(a0: int, a1: int, b0: int, b1: int, first: float, last: float) -> range:
    """The cells that lines between two intervals could be in, a share of `first` to `last` of their way; a little more,
    so that rounding never loses one.
    """
    low = min(a0 + first * (b0 - a0), a0 + last * (b0 - a0)) - 0.001
    high = max(a1 + first * (b1 - a1), a1 + last * (b1 - a1)) + 0.001
    return range(int(low) // UNIT, int(high) // UNIT + 1)


def free(p: Point, q: Point, xs: Panes, ys: Panes, zs: Panes) -> bool:
    """Does a segment meet none of the panes between its cubes? Each pane lies strictly between its two ends, so one
    product for each coordinate tells where it is crossed, without rounding.
    """
    px, py, pz = p
    qx, qy, qz = q
    dx, dy, dz = qx - px, qy - py, qz - pz
    if xs:
        n = dx if dx > 0 else -dx
        for at, shapes in xs:
            s = at - px if dx > 0 else px - at
            u = py * n + s * dy
            v = pz * n + s * dz
            for u0, u1, v0, v1 in shapes:
                if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                    return False
    if ys:
        n = dy if dy > 0 else -dy
        for at, shapes in ys:
            s = at - py if dy > 0 else py - at
            u = px * n + s * dx
            v = pz * n + s * dz
            for u0, u1, v0, v1 in shapes:
                if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                    return False
    if zs:
        n = dz if dz > 0 else -dz
        for at, shapes in zs:
            s = at - pz if dz > 0 else pz - at
            u = px * n + s * dx
            v = py * n + s * dy
            for u0, u1, v0, v1 in shapes:
                if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                    return False
    return True


def _pane_box(axis: int, at: int, rectangle: Rectangle) -> Box:
    """A pane as a box without thickness."""
    u0, u1, v0, v1 = rectangle
    if axis == 0:
        return (at, at, u0, u1, v0, v1)
    return (u0, u1, at, at, v0, v1) if axis == 1 else (u0, u1, v0, v1, at, at)


def entered(p: Point, q: Point, box: Box) -> Fraction | None:
    """After which share of its way the segment enters the box; None if it does not."""
    low, high = Fraction(0), Fraction(1)
    for axis in range(3):
        near, far, d = box[axis * 2] - p[axis], box[axis * 2 + 1] - p[axis], q[axis] - p[axis]
        if d == 0:
            if near > 0 or far < 0:
                return None
            continue
        bounds = sorted((Fraction(near, d), Fraction(far, d)))
        low, high = max(low, bounds[0]), min(high, bounds[1])
    return low if low <= high else None


def met(p: Point, q: Point, boxes: Sequence[Box]) -> bool:
    """Has the segment a point in one of the boxes?"""
    for box in boxes:
        if crosses(p, q, box):
            return True
    return False


def crosses(p: Point, q: Point, box: Box) -> bool:
    """Has the segment a point in the box, its surface included? The bounds are compared as fractions, unrounded."""
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    for axis in (0, 1, 2):
        near, far = box[axis * 2] - p[axis], box[axis * 2 + 1] - p[axis]
        d = q[axis] - p[axis]
        if d == 0:
            if near > 0 or far < 0:
                return False
            continue
        if d < 0:
            near, far, d = -far, -near, -d
        if near * low_d > low_n * d:
            low_n, low_d = near, d
        if far * high_d < high_n * d:
            high_n, high_d = far, d
    return low_n * high_d <= high_n * low_d


def _key(axis: int, plane: int, u: int, v: int) -> int:
    return ((axis << PART_BITS | plane) << PART_BITS | u) << PART_BITS | v


def sight_of(terrain: Terrain) -> Sight:
    """The line of sight of a layout; made once."""
    if terrain.sight is None:
        terrain.sight = Sight(terrain)
    found: Sight = terrain.sight
    return found
