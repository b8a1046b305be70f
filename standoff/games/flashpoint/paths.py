"""Where a model can go: the places within its movement, and where a step would end in the air."""

from __future__ import annotations

from standoff.games.flashpoint.arms import can_fight
from standoff.games.flashpoint.finds import something_in
from standoff.games.flashpoint.messages.answers import BREAK_AWAY, MAKE_ROOM
from standoff.games.flashpoint.names import OFF, RAMPAGING, SCOUTING
from standoff.games.flashpoint.queries import enemies_in, free_slots, gait, side, team
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import COMES_BACK, ENTERS, JUMP, JUMPS, STANDS


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
    return t.land.searched(start, speed, way, full, enemies)


def destinations(t: State, m: int, speed: int, way: int, broken_away: bool) -> list[int]:
    """The answers to a MOVE question, cube and standing place in one (fp.move.one_answer): places in the same cube, in
    the cubes that can be entered and stood in, and jumps into the air.

    A model with enemies in its cube who can fight first says that it breaks away, for it may be killed, Pinned or
    pushed before it goes anywhere (fp.break.declared). A Rampage ends with an enemy (fp.order.rampage).
    """
    start = t.cube[m]
    free = free_slots(t, m, start)
    stay = [STANDS[s] for s in free] if free else [MAKE_ROOM]
    full, enemies = crowds(t, m)
    if enemies >> start & 1 and not broken_away and held(t, m):
        return [*stay, BREAK_AWAY] if elsewhere(t, m, speed, way, full, enemies) else stay
    away = elsewhere(t, m, speed, way, full, enemies)
    if way == RAMPAGING and away:
        return away
    if enemies >> start & 1 and speed > 1 and t.slot[m] >= 0 and can_come_back(t, m, full, enemies):
        away += [COMES_BACK[s] for s in free]
    return [*stay, *away]


def can_come_back(t: State, m: int, full: int, enemies: int) -> bool:
    """Is there a cube to step to and back from, so that the model moves into its enemies' cube (fp.break.reenter)?"""
    start, steps = t.cube[m], t.land.steps[gait(t, m)]
    return any(start in steps[c] and not (full | enemies) >> c & 1 for c in steps[start])


def held(t: State, m: int) -> bool:
    """Is there an enemy in the cube who could fight a model that leaves?"""
    return any(can_fight(t, o) for o in enemies_in(t, m, t.cube[m]))


def elsewhere(t: State, m: int, speed: int, way: int, full: int, enemies: int) -> list[int]:
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
                if way != (SCOUTING if enemies >> c & 1 else RAMPAGING):
                    out += spots_in(t, m, c, True)
            elif way != RAMPAGING:
                out += spots[c]
    if way not in (RAMPAGING, SCOUTING):
        out += [JUMPS[b] for b in leaps(t, m, speed, far, enemies)]
    return out


def marked(t: State, m: int) -> int:
    """As a set of bits: the cubes with other models or with things in them, and those where something is delivered."""
    found = 0
    for o in range(t.models):
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
        return [ENTERS[cube]]
    moves = t.land.moves[cube]
    free = free_slots(t, m, cube)
    return [moves[s] for s in free] if free else [ENTERS[cube]]


def leaps(t: State, m: int, speed: int, far: dict[int, int], enemies: int) -> dict[int, int]:
    """The airy cubes that a model may step into although it will fall two levels or more, each with the level of the
    last floor under its feet (fp.fall.height), climbing on the way or not. Never higher than that (fp.fall.not_rising).
    """
    level_of = t.land.level
    way = gait(t, m)
    drops, stand = t.land.drops[way], t.land.stand
    out: dict[int, int] = {}
    for a, d in far.items():
        if d < speed and drops[a] and not enemies >> a & 1:
            level = level_of(a) if stand[a] else t.land.last_floor(a, far, way, enemies)
            for b in drops[a]:
                if level_of(b) <= level and t.land.depths[b] + level - level_of(b) >= 2 and out.get(b, 9) > level:
                    out[b] = level
    return out


# -- By which way ----------------------------------------------------------------------------------------------------


def route(t: State, m: int, speed: int, cube: int) -> list[int]:
    """The cubes of a shortest way to a cube that the model can enter, the last being that cube."""
    _, enemies = crowds(t, m)
    return _way_back(t, m, within(t, m, speed), enemies, cube)


def route_off(t: State, m: int, speed: int, cube: int) -> list[int]:
    """The cubes of a way to a ledge and, as the last, the airy cube that the model steps into from there."""
    _, enemies = crowds(t, m)
    enemies &= ~(1 << t.cube[m])
    far, drops = within(t, m, speed), t.land.drops[gait(t, m)]
    ledges = [a for a, d in far.items() if d < speed and cube in drops[a] and not enemies >> a & 1]
    ledge = min(ledges, key=far.__getitem__)
    return [*_way_back(t, m, far, enemies, ledge), cube]


def route_around(t: State, m: int) -> list[int]:
    """Out of the model's cube and back into it."""
    start, steps = t.cube[m], t.land.steps[gait(t, m)]
    full, enemies = crowds(t, m)
    return [next(c for c in steps[start] if start in steps[c] and not (full | enemies) >> c & 1), start]


def _way_back(t: State, m: int, far: dict[int, int], enemies: int, cube: int) -> list[int]:
    """From a cube back to the model, a step nearer each time."""
    way, stand = gait(t, m), t.land.stand
    steps = t.land.steps[way]
    found: list[int] = []
    while cube != t.cube[m]:
        found.append(cube)
        nearer = [a for a, d in far.items() if d == far[cube] - 1 and cube in steps[a]]
        cube = next(
            a
            for a in nearer
            if a == t.cube[m] or not (enemies >> a & 1 or (way == JUMP and not stand[a] and not stand[cube]))
        )
    return found[::-1]
