"""How to play Halo BANG!: for the team, by Dog Tags, Overshields and cards.

It reads what the seat that is asked may know: its own hand and token, what lies open, and how many cards others have.
Everything is worth hundredths of a point (see `standing`). `weigh` gives each option a weight; 0 is never done if there
is anything else.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.halo_bang.cards import (
    CARD,
    attack,
    draw_for,
    field,
    lay_out,
    odd_ball,
    ordnance_pod,
    strike_all,
    take_card,
    take_laid,
    weapon_cache,
    worth,
)
from standoff.bots.policies.halo_bang.damage import WIN, Chances, for_recon, hurt
from standoff.bots.policies.halo_bang.standing import POINT, Standing, evaluate
from standoff.games.halo_bang.figures import TOKEN_CARDS
from standoff.games.halo_bang.messages import (
    ASK_DISCARD,
    ASK_FLOOD,
    ASK_ODD_BALL,
    ASK_PLAY,
    ASK_SHIELD,
    AttackWith,
    DiscardCard,
    FromDiscard,
    Play,
    PlayFor,
    PlayOn,
    PlayOnHand,
    PlayOnLaid,
    ShieldWith,
    TurnOvershield,
    read,
)
from standoff.games.halo_bang.names import (
    FIRST_WEAPON,
    FLOOD,
    HARDLIGHT_SHIELD,
    ODD_BALL,
    ORDNANCE_POD,
    PULSE_GRENADE,
    WEAPON_CACHE,
)
from standoff.games.halo_bang.state import State

__all__ = ["ROLLOUT", "evaluate", "weigh"]

ROLLOUT: Final = 25
"""So many answers an imagined game is played on: about a round. Then `evaluate` is asked."""
TOP: Final = 1000
"""The weight of the best option."""
NEAR: Final = 20
"""What an option may be worth less before it weighs a quarter of the best."""
FAR: Final = 3000
"""What an option may be worth less before it is never done."""
LEAST: Final = 1

FIRST: Final = 220
"""What is done first, if it is done at all: cards are drawn and laid out before Weapons are chosen."""
NEXT: Final = 150
"""Then others lose cards that might shield them."""
THEN: Final = 50
"""Then everybody is struck, so that a Weapon can take a Dog Tag from whoever is left with little."""
BIG_SHOT: Final = 110
BEYOND: Final = 8
MOST_OF_A_SHOT: Final = 210
"""An attack does not come before what makes it better, unless it wins the game: what it is worth beyond that of a big
shot counts this many times less, and no more than that.
"""

TOKENS_TO_KEEP: Final = 3
"""Engineer spends no more of his Overshields."""
SUFFERED: Final = 3
"""Damage that does not kill counts so many times as much to whoever suffers it: others may take the Dog Tag, not he."""
SPARE: Final = 40
"""A second Hardlight Shield is worth so much less."""
LAST_CARD: Final = 1
HIDDEN: Final = 30
"""What it is worth to have no card left: nobody can be aimed at then (hb.tip.empty_hand)."""


def weigh(t: State, _mind: list[int]) -> list[int]:
    """A weight for each option of the open question."""
    kind = t.kind
    if kind == ASK_PLAY:
        return graded(_plays(t))
    if kind in (ASK_SHIELD, ASK_FLOOD):
        return graded(_answers(t))
    if kind in (ASK_DISCARD, ASK_ODD_BALL):
        return graded([_give_up(t, code) for code in t.options])
    return graded([_track(t, code) for code in t.options])


def graded(values: list[int]) -> list[int]:
    """Weights by what the options are worth: a clear best stands out."""
    best: int = values[0]
    value: int
    for value in values:
        best = max(best, value)
    out: list[int] = []
    for value in values:
        away: int = NEAR + best - value
        out.append(max(LEAST, TOP * NEAR * NEAR // (away * away)) if away < FAR else 0)
    return out


# -- The Play phase ----------------------------------------------------------------------------------------------------


def _plays(t: State) -> list[int]:
    seat = t.asked
    now = Standing(t, seat)
    chances = Chances(t, seat)
    return [_play(t, now, chances, code) for code in t.options]


def _play(t: State, now: Standing, chances: Chances, code: int) -> int:
    match read(code):
        case AttackWith(weapon, target):
            return _shot(t, attack(t, now, chances, weapon, target))
        case Play(card):
            return _play_plain(t, now, chances, card)
        case PlayOn(card, target):
            if card == ODD_BALL:
                return odd_ball(t, now, target)
            return _in_turn(take_card(t, now, target, True), NEXT)
        case PlayFor(_, target):
            return field(t, now, target)
        case PlayOnHand(_, target):
            return _in_turn(take_card(t, now, target, False), NEXT)
        case PlayOnLaid(_, laid, target):
            return _in_turn(take_laid(t, now, laid, target), NEXT)
        case TurnOvershield():
            return _spend(t, now)
    return 0


def _in_turn(good: int, order: int) -> int:
    """What is worth doing, in its order."""
    return good + order if good > 0 else good


def _shot(t: State, good: int) -> int:
    """An attack: the last card of a hand hides its owner."""
    if good >= WIN // 2:
        return good
    if good > 0 and len(t.hands[t.asked]) == LAST_CARD:
        good += HIDDEN
    if good > BIG_SHOT:
        good = BIG_SHOT + (good - BIG_SHOT) // BEYOND
    return min(good, MOST_OF_A_SHOT)


def _play_plain(t: State, now: Standing, chances: Chances, card: int) -> int:
    """A card that is aimed at nobody."""
    if card == WEAPON_CACHE:
        return _in_turn(weapon_cache(t, now), FIRST)
    if card == ORDNANCE_POD:
        return _in_turn(ordnance_pod(t, now), FIRST)
    if card in (PULSE_GRENADE, FLOOD):
        return _in_turn(_shot(t, strike_all(t, now, chances, card)), THEN)
    return _in_turn(lay_out(t, card), FIRST)


def _spend(t: State, now: Standing) -> int:
    """Engineer's Overshield for a card (hb.engineer.draw), while he has many."""
    if t.overshields[t.asked] <= TOKENS_TO_KEEP:
        return -CARD
    return draw_for(t, now, TOKEN_CARDS, TOKEN_CARDS) - CARD * 3 // 4


