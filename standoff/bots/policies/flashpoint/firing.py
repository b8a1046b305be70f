"""Shots, fights and their dice: at whom, with what, and what is added to a test."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.attacks import best_fight, blast, fight, shot
from standoff.bots.policies.flashpoint.grades import NEVER
from standoff.bots.policies.flashpoint.held import knives_of
from standoff.bots.policies.flashpoint.things import ITEM_WORTH
from standoff.games.flashpoint.arms import (
    guns,
    in_range,
    in_sight,
    is_long,
    line,
    modes,
    moved_dice,
    profile,
    ranged_dice,
)
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    PASS,
    AddDice,
    FightWith,
    PickCube,
    PickModel,
    RerollDice,
    ShootAt,
    ShootCube,
)
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    I_AMMO,
    ITEM,
    NONE,
    OFF,
    PINNED,
    T_FIGHT,
    T_RANGED,
)
from standoff.games.flashpoint.queries import enemies_in, foes, side
from standoff.games.flashpoint.state import State

PERCENT: Final = 100
SPENT: Final = 50
"""How much of an item's worth is gone when it is used, in per cent: it might not have been used at all."""
OWN_AMMUNITION: Final = 40
LONG_SHOT: Final = 40
"""What the other short action would have been worth."""
ADDED: Final = 38
"""What a Dice result is worth later."""
SURVIVING: Final = 30
"""What a die more is worth in a Survive test of which nothing is known."""
ORDER: Final = 30
"""What a Special Order is worth later."""
CATCH: Final = 100


# -- Shots -------------------------------------------------------------------------------------------------------------


def shots(t: State, m: int, snap: bool) -> list[int]:
    """What each shot is worth."""
    return [_shot(t, m, code, snap) for code in t.options]


def _shot(t: State, m: int, code: int, snap: bool) -> int:
    match read(code):
        case ShootAt(source, mode, ammo, target):
            p = profile(t, m, source)
            total: int = shot(t, m, target, p, mode, ammo, ranged_dice(t, m, target, p, mode, ammo, snap), 0)
            if ammo:
                total -= ITEM_WORTH[I_AMMO] * SPENT // PERCENT
            return total - _cost(t, m, source, p, mode)
        case ShootCube(source, mode, cube):
            q = profile(t, m, source)
            gain = blast(t, m, cube, q)
            return gain - _cost(t, m, source, q, mode) if gain > 0 else NEVER
    return ORDER if snap else 0


def _cost(t: State, m: int, source: int, p: Profile, mode: int) -> int:
    """What a shot uses up."""
    total: int = 0
    if source >= ITEM:
        total += ITEM_WORTH[t.item_kind[source - ITEM]] * SPENT // PERCENT
    elif t.data.weapons[p.weapon].uses:
        total += OWN_AMMUNITION
    if t.left > 0 and is_long(t, m, p, mode):
        total += LONG_SHOT
    return total


def aims_back(t: State) -> list[int]:
    """Where a grenade is thrown back to (fp.order.return)."""
    m, pid = t.args
    p = line(t, pid)
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case PickCube(cube):
                out.append(blast(t, m, cube, p))
            case _:
                out.append(NEVER)
    return out


def catchers(t: State) -> list[int]:
    """Who throws a grenade back: anybody, rather than nobody."""
    return [0 if code == PASS else CATCH for code in t.options]


def stuck(t: State) -> list[int]:
    """To whom a grenade sticks: the enemy with most shields."""
    seat = t.asked
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case PickModel(o):
                shields = PERCENT * (t.shields[o] + t.extra[o])
                out.append(shields if side(t, o) != seat else -shields)
            case _:
                out.append(0)
    return out


# -- Fights ------------------------------------------------------------------------------------------------------------


def targets(t: State) -> list[int]:
    """Whom a model fights."""
    m, why = t.args
    held = knives_of(t, m)
    moved = moved_dice(t, why)
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case PickModel(o):
                out.append(best_fight(t, m, o, held, t.cube[m], moved, t.status[o] & PINNED != 0))
            case _:
                out.append(0)
    return out


def fighters(t: State) -> list[int]:
    """Who fights a model that leaves or stands up; it costs nothing (fp.break.fight)."""
    m, _ = t.args
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case PickModel(o):
                out.append(1 + best_fight(t, o, m, knives_of(t, o), t.cube[m], 0, t.status[m] & PINNED != 0))
            case _:
                out.append(0)
    return out


def weapons(t: State) -> list[int]:
    """With which weapon a model fights."""
    m, o, moved, pinned = t.args
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case FightWith(source):
                out.append(fight(t, m, o, profile(t, m, source), t.cube[m], moved, pinned != 0, 0, 0))
            case _:
                out.append(NEVER)
    return out


# -- Dice --------------------------------------------------------------------------------------------------------------


def added_dice(t: State) -> list[int]:
    """Dice results for a test, as long as each brings more than it could later."""
    m, test = t.args
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case AddDice(dice):
                out.append(_with_dice(t, m, test, dice) - ADDED * dice)
            case _:
                out.append(_with_dice(t, m, test, 0))
    return out


def _with_dice(t: State, m: int, test: int, dice: int) -> int:
    """What the test is worth to the model with so many dice more."""
    if test == T_RANGED:
        return _best_attack(t, m, dice)
    if test == T_FIGHT:
        return _best_melee(t, m, dice)
    attacker = t.active
    if attacker == NONE or t.cube[attacker] == OFF or side(t, attacker) == side(t, m):
        return SURVIVING * dice
    if t.cube[attacker] == t.cube[m]:
        return -_worst_fight(t, attacker, m, dice)
    return -_worst_shot(t, attacker, m, dice)


def _best_attack(t: State, m: int, more: int) -> int:
    best: int = 0
    o: int
    s: int
    for s in guns(t, m):
        p = profile(t, m, s)
        if not p.bits & AT_A_CUBE:
            for o in foes(t, m):
                if t.cube[o] != OFF and in_range(t, m, t.cube[o], p) and in_sight(t, m, o):
                    dice = ranged_dice(t, m, o, p, 0, False, False) + more
                    best = max(best, shot(t, m, o, p, 0, False, dice, 0))
    return best


def _worst_shot(t: State, m: int, o: int, saves: int) -> int:
    """What the shot of an enemy does if so many dice are added to the Survive test."""
    worst: int = 0
    s: int
    mode: int
    for s in guns(t, m):
        p = profile(t, m, s)
        if not p.bits & AT_A_CUBE and in_range(t, m, t.cube[o], p):
            for mode in modes(p):
                dice = ranged_dice(t, m, o, p, mode, False, False)
                worst = max(worst, shot(t, m, o, p, mode, False, dice, saves))
    return worst


def _best_melee(t: State, m: int, more: int) -> int:
    best: int = 0
    o: int
    p: Profile
    for o in enemies_in(t, m, t.cube[m]):
        for p in knives_of(t, m):
            best = max(best, fight(t, m, o, p, t.cube[m], 0, False, more, 0))
    return best


def _worst_fight(t: State, m: int, o: int, saves: int) -> int:
    worst: int = 0
    p: Profile
    for p in knives_of(t, m):
        worst = max(worst, fight(t, m, o, p, t.cube[o], 0, False, 0, saves))
    return worst


def rerolled(t: State) -> list[int]:
    """Failures are rolled again, as many as may be; never a success (fp.dice.reroll)."""
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case RerollDice(headshots, good, failures):
                out.append(NEVER if headshots or good else failures * PERCENT)
            case _:
                out.append(0)
    return out
