"""Why an answer is good in BANG!: what the seat believes about somebody, and what the answer comes to."""

from __future__ import annotations

from standoff.bots.minds import Mind
from standoff.bots.policies.bang.acts import DEEDS
from standoff.bots.policies.bang.play import enmity
from standoff.bots.policies.bang.thoughts import (
    Bullets,
    Challenge,
    Disarm,
    Dodge,
    Draws,
    Endure,
    Enough,
    Everybody,
    FirstPick,
    Free,
    Fuse,
    GiveUp,
    Heal,
    Imprison,
    LastTwo,
    Least,
    Lucky,
    Most,
    Rapid,
    Reaches,
    Rob,
    Round,
    Shelter,
    Shoot,
    Survive,
    Suspect,
    Trade,
    Try,
    Unknown,
    Wanted,
)
from standoff.engine.declare import Thought
from standoff.games.bang.messages import (
    DISCARD,
    DYING,
    FLIP,
    KEEP,
    ORDER,
    PUT_BACK,
    SHOT,
    SID_DISCARD,
    STORE,
    Choose,
    EndTurn,
    FromDeck,
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
    INDIANS,
    JAIL,
    MISSED,
    MUSTANG,
    OUTLAW,
    SALOON,
    SCOPE,
    SHERIFF,
    STAGECOACH,
    VOLCANIC,
    WELLS_FARGO,
)
from standoff.games.bang.queries import alive, counts_as_bang, distance, explodes, has_laid, is_heart, may_shoot, reach
from standoff.games.bang.state import State

PERCENT = 100


def why(t: State, mind: Mind, code: int) -> list[Thought]:
    """The thoughts that speak for an option."""
    seat = t.asked
    match read(code):
        case EndTurn():
            return [_enough(t, mind)]
        case Play(card):
            return _plain(t, mind, card)
        case PlayAt(card, target):
            return [*_who(t, mind, target), *_aimed(t, mind, card, target)]
        case TakeFromHand(_, target) | FromHand(target):
            return [*_who(t, mind, target), Rob(target, len(t.hands[target]))]
        case TakeLaid(_, target, laid):
            if t.kinds[laid] in (JAIL, DYNAMITE):
                return [*([] if target == seat else _who(t, mind, target)), Free(seat, target, laid)]
            return [*_who(t, mind, target), Disarm(target, laid)]
        case FromDiscard():
            return [Most(t.discard[-1])]
        case FromDeck():
            return [Unknown()]
        case UseBarrel():
            return [Try()]
        case UseSid():
            return [Survive() if t.kind == DYING else Trade(t.life[seat])]
        case Choose(character):
            return [Bullets(character, t.data.life[character])]
        case Use(card) | Pick(card):
            return [_card(t, card)]
        case Pass():
            return [] if t.kind == KEEP else [_pass(t)]
    return []


# -- Friends and enemies -----------------------------------------------------------------------------------------------


def _who(t: State, mind: Mind, target: int) -> list[Thought]:
    """What the seat believes about somebody, and why."""
    own = t.roles[t.asked]
    if t.roles[target] == SHERIFF:
        if own in (SHERIFF, DEPUTY):
            return []
        return [Wanted(target)] if own == OUTLAW else [LastTwo(target)] if len(alive(t)) == 2 else []
    odds = mind.odds()[target]
    role = max(range(len(odds)), key=lambda r: odds[r])
    found = mind.evidence(target, role)
    percent = round(PERCENT * odds[role])
    if found is None:
        return [Suspect(target, role, percent, "none", None, False, 0)]
    (sort, _, other), times = found
    return [Suspect(target, role, percent, DEEDS[sort], other, t.roles[other] == SHERIFF, times)]


def _enemies(t: State, mind: Mind) -> list[int]:
    """Those whom the seat would rather see gone, the worst first."""
    numbers, seat = mind.numbers(), t.asked
    enmities = {s: enmity(t, numbers, seat, s) for s in alive(t) if s != seat}
    return sorted((s for s in enmities if enmities[s] > 0), key=lambda s: -enmities[s])


def _in_reach(t: State, target: int) -> bool:
    return distance(t, t.asked, target) <= reach(t, t.asked)


def _bangs(t: State) -> int:
    """The BANG! in the hand."""
    return sum(counts_as_bang(t, t.asked, card) for card in t.hands[t.asked])


# -- One's own turn ----------------------------------------------------------------------------------------------------


def _enough(t: State, mind: Mind) -> Thought:
    if _bangs(t) and not may_shoot(t, t.asked):
        return Enough("shot")
    if _bangs(t) and not any(_in_reach(t, s) for s in _enemies(t, mind)):
        return Enough("reach")
    return Enough("kept")


def _aimed(t: State, mind: Mind, card: int, target: int) -> list[Thought]:
    """A BANG!, a Duel or a Jail for somebody."""
    kind, cards = t.kinds[card], len(t.hands[target])
    if kind == JAIL:
        return [Imprison(target)]
    if kind == DUEL:
        return [Challenge(target, _bangs(t), cards)]
    enemies = _enemies(t, mind)
    worse = enemies[: enemies.index(target)] if target in enemies else []
    missed = next((s for s in worse if not _in_reach(t, s)), None)
    return [Shoot(target, t.life[target], cards, missed)]


def _plain(t: State, mind: Mind, card: int) -> list[Thought]:
    """A card that is aimed at nobody."""
    seat, kind, enemies = t.asked, t.kinds[card], _enemies(t, mind)
    others = [s for s in alive(t) if s != seat]
    if kind == BEER:
        return [Heal(t.life[seat], t.most[seat], max(0, len(t.hands[seat]) - t.life[seat]))]
    if kind == SALOON:
        wounded = [s for s in others if t.life[s] < t.most[s]]
        return [Round(sum(s not in enemies for s in wounded), sum(s in enemies for s in wounded))]
    if kind in (GATLING, INDIANS):
        return [Everybody(len(enemies), len(others) - len(enemies))]
    if kind in (STAGECOACH, WELLS_FARGO):
        return [Draws(3 if kind == WELLS_FARGO else 2)]
    if kind == VOLCANIC:
        return [Rapid(_bangs(t))]
    if kind >= FIRST_WEAPON:
        far = t.data.reach[kind]
        more = [s for s in enemies if reach(t, seat) < distance(t, seat, s) <= far]
        return [Reaches(far, len(more))]
    if kind in (MUSTANG, SCOPE, BARREL):
        return [Shelter(kind)]
    return [Fuse() if kind == DYNAMITE else FirstPick()]


# -- Answers -----------------------------------------------------------------------------------------------------------


def _card(t: State, card: int) -> Thought:
    """A card that is given up, taken, or used as the question wants it."""
    seat, kind = t.asked, t.kind
    if kind == DYING:
        return Survive()
    if kind in (DISCARD, SID_DISCARD, ORDER, PUT_BACK):
        return Least(card, has_laid(t, seat, t.kinds[card]))
    if kind == FLIP:
        (cause,) = t.args
        return Lucky(card, not explodes(t, card) if cause == DYNAMITE else is_heart(t, card))
    if kind == STORE:
        return Most(card)
    return Dodge(card, t.life[seat])


def _pass(t: State) -> Thought:
    """Nothing is played."""
    if t.kind == DYING:
        return GiveUp()
    if t.kind == SHOT:
        needed = t.args[0]
        held = sum(t.kinds[card] == MISSED for card in t.hands[t.asked])
        return Endure(held < needed, t.life[t.asked])
    return Endure(_bangs(t) == 0, t.life[t.asked])