# -- Answers -----------------------------------------------------------------------------------------------------------


def _answers(t: State) -> list[int]:
    """A Shield or the damage; a Weapon against a Flood, or the damage."""
    seat = t.asked
    now = Standing(t, seat)
    by, card, damage = t.args
    suffered: int = hurt(t, now, by, seat, damage)
    if damage < t.overshields[seat]:
        suffered *= SUFFERED
    if card >= FIRST_WEAPON:
        suffered += for_recon(t, seat, damage)
    out: list[int] = []
    code: int
    for code in t.options:
        match read(code):
            case Play(_):
                out.append(_spent(t, seat, HARDLIGHT_SHIELD))
            case ShieldWith(weapon):
                out.append(_spent(t, seat, weapon))
            case DiscardCard(weapon):
                out.append(_spent(t, seat, weapon))
            case _:
                out.append(suffered)
    return out


def _spent(t: State, seat: int, card: int) -> int:
    """What it is worth to give up a card against an attack; the last one hides its owner."""
    cost: int = worth(t, seat, card)
    if len(t.hands[seat]) == LAST_CARD:
        cost -= HIDDEN
    if card == HARDLIGHT_SHIELD and t.hands[seat].count(HARDLIGHT_SHIELD) > 1:
        cost -= SPARE
    return -cost


def _give_up(t: State, code: int) -> int:
    """What must go: the card that is worth least, a Dog Tag only if nothing else does."""
    match read(code):
        case DiscardCard(card):
            return -worth(t, t.asked, card)
    return -2 * POINT


def _track(t: State, code: int) -> int:
    """Tracker: the uppermost discard if it is better than most."""
    match read(code):
        case FromDiscard():
            return worth(t, t.asked, t.discard[-1])
    return CARD + CARD // 8
