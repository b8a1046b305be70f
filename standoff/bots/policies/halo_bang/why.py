"""Why an answer is good in Halo BANG!: what it comes to, in Dog Tags, Overshields and cards."""

from __future__ import annotations

from typing import Final

from standoff.bots.minds import Mind
from standoff.bots.policies.halo_bang.damage import WHOLE, Chances
from standoff.bots.policies.halo_bang.standing import Standing, fewest_tags, victory
from standoff.bots.policies.halo_bang.thoughts import (
    Ball,
    Draws,
    Ends,
    Endure,
    Enough,
    Everybody,
    Friend,
    Kill,
    Lasting,
    Least,
    Most,
    Regain,
    Save,
    Spend,
    Strip,
    Tag,
    Take,
    Token,
    Unknown,
    Wound,
)
from standoff.engine.declare import Thought
from standoff.games.halo_bang.figures import CACHE_CARDS, POD_CARDS
from standoff.games.halo_bang.messages import (
    ASK_FLOOD,
    ASK_PLAY,
    AttackWith,
    DiscardCard,
    EndTurn,
    FromDeck,
    FromDiscard,
    Pay,
    Play,
    PlayFor,
    PlayOn,
    PlayOnHand,
    PlayOnLaid,
    ShieldWith,
    TakeDamage,
    TurnOvershield,
    read,
)
from standoff.games.halo_bang.names import (
    FIRST_WEAPON,
    FLOOD,
    ODD_BALL,
    ORDNANCE_POD,
    PULSE_GRENADE,
    WEAPON_CACHE,
)
from standoff.games.halo_bang.queries import affected, weapon_damage
from standoff.games.halo_bang.state import State

PERCENT: Final = 100


def why(t: State, _mind: Mind, code: int) -> list[Thought]:
    """The thoughts that speak for an option."""
    match read(code):
        case AttackWith(weapon, target):
            return _attack(t, weapon, target)
        case Play(card):
            return [_plain(t, card) if t.kind == ASK_PLAY else _against(t, card)]
        case ShieldWith(card):
            return [_against(t, card)]
        case DiscardCard(card):
            return [_against(t, card) if t.kind == ASK_FLOOD else Least(card)]
        case PlayOn(card, target):
            return [Ball(target) if card == ODD_BALL else Take(target, len(t.hands[target]), True)]
        case PlayOnHand(_, target):
            return [Take(target, len(t.hands[target]), False)]
        case PlayOnLaid(_, laid, target):
            return [Strip(target, laid, _is_friend(t, target))]
        case PlayFor(_, target):
            exposed = not t.hands[target] and t.overshields[target] > 0
            return [Regain(t.most[t.asked] - t.overshields[t.asked], target, _is_friend(t, target), exposed)]
        case TurnOvershield():
            return [Token(t.overshields[t.asked] - 1)]
        case EndTurn():
            return [_enough(t)]
        case TakeDamage():
            return [Endure(_left(t), len(t.options) > 1)]
        case Pay():
            return [Tag()]
        case FromDiscard():
            return [Most(t.discard[-1])]
        case FromDeck():
            return [Unknown(t.discard[-1])]
    return []


def _is_friend(t: State, other: int) -> bool:
    return t.teams[other] == t.teams[t.asked]


def _attack(t: State, weapon: int, target: int) -> list[Thought]:
    """What an attack does, how likely it is not shielded, and whether it ends the game."""
    seat = t.asked
    percent = PERCENT * Chances(t, seat).hit(t, target) // WHOLE
    left = t.overshields[target] - weapon_damage(t, seat, weapon, target)
    friend = [Friend(target)] if _is_friend(t, target) else []
    if left > 0:
        return [*friend, Wound(target, left, percent)]
    now = Standing(t, seat)
    odds = round(PERCENT * victory(t, now, seat, target))
    return [*friend, Kill(target, t.tags[target], percent), *([Ends(odds)] if t.tags[target] == 1 else [])]


def _plain(t: State, card: int) -> Thought:
    """A card that is aimed at nobody."""
    others = affected(t, t.asked) if card in (PULSE_GRENADE, FLOOD) else [s for s in range(t.n) if s != t.asked]
    friends = sum(_is_friend(t, s) for s in others)
    if card in (PULSE_GRENADE, FLOOD):
        return Everybody(len(others) - friends, friends)
    if card == WEAPON_CACHE:
        return Draws(CACHE_CARDS, len(others) - friends, friends)
    return Draws(POD_CARDS, 0, 0) if card == ORDNANCE_POD else Lasting(card)


def _enough(t: State) -> Thought:
    hand = t.hands[t.asked]
    if ORDNANCE_POD in hand and fewest_tags(t) == 1:
        return Enough("pod")
    (weapons,) = t.args
    return Enough("weapons" if weapons == 0 and any(card >= FIRST_WEAPON for card in hand) else "kept")


def _left(t: State) -> int:
    """The Overshields that are left if the damage is taken."""
    _, _, damage = t.args
    return max(0, t.overshields[t.asked] - damage)


def _against(t: State, card: int) -> Thought:
    """A card against damage."""
    return Spend(card, _left(t)) if _left(t) else Save(card)
