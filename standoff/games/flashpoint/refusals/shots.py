"""What stands against a shot: the range, the time it takes, the weapon, what is in the way."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.arms import distance, has_support_weapon, is_long, profile
from standoff.games.flashpoint.messages import objections as o
from standoff.games.flashpoint.names import GRENADE, HIDDEN, NONE
from standoff.games.flashpoint.queries import height, place
from standoff.games.flashpoint.state import State


def against_shot_at(t: State, source: int, mode: int, target: int) -> Objection:
    """Why this is not shot at an enemy."""
    return _against_weapon(t, source, mode, t.cube[target]) or _against_target(t, t.args[0], target)


def against_shot_into(t: State, source: int, mode: int, cube: int) -> Objection:
    """Why this is not shot or thrown into a cube."""
    return _against_weapon(t, source, mode, cube) or _against_cube(t, t.args[0], source, cube)


def _against_weapon(t: State, source: int, mode: int, cube: int) -> Objection | None:
    """Too far, or too long an action?"""
    m, short = t.args
    p = profile(t, m, source)
    far = distance(t, t.cube[m], cube)
    if far > p.reach:
        return o.OutOfRange(far, p.reach)
    return o.LongShot() if short and is_long(t, m, p, mode) else None


def _against_cube(t: State, m: int, source: int, cube: int) -> Objection:
    grenade = profile(t, m, source).bits & GRENADE
    if grenade and has_support_weapon(t, m):
        return o.GrenadeBesideSupportWeapon()
    if grenade and not t.land.stand[cube]:
        return o.NoFloorForGrenade(cube)
    return o.ShroudedCube() if t.shrouds else o.CubeOutOfSight(cube)


def _against_target(t: State, m: int, target: int) -> Objection:
    if t.land.twin[t.cube[m]] == t.cube[target]:
        return o.TargetBeyondTheWall(target)
    if t.status[target] & HIDDEN:
        return o.TargetCamouflaged(target)
    return _in_between(t, m, target)


def _in_between(t: State, m: int, target: int) -> Objection:
    """The terrain; only if it would let the target be seen, what comes and goes."""
    ends = (place(t, m), height(t, m), place(t, target), height(t, target))
    if t.sight.can_see(*ends):
        screens = [t.sight.cube_box(cube) for cube in t.shrouds]
        return o.ModelInTheWay() if t.sight.see_past(*ends, screens) else o.TargetShrouded()
    what, side, cube = t.sight.why_not(*ends)
    return o.NoLineOfSight(what, None if side == NONE else side, cube)
