"""What a seat may see."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.engine.memory import Eyes

from .messages import Card
from .state import State
from .zones import CARDS_AT


class SeatView(Struct):
    """One player's place; `card` is None while it is not known."""

    seat: Seat
    card: Card | None
    changed: bool


class HighCardView(Struct):
    """The table as somebody sees it; `card` is the one in the middle."""

    viewer: int
    seats: list[SeatView]
    turn: Seat
    card: Card | None
    over: bool
    winners: list[Seat]


def view(t: State, eyes: Eyes, _told: None = None) -> HighCardView:
    """All that the viewer may know. There are no figures."""
    seen = lying_open(t, eyes.viewer)
    know(seen, eyes)
    return seen


def lying_open(t: State, viewer: int) -> HighCardView:
    """What everybody sees."""
    seats = [SeatView(seat, None, bool(t.changed[seat])) for seat in range(t.n)]
    return HighCardView(viewer, seats, t.turn, None, t.over, list(t.winners))


def know(seen: HighCardView, eyes: Eyes) -> None:
    """The cards that the viewer knows."""
    for seat in seen.seats:
        seat.card = eyes.at(CARDS_AT, seat.seat)
    seen.card = eyes.at(CARDS_AT, len(seen.seats))


def figures(_t: State) -> None:
    """Nothing is derived."""
