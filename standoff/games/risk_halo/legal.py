"""The options of each kind of question; `refusals` says why something is not an option."""

from __future__ import annotations

from typing import Final

from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    AGREE,
    AIRLIFT_FROM,
    ALWAYS_MOST,
    ASK_AGAIN,
    ATTACK,
    BEFORE_FIRST_ATTACK,
    BOMBARD,
    CAMOUFLAGE,
    CARD_UNITS,
    CLAIM,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    DRAW,
    GROWTH,
    IN_ATTACKS,
    INFECT,
    LAY,
    LIFT,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    ON_DEPLOY,
    ON_END,
    ON_HERO_DEFEAT,
    PASS,
    PLACE,
    PLACE_HERO,
    PLAY,
    REACT,
    REACTION,
    REANIMATE,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    SAVE,
    STRIKE_AT,
    TAKE_COMMAND,
    UNTIL,
    WINDOW,
    WITH_HERO,
)
from standoff.games.risk_halo.objectives import is_met
from standoff.games.risk_halo.queries import (
    ally_of,
    attacks,
    can_spare_unit,
    card_places,
    cards_of,
    distinct,
    hero_attacks,
    laid_skulls,
    losses_of,
    maneuver_sources,
    may_draw,
    most_attack_dice,
    own_territories,
    placings,
    reachable,
    return_places,
    set_up_choices,
    strike_targets,
)
from standoff.games.risk_halo.refusals import candidates, refusal
from standoff.games.risk_halo.state import State

__all__ = ["candidates", "options", "refusal"]

DEFENCES: Final = [1, 2, ALWAYS_MOST]
"""A defender is asked only if he has the choice (rh.attack.defender_chooses)."""


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == ATTACK:
        return attack_options(t)
    if kind == COMMIT:
        return commit_options(t)
    if kind == DEFEND:
        return DEFENCES
    if kind == PLACE:
        return placings(t, t.args[0], t.args[1])
    if kind == MOVE_IN:
        return move_in_options(t)
    if kind == WINDOW:
        return window_options(t)
    if kind == REWARD:
        return reward_options(t)
    if kind == MANEUVER:
        return maneuver_options(t)
    if kind == MOVE_TO:
        return move_targets(t)
    if kind == MOVE_UNITS:
        return amounts(t, t.args[0], 1, t.units[t.args[0]] - 1)
    if kind == REINFORCE:
        return reinforce_options(t)
    if kind == CARD_UNITS:
        return card_unit_options(t)
    if kind in (REACT, OATH_WINDOW):
        timing = REACTION if kind == REACT else ON_HERO_DEFEAT
        found = [PASS]
        for card in cards_of(t, t.asked, timing):
            found.append(PLAY + card)
        return found
    return rare_options(t, kind)


def rare_options(t: State, kind: int) -> list[int]:
    """The questions of the set-up and others that seldom come."""
    if kind == PLACE_HERO and t.args[0]:
        return [*own_territories(t, t.asked), PASS]
    if kind == OATH_TO:
        return own_territories(t, t.asked)
    if kind == STRIKE_AT:
        return strike_targets(t, t.asked)
    if kind == REANIMATE_AT:
        return return_places(t, t.asked)
    if kind == AIRLIFT_FROM:
        return [i for i in own_territories(t, t.asked) if t.units[i] > 1]
    if kind == TAKE_COMMAND:
        return [*command_options(t), PASS]
    if kind == COMMAND_FROM:
        return [i for i in own_territories(t, t.asked) if t.units[i] > 1]
    if kind == AGREE:
        return [1, 0]
    return set_up_choices(t, t.asked, kind, t.args[0], t.args[1])


# -- Reinforcements --------------------------------------------------------------------------------------------------


def reinforce_options(t: State) -> list[int]:
    """Go on, lay cards down for their skulls, or use abilities for this moment.

    Two to ten skulls make a set (rh.skulls.range); a single skull must be completed.
    """
    seat = t.asked
    faction = t.data.faction
    laid = laid_skulls(t)
    left = len(t.hands[seat]) + len(t.captured[seat])
    found = [] if laid == 1 else [PASS]
    for card in distinct(t, t.hands[seat]) + distinct(t, t.captured[seat]):
        if makes_a_set(laid + faction[card].skulls, left):
            found.append(LAY + card)
    if laid != 1 or left > 1:
        for card in cards_of(t, seat, ON_DEPLOY):
            if card_places(t, seat, faction[card].effect):
                found.append(PLAY + card)
    return found


def makes_a_set(skulls: int, cards: int) -> bool:
    """Can so many skulls, the next card's included, still be two to ten? Every other card has one at least."""
    return skulls <= 10 and (skulls > 1 or cards > 1)


def card_unit_options(t: State) -> list[int]:
    """Where units of a card go; one on each territory where the card says so (rh.card.spawn, rh.card.growth)."""
    effect = t.args[0]
    found = [i for i in card_places(t, t.asked, effect) if not t.spread >> i & 1]
    return [*found, PASS] if effect == GROWTH else found


