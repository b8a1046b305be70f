"""Shoot: Ranged tests at models, Blaze Away, Snap Shots, Evade; explosions are in `explosions`."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.arms import (
    guns,
    headshot_from,
    is_long,
    line,
    modes,
    profile,
    profile_id,
    ranged_dice,
    survive_dice_shot,
)
from standoff.games.flashpoint.moves.attacks import announce_shot, use_own
from standoff.games.flashpoint.moves.command import spend_order
from standoff.games.flashpoint.moves.damage import deplete
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.moves.movement import begin_displacing, begin_resolving, mark_moved
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    BLAZE,
    CONCUSSIVE,
    CONTINUOUS,
    CUBE_TARGET,
    EMP,
    EVADE,
    EVADING,
    FAST_TRANSITION,
    HIDDEN,
    I_AMMO,
    ITEM,
    KNOCKBACK,
    LUNGE,
    NONE,
    OFF,
    PASS,
    SCOPED,
    SECOND,
    SHOOT,
    SNAP_SHOT,
    SUPPRESSION,
    T_RANGED,
    T_SURVIVE,
    TOKEN,
)
from standoff.games.flashpoint.queries import is_pinned, item_of, models_in, side
from standoff.games.flashpoint.rules import assault, damage, explosions, movement, status, tests
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import item_to_pile, use_weapon


def shoot(t: State, m: int, short: bool, one_gun: bool) -> RuleOf[bool]:
    """A Shoot action: weapon, fire mode and target are said first (fp.shoot.declare). A model with Fast Transition
    shoots a second, different weapon, declared before the first is rolled (fp.kw.fast_transition, fp.kw.fast_declare),
    but not with a Shoot die (fp.kw.fast_die) and never in a long action (fp.kw.fast_long). Returns whether it was long.
    """
    shot = yield ask(side(t, m), SHOOT, m, 1 if short else 0)
    second = PASS
    long: bool = is_long(t, m, profile(t, m, shot & 255), shot >> 8 & 3)
    clear_status(t, m, HIDDEN)
    begin_displacing(t)
    if t.bits[m] & FAST_TRANSITION and not one_gun and not long:
        second = yield ask(side(t, m), SECOND, m, shot & 255)
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
    """One weapon is fired. Thrown items and limited ammunition are used up (fp.weapon.limited, fp.item.type_three)."""
    source, mode, ammo, target = shot & 255, shot >> 8 & 3, shot >> 10 & 1, shot >> 11
    pid = profile_id(t, m, source)
    use_up(t, m, source, ammo)
    announce_shot(t, m, target, pid, mode)
    if target >= CUBE_TARGET:
        yield from explosions.shoot_at_cube(t, m, target - CUBE_TARGET, pid, source >= ITEM)
    elif t.cube[target] != OFF:
        yield from shoot_at_model(t, m, target, pid, mode, ammo, False)


def use_up(t: State, m: int, source: int, ammo: int) -> None:
    """What this shot costs."""
    if ammo:
        item_to_pile(t, item_of(t, m, I_AMMO), True)
    if source >= ITEM:
        item_to_pile(t, source - ITEM, True)
    elif source >= TOKEN:
        if t.arm_uses[(source - TOKEN) // 2]:
            use_weapon(t, (source - TOKEN) // 2)
    elif t.data.weapons[profile(t, m, source).weapon].uses:
        use_own(t, m)


def shoot_at_model(t: State, m: int, o: int, pid: int, mode: int, ammo: int, snap: bool) -> Rule:
    """A Ranged test against a Survive test (fp.shoot.test). Lunge is rolled on Fight (fp.kw.lunge_fight). Rerolls come
    from Weight of Fire (fp.kw.weight_of_fire, fp.kw.weight_sum) and Continuous Fire (fp.kw.continuous). More successes
    hit (fp.shoot.hits); a tie or less ends it (fp.shoot.tie). Others in the cube are not affected
    (fp.shoot.one_target).
    """
    more = yield from tests.extra_dice(t, side(t, m), m, T_RANGED)
    less = yield from tests.extra_dice(t, side(t, o), o, T_SURVIVE)
    p = line(t, pid)
    card = t.data.units[t.unit[m]]
    dice = ranged_dice(t, m, o, p, mode, ammo == 1, snap) + more
    need = card.fight if p.bits & LUNGE else card.ranged
    rerolls = p.wof + (2 if p.bits & CONTINUOUS else 0)
    won = yield from tests.roll_and_reroll(t, m, T_RANGED, dice, need, headshot_from(t, p, mode, o), rerolls)
    saved = roll_test(t, o, T_SURVIVE, survive_dice_shot(t, o, mode) + less, t.data.units[t.unit[o]].survive)
    if won > saved:
        yield from hit(t, m, o, pid, mode, ammo, won - saved)
    elif line(t, pid).bits & SUPPRESSION and t.settings.suppression == "always":
        suppress(t, t.cube[o])


def hit(t: State, m: int, o: int, pid: int, mode: int, ammo: int, hits: int) -> Rule:
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
        yield from damage.take_weapon_hits(t, o, hits, pid, ammo, m, True)
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
        answer = yield ask(side(t, o), EVADING, o)
        if answer == 1:
            yield from movement.advance_one(t, o, True)


def evaders(t: State, m: int, shot: int, second: int) -> list[int]:
    """Who may Evade: targets, not those in a cube that was shot at (fp.kw.evade_cube)."""
    found: list[int] = []
    for one in (shot, second):
        target = one >> 11
        if one == PASS or target >= CUBE_TARGET:
            if one != PASS and t.settings.evade_cubes:
                found += [o for o in models_in(t, target - CUBE_TARGET) if side(t, o) != side(t, m)]
        else:
            found.append(target)
    return [
        o
        for o in range(t.n)
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
            if roll_test(t, m, T_SURVIVE, 3 + more, t.data.units[t.unit[m]].survive) < 2:
                yield from damage.wound(t, m, 1, NONE, False)


def was_continuous(t: State, m: int, shot: int) -> bool:
    """Was that weapon one with Continuous Fire?"""
    source = shot & 255
    return source < ITEM and profile(t, m, source).bits & CONTINUOUS != 0


# -- Snap Shot -------------------------------------------------------------------------------------------------------


def snaps(t: State, o: int, m: int) -> list[int]:
    """The short shots that a Snap Shot may be: none that takes a long action (fp.snap.short, fp.snap.blaze), and no
    weapon that aims at cubes (fp.snap.explosives) unless that was agreed; then it goes off in the cube of both.
    """
    out = []
    for source in guns(t, o):
        p = profile(t, o, source)
        short = [x for x in modes(p) if x != SCOPED and not is_long(t, o, p, x)]
        if not p.bits & AT_A_CUBE:
            out += [source | x << 8 | m << 11 for x in short if x != BLAZE or t.settings.snap_blaze]
        elif t.settings.snap_explosives and source < ITEM:
            out += [source | x << 8 | (CUBE_TARGET + t.cube[o]) << 11 for x in short]
    return out


def snap_shot(t: State, o: int, m: int, shot: int) -> Rule:
    """The model that is about to be assaulted shoots first (fp.snap.shoots). If the attacker is killed, Pinned or moved
    out of the cube there is no Assault (fp.snap.cancels).
    """
    spend_order(t, side(t, o), SNAP_SHOT)
    begin_displacing(t)
    source, mode = shot & 255, shot >> 8 & 3
    pid = profile_id(t, o, source)
    use_up(t, o, source, 0)
    announce_shot(t, o, shot >> 11, pid, mode)
    if shot >> 11 >= CUBE_TARGET:
        yield from explosions.shoot_at_cube(t, o, t.cube[o], pid, False)
    else:
        yield from shoot_at_model(t, o, m, pid, mode, 0, True)
    begin_resolving(t)
    yield from evasions(t, o, shot, PASS)
    yield from overheat(t, o, shot, PASS)
