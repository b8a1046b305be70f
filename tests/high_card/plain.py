"""A view in words."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup

from .catalogue import CARDS
from .view import HighCardView


class PlainSeat(Struct, frozen=True):
    """One player's place."""

    seat: int
    name: str
    card: str | None


class PlainView(Struct, frozen=True):
    """The table in words."""

    viewer: int
    seats: list[PlainSeat]
    over: bool
    winners: list[int]


def plain(view: HighCardView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    named = [PlainSeat(s.seat, setup.names[s.seat], None if s.card is None else CARDS[s.card]) for s in view.seats]
    return PlainView(view.viewer, named, view.over, view.winners)
