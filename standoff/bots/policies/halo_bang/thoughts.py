"""What a player of Halo BANG! thinks: about Dog Tags, Overshields and cards."""

from __future__ import annotations

from typing import Annotated, Literal

from standoff.engine.declare import Flag, Kind, Number, Seat, Thought
from standoff.games.halo_bang.kinds import Card

# -- Attacks -----------------------------------------------------------------------------------------------------------


class Kill(Thought):
    """Unless it is shielded, the attack kills somebody who has so many Dog Tags; so likely it is not shielded."""

    target: Seat
    tags: Number
    percent: Number


class Wound(Thought):
    """Unless it is shielded, the attack leaves somebody with so many Overshields."""

    target: Seat
    left: Number
    percent: Number


class Ends(Thought):
    """A kill that ends the game: so likely it is won then."""

    percent: Number


class Friend(Thought):
    """Somebody of the own team."""

    target: Seat


class Everybody(Thought):
    """A Pulse Grenade or a Flood: how many enemies and friends it strikes."""

    enemies: Number
    friends: Number


# -- Cards -------------------------------------------------------------------------------------------------------------


class Lasting(Thought):
    """An Enhancement works from now on, and before any Weapon of this turn."""

    card: Card


class Draws(Thought):
    """Cards for oneself, and for so many enemies and friends."""

    amount: Number
    enemies: Number
    friends: Number


class Regain(Thought):
    """So many Overshields come back; somebody draws a card, who becomes a target by it or not."""

    missing: Number
    target: Seat
    friend: Flag
    exposed: Flag


class Ball(Thought):
    """The Odd Ball is in front of somebody, and goes on from there."""

    target: Seat


class Take(Thought):
    """A card of a hand of so many; into one's own or away."""

    target: Seat
    cards: Number
    own: Flag


class Strip(Thought):
    """An Enhancement in front of somebody goes; so it should, of an enemy, or the Odd Ball of a friend."""

    target: Seat
    card: Card
    friend: Flag


class Token(Thought):
    """Engineer: an Overshield of so many for a card."""

    left: Number


class Enough(Thought):
    """The turn is over: no Weapon may be played any more, or the rest is worth more in the hand, or a Pod its point."""

    reason: Annotated[Literal["weapons", "pod", "kept"], Kind("reason")]


# -- Answers -----------------------------------------------------------------------------------------------------------


class Save(Thought):
    """A card against a kill."""

    card: Card


class Spend(Thought):
    """A card against damage that would leave so many Overshields."""

    card: Card
    left: Number


class Endure(Thought):
    """The damage is taken: so many Overshields are left, and a card that could stop it is kept, or there is none."""

    left: Number
    kept: Flag


class Least(Thought):
    """The card that is worth least here."""

    card: Card


class Tag(Thought):
    """There is no Weapon to give up."""


class Most(Thought):
    """The uppermost discard is better than most cards."""

    card: Card


class Unknown(Thought):
    """The deck is better than the uppermost discard."""

    card: Card
