"""Line of sight, exact in whole numbers: a cube is 24 units wide, a model is fifteen points, a wall is rectangles.

A segment is blocked if it meets a solid rectangle, edges included. Nothing here depends on the models on the board:
they block neither sight nor a Clear Shot (fp.los.models).
"""

from __future__ import annotations

from standoff.games.flashpoint.terrain import SIDES, Terrain

UNIT = 24
COLUMNS = ((0, 0), (5, 0), (-5, 0), (0, 5), (0, -5))
"""The middle of the base and its rim: nothing outside the width of the base counts (fp.los.base)."""

CUBE_POINTS = (1, 12, 23)
AXES = ((0, 1, 2), (1, 0, 2), (2, 0, 1))
"""Each axis with the two others, in the order in which a panel across it is measured."""

Point = tuple[int, int, int]
Rectangle = tuple[int, int, int, int]

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
WALL_NAMES = {"b": "a barrier", "w": "a window frame", "d": "a door frame", "#": "a solid wall", "h": "a closed hatch"}


class Sight:
    """Who sees what on one layout; every answer is kept."""

    __slots__ = ("_clear", "_cube", "_empty", "_points", "_see", "panels", "terrain")

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self.panels: dict[int, tuple[Rectangle, ...]] = {}
        self._read_panels()
        self._points: dict[int, tuple[Point, ...]] = {}
        self._see: dict[int, bool] = {}
        self._clear: dict[int, bool] = {}
        self._cube: dict[int, bool] = {}
        self._empty: dict[int, bool] = {}

    # -- panels -------------------------------------------------------------------------------------------------------

    def _read_panels(self) -> None:
        """A panel is found by the axis that it cuts, its plane, and the cell of that plane."""
        land = self.terrain
        for cube in range(land.cubes):
            x, y, level = land.where(cube)
            for dx, dy in SIDES:
                shape = WALL_SHAPES.get(land.wall(cube, dx, dy))
                if shape is not None:
                    axis, plane, across = (0, x + (dx > 0), y) if dx else (1, y + (dy > 0), x)
                    self.panels[_key(axis, plane, across, level)] = tuple(
                        (across * UNIT + u0, across * UNIT + u1, level * UNIT + v0, level * UNIT + v1)
                        for u0, u1, v0, v1 in shape
                    )
            floor = FLOOR_SHAPES.get(land.floors[cube])
            if floor is not None and level:
                self.panels[_key(2, level, x, y)] = tuple(
                    (x * UNIT + u0, x * UNIT + u1, y * UNIT + v0, y * UNIT + v1) for u0, u1, v0, v1 in floor
                )

    def blocked(self, p: Point, q: Point) -> int:
        """The key of the panel that the segment meets, or -1 if it is free."""
        panels = self.panels
        for axis, one, two in AXES:
            a = p[axis]
            d = q[axis] - a
            if d == 0:
                continue
            first, last = (a, a + d) if d > 0 else (a + d, a)
            low, high = first // UNIT + 1, (last - 1) // UNIT + 1
            if low == high:
                continue
            n, sign = (d, 1) if d > 0 else (-d, -1)
            p1, p2 = p[one], p[two]
            d1, d2 = q[one] - p1, q[two] - p2
            p1 *= n
            p2 *= n
            step = UNIT * n
            base = axis << 24
            for plane in range(low, high):
                s = (plane * UNIT - a) * sign
                u, v = p1 + s * d1, p2 + s * d2
                key = base | plane << 16 | u // step << 8 | v // step
                shapes = panels.get(key)
                if shapes is not None:
                    for u0, u1, v0, v1 in shapes:
                        if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                            return key
                if (u % step == 0 or v % step == 0) and self._on_seam(axis, plane, u, v, n):
                    return key
        return -1

    def _on_seam(self, axis: int, plane: int, u: int, v: int, n: int) -> bool:
        """A crossing exactly between cells is blocked by a panel of any cell that it touches."""
        step = UNIT * n
        for cu in {u // step, (u - 1) // step}:
            for cv in {v // step, (v - 1) // step}:
                for u0, u1, v0, v1 in self.panels.get(_key(axis, plane, cu, cv), ()):
                    if u0 * n <= u <= u1 * n and v0 * n <= v <= v1 * n:
                        return True
        return False

    # -- models -------------------------------------------------------------------------------------------------------

    def points(self, place: int, height: int) -> tuple[Point, ...]:
        """The fifteen points of a model: its head first, never more than its height (fp.los.head)."""
        key = place * 32 + height
        found = self._points.get(key)
        if found is None:
            x, y, level = self.terrain.where(place // 9)
            slot = place % 9
            mx, my, mz = x * UNIT + 6 + slot % 3 * 6, y * UNIT + 6 + slot // 3 * 6, level * UNIT
            found = tuple((mx + cx, my + cy, mz + z) for z in (height - 1, 8, 1) for cx, cy in COLUMNS)
            self._points[key] = found
        return found

    def open_between(self, a: int, b: int) -> bool:
        """Is there no panel at all in the box around two cubes?"""
        key = a * 1024 + b if a < b else b * 1024 + a
        found = self._empty.get(key)
        if found is None:
            found = self._empty[key] = self._no_panel(a, b)
        return found

    def _no_panel(self, a: int, b: int) -> bool:
        lows, highs = zip(
            *(sorted(pair) for pair in zip(self.terrain.where(a), self.terrain.where(b), strict=True)), strict=True
        )
        for axis in (0, 1, 2):
            one, two = (1, 2) if axis == 0 else (0, 2) if axis == 1 else (0, 1)
            for plane in range(lows[axis] + 1, highs[axis] + 1):
                for u in range(lows[one], highs[one] + 1):
                    for v in range(lows[two], highs[two] + 1):
                        if _key(axis, plane, u, v) in self.panels:
                            return False
        return True

    def can_see(self, a: int, ha: int, b: int, hb: int) -> bool:
        """Does any point of one model see any point of the other (fp.los.partial)? The same in both directions."""
        if self.open_between(a // 9, b // 9):
            return True
        key = ((a * 2048 + b) * 32 + ha) * 32 + hb if a < b else ((b * 2048 + a) * 32 + hb) * 32 + ha
        found = self._see.get(key)
        if found is None:
            targets = self.points(b, hb)
            found = any(self.blocked(p, q) < 0 for p in self.points(a, ha) for q in targets)
            self._see[key] = found
        return found

    def clear(self, a: int, ha: int, b: int, hb: int) -> bool:
        """Is there one point of the shooter that sees the whole target (fp.los.clear, fp.los.one_eye)?"""
        if self.open_between(a // 9, b // 9):
            return True
        key = ((a * 2048 + b) * 32 + ha) * 32 + hb
        found = self._clear.get(key)
        if found is None:
            found = self._clear[key] = self._clear_from(self.points(a, ha), self.points(b, hb))
        return found

    def clear_from_everywhere(self, a: int, ha: int, b: int, hb: int) -> bool:
        """The stricter reading: every point of the shooter sees the whole target."""
        target = self.points(b, hb)
        return all(self.blocked(p, q) < 0 for p in self.points(a, ha) for q in target)

    def _clear_from(self, eyes: tuple[Point, ...], target: tuple[Point, ...]) -> bool:
        hidden = target[-1]
        for p in eyes:
            if self.blocked(p, hidden) >= 0:
                continue
            for q in target:
                if self.blocked(p, q) >= 0:
                    hidden = q
                    break
            else:
                return True
        return False

    def cube_seen(self, a: int, ha: int, cube: int) -> bool:
        """Does a model see any part of the inside of a cube (fp.los.cube, fp.los.cube_panels)?"""
        if self.open_between(a // 9, cube):
            return True
        key = (a * 1024 + cube) * 32 + ha
        found = self._cube.get(key)
        if found is None:
            inside = self._inside(cube)
            found = self._cube[key] = any(self.blocked(p, q) < 0 for p in self.points(a, ha) for q in inside)
        return found

    def _inside(self, cube: int) -> list[Point]:
        x, y, z = (part * UNIT for part in self.terrain.where(cube))
        return [(x + i, y + j, z + k) for k in (23, 12, 1) for j in CUBE_POINTS for i in CUBE_POINTS]

    def lob(self, a: int, cube: int) -> bool:
        """Are model and cube both seen from straight above (fp.grenade.lob)?"""
        px, py, pz = self.points(a, 16)[0]
        x, y, z = (part * UNIT for part in self.terrain.where(cube))
        over = self.terrain.levels * UNIT + 1
        if self.blocked((px, py, pz), (px, py, over)) >= 0:
            return False
        return any(
            self.blocked((x + i, y + j, z + 23), (x + i, y + j, over)) < 0 for j in CUBE_POINTS for i in CUBE_POINTS
        )

    def see_through(self, a: int, ha: int, b: int, hb: int, shrouds: tuple[int, ...]) -> bool:
        """`can_see` with Shroud Screens about: whatever touches such a cube is blocked (fp.item.shroud)."""
        return any(self._free(p, q, shrouds) for p in self.points(a, ha) for q in self.points(b, hb))

    def clear_through(self, a: int, ha: int, b: int, hb: int, shrouds: tuple[int, ...]) -> bool:
        """`clear` with Shroud Screens about."""
        target = self.points(b, hb)
        return any(all(self._free(p, q, shrouds) for q in target) for p in self.points(a, ha))

    def _free(self, p: Point, q: Point, shrouds: tuple[int, ...]) -> bool:
        return self.blocked(p, q) < 0 and not any(self._crosses(p, q, cube) for cube in shrouds)

    def _crosses(self, p: Point, q: Point, cube: int) -> bool:
        """Has the segment a point within the cube? The bounds are compared as fractions, without rounding."""
        low_n, low_d, high_n, high_d = 0, 1, 1, 1
        for axis, part in enumerate(self.terrain.where(cube)):
            near, far = part * UNIT - p[axis], (part + 1) * UNIT - p[axis]
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

    def why_not(self, a: int, ha: int, b: int, hb: int) -> str:
        """What stands between two heads, in words."""
        key = self.blocked(self.points(a, ha)[0], self.points(b, hb)[0])
        axis, plane, u, v = key >> 24, key >> 16 & 255, key >> 8 & 255, key & 255
        if key < 0:
            return "something"
        if axis == 2:
            return f"the floor of {self.terrain.text(self.terrain.cube(u, v, plane))}"
        x, y = (plane, u) if axis == 0 else (u, plane)
        cube = self.terrain.cube(min(x, self.terrain.size - 1), min(y, self.terrain.size - 1), v)
        letter = self.terrain.wall(cube, -1 if axis == 0 else 0, 0 if axis == 0 else -1)
        side = "west" if axis == 0 else "south"
        return f"{WALL_NAMES.get(letter, 'a wall')} on the {side} side of {self.terrain.text(cube)}"


def _key(axis: int, plane: int, u: int, v: int) -> int:
    return axis << 24 | plane << 16 | u << 8 | v


def sight_of(terrain: Terrain) -> Sight:
    """The line of sight of a layout; made once."""
    if terrain.sight is None:
        terrain.sight = Sight(terrain)
    found: Sight = terrain.sight
    return found
