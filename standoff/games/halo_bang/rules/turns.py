"""Set-up, and a turn with its four phases."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.halo_bang.moves import (
    begin_turn,
    deal_hands,
    deal_multipliers,
    deal_spartans,
    deal_specializations,
    deal_tags,
    discard_card,
    enter_phase,
    flip_back,
    spend_token,
    toss_pog,
    track_card,
)
from standoff.games.halo_bang.names import (
    DISCARD,
    DRAW,
    FIRST_WEAPON,
    FLOOD,
    PASS,
    PLAY,
    PULSE_GRENADE,
    Q_DISCARD,
    Q_PLAY,
    Q_TRACK,
    RESPAWN,
    TAKE,
    TOKEN,
    card_of,
    seat_of,
    what_of,
)
from standoff.games.halo_bang.queries import HAND_LIMIT, cards_to_draw, has_odd_ball, may_act, may_track
from standoff.games.halo_bang.rules.cards import flood, odd_ball, play_card, pulse_grenade
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
    yield from turns(t, t.first, RESPAWN)


# -- The game --------------------------------------------------------------------------------------------------------


def turns(t: State, first: int, start: int) -> Rule:
    """One turn after the other, clockwise (hb.turn.clockwise, hb.turn.pass_left); the first one from a given phase."""
    seat = first
    phase = start
    while True:
        yield from turn(t, seat, phase)
        phase = RESPAWN
        seat = (seat + 1) % t.n


def turn(t: State, seat: int, start: int) -> Rule:
    """Respawn, Draw, Play, Discard, in this order (hb.turn.phases); the Odd Ball comes after the Respawn phase
    (hb.odd_ball.when), and the turn then goes on as usual (hb.odd_ball.turn_goes_on).
    """
    begin_turn(t, seat)
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
        yield from discard(t, seat)


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
    answer = yield ask(seat, Q_TRACK)
    if answer == TAKE:
        track_card(t, seat)
        draw(t, seat, cards_to_draw(t, seat) - 1)
    else:
        draw(t, seat, cards_to_draw(t, seat))


def play(t: State, seat: int) -> Rule:
    """Play any number of cards (hb.play.any_number), or none (hb.play.optional), and only in your own turn
    (hb.play.own_turn).

    Engineer may turn tokens for cards here, as often as he wishes (hb.engineer.draw, hb.spec.as_often).
    """
    while may_act(t, seat):
        answer = yield ask(seat, Q_PLAY)
        if answer == PASS:
            return
        card = card_of(answer)
        if card >= FIRST_WEAPON:
            yield from attack(t, seat, card, seat_of(answer))
        elif answer == TOKEN:
            spend_token(t, seat)
            draw(t, seat, 1)
        elif card == PULSE_GRENADE:
            yield from pulse_grenade(t, seat)
        elif card == FLOOD:
            yield from flood(t, seat)
        else:
            play_card(t, seat, card, seat_of(answer), what_of(answer))


def discard(t: State, seat: int) -> Rule:
    """With more than seven cards at the end of his turn a player must discard (hb.discard.seven, hb.discard.must)."""
    answer = yield ask(seat, Q_DISCARD, len(t.hands[seat]) - HAND_LIMIT)
    discard_card(t, seat, card_of(answer))
