"""Choices about models, things and command dice: who acts, what is picked up or kept, which dice are rolled again."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.grades import NEVER
from standoff.bots.policies.flashpoint.scene import PERCENT, Scene
from standoff.bots.policies.flashpoint.things import (
    ITEM_WORTH,
    armed,
    dice_chosen,
    known_item,
    line_worth,
    weapon_gain,
)
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    PASS,
    ChooseDice,
    DestroyItem,
    DraftCard,
    DropItem,
    PickModel,
    TakeItem,
    TakeObject,
    TakeWeapon,
)
from standoff.games.flashpoint.names import CARRIED, OFF, PINNED, PLACES
from standoff.games.flashpoint.queries import items_of, most_items, side
from standoff.games.flashpoint.state import State

LEAVE_IT: Final = 10
TAKE_OBJECT: Final = 1000
SWAP: Final = 15
"""By how much another item must be better."""
KEEP: Final = 20
SPOIL: Final = 3
"""An item that is destroyed is not left to an enemy."""
WORRY: Final = 50
"""How much of the danger that a model is in asks for acting at once, in per cent."""
HOPE: Final = 50
"""How much of a shot counts that the model could have after a move, in per cent."""
BURDEN: Final = (0, 150, 600, 0, 150, 0)
"""A carrier goes on, by scenario; that of a Flag before anybody shoots at him."""
DEAD: Final = -40
PLUS_ONE: Final = 30
"""What a +1 Model result is worth later."""

# What a profile card is worth.
HEALTH: Final = 14
SHIELD: Final = 16
ARMOUR: Final = 18
STAT: Final = 15
BEST_STAT: Final = 9
SPEED: Final = 12
COMMAND: Final = 30
LEGEND_SHARE: Final = 60
"""How much of a Legend counts, in per cent: it takes two places."""


def who_acts(t: State, passing: int) -> list[int]:
    """Which model: one that has a good shot, is in danger, or carries something."""
    out: list[int] = []
    best: int = 0
    code: int
    for code in t.options:
        value: int = NEVER
        match read(code):
            case PickModel(m):
                value = urgency(t, m)
                best = max(best, value)
        out.append(value)
    return [best - passing if value == NEVER else value for value in out]


def urgency(t: State, m: int) -> int:
    """How much a model should act now."""
    if t.cube[m] == OFF:
        return DEAD
    scene = Scene(t, m, PERCENT, False)
    here = t.cube[m] * PLACES + max(t.slot[m], 0)
    scene.measure(here)
    total: int = scene.danger * WORRY // PERCENT
    if t.status[m] & PINNED:
        return total
    total += max(scene.shot, scene.hope(t.cube[m], t.data.units[t.unit[m]].speed[0]) * HOPE // PERCENT)
    if CARRIED - m in t.object_at:
        total += BURDEN[t.scenario]
    return total


def again(t: State) -> list[int]:
    """A second model for a +1 Model result."""
    return who_acts(t, PLUS_ONE)


# -- Things ------------------------------------------------------------------------------------------------------------


def picked_up(t: State) -> list[int]:
    """What a model takes: what lies in its cube, a fallen enemy's weapon, what a Grappleshot reaches."""
    m = t.args[0]
    own = armed(t, m)
    return [_pick(t, m, own, code) for code in t.options]


def _pick(t: State, m: int, own: int, code: int) -> int:
    match read(code):
        case TakeObject(_):
            return TAKE_OBJECT
        case TakeWeapon(token):
            gain = weapon_gain(t, m, t.arm_kind[token], own)
            return gain + LEAVE_IT if gain else 0
        case TakeItem(item):
            return _item_gain(t, m, item)
    return LEAVE_IT


def _item_gain(t: State, m: int, item: int) -> int:
    """An item, or the better of it and the worst that is held."""
    held = items_of(t, m)
    worth = known_item(t, side(t, m), item)
    if len(held) < most_items(t, m):
        return worth
    least: int = worth
    i: int
    for i in held:
        least = min(least, ITEM_WORTH[t.item_kind[i]])
    return worth - least - SWAP


def left_behind(t: State) -> list[int]:
    """Keep what was taken; with too many, the least goes."""
    return [_leave(t, code) for code in t.options]


def _leave(t: State, code: int) -> int:
    match read(code):
        case DropItem(item):
            return -ITEM_WORTH[t.item_kind[item]]
        case DestroyItem(item):
            return SPOIL - ITEM_WORTH[t.item_kind[item]]
    return KEEP


# -- Dice and cards ----------------------------------------------------------------------------------------------------


def command_dice(t: State, rolled_again: bool) -> list[int]:
    """Which command dice are rolled again, or carried over."""
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case ChooseDice(plus, dice, advance, shoot, assault, order):
                out.append(dice_chosen((plus, dice, advance, shoot, assault, order), rolled_again))
            case _:
                out.append(0)
    return out


def drafted(t: State) -> list[int]:
    """Which profile card joins the fireteam."""
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case DraftCard(card):
                unit, load = t.data.cards[card]
                out.append(_card(t, unit, load))
            case _:
                out.append(NEVER)
    return out


def _card(t: State, unit: int, load: int) -> int:
    card = t.data.units[unit]
    total: int = card.health * HEALTH + card.shields * SHIELD + card.armour * ARMOUR
    stat: int
    for stat in (card.ranged, card.fight, card.survive):
        total += (BEST_STAT - stat) * STAT if stat else 0
    total += (card.speed[0] + card.speed[1]) * SPEED + card.tactician * COMMAND
    best: int = 0
    weapon: int
    for weapon in card.loadouts[load]:
        best = max(best, line_of_card(t, unit, weapon))
    total += best
    return total * LEGEND_SHARE // PERCENT if card.legend else total


def line_of_card(t: State, unit: int, weapon: int) -> int:
    """What a weapon is worth to a unit that is not on the table yet."""
    card = t.data.units[unit]
    best: int = 0
    for p in t.data.weapons[weapon].profiles:
        best = max(best, line_worth(p, card.ranged, card.fight))
    return best


def anybody(t: State) -> list[int]:
    """Somebody rather than nobody."""
    return [0 if code == PASS else PERCENT for code in t.options]
