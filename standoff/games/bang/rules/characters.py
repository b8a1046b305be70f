"""The characters: abilities that act by themselves, called where the rulebook lets them act.

What a character always has (a Barrel, a Mustang, a Scope) is counted when characters are seated; what changes a number
(Slab the Killer, Willy the Kid, Calamity Janet) stands in `queries`.
"""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import (
    FIRST_CARD,
    FROM_DECK,
    PUT_BACK,
    SID_DISCARD,
    SID_WINDOW,
    FromDiscard,
    FromHand,
    Pass,
    Pick,
    Use,
    read,
)
from standoff.games.bang.moves.cards import discard, inherit, steal_from_hand, take_from_discard
from standoff.games.bang.moves.deck import (
    draw,
    draw_below_top,
    draw_cards,
    look_at_top,
    put_back,
    show,
)
from standoff.games.bang.moves.life import regain
from standoff.games.bang.names import (
    BART,
    DIAMONDS,
    EL_GRINGO,
    FROM_SID,
    HEARTS,
    JESSE,
    KIT_LOOKS,
    NO_CARD,
    PEDRO,
    SAM,
    SID,
    SID_PAYS,
    SUZY,
)
from standoff.games.bang.queries import from_clockwise, hurt, lives, seat_of, sid_may
from standoff.games.bang.state import State

# -- After a card ----------------------------------------------------------------------------------------------------


def triggered_draws(t: State, by: int) -> None:
    """Cards for the living who have been hit, when the card that hit them is resolved: Bart Cassidy and El Gringo, in
    the order of turns, and Suzy Lafayette whenever her hand is empty (bang.suzy.gringo).

    Whoever has lost his last point and was saved draws for all points that he lost (bang.hit.saved_draws).
    """
    suzy(t)
    for seat in from_clockwise(t, t.turn):
        if hurt(t, seat) > 0:
            if t.characters[seat] == BART:
                bart(t, seat)
            elif t.characters[seat] == EL_GRINGO:
                el_gringo(t, seat, by)


def suzy(t: State) -> None:
    """Suzy Lafayette draws a card as soon as she has none in hand (bang.suzy.draw), but not in the middle of a card
    (bang.suzy.after_card, bang.suzy.response, bang.suzy.store), also when others took her last card
    (bang.suzy.emptied), and only while she is in play (bang.suzy.eliminated).
    """
    seat = t.seat_of[SUZY]
    if seat != NOBODY and not t.hands[seat] and lives(t, seat):
        draw(t, seat)


def bart(t: State, seat: int) -> None:
    """Bart Cassidy draws a card for each life point that he has lost (bang.bart.draw, bang.bart.dynamite)."""
    draw_cards(t, seat, hurt(t, seat))


def el_gringo(t: State, seat: int, by: int) -> None:
    """El Gringo draws a random card from the hand of the player whose card hit him, one for each point
    (bang.gringo.draw, bang.gringo.card_player). No card there, no card here (bang.gringo.empty); nothing for his own
    Duel (bang.gringo.own_duel) or for Dynamite (bang.gringo.dynamite).
    """
    if by in (NOBODY, seat):
        return
    for _ in range(hurt(t, seat)):
        if t.hands[by]:
            steal_from_hand(t, seat, by)
        suzy(t)


def vulture_sam(t: State, dead: int) -> bool:
    """Vulture Sam, if he is in play, takes the cards of the eliminated (bang.sam.takes_all); his own are discarded
    like anybody's (bang.sam.himself).
    """
    seat = seat_of(t, SAM)
    if seat == NOBODY:
        return False
    inherit(t, seat, dead)
    return True


# -- Sid Ketchum -----------------------------------------------------------------------------------------------------


def sid_ketchum(t: State, seat: int) -> Rule:
    """Two cards from his hand for one life point (bang.sid.two_cards), as often as he can (bang.sid.repeat)."""
    for paid in range(SID_PAYS):
        answer = yield ask(seat, SID_DISCARD, SID_PAYS - paid)
        match read(answer):
            case Use(card):
                discard(t, seat, card)
    regain(t, seat, FROM_SID)


def sid_between_cards(t: State) -> Rule:
    """If the table has agreed on it, Sid Ketchum is asked after every card of others (bang.sid.any_time)."""
    seat = seat_of(t, SID)
    while seat not in (NOBODY, t.turn) and not t.ended and sid_may(t, seat):
        answer = yield ask(seat, SID_WINDOW)
        match read(answer):
            case Pass():
                return
        yield from sid_ketchum(t, seat)


# -- The first phase -------------------------------------------------------------------------------------------------


def black_jack(t: State, seat: int) -> None:
    """He shows the second card that he draws; Hearts or Diamonds give him one more, unseen (bang.black_jack.show,
    bang.black_jack.extra, bang.black_jack.keeps). It is not a "draw!" (bang.black_jack.no_draw).
    """
    draw(t, seat)
    card = draw(t, seat)
    if card != NO_CARD:
        show(t, seat, card)
        if t.suits[card] in (HEARTS, DIAMONDS):
            draw(t, seat)


def jesse_jones(t: State, seat: int) -> Rule:
    """His first card comes from the deck or, at random, from the hand of any other player (bang.jesse.first,
    bang.jesse.any_distance); the second from the deck (bang.jesse.second).
    """
    answer = yield ask(seat, FIRST_CARD, JESSE)
    match read(answer):
        case FromHand(owner):
            steal_from_hand(t, seat, owner)
            suzy(t)
        case _:
            draw(t, seat)
    draw(t, seat)


def kit_carlson(t: State, seat: int) -> Rule:
    """He looks at the top three cards, draws two, and puts the other back on top (bang.kit.look, bang.kit.put_back).

    If there are not three, he draws what there is (bang.deck.both_empty).
    """
    if look_at_top(t, seat, KIT_LOOKS) < KIT_LOOKS:
        draw_cards(t, seat, 2)
        return
    answer = yield ask(seat, PUT_BACK)
    match read(answer):
        case Pick(card):
            put_back(t, seat, card)
    draw_below_top(t, seat)
    draw_below_top(t, seat)


def pedro_ramirez(t: State, seat: int) -> Rule:
    """His first card comes from the deck or from the top of the discard pile (bang.pedro.discard), if there is one
    (bang.pedro.empty); the second from the deck (bang.pedro.second).
    """
    source: int = FROM_DECK
    if t.discard:
        source = yield ask(seat, FIRST_CARD, PEDRO)
    match read(source):
        case FromDiscard():
            take_from_discard(t, seat)
        case _:
            draw(t, seat)
    draw(t, seat)
