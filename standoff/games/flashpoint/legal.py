"""The options of each kind of question. Why something is not an option is in `refusals`."""

from __future__ import annotations

from functools import cache

from standoff.games.flashpoint.arms import (
    any_shot,
    blades,
    can_fight,
    can_lob,
    distance,
    has_support_weapon,
    profile,
    sees,
    sees_cube,
    shots,
    shots_with,
)
from standoff.games.flashpoint.moves.dice import pool_kinds
from standoff.games.flashpoint.names import (
    ACT,
    ACTIVATE,
    ADD_DICE,
    ADVANCE,
    AGAIN,
    ALLIANCE,
    ASSAULT,
    BID,
    BLADE,
    BREAKING,
    CARRIED,
    CARRY,
    CROUCH,
    CROUCHED,
    DEFIANCE,
    DEPLOY,
    DICE,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DONE,
    DRAFT,
    DROP_WEAPON,
    EVADING,
    FETCH,
    FIGHTER,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GO_FIRST,
    GRAPPLE_FETCH,
    GRAPPLE_MOVE,
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
    LEAVE,
    MARKER,
    MEDIC,
    MOVE,
    NEXT,
    NONE,
    O_ALLIANCE,
    O_DEFIANCE,
    O_ONE_MAN_ARMY,
    O_RAMPAGE,
    ODDBALL,
    OFF,
    ONE_MAN_ARMY,
    PASS,
    PEEK,
    PICK,
    PINNED,
    PLACE,
    PUSH,
    PUT_SEED,
    RAMPAGE,
    RECON_CUBE,
    RECON_MODEL,
    REINFORCE,
    REROLL,
    REROLL_DICE,
    RETURN_TO,
    SECOND,
    SEND_BACK,
    SHOOT,
    SHOOTING,
    SHROUD,
    SNAP,
    SPRINT,
    STAND_UP,
    STOCKPILE,
    STOIC,
    STUCK,
    TAKE_WEAPON,
    TARGET,
    THROW,
    THROW_SEED,
    TREAT,
    USE,
    ZONE,
)
from standoff.games.flashpoint.paths import MUST_CHARGE, crowds, destinations, elsewhere, spots_in
from standoff.games.flashpoint.queries import (
    arms_of,
    burdened,
    carries_object,
    enemies_in,
    enemy_near,
    entries,
    free_slots,
    friends_in,
    full,
    home,
    is_pinned,
    items_of,
    may_order,
    may_pass,
    models_in,
    most_items,
    own_markers,
    side,
    tactician,
    team,
    to_activate,
)
from standoff.games.flashpoint.refusals import candidates, refusal
from standoff.games.flashpoint.rules.movement import shifts
from standoff.games.flashpoint.rules.preparation import places_left
from standoff.games.flashpoint.rules.rounds import fallen_mercenaries
from standoff.games.flashpoint.rules.shooting import snaps
from standoff.games.flashpoint.rules.things import A_WEAPON, DESTROY, pickable
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import in_zone

__all__ = ["candidates", "options", "refusal"]

