"""What a seat may see."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.engine.memory import Eyes
from standoff.engine.viewer import SPECTATOR

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


def lying_open(t: State, _told: None) -> HighCardView:
    """What everybody sees. There are no figures."""
    seats = [SeatView(seat, None, bool(t.changed[seat])) for seat in range(t.n)]
    return HighCardView(SPECTATOR, seats, t.turn, None, t.over, list(t.winners))


def know(lying: HighCardView, eyes: Eyes) -> HighCardView:
    """The same with the cards that the viewer knows."""
    seen = copy(lying)
    seen.viewer, seen.card = eyes.viewer, eyes.at(CARDS_AT, len(lying.seats))
    seen.seats = [SeatView(seat.seat, eyes.at(CARDS_AT, seat.seat), seat.changed) for seat in lying.seats]
    return seen


def figures(_t: State) -> None:
    """Nothing is derived."""
