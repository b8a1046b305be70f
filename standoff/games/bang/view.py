"""What a seat may see: numbers of cards, characters and roles (see `catalogue`), and what can change."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.games.bang.kinds import Card, Character, Role
from standoff.games.bang.messages import Figures


class SeatView(Struct):
    """One player's place, his board (bang.setup.boards). `role` is None while it is secret, `character` until it is
    dealt. Life points lie open to all (bang.curiosity.tracking, bang.character.life_example).

    `hand` lists the cards of the hand that the viewer knows, `cards` counts all of them.
    """

    seat: Seat
    character: Character | None
    role: Role | None
    life: int
    most: int
    alive: bool
    cards: int
    hand: list[Card]
    in_play: list[Card]
    wins: int


class BangView(Struct):
    """The table as somebody sees it. `deck_top` are the top cards of the deck, as far as the viewer knows them; the top
    of `discard` is its end.
    """

    viewer: int
    seats: list[SeatView]
    turn: Seat
    deck: int
    deck_top: list[Card]
    discard: list[Card]
    store: list[Card]
    flipped: list[Card]
    offered: list[Character]
    figures: Figures
    game: int
    over: bool
    winners: list[Seat]
