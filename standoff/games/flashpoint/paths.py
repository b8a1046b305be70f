"""Where a model can go: the cubes within its movement, and where a step would end in the air."""

from __future__ import annotations

from standoff.games.flashpoint.names import FALLING, OFF
from standoff.games.flashpoint.queries import gait, side, team
from standoff.games.flashpoint.state import State

# What a MOVE question is about, besides the model and its movement.
SPRINTING = 1
NO_ENEMY = 2
MUST_CHARGE = 4
GOING_ON = 8
ENTERING = 16


def crowds(t: State, m: int) -> tuple[int, int]:
    """As sets of bits: the cubes that are full for this model's side, and those with enemies."""
    full = enemies = 0
    mine = side(t, m)
    for o in team(t, 1 - mine):
        if t.cube[o] != OFF:
            enemies |= 1 << t.cube[o]
    seen: list[int] = []
    for o in team(t, mine):
        cube = t.cube[o]
        if o != m and cube != OFF:
            seen.append(cube)
            if seen.count(cube) >= t.land.room(cube):
                full |= 1 << cube
    return full, enemies


def within(t: State, m: int, speed: int) -> dict[int, int]:
    """Every cube that the model can enter with this much movement, and what it takes (fp.advance.speed)."""
    start = t.cube[m]
    way = gait(t, m)
    full, enemies = crowds(t, m)
    far, mask = t.land.reach(start, speed, way)
    if not mask & (full | enemies) & ~(1 << start):
        return far
    return t.land.search(start, speed, way, full, enemies & ~(1 << start))


def destinations(t: State, m: int, speed: int, flags: int) -> list[int]:
    """The answers to a MOVE question: stay, the cubes that can be entered and stood in, and jumps into the air.

    A step off a ledge that ends one level lower is the jump down itself and not offered again (fp.fall.offered).
    """
    start = t.cube[m]
    far = within(t, m, speed)
    stand = t.land.stand
    _, enemies = crowds(t, m)
    if flags & MUST_CHARGE:
        return [start, *(c for c in far if enemies >> c & 1 and c != start)]
    out = [c for c in far if stand[c]]
    if flags & NO_ENEMY:
        return [c for c in out if c == start or not enemies >> c & 1]
    out += [FALLING + c for c in leaps(t, m, speed, far, enemies & ~(1 << start))]
    return out


def leaps(t: State, m: int, speed: int, far: dict[int, int], enemies: int) -> dict[int, int]:
    """The airy cubes that a model may step into although it will fall two levels or more, each with the level of the
    last floor under its feet. Never on a rising step (fp.fall.not_rising).
    """
    layer = t.land.size * t.land.size
    drops = t.land.drops[gait(t, m)]
    out: dict[int, int] = {}
    for a, d in far.items():
        if d < speed and drops[a] and t.land.stand[a] and not enemies >> a & 1:
            for b in drops[a]:
                if b not in out and depth(t, b) + (a // layer - b // layer) >= 2:
                    out[b] = a // layer
    return out


def depth(t: State, cube: int) -> int:
    """How many levels below an airy cube the next floor is, half floors missed."""
    layer = t.land.size * t.land.size
    levels = 0
    while t.land.floors[cube] not in "FH" and cube >= layer:
        cube -= layer
        levels += 1
    return levels