TYPE_TWO = (I_CAMOUFLAGE, I_DROP_WALL, I_OVERSHIELD, I_TRANSLOCATOR, I_SHROUD, I_SENSOR, I_THRUSTER)


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == ACT:
        return actions(t, t.active)
    if kind == MOVE:
        m, speed, flags = t.args
        return destinations(t, m, speed, flags)
    if kind == PLACE:
        m, other = t.args
        return free_slots(t, m, t.cube[m]) if other == NONE else shifts(t, m, other)
    if kind == SHOOT:
        return shots(t, t.args[0], t.args[1] == 1)
    if kind == ACTIVATE:
        ready = can_activate(t, t.asked)
        return [*ready, PASS] if may_pass(t, t.asked) else ready
    if kind == PICK:
        return [*pickable(t, t.args[0], t.cube[t.args[0]]), PASS]
    if kind == ADD_DICE:
        return list(range(t.command[t.asked * 6 + DICE] + 1))
    if kind == REROLL_DICE:
        return rerolls(t, t.args[1], t.args[2], t.args[3])
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
    dice = t.command[seat * 6 + DIE_ADVANCE : seat * 6 + DIE_ASSAULT + 1]
    free = not t.free_used
    if t.arriving:
        if card.speed[0] and may_take(t, ADVANCE):
            out.append(ADVANCE)
        if free and dice[0]:
            out.append(FREE_ADVANCE)
        return out
    near = enemy_near(t, m)
    heavy = card.speed[1] == 0 or burdened(t, m) or has_support_weapon(t, m)
    fights = near and card.fight > 0 and not has_support_weapon(t, m)
    if card.speed[0] and may_take(t, ADVANCE):
        out.append(ADVANCE)
    if left == 2 and not used and not near and not heavy:
        out.append(SPRINT)
    if may_take(t, CROUCH) and not t.bits[m] & STOIC:
        out.append(CROUCH)
    if may_take(t, SHOOTING) and any_shot(t, m, left < 2):
        out.append(SHOOTING)
    if left == 2 and not used and fights:
        out.append(ASSAULT)
    if free:
        if dice[0] and card.speed[0]:
            out.append(FREE_ADVANCE)
        if dice[1] and any_shot(t, m, False):
            out.append(FREE_SHOOT)
        if dice[2] and fights:
            out.append(FREE_ASSAULT)
    if t.bits[m] & MEDIC and may_take(t, TREAT):
        out += [TREAT + o for o in friends_in(t, m, t.cube[m]) if t.wounds[o]]
    if t.scenario == STOCKPILE and carries_object(t, m):
        out.append(PUT_SEED)
        if may_take(t, THROW_SEED) and throws(t, m):
            out.append(THROW_SEED)
    if t.anchor != NONE and t.anchor != t.cube[m] and not full(t, m, t.anchor):
        out.append(GO_BACK)
    if t.command[seat * 6 + 5]:
        out += orders(t, m, seat, near)
    if CARRIED - m in t.arm_at:
        out += [DROP_WEAPON + a for a in arms_of(t, m)]
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
    fresh = t.used == 0 and t.left == 2
    if card.key == "master_chief" and fresh and not t.no_limit and may_order(t, seat, O_ONE_MAN_ARMY):
        out.append(ONE_MAN_ARMY)
    if fresh and may_order(t, seat, O_ALLIANCE) and friend_close(t, m):
        out.append(ALLIANCE)
    if fresh and not near and t.wounds[m] >= 2 and may_order(t, seat, O_RAMPAGE) and can_rampage(t, m):
        out.append(RAMPAGE)
    return out


def can_rampage(t: State, m: int) -> bool:
    """A Jiralhanae with its hands free and an enemy within its Sprint and one cube more."""
    card = t.data.units[t.unit[m]]
    if not card.key.startswith("jiralhanae") or burdened(t, m):
        return False
    full, enemies = crowds(t, m)
    return bool(elsewhere(t, m, card.speed[1] + 1, MUST_CHARGE, full, enemies))


def friend_close(t: State, m: int) -> bool:
    """Is a friend in the same or an adjacent cube?"""
    return any(t.cube[o] != OFF and o != m and t.land.distance(t.cube[o], t.cube[m]) <= 1 for o in team(t, side(t, m)))


def items(t: State, m: int, no_sprint: bool) -> list[int]:
    """The Type II items that the model may use now. Thruster and Translocator come before a normal move."""
    out = []
    may_move = may_take(t, ADVANCE) or (t.left == 2 and not t.used and not no_sprint)
    seen: list[int] = []
    for i in items_of(t, m):
        kind = t.item_kind[i]
        if kind in seen:
            continue
        seen.append(kind)
        if kind == I_GRAPPLESHOT:
            out.append(GRAPPLE_MOVE)
            if fetchable(t, m):
                out.append(GRAPPLE_FETCH)
        elif kind in TYPE_TWO and not (
            (kind == I_CAMOUFLAGE and t.status[m] & HIDDEN)
            or (kind == I_THRUSTER and (t.boost or not may_move))
            or (kind == I_TRANSLOCATOR and (t.anchor != NONE or not may_move))
            or (kind == I_SENSOR and t.sensors[side(t, m)])
        ):
            out.append(USE + i)
    return out


def fetchable(t: State, m: int) -> list[int]:
    """Items and weapons in adjacent cubes in sight without enemies; never objects (fp.item.grapple_fetch)."""
    out = []
    for cube in t.land.near[t.cube[m]]:
        if (cube in t.item_at or cube in t.arm_at) and not enemies_in(t, m, cube) and sees_cube(t, m, cube):
            out += [i for i, at in enumerate(t.item_at) if at == cube]
            out += [A_WEAPON + a for a, at in enumerate(t.arm_at) if at == cube]
    return out


