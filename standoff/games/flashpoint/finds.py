"""What a model finds in a cube: things to pick up, to fetch or to deliver."""

from __future__ import annotations

from standoff.games.flashpoint.arms import sees_cube
from standoff.games.flashpoint.messages.answers import take_item, take_object, take_weapon
from standoff.games.flashpoint.names import FLAG, STOCKPILE, STRONGHOLDS, TOOK_ITEM, TOOK_OBJECT, TOOK_WEAPON
from standoff.games.flashpoint.queries import enemies_in, home, most_objects, objects_of, own_markers, side
from standoff.games.flashpoint.state import State


def pickable(t: State, m: int, cube: int) -> list[int]:
    """What a model may pick up in a cube: one item, one weapon and one object in an action (fp.item.one_of_each),
    not beside an enemy (fp.item.no_enemy).
    """
    items = cube in t.item_at and not t.took & TOOK_ITEM
    arms = cube in t.arm_at and not t.took & TOOK_WEAPON
    objects = cube in t.object_at and not t.took & TOOK_OBJECT
    if not (items or arms or objects) or enemies_in(t, m, cube):
        return []
    out = [take_item(i) for i, at in enumerate(t.item_at) if at == cube] if items else []
    if arms:
        out += [take_weapon(a) for a, at in enumerate(t.arm_at) if at == cube]
    if objects:
        out += [take_object(o) for o, at in enumerate(t.object_at) if at == cube and may_take(t, m, o)]
    return out


def may_take(t: State, m: int, o: int) -> bool:
    """One object at a time (fp.seed.one, fp.kw.pack_mule_objects); never one's own Flag (fp.flag.own, fp.flag.stays), a
    VP marker (fp.hold.fixed) or a Power Seed from one's own station (fp.seed.own_station).
    """
    if t.scenario == STRONGHOLDS or len(objects_of(t, m)) >= most_objects(t, m):
        return False
    seat = side(t, m)
    if t.scenario == FLAG:
        return home(t, seat) != o
    return t.scenario != STOCKPILE or not t.land.same_cube(t.stations[home(t, seat)], t.object_at[o])


def something_in(t: State, m: int, cube: int) -> bool:
    """Is there anything in the cube that this model could pick up or deliver?"""
    return bool(pickable(t, m, cube)) or delivers(t, m, cube)


def delivers(t: State, m: int, cube: int) -> bool:
    """Does the model carry something that belongs into this cube?"""
    return bool(objects_of(t, m)) and cube in scoring_cubes(t, side(t, m))


def scoring_cubes(t: State, seat: int) -> list[int]:
    """Where a Flag or a Power Seed is delivered; both halves of such a cube will do (fp.middle.objectives)."""
    if t.scenario == FLAG:
        return [half for r in own_markers(t, seat) for half in t.land.halves(t.respawns[r])]
    return list(t.land.halves(t.stations[home(t, seat)])) if t.scenario == STOCKPILE else []


def fetchable(t: State, m: int) -> list[int]:
    """Items and weapons in adjacent cubes in sight without enemies; never objects (fp.item.grapple_fetch)."""
    out = []
    for cube in t.land.near[t.cube[m]]:
        if (cube in t.item_at or cube in t.arm_at) and not enemies_in(t, m, cube) and sees_cube(t, m, cube):
            out += [take_item(i) for i, at in enumerate(t.item_at) if at == cube]
            out += [take_weapon(a) for a, at in enumerate(t.arm_at) if at == cube]
    return out
