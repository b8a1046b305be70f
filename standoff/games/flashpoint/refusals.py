"""What a person might want to answer, and why it is not an option."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.flashpoint import labels as w
from standoff.games.flashpoint.arms import distance, has_support_weapon, is_long, modes, profile, sources
from standoff.games.flashpoint.figures import LONG_ACTION
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    BREAK_AWAY,
    CROUCH,
    DEFIANCE,
    DONE,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_ADVANCE,
    GRAPPLE_FETCH,
    MAKE_ROOM,
    ONE_MAN_ARMY,
    PASS,
    PUT_SEED,
    RAMPAGE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    Enter,
    JumpOff,
    Move,
    PickModel,
    ShootAt,
    ShootCube,
    Stand,
    TakeObject,
    Treat,
    UseItem,
    drop_weapon,
    enter,
    pick_model,
    shoot_at,
    shoot_cube,
    stand,
    take_item,
    take_object,
    take_weapon,
    treat,
    use_item,
)
from standoff.games.flashpoint.messages.questions import ACT, ACTIVATE, DEPLOY, MOVE, PICK, PLACE, SHOOT, TARGET
from standoff.games.flashpoint.names import (
    ACTIVATED,
    AT_A_CUBE,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    GRENADE,
    HIDDEN,
    I_AMMO,
    I_CAMOUFLAGE,
    I_GRAPPLESHOT,
    I_SENSOR,
    I_THRUSTER,
    I_TRANSLOCATOR,
    MEDIC,
    NONE,
    ODDBALL,
    OFF,
    PINNED,
    PLACES,
    RAMPAGING,
    SCOUTING,
    STOCKPILE,
    TOOK_OBJECT,
    TRAINING,
)
from standoff.games.flashpoint.paths import within
from standoff.games.flashpoint.queries import (
    arms_of,
    burdened,
    carries_object,
    dice_showing,
    enemies_in,
    enemy_near,
    foes,
    friends_in,
    full,
    height,
    item_of,
    items_of,
    place,
    side,
    team,
)
from standoff.games.flashpoint.state import State

SHORT_ACTIONS = (ADVANCE, CROUCH, SHOOTING, THROW_SEED)
ACTIONS = (
    *(DONE, STAND_UP, ADVANCE, SPRINT, CROUCH, SHOOTING, ASSAULT, THROW_SEED, PUT_SEED),
    *(FREE_ADVANCE, FREE_SHOOT, FREE_ASSAULT, ONE_MAN_ARMY, ALLIANCE, RAMPAGE, DEFIANCE),
    *(GO_BACK, GRAPPLE_ADVANCE, GRAPPLE_FETCH),
)

# -- Candidates ------------------------------------------------------------------------------------------------------


def candidates(t: State) -> list[int]:
    """What a person might want to answer."""
    options = t.setup.options(t)
    more: list[int] = []
    if t.kind == ACT:
        more = _all_actions(t, t.active, options)
    elif t.kind == MOVE:
        more = _all_moves(t, options)
    elif t.kind == SHOOT:
        more = all_shots(t, t.args[0])
    elif t.kind == ACTIVATE:
        more = [*[pick_model(m) for m in team(t, t.asked)], PASS]
    elif t.kind == PLACE:
        more = [stand(s) for s in range(PLACES)]
    elif t.kind == DEPLOY:
        offered = _cubes_in(options)
        more = [enter(c) for c in range(t.land.cubes) if t.land.stand[c] and c not in offered]
    elif t.kind == TARGET:
        more = [pick_model(o) for o in foes(t, t.args[0]) if t.cube[o] != OFF]
    elif t.kind == PICK:
        _, here = t.args
        more = [take_item(i) for i, at in enumerate(t.item_at) if at == here]
        more += [take_weapon(a) for a, at in enumerate(t.arm_at) if at == here]
        more += [take_object(o) for o, at in enumerate(t.object_at) if at == here]
    known = set(options)
    return options + [c for c in more if c not in known]


def _all_actions(t: State, m: int, options: list[int]) -> list[int]:
    more = list(ACTIONS)
    more += [treat(o) for o in team(t, side(t, m)) if t.cube[o] != OFF]
    more += [drop_weapon(a) for a in arms_of(t, m)]
    kinds = [t.item_kind[answer.item] for answer in map(read, options) if isinstance(answer, UseItem)]
    for i in items_of(t, m):
        if t.item_kind[i] not in kinds and t.item_kind[i] != I_GRAPPLESHOT:
            kinds.append(t.item_kind[i])
            more.append(use_item(i))
    return more


def _all_moves(t: State, options: list[int]) -> list[int]:
    """Cubes that are not offered, one step too far at most; places in those that are."""
    _, here, speed, *_ = t.args
    offered, places = _cubes_in(options), t.land.moves
    more: list[int] = []
    for c in range(t.land.cubes):
        if t.land.stand[c] and t.land.distance(here, c) <= speed + 1 and c != here:
            if c not in offered:
                more.append(enter(c))
            elif enter(c) not in options:
                more += places[c]
    return more if MAKE_ROOM in options else [*[stand(s) for s in range(PLACES)], *more]


def _cubes_in(options: list[int]) -> set[int]:
    """The cubes that one can go to."""
    return {answer.cube for answer in map(read, options) if isinstance(answer, Move | Enter | JumpOff)}


def all_shots(t: State, m: int) -> list[int]:
    """Every weapon with a range at every enemy, or every cube not too far away, whether it can be fired so or not."""
    out = []
    targets = [o for o in foes(t, m) if t.cube[o] != OFF]
    for s in sources(t, m):
        p = profile(t, m, s)
        if p.reach and p.bits & AT_A_CUBE:
            cubes = t.land.in_range(t.cube[m], p.reach + 1, False)
            out += [shoot_cube(s, mode, cube) for mode in modes(p) for cube in cubes]
        elif p.reach:
            out += [shoot_at(s, mode, False, o) for mode in modes(p) for o in targets]
    return out


# -- Reasons ---------------------------------------------------------------------------------------------------------


def reason_against(t: State, code: int) -> Reason:
    """Why a candidate is not an option."""
    if t.kind == ACT:
        return _cannot_act(t, t.active, code)
    if t.kind == ACTIVATE and code == PASS:
        return Reason("fp.turn.pass", "You do not have fewer models left to Activate than your opponent.")
    match read(code):
        case Move(cube, slot):
            return _cannot_stand(t, cube, slot)
        case Stand(slot):
            return _cannot_stay(t) or _cannot_stand(t, t.cube[t.args[0]], slot)
        case Enter(cube):
            return _cannot_deploy(t, cube) if t.kind == DEPLOY else _cannot_move(t, cube)
        case ShootAt(source, mode, _, target):
            return _cannot_shoot(t, t.args[0], source, mode, t.cube[target]) or _cannot_see(t, t.args[0], target)
        case ShootCube(source, mode, cube):
            return _cannot_shoot(t, t.args[0], source, mode, cube) or _cannot_aim(t, t.args[0], source, cube)
        case PickModel(model):
            if t.kind == ACTIVATE:
                return _cannot_activate(t, model)
            return Reason("fp.assault.same_cube", f"{w.model(t, model)} is not in the same cube.")
        case TakeObject(_) if not t.took & TOOK_OBJECT:
            return Reason("fp.seed.one", "That object is not for this model to take.")
    return Reason("fp.item.one_of_each", "One item, one weapon and one object in an action.")


# -- Actions ---------------------------------------------------------------------------------------------------------


def _cannot_act(t: State, m: int, code: int) -> Reason:
    if t.status[m] & PINNED:
        if code == DEFIANCE:
            return Reason("fp.order.defiance", "Defiance needs Atriox on the board and a Special Order result.")
        return Reason("fp.stand.first", "Pinned: Stand Up first.")
    if t.arriving:
        return Reason("fp.respawn.advance_first", "The first action of a respawning model is an Advance.")
    match read(code):
        case UseItem(item):
            return _cannot_use(t, m, item)
        case Treat(target):
            return _cannot_treat(t, m, target)
    if code in (FREE_ADVANCE, FREE_SHOOT, FREE_ASSAULT):
        return _cannot_spend(t, m, code)
    if code in (GRAPPLE_ADVANCE, GRAPPLE_FETCH):
        if item_of(t, m, I_GRAPPLESHOT) == NONE:
            return Reason("fp.item.grapple_move", "There is no Grappleshot to use.")
        if t.scenario == ODDBALL and carries_object(t, m):
            return Reason("fp.oddball.no_items", "Who carries the Oddball uses no items.")
        return Reason("fp.item.grapple_fetch", "There is nothing in sight in an adjacent cube to fetch.")
    if code == STAND_UP:
        return Reason("fp.stand.first", "The model is not Pinned.")
    if code in (DEFIANCE, ALLIANCE, RAMPAGE, ONE_MAN_ARMY):
        return _cannot_order(code)
    if code == GO_BACK:
        return Reason("fp.item.translocator", "No Translocator has been used, or there is no way back to its cube.")
    if code in (PUT_SEED, THROW_SEED) and not (t.scenario == STOCKPILE and carries_object(t, m)):
        return Reason("fp.seed.put_down", "There is no Power Seed in hand.")
    return _out_of_actions(t, m, code)


def _out_of_actions(t: State, m: int, code: int) -> Reason:
    if code == ADVANCE and t.data.units[t.unit[m]].speed[0] == 0:
        return Reason("fp.stats.speed", "This model cannot move.")
    if code in SHORT_ACTIONS:
        if t.left == 0:
            return Reason("fp.action.long_or_two", "No action is left.")
        if t.used >> code & 1 and not t.twice:
            return Reason("fp.action.once", "Already done this Turn.")
    elif t.left < LONG_ACTION or t.used:
        return Reason("fp.action.long_or_two", "A long action cannot follow another action.")
    if code == CROUCH:
        return Reason("fp.kw.stoic_crouch", "A Stoic model never Crouches.")
    if code in (SPRINT, SHOOTING) and burdened(t, m):
        what = "oddball" if t.scenario == ODDBALL else "seed"
        return Reason(f"fp.{what}.no_{'sprint' if code == SPRINT else 'shooting'}", "Not with that in its hands.")
    if code == SPRINT:
        if enemy_near(t, m):
            return Reason("fp.sprint.enemy", "No Sprint out of a cube with an enemy.")
        return Reason("fp.kw.support_sprint", "A Support Weapon is too heavy to Sprint with.")
    if code == ASSAULT:
        if has_support_weapon(t, m):
            return Reason("fp.kw.support_fight", "No Fight test with a Support Weapon.")
        return Reason("fp.assault.same_cube", "There is no enemy in the cube.")
    if code == SHOOTING:
        if enemy_near(t, m):
            return Reason("fp.shoot.enemy", "No Shoot action beside an enemy.")
        return Reason("fp.shoot.in_range", "No weapon has a target in range and in sight.")
    return Reason("fp.seed.throw", "There is no cube to throw it to.")


def _cannot_spend(t: State, m: int, code: int) -> Reason:
    face = {FREE_ADVANCE: DIE_ADVANCE, FREE_SHOOT: DIE_SHOOT, FREE_ASSAULT: DIE_ASSAULT}[code]
    if dice_showing(t, side(t, m), face) == 0:
        return Reason("fp.command.spend", "No command die shows that.")
    if t.free_used:
        return Reason("fp.command.one_of", "One Advance, Shoot or Assault result has been used already.")
    if code == FREE_SHOOT:
        if enemy_near(t, m):
            return Reason("fp.shoot.enemy", "No Shoot action beside an enemy.")
        return Reason("fp.shoot.in_range", "No weapon has a target in range and in sight.")
    if code == FREE_ASSAULT:
        return Reason("fp.command.assault", "There is no enemy in the cube to fight.")
    return Reason("fp.stats.speed", "This model cannot move.")


def _cannot_order(code: int) -> Reason:
    clauses = {
        ALLIANCE: ("fp.order.alliance", "Alliance: at the start, with a friend close by and a Special Order result."),
        RAMPAGE: ("fp.order.rampage", "Rampage: a wounded Jiralhanae with an enemy in reach and an order result."),
        ONE_MAN_ARMY: ("fp.order.one_man_army", "One Man Army: Master Chief, at the start, with an order result."),
        DEFIANCE: ("fp.order.defiance", "Defiance is for models that begin their Activation Pinned."),
    }
    return Reason(*clauses[code])


def _cannot_treat(t: State, m: int, o: int) -> Reason:
    if not t.bits[m] & MEDIC:
        return Reason("fp.kw.medic", "Only a Medic treats wounds.")
    if o not in friends_in(t, m, t.cube[m]):
        return Reason("fp.kw.medic", "The friend is not in the same cube.")
    if t.left == 0:
        return Reason("fp.action.long_or_two", "No action is left.")
    if not t.wounds[o]:
        return Reason("fp.kw.medic", "There is no wound to treat.")
    return Reason("fp.aux.once", "The same Auxiliary action is not taken twice.")


def _cannot_use(t: State, m: int, i: int) -> Reason:
    kind = t.item_kind[i]
    if t.scenario == ODDBALL and carries_object(t, m):
        return Reason("fp.oddball.no_items", "Who carries the Oddball uses no items.")
    if kind == I_CAMOUFLAGE and t.status[m] & HIDDEN:
        return Reason("fp.item.camouflage", "The model is camouflaged already.")
    if kind == I_THRUSTER:
        return Reason("fp.item.thruster", "A Thruster is used before a normal Advance or Sprint.")
    if kind == I_TRANSLOCATOR:
        return Reason("fp.item.translocator", "A Translocator is used just before an Advance or Sprint.")
    if kind == I_SENSOR:
        return Reason("fp.item.sensor", "A Threat Sensor is at work already.")
    if kind == I_AMMO or t.data.items[kind].weapon != NONE:
        return Reason("fp.item.type_three", "This item is used with a Shoot action.")
    return Reason("fp.item.type_one", "This item works by being carried.")


# -- Moves, shots, activations ---------------------------------------------------------------------------------------


def _cannot_move(t: State, cube: int) -> Reason:
    m, here, speed, way, *_ = t.args
    if full(t, m, cube):
        return Reason("fp.cube.capacity", f"{w.cube(t, cube)} is full.")
    if way == SCOUTING and enemies_in(t, m, cube):
        return Reason("fp.kw.scout_limits", "There is an enemy in that cube.")
    if cube in within(t, m, speed):
        if BREAK_AWAY in t.setup.options(t):
            return Reason("fp.break.declared", "There are enemies in the cube: break away first.")
        return Reason("fp.order.rampage", "Rampage ends in an enemy's cube.")
    if t.land.twin[here] == cube:
        return Reason("fp.middle.blocks", f"{w.cube(t, cube)} is on the other side of the wall.")
    far = t.land.distance(here, cube)
    if far > speed:
        return Reason("fp.advance.speed", f"{w.cube(t, cube)} is {far} cubes away; the model moves {speed}.")
    return Reason("fp.move.orthogonal", f"Walls, floors or gaps block every way to {w.cube(t, cube)}.")


def _cannot_stay(t: State) -> Reason | None:
    if t.kind == MOVE:
        _, _, _, way, *_ = t.args
        if way == RAMPAGING:
            return Reason("fp.order.rampage", "Rampage ends in an enemy's cube.")
    return None


def _cannot_deploy(t: State, cube: int) -> Reason:
    [m] = t.args
    if full(t, m, cube):
        return Reason("fp.cube.capacity", "The cube is full.")
    return Reason("fp.setup.deploy", "The cube is not in your deployment zone.")


def _cannot_stand(t: State, cube: int, slot: int) -> Reason:
    if slot not in t.land.slots(cube):
        if t.land.half[cube]:
            return Reason("fp.middle.halves", "That place is not on this side of the wall.")
        if t.land.within(cube) != ".":
            return Reason("fp.scenery.middle", "What stands in the middle of the cube leaves no room there.")
        return Reason("fp.half.floor", "There is no floor on that side of the cube.")
    return Reason("fp.cube.make_room", "Somebody stands too close to that place.")


def _cannot_shoot(t: State, m: int, source: int, mode: int, cube: int) -> Reason | None:
    """Too far, or too long an action?"""
    p = profile(t, m, source)
    _, short = t.args
    far = distance(t, t.cube[m], cube)
    if far > p.reach:
        return Reason("fp.range.max", f"Out of range: {far} of {p.reach}.")
    if short and is_long(t, m, p, mode):
        return Reason("fp.kw.long", "That is a long action, and one action is spent already.")
    return None


def _cannot_aim(t: State, m: int, source: int, cube: int) -> Reason:
    p = profile(t, m, source)
    if p.bits & GRENADE and has_support_weapon(t, m):
        return Reason("fp.kw.support_grenades", "No grenades beside a Support Weapon.")
    if p.bits & GRENADE and not t.land.stand[cube]:
        return Reason("fp.grenade.floor", f"There is no floor in {w.cube(t, cube)} for a grenade to land on.")
    if t.shrouds:
        return Reason("fp.item.shroud", "A Shroud Screen is in the way, or no part of the cube is in sight.")
    return Reason("fp.los.cube", f"No part of {w.cube(t, cube)} is in sight.")


def _cannot_see(t: State, m: int, target: int) -> Reason:
    if t.land.twin[t.cube[m]] == t.cube[target]:
        return Reason("fp.middle.apart", f"{w.model(t, target)} is on the other side of the wall in this cube.")
    if t.status[target] & HIDDEN:
        return Reason("fp.item.camouflage", f"{w.model(t, target)} is camouflaged.")
    if t.shrouds:
        return Reason("fp.item.shroud", "A Shroud Screen is in the way.")
    why = t.sight.why_not(place(t, m), height(t, m), place(t, target), height(t, target))
    return Reason("fp.los.none", f"No line of sight: blocked by {why}.")


def _cannot_activate(t: State, m: int) -> Reason:
    if t.status[m] & ACTIVATED:
        return Reason("fp.turn.once", f"{w.model(t, m)} has been Activated this Round.")
    if t.scenario == TRAINING:
        return Reason("fp.training.no_respawn", "Nobody respawns in training.")
    return Reason("fp.respawn.full", f"{w.model(t, m)} cannot enter: its entry cubes are full, or nobody respawns.")
