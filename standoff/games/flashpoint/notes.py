"""What a player would like to be told about an option before he takes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from standoff.engine.declare import Answer, Note
from standoff.games.flashpoint.arms import (
    blades,
    clear_shot,
    distance,
    fight_dice,
    fight_survive_dice,
    is_long,
    moved_dice,
    profile,
    profile_id,
    ranged_dice,
    sees,
    survive_dice_shot,
)
from standoff.games.flashpoint.figures import LONG_ACTION, SHORT_ACTION, TEST_DICE
from standoff.games.flashpoint.finds import delivers, pickable
from standoff.games.flashpoint.messages import answers as a
from standoff.games.flashpoint.messages.kinds import First
from standoff.games.flashpoint.messages.questions import ACT, BLADE, MOVE, SNAP, TARGET
from standoff.games.flashpoint.names import BY_FORCE, DIE_ADVANCE, DIE_ASSAULT, DIE_SHOOT, LUNGE, ORDER
from standoff.games.flashpoint.paths import crowds, leaps, route_off, within
from standoff.games.flashpoint.queries import has_looked, is_pinned, models_in
from standoff.games.flashpoint.state import State

COSTS: Final[Mapping[type[Answer], a.Cost]] = {
    a.StandUp: a.Cost(SHORT_ACTION, None),
    a.Advance: a.Cost(SHORT_ACTION, None),
    a.Sprint: a.Cost(LONG_ACTION, None),
    a.Crouch: a.Cost(SHORT_ACTION, None),
    a.Shoot: a.Cost(SHORT_ACTION, None),
    a.Assault: a.Cost(LONG_ACTION, None),
    a.ThrowSeed: a.Cost(SHORT_ACTION, None),
    a.Treat: a.Cost(SHORT_ACTION, None),
    a.AdvanceDie: a.Cost(0, DIE_ADVANCE),
    a.ShootDie: a.Cost(0, DIE_SHOOT),
    a.AssaultDie: a.Cost(0, DIE_ASSAULT),
    a.OneManArmy: a.Cost(0, ORDER),
    a.Alliance: a.Cost(0, ORDER),
    a.Rampage: a.Cost(LONG_ACTION, ORDER),
    a.Defiance: a.Cost(0, ORDER),
    a.PutSeedDown: a.Cost(0, None),
    a.GoBack: a.Cost(0, None),
    a.GrappleAdvance: a.Cost(0, None),
    a.GrappleFetch: a.Cost(0, None),
    a.UseItem: a.Cost(0, None),
    a.DropWeapon: a.Cost(0, None),
}
"""What the answers of the active model take at least."""


def note(t: State, answer: Answer) -> Note | None:
    """What an action costs, how far a move is, what a shot or a fight is rolled with, what an item is."""
    if t.kind == ACT:
        return COSTS.get(type(answer))
    match answer:
        case a.Move(cube, _) if t.kind == MOVE:
            return a.Steps(_steps(t, cube), "nothing")
        case a.Enter(cube):
            return a.Steps(_steps(t, cube), _first(t, cube)) if t.kind == MOVE else a.Steps(0, "room")
        case a.MakeRoom():
            return a.Steps(0, "room")
        case a.JumpOff(cube):
            return _leap(t, cube)
        case a.ShootAt(source, mode, ammo, target):
            return _aim(t, source, mode, ammo, target)
        case a.ShootCube(source, mode, cube):
            return _cube_aim(t, source, mode, cube)
        case a.FightWith(source) if t.kind == BLADE:
            m, o, moved, pinned = t.args
            return _melee(t, m, o, source, moved, pinned != 0)
        case a.PickModel(o) if t.kind == TARGET:
            return _assault(t, o)
        case a.TakeItem(item) | a.LookAtItem(item):
            known = item not in t.face_down or has_looked(t, t.asked, item)
            return a.Lies(t.item_kind[item] if known else None)
    return None


def _steps(t: State, cube: int) -> int:
    """How many cubes of movement it takes to get there."""
    m, _, speed, *_ = t.args
    return within(t, m, speed)[cube]


def _first(t: State, cube: int) -> First:
    """Why the place within a cube is not part of the answer."""
    m, *_ = t.args
    if pickable(t, m, cube):
        return "things"
    return "delivery" if delivers(t, m, cube) else "room"


def _leap(t: State, cube: int) -> Note:
    m, here, speed, *_ = t.args
    _, enemies = crowds(t, m)
    floor = leaps(t, m, speed, within(t, m, speed), enemies & ~(1 << here))[cube]
    return a.Leap(len(route_off(t, m, speed, cube)), floor - t.land.level(cube) + t.land.depths[cube])


def _aim(t: State, source: int, mode: int, ammo: bool, o: int) -> Note:
    m, *_ = t.args
    p, card = profile(t, m, source), t.data.units[t.unit[m]]
    return a.Aim(
        line=profile_id(t, m, source),
        range=distance(t, t.cube[m], t.cube[o]),
        reach=p.reach,
        dice=ranged_dice(t, m, o, p, mode, ammo, t.kind == SNAP),
        need=card.fight if p.bits & LUNGE else card.ranged,
        survive_dice=survive_dice_shot(t, o, mode),
        survive_need=t.data.units[t.unit[o]].survive,
        sees=sees(t, m, o),
        clear=clear_shot(t, m, o),
        long=is_long(t, m, p, mode),
    )


def _cube_aim(t: State, source: int, mode: int, cube: int) -> Note:
    m, *_ = t.args
    p = profile(t, m, source)
    return a.CubeAim(
        line=profile_id(t, m, source),
        range=distance(t, t.cube[m], cube),
        reach=p.reach,
        dice=TEST_DICE,
        need=t.data.units[t.unit[m]].ranged,
        models=models_in(t, cube),
        long=is_long(t, m, p, mode),
    )


def _assault(t: State, o: int) -> Note | None:
    """A fight that is about to come, if it is clear how it is fought: with one weapon, against one who defends."""
    m, why = t.args
    held = blades(t, m)
    if len(held) != 1 or (why == BY_FORCE and o in t.thrown):
        return None
    return _melee(t, m, o, held[0], moved_dice(t, why), is_pinned(t, o))


def _melee(t: State, m: int, o: int, source: int, moved: int, was_pinned: bool) -> Note:
    return a.Melee(
        line=profile_id(t, m, source),
        dice=fight_dice(t, m, o, profile(t, m, source), moved, was_pinned),
        need=t.data.units[t.unit[m]].fight,
        survive_dice=fight_survive_dice(t, o, m),
        survive_need=t.data.units[t.unit[o]].survive,
    )
