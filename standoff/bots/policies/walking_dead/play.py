"""How to play the dice game: what to keep, whom to hit, whom to heal.

It reads what the seat that is asked may know: its own role, what lies open, and what others are believed to be (`mind`,
see `worth`). `weigh` gives each option a weight by what it is worth; none is 0, since chance can make anything right.
`evaluate` is how well each seat stands.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.walking_dead.rolling import (
    MOST_TAKEN,
    NOTHING_KEPT,
    ONE_MORE,
    PAIRS,
    SIDES,
    UP_TO,
    Worth,
    expectations,
)
from standoff.bots.policies.walking_dead.standing import evaluate
from standoff.bots.policies.walking_dead.worth import SURE, WALKER_BITES, gain, life, loss, overrun_takes, wishes
from standoff.games.walking_dead.dice import EVERY_PLACE, NO_PLACES, PLACES_IN, face_at, number_showing
from standoff.games.walking_dead.messages import (
    AID,
    AIM,
    BLESS,
    CLEAR,
    INSTEAD,
    REROLL,
    Clear,
    Double,
    Heal,
    Hit,
    Reroll,
    Shed,
    Take,
    read,
)
from standoff.games.walking_dead.names import (
    ABRAHAM,
    AID_GIVES,
    DICE,
    DOUBLED_COSTS,
    EUGENE,
    FIRST_AID,
    GABRIEL_GIVES,
    GOVERNOR,
    HIT_COSTS,
    INFECTION,
    INFECTIONS,
    MAGGIE,
    MAGGIE_GAINS,
    NEGAN,
    NEGAN_IS_WEAK,
    NEGANS_AID_GIVES,
    RANGE_1,
    RANGE_2,
    ROSITA,
)
from standoff.games.walking_dead.queries import alive, grenades_needed, targets
from standoff.games.walking_dead.state import State

__all__ = ["ROLLOUT", "evaluate", "weigh"]

ROLLOUT: Final = 20
"""So many answers an imagined game is played on: about a round. Then `evaluate` is asked."""
TOP: Final = 1000
"""The weight of the best option."""
NEAR: Final = 20
"""What an option may be worth less before it weighs a quarter of the best."""
LEAST: Final = 1


def weigh(t: State, mind: list[int]) -> list[int]:
    """A weight for each option of the open question."""
    wish = wishes(t, mind, t.asked)
    kind = t.kind
    if kind == REROLL:
        return graded(expected_of_rolls(t, wish))
    if kind == AIM:
        return graded(_aims(t, wish))
    if kind == AID:
        return graded([_heal(t, wish, code, _own_aid(t)) for code in t.options])
    if kind == BLESS:
        return graded([_heal(t, wish, code, GABRIEL_GIVES) for code in t.options])
    if kind == INSTEAD:
        return graded([_instead(t, wish, code) for code in t.options])
    if kind == CLEAR:
        return graded([_clear(t, wish, code) for code in t.options])
    return graded([_shed(t, wish, code) for code in t.options])


def graded(values: list[int]) -> list[int]:
    """Weights by what the options are worth: a clear best stands out."""
    best: int = values[0]
    value: int
    for value in values:
        best = max(best, value)
    out: list[int] = []
    for value in values:
        away: int = NEAR + best - value
        out.append(max(LEAST, TOP * NEAR * NEAR // (away * away)))
    return out


# -- Which dice to roll again ------------------------------------------------------------------------------------------


def expected_of_rolls(t: State, wish: list[int]) -> list[int]:
    """What is expected of each choice (see `rolling`)."""
    choices: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case Reroll(places):
                choices.append(kept_of(t.dice, places))
            case _:
                choices.append(kept_of(t.dice, NO_PLACES))
    abraham = t.characters[t.asked] == ABRAHAM
    locked: int = number_showing(t.dice, INFECTION)
    expected = expectations(faces_worth(t, wish), locked, abraham, t.pile <= DICE, t.rolls_left, choices)
    return [int(worth) for worth in expected]


def kept_of(dice: int, rolled: int) -> int:
    """What is kept of the dice if these are rolled again, by its number in `rolling`."""
    kept: int = NOTHING_KEPT
    place: int
    for place in PLACES_IN[EVERY_PLACE - rolled]:
        kept = ONE_MORE[kept * SIDES + face_at(dice, place)]
    return kept


def faces_worth(t: State, wish: list[int]) -> Worth:
    """What so many of each face are worth to the seat whose turn it is."""
    seat = t.asked
    return Worth(
        _shots(t, wish, seat),
        _aids(t, wish, seat),
        _grenades(t, wish, seat),
        _infections(t, wish, seat),
        _walkers(t, wish, seat),
    )


def _shots(t: State, wish: list[int], seat: int) -> list[int]:
    """1s and 2s at the best targets; Maggie gains without any (wd.maggie.gain)."""
    ones = targets(t, seat, RANGE_1)
    twos = targets(t, seat, RANGE_2)
    nothing: list[int] = [0] * t.n
    by_one = spread(t, wish, seat, ones, nothing)
    by_two = by_one if ones == twos else spread(t, wish, seat, twos, nothing)
    out: list[int] = [0] * PAIRS
    a: int
    b: int
    for a in range(UP_TO):
        for b in range(UP_TO - a):
            out[a * UP_TO + b] = by_one[a + b] if ones == twos else by_one[a] + by_two[b]
    if t.characters[seat] == MAGGIE:
        out[0] += gain(t, wish, seat, 0, MAGGIE_GAINS)
    return out


def spread(t: State, wish: list[int], seat: int, at: list[int], before: list[int]) -> list[int]:
    """By how many dice must be aimed at one of these targets: what they are worth at best, after `before` hits."""
    out: list[int] = []
    target: int
    for target in at:
        hits = _all_hits(t, wish, seat, target, before[target])
        out = _share(out, hits) if len(out) > 0 else hits
    return out


def _all_hits(t: State, wish: list[int], seat: int, target: int, before: int) -> list[int]:
    """By how many hits on one target, after some: what they are worth."""
    left: int = t.health[target] - before
    whole: int = life(left)
    first: int = _governor(t, wish, seat, target, before)
    wished: int = wish[target]
    out: list[int] = [0]
    n: int
    for n in range(1, UP_TO):
        out.append(first + wished * (whole - life(left - n)) // SURE)
    return out


def _governor(t: State, wish: list[int], seat: int, target: int, before: int) -> int:
    """The first hit on the Governor costs a Walker (wd.governor.walker)."""
    if before > 0 or t.characters[target] != GOVERNOR:
        return 0
    return walkers_after(t, wish, seat, 1) - walkers_after(t, wish, seat, 0)


def _share(one: list[int], other: list[int]) -> list[int]:
    """The best way to divide dice between two targets."""
    out: list[int] = []
    n: int
    i: int
    for n in range(UP_TO):
        best: int = one[0] + other[n]
        for i in range(1, n + 1):
            worth: int = one[i] + other[n - i]
            best = max(best, worth)
        out.append(best)
    return out


def _hits(t: State, wish: list[int], seat: int, target: int, before: int, amount: int) -> int:
    """So many hits on one target, after some."""
    return loss(t, wish, target, before, amount) + _governor(t, wish, seat, target, before)


def _aids(t: State, wish: list[int], seat: int) -> list[int]:
    """First Aids to whoever needs them most."""
    own: int = _own_aid(t)
    given: list[int] = [0] * t.n
    out: list[int] = [0]
    total: int = 0
    best: int = 1
    for _ in range(DICE):
        if best > 0:
            best = 0
            whom: int = seat
            s: int
            for s in alive(t):
                if wish[s] < 0 and t.health[s] + given[s] < t.most[s]:
                    worth: int = gain(t, wish, s, given[s], own if s == seat else AID_GIVES)
                    if worth > best:
                        best = worth
                        whom = s
            given[whom] += own if whom == seat else AID_GIVES
            total += best
        out.append(total)
    return out


def _own_aid(t: State) -> int:
    """What a First Aid gives to the player himself; Negan gains two when he is weak (wd.negan.two)."""
    weak = t.characters[t.asked] == NEGAN and t.health[t.asked] <= NEGAN_IS_WEAK
    return NEGANS_AID_GIVES if weak else AID_GIVES


def _grenades(t: State, wish: list[int], seat: int) -> list[int]:
    """Enough of them cost all others a Health and send the own Walkers away; Eugene uses each."""
    boom: int = walkers_after(t, wish, seat, -t.walkers[seat]) - walkers_after(t, wish, seat, 0)
    s: int
    for s in alive(t):
        if s != seat and t.characters[s] != ROSITA:
            boom += _hits(t, wish, seat, s, 0, 1)
    each: int = 0
    if t.characters[seat] == EUGENE:
        for s in alive(t):
            if t.walkers[s] > 0:
                each = max(each, walkers_after(t, wish, s, -1) - walkers_after(t, wish, s, 0))
    needed: int = grenades_needed(t, seat)
    out: list[int] = []
    n: int
    for n in range(UP_TO):
        out.append(each * n + boom if n >= needed else each * n)
    return out


def _infections(t: State, wish: list[int], seat: int) -> list[int]:
    """Three cost a Health, and more no more (wd.infection.one_only)."""
    out: list[int] = []
    n: int
    for n in range(UP_TO):
        out.append(loss(t, wish, seat, 0, 1) if n >= INFECTIONS else 0)
    return out


# -- Walkers -----------------------------------------------------------------------------------------------------------


def _walkers(t: State, wish: list[int], seat: int) -> list[int]:
    """What the Walkers in front of all are worth, by how many this seat takes."""
    others: int = _overrun_of_others(t, wish, seat)
    out: list[int] = []
    n: int
    for n in range(MOST_TAKEN + 1):
        out.append(_bites(t, wish, seat, others, n))
    return out


def walkers_after(t: State, wish: list[int], owner: int, more: int) -> int:
    """What the Walkers in front of all are worth after so many more (or fewer) for one seat."""
    return _bites(t, wish, owner, _overrun_of_others(t, wish, owner), more)


def _overrun_of_others(t: State, wish: list[int], owner: int) -> int:
    """What it is worth that everybody but one is overrun."""
    worth: int = 0
    s: int
    for s in alive(t):
        if t.walkers[s] > 0 and s != owner:
            worth += loss(t, wish, s, 0, overrun_takes(t, s, t.walkers[s]))
    return worth


def _bites(t: State, wish: list[int], owner: int, others: int, more: int) -> int:
    """What an Overrun would cost all, the more likely the fewer Walkers are left in the pile. If these empty it,
    everybody is overrun at once, and what is left of them is taken anew (wd.overrun.rest).
    """
    pile: int = t.pile - more
    anew: int = 0
    if pile <= 0:
        anew = -pile
        more += pile
        pile = 0
    last: int = len(WALKER_BITES) - 1
    held: int = overrun_takes(t, owner, t.walkers[owner] + more)
    worth: int = (others + loss(t, wish, owner, 0, held)) * WALKER_BITES[min(last, pile)] // SURE
    if anew > 0:
        worth += loss(t, wish, owner, held, anew) * WALKER_BITES[min(last, t.data.walkers)] // SURE
    return worth


def _instead(t: State, wish: list[int], code: int) -> int:
    """Rick: so many Walkers, and the rest of the Health."""
    amount, _, _ = t.args
    walkers: int = 0
    match read(code):
        case Take(taken):
            walkers = taken
    return walkers_after(t, wish, t.asked, walkers) + loss(t, wish, t.asked, 0, amount - walkers)


def _shed(t: State, wish: list[int], code: int) -> int:
    """Glenn: so many Walkers less."""
    match read(code):
        case Shed(walkers):
            return walkers_after(t, wish, t.asked, -walkers)
    return walkers_after(t, wish, t.asked, 0)


def _clear(t: State, wish: list[int], code: int) -> int:
    """Eugene: a Walker of somebody less."""
    match read(code):
        case Clear(target):
            return walkers_after(t, wish, target, -1)
    return walkers_after(t, wish, t.asked, 0)


# -- 1s and 2s, First Aids ---------------------------------------------------------------------------------------------


def _aims(t: State, wish: list[int]) -> list[int]:
    """This die at each of its targets, with the best that the dice after it can do."""
    seat = t.asked
    _, _, pending = t.args
    ones: int = 0
    twos: int = 0
    place: int
    for place in PLACES_IN[pending]:
        if face_at(t.dice, place) == RANGE_1:
            ones += 1
        else:
            twos += 1
    aids = _aids(t, wish, seat)
    held: int = number_showing(t.dice, FIRST_AID)
    out: list[int] = []
    code: int
    for code in t.options:
        before = t.losses[:]
        match read(code):
            case Hit(target):
                worth: int = _hits(t, wish, seat, target, before[target], HIT_COSTS)
                before[target] += HIT_COSTS
                out.append(worth + _volley(t, wish, seat, before, ones, twos))
            case Double(target):
                worth = _hits(t, wish, seat, target, before[target], DOUBLED_COSTS)
                before[target] += DOUBLED_COSTS
                spent: int = aids[held] - aids[held - 1]
                out.append(worth + _volley(t, wish, seat, before, ones, twos) - spent)
    return out


def _volley(t: State, wish: list[int], seat: int, before: list[int], ones: int, twos: int) -> int:
    """What the dice that are still to be aimed are worth."""
    if ones + twos == 0:
        return 0
    at_one = targets(t, seat, RANGE_1)
    at_two = targets(t, seat, RANGE_2)
    if at_one == at_two:
        return spread(t, wish, seat, at_one, before)[ones + twos]
    worth: int = 0
    if ones > 0:
        worth += spread(t, wish, seat, at_one, before)[ones]
    if twos > 0:
        worth += spread(t, wish, seat, at_two, before)[twos]
    return worth


def _heal(t: State, wish: list[int], code: int, own: int) -> int:
    match read(code):
        case Heal(target):
            return gain(t, wish, target, 0, own if target == t.asked else AID_GIVES)
    return 0
