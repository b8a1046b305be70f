"""How what lies open follows from what happened."""

from __future__ import annotations

from standoff.engine.declare import Event

from .messages import Changed, End, Turn
from .view import HighCardView


def fold(view: HighCardView, event: Event) -> None:
    """Bring a view up to date."""
    match event:
        case Turn(seat):
            view.turn = seat
        case Changed(seat):
            view.seats[seat].changed = True
        case End(winners):
            view.over, view.winners = True, list(winners)
