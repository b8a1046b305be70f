"""How to play BANG!: whom to shoot at, what to hold, what to take.

It reads what the seat that is asked may know: its own hand and role, what lies open, and what others are believed to be
(`mind`: for each seat and each role in turn, see `bots.minds`).

`weigh` gives each option a weight; 0 is never done if there is anything else. `evaluate` is how well each seat stands.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.bang.cards import missed_held, worth
from standoff.bots.policies.bang.standing import evaluate
from standoff.games.bang.messages import (
    CHARACTER,
    DISCARD,
    DYING,
    FIRST_CARD,
    FLIP,
    KEEP,
    ORDER,
    PLAY,
    PUT_BACK,
    SHOT,
    SID_DISCARD,
    STORE,
    Choose,
    EndTurn,
    FromDiscard,
    FromHand,
    Pass,
    Pick,
    Play,
    PlayAt,
    TakeFromHand,
    TakeLaid,
    Use,
    UseBarrel,
    UseSid,
    read,
)
from standoff.games.bang.names import (
    BARREL,
    BEER,
    DEPUTY,
    DUEL,
    DYNAMITE,
    FIRST_WEAPON,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    JAIL,
    MISSED,
    MUSTANG,
    OUTLAW,
    RENEGADE,
    ROLES,
    SALOON,
    SCOPE,
    SHERIFF,
    STAGECOACH,
    SUZY,
    VOLCANIC,
    WELLS_FARGO,
    WILLY,
)
from standoff.games.bang.queries import (
    alive,
    barrels,
    beer_helps,
    counts_as_bang,
    explodes,
    gear_of,
    has_laid,
    is_heart,
    lives,
    reach,
)
from standoff.games.bang.state import State

__all__ = ["ROLLOUT", "evaluate", "weigh"]

ROLLOUT: Final = 40
"""So many answers an imagined game is played on: a round or two. Then `evaluate` is asked."""
SURE: Final = 100
"""As much as somebody can be an enemy; a friend is as much below nothing."""
WHOLE: Final = 1000
"""Beliefs are in parts of this."""

LAST_DUEL: Final = 2
KILL: Final = 60
REWARD: Final = 25
NOTHING: Final = 0
LEAST: Final = 1

LIFE: Final = 40
LAST_LIFE: Final = 200
"""What a life point is worth to its owner, and the last one."""
MOST_COUNTED: Final = 5
WINS_DUEL: Final = (
    (1000, 700, 490, 343, 240, 168),
    (1000, 1000, 910, 784, 652, 528),
    (1000, 1000, 1000, 973, 916, 837),
)
"""How likely a Duel is won, in thousandths: by the BANG! that one holds, and the cards of the other (three in ten are
BANG!).
"""


def weigh(t: State, mind: list[int]) -> list[int]:
    """A weight for each option of the open question."""
    kind = t.kind
    if kind == PLAY:
        return [_play(t, mind, code) for code in t.options]
    if kind == SHOT:
        return [_answer_shot(t, code) for code in t.options]
    if kind in (DISCARD, SID_DISCARD, ORDER):
        return [_discard(t, code) for code in t.options]
    if kind == DYING:
        return [_save(code) for code in t.options]
    if kind in (STORE, PUT_BACK, FLIP):
        return [_pick(t, code) for code in t.options]
    if kind == FIRST_CARD:
        return [_first_card(t, mind, code) for code in t.options]
    if kind in (CHARACTER, KEEP):
        return [_character(t, code) for code in t.options]
    return [_answer_bang(t, code) for code in t.options]


# -- Friends and enemies -----------------------------------------------------------------------------------------------


def believed(mind: list[int], seat: int, role: int) -> int:
    """How likely a seat has a role, in thousandths."""
    return mind[seat * len(ROLES) + role]


def enmity(t: State, mind: list[int], seat: int, other: int) -> int:
    """How much a seat wants another to be gone, from -SURE to SURE.

    Law and Outlaws want each other gone, as far as they can tell. The Renegade wants the stronger side to shrink, and
    the Sheriff to be the last (bang.goal.renegade).
    """
    own: int = t.roles[seat]
    open_law = t.roles[other] == SHERIFF
    law: int = WHOLE if open_law else believed(mind, other, DEPUTY)
    outlaw: int = 0 if open_law else believed(mind, other, OUTLAW)
    renegade: int = 0 if open_law else believed(mind, other, RENEGADE)
    if own == OUTLAW:
        if open_law:
            return SURE
        return (law * 60 + renegade * 25 - outlaw * 70) // WHOLE
    if own == RENEGADE:
        return _balance(t, mind, seat, other, law, outlaw)
    if open_law:
        return -SURE
    return (outlaw * 90 + renegade * 70 - law * 95) // WHOLE


def _balance(t: State, mind: list[int], seat: int, other: int, law: int, outlaw: int) -> int:
    """The Renegade: with two left there is only the Sheriff to shoot; before that, whoever is stronger."""
    left = len(alive(t))
    if left == LAST_DUEL:
        return SURE
    strength: int = 0
    s: int
    for s in alive(t):
        if s != seat:
            sheriff = t.roles[s] == SHERIFF
            good: int = WHOLE if sheriff else believed(mind, s, DEPUTY)
            bad: int = 0 if sheriff else believed(mind, s, OUTLAW)
            strength += (good - bad) * (t.life[s] + 1)
    if t.roles[other] == SHERIFF:
        return -SURE if strength < 0 or t.life[other] <= 2 else -20
    lean: int = min(40, max(-40, strength // (4 * WHOLE) * 10))
    return (outlaw * (50 - lean) + law * (50 + lean)) // WHOLE


# -- The second phase --------------------------------------------------------------------------------------------------


def _play(t: State, mind: list[int], code: int) -> int:
    seat = t.asked
    match read(code):
        case EndTurn():
            return 10
        case UseSid():
            return 40 if t.life[seat] == 1 else 12 if len(t.hands[seat]) > t.life[seat] + 1 else LEAST
        case Play(card):
            return _play_plain(t, mind, card)
        case PlayAt(card, target):
            return _aim(t, mind, card, target)
        case TakeFromHand(card, target):
            return _rob(t, mind, target, 20)
        case TakeLaid(card, target, laid):
            return _take(t, mind, seat, target, laid)
    return LEAST


def _play_plain(t: State, mind: list[int], card: int) -> int:
    """A card that is aimed at nobody."""
    seat = t.asked
    kind = t.kinds[card]
    if kind in (STAGECOACH, WELLS_FARGO):
        return 95
    if kind == GENERAL_STORE:
        return 30
    if kind == BEER:
        return _drink(t, seat)
    if kind == SALOON:
        return _saloon(t, mind, seat)
    if kind in (GATLING, INDIANS):
        return _everybody(t, mind, seat, kind)
    if kind >= FIRST_WEAPON:
        return _arm(t, seat, kind)
    if kind == DYNAMITE:
        return 14 if t.roles[seat] == OUTLAW and t.life[seat] > 3 else NOTHING
    if kind in (MUSTANG, SCOPE, BARREL):
        return 85
    return LEAST


def _drink(t: State, seat: int) -> int:
    """A Beer is kept for a lethal hit unless there is much to heal or too much to hold."""
    if not beer_helps(t) or t.life[seat] == t.most[seat]:
        return NOTHING
    if t.life[seat] <= 2 or len(t.hands[seat]) > t.life[seat]:
        return 60
    return 25


def _saloon(t: State, mind: list[int], seat: int) -> int:
    good: int = 30 if t.life[seat] < t.most[seat] else 0
    s: int
    for s in alive(t):
        if s != seat and t.life[s] < t.most[s]:
            good -= enmity(t, mind, seat, s) // 4
    return max(NOTHING, good)


def _everybody(t: State, mind: list[int], seat: int, kind: int) -> int:
    """Gatling and Indians!: what all others would lose."""
    good: int = 0
    s: int
    for s in alive(t):
        if s != seat:
            harm: int = enmity(t, mind, seat, s)
            weight: int = 3 if t.life[s] == 1 else 1
            if kind == GATLING and barrels(t, s) > 0:
                good += harm * weight // 5
            else:
                good += harm * weight // 3
    return max(NOTHING, min(80, good))


def _arm(t: State, seat: int, kind: int) -> int:
    """A weapon that reaches farther than the one in play; a Volcanic for whoever has many BANG!, unless he may shoot
    as often as he likes without it.
    """
    if kind == VOLCANIC:
        if gear_of(t.rapid, seat) > 0:
            return NOTHING
        held: int = 0
        card: int
        for card in t.hands[seat]:
            if counts_as_bang(t, seat, card):
                held += 1
        return 55 if held > 2 or reach(t, seat) == t.data.colt else NOTHING
    if has_laid(t, seat, VOLCANIC) and t.characters[seat] != WILLY:
        return 15 if t.data.reach[kind] > 2 else NOTHING
    return 70 if t.data.reach[kind] > reach(t, seat) else NOTHING


def _aim(t: State, mind: list[int], card: int, target: int) -> int:
    """A BANG!, a Duel or a Jail for somebody."""
    seat = t.asked
    kind = t.kinds[card]
    harm: int = enmity(t, mind, seat, target)
    if harm <= 5:
        return NOTHING
    if kind == JAIL:
        return 20 + harm // 2 if target != seat else NOTHING
    good: int = 15 + harm // 2
    if t.life[target] == 1:
        good += KILL * harm // SURE
        if t.roles[seat] != OUTLAW:
            good += REWARD * believed(mind, target, OUTLAW) // WHOLE
    if kind == DUEL:
        return _duel(t, seat, target, good)
    good -= 6 * barrels(t, target)
    return max(LEAST, good - 2 * min(3, len(t.hands[target])))


def _duel(t: State, seat: int, target: int, good: int) -> int:
    """What a Duel with somebody is worth: he runs out of BANG! first, or the challenger does and loses a life point."""
    own: int = 0
    held: int
    for held in t.hands[seat]:
        if counts_as_bang(t, seat, held):
            own += 1
    odds: int = WINS_DUEL[min(own, len(WINS_DUEL) - 1)][min(len(t.hands[target]), MOST_COUNTED)]
    risk: int = LAST_LIFE if t.life[seat] == 1 else LIFE
    return max(NOTHING, (odds * good - (WHOLE - odds) * risk) // WHOLE)


def _rob(t: State, mind: list[int], target: int, least: int) -> int:
    """A card of a hand; Suzy Lafayette draws another one for her last (bang.suzy.emptied)."""
    harm: int = enmity(t, mind, t.asked, target)
    if harm <= 0:
        return NOTHING
    if len(t.hands[target]) > 1:
        return least + harm // 3
    return LEAST if t.characters[target] == SUZY else least + harm // 3 + 10


def _take(t: State, mind: list[int], seat: int, target: int, laid: int) -> int:
    """A card in play: what helps an enemy goes, and so does what harms a friend or oneself."""
    kind = t.kinds[laid]
    harm: int = -SURE if target == seat else enmity(t, mind, seat, target)
    if kind in (JAIL, DYNAMITE):
        return 60 - harm // 3 if harm < -20 else NOTHING
    if harm <= 0:
        return NOTHING
    return harm // 3 + (35 if kind in (BARREL, MUSTANG) else 25 if kind >= FIRST_WEAPON else 22)


# -- Answers -----------------------------------------------------------------------------------------------------------


def _answer_shot(t: State, code: int) -> int:
    needed, tries, _, _ = t.args
    match read(code):
        case UseBarrel():
            return 90
        case Use(card):
            held: int = missed_held(t, t.asked)
            if held + tries < needed:
                return 5
            return 60 if t.kinds[card] == MISSED else 50
        case UseSid():
            return 30 if t.life[t.asked] == 1 else LEAST
    return 20


def _answer_bang(t: State, code: int) -> int:
    """Indians! and Duels: a BANG! is cheaper than a life point."""
    match read(code):
        case Use(_):
            return 60
        case Pass():
            return 20
        case UseSid():
            return 30 if t.life[t.asked] == 1 else LEAST
    return LEAST


def _save(code: int) -> int:
    match read(code):
        case Use(_):
            return 90
        case UseSid():
            return 70
    return NOTHING


# -- Cards that are kept, taken or given up ----------------------------------------------------------------------------


def _discard(t: State, code: int) -> int:
    match read(code):
        case Use(card):
            return max(LEAST, 100 - worth(t, t.asked, card))
        case UseSid():
            return 99 if t.life[t.asked] < t.most[t.asked] else LEAST
    return LEAST


def _pick(t: State, code: int) -> int:
    match read(code):
        case Pick(card):
            if t.kind == STORE:
                return worth(t, t.asked, card)
            if t.kind == PUT_BACK:
                return max(LEAST, 100 - worth(t, t.asked, card))
            (cause,) = t.args
            if cause == DYNAMITE:
                return LEAST if explodes(t, card) else 50
            return 90 if is_heart(t, card) else LEAST
    return LEAST


def _first_card(t: State, mind: list[int], code: int) -> int:
    match read(code):
        case FromHand(owner):
            return _rob(t, mind, owner, 30) if lives(t, owner) else NOTHING
        case FromDiscard():
            return worth(t, t.asked, t.discard[-1])
    return 31


def _character(t: State, code: int) -> int:
    match read(code):
        case Choose(character):
            return t.data.life[character] * 10 + (5 if character == SUZY else 0)
    return LEAST
