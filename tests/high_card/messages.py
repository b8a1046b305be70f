"""Every message of the game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from standoff.engine.declare import Answer, Asked, Event, Kind, Number, Objection, Open, Private, Seat
from standoff.engine.packing import only, packer
from standoff.engine.vocabulary import Messages, kind_of

Card = Annotated[int, Meta(title="Card", ge=0), Kind("card", secret=True)]


class AskTurn(Asked):
    """Keep the card, change it, or look at another's? (hc.turn.choose)"""

    round: Number
    always: ClassVar[bool] = True


TURN: Final = kind_of(AskTurn)


class Keep(Answer):
    """The card is kept."""


class Change(Answer):
    """The card is changed for the one in the middle."""


class Look(Answer):
    """The card of a player is looked at."""

    target: Seat


KEEP: Final = only(Keep)
CHANGE: Final = only(Change)
look = packer(Look)


class OwnCard(Objection):
    """Only the cards of others are looked at (hc.look.others)."""


class ChangedAlready(Objection):
    """A card is changed once (hc.change.once)."""


class Shuffle(Event):
    """These cards are shuffled and dealt: one to each player, one to the middle (hc.deal.one)."""

    cards: Open[list[Card]]


class LookAtOwn(Event):
    """A player looks at his own card (hc.deal.one)."""

    seat: Seat
    card: Private[Card]


class Turn(Event):
    """A player's turn begins (hc.turn.choose)."""

    seat: Seat


class Kept(Event):
    """A player keeps his card (hc.turn.choose)."""

    seat: Seat


class Changed(Event):
    """A player changes his card for the one in the middle (hc.change.once)."""

    seat: Seat
    card: Private[Card]


class LookedAt(Event):
    """A player looks at the card of another (hc.turn.choose)."""

    seat: Seat
    target: Seat
    card: Private[Card]


class Show(Event):
    """A card is shown (hc.end.highest)."""

    seat: Seat
    card: Open[Card]


class End(Event):
    """The game is over (hc.end.highest)."""

    winners: list[Seat]


MESSAGES = Messages(globals())
read = MESSAGES.answers.read
