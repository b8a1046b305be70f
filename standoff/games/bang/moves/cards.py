"""Cards that change places: played, discarded, laid, stolen, taken."""

from __future__ import annotations

from standoff.engine.rng import below
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import (
    Discard,
    Drop,
    Explode,
    Grab,
    Inherit,
    Jail,
    Lay,
    OpenStore,
    PassOn,
    PlayCard,
    Steal,
    Take,
)
from standoff.games.bang.moves.deck import take_top, watch_deck
from standoff.games.bang.names import (
    BARREL,
    FIRST_WEAPON,
    GEAR_BITS,
    MUSTANG,
    NO_CARD,
    SCOPE,
    VOLCANIC,
    WEAPONS_LAID,
)
from standoff.games.bang.state import State


def leave_hand(t: State, seat: int, card: int) -> None:
    """A card is taken out of a hand."""
    hand = t.hands[seat]
    place: int = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)


def play_card(t: State, seat: int, card: int, target: int) -> None:
    """A brown card is played: it goes to the discard pile at once (bang.brown.discard), also if it is cancelled
    (bang.bang.discarded).
    """
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(PlayCard(seat, card, None if target == NOBODY else target))


def count_bang(t: State) -> None:
    """A BANG! has been played this turn."""
    t.bangs += 1


def discard(t: State, seat: int, card: int) -> None:
    """A card from a hand to the discard pile."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Discard(seat, card, "hand"))


def _count_gear(t: State, owner: int, kind: int, change: int) -> None:
    """What a card in play comes to, while it lies there."""
    t.laid[owner] += change << kind
    bit = change << GEAR_BITS * owner
    if kind == MUSTANG:
        t.mustangs += bit
    elif kind == SCOPE:
        t.scopes += bit
    elif kind == BARREL:
        t.barrels += bit
    elif kind >= FIRST_WEAPON:
        t.reach += bit * (t.data.reach[kind] - t.data.colt)
        if kind == VOLCANIC:
            t.rapid += bit


def _lay_down(t: State, owner: int, card: int) -> None:
    t.in_play[owner] += (card,)
    _count_gear(t, owner, t.kinds[card], 1)


def lay(t: State, seat: int, card: int, owner: int) -> None:
    """A blue card is laid face up in front of a player (bang.blue.in_play). A new weapon takes the place of the old
    one, which is discarded (bang.weapons.replace, bang.play.one_weapon), as it takes the place of the Colt .45
    (bang.weapons.substitute). Jail lies in front of its prisoner (bang.blue.jail_exception), Dynamite in front of
    whoever plays it (bang.dynamite.lay).
    """
    kind = t.kinds[card]
    if kind >= FIRST_WEAPON and t.laid[owner] & WEAPONS_LAID:
        old = next(c for c in t.in_play[owner] if t.kinds[c] >= FIRST_WEAPON)
        discard_in_play(t, owner, old)
    leave_hand(t, seat, card)
    _lay_down(t, owner, card)
    if t.events is not None:
        t.events.append(Lay(seat, card, owner))


def take_from_play(t: State, owner: int, card: int) -> None:
    """A card in play is picked up; whatever it did ends (bang.blue.lasts). Without a weapon the Colt .45 is left, which
    is no card and cannot be lost (bang.weapons.colt_no_card, bang.remember.weapon, bang.contents.boards).
    """
    t.in_play[owner] = tuple([c for c in t.in_play[owner] if c != card])
    _count_gear(t, owner, t.kinds[card], -1)


def discard_in_play(t: State, owner: int, card: int) -> None:
    """A card in play goes to the discard pile."""
    take_from_play(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Discard(owner, card, "play"))


def steal_in_play(t: State, seat: int, owner: int, card: int) -> None:
    """A chosen card in play moves into a hand (bang.symbol.choose_in_play, bang.symbol.to_hand); all have seen it."""
    take_from_play(t, owner, card)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Grab(seat, owner, card))


def pick_from_hand(t: State, owner: int) -> int:
    """A random card of a hand is taken out of it."""
    hand = t.hands[owner]
    card = hand[below(t, len(hand))]
    leave_hand(t, owner, card)
    return card


def steal_from_hand(t: State, seat: int, owner: int) -> None:
    """A random card moves from one hand into another (bang.symbol.random_hand, bang.panic.random); the two know which
    it was.
    """
    card = pick_from_hand(t, owner)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Steal(seat, owner, card))


def drop_in_play(t: State, by: int, owner: int, card: int) -> None:
    """A player is forced to discard a chosen card in play (bang.symbol.discard)."""
    take_from_play(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Drop(by, owner, card, "play"))


def drop_from_hand(t: State, by: int, owner: int) -> None:
    """A player is forced to discard a random card of his hand (bang.symbol.discard, bang.cat_balou.random)."""
    card = pick_from_hand(t, owner)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Drop(by, owner, card, "hand"))


def take_from_discard(t: State, seat: int) -> None:
    """The top card of the discard pile into a hand (bang.pedro.discard); all have seen it."""
    card = t.discard.pop()
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Take(seat, card, "discard_pile"))


def open_store(t: State, how_many: int) -> None:
    """Cards from the deck are laid face up for all to choose from (bang.store.reveal)."""
    for _ in range(how_many):
        card = take_top(t)
        if card == NO_CARD:
            break
        t.store += (card,)
        if t.events is not None:
            t.events.append(OpenStore(card))
        if not t.deck:
            watch_deck(t)


def take_from_store(t: State, seat: int, card: int) -> None:
    """One of the open cards into a hand (bang.store.choose); all have seen it."""
    left = list(t.store)
    left.remove(card)
    t.store = tuple(left)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Take(seat, card, "store"))


def pass_dynamite(t: State, seat: int, card: int, to: int) -> None:
    """The Dynamite goes on to the next player (bang.dynamite.pass)."""
    take_from_play(t, seat, card)
    _lay_down(t, to, card)
    if t.events is not None:
        t.events.append(PassOn(seat, card, to))


def explode(t: State, seat: int, card: int) -> None:
    """The Dynamite goes off and is discarded."""
    if t.events is not None:
        t.events.append(Explode(seat))
    discard_in_play(t, seat, card)


def leave_jail(t: State, seat: int, card: int, free: bool) -> None:
    """The Jail is discarded, whether the prisoner escapes or misses his turn (bang.jail.heart, bang.jail.skip)."""
    if t.events is not None:
        t.events.append(Jail(seat, free))
    discard_in_play(t, seat, card)


def inherit(t: State, seat: int, dead: int) -> None:
    """Vulture Sam takes all the cards of the eliminated into his hand (bang.sam.takes_all): what lay in play has been
    seen by all, the hand only by the two.
    """
    for card in t.in_play[dead]:
        steal_in_play(t, seat, dead, card)
    cards = t.hands[dead]
    t.hands[dead] = []
    t.hands[seat] += cards
    if t.events is not None and cards:
        t.events.append(Inherit(seat, dead, cards[:], len(cards)))
