"""Faction cards: for their skulls when there are enough of them, for their abilities when these bring more."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.battle import (
    EVEN,
    OUTCOMES,
    ROLL,
    UNIT,
    roll_at,
)
from standoff.bots.policies.risk_halo.fronts import danger, edge_of, fought_out, front, look, prize_of
from standoff.bots.policies.risk_halo.graded import LEAST, NEVER, STILL, SURELY, graded
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    Accomplish,
    Done,
    Draw,
    HeroTo,
    NoCard,
    ReturnTo,
    StrikeAt,
    TurnIn,
    TurnInCaptured,
    UnitsTo,
    Use,
)
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    AIRLIFT,
    AMBUSH,
    ATTACK_BONUS,
    BEFORE_ROLL,
    BOMBARD,
    CAMOUFLAGE,
    DEFENCE_BONUS,
    DROP,
    INFECT,
    LIFT,
    MOST_SKULLS,
    SAVE,
    SHIELD,
    SIDES,
    SUPPORT,
)
from standoff.games.risk_halo.queries.cards import captured_cards, laid_skulls, losses_of
from standoff.games.risk_halo.state import State

SKULL: Final = 210
"""What a skull in the hand is worth: two to three units, later (rh.skulls.table)."""
RIPE: Final = 6
"""So many skulls are turned in."""
HURRY: Final = 4
"""So many if somebody is about to win or to be thrown out."""
THREATENED: Final = 8
"""With so few territories cards are not kept for long: the victor gets them (rh.out.cards)."""
TOO_EARLY: Final = STILL // 4
STRIKE_UNITS: Final = 2
OATH_WORTH: Final = 150
"""A Hero that returns at once defends until the next turn."""
EXTRA_MANEUVER: Final = 150
CANCELLED: Final = 250
"""What a strong ability of another would have done; a weak one does half of it."""
LIFTED: Final = 40
"""What each unit of an idle army is worth where it can attack."""
STEPS: Final = 2
"""So far a march is thought through when the units of a card are placed."""
PART: Final = 3
"""Of what a territory is worth, so small a part speaks for striking at it."""


# -- Skulls ------------------------------------------------------------------------------------------------------------


def skulls_of(t: State, seat: int) -> int:
    """The skulls that a seat could turn in, those included that it has laid down already."""
    skulls: int = laid_skulls(t) if seat == t.turn else 0
    card: int
    for card in t.hands[seat]:
        skulls += t.data.faction[card].skulls
    for card in captured_cards(t, seat):
        skulls += t.data.faction[card].skulls
    return skulls


def weigh_reinforce(t: State) -> list[int]:
    """All skulls at once, when there are enough; abilities that bring more than their skulls would."""
    seat: int = t.asked
    skulls: int = skulls_of(t, seat)
    ripe: int = HURRY if t.held[seat] <= THREATENED else RIPE
    laid: int = laid_skulls(t)
    now: bool = laid > 0 or skulls >= ripe
    return [_reinforce(t, seat, code, now) for code in t.options]


def _reinforce(t: State, seat: int, code: int, now: bool) -> int:
    match read(code):
        case TurnIn(card):
            return SURELY + t.data.faction[card].skulls if now else TOO_EARLY
        case TurnInCaptured(card):
            return SURELY + UNIT + t.data.faction[card].skulls if now else TOO_EARLY
        case Done():
            return STILL
        case Use(card):
            return graded(worth_of_units(t, seat, card))
    return LEAST


def kept(t: State, seat: int, card: int) -> int:
    """What a card is worth if it is kept for its skulls; more of them than can be turned in are worth little."""
    skulls: int = skulls_of(t, seat)
    worth: int = t.data.faction[card].skulls * SKULL
    return worth // 2 if skulls > MOST_SKULLS else worth


def worth_of_units(t: State, seat: int, card: int) -> int:
    """What a card that brings units is worth beyond its skulls."""
    effect: int = t.data.faction[card].effect
    if effect == LIFT:
        return EXTRA_MANEUVER - kept(t, seat, card)
    return t.data.faction[card].amount * UNIT - kept(t, seat, card)


def weigh_card_units(t: State) -> list[int]:
    """Where a card's units go: where they gain most."""
    card, left = t.args
    effect: int = t.data.faction[card].effect
    units: int = left if effect in (DROP, SUPPORT) else 1
    seat: int = t.asked
    o = look(t, seat)
    return [_card_units(t, o, code, units) for code in t.options]


