"""The options of each kind of question; `refusals` says why something is not an option."""

from __future__ import annotations

from typing import Final

from standoff.engine.ask import Ready
from standoff.engine.declare import Objection
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages.answers import (
    AGREED,
    ALWAYS_MOST,
    ASK_AGAIN,
    DONE,
    DRAW,
    NEITHER,
    NO_CARD,
    NO_MANEUVER,
    NO_MORE_UNITS,
    NO_TELEPORTERS,
    NO_TRANSFER,
    NOT_NOW,
    REFUSED,
    STOP_ATTACKING,
    STOP_INVASION,
    accomplish,
    airlift_from,
    attack_until,
    defend,
    move,
    move_in,
    return_to,
    roll,
    send_from,
    strike_at,
    take_command,
    turn_in,
    turn_in_captured,
    units_to,
    use,
)
from standoff.games.risk_halo.messages.questions import (
    AGREE,
    AIRLIFT_FROM,
    ATTACK,
    CARD_UNITS,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    PLACE,
    PLACE_HERO,
    REACT,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    STRIKE_AT,
    TAKE_COMMAND,
    TELEPORTER,
    WINDOW,
)
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    BEFORE_FIRST_ATTACK,
    BOMBARD,
    CAMOUFLAGE,
    DICE_TOLD,
    GROWTH,
    HERO_MAY,
    HERO_MUST,
    HERO_WAYS,
    IN_ATTACKS,
    INFECT,
    LEAST_SKULLS,
    LIFT,
    MOST_DEFENCE_DICE,
    MOST_SKULLS,
    MOST_UNITS,
    NO_HERO,
    ON_DEPLOY,
    ON_END,
    ON_HERO_DEFEAT,
    REACTION,
    REANIMATE,
    SAVE,
    STOP_WAYS,
    UNITS_TOLD,
)
from standoff.games.risk_halo.notes import note
from standoff.games.risk_halo.queries.board import (
    MOVES_TO,
    answers_for,
    attacks,
    bit,
    can_spare,
    can_spare_unit,
    has,
    hero_attacks,
    heroes_places,
    maneuver_sources,
    most_attack_dice,
    own_territories,
    placings,
    reachable,
    set_up_choices,
)
from standoff.games.risk_halo.queries.cards import (
    captured_cards,
    card_places,
    cards_of,
    could_hold,
    distinct,
    laid_skulls,
    losses_of,
    may_draw,
    objective_cards,
    return_places,
    strike_targets,
)
from standoff.games.risk_halo.queries.objectives import is_met
from standoff.games.risk_halo.refusals import candidates, objection_to
from standoff.games.risk_halo.state import State

__all__ = ["candidates", "default", "note", "options", "refusal"]

DEFENCES: Final = [defend(1), defend(MOST_DEFENCE_DICE), ALWAYS_MOST]
"""A defender is asked only if he has the choice (rh.attack.defender_chooses)."""

MOVES_IN: Final[list[Ready]] = [move_in(False, units) for units in range(UNITS_TOLD)]
MOVES_IN_WITH_HERO: Final[list[Ready]] = [move_in(True, units) for units in range(UNITS_TOLD)]
MOVES: Final[list[Ready]] = [move(False, units) for units in range(UNITS_TOLD)]
MOVES_WITH_HERO: Final[list[Ready]] = [move(True, units) for units in range(UNITS_TOLD)]
"""Answers by their number of units."""


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
        of_flood, left = t.args
        return placings(t, t.neutral if of_flood else t.asked, left)
    if kind == MOVE_IN:
        return move_in_options(t)
    if kind == WINDOW:
        return window_options(t)
    if kind == REWARD:
        return reward_options(t)
    if kind == MANEUVER:
        return maneuver_options(t)
    if kind == MOVE_TO:
        return answers_for(t, MOVES_TO, places_to_go(t))
    if kind == MOVE_UNITS:
        return move_options(t)
    if kind == REINFORCE:
        return reinforce_options(t)
    if kind == CARD_UNITS:
        return card_unit_options(t)
    if kind in (REACT, OATH_WINDOW):
        timing = REACTION if kind == REACT else ON_HERO_DEFEAT
        found = [NO_CARD]
        for card in cards_of(t, t.asked, timing):
            found.append(use(card))
        return found
    return rare_options(t, kind)


