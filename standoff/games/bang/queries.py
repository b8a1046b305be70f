"""Questions about a state that change nothing: who sits where, at what distance, who may be saved, who has won."""

from __future__ import annotations

from standoff.engine.state import NOBODY
from standoff.games.bang.names import (
    BANG,
    DEPUTY,
    GEAR_BITS,
    HEARTS,
    JANET,
    MISSED,
    MOST_GEAR,
    NINE,
    NO_CARD,
    OUTLAW,
    SHERIFF,
    SID,
    SID_PAYS,
    SLAB,
    SPADES,
)
from standoff.games.bang.state import State

# -- Places and distances --------------------------------------------------------------------------------------------


def alive(t: State) -> tuple[int, ...]:
    """The seats still in play, clockwise."""
    return t.circles[t.living].alive


def lives(t: State, seat: int) -> bool:
    """Is this player still in play?"""
    return t.living >> seat & 1 == 1


def distance(t: State, seat: int, target: int) -> int:
    """How far away a player sees another: the target's Mustangs add (bang.mustang.farther, bang.paul.mustang), the
    viewer's own Scopes take away (bang.scope.nearer, bang.rose.scope), and it is never less than 1 (bang.scope.least).
    A Mustang changes nothing for its owner's own view (bang.mustang.own_view), a Scope nothing for how others see him
    (bang.scope.own_view). Weapons do not change it (bang.weapons.no_distance, bang.remember.weapons).
    The real Mustang or Scope counts besides that of the character (bang.paul.two, bang.rose.two); worked examples:
    bang.mustang.example, bang.scope.example, bang.bang.example_scope, bang.bang.example_both, bang.bang.example_dan.
    """
    return max(1, gear_of(all_places(t, seat), target) - scopes(t, seat))


def gear_of(counts: int, seat: int) -> int:
    """What cards and character come to before one seat, of a whole number with four bits a seat."""
    return counts >> GEAR_BITS * seat & MOST_GEAR


def reach(t: State, seat: int) -> int:
    """How far his weapon shoots, or his Colt .45: the number printed on it (bang.weapons.reach, bang.weapons.colt)."""
    return gear_of(t.reach, seat)


def all_places(t: State, seat: int) -> int:
    """The places from one seat to all others, with a place more for each Mustang over there."""
    return t.circles[t.living].places[seat] + t.mustangs


def mustangs(t: State, seat: int) -> int:
    """A Mustang in play, and that which Paul Regret always has (bang.paul.mustang)."""
    return gear_of(t.mustangs, seat)


def scopes(t: State, seat: int) -> int:
    """A Scope in play, and that which Rose Doolan always has (bang.rose.scope)."""
    return gear_of(t.scopes, seat)


def barrels(t: State, seat: int) -> int:
    """A Barrel in play, and that which Jourdonnais always has (bang.jourdonnais.barrel)."""
    return gear_of(t.barrels, seat)


def others_clockwise(t: State, seat: int) -> tuple[int, ...]:
    """The other players, clockwise from the left of this one."""
    return t.circles[t.living].others[seat]


def from_clockwise(t: State, seat: int) -> tuple[int, ...]:
    """All players still in play in the order of turns, beginning with this one."""
    return t.circles[t.living].everybody[seat]


def next_seat(t: State, seat: int) -> int:
    """The next player in clockwise order who is still in play (bang.turn.clockwise, bang.turn.next)."""
    return t.circles[t.living].others[seat][0]


def seat_of(t: State, character: int) -> int:
    """Where this character sits, if he is still in play."""
    seat = t.seat_of[character]
    return seat if seat != NOBODY and lives(t, seat) else NOBODY


def role_is_open(t: State, seat: int) -> bool:
    """The Sheriff shows his role (bang.setup.sheriff_open), and so do the eliminated (bang.out.role_shown) and, when
    the game is over, all.
    """
    return t.ended or t.roles[seat] == SHERIFF or not lives(t, seat)


def sheriff_of(t: State) -> int:
    """The seat of the Sheriff, who begins (bang.turn.sheriff_begins)."""
    return t.roles.index(SHERIFF)


# -- Cards -----------------------------------------------------------------------------------------------------------


def playing_cards(t: State) -> list[int]:
    """All cards that are played with; beginners leave out those with a book (bang.setup.beginners)."""
    return [c for c in t.data.cards if not (t.settings.beginners and t.kinds[c] in t.data.book)]


def has_laid(t: State, seat: int, kind: int) -> bool:
    """Is a card of this name in play in front of the player?"""
    return t.laid[seat] >> kind & 1 == 1


def card_laid(t: State, seat: int, kind: int) -> int:
    """The card of this name in front of the player, if there is one."""
    for card in t.in_play[seat]:
        if t.kinds[card] == kind:
            return card
    return NO_CARD


