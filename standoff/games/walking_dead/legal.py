"""The options of each kind of question, and why something is not an option."""

from __future__ import annotations

from typing import Final

from standoff.engine.messages import Reason
from standoff.games.walking_dead.dice import dice_of, faces_of, number_of
from standoff.games.walking_dead.names import (
    ABRAHAM,
    AID,
    AIM,
    BLESS,
    CLEAR,
    DOUBLED,
    FACES,
    INFECTION,
    INSTEAD,
    PASS,
    RANGE_1,
    REROLL,
    SHED,
    TYRESE,
)
from standoff.games.walking_dead.queries import aids_left, alive, targets
from standoff.games.walking_dead.state import State

REROLLS: Final[dict[int, list[int]]] = {}


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == REROLL:
        return rerolls(t.dice, t.characters[t.turn] == ABRAHAM)
    if kind == AIM:
        return aims(t)
    if kind == AID:
        return list(alive(t))
    if kind == BLESS:
        return [*alive(t), PASS] if t.settings.gabriel_may_pass else list(alive(t))
    if kind == INSTEAD:
        return walkers_instead(t)
    if kind == SHED:
        return list(range(min(t.args[0], t.walkers[t.asked]) + 1))
    assert kind == CLEAR
    return [PASS, *(s for s in alive(t) if t.walkers[s])]


def rerolls(dice: int, infections_too: bool) -> list[int]:
    """Which dice to roll again, found once for all dice that can lie on the table."""
    found = REROLLS.get(2 * dice + infections_too)
    if found is None:
        found = REROLLS[2 * dice + infections_too] = find_rerolls(dice, infections_too)
    return found


def find_rerolls(dice: int, infections_too: bool) -> list[int]:
    """Keep all dice, or re-roll some or all (wd.turn.reroll), those kept before included (wd.turn.reroll_kept).

    An answer is the dice to roll again. The fewer they are, the earlier in the list.
    """
    faces = faces_of(dice)
    found = set()
    for mask in range(1 << len(faces)):
        chosen = [face for i, face in enumerate(faces) if mask >> i & 1]
        if INFECTION not in chosen or infections_too:
            found.add(dice_of(chosen))
    return sorted(found, key=_fewer_first)


def _fewer_first(dice: int) -> tuple[int, list[int]]:
    return number_of(dice), faces_of(dice)


def aims(t: State) -> list[int]:
    """Whom this die may hit, plain or doubled by Tyrese (wd.tyrese.double), once per turn (wd.tyrese.once)."""
    found = targets(t, t.asked, t.args[0])
    if t.characters[t.asked] == TYRESE and t.spent_aids == 0 and aids_left(t) > 0:
        return found + [target + DOUBLED for target in found]
    return found


def walkers_instead(t: State) -> list[int]:
    """How many Walkers Rick may take: up to the Health at stake (wd.rick.instead), never the last of the pile
    (wd.rick.not_last). A doubled die counts as two, each of them his choice (wd.rick.doubled).
    """
    most = min(t.args[0], t.pile - 1)
    found = list(range(max(most, 0) + 1))
    if t.settings.rick_doubled == "all or nothing" and t.doubled == t.asked and t.args[0] == 2 and 1 in found:
        found.remove(1)
    return found


def candidates(t: State) -> list[int]:
    """What a person might want to answer."""
    kind = t.kind
    if kind == REROLL:
        return rerolls(t.dice, True)
    if kind == AIM:
        return [*range(t.n), *(s + DOUBLED for s in range(t.n))]
    if kind in (AID, BLESS, CLEAR):
        return [*range(t.n), PASS]
    return list(range(t.args[0] + 1))


def refusal(t: State, code: int) -> Reason | None:
    """Why a candidate is not an option."""
    if code in options(t):
        return None
    kind = t.kind
    if kind == REROLL:
        return Reason("wd.infection.locked", "An Infection cannot be re-rolled.")
    if kind == AIM:
        return _cannot_aim(t, code)
    if kind in (AID, BLESS, CLEAR):
        return _cannot_choose(t, code)
    if kind == INSTEAD:
        if t.pile - 1 < code:
            return Reason("wd.rick.not_last", f"Only {t.pile} in the pile: Rick may not take the last Walker.")
        return Reason("wd.rick.doubled", "A doubled die is taken as a whole: two Walkers or none.")
    assert kind == SHED
    return Reason("wd.glenn.discard", f"There are only {t.walkers[t.asked]} Walkers in front of you.")


def _cannot_aim(t: State, code: int) -> Reason:
    target, doubled = code % DOUBLED, code >= DOUBLED
    name = t.setup.names[target]
    if target == t.asked:
        return Reason("wd.range.one", "A die is aimed at another player, never at yourself.")
    if target not in alive(t):
        return Reason("wd.range.skip_out", f"{name} has been eliminated.")
    if target not in targets(t, t.asked, t.args[0]):
        clause = "wd.range.one" if t.args[0] == RANGE_1 else "wd.range.two"
        others = [s for s in alive(t) if s != t.asked]
        left = (len([s for s in others if s < target]) - len([s for s in others if s < t.asked])) % len(others) + 1
        near = min(left, len(others) + 1 - left)
        face = FACES[t.args[0]]
        return Reason(
            clause, f"{name} sits {near} {'place' if near == 1 else 'places'} away; this {face} does not reach."
        )
    assert doubled
    if t.characters[t.asked] != TYRESE:
        return Reason("wd.tyrese.double", "Only Tyrese can double a die.")
    if t.spent_aids:
        return Reason("wd.tyrese.once", "A die has been doubled this turn already.")
    return Reason("wd.tyrese.double", "There is no First Aid die to spend.")


def _cannot_choose(t: State, code: int) -> Reason:
    if code == PASS:
        if t.kind == BLESS:
            return Reason("wd.gabriel.must", "Father Gabriel's gift goes to some player.")
        return Reason("wd.aid.must", "A First Aid must be used, even if it is wasted.")
    if code not in alive(t):
        return Reason("wd.out.no_more", f"{t.setup.names[code]} has been eliminated.")
    return Reason("wd.eugene.discard", f"{t.setup.names[code]} has no Walkers.")
