"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.walking_dead import objections as o
from standoff.games.walking_dead.dice import EVERY_PLACE, ONLY, PLACES_IN, places_showing
from standoff.games.walking_dead.messages import (
    AID,
    AIM,
    BLESS,
    CLEAR,
    KEEP,
    PASS,
    REROLL,
    SHED,
    Clear,
    Double,
    Heal,
    Hit,
    Reroll,
    Shed,
    Take,
    clear,
    double,
    heal,
    hit,
    read,
    reroll,
    shed,
    take,
)
from standoff.games.walking_dead.names import INFECTION, RANGE_1, TYRESE
from standoff.games.walking_dead.queries import alive, may_reroll, places_between, targets
from standoff.games.walking_dead.state import State

# -- Candidates ------------------------------------------------------------------------------------------------------


def candidates(t: State) -> list[int]:
    """Whatever a person might want to answer."""
    kind = t.kind
    if kind == REROLL:
        return [KEEP, *[reroll(places) for places in range(1, EVERY_PLACE + 1)]]
    if kind == AIM:
        return [*[hit(s) for s in range(t.n)], *[double(s) for s in range(t.n)]]
    if kind in (AID, BLESS):
        return [*[heal(s) for s in range(t.n)], PASS]
    if kind == CLEAR:
        return [PASS, *[clear(s) for s in range(t.n)]]
    amount, _, _ = t.args
    some = shed if kind == SHED else take
    return [PASS, *[some(n) for n in range(1, amount + 1)]]


def foremost(t: State) -> list[int]:
    """One candidate for each die that cannot be rolled again, not one for each set of dice."""
    if t.kind != REROLL:
        return candidates(t)
    return (
        []
        if may_reroll(t, INFECTION)
        else [reroll(ONLY[place]) for place in PLACES_IN[places_showing(t.dice, INFECTION)]]
    )


# -- Objections ------------------------------------------------------------------------------------------------------


def objection_to(t: State, code: int) -> Objection:
    """Why this candidate is not an option."""
    match read(code):
        case Reroll(dice):
            return _against_rolling(t, dice)
        case Hit(target):
            return _against_hitting(t, target)
        case Double(target):
            return _against_hitting(t, target) if target not in _in_range(t) else _against_doubling(t)
        case Heal(target):
            return o.Eliminated(target)
        case Clear(target):
            return o.NoWalkers(target) if target in alive(t) else o.Eliminated(target)
        case Take(walkers):
            return o.LastWalker(t.pile) if t.pile - 1 < walkers else o.DoubledAsAWhole()
        case Shed():
            return o.FewerWalkers(t.walkers[t.asked])
    return o.GiftMust() if t.kind == BLESS else o.AidMust()


def _against_rolling(t: State, places: int) -> Objection:
    """Infections stay (wd.turn.infection_locked); of dice that show the same, the first are taken."""
    if places & places_showing(t.dice, INFECTION) and not may_reroll(t, INFECTION):
        return o.InfectionLocked()
    return o.FirstOfEqualDice()


def _in_range(t: State) -> list[int]:
    die, _, _ = t.args
    return targets(t, t.asked, die)


def _against_hitting(t: State, target: int) -> Objection:
    die, _, _ = t.args
    if target == t.asked:
        return o.RangeOneAtOneself() if die == RANGE_1 else o.RangeTwoAtOneself()
    if target not in alive(t):
        return o.TargetEliminated(target)
    away = places_between(t, t.asked, target)
    return o.RangeOneTooFar(target, away, die) if die == RANGE_1 else o.RangeTwoTooFar(target, away, die)


def _against_doubling(t: State) -> Objection:
    if t.characters[t.asked] != TYRESE:
        return o.OnlyTyrese()
    return o.DoubledAlready() if t.spent_aids else o.NoFirstAid()
