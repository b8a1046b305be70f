"""Cards from the deck, and the deck made anew."""

from __future__ import annotations

from standoff.engine.rng import shuffle
from standoff.games.bang.messages import Discard, Draw, Flip, Look, PutBack, Reshuffle, Show, Verdict
from standoff.games.bang.names import DYNAMITE, KIT_LOOKS, NO_CARD
from standoff.games.bang.queries import explodes, is_heart
from standoff.games.bang.state import State


def reshuffle(t: State) -> None:
    """The discard pile is shuffled and becomes the deck (bang.deck.reshuffle), whatever lies there: also the card that
    is being played (bang.deck.played_card). What is left of the old deck stays on top (bang.deck.continue).
    """
    fresh = t.discard
    if not fresh:
        return
    t.discard = []
    shuffle(t, fresh)
    t.deck = fresh + t.deck
    if t.events is not None:
        t.events.append(Reshuffle(sorted(fresh)))


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
    """The top card of the deck into a hand (bang.symbol.draw), seen by its drawer."""
    card = take_top(t)
    if card != NO_CARD:
        t.hands[seat].append(card)
        if t.events is not None:
            t.events.append(Draw(seat, card, False))
        if not t.deck:
            watch_deck(t)
    return card


def draw_cards(t: State, seat: int, how_many: int) -> None:
    """Several cards, one after the other."""
    for _ in range(how_many):
        draw(t, seat)


def show(t: State, seat: int, card: int) -> None:
    """A card of a hand is shown to all (bang.black_jack.show)."""
    if t.events is not None:
        t.events.append(Show(seat, card))


def look_at_top(t: State, seat: int, how_many: int) -> int:
    """A player looks at the top cards of the deck, the topmost first; how many there are to look at."""
    if len(t.deck) < how_many:
        reshuffle(t)
    top = t.deck[: -how_many - 1 : -1]
    if t.events is not None:
        for place, card in enumerate(top, 1):
            t.events.append(Look(seat, card, place))
    return len(top)


def put_back(t: State, seat: int, card: int) -> None:
    """Of the cards that were looked at, this one lies on top of the deck, face down (bang.kit.put_back)."""
    place: int = len(t.deck) - KIT_LOOKS
    while t.deck[place] != card:
        place += 1
    t.deck.append(t.deck.pop(place))
    if t.events is not None:
        t.events.append(PutBack(seat, card))


def draw_below_top(t: State, seat: int) -> None:
    """The card beneath the top one into a hand."""
    card = t.deck.pop(-2)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Draw(seat, card, True))


def flip(t: State, seat: int, cause: int) -> int:
    """The top card of the deck, turned face up for a "draw!" (bang.draw.flip)."""
    card = take_top(t)
    if card != NO_CARD:
        t.flipped += (card,)
        if t.events is not None:
            t.events.append(Flip(seat, card, cause))
        if not t.deck:
            watch_deck(t)
    return card


def settle(t: State, seat: int, card: int, cause: int) -> None:
    """What the card that counts comes to: Hearts for Barrel and Jail (bang.draw.succeeds), for Dynamite anything that
    does not let it explode.
    """
    if t.events is not None:
        success = not explodes(t, card) if cause == DYNAMITE else is_heart(t, card)
        t.events.append(Verdict(seat, None if card == NO_CARD else card, cause, success))


def discard_flipped(t: State, seat: int, last: int) -> None:
    """The flipped cards are discarded without effect (bang.draw.discarded), this one last of all."""
    cards = list(t.flipped)
    t.flipped = ()
    if last != NO_CARD:
        cards.remove(last)
        cards.append(last)
    for card in cards:
        t.discard.append(card)
        if t.events is not None:
            t.events.append(Discard(seat, card, "flipped"))
