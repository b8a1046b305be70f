"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
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
    SALOON,
    SHERIFF,
    SID,
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


# -- Reasons ---------------------------------------------------------------------------------------------------------


def reason_against(t: State, code: int) -> Reason:
    """Why this candidate is not an option."""
    match read(code):
        case UseSid():
            return _against_sid(t, t.asked)
        case UseBarrel():
            return Reason("bang.barrel.draw", "There is no Barrel left to use against this shot.")
        case Play(card):
            return _against_play(t, card, NOBODY)
        case PlayAt(card, target) | TakeFromHand(card, target) | TakeLaid(card, target, _):
            return _against_play(t, card, target)
        case FromHand(seat):
            return _against_source(t, seat)
        case Use(card):
            return _against_card(t, card)
    if t.kind == DISCARD:
        return _against_keeping(t)
    return Reason("bang.setup.choose_character", "This character was not dealt to you.")


def _against_keeping(t: State) -> Reason:
    return Reason("bang.discard.excess", f"The hand may hold {t.life[t.asked]} cards at the end of the turn.")


def _against_card(t: State, card: int) -> Reason:
    """Why a card of the hand is no answer to this question."""
    if t.kind == SHOT:
        if t.kinds[card] == BEER:
            return Reason("bang.beer.only_lethal", "A Beer is for a lethal hit, not for a shot that can still miss.")
        return Reason("bang.missed.cancels", f"{t.data.texts[card]} does not cancel a shot.")
    if t.kind == DYING:
        return _against_rescue(t, card)
    duel = t.kind == SHOOT_BACK
    if t.kinds[card] == MISSED:
        clause = "bang.duel.no_missed" if duel else "bang.indians.no_missed"
        return Reason(clause, "A Missed! does not help here.")
    clause = "bang.duel.in_turn" if duel else "bang.indians.bang_or_lose"
    return Reason(clause, f"{t.data.texts[card]} is not a BANG! card.")


def _against_sid(t: State, seat: int) -> Reason:
    if t.life[seat] >= t.most[seat]:
        return Reason("bang.sid.cap", "You have all your life points.")
    if len(t.hands[seat]) < 2:
        return Reason("bang.sid.two_cards", "It takes two cards from the hand.")
    return Reason("bang.sid.any_time", "At this table the ability is for your own turn and for lethal hits.")


def _against_rescue(t: State, card: int) -> Reason:
    kind = t.kinds[card]
    if kind == BEER:
        return Reason("bang.beer.two_left", "With two players left a Beer has no effect.")
    if kind == SALOON:
        return Reason("bang.saloon.not_beer", "A Saloon cannot be played when the last life point is lost.")
    return Reason("bang.out.unless_beer", f"{t.data.texts[card]} is not a Beer.")


def _against_source(t: State, seat: int) -> Reason:
    if seat == t.asked:
        return Reason("bang.jesse.first", "The card comes from the hand of another player.")
    if not lives(t, seat):
        return Reason("bang.out.discard_all", f"{t.setup.names[seat]} has been eliminated.")
    return Reason("bang.jesse.first", f"{t.setup.names[seat]} has no card in hand.")


def _against_play(t: State, card: int, target: int) -> Reason:
    """One copy of a name (bang.play.same_name, bang.play.example_barrel, bang.remember.same_name, bang.blue.no_limit),
    and whom the card may be aimed at.
    """
    kind = t.kinds[card]
    if kind >= FIRST_BLUE and kind != JAIL:
        clause = "bang.weapons.same_name" if kind >= FIRST_WEAPON else "bang.play.one_copy"
        return Reason(clause, f"A {t.data.card_names[kind]} is in play in front of you already.")
    if target == NOBODY:
        return Reason("bang.missed.only_answer", "A Missed! is played when you are shot at.")
    if not lives(t, target):
        return Reason("bang.distance.eliminated", f"{t.setup.names[target]} has been eliminated.")
    if kind == JAIL:
        return _against_jail(t, target)
    if kind == DUEL:
        return Reason("bang.duel.challenge", "A Duel is for another player.")
    if kind in (PANIC, CAT_BALOU):
        return _against_taking(t, kind, target)
    return _against_bang(t, target)


def _against_jail(t: State, target: int) -> Reason:
    if t.roles[target] == SHERIFF:
        return Reason("bang.jail.sheriff", "The Sheriff cannot be put in Jail.")
    if has_laid(t, target, JAIL):
        return Reason("bang.jail.twice", f"{t.setup.names[target]} is in Jail already.")
    return Reason("bang.jail.yourself", "At this table nobody puts himself in Jail.")


def _against_taking(t: State, kind: int, target: int) -> Reason:
    """There must be something to take (bang.panic.nothing, bang.cat_balou.nothing)."""
    who = "panic" if kind == PANIC else "cat_balou"
    if target == t.asked:
        return Reason(f"bang.{who}.own", "Of your own cards, only one in play can be named.")
    far = distance(t, t.asked, target)
    if kind == PANIC and far > 1:
        return Reason("bang.panic.distance", f"{t.setup.names[target]} is at distance {far}; a Panic! reaches 1.")
    return Reason(f"bang.{who}.nothing", f"{t.setup.names[target]} has no card in hand.")


def _against_bang(t: State, target: int) -> Reason:
    seat = t.asked
    if target == seat:
        return Reason("bang.bang.others", "Nobody shoots at himself.")
    if not may_shoot(t, seat):
        return Reason("bang.play.one_bang", "You have played a BANG! this turn already.")
    far, near = distance(t, seat, target), reach(t, seat)
    name = t.setup.names[target]
    return Reason("bang.bang.reach", f"{name} is at distance {far}; your weapon reaches {near}.")
