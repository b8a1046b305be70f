"""What a table gave to whom: what many games can be told apart by (`arena.tournament`, `arena.balance`).

A game says it in its room `dealt.py`, in the words of its catalogue, so that a win rate can be set beside the printed
figure that it belongs to.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from standoff.engine.declare import Event
from standoff.engine.state import State


class Dealt(Struct, frozen=True):
    """`sides`: for each seat, with whom it wins; seats of one side win together. `seats`: for each seat, what it was
    dealt or has chosen, by what that is (role, character, faction): usually one thing. `table`: what goes for all of
    them (scenario, map).
    """

    sides: list[str]
    seats: list[dict[str, list[str]]]
    table: dict[str, str]


class Use(NamedTuple):
    """A seat put something to use: what it is (card, item) and which."""

    seat: int
    what: str
    name: str


def each_for_himself(t: State) -> Dealt:
    """A game in which every seat stands alone, and all seats are alike."""
    return Dealt([f"seat {seat + 1}" for seat in range(t.setup.players)], [{} for _ in range(t.setup.players)], {})


def nothing_used(_t: Any, _event: Event) -> Use | None:
    """A game whose things are not told apart."""
    return None
