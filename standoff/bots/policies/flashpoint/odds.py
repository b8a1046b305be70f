"""Dice of Halo: Flashpoint, exactly: how many successes a test has, and what Hits do to a model.

All chances are worked out once for each set of figures and kept.
"""

from __future__ import annotations

from math import exp
from typing import Final

from standoff.games.flashpoint.figures import HEADSHOT
from standoff.games.flashpoint.names import D8

MOST: Final = 14
"""More successes than this are counted as so many."""
CHAIN: Final = 6
"""After so many Headshots in a row no more are counted."""
WHOLE: Final = 1000
"""Harm is counted in parts of this: a model that is killed has suffered all of it."""

DYING: Final = 0.55
"""How much of its death a model with one wound left and no shields has suffered."""
WOUND: Final = 0.33
SHIELD: Final = 0.19
"""How quickly that falls with each more, in powers of e; a shield comes back, by one each Round."""

MOST_DICE: Final = 15
MOST_HEALTH: Final = 15
MOST_SHIELDS: Final = 7
MOST_FIGURE: Final = 7

SUCCESSES: Final[dict[int, list[float]]] = {}
MARGINS: Final[dict[int, list[float]]] = {}
HARM: Final[dict[int, int]] = {}
WINS: Final[dict[int, int]] = {}


def _doomed(health: int, shields: int) -> int:
    """How near a model is to its death, in parts of WHOLE."""
    return int(WHOLE * DYING * exp(-WOUND * float(health - 1) - SHIELD * float(shields)))


DOOMED: Final = tuple(_doomed(h, s) for h in range(MOST_HEALTH + 1) for s in range(MOST_SHIELDS + 1))


def doomed(health: int, shields: int) -> int:
    """How near a model with so much Health and so many shields is to its death; WHOLE if it has none left."""
    if health <= 0:
        return WHOLE
    return DOOMED[min(health, MOST_HEALTH) * (MOST_SHIELDS + 1) + min(shields, MOST_SHIELDS)]


def _die(need: int, head: int) -> list[float]:
    """The successes of one die with the extra dice of its Headshots (fp.dice.headshot_chain)."""
    side = 1.0 / float(D8)
    out = [0.0] * (MOST + 1)
    reached, done = 1.0, 0
    for link in range(CHAIN + 1):
        hits, fails, again = 0.0, 0.0, 0.0
        for rolled in range(1, D8 + 1):
            if rolled >= head and link < CHAIN:
                again += side
            elif rolled >= need:
                hits += side
            else:
                fails += side
        out[min(done + 1, MOST)] += reached * hits
        out[done] += reached * fails
        reached *= again
        done += 1 if head >= need else 0
    return out


def _both(one: list[float], two: list[float]) -> list[float]:
    """The sum of two counts."""
    out = [0.0] * (MOST + 1)
    for i in range(MOST + 1):
        if one[i] > 0.0:
            for j in range(MOST + 1):
                out[min(i + j, MOST)] += one[i] * two[j]
    return out


def _power(one: list[float], times: int) -> list[float]:
    out = [0.0] * (MOST + 1)
    out[0] = 1.0
    for _ in range(times):
        out = _both(out, one)
    return out


def successes(dice: int, need: int, head: int, rerolls: int) -> list[float]:
    """How likely each number of successes is; failures are rerolled, as many as may be."""
    dice = max(0, min(dice, MOST_DICE))
    key = ((dice * 16 + need) * 16 + head) * 8 + rerolls
    found = SUCCESSES.get(key)
    if found is None:
        found = SUCCESSES[key] = _successes(dice, need, head, rerolls)
    return found


def _successes(dice: int, need: int, head: int, rerolls: int) -> list[float]:
    if dice == 0 or need <= 0:
        return _power([1.0] + [0.0] * MOST, 1)
    die = _die(need, head)
    if rerolls == 0:
        return _power(die, dice)
    failing = float(min(need, head) - 1) / float(D8)
    good = die[:]
    good[0] -= failing
    out = [0.0] * (MOST + 1)
    ways = 1.0
    for failed in range(dice + 1):
        some = _both(_power(good, dice - failed), _power(die, min(failed, rerolls)))
        for i in range(MOST + 1):
            out[i] += ways * failing**failed * some[i]
        ways = ways * float(dice - failed) / float(failed + 1)
    return out


def margins(dice: int, need: int, head: int, rerolls: int, guard: int, survive: int) -> list[float]:
    """How likely a test is won by so much: by nothing, which is a tie or less, by one, and so on."""
    dice, guard = max(0, min(dice, MOST_DICE)), max(0, min(guard, MOST_DICE))
    key = ((((dice * 16 + need) * 16 + head) * 8 + rerolls) * 16 + guard) * 16 + survive
    found = MARGINS.get(key)
    if found is None:
        won, saved = successes(dice, need, head, rerolls), successes(guard, survive, HEADSHOT, 0)
        found = [0.0] * (MOST + 1)
        for i in range(MOST + 1):
            for j in range(MOST + 1):
                found[max(0, i - j)] += won[i] * saved[j]
        MARGINS[key] = found
    return found


def wins(dice: int, need: int, head: int, rerolls: int, guard: int, survive: int) -> int:
    """How likely a test is won at all, in parts of WHOLE."""
    dice, guard = max(0, min(dice, MOST_DICE)), max(0, min(guard, MOST_DICE))
    key = ((((dice * 16 + need) * 16 + head) * 8 + rerolls) * 16 + guard) * 16 + survive
    found = WINS.get(key)
    if found is None:
        found = WINS[key] = int(float(WHOLE) * (1.0 - margins(dice, need, head, rerolls, guard, survive)[0]))
    return found


def harm(test: int, survive: int, guard: int, shields: int, health: int, armour: int, esd: int, lethal: int) -> int:
    """What an attack does to a model on average: how much nearer it brings its death, in parts of WHOLE.

    `test` is an attack as `attack_code` packs it, `armour` what Armour Piercing leaves of it.
    """
    guard = max(0, min(guard, MOST_DICE))
    key = ((((test * 16 + survive) * 16 + guard) * 8 + min(shields, MOST_SHIELDS)) * 16 + min(health, MOST_HEALTH)) * 8
    key = ((key + min(armour, MOST_FIGURE)) * 8 + min(esd, MOST_FIGURE)) * 8 + min(lethal, MOST_FIGURE)
    found = HARM.get(key)
    if found is None:
        won = margins(test >> 11, test >> 7 & 15, test >> 3 & 15, test & 7, guard, survive)
        found = HARM[key] = _harm(won, shields, health, armour, esd, lethal)
    return found


def attack_code(dice: int, need: int, head: int, rerolls: int) -> int:
    """The dice of an attack as one number."""
    return ((max(0, min(dice, MOST_DICE)) * 16 + need) * 16 + head) * 8 + rerolls


def _harm(won: list[float], shields: int, health: int, armour: int, esd: int, lethal: int) -> int:
    """ESD depletes shields first, each Hit takes a shield, Armour stops some of the rest, Lethal adds to wounds."""
    before = doomed(health, shields)
    total = 0.0
    for hits in range(1, MOST + 1):
        left = max(0, shields - esd)
        through = hits - min(hits, left)
        left -= min(hits, left)
        wounds = through - armour
        if wounds > 0:
            total += won[hits] * float(doomed(health - wounds - lethal, left) - before)
        else:
            total += won[hits] * float(doomed(health, left) - before)
    return int(total)