def repeated(t: State, cards: list[int], place: int) -> bool:
    """Does an equal card lie before this place? Then that one stands for both."""
    card: int = cards[place]
    return t.twins[card] and cards.index(card) < place


def distinct(t: State, cards: list[int]) -> list[int]:
    """The cards, but only one of several that are equal in name, suit and value."""
    return [cards[place] for place in range(len(cards)) if not repeated(t, cards, place)]


def is_heart(t: State, card: int) -> bool:
    """What a Barrel and a prisoner hope for (bang.barrel.heart, bang.jail.heart)."""
    return card != NO_CARD and t.suits[card] == HEARTS


def explodes(t: State, card: int) -> bool:
    """Spades from 2 to 9, both included (bang.dynamite.explodes, bang.draw.range, bang.draw.sequence)."""
    return card != NO_CARD and t.suits[card] == SPADES and t.data.ranks[card] <= NINE


def counts_as_bang(t: State, seat: int, card: int) -> bool:
    """A BANG!, or for Calamity Janet a Missed! as well (bang.janet.missed_as_bang, bang.janet.duel)."""
    kind: int = t.kinds[card]
    return kind == BANG or (kind == MISSED and t.characters[seat] == JANET)


def missed_needed(t: State, seat: int) -> int:
    """One Missed! cancels a BANG! (bang.missed.cancels); those of Slab the Killer take two (bang.slab.two)."""
    return 2 if t.characters[seat] == SLAB else 1


def may_shoot(t: State, seat: int) -> bool:
    """One BANG! per turn (bang.play.one_bang), any number with a Volcanic (bang.volcanic.any_number) and for Willy the
    Kid (bang.willy.any_number), at whomever it reaches (bang.volcanic.targets). What has been shot counts, whatever
    lies in play later (bang.volcanic.lost, bang.volcanic.after). Only BANG! cards count, not other cards with that
    symbol (bang.play.other_symbols, bang.remember.one_bang, bang.duel.not_bang).
    """
    return t.bangs == 0 or gear_of(t.rapid, seat) > 0


def bangs_left(t: State) -> int | None:
    """How many BANG! the player whose turn it is may still play; None for any number."""
    if gear_of(t.rapid, t.turn) > 0:
        return None
    return 1 if may_shoot(t, t.turn) else 0


def hand_limit(t: State, seat: int) -> int:
    """As many cards as life points (bang.discard.limit, bang.character.hand_limit, bang.character.hand_example)."""
    return t.life[seat]


# -- Life points -----------------------------------------------------------------------------------------------------


def starting_life(t: State, role: int, character: int) -> int:
    """The bullets that the character shows (bang.setup.bullets), one more for the Sheriff (bang.setup.sheriff_bullet,
    bang.setup.sheriff_for_all).
    """
    return t.data.life[character] + (t.data.sheriff_bonus if role == SHERIFF else 0)


def beer_helps(t: State) -> bool:
    """A Beer has no effect when only two players are left (bang.beer.two_left, bang.remember.two_left)."""
    return len(alive(t)) > 2


def sid_may(t: State, seat: int) -> bool:
    """Sid Ketchum discards two cards from his hand (bang.sid.two_cards), and only to gain what he lacks
    (bang.sid.cap).
    """
    return t.characters[seat] == SID and t.life[seat] < t.most[seat] and len(t.hands[seat]) >= SID_PAYS


def hurt(t: State, seat: int) -> int:
    """How many life points he has lost by the card that is being resolved."""
    return gear_of(t.hurt, seat)


def might_be_saved(t: State, seat: int) -> bool:
    """Could the hand of a dying player hold his rescue, for all that the others know?"""
    return (beer_helps(t) and len(t.hands[seat]) > 0) or sid_may(t, seat)


# -- Roles -----------------------------------------------------------------------------------------------------------


def may_act(t: State, seat: int) -> bool:
    """Does the turn go on? Not for the eliminated (bang.out.own_turn), and not after the end of the game."""
    return not t.ended and lives(t, seat)


def killer_is_paid(t: State, seat: int, by: int) -> bool:
    """Is there a killer of this Outlaw? Whoever played the card (bang.reward.outlaw, bang.reward.card_player), unless
    that was the Outlaw himself (bang.reward.own_duel, bang.reward.other_duel) or nobody (bang.dynamite.nobody).
    """
    return t.roles[seat] == OUTLAW and by not in (NOBODY, seat)


def sheriff_is_punished(t: State, seat: int, by: int) -> bool:
    """Has the Sheriff eliminated a Deputy (bang.penalty.deputy)? Not if it was the Deputy's own card
    (bang.penalty.own_duel).
    """
    return t.roles[seat] == DEPUTY and by != NOBODY and t.roles[by] == SHERIFF


def team(t: State, roles: tuple[int, ...]) -> tuple[int, ...]:
    """All players of these roles; the eliminated win with the others (bang.end.dead_win)."""
    return tuple(s for s in range(t.n) if t.roles[s] in roles)
