"""Cards out of hands: played, discarded, stolen; and those that lie in front of players."""

from __future__ import annotations

from standoff.engine.rng import below
from standoff.engine.state import NOBODY
from standoff.games.halo_bang.circle import for_seat
from standoff.games.halo_bang.messages import (
    Attack,
    Brace,
    Discard,
    DiscardAtRandom,
    DiscardPlayed,
    Lay,
    NoWeapon,
    PassOddBall,
    PlayCard,
    Remove,
    Shield,
    Steal,
)
from standoff.games.halo_bang.names import DAMAGE_BOOST, FIREPOWER, NO_CARD, ODD_BALL, STEALTH
from standoff.games.halo_bang.queries import left_of
from standoff.games.halo_bang.state import State

# -- Out of a hand ---------------------------------------------------------------------------------------------------


def leave_hand(t: State, seat: int, card: int) -> None:
    """A card leaves a hand; of several that are alike, the one that came first."""
    hand = t.hands[seat]
    place: int = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)


def any_of_hand(t: State, seat: int) -> int:
    """A card of a hand that nobody chooses; chance counts them as if they were sorted."""
    hand = sorted(t.hands[seat])
    return hand[below(t, len(hand))]


def discard(t: State, seat: int, card: int, cause: int) -> None:
    """From a hand to the discard pile, because of a card, or of none."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Discard(seat, card, None if cause == NO_CARD else cause))


def discard_at_random(t: State, seat: int, owner: int) -> None:
    """A card drawn at random from somebody's hand is discarded (hb.camouflage.hand)."""
    card = any_of_hand(t, owner)
    leave_hand(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(DiscardAtRandom(seat, owner, card))


def steal_card(t: State, seat: int, owner: int) -> None:
    """A card drawn at random from another hand; only those two know which it was (hb.vision.draw)."""
    card = any_of_hand(t, owner)
    leave_hand(t, owner, card)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append(Steal(seat, owner, card))


# -- Playing a card --------------------------------------------------------------------------------------------------


def play_weapon(t: State, seat: int, card: int, target: int) -> None:
    """A Weapon is played against somebody (hb.play.weapon); it lies open until it is discarded."""
    leave_hand(t, seat, card)
    t.played = card
    t.weapons_played += 1
    if t.events is not None:
        t.events.append(Attack(seat, card, target))


def play_action(t: State, seat: int, card: int, target: int) -> None:
    """An Action card is played, on somebody or on nobody (hb.play.action); it lies open until it is discarded."""
    leave_hand(t, seat, card)
    t.played = card
    if t.events is not None:
        t.events.append(PlayCard(seat, card, None if target == NOBODY else target))


def discard_played(t: State) -> None:
    """What was being played goes to the discard pile, if it is not there yet: after its effect (hb.play.action), so
    that a reshuffle that its own effect brings about does not deal it out again (hb.play.not_reshuffled).
    """
    card = t.played
    if card == NO_CARD:
        return
    t.discard.append(card)
    t.played = NO_CARD
    if t.events is not None:
        t.events.append(DiscardPlayed(t.turn, card))


def play_shield(t: State, seat: int, card: int, by: int) -> None:
    """A Hardlight Shield, or what Medic uses as one, is played and discarded."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Shield(seat, card, by))


def brace(t: State, seat: int, by: int, card: int) -> None:
    """A player takes the damage of a card, which is dealt later (hb.area.order)."""
    if t.events is not None:
        t.events.append(Brace(seat, by, card))


# -- Enhancements ----------------------------------------------------------------------------------------------------


def count_lying(t: State, owner: int, card: int, change: int) -> None:
    """More or fewer of an Enhancement lie in front of a player."""
    here = for_seat(change, owner)
    if card == FIREPOWER:
        t.firepower += here
    elif card == STEALTH:
        t.stealth += here
    elif card == DAMAGE_BOOST:
        t.damage_boost += here
    else:
        t.odd_ball += here


def put_in_play(t: State, seat: int, card: int, owner: int) -> None:
    """An Enhancement is laid face up in front of a player (hb.play.enhancement)."""
    leave_hand(t, seat, card)
    count_lying(t, owner, card, 1)
    if t.events is not None:
        t.events.append(Lay(seat, card, owner))


def remove_from_play(t: State, seat: int, owner: int, card: int) -> None:
    """An Enhancement in front of a player is discarded by somebody."""
    count_lying(t, owner, card, -1)
    t.discard.append(card)
    if t.events is not None:
        t.events.append(Remove(seat, owner, card))


def pass_odd_ball(t: State, seat: int) -> None:
    """To the player on the left, whoever he is (hb.odd_ball.any_neighbour)."""
    left = left_of(t, seat)
    count_lying(t, seat, ODD_BALL, -1)
    count_lying(t, left, ODD_BALL, 1)
    if t.events is not None:
        t.events.append(PassOddBall(seat, ODD_BALL, left))


def show_no_weapon(t: State, seat: int) -> None:
    """Whoever must discard a Weapon for the Odd Ball and does not has none, as everybody sees (hb.odd_ball.forced)."""
    if t.events is not None:
        t.events.append(NoWeapon(seat))
