"""What a player of BANG! thinks: about somebody, about a card, about an answer."""

from __future__ import annotations

from typing import Annotated, Literal

from standoff.engine.declare import Flag, Kind, Number, Seat, Thought
from standoff.games.bang.kinds import Card, CardName, Character, Role

Deed = Annotated[Literal["shot", "duelled", "jailed", "robbed", "freed", "passed_over", "none"], Kind("deed")]


# -- Who somebody is ---------------------------------------------------------------------------------------------------


class Suspect(Thought):
    """What a player is most likely, and the deed that tells most about it."""

    target: Seat
    role: Role
    percent: Number
    deed: Deed
    other: Seat | None
    sheriff: Flag
    times: Number


class Wanted(Thought):
    """The Sheriff, for an Outlaw."""

    target: Seat


class LastTwo(Thought):
    """The Renegade and the Sheriff are left."""

    target: Seat


# -- What a card comes to ----------------------------------------------------------------------------------------------


class Shoot(Thought):
    """At somebody who has so many life points and cards; `missed` is a worse enemy who is out of reach."""

    target: Seat
    life: Number
    cards: Number
    missed: Seat | None


class Challenge(Thought):
    """A Duel: the BANG! in the hand against the cards of the other."""

    target: Seat
    held: Number
    cards: Number


class Imprison(Thought):
    """A Jail."""

    target: Seat


class Rob(Thought):
    """A card of a hand."""

    target: Seat
    cards: Number


class Disarm(Thought):
    """A card that somebody has in play."""

    target: Seat
    card: Card


class Free(Thought):
    """A Jail or a Dynamite is taken away from a friend or from oneself."""

    seat: Seat
    target: Seat
    card: Card


class Everybody(Thought):
    """Gatling and Indians!: how many probable enemies and friends it strikes."""

    enemies: Number
    friends: Number


class Round(Thought):
    """A Saloon: how many wounded friends and enemies drink."""

    friends: Number
    enemies: Number


class Heal(Thought):
    """A Beer on one's own turn: so many life points of so many are left, and cards beyond what may be kept."""

    life: Number
    most: Number
    over: Number


class Draws(Thought):
    """A card that brings more cards than it costs."""

    amount: Number


class FirstPick(Thought):
    """A General Store: whoever plays it takes first."""


class Reaches(Thought):
    """A weapon that shoots farther; how many probable enemies come into reach."""

    far: Number
    more: Number


class Rapid(Thought):
    """A Volcanic, with so many BANG! in the hand."""

    held: Number


class Shelter(Thought):
    """A card in play that protects or sees farther, from now on."""

    card: CardName


class Fuse(Thought):
    """A Dynamite goes round among more enemies than friends."""


class Trade(Thought):
    """Sid Ketchum: two cards for a life point."""

    life: Number


class Enough(Thought):
    """The turn is over: a BANG! was shot, nobody worth it is in reach, or the cards are worth more in the hand."""

    reason: Annotated[Literal["shot", "reach", "kept"], Kind("reason")]


# -- Answers and cards -------------------------------------------------------------------------------------------------


class Dodge(Thought):
    """A card against a shot, the Indians! or in a Duel, rather than one of so many life points."""

    card: Card
    life: Number


class Try(Thought):
    """A Barrel costs nothing."""


class Endure(Thought):
    """The hit is taken: nothing would be enough, or what there is is kept. So many life points are left before it."""

    short: Flag
    life: Number


class Survive(Thought):
    """A Beer or two cards against a lethal hit."""


class GiveUp(Thought):
    """Nothing saves."""


class Least(Thought):
    """The card that is worth least here; one like it is in play already."""

    card: Card
    twice: Flag


class Most(Thought):
    """The card that is worth most here."""

    card: Card


class Lucky(Thought):
    """Lucky Duke: the card that does what is hoped for, or neither does."""

    card: Card
    good: Flag


class Unknown(Thought):
    """A card of the deck is worth as much as what is known."""


class Bullets(Thought):
    """A character with so many life points."""

    character: Character
    life: Number
