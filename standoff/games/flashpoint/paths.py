"""Where a model can go: the places within its movement, and where a step would end in the air."""

from __future__ import annotations

from standoff.games.flashpoint.arms import can_fight
from standoff.games.flashpoint.names import BREAK_AWAY, COME_BACK, FALLING, OFF, SPOT, UNPLACED
from standoff.games.flashpoint.queries import enemies_in, free_slots, gait, side, team
from standoff.games.flashpoint.rules.things import something_in
from standoff.games.flashpoint.state import State

# What a MOVE question is about, besides the model and its movement.
SPRINTING = 1
NO_ENEMY = 2
MUST_CHARGE = 4
GOING_ON = 8
ENTERING = 16
BROKEN_AWAY = 32


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
    full, enemies = crowds(t, m)
    return reached(t, m, speed, full, enemies & ~(1 << t.cube[m]))


def reached(t: State, m: int, speed: int, full: int, enemies: int) -> dict[int, int]:
    """The same, with the full cubes and the enemies' cubes at hand."""
    start, way = t.cube[m], gait(t, m)
    far, mask = t.land.reach(start, speed, way)
    if not mask & (full | enemies) & ~(1 << start):
        return far
    return t.land.search(start, speed, way, full, enemies)


def destinations(t: State, m: int, speed: int, flags: int) -> list[int]:
    """The answers to a MOVE question, cube and standing place in one (fp.move.one_answer): places in the same cube, in
    the cubes that can be entered and stood in, and jumps into the air.

    A model with enemies in its cube who can fight first says that it breaks away, for it may be killed, Pinned or
    pushed before it goes anywhere (fp.break.declared). A Rampage ends with an enemy (fp.order.rampage).
    """
    start = t.cube[m]
    stay = spots_in(t, m, start, False)
    full, enemies = crowds(t, m)
    if enemies >> start & 1 and not flags & BROKEN_AWAY and held(t, m):
        return [*stay, BREAK_AWAY] if elsewhere(t, m, speed, flags, full, enemies) else stay
    away = elsewhere(t, m, speed, flags, full, enemies)
    if flags & MUST_CHARGE and away:
        return away
    if enemies >> start & 1 and speed > 1 and t.slot[m] >= 0 and can_come_back(t, m, full, enemies):
        away += [COME_BACK + spot for spot in stay]
    return [*stay, *away]


def can_come_back(t: State, m: int, full: int, enemies: int) -> bool:
    """Is there a cube to step to and back from, so that the model moves into its enemies' cube (fp.break.reenter)?"""
    start, steps = t.cube[m], t.land.steps[gait(t, m)]
    return any(start in steps[c] and not (full | enemies) >> c & 1 for c in steps[start])


def held(t: State, m: int) -> bool:
    """Is there an enemy in the cube who could fight a model that leaves?"""
    return any(can_fight(t, o) for o in enemies_in(t, m, t.cube[m]))


def elsewhere(t: State, m: int, speed: int, flags: int, full: int, enemies: int) -> list[int]:
    """The places outside the model's cube that it can move to, and the jumps into the air.

    A step off a ledge that ends one level lower is the jump down itself and not offered again (fp.fall.offered).
    """
    start = t.cube[m]
    enemies &= ~(1 << start)
    far = reached(t, m, speed, full, enemies)
    stand, spots = t.land.stand, t.land.spots
    special = marked(t, m)
    out: list[int] = []
    for c in far:
        if stand[c] and c != start:
            if special >> c & 1:
                if not (flags & MUST_CHARGE and not enemies >> c & 1) and not (flags & NO_ENEMY and enemies >> c & 1):
                    out += spots_in(t, m, c, True)
            elif not flags & MUST_CHARGE:
                out += spots[c]
    if not flags & (MUST_CHARGE | NO_ENEMY):
        out += [FALLING + b * SPOT + UNPLACED for b in leaps(t, m, speed, far, enemies)]
    return out


def marked(t: State, m: int) -> int:
    """As a set of bits: the cubes with other models or with things in them, and those where something is delivered."""
    found = 0
    for o in range(t.n):
        if t.cube[o] != OFF and o != m:
            found |= 1 << t.cube[o]
    for tokens in (t.item_at, t.arm_at, t.object_at, t.respawns, t.stations):
        for at in tokens:
            if at >= 0:
                found |= 1 << at
    return found


def spots_in(t: State, m: int, cube: int, entering: bool) -> list[int]:
    """The places in a cube that a model can be put to in one answer. There are two questions where something may come
    between arrival and place: things to pick up or to deliver, after which the model may also go on
    (fp.item.on_the_way), and others who have to make room first (fp.cube.make_room).
    """
    if entering and something_in(t, m, cube):
        return [cube * SPOT + UNPLACED]
    free = free_slots(t, m, cube)
    return [cube * SPOT + s for s in free] if free else [cube * SPOT + UNPLACED]


def leaps(t: State, m: int, speed: int, far: dict[int, int], enemies: int) -> dict[int, int]:
    """The airy cubes that a model may step into although it will fall two levels or more, each with the level of the
    last floor under its feet (fp.fall.height), climbing on the way or not. Never higher than that (fp.fall.not_rising).
    """
    layer = t.land.size * t.land.size
    way = gait(t, m)
    drops, stand = t.land.drops[way], t.land.stand
    out: dict[int, int] = {}
    for a, d in far.items():
        if d < speed and drops[a] and not enemies >> a & 1:
            level = a // layer if stand[a] else t.land.last_floor(a, far, way, enemies)
            for b in drops[a]:
                if b // layer <= level and t.land.depths[b] + level - b // layer >= 2 and out.get(b, 9) > level:
                    out[b] = level
    return out
