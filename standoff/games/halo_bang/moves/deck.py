"""Turns, and the deck with its discard pile."""

from __future__ import annotations

from standoff.engine.rng import shuffle
from standoff.games.halo_bang.messages import Draw, EndOfDeck, Phase, Reshuffle, Reveal, Track, Turn
from standoff.games.halo_bang.names import PHASES, RESPAWN
from standoff.games.halo_bang.state import State


def begin_turn(t: State, seat: int) -> None:
    """The next player's turn."""
    t.turn = seat
    t.phase = RESPAWN
    t.weapons_played = 0
    if t.events is not None:
        t.events.append(Turn(seat))


def enter_phase(t: State, phase: int) -> None:
    """The turn goes on to its next phase (hb.turn.phases)."""
    t.phase = phase
    if t.events is not None:
        t.events.append(Phase(t.turn, PHASES[phase]))


def draw_card(t: State, seat: int) -> None:
    """The top card of the deck into a hand; only its owner sees it (hb.secret.hands)."""
    card = t.deck.pop()
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Draw(seat, card, len(t.deck)))


def track_card(t: State, seat: int) -> None:
    """The uppermost discard into a hand, as everybody sees (hb.tracker.take)."""
    card = t.discard.pop()
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Track(seat, card))


def reveal_card(t: State, seat: int) -> int:
    """The top card of the deck is shown for the Odd Ball, and goes to the discard pile (hb.odd_ball.revealed_card)."""
    card = t.deck.pop()
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Reveal(seat, card, len(t.deck)))
    return card


def reshuffle(t: State) -> None:
    """The discard pile becomes the new deck (hb.deck.reshuffle)."""
    t.deck = t.discard
    t.discard = []
    t.ran_out = False
    shuffle(t, t.deck)
    if t.events is not None:
        t.events.append(Reshuffle(sorted(t.deck)))


def run_out(t: State) -> None:
    """The deck has run out, and stays so until it is made anew."""
    t.ran_out = True
    if t.events is not None:
        t.events.append(EndOfDeck())
