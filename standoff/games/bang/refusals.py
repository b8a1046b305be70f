"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.engine.state import NOBODY
from standoff.games.bang import objections as o
from standoff.games.bang.messages import (
    CHARACTER,
    DISCARD,
    DYING,
    END_TURN,
    FIRST_CARD,
    FLIP,
    FROM_DECK,
    FROM_DISCARD,
    KEEP,
    ORDER,
    PASS,
    PLAY,
    PUT_BACK,
    SHOOT_BACK,
    SHOT,
    SID_DISCARD,
    SID_WINDOW,
    STORE,
    USE_BARREL,
    USE_SID,
    FromHand,
    Play,
    PlayAt,
    TakeFromHand,
    TakeLaid,
    Use,
    UseBarrel,
    UseSid,
    choose,
    from_hand,
    pick,
    play,
    play_at,
    read,
    take_from_hand,
    take_laid,
    use,
)
from standoff.games.bang.names import (
    BEER,
    CAT_BALOU,
    CHARACTER_KEYS,
    DUEL,
    FIRST_BLUE,
    FIRST_WEAPON,
    JAIL,
    JESSE,
    KIT_LOOKS,
    MISSED,
    PANIC,
    PANIC_REACHES,
    SALOON,
    SHERIFF,
    SID,
    SID_PAYS,
)
from standoff.games.bang.queries import counts_as_bang, distance, distinct, has_laid, lives, may_shoot, reach
from standoff.games.bang.state import State

# -- Candidates ------------------------------------------------------------------------------------------------------


def candidates(t: State) -> list[int]:
    """Whatever a person might want to answer."""
    seat, kind = t.asked, t.kind
    cards = distinct(t, t.hands[seat])
    hand = [use(card) for card in cards]
    sid = [USE_SID] if t.characters and t.characters[seat] == SID else []
    if kind == PLAY:
        return [END_TURN, *sid, *(code for card in cards for code in _ways_to_play(t, card))]
    if kind == SHOT:
        return [PASS, USE_BARREL, *sid, *hand]
    if kind == DISCARD:
        return [*sid, *hand, PASS]
    if kind == SID_DISCARD:
        return hand
    if kind == ORDER:
        return [use(card) for card in distinct(t, [*t.hands[seat], *t.in_play[seat]])]
    if kind in (STORE, FLIP, PUT_BACK):
        lying = t.store if kind == STORE else t.flipped if kind == FLIP else t.deck[: -KIT_LOOKS - 1 : -1]
        return [pick(card) for card in distinct(t, list(lying))]
    if kind == FIRST_CARD:
        others = [from_hand(s) for s in range(t.n)] if t.characters[seat] == JESSE else [FROM_DISCARD]
        return [FROM_DECK, *others]
    if kind == SID_WINDOW:
        return [PASS, USE_SID]
    if kind == CHARACTER:
        return [choose(character) for character in range(len(CHARACTER_KEYS))]
    if kind == KEEP:
        return [choose(t.characters[seat]), PASS]
    return [PASS, *sid, *hand]


def _ways_to_play(t: State, card: int) -> list[int]:
    """A card with every target that a person could name."""
    kind = t.kinds[card]
    if kind in (DUEL, JAIL) or counts_as_bang(t, t.asked, card):
        return [play_at(card, s) for s in range(t.n)]
    if kind in (PANIC, CAT_BALOU):
        out = []
        for s in range(t.n):
            out += [take_from_hand(card, s), *[take_laid(card, s, laid) for laid in t.in_play[s]]]
        return out
    return [play(card)]


# -- Objections ------------------------------------------------------------------------------------------------------


def objection_to(t: State, code: int) -> Objection:
    """Why this candidate is not an option."""
    match read(code):
        case UseSid():
            return _against_sid(t, t.asked)
        case UseBarrel():
            return o.NoBarrelLeft()
        case Play(card):
            return _against_play(t, card, NOBODY)
        case PlayAt(card, target) | TakeFromHand(card, target) | TakeLaid(card, target, _):
            return _against_play(t, card, target)
        case FromHand(seat):
            return _against_source(t, seat)
        case Use(card):
            return _against_card(t, card)
    if t.kind == DISCARD:
        return o.TooManyCards(t.life[t.asked])
    return o.NotDealt()


def _against_card(t: State, card: int) -> Objection:
    """Why a card of the hand is no answer to this question."""
    kind = t.kinds[card]
    if t.kind == SHOT:
        return o.BeerAgainstShot() if kind == BEER else o.NoMissed(card)
    if t.kind == DYING:
        return _against_rescue(t, card)
    if t.kind == SHOOT_BACK:
        return o.MissedInDuel() if kind == MISSED else o.NoBangInDuel(card)
    return o.MissedAgainstIndians() if kind == MISSED else o.NoBangAgainstIndians(card)


def _against_sid(t: State, seat: int) -> Objection:
    if t.life[seat] >= t.most[seat]:
        return o.AllLifePoints()
    if len(t.hands[seat]) < SID_PAYS:
        return o.TwoCardsNeeded()
    return o.NotSidsMoment()


def _against_rescue(t: State, card: int) -> Objection:
    if t.kinds[card] == BEER:
        return o.BeerOfTwoLeft()
    return o.SaloonIsNoBeer() if t.kinds[card] == SALOON else o.NoBeer(card)


def _against_source(t: State, seat: int) -> Objection:
    if seat == t.asked:
        return o.OwnHand()
    return o.EmptyHand(seat) if lives(t, seat) else o.Eliminated(seat)


def _against_play(t: State, card: int, target: int) -> Objection:
    """One copy of a name (bang.play.same_name, bang.play.example_barrel, bang.remember.same_name, bang.blue.no_limit),
    and whom the card may be aimed at.
    """
    kind = t.kinds[card]
    if kind >= FIRST_BLUE and kind != JAIL:
        return o.WeaponInPlayAlready(kind) if kind >= FIRST_WEAPON else o.InPlayAlready(kind)
    if target == NOBODY:
        return o.OnlyAnAnswer()
    if not lives(t, target):
        return o.TargetEliminated(target)
    if kind == JAIL:
        return _against_jail(t, target)
    if kind == DUEL:
        return o.DuelWithOneself()
    if kind == PANIC:
        return _against_panic(t, target)
    if kind == CAT_BALOU:
        return o.CatBalouAtOwnHand() if target == t.asked else o.NothingForCatBalou(target)
    return _against_bang(t, target)


def _against_jail(t: State, target: int) -> Objection:
    if t.roles[target] == SHERIFF:
        return o.SheriffInJail()
    return o.InJailAlready(target) if has_laid(t, target, JAIL) else o.JailForOneself()


def _against_panic(t: State, target: int) -> Objection:
    if target == t.asked:
        return o.PanicAtOwnHand()
    far = distance(t, t.asked, target)
    return o.PanicTooFar(target, far) if far > PANIC_REACHES else o.NothingToPanic(target)


def _against_bang(t: State, target: int) -> Objection:
    if target == t.asked:
        return o.BangAtOneself()
    if not may_shoot(t, t.asked):
        return o.OneBang()
    return o.OutOfReach(target, distance(t, t.asked, target), reach(t, t.asked))
