"""What a seat may see: numbers of cards, Spartans and specializations (see `catalogue`), and what can change."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.games.halo_bang.kinds import Card, Multiplier, PhaseName, Spartan, Specialization
from standoff.games.halo_bang.messages import Figures


class SeatView(Struct):
    """One player's place. `hand` lists the cards of the hand that the viewer knows, `cards` counts all of them.

    `multiplier` is None until it is revealed, and 1 for everybody where there are no such tokens.
    """

    seat: Seat
    spartan: Spartan
    specialization: Specialization
    overshields: int
    most: int
    tags: int
    multiplier: Multiplier | None
    cards: int
    hand: list[Card]
    in_play: list[Card]


class HaloBangView(Struct):
    """The table as somebody sees it. The top of `discard` is its end; `played` is the card that is being played and has
    not been discarded yet; `box` are the Dog Tags that are out of the game.

    `points` are those of the teams by their numbers, once they have been counted.
    """

    viewer: int
    seats: list[SeatView]
    turn: Seat
    phase: PhaseName
    weapons_played: int
    deck: int
    discard: list[Card]
    played: Card | None
    box: int
    figures: Figures
    over: bool
    winners: list[Seat]
    points: list[int]
