"""What a person might want to answer, and why it is not an option."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.flashpoint import words as w
from standoff.games.flashpoint.arms import distance, has_support_weapon, is_long, modes, profile, sources
from standoff.games.flashpoint.names import (
    ACT,
    ACTIVATE,
    ACTIVATED,
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    AT_A_CUBE,
    BREAK_AWAY,
    CROUCH,
    CUBE_TARGET,
    DEFIANCE,
    DEPLOY,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    DROP_WEAPON,
    FALLING,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_FETCH,
    GRAPPLE_MOVE,
    GRENADE,
    HIDDEN,
    I_AMMO,
    I_CAMOUFLAGE,
    I_GRAPPLESHOT,
    I_SENSOR,
    I_THRUSTER,
    I_TRANSLOCATOR,
    MEDIC,
    MOVE,
    NONE,
    ODDBALL,
    OFF,
    ONE_MAN_ARMY,
    PASS,
    PICK,
    PINNED,
    PLACE,
    PUT_SEED,
    RAMPAGE,
    SHOOT,
    SHOOTING,
    SPOT,
    SPRINT,
    STAND_UP,
    STOCKPILE,
    TARGET,
    THROW_SEED,
    TRAINING,
    TREAT,
    UNPLACED,
    USE,
)
from standoff.games.flashpoint.paths import NO_ENEMY, within
from standoff.games.flashpoint.queries import (
    arms_of,
    burdened,
    carries_object,
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
from standoff.games.flashpoint.rules.things import A_WEAPON, AN_OBJECT
from standoff.games.flashpoint.state import State

SHORT_ACTIONS = (ADVANCE, CROUCH, SHOOTING, THROW_SEED)


def candidates(t: State) -> list[int]:
    """What a person might want to answer."""
    options = t.setup.options(t)
    more: list[int] = []
    if t.kind == ACT:
        m = t.active
        more = list(range(GRAPPLE_FETCH + 1))
        more += [TREAT + o for o in team(t, side(t, m)) if t.cube[o] != OFF]
        more += [DROP_WEAPON + a for a in arms_of(t, m)]
        kinds: list[int] = []
        for i in items_of(t, m):
            if t.item_kind[i] not in kinds and t.item_kind[i] != I_GRAPPLESHOT:
                kinds.append(t.item_kind[i])
                if not any(c >= USE and t.item_kind[c - USE] == t.item_kind[i] for c in options):
                    more.append(USE + i)
    elif t.kind == MOVE:
        m, speed, _ = t.args
        here = t.cube[m]
        offered = {c % FALLING // SPOT for c in options}
        for c in range(t.land.cubes):
            if t.land.stand[c] and t.land.distance(here, c) <= speed + 1:
                if c not in offered:
                    more.append(c * SPOT + UNPLACED)
                elif c * SPOT + UNPLACED not in options:
                    more += [c * SPOT + s for s in range(9)]
    elif t.kind == SHOOT:
        more = all_shots(t, t.args[0])
    elif t.kind == ACTIVATE:
        more = [*team(t, t.asked), PASS]
    elif t.kind == PLACE:
        more = list(range(9))
    elif t.kind == DEPLOY:
        offered = {c // SPOT for c in options}
        more = [c * SPOT + UNPLACED for c in range(t.land.cubes) if t.land.stand[c] and c not in offered]
    elif t.kind == TARGET:
        more = [o for o in foes(t, t.args[0]) if t.cube[o] != OFF]
    elif t.kind == PICK:
        m = t.args[0]
        here = t.cube[m]
        more = [i for i, at in enumerate(t.item_at) if at == here]
        more += [A_WEAPON + a for a, at in enumerate(t.arm_at) if at == here]
        more += [AN_OBJECT + o for o, at in enumerate(t.object_at) if at == here]
    known = set(options)
    return options + [c for c in more if c not in known]


def all_shots(t: State, m: int) -> list[int]:
    """Every weapon with a range at every enemy, or every cube not too far away, whether it can be fired so or not."""
    out = []
    targets = [o for o in foes(t, m) if t.cube[o] != OFF]
    for s in sources(t, m):
        p = profile(t, m, s)
        if p.reach:
            cubes = t.land.in_range(t.cube[m], p.reach + 1, False)
            aims = [CUBE_TARGET + c for c in cubes] if p.bits & AT_A_CUBE else targets
            out += [s | mode << 8 | aim << 11 for mode in modes(p) for aim in aims]
    return out


def refusal(t: State, code: int) -> Reason | None:
    """Why a candidate is not an option."""
    if code in t.setup.options(t):
        return None
    if t.kind == ACT:
        return _cannot_act(t, t.active, code)
    if t.kind == MOVE:
        return _cannot_move(t, code)
    if t.kind == SHOOT:
        return _cannot_shoot(t, t.args[0], code)
    if t.kind == ACTIVATE:
        return _cannot_activate(t, code)
    if t.kind == PLACE:
        return _cannot_stand(t, t.cube[t.args[0]], code)
    if t.kind == DEPLOY:
        if full(t, t.args[0], code // SPOT):
            return Reason("fp.cube.capacity", "The cube is full.")
        return Reason("fp.setup.deploy", "The cube is not in your deployment zone.")
    if t.kind == PICK:
        return _cannot_pick(t, code)
    return Reason("fp.assault.same_cube", f"{w.model(t, code)} is not in the same cube.")


# -- Actions ---------------------------------------------------------------------------------------------------------


def _cannot_act(t: State, m: int, code: int) -> Reason:
    if t.status[m] & PINNED:
        if code == DEFIANCE:
            return Reason("fp.order.defiance", "Defiance needs Atriox on the board and a Special Order result.")
        return Reason("fp.stand.first", "Pinned: Stand Up first.")
    if t.arriving:
        return Reason("fp.respawn.advance_first", "The first action of a respawning model is an Advance.")
    if code >= USE:
        return _cannot_use(t, m, code - USE)
    if code >= TREAT:
        return _cannot_treat(t, m, code - TREAT)
    if code in (FREE_ADVANCE, FREE_SHOOT, FREE_ASSAULT):
        return _cannot_spend(t, m, code)
    if code in (GRAPPLE_MOVE, GRAPPLE_FETCH):
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
    elif t.left < 2 or t.used:
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
    if t.command[side(t, m) * 6 + face] == 0:
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


def _cannot_move(t: State, code: int) -> Reason:
    m, speed, flags = t.args
    cube, slot = code // SPOT, code % SPOT
    if slot != UNPLACED:
        return _cannot_stand(t, cube, slot)
    if full(t, m, cube):
        return Reason("fp.cube.capacity", f"{w.cube(t, cube)} is full.")
    if flags & NO_ENEMY and enemies_in(t, m, cube):
        return Reason("fp.kw.scout_limits", "There is an enemy in that cube.")
    if cube in within(t, m, speed):
        if BREAK_AWAY in t.setup.options(t):
            return Reason("fp.break.declared", "There are enemies in the cube: break away first.")
        return Reason("fp.order.rampage", "Rampage ends in an enemy's cube.")
    far = t.land.distance(t.cube[m], cube)
    if far > speed:
        return Reason("fp.advance.speed", f"{w.cube(t, cube)} is {far} cubes away; the model moves {speed}.")
    return Reason("fp.move.orthogonal", f"Walls, floors or gaps block every way to {w.cube(t, cube)}.")


def _cannot_stand(t: State, cube: int, slot: int) -> Reason:
    if slot not in t.land.slots(cube):
        return Reason("fp.half.floor", "There is no floor on that side of the cube.")
    return Reason("fp.cube.make_room", "Somebody stands too close to that place.")


def _cannot_shoot(t: State, m: int, code: int) -> Reason:
    source, mode, target = code & 255, code >> 8 & 3, code >> 11
    p = profile(t, m, source)
    cube = target - CUBE_TARGET if target >= CUBE_TARGET else t.cube[target]
    far = distance(t, t.cube[m], cube)
    if far > p.reach:
        return Reason("fp.range.max", f"Out of range: {far} of {p.reach}.")
    if t.args[1] and is_long(t, m, p, mode):
        return Reason("fp.kw.long", "That is a long action, and one action is spent already.")
    if target >= CUBE_TARGET:
        if p.bits & GRENADE and has_support_weapon(t, m):
            return Reason("fp.kw.support_grenades", "No grenades beside a Support Weapon.")
        if p.bits & GRENADE and not t.land.stand[cube]:
            return Reason("fp.grenade.floor", f"There is no floor in {w.cube(t, cube)} for a grenade to land on.")
        if t.shrouds:
            return Reason("fp.item.shroud", "A Shroud Screen is in the way, or no part of the cube is in sight.")
        return Reason("fp.los.cube", f"No part of {w.cube(t, cube)} is in sight.")
    if t.status[target] & HIDDEN:
        return Reason("fp.item.camouflage", f"{w.model(t, target)} is camouflaged.")
    if t.shrouds:
        return Reason("fp.item.shroud", "A Shroud Screen is in the way.")
    why = t.sight.why_not(place(t, m), height(t, m), place(t, target), height(t, target))
    return Reason("fp.los.none", f"No line of sight: blocked by {why}.")


def _cannot_activate(t: State, code: int) -> Reason:
    if code == PASS:
        return Reason("fp.turn.pass", "You do not have fewer models left to Activate than your opponent.")
    if t.status[code] & ACTIVATED:
        return Reason("fp.turn.once", f"{w.model(t, code)} has been Activated this Round.")
    if t.scenario == TRAINING:
        return Reason("fp.training.no_respawn", "Nobody respawns in training.")
    return Reason("fp.respawn.full", f"{w.model(t, code)} cannot enter: its entry cubes are full, or nobody respawns.")


def _cannot_pick(t: State, code: int) -> Reason:
    if code >= AN_OBJECT and not t.took & 4:
        return Reason("fp.seed.one", "That object is not for this model to take.")
    return Reason("fp.item.one_of_each", "One item, one weapon and one object in an action.")
