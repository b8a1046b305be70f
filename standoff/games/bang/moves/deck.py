"""Cards from the deck, and the deck made anew."""

from __future__ import annotations

from standoff.engine.knowledge import EVERYBODY, NO_ONE
from standoff.engine.rng import shuffle
from standoff.games.bang.names import (
    E_DRAW,
    E_FLIP,
    E_LOOK,
    E_PUT_BACK,
    E_SHOW,
    E_SHUFFLE,
    NO_CARD,
)
from standoff.games.bang.state import State


def reshuffle(t: State) -> None:
    """The discard pile is shuffled and becomes the deck (bang.deck.reshuffle), whatever lies there: also the card that
    is being played (bang.deck.played_card). What is left of the old deck stays on top (bang.deck.continue).
    """
    fresh = t.discard
    if not fresh:
        return
    for card in fresh:
        t.seen[card] = NO_ONE
    t.discard = []
    shuffle(t, fresh)
    t.deck = fresh + t.deck
    if t.events is not None:
        t.events.append((E_SHUFFLE, len(fresh)))


def take_top(t: State) -> int:
    """The top card of the deck, or no card if deck and discard pile are both empty (bang.deck.both_empty)."""
    if not t.deck:
        reshuffle(t)
        if not t.deck:
            return NO_CARD
    return t.deck.pop()


def watch_deck(t: State) -> None:
    """As soon as the deck is empty it is made anew (bang.deck.reshuffle), unless the table waits for the next draw."""
    if not t.deck and t.settings.reshuffle == "at once":
        reshuffle(t)


def draw(t: State, seat: int) -> int:
    """The top card of the deck into a hand (bang.symbol.draw); seen by its drawer, and by those who knew it before."""
    card = take_top(t)
    if card != NO_CARD:
        t.hands[seat].append(card)
        seen = t.seen[card] = t.seen[card] | 1 << seat
        if t.events is not None:
            t.events.append((E_DRAW, seat, card, seen))
        if not t.deck:
            watch_deck(t)
    return card


def draw_cards(t: State, seat: int, how_many: int) -> None:
    """Several cards, one after the other."""
    for _ in range(how_many):
        draw(t, seat)


def show(t: State, seat: int, card: int) -> None:
    """A card of a hand is shown to all (bang.black_jack.show)."""
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_SHOW, seat, card))


def look_at_top(t: State, seat: int, how_many: int) -> int:
    """A player looks at the top cards of the deck, the topmost first; how many there are to look at."""
    if len(t.deck) < how_many:
        reshuffle(t)
    top = t.deck[: -how_many - 1 : -1]
    for card in top:
        t.seen[card] |= 1 << seat
        if t.events is not None:
            t.events.append((E_LOOK, seat, card, t.seen[card]))
    return len(top)


def put_back(t: State, seat: int, card: int) -> None:
    """Of the cards that were looked at, this one lies on top of the deck, face down (bang.kit.put_back)."""
    t.deck.remove(card)
    t.deck.append(card)
    if t.events is not None:
        t.events.append((E_PUT_BACK, seat, card, t.seen[card]))


def draw_below_top(t: State, seat: int) -> None:
    """The card beneath the top one into a hand."""
    card = t.deck.pop(-2)
    t.hands[seat].append(card)
    t.seen[card] |= 1 << seat
    if t.events is not None:
        t.events.append((E_DRAW, seat, card, t.seen[card]))


def flip(t: State, seat: int) -> int:
    """The top card of the deck, turned face up for a "draw!" (bang.draw.flip)."""
    card = take_top(t)
    if card != NO_CARD:
        t.flipped += (card,)
        t.seen[card] = EVERYBODY
        if t.events is not None:
            t.events.append((E_FLIP, seat, card))
        if not t.deck:
            watch_deck(t)
    return card


def discard_flipped(t: State, last: int) -> None:
    """The flipped cards are discarded without effect (bang.draw.discarded), this one last of all."""
    for card in t.flipped:
        if card != last:
            t.discard.append(card)
    if last != NO_CARD:
        t.discard.append(last)
    t.flipped = ()
