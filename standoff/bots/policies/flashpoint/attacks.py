"""What shots, explosions and fights are worth on average: how much nearer they bring an enemy to its death, by what
that death is worth; and Pins.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.odds import WHOLE, attack_code, doomed, harm, successes, wins
from standoff.bots.policies.flashpoint.worth import life, pin, shove
from standoff.games.flashpoint.arms import headshot_from, is_long, modes
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.figures import (
    AMMO_LETHAL,
    BLAZE_DICE,
    CLEAR_SHOT,
    CLEAR_SHOT_AT_STEALTHY,
    CONTINUOUS_REROLLS,
    CROUCHED_DIE,
    FORCE_NEED,
    FRIEND_DIE,
    FRIENDLY_FIRE,
    HEADSHOT,
    HIGH_GROUND,
    IMPOSING_DIE,
    INJURED_DIE,
    MOVED_DICE,
    OPTICS_DIE,
    PINNED_DIE,
    SCOPE_DICE,
    TEST_DICE,
    TWO_SUCCESSES,
    UNSTOPPABLE_DIE,
)
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    BARRIER_SHIELDS_LEFT,
    BLAST,
    BLAZE,
    CAMOUFLAGE,
    CONCUSSIVE,
    CONTINUOUS,
    CROUCHED,
    EMP,
    IMPOSING,
    KNOCKBACK,
    LUNGE,
    NONE,
    OPTICS,
    PINNED,
    SCOPED,
    STEALTHY,
    STICKY,
    SUPPRESSION,
    UNSTOPPABLE,
)
from standoff.games.flashpoint.queries import armour, barrier_in, foes, never_pinned, side
from standoff.games.flashpoint.state import State

SHORTED: Final = 30
"""A shield that Blast takes from a neighbour of the cube."""


def shields_against(t: State, o: int, ranged: bool) -> int:
    """What stops Hits: own shields, an Overshield, and against shots a Barrier."""
    total: int = t.shields[o] + t.extra[o]
    if ranged and t.barriers:
        row = barrier_in(t, t.cube[o])
        if row != NONE:
            total += t.barriers[row][BARRIER_SHIELDS_LEFT]
    return total


def health_left(t: State, o: int) -> int:
    """How many wounds kill."""
    return t.data.units[t.unit[o]].health - t.wounds[o]


def own_risk(t: State, m: int) -> int:
    """What Continuous Fire costs: a wound if a Survive test fails (fp.kw.overheat)."""
    saved = successes(TEST_DICE, t.data.units[t.unit[m]].survive, HEADSHOT, 0)
    risk: float = saved[0] + saved[TWO_SUCCESSES - 1]
    left, shields = health_left(t, m), t.shields[m] + t.extra[m]
    return int(risk * float((doomed(left - 1, shields) - doomed(left, shields)) * life(t, m))) // WHOLE


# -- Shots at models ---------------------------------------------------------------------------------------------------


def aim_dice(t: State, o: int, p: Profile, mode: int, clear: bool, high: bool, crouched: bool) -> int:
    """The dice of a Ranged test (`arms.ranged_dice`), wherever the two may stand."""
    dice: int = BLAZE_DICE if mode == BLAZE else TEST_DICE
    shrouded = t.bits[o] & CAMOUFLAGE != 0 and t.shields[o] >= t.data.units[t.unit[o]].shields
    if not shrouded:
        if clear:
            dice += CLEAR_SHOT_AT_STEALTHY if t.bits[o] & STEALTHY else CLEAR_SHOT
        if high:
            dice += HIGH_GROUND
        if crouched and mode != BLAZE and not p.bits & LUNGE:
            dice += CROUCHED_DIE
    if p.bits & LUNGE:
        return dice
    if p.bits & OPTICS and mode != BLAZE:
        dice += OPTICS_DIE
    if mode == SCOPED:
        dice += SCOPE_DICE
    return dice + p.platform


def shot(t: State, m: int, o: int, p: Profile, mode: int, ammo: bool, dice: int, saves: int) -> int:
    """What a shot with so many dice at a model is worth, if it adds so many dice to its Survive test."""
    card = t.data.units[t.unit[m]]
    target = t.data.units[t.unit[o]]
    need = card.fight if p.bits & LUNGE else card.ranged
    rerolls = p.wof + (CONTINUOUS_REROLLS if p.bits & CONTINUOUS else 0)
    head = headshot_from(t, p, mode, o)
    guard: int = TEST_DICE + saves
    if t.status[o] & CROUCHED and mode != BLAZE:
        guard += CROUCHED_DIE
    shields, left = shields_against(t, o, True), health_left(t, o)
    won = wins(dice, need, head, rerolls, guard, target.survive)
    total: int
    if mode == BLAZE:
        total = (doomed(left, max(0, shields - 1)) - doomed(left, shields)) * life(t, o) // WHOLE * won // WHOLE
        total += _pinned(t, o) * won // WHOLE
    else:
        plate = max(0, armour(t, o) - p.ap)
        lethal = p.lethal + (AMMO_LETHAL if ammo else 0)
        esd = shields if p.bits & EMP else p.esd
        test = attack_code(dice, need, head, rerolls)
        total = harm(test, target.survive, guard, shields, left, plate, esd, lethal) * life(t, o) // WHOLE
        if p.bits & (SUPPRESSION | CONCUSSIVE):
            total += _pinned(t, o) * won // WHOLE
    if p.bits & KNOCKBACK:
        total += shove(t, o) * won // WHOLE
    if p.bits & CONTINUOUS:
        total -= own_risk(t, m)
    return total


def _pinned(t: State, o: int) -> int:
    return 0 if t.status[o] & PINNED or never_pinned(t, o) else pin(t, o)


def best_shot(
    t: State, m: int, o: int, lines: list[Profile], reach: int, clear: bool, high: bool, short: bool, beside: bool
) -> int:
    """The most that any weapon of a model is worth against another at this range, with what it sees of it."""
    best: int = 0
    crouched = t.status[m] & CROUCHED != 0
    p: Profile
    mode: int
    for p in lines:
        if reach > p.reach:
            continue
        if p.bits & AT_A_CUBE:
            if not (short and is_long(t, m, p, 0)):
                best = max(best, lands(t, m) * blast_on(t, m, o, p) // WHOLE)
            continue
        for mode in modes(p):
            if short and is_long(t, m, p, mode):
                continue
            dice = aim_dice(t, o, p, mode, clear, high, crouched) - (FRIENDLY_FIRE if beside else 0)
            best = max(best, shot(t, m, o, p, mode, False, dice, 0))
    return best


# -- Explosions --------------------------------------------------------------------------------------------------------


def lands(t: State, m: int) -> int:
    """How likely a shot at a cube lands there, in parts of WHOLE (fp.kw.explosive_test)."""
    return int(float(WHOLE) * (1.0 - successes(TEST_DICE, t.data.units[t.unit[m]].ranged, HEADSHOT, 0)[0]))


def blast_on(t: State, m: int, o: int, p: Profile) -> int:
    """What an explosion in its cube does to a model, friend or foe; Frag Pins whoever survives (fp.kw.frag_pinned)."""
    shields, left = shields_against(t, o, True), health_left(t, o)
    plate = max(0, armour(t, o) - p.ap)
    esd = shields if p.bits & EMP else p.esd
    if p.bits & STICKY and side(t, m) != side(t, o):
        esd = max(esd, (shields + 1) // 2)
    test = attack_code(p.frag or p.implosion, FORCE_NEED, HEADSHOT, 0)
    survive = t.data.units[t.unit[o]].survive
    total: int = harm(test, survive, TEST_DICE, shields, left, plate, esd, p.lethal) * life(t, o) // WHOLE
    return total + _pinned(t, o) if p.frag else total


def blast(t: State, m: int, cube: int, p: Profile) -> int:
    """What an explosion in a cube is worth: harm to enemies, less what friends suffer."""
    total: int = 0
    seat = side(t, m)
    near = t.land.near[cube] if p.bits & BLAST else ()
    o: int
    for o in range(t.models):
        at = t.cube[o]
        if at == cube:
            gain = blast_on(t, m, o, p)
            total += gain if side(t, o) != seat else -gain
        elif p.bits & BLAST and at in near and t.shields[o] > 0:
            total += SHORTED if side(t, o) != seat else -SHORTED
    return total * lands(t, m) // WHOLE


# -- Fights ------------------------------------------------------------------------------------------------------------


def company(t: State, m: int, cube: int) -> int:
    """The dice for a friend in the cube and for an Imposing presence (fp.assault.friend, fp.kw.imposing)."""
    dice: int = IMPOSING_DIE if t.bits[m] & IMPOSING else 0
    seat = side(t, m)
    o: int
    for o in range(t.models):
        if o != m and t.cube[o] == cube and side(t, o) == seat:
            return dice + FRIEND_DIE
    return dice


def fight(t: State, m: int, o: int, p: Profile, cube: int, moved: int, pinned: bool, more: int, saves: int) -> int:
    """What a fight in a cube with a weapon is worth, with so many dice added on both sides."""
    card, target = t.data.units[t.unit[m]], t.data.units[t.unit[o]]
    dice: int = TEST_DICE + moved + more + p.smash + card.smash + company(t, m, cube)
    if moved and t.bits[m] & UNSTOPPABLE:
        dice += UNSTOPPABLE_DIE
    if t.wounds[o] > 0:
        dice += INJURED_DIE
    if pinned:
        dice += PINNED_DIE
    guard: int = TEST_DICE + saves + company(t, o, cube) + (INJURED_DIE if t.wounds[m] > 0 else 0)
    shields = shields_against(t, o, False)
    plate = max(0, armour(t, o) - p.ap)
    test = attack_code(dice, card.fight, HEADSHOT, 0)
    total: int = harm(test, target.survive, guard, shields, health_left(t, o), plate, p.esd, p.lethal)
    total = total * life(t, o) // WHOLE
    if p.bits & (CONCUSSIVE | KNOCKBACK):
        won = wins(dice, card.fight, HEADSHOT, 0, guard, target.survive)
        total += (_pinned(t, o) if p.bits & CONCUSSIVE else shove(t, o)) * won // WHOLE
    return total


def best_fight(t: State, m: int, o: int, lines: list[Profile], cube: int, moved: int, pinned: bool) -> int:
    """The most that a fight with any of these weapons is worth."""
    best: int = 0
    if t.data.units[t.unit[m]].fight == 0:
        return 0
    p: Profile
    for p in lines:
        best = max(best, fight(t, m, o, p, cube, moved, pinned, 0, 0))
    return best


def charge(t: State, m: int, lines: list[Profile], cube: int) -> int:
    """The best fight for a model that moves into an enemy's cube (fp.assault.moved)."""
    best: int = 0
    o: int
    for o in foes(t, m):
        if t.cube[o] == cube:
            best = max(best, best_fight(t, m, o, lines, cube, MOVED_DICE, t.status[o] & PINNED != 0))
    return best