def rare_options(t: State, kind: int) -> list[int]:
    """The questions of the set-up and others that seldom come."""
    if kind == PLACE_HERO:
        [returns] = t.args
        found = heroes_places(t, t.asked)
        return [*found, NOT_NOW] if returns else found
    if kind == OATH_TO:
        return heroes_places(t, t.asked)
    if kind == STRIKE_AT:
        return [strike_at(i) for i in strike_targets(t, t.asked)]
    if kind == REANIMATE_AT:
        return [return_to(i) for i in return_places(t, t.asked)]
    if kind == AIRLIFT_FROM:
        return [airlift_from(i) for i in own_territories(t, t.asked) if can_spare(t, i)]
    if kind == TAKE_COMMAND:
        return [*command_options(t), NO_TRANSFER]
    if kind == COMMAND_FROM:
        return [send_from(i) for i in own_territories(t, t.asked) if can_spare(t, i)]
    if kind == AGREE:
        return [AGREED, REFUSED]
    first, second = t.args
    return set_up_choices(t, t.asked, kind, first, second)


# -- Reinforcements --------------------------------------------------------------------------------------------------


def reinforce_options(t: State) -> list[int]:
    """Go on, lay cards down for their skulls, or use abilities for this moment.

    Two to ten skulls make a set (rh.skulls.range); a single skull must be completed.
    """
    seat = t.asked
    faction = t.data.faction
    laid = laid_skulls(t)
    captured = captured_cards(t, seat)
    left = len(t.hands[seat]) + len(captured)
    incomplete = 0 < laid < LEAST_SKULLS
    found = [] if incomplete else [DONE]
    for card in distinct(t.hands[seat]):
        if makes_a_set(laid + faction[card].skulls, left):
            found.append(turn_in(card))
    for card in distinct(captured):
        if makes_a_set(laid + faction[card].skulls, left):
            found.append(turn_in_captured(card))
    if not incomplete or left > 1:
        for card in cards_of(t, seat, ON_DEPLOY):
            if card_places(t, seat, faction[card].effect):
                found.append(use(card))
    return found


def makes_a_set(skulls: int, cards: int) -> bool:
    """Can so many skulls, the next card's included, still be two to ten? Every other card has one at least."""
    return skulls <= MOST_SKULLS and (skulls >= LEAST_SKULLS or cards > 1)


def card_unit_options(t: State) -> list[int]:
    """Where units of a card go; one on each territory where the card says so (rh.card.spawn, rh.card.growth)."""
    card, _ = t.args
    effect = t.data.faction[card].effect
    found = [units_to(i) for i in card_places(t, t.asked, effect) if not has(t.spread, i)]
    return [*found, NO_MORE_UNITS] if effect == GROWTH else found


def command_options(t: State) -> list[int]:
    """The ally's territories with exactly one unit (rh.command.one_unit), without his Hero and not his last one
    (rh.command.not_last, rh.command.not_hero), and not refused in this turn (rh.command.again); a unit of one's own
    must be free to replace it (rh.command.replace).
    """
    seat = t.asked
    [ally] = t.args
    if t.held[ally] == 1 or not can_spare_unit(t, seat):
        return []
    free = [i for i in own_territories(t, ally) if t.units[i] == 1 and t.hero[ally] != i]
    return [take_command(i) for i in free if not has(t.refused, i)]


# -- Attacks ---------------------------------------------------------------------------------------------------------


def attack_options(t: State) -> list[Ready]:
    """Stop, invade, or use a card between rolls."""
    seat = t.asked
    found = attacks(t, seat)
    found.append(STOP_ATTACKING)
    if has(t.most_dice, seat):
        found.append(ASK_AGAIN)
    if t.hands[seat]:
        if could_hold(t, seat, IN_ATTACKS):
            found += strike_options(t, seat)
        if not t.attacked and t.held[seat] > 1 and can_spare_unit(t, seat):
            for card in cards_of(t, seat, BEFORE_FIRST_ATTACK):
                found.append(use(card))
    return found


def strike_options(t: State, seat: int) -> list[int]:
    """Cards for between rolls, if there is anything to strike at (rh.card.strike, rh.card.strike_between_rolls)."""
    found = [use(card) for card in cards_of(t, seat, IN_ATTACKS)]
    return found if found and strike_targets(t, seat) else []


def commit_options(t: State) -> list[int]:
    """Dice for one roll, or a standing order; each with the Hero's bonus or without (rh.hero.attack_optional). Before
    the first roll an invasion is not stopped (rh.invasion.at_least_once).
    """
    hero: int = NO_HERO
    if hero_attacks(t):
        hero = HERO_MUST if t.settings.hero_bonus == "always" else HERO_MAY
    dice: int = most_attack_dice(t)
    units: int = t.units[t.source]
    may_stop: bool = t.attack_dice > 0
    at: int = ((units * DICE_TOLD + dice) * HERO_WAYS + hero) * STOP_WAYS + int(may_stop)
    while len(COMMITS) <= at:
        COMMITS.append([])
    found = COMMITS[at]
    if not found:
        found = COMMITS[at] = commits(dice, units, hero, may_stop)
    if could_hold(t, t.asked, IN_ATTACKS):
        strikes = strike_options(t, t.asked)
        return found + strikes if strikes else found
    return found