def _card_units(t: State, o: Outlook, code: int, units: int) -> int:
    match read(code):
        case UnitsTo(place):
            hero: bool = o.hero == place
            here: int = t.units[place]
            return graded(front(t, o, place, here + units, hero, STEPS) - front(t, o, place, here, hero, STEPS))
    return LEAST


# -- Between rolls -----------------------------------------------------------------------------------------------------


def worth_between_rolls(t: State, o: Outlook, card: int) -> int:
    """A strike at a neighbour, or an airlift of an army that has nothing to do where it is."""
    if t.data.faction[card].effect == AIRLIFT:
        return LIFTED * idle_army(t, o) - kept(t, o.seat, card)
    best: int = 0
    place: int
    for place in range(t.size):
        if o.enemies >> place & 1 and t.units[place] > STRIKE_UNITS and t.near[place] & o.mine:
            best = max(best, o.harm[t.owner[place]])
    return STRIKE_UNITS * best + STRIKE_UNITS * UNIT // 2 - kept(t, o.seat, card)


def idle_army(t: State, o: Outlook) -> int:
    """The most units that stand where there is no enemy, and need not stay."""
    most: int = 0
    place: int
    for place in range(t.size):
        if o.mine >> place & 1:
            near: int = t.near[place]
            if near & o.enemies == 0:
                most = max(most, t.units[place] - 1)
    return most


def weigh_strike(t: State) -> list[int]:
    """The neighbour that is attacked, or else the one whose loss counts most."""
    seat: int = t.asked
    o = look(t, seat)
    return [_strike(t, o, code) for code in t.options]