def command_options(t: State) -> list[int]:
    """The ally's territories with exactly one unit (rh.command.one_unit), without his Hero and not his last one
    (rh.command.not_last, rh.command.not_hero); a unit of one's own must be free to replace it (rh.command.replace).
    """
    seat = t.asked
    ally = ally_of(t, seat)
    if t.held[ally] < 2 or not can_spare_unit(t, seat):
        return []
    return [i for i in own_territories(t, ally) if t.units[i] == 1 and t.hero[ally] != i]


# -- Attacks ---------------------------------------------------------------------------------------------------------


def attack_options(t: State) -> list[int]:
    """Stop, invade, or use a card between rolls."""
    seat = t.asked
    found = attacks(t, seat)
    found.append(PASS)
    if t.most_dice >> seat & 1:
        found.append(ASK_AGAIN)
    if t.hands[seat]:
        for card in cards_of(t, seat, IN_ATTACKS):
            if strike_targets(t, seat):
                found.append(PLAY + card)
        if not t.attacked and t.held[seat] > 1 and can_spare_unit(t, seat):
            for card in cards_of(t, seat, BEFORE_FIRST_ATTACK):
                found.append(PLAY + card)
    return found


def commit_options(t: State) -> list[int]:
    """Dice for one roll, or a standing order; each with the Hero's bonus or without (rh.hero.attack_optional)."""
    hero: int = 0
    if hero_attacks(t):
        hero = 2 if t.settings.hero_bonus == "always" else 1
    dice: int = most_attack_dice(t)
    units: int = t.units[t.source]
    must_roll: int = t.args[0]
    at = ((units * 4 + dice) * 3 + hero) * 2 + must_roll
    while len(COMMITS) <= at:
        COMMITS.append([])
    found = COMMITS[at]
    if not found:
        found = COMMITS[at] = commits(dice, units, hero, must_roll == 0)
    return found


COMMITS: Final[list[list[int]]] = []
"""The answers that `commits` has found, by all that it depends on; empty where nobody has asked yet."""


def commits(dice: int, units: int, hero: int, may_stop: bool) -> list[int]:
    """One to three dice (rh.attack.dice); or the most dice until so many units are left (rh.attack.until).

    `hero` is 0 without a Hero, 1 if its bonus is optional, 2 if it always counts.
    """
    plain = [*range(1, dice + 1), *(dice + UNTIL * left for left in range(1, units))]
    found = plain if hero != 2 else []
    if hero:
        found = found + [code + WITH_HERO for code in plain]
    return [*found, PASS] if may_stop else found


def move_in_options(t: State) -> list[int]:
    """At least the units that rolled, at most all but one (rh.movein.least, rh.movein.leave_one)."""
    least = t.units[t.target]
    return amounts(t, t.source, least, least + t.units[t.source] - 1)


def amounts(t: State, source: int, least: int, most: int) -> list[int]:
    """Numbers of units, each without and with the Hero if it stands there; it never goes alone (rh.hero.with_unit).

    Twice the number, and one more with the Hero.
    """
    hero = t.hero[t.asked] == source
    found = []
    units: int
    for units in range(least, most + 1):
        found.append(2 * units)
        if hero:
            found.append(2 * units + 1)
    return found


def window_options(t: State) -> list[int]:
    """Pass, or use a card for this moment of the battle that would do something."""
    seat, timing = t.asked, t.args[0]
    found = [PASS]
    for card in cards_of(t, seat, timing):
        if is_useful(t, seat, card, timing):
            found.append(PLAY + card)
    return found


def is_useful(t: State, seat: int, card: int, timing: int) -> bool:
    """Has the card anything to act on?"""
    effect = t.data.faction[card].effect
    if effect == BOMBARD:
        return t.units[t.target] > 1
    if effect == CAMOUFLAGE:
        return t.defence_dice > t.data.faction[card].amount
    if timing != AFTER_ROLL:
        return True
    if effect == SAVE:
        return losses_of(t, seat) > 0
    if effect == INFECT:
        return seat == t.turn and t.defence_loss > 0
    assert effect == REANIMATE
    marked = t.attacker_returns if seat == t.turn else t.defender_returns
    return losses_of(t, seat) > 0 and marked == NOBODY and len(return_places(t, seat)) > 0


# -- The end of a turn -----------------------------------------------------------------------------------------------


def reward_options(t: State) -> list[int]:
    """A Campaign card that has been met, a Faction card after a conquest, or neither."""
    seat = t.asked
    found = [CLAIM + c for c in t.objectives[seat] if is_met(t, seat, c)]
    if may_draw(t):
        found.append(DRAW)
    found.append(PASS)
    return found


def maneuver_options(t: State) -> list[int]:
    """Stay, start from a territory, or use a card of this moment."""
    seat = t.asked
    found = maneuver_sources(t, seat) if t.maneuvers > 0 else []
    found.append(PASS)
    if t.hands[seat]:
        for card in cards_of(t, seat, ON_END):
            effect = t.data.faction[card].effect
            if effect == LIFT or card_places(t, seat, effect):
                found.append(PLAY + card)
    return found


def move_targets(t: State) -> list[int]:
    """Connected own territories; an airlift reaches any (rh.card.airlift)."""
    source, anywhere = t.args
    if anywhere:
        return [i for i in own_territories(t, t.asked) if i != source]
    return reachable(t, source)