COMMITS: Final[list[list[int]]] = []
"""The answers that `commits` has found, by all that it depends on; empty where nobody has asked yet."""


def commits(dice: int, units: int, hero: int, may_stop: bool) -> list[int]:
    """One to three dice (rh.attack.dice); or the most dice until so many units are left (rh.attack.until).

    `hero` tells whether a Hero stands there, and whether its bonus is optional or always counts.
    """
    ways = [] if hero == HERO_MUST else [False]
    if hero != NO_HERO:
        ways.append(True)
    found: list[int] = []
    for with_hero in ways:
        found += [roll(with_hero, n) for n in range(1, dice + 1)]
        found += [attack_until(with_hero, n) for n in range(1, min(units, UNITS_TOLD))]
    return [*found, STOP_INVASION] if may_stop else found


def move_in_options(t: State) -> list[Ready]:
    """At least the units that rolled, at most all but one (rh.movein.least, rh.movein.leave_one), with the Hero or
    without if it stands there; it never goes alone (rh.hero.with_unit).
    """
    least: int = t.units[t.target]
    most: int = min(MOST_UNITS, least + t.units[t.source] - 1)
    found = MOVES_IN[least : most + 1]
    if hero_attacks(t):
        found += MOVES_IN_WITH_HERO[least : most + 1]
    return found


def move_options(t: State) -> list[Ready]:
    """At least one unit, at most all but one (rh.maneuver.leave_one), with the Hero or without if it stands there; it
    never goes alone (rh.hero.with_unit).
    """
    source, _ = t.args
    most: int = min(MOST_UNITS, t.units[source] - 1)
    found = MOVES[1 : most + 1]
    if t.hero[t.asked] == source:
        found += MOVES_WITH_HERO[1 : most + 1]
    return found


def window_options(t: State) -> list[int]:
    """Pass, or use a card for this moment of the battle that would do something."""
    seat = t.asked
    timing, _ = t.args
    found = [NO_CARD]
    for card in cards_of(t, seat, timing):
        if is_useful(t, seat, card, timing):
            found.append(use(card))
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
    found = [accomplish(c) for c in objective_cards(t, seat) if is_met(t, seat, c)]
    if may_draw(t):
        found.append(DRAW)
    found.append(NEITHER)
    return found


def maneuver_options(t: State) -> list[Ready]:
    """Stay, start from a territory, or use a card of this moment."""
    seat = t.asked
    found = maneuver_sources(t, seat) if t.maneuvers > 0 else []
    found.append(NO_MANEUVER)
    if t.hands[seat]:
        for card in cards_of(t, seat, ON_END):
            effect = t.data.faction[card].effect
            if effect == LIFT or card_places(t, seat, effect):
                found.append(use(card))
    return found


def places_to_go(t: State) -> int:
    """Connected own territories, as a set; an airlift reaches any (rh.card.airlift)."""
    source, card = t.args
    return reachable(t, source) if card == NOBODY else t.lands[t.asked] & ~bit(source)


# -- What else is asked of a list ------------------------------------------------------------------------------------

DECLINED: Final = {
    TELEPORTER: NO_TELEPORTERS,
    PLACE_HERO: NOT_NOW,
    REINFORCE: DONE,
    CARD_UNITS: NO_MORE_UNITS,
    TAKE_COMMAND: NO_TRANSFER,
    AGREE: REFUSED,
    ATTACK: STOP_ATTACKING,
    COMMIT: STOP_INVASION,
    DEFEND: defend(MOST_DEFENCE_DICE),
    WINDOW: NO_CARD,
    REACT: NO_CARD,
    OATH_WINDOW: NO_CARD,
    REWARD: DRAW,
    MANEUVER: NO_MANEUVER,
}
"""What is answered for a player who does not answer in time, wherever it is possible."""


def default(t: State) -> int:
    """What a player gives who does not answer in time: no attack, no card, no maneuver, a full defence, the card that a
    conquest has earned. What must be placed goes to the first territory that it can go to.
    """
    found = t.options
    if t.kind == PLACE:
        _, left = t.args
        return found[0] if left == 1 else found[1]
    declined = DECLINED.get(t.kind, found[0])
    return declined if declined in found else NEITHER if t.kind == REWARD else found[0]


def refusal(t: State, code: int) -> Objection | None:
    """Why a candidate is not an option."""
    return None if code in t.options else objection_to(t, code)