def throws(t: State, m: int) -> list[int]:
    """Where a Power Seed can be thrown: one or two cubes away, in sight or by a lob (fp.seed.throw)."""
    least = 2 if t.settings.seed_throw == "exactly 2" else 1
    here = t.cube[m]
    found = []
    for cube in range(t.land.cubes):
        near = t.land.stand[cube] and least <= distance(t, here, cube) <= 2
        if near and (sees_cube(t, m, cube) or can_lob(t, m, cube)):
            found.append(cube)
    return found


# -- Shooting and fighting -------------------------------------------------------------------------------------------


def fighting(t: State, kind: int) -> list[int]:
    """Answers in the middle of a fight."""
    if kind == PUSH:
        return list(range(8))
    if kind == NEXT:
        return t.victims[:]
    m = t.args[0]
    if kind == TARGET:
        return enemies_in(t, m, t.cube[m])
    if kind == FIGHTER:
        found = [o for o in enemies_in(t, m, t.cube[m]) if can_fight(t, o)]
        return [*found, PASS] if t.args[1] == BREAKING else found
    if kind == BLADE:
        return blades(t, m)
    if kind == SNAP:
        return [PASS, *snaps(t, m, t.args[1])]
    if kind == EVADING:
        return [0, 1]
    seen = [o for o in models_in(t, t.args[1]) if o == m or sees(t, m, o)]
    return seen or [PASS]


def rerolls(t: State, need: int, head: int, most: int) -> list[int]:
    """Which dice of the pool are rolled again: failures, successes and Headshots, four bits for each."""
    failed, plain, heads = pool_kinds(t, need, head)
    return [
        f | s << 4 | h << 8
        for h in range(min(heads, most) + 1)
        for s in range(min(plain, most - h) + 1)
        for f in range(min(failed, most - h - s) + 1)
    ]


def things(t: State, kind: int) -> list[int]:
    """Answers about weapons, items and other things."""
    if kind == REINFORCE:
        return [PASS, *fallen_mercenaries(t, t.asked)]
    if kind == SEND_BACK:
        spartans = [o for o in models_in(t, t.args[0]) if side(t, o) == t.asked and not is_pinned(t, o)]
        return [PASS, *(o for o in spartans if t.data.units[t.unit[o]].faction == 0)]
    m = t.args[0]
    if kind == LEAVE:
        held, new = items_of(t, m), t.args[1]
        if len(held) > most_items(t, m):
            kinds = [t.item_kind[i] for i in held]
            held = [i for at, i in enumerate(held) if kinds.index(kinds[at]) == at]
            return [*held, *(DESTROY + i for i in held)]
        return [PASS, new, DESTROY + new]
    if kind == SECOND:
        return [PASS, *second_shots(t, m, t.args[1])]
    if kind == MARKER:
        return entries(t, m) if t.args[1] == 0 else list(own_markers(t, side(t, m)))
    if kind == TAKE_WEAPON:
        where = t.args[1]
        if where >= 0:
            return [where, PASS]
        return [PASS, *(a for a, at in enumerate(t.arm_at) if at == where)]
    if kind == FETCH:
        return fetchable(t, m)
    if kind == RETURN_TO:
        return shots_with(t, m, t.args[1])
    if kind == THROW:
        return throws(t, m)
    here = t.cube[m]
    near = [c for c in t.land.near[here] if t.land.floors[c] != "X" and sees_cube(t, m, c)]
    return [here, *near]


def second_shots(t: State, m: int, first: int) -> list[int]:
    """Another weapon than the first, fired short; thrown items are no weapons (fp.kw.fast_same, fp.kw.fast_items)."""
    if first >= ITEM:
        return []
    return [s for s in shots(t, m, True) if s & 255 < ITEM and not same_weapon(t, m, first, s & 255)]


def same_weapon(t: State, m: int, a: int, b: int) -> bool:
    """Are these lines of one and the same weapon?"""
    if (a >= 8) != (b >= 8):
        return False
    return (a - 8) // 2 == (b - 8) // 2 if a >= 8 else profile(t, m, a).weapon == profile(t, m, b).weapon


