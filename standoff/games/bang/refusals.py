"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.bang.names import (
    BEER,
    CAT_BALOU,
    CHARACTER,
    CHARACTER_KEYS,
    DISCARD,
    DUEL,
    DYING,
    END_TURN,
    FIRST_BLUE,
    FIRST_CARD_OF_JESSE,
    FIRST_CARD_OF_PEDRO,
    FIRST_WEAPON,
    FLIP,
    FROM_DECK,
    FROM_DISCARD,
    JAIL,
    KEEP,
    MISSED,
    ORDER,
    PANIC,
    PASS,
    PLAY,
    PUT_BACK,
    SALOON,
    SHERIFF,
    SHOOT_BACK,
    SHOT,
    SID,
    SID_DISCARD,
    SID_WINDOW,
    STORE,
    TAKEN,
    TARGET,
    USE_BARREL,
    USE_SID,
)
from standoff.games.bang.queries import counts_as_bang, distance, distinct, has_laid, lives, may_shoot, reach
from standoff.games.bang.state import State

# -- Candidates ------------------------------------------------------------------------------------------------------


def candidates(t: State) -> list[int]:
    """Whatever a person might want to answer."""
    seat, kind = t.asked, t.kind
    hand = distinct(t, t.hands[seat])
    sid = [USE_SID] if t.characters and t.characters[seat] == SID else []
    if kind == PLAY:
        return [END_TURN, *sid, *(code for card in hand for code in _ways_to_play(t, card))]
    if kind == SHOT:
        return [PASS, USE_BARREL, *sid, *hand]
    if kind == DISCARD:
        return [*sid, *hand, PASS]
    if kind == SID_DISCARD:
        return hand
    if kind == ORDER:
        return distinct(t, [*t.hands[seat], *t.in_play[seat]])
    if kind in (STORE, FLIP, PUT_BACK):
        return distinct(t, list(t.store if kind == STORE else t.flipped if kind == FLIP else t.deck[:-4:-1]))
    if kind == FIRST_CARD_OF_JESSE:
        return [FROM_DECK, *range(t.n)]
    if kind == FIRST_CARD_OF_PEDRO:
        return [FROM_DECK, FROM_DISCARD]
    if kind == SID_WINDOW:
        return [PASS, USE_SID]
    if kind == CHARACTER:
        return list(range(len(CHARACTER_KEYS)))
    if kind == KEEP:
        return [t.characters[seat], PASS]
    return [PASS, *sid, *hand]


def _ways_to_play(t: State, card: int) -> list[int]:
    """A card with every target that a person could name."""
    kind = t.kinds[card]
    if kind in (DUEL, JAIL) or counts_as_bang(t, t.asked, card):
        return [card + (s + 1) * TARGET for s in range(t.n)]
    if kind in (PANIC, CAT_BALOU):
        out = []
        for s in range(t.n):
            target = card + (s + 1) * TARGET
            out += [target, *(target + (c + 1) * TAKEN for c in t.in_play[s])]
        return out
    return [card]


# -- Reasons ---------------------------------------------------------------------------------------------------------


def reason_against(t: State, code: int) -> Reason:
    """Why this candidate is not an option."""
    kind, seat = t.kind, t.asked
    if code == USE_SID:
        return _against_sid(t, seat)
    if kind == PLAY:
        return _against_play(t, code % TARGET, code % TAKEN // TARGET - 1)
    if kind == SHOT:
        if code == USE_BARREL:
            return Reason("bang.barrel.draw", "There is no Barrel left to use against this shot.")
        if t.kinds[code] == BEER:
            return Reason("bang.beer.only_lethal", "A Beer is for a lethal hit, not for a shot that can still miss.")
        return Reason("bang.missed.cancels", f"{t.data.texts[code]} does not cancel a shot.")
    if kind == DYING:
        return _against_rescue(t, code)
    if kind == DISCARD:
        return Reason("bang.discard.excess", f"The hand may hold {t.life[seat]} cards at the end of the turn.")
    if kind == FIRST_CARD_OF_JESSE:
        return _against_source(t, code)
    if kind == CHARACTER:
        return Reason("bang.setup.choose_character", "This character was not dealt to you.")
    if t.kinds[code] == MISSED:
        clause = "bang.duel.no_missed" if kind == SHOOT_BACK else "bang.indians.no_missed"
        return Reason(clause, "A Missed! does not help here.")
    clause = "bang.duel.in_turn" if kind == SHOOT_BACK else "bang.indians.bang_or_lose"
    return Reason(clause, f"{t.data.texts[code]} is not a BANG! card.")


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
    if target < 0:
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
