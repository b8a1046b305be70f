"""What items, weapons and command dice are worth to whoever has them."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.odds import attack_code, harm
from standoff.games.flashpoint.arms import profile, sources
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.figures import (
    CONTINUOUS_REROLLS,
    FORCE_NEED,
    HEADSHOT,
    OPTICS_DIE,
    SCOPE_DICE,
    SHARP_HEADSHOT,
    TEST_DICE,
)
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    CONTINUOUS,
    LONG,
    LUNGE,
    NONE,
    OPTICS,
    RAPID_FIRE,
    SNIPER_SCOPE,
)
from standoff.games.flashpoint.queries import has_looked, items_of, most_items
from standoff.games.flashpoint.state import State

ITEM_WORTH: Final = (60, 60, 100, 140, 60, 90, 130, 110, 160, 25, 30, 50, 40, 110, 90)
"""By the kind of the item."""
ANY_ITEM: Final = 85
"""One that nobody has looked at."""

# A usual target.
USUAL_SHIELDS: Final = 2
USUAL_HEALTH: Final = 4
USUAL_ARMOUR: Final = 2
USUAL_SURVIVE: Final = 5
USUAL_SHOT: Final = TEST_DICE + 1
USUAL_FIGHT: Final = TEST_DICE + 1
BURST: Final = 15
"""Rapid Fire: it may be used to Pin."""
SURE_PIN: Final = 60
SLOW: Final = 60
"""How much is left of a weapon that takes a long action, in per cent."""
AT_HAND: Final = 45
"""How much of a weapon counts that reaches nobody but those in the same cube, in per cent; more for each cube."""
EACH_CUBE: Final = 11
PERCENT: Final = 100

LINES: Final[dict[int, int]] = {}


def line_worth(p: Profile, ranged: int, fight: int) -> int:
    """What a line of a weapon's card is worth in the hands of a model with these stats."""
    need = ranged if p.reach and not p.bits & LUNGE else fight
    if need == 0:
        return 0
    plate = max(0, USUAL_ARMOUR - p.ap)
    test: int
    if p.bits & AT_A_CUBE:
        test = attack_code(p.frag or p.implosion, FORCE_NEED, HEADSHOT, 0)
    else:
        dice: int = USUAL_SHOT if p.reach else USUAL_FIGHT + p.smash
        dice += p.platform
        sharp = p.bits & (OPTICS | SNIPER_SCOPE) != 0
        if p.bits & OPTICS:
            dice += OPTICS_DIE
        if p.bits & SNIPER_SCOPE:
            dice += SCOPE_DICE
        rerolls = p.wof + (CONTINUOUS_REROLLS if p.bits & CONTINUOUS else 0)
        test = attack_code(dice, need, SHARP_HEADSHOT if sharp else HEADSHOT, rerolls)
    total: int = harm(test, USUAL_SURVIVE, TEST_DICE, USUAL_SHIELDS, USUAL_HEALTH, plate, p.esd, p.lethal)
    if p.frag:
        total += SURE_PIN
    if p.bits & RAPID_FIRE:
        total += BURST
    if p.bits & LONG:
        total = total * SLOW // PERCENT
    return total * (AT_HAND + EACH_CUBE * p.reach) // PERCENT


def weapon_worth(t: State, m: int, weapon: int) -> int:
    """What a weapon is worth to a model: the better of its lines."""
    card = t.data.units[t.unit[m]]
    key = (weapon * 16 + card.ranged) * 16 + card.fight
    found = LINES.get(key)
    if found is None:
        found = 0
        p: Profile
        for p in t.data.weapons[weapon].profiles:
            found = max(found, line_worth(p, card.ranged, card.fight))
        LINES[key] = found
    return found


def armed(t: State, m: int) -> int:
    """The worth of the best weapon that a model has."""
    best: int = 0
    s: int
    for s in sources(t, m):
        p = profile(t, m, s)
        if not t.data.weapons[p.weapon].uses:
            best = max(best, weapon_worth(t, m, p.weapon))
    return best


def weapon_gain(t: State, m: int, weapon: int, own: int) -> int:
    """By how much a weapon is better than the best that a model has."""
    return max(0, weapon_worth(t, m, weapon) - own)


def has_room(t: State, m: int) -> bool:
    """Could the model carry another item?"""
    return len(items_of(t, m)) < most_items(t, m)


def known_item(t: State, seat: int, item: int) -> int:
    """What an item is worth to a seat that may not know which it is."""
    if item in t.face_down and not has_looked(t, seat, item):
        return ANY_ITEM
    kind = t.item_kind[item]
    return ITEM_WORTH[kind] if kind != NONE else 0


# -- Command dice ------------------------------------------------------------------------------------------------------

FACE_WORTH: Final = (55, 60, 45, 100, 20, 30)
"""What a command die is worth by its face: +1 Model, Dice, Advance, Shoot, Assault, Special Order."""
AVERAGE_FACE: Final = 56
"""What a die that is still to be rolled is worth, with the best of some rerolls."""


def dice_chosen(counts: tuple[int, int, int, int, int, int], rolled_again: bool) -> int:
    """What it is worth to carry these dice over, each instead of one that would be rolled; or to roll them again."""
    total: int = 0
    face: int
    for face in range(len(counts)):
        total += counts[face] * (FACE_WORTH[face] - AVERAGE_FACE)
    return -total if rolled_again else total
