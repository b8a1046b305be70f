"""Attacking: which territory to invade, how long to roll, how many units move in, and the defender's dice."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.aims import wins_now
from standoff.bots.policies.risk_halo.battle import CHANCE, OURS, SURE, UNIT, battle_at
from standoff.bots.policies.risk_halo.cards import may_help, worth_between_rolls
from standoff.bots.policies.risk_halo.fronts import LEAST_ARMY, edge_of, front, invade, look, march
from standoff.bots.policies.risk_halo.graded import LEAST, NEVER, STILL, SURELY, apart, graded
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    AlwaysMost,
    AskAgain,
    Attack,
    AttackUntil,
    Defend,
    MoveIn,
    Roll,
    StopAttacking,
    StopInvasion,
    Use,
)
from standoff.games.risk_halo.names import MOST_DEFENCE_DICE
from standoff.games.risk_halo.queries.board import most_attack_dice
from standoff.games.risk_halo.state import State

STEPS: Final = 2
"""So far a march is thought through after its first step."""
ORDER: Final = 100
"""The weight of the best way to roll, and of the best number of units."""
ONE_ROLL: Final = 40
FEWER_DICE: Final = 2
SECOND: Final = 4
"""What is right but for the Hero, or for cards that would be missed, has a part of the weight."""
NEARBY: Final = 6
"""A number of units so far from the best has a weight still."""


def weigh_attack(t: State) -> list[int]:
    """Every invasion by what it wins and costs on average, with what may follow; or no more of them."""
    seat: int = t.asked
    if wins_now(t, seat):
        return [_only_stop(code) for code in t.options]
    o = look(t, seat)
    return [_attack(t, o, code) for code in t.options]


def _only_stop(code: int) -> int:
    match read(code):
        case StopAttacking():
            return SURELY
    return LEAST


def _attack(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case Attack(source, target):
            return graded(_campaign(t, o, source, target))
        case StopAttacking():
            return STILL
        case AskAgain():
            return NEVER
        case Use(card):
            return graded(worth_between_rolls(t, o, card))
    return LEAST


def _campaign(t: State, o: Outlook, source: int, target: int) -> int:
    """What an invasion is worth with what the conqueror can take from there."""
    units: int = t.units[source]
    hero: bool = o.hero == source
    worth: int = invade(t, o, source, target, units, hero, o.first)
    at: int = battle_at(units - 1, t.units[target], edge_of(t, hero, target))
    left: int = units - 1 - (OURS[at] + UNIT // 2) // UNIT
    if left < LEAST_ARMY:
        return worth
    here: int = target
    return worth + CHANCE[at] * march(t, o, target, left, hero, 0, 1 << here, STEPS) // SURE


# -- Rolls -------------------------------------------------------------------------------------------------------------


def weigh_commit(t: State) -> list[int]:
    """A standing order that ends when the attack is no longer worth it, or single rolls if cards may help."""
    seat: int = t.asked
    o = look(t, seat)
    hero: bool = o.hero == t.source
    units: int = t.units[t.source]
    worth: int = invade(t, o, t.source, t.target, units, hero, o.first)
    until: int = max(1, min(units - 1, t.units[t.target] // 2 + 1))
    cards: bool = may_help(t, seat)
    return [_commit(t, o, code, worth, until, cards) for code in t.options]


def _commit(t: State, o: Outlook, code: int, worth: int, until: int, cards: bool) -> int:
    """The Hero's bonus costs nothing, so it is used."""
    there: bool = o.hero == t.source
    match read(code):
        case AttackUntil(hero, units):
            if there and not hero:
                return LEAST
            off: int = apart(units, until)
            good: int = ORDER - ORDER * min(off, NEARBY) // NEARBY
            return max(LEAST, good // SECOND if cards else good)
        case Roll(hero, dice):
            if dice < most_attack_dice(t) or (there and not hero):
                return FEWER_DICE
            return ORDER if cards else ONE_ROLL
        case StopInvasion():
            return max(LEAST, 2 * ORDER - graded(worth)) if worth < 0 else FEWER_DICE
        case Use(card):
            return graded(worth_between_rolls(t, o, card))
    return LEAST


def weigh_defend(t: State) -> list[int]:
    """Two dice lose less for each unit that they destroy than one does, with a Hero and without."""
    return [_defend(code) for code in t.options]


def _defend(code: int) -> int:
    match read(code):
        case AlwaysMost():
            return ORDER
        case Defend(dice):
            return ORDER // 2 if dice == MOST_DEFENCE_DICE else FEWER_DICE
    return LEAST


# -- Moving in ---------------------------------------------------------------------------------------------------------


def weigh_move_in(t: State) -> list[int]:
    """As many units as make the most of both territories, with the Hero where most of them are."""
    seat: int = t.asked
    o = look(t, seat)
    source, target = t.source, t.target
    there: bool = t.hero[seat] == target
    least: int = t.units[target]
    total: int = least + t.units[source]
    best: int = total - 1
    near: int = t.near[source]
    if near & o.enemies:
        most: int = -SURELY
        units: int
        for units in (total - 1, (total + least) // 2, least):
            with_hero: bool = there or (o.hero == source and units >= total - units)
            worth: int = front(t, o, target, units, with_hero, STEPS)
            worth += front(t, o, source, total - units, o.hero == source and not with_hero, STEPS)
            if worth > most:
                most = worth
                best = units
    return [_move_in(code, best, o.hero == source, best >= total - best) for code in t.options]


def _move_in(code: int, best: int, may_choose: bool, with_hero: bool) -> int:
    match read(code):
        case MoveIn(hero, units):
            off: int = apart(units, best)
            good: int = max(LEAST, ORDER - ORDER * off // NEARBY)
            return max(LEAST, good // SECOND) if may_choose and hero != with_hero else good
    return LEAST
