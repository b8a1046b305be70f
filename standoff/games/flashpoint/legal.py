"""The options of each kind of question. Why something is not an option is in `refusals`."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.arms import (
    any_shot,
    blades,
    can_fight,
    guns,
    has_support_weapon,
    profile,
    sees,
    sees_cube,
    shots,
    shots_of,
    snaps,
    throws,
    throws_back,
)
from standoff.games.flashpoint.choices import around
from standoff.games.flashpoint.codes import token_of
from standoff.games.flashpoint.figures import LONG_ACTION, RAMPAGE_CUBES, RAMPAGE_WOUNDS
from standoff.games.flashpoint.finds import fetchable, pickable
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    CROUCH,
    DEFIANCE,
    DONE,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_ADVANCE,
    GRAPPLE_FETCH,
    ONE_MAN_ARMY,
    PASS,
    PUT_SEED,
    RAMPAGE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    TO_EVADE,
    TREATING,
    add_dice,
    destroy_item,
    drop_item,
    drop_weapon,
    fight_with,
    pick_cube,
    pick_marker,
    pick_model,
    push,
    reroll_dice,
    take_weapon,
    treat,
    use_item,
)
from standoff.games.flashpoint.messages.questions import (
    ACT,
    ACTIVATE,
    ADD_DICE,
    BLADE,
    EVADING,
    FETCH,
    FIGHTER,
    LEAVE,
    MARKER,
    MOVE,
    NEXT,
    PICK,
    PLACE,
    PUSH,
    REINFORCE,
    REROLL_DICE,
    RETURN_TO,
    SECOND,
    SEND_BACK,
    SHOOT,
    SHROUD,
    SNAP,
    STUCK,
    TAKE_WEAPON,
    TARGET,
    THROW,
)
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    BREAKING,
    CARRIED,
    DICE,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    DIRECTIONS,
    HIDDEN,
    I_CAMOUFLAGE,
    I_DROP_WALL,
    I_GRAPPLESHOT,
    I_OVERSHIELD,
    I_SENSOR,
    I_SHROUD,
    I_THRUSTER,
    I_TRANSLOCATOR,
    ITEM,
    MEDIC,
    NONE,
    O_ALLIANCE,
    O_DEFIANCE,
    O_ONE_MAN_ARMY,
    O_RAMPAGE,
    ODDBALL,
    OFF,
    ORDER,
    PINNED,
    RAMPAGING,
    STOCKPILE,
    STOIC,
    TO_ENTER,
    TOKEN,
)
from standoff.games.flashpoint.notes import note
from standoff.games.flashpoint.paths import crowds, destinations, elsewhere
from standoff.games.flashpoint.queries import (
    arms_of,
    burdened,
    can_activate,
    carries_object,
    command_dice,
    dice_showing,
    enemies_in,
    enemy_near,
    entries,
    fallen_mercenaries,
    free_slots,
    friends_in,
    full,
    is_pinned,
    items_of,
    may_order,
    may_pass,
    models_in,
    most_items,
    own_markers,
    pool_kinds,
    shifts,
    side,
    team,
)
from standoff.games.flashpoint.refusals import candidates, objection_to
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import STANDS

__all__ = ["candidates", "default", "note", "options", "refusal"]

TYPE_TWO = (I_CAMOUFLAGE, I_DROP_WALL, I_OVERSHIELD, I_TRANSLOCATOR, I_SHROUD, I_SENSOR, I_THRUSTER)


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == ACT:
        return actions(t, t.active)
    if kind == MOVE:
        m, _, speed, way, _, broken_away = t.args
        return destinations(t, m, speed, way, broken_away != 0)
    if kind == PLACE:
        m, cube, other = t.args
        return [STANDS[s] for s in (free_slots(t, m, cube) if other == NONE else shifts(t, m, other))]
    if kind == SHOOT:
        m, short = t.args
        return shots(t, m, short != 0)
    if kind == ACTIVATE:
        ready = [pick_model(m) for m in can_activate(t, t.asked)]
        return [*ready, PASS] if may_pass(t, t.asked) else ready
    if kind == PICK:
        m, cube = t.args
        return [*pickable(t, m, cube), PASS]
    if kind == ADD_DICE:
        return [add_dice(n) for n in range(dice_showing(t, t.asked, DICE) + 1)]
    if kind == REROLL_DICE:
        _, need, head, most, _ = t.args
        return rerolls(t, need, head, most)
    if kind in (TARGET, FIGHTER, BLADE, PUSH, SNAP, NEXT, EVADING, STUCK):
        return fighting(t, kind)
    if kind in (LEAVE, SECOND, MARKER, TAKE_WEAPON, FETCH, SHROUD, THROW, SEND_BACK, RETURN_TO, REINFORCE):
        return things(t, kind)
    return around(t, kind)


# -- The active model ------------------------------------------------------------------------------------------------


def actions(t: State, m: int) -> list[int]:
    """What the active model may do now. Each short action once (fp.action.once), a long one only alone
    (fp.action.long_or_two); a Pinned model stands up first (fp.stand.first, fp.stand.no_die), a respawning one
    advances first (fp.respawn.advance_first, fp.respawn.die_advance). Only a Power Seed is put down by choice, not the
    Oddball (fp.oddball.no_drop) or a Flag (fp.flag.no_drop).
    """
    seat = side(t, m)
    if t.status[m] & PINNED:
        return [DONE, STAND_UP, *([DEFIANCE] if may_order(t, seat, O_DEFIANCE) else [])]
    out = [DONE]
    left, used = t.left, t.used
    card = t.data.units[t.unit[m]]
    dice = command_dice(t, seat)
    free = not t.free_used
    if t.arriving:
        if card.speed[0] and may_take(t, ADVANCE):
            out.append(ADVANCE)
        if free and dice[DIE_ADVANCE]:
            out.append(FREE_ADVANCE)
        return out
    near = enemy_near(t, m)
    heavy = card.speed[1] == 0 or burdened(t, m) or has_support_weapon(t, m)
    fights = near and card.fight > 0 and not has_support_weapon(t, m)
    if card.speed[0] and may_take(t, ADVANCE):
        out.append(ADVANCE)
    if left == LONG_ACTION and not used and not near and not heavy:
        out.append(SPRINT)
    if may_take(t, CROUCH) and not t.bits[m] & STOIC:
        out.append(CROUCH)
    if may_take(t, SHOOTING) and any_shot(t, m, left < LONG_ACTION):
        out.append(SHOOTING)
    if left == LONG_ACTION and not used and fights:
        out.append(ASSAULT)
    if free:
        if dice[DIE_ADVANCE] and card.speed[0]:
            out.append(FREE_ADVANCE)
        if dice[DIE_SHOOT] and any_shot(t, m, False):
            out.append(FREE_SHOOT)
        if dice[DIE_ASSAULT] and fights:
            out.append(FREE_ASSAULT)
    if t.bits[m] & MEDIC and may_take(t, TREATING):
        out += [treat(o) for o in friends_in(t, m, t.cube[m]) if t.wounds[o]]
    if t.scenario == STOCKPILE and carries_object(t, m):
        out.append(PUT_SEED)
        if may_take(t, THROW_SEED) and throws(t, m):
            out.append(THROW_SEED)
    if t.anchor != NONE and t.anchor != t.cube[m] and not full(t, m, t.anchor):
        out.append(GO_BACK)
    if dice[ORDER]:
        out += orders(t, m, seat, near)
    if CARRIED - m in t.arm_at:
        out += [drop_weapon(a) for a in arms_of(t, m)]
    if CARRIED - m in t.item_at and not (t.scenario == ODDBALL and carries_object(t, m)):
        out += items(t, m, near or heavy)
    return out


def may_take(t: State, action: int) -> bool:
    """Is there an action left, and was this one not taken yet? Alliance allows it twice."""
    return t.left > 0 and (t.twice or not t.used >> action & 1)


def orders(t: State, m: int, seat: int, near: bool) -> list[int]:
    """The Special Orders that the active model may be given now."""
    out = []
    card = t.data.units[t.unit[m]]
    fresh = t.used == 0 and t.left == LONG_ACTION
    if card.key == "master_chief" and fresh and not t.no_limit and may_order(t, seat, O_ONE_MAN_ARMY):
        out.append(ONE_MAN_ARMY)
    if fresh and may_order(t, seat, O_ALLIANCE) and friend_close(t, m):
        out.append(ALLIANCE)
    if fresh and not near and t.wounds[m] >= RAMPAGE_WOUNDS and may_order(t, seat, O_RAMPAGE) and can_rampage(t, m):
        out.append(RAMPAGE)
    return out


def can_rampage(t: State, m: int) -> bool:
    """A Jiralhanae with its hands free and an enemy within its Sprint and one cube more."""
    card = t.data.units[t.unit[m]]
    if not card.key.startswith("jiralhanae") or burdened(t, m):
        return False
    full, enemies = crowds(t, m)
    return bool(elsewhere(t, m, card.speed[1] + RAMPAGE_CUBES, RAMPAGING, full, enemies))


def friend_close(t: State, m: int) -> bool:
    """Is a friend in the same or an adjacent cube, but not behind a wall through the same one (fp.middle.apart)?"""
    here = t.cube[m]
    friends = [t.cube[o] for o in team(t, side(t, m)) if o != m and t.cube[o] not in (OFF, t.land.twin[here])]
    return any(t.land.distance(cube, here) <= 1 for cube in friends)


def items(t: State, m: int, no_sprint: bool) -> list[int]:
    """The Type II items that the model may use now. Thruster and Translocator come before a normal move."""
    out = []
    may_move = may_take(t, ADVANCE) or (t.left == LONG_ACTION and not t.used and not no_sprint)
    seen: list[int] = []
    for i in items_of(t, m):
        kind = t.item_kind[i]
        if kind in seen:
            continue
        seen.append(kind)
        if kind == I_GRAPPLESHOT:
            out.append(GRAPPLE_ADVANCE)
            if fetchable(t, m):
                out.append(GRAPPLE_FETCH)
        elif kind in TYPE_TWO and not (
            (kind == I_CAMOUFLAGE and t.status[m] & HIDDEN)
            or (kind == I_THRUSTER and (t.boost or not may_move))
            or (kind == I_TRANSLOCATOR and (t.anchor != NONE or not may_move))
            or (kind == I_SENSOR and t.sensors[side(t, m)])
        ):
            out.append(use_item(i))
    return out


# -- Shooting and fighting -------------------------------------------------------------------------------------------


def fighting(t: State, kind: int) -> list[int]:
    """Answers in the middle of a fight."""
    if kind == PUSH:
        return [push(direction) for direction in range(DIRECTIONS)]
    if kind == NEXT:
        return [pick_model(o) for o in t.victims]
    if kind == EVADING:
        return [PASS, TO_EVADE]
    if kind == BLADE:
        return [fight_with(source) for source in blades(t, t.args[0])]
    m, more = t.args
    if kind == TARGET:
        return [pick_model(o) for o in enemies_in(t, m, t.cube[m])]
    if kind == FIGHTER:
        found = [pick_model(o) for o in enemies_in(t, m, t.cube[m]) if can_fight(t, o)]
        return [*found, PASS] if more == BREAKING else found
    if kind == SNAP:
        return [PASS, *snaps(t, m, more)]
    seen = [pick_model(o) for o in models_in(t, more) if o == m or sees(t, m, o)]
    return seen or [PASS]


def rerolls(t: State, need: int, head: int, most: int) -> list[int]:
    """Which dice of the pool are rolled again: failures, successes and Headshots; none is to keep them all."""
    failed, plain, heads = pool_kinds(t, need, head)
    out = [
        reroll_dice(h, s, f)
        for h in range(min(heads, most) + 1)
        for s in range(min(plain, most - h) + 1)
        for f in range(min(failed, most - h - s) + 1)
    ]
    out[0] = PASS
    return out


def things(t: State, kind: int) -> list[int]:
    """Answers about weapons, items and other things."""
    if kind == REINFORCE:
        return [PASS, *[pick_model(m) for m in fallen_mercenaries(t, t.asked)]]
    if kind == SEND_BACK:
        cube, _, _ = t.args
        spartans = [o for o in models_in(t, cube) if side(t, o) == t.asked and not is_pinned(t, o)]
        return [PASS, *[pick_model(o) for o in spartans if t.data.units[t.unit[o]].faction == 0]]
    if kind == TAKE_WEAPON:
        _, arm, marker = t.args
        if arm != NONE:
            return [take_weapon(arm), PASS]
        return [PASS, *[take_weapon(a) for a, at in enumerate(t.arm_at) if at == AT_RESPAWN - marker]]
    m = t.args[0]
    if kind == FETCH:
        return fetchable(t, m)
    if kind == THROW:
        return [pick_cube(cube) for cube in throws(t, m)]
    if kind == SHROUD:
        here = t.cube[m]
        near = [c for c in t.land.near[here] if t.land.floors[c] != "X" and sees_cube(t, m, c)]
        return [pick_cube(cube) for cube in (here, *near)]
    return held_things(t, kind)


def held_things(t: State, kind: int) -> list[int]:
    """Answers about what a model carries, or has just been left with."""
    m, more = t.args
    if kind == LEAVE:
        held = items_of(t, m)
        if len(held) > most_items(t, m):
            kinds = [t.item_kind[i] for i in held]
            held = [i for at, i in enumerate(held) if kinds.index(kinds[at]) == at]
            return [*[drop_item(i) for i in held], *[destroy_item(i) for i in held]]
        return [PASS, drop_item(more), destroy_item(more)]
    if kind == SECOND:
        return [PASS, *second_shots(t, m, more)]
    if kind == RETURN_TO:
        return [pick_cube(cube) for cube in throws_back(t, m, more)]
    assert kind == MARKER
    return [pick_marker(r) for r in (entries(t, m) if more == TO_ENTER else own_markers(t, side(t, m)))]


def second_shots(t: State, m: int, first: int) -> list[int]:
    """Another weapon than the first, fired short; thrown items are no weapons (fp.kw.fast_same, fp.kw.fast_items)."""
    if first >= ITEM:
        return []
    return shots_of(t, m, [s for s in guns(t, m) if s < ITEM and not same_weapon(t, m, first, s)], True)


def same_weapon(t: State, m: int, a: int, b: int) -> bool:
    """Are these lines of one and the same weapon?"""
    if (a >= TOKEN) != (b >= TOKEN):
        return False
    return token_of(a) == token_of(b) if a >= TOKEN else profile(t, m, a).weapon == profile(t, m, b).weapon


# -- Defaults and refusals -------------------------------------------------------------------------------------------


def default(t: State) -> int:
    """What a player gives who does not answer in time: nothing is done or spent; what must be chosen is the first that
    can be, and a model that must move stays where it is.
    """
    found = t.options
    if t.kind == ACT:
        return DONE
    return PASS if PASS in found else found[0]


def refusal(t: State, code: int) -> Objection | None:
    """What stands against a candidate; None if it is an option."""
    return None if code in t.setup.options(t) else objection_to(t, code)