def _strike(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case StrikeAt(place):
            lost: int = min(STRIKE_UNITS, t.units[place] - 1)
            attacked: int = UNIT if place == t.target else 0
            return graded(lost * o.harm[t.owner[place]] + o.worth[place] // PART + attacked)
    return LEAST


# -- In battle ---------------------------------------------------------------------------------------------------------


class Battle:
    """A battle as the attacker counts it: what the territory, a unit of the defender and one of his own are worth."""

    def __init__(self, t: State, o: Outlook) -> None:
        self.edge: int = edge_of(t, t.hero_adds, t.target)
        self.ours: int = t.units[t.source] - 1
        self.theirs: int = t.units[t.target]
        if o.seat == t.turn:
            self.prize: int = prize_of(t, o, t.source, t.target, t.hero_adds, o.first)
            self.harm: int = o.harm[t.defender] + o.kill
            self.cost: int = o.cost
        else:
            self.prize = o.worth[t.target]
            self.harm = UNIT
            self.cost = o.harm[t.turn]

    def then(self, ours: int, theirs: int) -> int:
        """What it is worth to go on with so many units on both sides, with what was lost until then."""
        gone: int = (self.theirs - theirs) * self.harm - (self.ours - ours) * self.cost
        if theirs <= 0:
            return gone + self.prize
        if ours <= 0:
            return gone
        return gone + fought_out(ours, theirs, self.edge, self.prize, self.harm, self.cost)

    def roll(self, attack: int, defence: int, lead: int, shield: int) -> int:
        """What the battle is worth if this roll is made with these dice, then as always."""
        attack = min(attack, self.ours)
        defence = min(defence, self.theirs)
        if attack <= 0 or defence <= 0:
            return 0
        roll = ROLL[roll_at(attack, defence, self.edge, max(-EVEN, min(EVEN, lead)))]
        pairs: int = min(attack, defence)
        worth: float = 0.0
        lost: int
        for lost in range(min(OUTCOMES, pairs + 1)):
            if roll[lost] > 0.0:
                beaten: int = max(0, pairs - lost - shield)
                worth += roll[lost] * float(self.then(self.ours - lost, self.theirs - beaten))
        return int(worth)


def may_help(t: State, seat: int) -> bool:
    """Is there a card in the hand for before a roll?"""
    card: int
    for card in t.hands[seat]:
        if t.data.timing[card] == BEFORE_ROLL:
            return True
    return False


def weigh_window(t: State) -> list[int]:
    """A card in battle is used if it gains more than its skulls are worth."""
    seat: int = t.asked
    if len(t.options) == 1:
        return [STILL]
    o = look(t, seat)
    return [_window(t, o, code) for code in t.options]


def _window(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case NoCard():
            return STILL
        case Use(card):
            return graded(worth_in_battle(t, o, card) - kept(t, o.seat, card))
    return LEAST


def worth_in_battle(t: State, o: Outlook, card: int) -> int:
    """What a card is worth at this moment of a battle."""
    return _after(t, o, card) if t.data.timing[card] == AFTER_ROLL else _before(t, Battle(t, o), card)


def _before(t: State, battle: Battle, card: int) -> int:
    """What a card changes in the coming roll and in all that follows."""
    effect: int = t.data.faction[card].effect
    lead: int = t.attack_plus - t.defence_plus
    attack: int = t.attack_dice
    defence: int = t.defence_dice
    now: int = battle.roll(attack, defence, lead, t.shield)
    if effect == ATTACK_BONUS:
        return battle.roll(attack, defence, lead + 1, t.shield) - now
    if effect == CAMOUFLAGE:
        return battle.roll(attack, 1, lead, t.shield) - now
    if effect == DEFENCE_BONUS:
        return now - battle.roll(attack, defence, lead - 1, t.shield)
    if effect == SHIELD:
        return now - battle.roll(attack, defence, lead, t.shield + t.data.faction[card].amount)
    total: int = 0
    die: int
    for die in range(1, SIDES + 1):
        if effect == BOMBARD:
            total += battle.then(battle.ours, max(1, battle.theirs - die))
        else:
            total -= battle.then(max(0, battle.ours - die), battle.theirs)
    before: int = battle.then(battle.ours, battle.theirs)
    return total // SIDES - before if effect == BOMBARD else total // SIDES + before


def _after(t: State, o: Outlook, card: int) -> int:
    """What a card brings back of the losses of a roll; it may keep a territory from falling."""
    effect: int = t.data.faction[card].effect
    amount: int = t.data.faction[card].amount
    losses: int = losses_of(t, o.seat)
    if effect == INFECT:
        return t.defence_loss * UNIT
    gain: int = min(amount, losses) * UNIT
    if effect == SAVE and o.seat == t.defender and losses >= t.units[t.target]:
        gain += o.worth[t.target] // 2
    return gain


def weigh_react(t: State) -> list[int]:
    """The card of another is cancelled if it does more harm than this one is worth."""
    seat: int = t.asked
    _, used = t.args
    effect: int = t.data.faction[used].effect
    strong: bool = effect in (AMBUSH, BOMBARD, SHIELD, CAMOUFLAGE)
    return [_react(t, seat, code, CANCELLED if strong else CANCELLED // 2) for code in t.options]


def _react(t: State, seat: int, code: int, gain: int) -> int:
    match read(code):
        case Use(card):
            return graded(gain - kept(t, seat, card))
    return STILL


def weigh_oath(t: State) -> list[int]:
    """A Hero that was just defeated comes back at its next turn anyway."""
    seat: int = t.asked
    return [_react(t, seat, code, OATH_WORTH) for code in t.options]


def weigh_return(t: State) -> list[int]:
    """Where units that come back, or a Hero, are needed most."""
    seat: int = t.asked
    o = look(t, seat)
    return [_return(t, o, code) for code in t.options]


def _return(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case ReturnTo(place):
            return graded(danger(t, o, place, t.units[place], o.hero == place))
        case HeroTo(place):
            return graded(danger(t, o, place, t.units[place], False) + t.units[place])
    return LEAST


# -- The end of a turn -------------------------------------------------------------------------------------------------


def weigh_reward(t: State) -> list[int]:
    """An objective before a card, the hardest first: it may not be met again."""
    return [_reward(t, code) for code in t.options]


def _reward(t: State, code: int) -> int:
    match read(code):
        case Accomplish(card):
            return SURELY + UNIT * t.data.campaign[card].level
        case Draw():
            return STILL
    return NEVER if len(t.options) > 1 else LEAST
