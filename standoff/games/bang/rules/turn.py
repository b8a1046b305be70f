"""The game: turns of three phases, and what is settled before the first (Dynamite, then Jail)."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import DISCARD, PLAY, EndTurn, Use, UseSid, read
from standoff.games.bang.moves.cards import discard, explode, leave_jail, pass_dynamite
from standoff.games.bang.moves.deck import draw_cards
from standoff.games.bang.moves.life import begin_turn, hit
from standoff.games.bang.names import BLACK_JACK, DYNAMITE, JAIL, JESSE, KIT, PEDRO
from standoff.games.bang.queries import card_laid, explodes, hand_limit, has_laid, is_heart, may_act, next_seat
from standoff.games.bang.rules.cards import play_a_card
from standoff.games.bang.rules.characters import (
    black_jack,
    jesse_jones,
    kit_carlson,
    pedro_ramirez,
    sid_between_cards,
    sid_ketchum,
)
from standoff.games.bang.rules.draw import draw_check
from standoff.games.bang.rules.elimination import aftermath
from standoff.games.bang.state import State


def turns(t: State, first: int) -> Rule:
    """One turn after the other, clockwise (bang.turn.clockwise), until the game has ended."""
    seat: int = first
    while True:
        yield from turn(t, seat)
        if t.ended:
            return
        seat = next_seat(t, seat)


def turn(t: State, seat: int) -> Rule:
    """Dynamite and Jail, the Dynamite first (bang.dynamite.before_jail); then draw, play, discard
    (bang.turn.phases). The eliminated have no turn to go on with (bang.out.own_turn, bang.jail.after_dynamite).
    """
    begin_turn(t, seat)
    if has_laid(t, seat, DYNAMITE):
        yield from dynamite(t, seat)
        if not may_act(t, seat):
            return
    if has_laid(t, seat, JAIL):
        free: bool = yield from jail(t, seat)
        if not free:
            return
    yield from draw_two(t, seat)
    yield from play_and_discard(t, seat)


# -- Before the first phase ------------------------------------------------------------------------------------------


def dynamite(t: State, seat: int) -> Rule:
    """Before the first phase the player draws (bang.dynamite.draw, bang.dynamite.next_turn): Spades from 2 to 9 and it
    explodes, three life points gone (bang.dynamite.explodes), by nobody's hand (bang.dynamite.nobody); otherwise it
    goes to the left (bang.dynamite.pass, bang.dynamite.living), round and round (bang.dynamite.around), past prisoners
    too (bang.dynamite.in_jail).
    """
    card: int = card_laid(t, seat, DYNAMITE)
    flipped = yield from draw_check(t, seat, DYNAMITE)
    if explodes(t, flipped):
        explode(t, seat, card)
        hit(t, seat, t.data.dynamite, NOBODY, card)
        yield from aftermath(t, NOBODY, card)
    else:
        pass_dynamite(t, seat, card, next_seat(t, seat))


def jail(t: State, seat: int) -> RuleOf[bool]:
    """The prisoner draws before his turn (bang.jail.draw): a Heart sets him free (bang.jail.heart), anything else costs
    him the turn (bang.jail.skip). Either way the Jail is discarded.
    """
    card: int = card_laid(t, seat, JAIL)
    flipped = yield from draw_check(t, seat, JAIL)
    free: bool = is_heart(t, flipped)
    leave_jail(t, seat, card, free)
    return free


# -- The three phases ------------------------------------------------------------------------------------------------


def draw_two(t: State, seat: int) -> Rule:
    """The top two cards of the deck (bang.phase1.two); some characters draw in their own way."""
    who = t.characters[seat]
    if who == KIT:
        yield from kit_carlson(t, seat)
    elif who == JESSE:
        yield from jesse_jones(t, seat)
    elif who == PEDRO:
        yield from pedro_ramirez(t, seat)
    elif who == BLACK_JACK:
        black_jack(t, seat)
    else:
        draw_cards(t, seat, t.data.cards_drawn)


def play_and_discard(t: State, seat: int) -> Rule:
    """Play any number of cards, one after the other, or none (bang.play.any_number, bang.play.not_forced); then discard
    what the hand holds too much. Other cards than Missed! and Beer are played only here (bang.play.own_turn).
    """
    while may_act(t, seat):
        answer = yield ask(seat, PLAY)
        match read(answer):
            case EndTurn():
                yield from discard_excess(t, seat)
                return
            case UseSid():
                yield from sid_ketchum(t, seat)
            case _:
                yield from play_a_card(t, seat, answer)
                if t.settings.sid_ketchum == "at any time":
                    yield from sid_between_cards(t)


def discard_excess(t: State, seat: int) -> Rule:
    """At the end of the turn no more cards than life points stay in the hand (bang.discard.excess,
    bang.discard.limit); nobody discards more than that (bang.discard.no_more).
    """
    while len(t.hands[seat]) > hand_limit(t, seat):
        limit = hand_limit(t, seat)
        answer = yield ask(seat, DISCARD, len(t.hands[seat]) - limit, limit)
        match read(answer):
            case UseSid():
                yield from sid_ketchum(t, seat)
            case Use(card):
                discard(t, seat, card)
