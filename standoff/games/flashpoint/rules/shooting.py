"""Shoot: Ranged tests at models, Blaze Away, Snap Shots, Evade; explosions are in `explosions`."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.arms import (
    headshot_from,
    is_long,
    line,
    profile,
    profile_id,
    ranged_dice,
    survive_dice_shot,
)
from standoff.games.flashpoint.codes import token_of
from standoff.games.flashpoint.figures import AMMO_LETHAL, CONTINUOUS_REROLLS, TEST_DICE, TWO_SUCCESSES
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PASS, Evade, ShootAt, ShootCube
from standoff.games.flashpoint.messages.questions import EVADING, SECOND, SHOOT
from standoff.games.flashpoint.moves.attacks import announce_shot, announce_shot_at_cube, use_own
from standoff.games.flashpoint.moves.command import spend_order
from standoff.games.flashpoint.moves.damage import deplete
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.moves.effects import item_to_pile
from standoff.games.flashpoint.moves.movement import begin_displacing, begin_resolving, mark_moved
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import (
    BLAZE,
    CONCUSSIVE,
    CONTINUOUS,
    EMP,
    EVADE,
    FAST_TRANSITION,
    FOR_OVERHEAT,
    FOR_SHOT,
    HIDDEN,
    I_AMMO,
    ITEM,
    KNOCKBACK,
    LUNGE,
    NO,
    NONE,
    OFF,
    SNAP_SHOT,
    SUPPRESSION,
    T_RANGED,
    T_SURVIVE,
    TOKEN,
    YES,
)
from standoff.games.flashpoint.queries import is_pinned, item_of, models_in, side
from standoff.games.flashpoint.rules import assault, damage, explosions, movement, status, tests
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import use_weapon


def shoot(t: State, m: int, short: bool, one_gun: bool) -> RuleOf[bool]:
    """A Shoot action: weapon, fire mode and target are said first (fp.shoot.declare). A model with Fast Transition
    shoots a second, different weapon, declared before the first is rolled (fp.kw.fast_transition, fp.kw.fast_declare),
    but not with a Shoot die (fp.kw.fast_die) and never in a long action (fp.kw.fast_long). Returns whether it was long.
    """
    shot = yield ask(side(t, m), SHOOT, m, YES if short else NO)
    second = PASS
    first: int = NONE
    long: bool = False
    match read(shot):
        case ShootAt(source, mode, _, _):
            first = source
            long = is_long(t, m, profile(t, m, source), mode)
        case ShootCube(source, mode, _):
            first = source
            long = is_long(t, m, profile(t, m, source), mode)
    clear_status(t, m, HIDDEN)
    begin_displacing(t)
    if t.bits[m] & FAST_TRANSITION and not one_gun and not long:
        second = yield ask(side(t, m), SECOND, m, first)
    yield from fire(t, m, shot)
    begin_resolving(t)
    if second != PASS and t.cube[m] != OFF and not is_pinned(t, m):
        yield from fire(t, m, second)
        begin_resolving(t)
    yield from evasions(t, m, shot, second)
    begin_displacing(t)
    yield from overheat(t, m, shot, second)
    return long


def fire(t: State, m: int, shot: int) -> Rule:
    """One weapon is fired. Thrown items and limited ammunition are used up (fp.weapon.limited, fp.item.type_three); of
    two weapons that were declared with the same Explosive Ammo, the first takes it.
    """
    match read(shot):
        case ShootAt(source, mode, ammo, target):
            pid = profile_id(t, m, source)
            loaded = ammo and item_of(t, m, I_AMMO) != NONE
            use_up(t, m, source, loaded)
            announce_shot(t, m, target, pid, mode, loaded)
            if t.cube[target] != OFF:
                yield from shoot_at_model(t, m, target, pid, mode, loaded, False)
        case ShootCube(source, mode, cube):
            pid = profile_id(t, m, source)
            use_up(t, m, source, False)
            announce_shot_at_cube(t, m, cube, pid, mode)
            yield from explosions.shoot_at_cube(t, m, cube, pid, source >= ITEM)


def use_up(t: State, m: int, source: int, ammo: bool) -> None:
    """What this shot costs."""
    if ammo:
        item_to_pile(t, item_of(t, m, I_AMMO), True)
    if source >= ITEM:
        item_to_pile(t, source - ITEM, True)
    elif source >= TOKEN:
        if t.arm_uses[token_of(source)]:
            use_weapon(t, token_of(source))
    elif t.data.weapons[profile(t, m, source).weapon].uses:
        use_own(t, m)


def shoot_at_model(t: State, m: int, o: int, pid: int, mode: int, ammo: bool, snap: bool) -> Rule:
    """A Ranged test against a Survive test (fp.shoot.test). Lunge is rolled on Fight (fp.kw.lunge_fight). Rerolls come
    from Weight of Fire (fp.kw.weight_of_fire, fp.kw.weight_sum) and Continuous Fire (fp.kw.continuous). More successes
    hit (fp.shoot.hits); a tie or less ends it (fp.shoot.tie). Others in the cube are not affected
    (fp.shoot.one_target).
    """
    more = yield from tests.extra_dice(t, side(t, m), m, T_RANGED)
    less = yield from tests.extra_dice(t, side(t, o), o, T_SURVIVE)
    p = line(t, pid)
    card = t.data.units[t.unit[m]]
    dice = ranged_dice(t, m, o, p, mode, ammo, snap) + more
    need = card.fight if p.bits & LUNGE else card.ranged
    rerolls = p.wof + (CONTINUOUS_REROLLS if p.bits & CONTINUOUS else 0)
    head = headshot_from(t, p, mode, o)
    won = yield from tests.roll_and_reroll(t, m, T_RANGED, FOR_SHOT, dice, need, o, head, rerolls)
    guard = survive_dice_shot(t, o, mode) + less
    saved = roll_test(t, o, T_SURVIVE, FOR_SHOT, guard, t.data.units[t.unit[o]].survive, m, won)
    if won > saved:
        yield from hit(t, m, o, pid, mode, ammo, won - saved)
    elif line(t, pid).bits & SUPPRESSION and t.settings.suppression == "always":
        suppress(t, t.cube[o])


def hit(t: State, m: int, o: int, pid: int, mode: int, ammo: bool, hits: int) -> Rule:
    """What a won Ranged test does. Blaze Away takes one shield and Pins, nothing more (fp.kw.blaze, fp.kw.blaze_no_ap,
    fp.kw.blaze_no_esd), but pushes with Knockback (fp.kw.blaze_knockback).
    Otherwise Hits; EMP first (fp.kw.emp), Suppression and Knockback after them (fp.kw.knockback).
    """
    cube = t.cube[o]
    if mode == BLAZE:
        deplete(t, o, 1, True)
        status.pin(t, o)
    else:
        if line(t, pid).bits & EMP:
            explosions.short_out(t, cube)
        yield from damage.take_weapon_hits(t, o, hits, pid, AMMO_LETHAL if ammo else 0, m, True)
        if line(t, pid).bits & SUPPRESSION:
            suppress(t, cube)
        if line(t, pid).bits & CONCUSSIVE:
            status.pin(t, o)
    if line(t, pid).bits & KNOCKBACK and t.cube[o] != OFF:
        yield from knock_away(t, m, o)


def suppress(t: State, cube: int) -> None:
    """Everybody in the cube is Pinned, friend or foe (fp.kw.suppression)."""
    for o in models_in(t, cube):
        status.pin(t, o)


def knock_away(t: State, m: int, o: int) -> Rule:
    """One cube away from the shooter on the target's level (fp.kw.knockback_line); from the same cube the shooter
    chooses. If that brings it to an enemy they fight.
    """
    if t.cube[m] == t.cube[o]:
        yield from assault.knock(t, m, o)
        return
    moved = yield from movement.shove(t, o, explosions.direction_away(t, m, o), m)
    if moved:
        mark_moved(t, o)
        yield from movement.forced_assault(t, o)


# -- After the shots -------------------------------------------------------------------------------------------------


def evasions(t: State, m: int, shot: int, second: int) -> Rule:
    """After the whole action each target with Evade that was neither killed, Pinned nor moved may Advance one cube
    (fp.kw.evade, fp.kw.evade_after), whatever the shot did (fp.kw.evade_miss), once (fp.kw.evade_once); it may fight
    and break away by that. A Snap Shot can be evaded too (fp.kw.evade_snap).
    """
    for o in tuple(evaders(t, m, shot, second)):
        answer = yield ask(side(t, o), EVADING, o, m)
        match read(answer):
            case Evade():
                yield from movement.advance_one(t, o, True)


def evaders(t: State, m: int, shot: int, second: int) -> list[int]:
    """Who may Evade: targets, not those in a cube that was shot at (fp.kw.evade_cube)."""
    found: list[int] = []
    for one in (shot, second):
        match read(one):
            case ShootAt(_, _, _, target):
                found.append(target)
            case ShootCube(_, _, cube):
                if t.settings.evade_cubes:
                    found += [o for o in models_in(t, cube) if side(t, o) != side(t, m)]
    return [
        o
        for o in range(t.models)
        if o in found and t.bits[o] & EVADE and t.cube[o] != OFF and not is_pinned(t, o) and o not in t.moved
    ]


def overheat(t: State, m: int, shot: int, second: int) -> Rule:
    """Continuous Fire: at the end of the action a Survive test with two successes, or a wound that nothing stops
    (fp.kw.overheat); a death by it is the opponent's kill.
    """
    fired: tuple[int, ...] = (shot, second)
    for one in fired:
        if one != PASS and t.cube[m] != OFF and was_continuous(t, m, one):
            more = yield from tests.extra_dice(t, side(t, m), m, T_SURVIVE)
            need = t.data.units[t.unit[m]].survive
            saved = roll_test(t, m, T_SURVIVE, FOR_OVERHEAT, TEST_DICE + more, need, NONE, TWO_SUCCESSES)
            if saved < TWO_SUCCESSES:
                yield from damage.wound(t, m, 1, NONE, False)


def was_continuous(t: State, m: int, shot: int) -> bool:
    """Was that weapon one with Continuous Fire?"""
    match read(shot):
        case ShootAt(source, _, _, _):
            return source < ITEM and profile(t, m, source).bits & CONTINUOUS != 0
        case ShootCube(source, _, _):
            return source < ITEM and profile(t, m, source).bits & CONTINUOUS != 0
    return False


# -- Snap Shot -------------------------------------------------------------------------------------------------------


def snap_shot(t: State, o: int, m: int, shot: int) -> Rule:
    """The model that is about to be assaulted shoots first (fp.snap.shoots). If the attacker is killed, Pinned or moved
    out of the cube there is no Assault (fp.snap.cancels).
    """
    spend_order(t, side(t, o), SNAP_SHOT)
    begin_displacing(t)
    match read(shot):
        case ShootAt(source, mode, _, _):
            pid = profile_id(t, o, source)
            use_up(t, o, source, False)
            announce_shot(t, o, m, pid, mode, False)
            yield from shoot_at_model(t, o, m, pid, mode, False, True)
        case ShootCube(source, mode, cube):
            pid = profile_id(t, o, source)
            use_up(t, o, source, False)
            announce_shot_at_cube(t, o, cube, pid, mode)
            yield from explosions.shoot_at_cube(t, o, cube, pid, False)
    begin_resolving(t)
    yield from evasions(t, o, shot, PASS)
    yield from overheat(t, o, shot, PASS)
