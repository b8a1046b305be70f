"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.messages import Reason
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
from standoff.games.walking_dead.names import FACES, INFECTION, RANGE_1, TYRESE
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


# -- Reasons ---------------------------------------------------------------------------------------------------------


def reason_against(t: State, code: int) -> Reason:
    """Why this candidate is not an option."""
    match read(code):
        case Reroll(dice):
            return _against_rolling(t, dice)
        case Hit(target):
            return _against_hitting(t, target)
        case Double(target):
            return _against_hitting(t, target) if target not in _in_range(t) else _against_doubling(t)
        case Heal(target):
            return _is_out(t, target)
        case Clear(target):
            if target not in alive(t):
                return _is_out(t, target)
            return Reason("wd.eugene.discard", f"{t.setup.names[target]} has no Walkers.")
        case Take(walkers):
            if t.pile - 1 < walkers:
                return Reason("wd.rick.not_last", f"Only {t.pile} in the pile: Rick may not take the last Walker.")
            return Reason("wd.rick.doubled", "A doubled die is taken as a whole: two Walkers or none.")
        case Shed():
            there = "is only 1 Walker" if t.walkers[t.asked] == 1 else f"are only {t.walkers[t.asked]} Walkers"
            return Reason("wd.glenn.discard", f"There {there} in front of you.")
    if t.kind == BLESS:
        return Reason("wd.gabriel.must", "Father Gabriel's gift goes to some player.")
    return Reason("wd.aid.must", "A First Aid must be used, even if it is wasted.")


def _against_rolling(t: State, places: int) -> Reason:
    """Infections stay (wd.turn.infection_locked); of dice that show the same, the first are taken."""
    if places & places_showing(t.dice, INFECTION) and not may_reroll(t, INFECTION):
        return Reason("wd.infection.locked", "An Infection cannot be re-rolled.")
    return Reason("wd.turn.reroll", "Of dice that show the same, those at the first places are rolled again.")


def _in_range(t: State) -> list[int]:
    die, _, _ = t.args
    return targets(t, t.asked, die)


def _against_hitting(t: State, target: int) -> Reason:
    die, _, _ = t.args
    name = t.setup.names[target]
    clause = "wd.range.one" if die == RANGE_1 else "wd.range.two"
    if target == t.asked:
        return Reason(clause, "A die is aimed at another player, never at yourself.")
    if target not in alive(t):
        return Reason("wd.range.skip_out", f"{name} has been eliminated.")
    away = places_between(t, t.asked, target)
    how_far = f"{away} place" if away == 1 else f"{away} places"
    return Reason(clause, f"{name} sits {how_far} away; this {FACES[die]} does not reach.")


def _against_doubling(t: State) -> Reason:
    if t.characters[t.asked] != TYRESE:
        return Reason("wd.tyrese.double", "Only Tyrese can double a die.")
    if t.spent_aids:
        return Reason("wd.tyrese.once", "A die has been doubled this turn already.")
    return Reason("wd.tyrese.double", "There is no First Aid die to spend.")


def _is_out(t: State, seat: int) -> Reason:
    return Reason("wd.out.no_more", f"{t.setup.names[seat]} has been eliminated.")
