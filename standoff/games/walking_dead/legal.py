"""The options of each kind of question. Why something is not an option stands in `refusals`."""

from __future__ import annotations

from functools import cache
from typing import Final

from standoff.engine.declare import Objection
from standoff.games.walking_dead.dice import ONLY, PLACES_IN, WAYS_TO_LIE, face_at
from standoff.games.walking_dead.messages import (
    AID,
    AIM,
    BLESS,
    CLEAR,
    INSTEAD,
    KEEP,
    PASS,
    REROLL,
    SHED,
    clear,
    heal,
    reroll,
    shed,
    take,
)
from standoff.games.walking_dead.names import ABRAHAM, DICE, DOUBLED_COSTS, HIT_COSTS, INFECTION, TYRESE
from standoff.games.walking_dead.notes import note
from standoff.games.walking_dead.queries import aids_left, alive, range_of
from standoff.games.walking_dead.refusals import candidates, objection_to
from standoff.games.walking_dead.state import State

__all__ = ["candidates", "default", "note", "options", "refusal"]

NOT_YET: Final[list[int]] = []
REROLLS: Final[list[list[int]]] = [NOT_YET] * WAYS_TO_LIE
ABRAHAMS_REROLLS: Final[list[list[int]]] = [NOT_YET] * WAYS_TO_LIE
LISTED: Final[dict[tuple[int, ...], list[int]]] = {}
"""Dice lie in thousands of ways, and there are far fewer lists of what to roll again: each is kept once."""


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == REROLL:
        return rerolls(t.dice, t.characters[t.turn] == ABRAHAM)
    if kind == AIM:
        return aims(t)
    if kind == AID:
        return t.circles[t.living].heals
    if kind == BLESS:
        heals = t.circles[t.living].heals
        return [*heals, PASS] if t.settings.gabriel_may_pass else heals
    if kind == INSTEAD:
        return walkers_instead(t)
    if kind == SHED:
        amount, walkers, _ = t.args
        return [PASS, *[shed(n) for n in range(1, min(amount, walkers) + 1)]]
    assert kind == CLEAR
    return [PASS, *[clear(s) for s in alive(t) if t.walkers[s]]]


def rerolls(dice: int, infections_too: bool) -> list[int]:
    """Which dice to roll again, found once for all dice that can lie on the table."""
    known = ABRAHAMS_REROLLS if infections_too else REROLLS
    found = known[dice]
    if found is NOT_YET:
        found = find_rerolls(dice, infections_too)
        found = known[dice] = LISTED.setdefault(tuple(found), found)
    return found


def find_rerolls(dice: int, infections_too: bool) -> list[int]:
    """Keep all dice, or re-roll some or all (wd.turn.reroll), those kept before included (wd.turn.reroll_kept).

    Of dice that show the same, those at the first places are rolled again: which of them it is makes no difference.
    """
    in_order = sorted(range(DICE), key=lambda place: face_at(dice, place))
    faces = tuple(face_at(dice, place) for place in in_order)
    chosen = choices(faces, infections_too)
    return [KEEP, *[reroll(sum(ONLY[in_order[i]] for i in some)) for some in chosen]]


@cache
def choices(faces: tuple[int, ...], infections_too: bool) -> list[tuple[int, ...]]:
    """Which of these dice, in the order of their faces, to choose; the fewer they are, the earlier in the list."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for some in PLACES_IN[1:]:
        shown = tuple(faces[i] for i in some)
        if INFECTION not in shown or infections_too:
            found.setdefault(shown, some)
    return [found[shown] for shown in sorted(found, key=_fewer_first)]


def _fewer_first(shown: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(shown), shown


def aims(t: State) -> list[int]:
    """Whom this die may hit, plain or doubled by Tyrese (wd.tyrese.double), once per turn (wd.tyrese.once)."""
    seat = t.asked
    die, _, _ = t.args
    circle, away = t.circles[t.living], range_of(t, seat, die)
    found = circle.hits[away][seat]
    if t.characters[seat] == TYRESE and t.spent_aids == 0 and aids_left(t) > 0:
        return found + circle.doubles[away][seat]
    return found


def walkers_instead(t: State) -> list[int]:
    """How many Walkers Rick may take: up to the Health at stake (wd.rick.instead), never the last of the pile
    (wd.rick.not_last). A doubled die counts as two, each of them his choice (wd.rick.doubled).
    """
    amount, _, _ = t.args
    whole = t.settings.rick_doubled == "all or nothing" and t.doubled == t.asked and amount == DOUBLED_COSTS
    least = DOUBLED_COSTS if whole else HIT_COSTS
    return [PASS, *[take(n) for n in range(least, min(amount, t.pile - 1) + 1)]]


def default(t: State) -> int:
    """What a player gives who does not answer in time: the dice are kept, Health goes to himself, nothing is taken or
    discarded, and what must be aimed is aimed at the first who can be hit.
    """
    found = t.options
    if t.kind == REROLL:
        return KEEP
    if t.kind in (AID, BLESS) and heal(t.asked) in found:
        return heal(t.asked)
    return PASS if PASS in found else found[0]


def refusal(t: State, code: int) -> Objection | None:
    """Why a candidate is not an option."""
    return None if code in options(t) else objection_to(t, code)
