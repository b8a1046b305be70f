"""Set-up, and a turn with its four phases."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.halo_bang.figures import HAND_LIMIT, TOKEN_CARDS
from standoff.games.halo_bang.messages import (
    ASK_DISCARD,
    ASK_PLAY,
    ASK_TRACK,
    AttackWith,
    DiscardCard,
    EndTurn,
    FromDiscard,
    Play,
    PlayFor,
    PlayForNothing,
    PlayOn,
    PlayOnHand,
    PlayOnLaid,
    TurnOvershield,
    read,
)
from standoff.games.halo_bang.moves.cards import discard
from standoff.games.halo_bang.moves.deck import begin_turn, enter_phase, track_card
from standoff.games.halo_bang.moves.preparation import (
    deal_hands,
    deal_multipliers,
    deal_spartans,
    deal_specializations,
    deal_tags,
    toss_pog,
)
from standoff.games.halo_bang.moves.tokens import flip_back, spend_token
from standoff.games.halo_bang.names import DISCARD, DRAW, FLOOD, NO_CARD, PLAY, PULSE_GRENADE, RESPAWN
from standoff.games.halo_bang.queries import cards_to_draw, has_odd_ball, left_of, may_act, may_track, weapons_left
from standoff.games.halo_bang.rules.cards import (
    camouflage_hand,
    camouflage_laid,
    flood,
    odd_ball,
    play_card,
    play_card_on,
    play_for_nothing,
    pulse_grenade,
    regeneration_field,
)
from standoff.games.halo_bang.rules.ending import draw
from standoff.games.halo_bang.rules.weapons import attack
from standoff.games.halo_bang.state import State

# -- Set-up ----------------------------------------------------------------------------------------------------------


def game(t: State) -> Rule:
    """A whole game: the set-up, then turns until it ends."""
    deal_spartans(t)
    deal_multipliers(t)
    deal_specializations(t)
    deal_tags(t)
    toss_pog(t)
    deal_hands(t)
    yield from turns(t, t.first)


# -- The game --------------------------------------------------------------------------------------------------------


def turns(t: State, first: int) -> Rule:
    """One turn after the other, clockwise (hb.turn.clockwise, hb.turn.pass_left)."""
    seat = first
    while True:
        begin_turn(t, seat)
        yield from turn(t, seat, RESPAWN)
        seat = left_of(t, seat)


def go_on(t: State, seat: int, start: int) -> Rule:
    """A written position: this seat's turn, from its beginning or from a later phase, and all that follows."""
    if start == RESPAWN:
        yield from turns(t, seat)
    else:
        yield from turn(t, seat, start)
        yield from turns(t, left_of(t, seat))


def turn(t: State, seat: int, start: int) -> Rule:
    """Respawn, Draw, Play, Discard, in this order (hb.turn.phases); the Odd Ball comes after the Respawn phase
    (hb.odd_ball.when), and the turn then goes on as usual (hb.odd_ball.turn_goes_on).
    """
    if start == RESPAWN:
        respawn(t, seat)
        if has_odd_ball(t, seat):
            yield from odd_ball(t, seat)
    if start <= DRAW:
        enter_phase(t, DRAW)
        if may_track(t, seat):
            yield from track(t, seat)
        else:
            draw(t, seat, cards_to_draw(t, seat))
    if start <= PLAY:
        enter_phase(t, PLAY)
        yield from play(t, seat)
    enter_phase(t, DISCARD)
    while len(t.hands[seat]) > HAND_LIMIT:
        yield from discard_one(t, seat)


def respawn(t: State, seat: int) -> None:
    """A killed player flips all his Overshields (hb.respawn.flip); with one still blue, nothing happens
    (hb.respawn.skip). So a kill lasts until his next turn (hb.kill.until_turn), whatever he draws in between
    (hb.kill.still_respawning).
    """
    if t.overshields[seat] == 0:
        flip_back(t, seat)


def track(t: State, seat: int) -> Rule:
    """Tracker's first card may be the uppermost discard (hb.tracker.take, hb.tracker.may); what else he draws is from
    the deck (hb.tracker.rest). Taking a discard is not drawing from the deck (hb.tracker.no_deck).
    """
    answer = yield ask(seat, ASK_TRACK, t.discard[-1])
    match read(answer):
        case FromDiscard():
            track_card(t, seat)
            draw(t, seat, cards_to_draw(t, seat) - 1)
        case _:
            draw(t, seat, cards_to_draw(t, seat))


def play(t: State, seat: int) -> Rule:
    """Play any number of cards (hb.play.any_number), or none (hb.play.optional), and only in your own turn
    (hb.play.own_turn).

    Engineer may turn tokens for cards here, as often as he wishes (hb.engineer.draw, hb.spec.as_often).
    """
    while may_act(t, seat):
        answer = yield ask(seat, ASK_PLAY, weapons_left(t, seat))
        match read(answer):
            case EndTurn():
                return
            case AttackWith(weapon, target):
                yield from attack(t, seat, weapon, target)
            case Play(card):
                if card == PULSE_GRENADE:
                    yield from pulse_grenade(t, seat)
                elif card == FLOOD:
                    yield from flood(t, seat)
                else:
                    play_card(t, seat, card)
            case PlayOn(card, target):
                play_card_on(t, seat, card, target)
            case PlayFor(_, target):
                regeneration_field(t, seat, target)
            case PlayOnHand(_, target):
                camouflage_hand(t, seat, target)
            case PlayOnLaid(_, laid, target):
                camouflage_laid(t, seat, target, laid)
            case PlayForNothing(card):
                play_for_nothing(t, seat, card)
            case TurnOvershield():
                spend_token(t, seat)
                draw(t, seat, TOKEN_CARDS)


def discard_one(t: State, seat: int) -> Rule:
    """With more than seven cards at the end of his turn a player must discard (hb.discard.seven, hb.discard.must)."""
    answer = yield ask(seat, ASK_DISCARD, len(t.hands[seat]) - HAND_LIMIT, HAND_LIMIT)
    match read(answer):
        case DiscardCard(card):
            discard(t, seat, card, NO_CARD)
