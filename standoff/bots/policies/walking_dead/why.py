"""Why an answer is good in the dice game: whom it helps or harms, and what is expected of the dice."""

from __future__ import annotations

from typing import Final

from standoff.bots.minds import Mind
from standoff.bots.policies.walking_dead.acts import DEEDS
from standoff.bots.policies.walking_dead.play import expected_of_rolls
from standoff.bots.policies.walking_dead.thoughts import (
    Better,
    Bleed,
    Boom,
    Doubled,
    Enough,
    Instead,
    Leader,
    Leave,
    Mend,
    Prey,
    Rid,
    Strike,
    Suspect,
    Wasted,
)
from standoff.bots.policies.walking_dead.worth import LAST_DUEL, wishes
from standoff.engine.declare import Thought
from standoff.games.walking_dead.dice import EVERY_PLACE, PLACES_IN, face_at, number_showing
from standoff.games.walking_dead.messages import (
    INSTEAD,
    KEEP,
    Clear,
    Double,
    Heal,
    Hit,
    Keep,
    Pass,
    Reroll,
    Shed,
    Take,
    read,
)
from standoff.games.walking_dead.names import (
    DOUBLED_COSTS,
    GRENADE,
    HIT_COSTS,
    HUNTERS,
    INFECTION,
    LEADER,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.queries import alive, grenades_needed
from standoff.games.walking_dead.state import State

PERCENT: Final = 100


def why(t: State, mind: Mind, code: int) -> list[Thought]:
    """The thoughts that speak for an option."""
    seat = t.asked
    match read(code):
        case Reroll(places):
            return _reroll(t, mind, code, places)
        case Keep():
            return [Enough(number_showing(t.dice, INFECTION), t.pile)]
        case Hit(target):
            return [*_who(t, mind, target), _strike(t, target, HIT_COSTS)]
        case Double(target):
            return [*_who(t, mind, target), _strike(t, target, DOUBLED_COSTS), Doubled()]
        case Heal(target):
            return _heal(t, mind, target)
        case Take(walkers):
            return [Instead(t.walkers[seat] + walkers, t.pile - walkers)]
        case Shed(_):
            return [Rid(seat)]
        case Clear(target):
            return [*([] if target == seat else _who(t, mind, target)), Rid(target)]
        case Pass():
            return [Bleed(t.walkers[seat])] if t.kind == INSTEAD else [Leave()]
    return []


def _who(t: State, mind: Mind, target: int) -> list[Thought]:
    """What the seat believes about somebody, and why."""
    own = t.roles[t.asked]
    if target == t.asked:
        return []
    last = len(alive(t)) == LAST_DUEL
    if t.n == HUNTERS:
        hunted = wishes(t, mind.numbers(), t.asked)[target] > 0
        return [Prey(target, last)] if hunted else []
    if t.roles[target] == LEADER:
        return [Leader(target, "fall" if own == SAVIOR or last else "stand" if own in (LEADER, SURVIVOR) else "last")]
    odds = mind.odds()[target]
    role = max(range(len(odds)), key=lambda r: odds[r])
    found = mind.evidence(target, role)
    percent = round(PERCENT * odds[role])
    if found is None:
        return [Suspect(target, role, percent, "none", None, False, 0)]
    (sort, _, other), times = found
    return [Suspect(target, role, percent, DEEDS[sort], other, t.roles[other] == LEADER, times)]


def _reroll(t: State, mind: Mind, code: int, places: int) -> list[Thought]:
    """What is expected of the dice, and Grenades that wait for more."""
    expected = dict(zip(t.options, expected_of_rolls(t, wishes(t, mind.numbers(), t.asked)), strict=True))
    kept = sum(face_at(t.dice, place) == GRENADE for place in PLACES_IN[EVERY_PLACE - places])
    needed = grenades_needed(t, t.asked)
    waiting = [Boom(kept, needed)] if 1 < kept < needed else []
    return [*waiting, Better(len(PLACES_IN[places]), max(0, expected[code] - expected[KEEP]))]


def _strike(t: State, target: int, hits: int) -> Thought:
    return Strike(target, max(0, t.health[target] - t.losses[target] - hits))


def _heal(t: State, mind: Mind, target: int) -> list[Thought]:
    if t.health[target] == t.most[target]:
        return [Wasted()]
    return [*_who(t, mind, target), Mend(target, t.health[target], t.most[target])]