# -- Rounds and preparation ------------------------------------------------------------------------------------------


def around(t: State, kind: int) -> list[int]:
    """Answers outside an Activation."""
    seat = t.asked
    if kind in (REROLL, CARRY):
        return dice_sets(tuple(t.command[seat * 6 : seat * 6 + 6]), tactician(t, seat))
    if kind == AGAIN:
        return [PASS, *can_activate(t, seat)]
    if kind == BID:
        return [PASS, 1]
    if kind in (GO_FIRST, ZONE):
        return [0, 1]
    if kind == DEPLOY:
        return [spot for c in deployable(t, t.args[0]) for spot in spots_in(t, t.args[0], c, False)]
    if kind == DRAFT:
        return draft_cards(t, seat)
    if kind == PEEK:
        found = [i for i, at in enumerate(t.item_at) if at >= 0 and not t.item_seen[i] >> seat & 1]
        return found or [PASS]
    if kind == RECON_CUBE:
        return recon_cubes(t, t.args[0])
    assert kind == RECON_MODEL
    effect = t.args[0]
    mine = [m for m in team(t, seat) if t.cube[m] != OFF]
    if effect in (4, 17, 18):
        return mine
    if effect in (7, 15, 16):
        mine = [m for m in mine if not t.status[m] & CROUCHED and not t.bits[m] & STOIC]
    return [PASS, *(m for m in mine if not is_pinned(t, m))]


def can_activate(t: State, seat: int) -> list[int]:
    """The models that may be Activated; one that cannot respawn for lack of room only if no other is left."""
    ready = to_activate(t, seat)
    able = [m for m in ready if t.cube[m] != OFF or entries(t, m)]
    return able or ready


@cache
def dice_sets(counts: tuple[int, ...], most: int) -> list[int]:
    """Which command dice: none, or up to so many, equal faces being the same choice. Three bits for each face."""
    found = [0]
    for face, count in enumerate(counts):
        found = [f | n << face * 3 for f in found for n in range(count + 1)]
    sizes = {f: sum(f >> face * 3 & 7 for face in range(6)) for f in found}
    return [PASS, *(f for f in found if 0 < sizes[f] <= most)]


def deployable(t: State, m: int) -> list[int]:
    """The cubes of the deployment zone with room; if there is none, those closest to it."""
    zone = t.data.maps[t.scenario].zones[home(t, side(t, m))]
    free = [c for c in range(t.land.cubes) if t.land.stand[c] and not full(t, m, c) and not enemies_in(t, m, c)]
    found = [c for c in free if t.land.where(c)[:2] in zone]
    if found:
        return found
    own = [t.land.cube(x, y) for x, y in zone]
    nearest = min(t.land.distance(a, c) for a in own for c in free)
    return [c for c in free if min(t.land.distance(a, c) for a in own) == nearest]


def draft_cards(t: State, seat: int) -> list[int]:
    """The cards that may be picked: drafting takes each UNSC card once, a custom fireteam any number of its faction
    (fp.team.draft, fp.team.custom, fp.team.one_faction); a Legend once, and only if two places are left
    (fp.team.legend_one).
    """
    drafting = t.settings.fireteams == "draft"
    named = next(x for x in t.data.teams if x.name == t.settings.teams[seat])
    taken = [(t.drafted[s][i], t.drafted[s][i + 1]) for s in range(2) for i in range(0, len(t.drafted[s]), 2)]
    out = []
    for u, card in enumerate(t.data.units):
        if card.faction != (0 if drafting else named.faction) or card.invented:
            continue
        if card.single and not t.settings.single_source:
            continue
        if card.legend and (places_left(t, seat) < 2 or u in t.drafted[seat][::2]):
            continue
        loads = range(len(card.loadouts))
        out += [u * 8 + load for load in loads if not drafting or (u, load) not in taken]
    return out


def recon_cubes(t: State, effect: int) -> list[int]:
    """Where a Recon effect may be put."""
    if effect == 2:
        return sorted(t.drops)
    if effect == 6:
        return sorted({c for c in t.cube if c != OFF})
    stand = [c for c in range(t.land.cubes) if t.land.stand[c]]
    return [c for c in stand if not in_zone(t, c)] if effect == 3 else stand
