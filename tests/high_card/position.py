"""Positions that a person writes down: `seats = [ { name = "Ann", card = "Ace" }, ... ]`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.state import Frame
from standoff.engine.written import deal_out, read_position, read_seats

from .catalogue import CARDS
from .state import State


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the first turn begins."""
    seats = read_seats(read_position(given, ("seats",)), t.setup.names, ("name", "card"))
    held = deal_out([s.get("card") for s in seats], CARDS, range(t.n + 1), "card")
    t.cards = [*held, *[card for card in range(t.n + 1) if card not in held]]
    return t.setup.frame("turns")


def faults(t: State) -> list[str]:
    """What cannot be."""
    return [] if not t.cards or sorted(t.cards) == list(range(t.n + 1)) else ["a card is lost or doubled"]
