"""Cards that change places: played, discarded, laid, stolen, taken."""

from __future__ import annotations

from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.rng import below
from standoff.games.bang.moves.deck import take_top, watch_deck
from standoff.games.bang.names import (
    BARREL,
    E_DISCARD,
    E_DROP,
    E_EXPLODE,
    E_INHERIT,
    E_JAIL,
    E_LAY,
    E_PASS_ON,
    E_PLAY,
    E_STEAL,
    E_STORE,
    E_TAKE,
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
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_PLAY, seat, card, target))


def count_bang(t: State) -> None:
    """A BANG! has been played this turn."""
    t.bangs += 1


def discard(t: State, seat: int, card: int) -> None:
    """A card from a hand to the discard pile."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_DISCARD, seat, card))


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
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_LAY, seat, card, owner))


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
        t.events.append((E_DISCARD, owner, card))


def steal_in_play(t: State, seat: int, owner: int, card: int) -> None:
    """A chosen card in play moves into a hand (bang.symbol.choose_in_play, bang.symbol.to_hand); all have seen it."""
    take_from_play(t, owner, card)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_STEAL, seat, owner, card, EVERYBODY))


def steal_from_hand(t: State, seat: int, owner: int) -> None:
    """A random card moves from one hand into another (bang.symbol.random_hand, bang.panic.random).

    The two know which it was. Whoever else knew cards of that hand cannot tell any longer which of them are still
    there, unless it was the only one.
    """
    hand = t.hands[owner]
    card = hand.pop(below(t, len(hand)))
    if hand:
        two = only(seat) | only(owner)
        for other in hand:
            t.seen[other] &= two
        t.seen[card] = two
    else:
        t.seen[card] |= only(seat)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_STEAL, seat, owner, card, t.seen[card]))


def drop_in_play(t: State, by: int, owner: int, card: int) -> None:
    """A player is forced to discard a chosen card in play (bang.symbol.discard)."""
    take_from_play(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_DROP, by, owner, card))


def drop_from_hand(t: State, by: int, owner: int) -> None:
    """A player is forced to discard a random card of his hand (bang.symbol.discard, bang.cat_balou.random)."""
    hand = t.hands[owner]
    card = hand.pop(below(t, len(hand)))
    t.discard.append(card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_DROP, by, owner, card))


def take_from_discard(t: State, seat: int) -> None:
    """The top card of the discard pile into a hand (bang.pedro.discard); all have seen it."""
    card = t.discard.pop()
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_TAKE, seat, card))


def open_store(t: State, how_many: int) -> None:
    """Cards from the deck are laid face up for all to choose from (bang.store.reveal)."""
    for _ in range(how_many):
        card = take_top(t)
        if card == NO_CARD:
            break
        t.store += (card,)
        t.seen[card] = EVERYBODY
        if not t.deck:
            watch_deck(t)
    if t.events is not None:
        t.events.append((E_STORE, *t.store))


def take_from_store(t: State, seat: int, card: int) -> None:
    """One of the open cards into a hand (bang.store.choose); all have seen it."""
    t.store = tuple([c for c in t.store if c != card])
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_TAKE, seat, card))


def pass_dynamite(t: State, seat: int, card: int, to: int) -> None:
    """The Dynamite goes on to the next player (bang.dynamite.pass)."""
    take_from_play(t, seat, card)
    _lay_down(t, to, card)
    if t.events is not None:
        t.events.append((E_PASS_ON, seat, card, to))


def explode(t: State, seat: int, card: int) -> None:
    """The Dynamite goes off and is discarded."""
    if t.events is not None:
        t.events.append((E_EXPLODE, seat))
    discard_in_play(t, seat, card)


def leave_jail(t: State, seat: int, card: int, free: bool) -> None:
    """The Jail is discarded, whether the prisoner escapes or misses his turn (bang.jail.heart, bang.jail.skip)."""
    if t.events is not None:
        t.events.append((E_JAIL, seat, int(free)))
    discard_in_play(t, seat, card)


def inherit(t: State, seat: int, dead: int) -> None:
    """Vulture Sam takes all the cards of the eliminated into his hand (bang.sam.takes_all): what lay in play has been
    seen by all, the hand only by the two and by those who knew its cards before.
    """
    for card in t.in_play[dead]:
        take_from_play(t, dead, card)
        _inherit_card(t, seat, dead, card)
    for card in t.hands[dead]:
        _inherit_card(t, seat, dead, card)
    t.hands[dead] = []


def _inherit_card(t: State, seat: int, dead: int, card: int) -> None:
    t.hands[seat].append(card)
    t.seen[card] |= only(seat)
    if t.events is not None:
        t.events.append((E_INHERIT, seat, dead, card, t.seen[card]))
