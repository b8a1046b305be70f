"""What all trackers have in common: they hear what one viewer perceives."""

from __future__ import annotations

from typing import Any

from standoff.engine.declare import Event
from standoff.engine.seat import Seat
from standoff.engine.table import Table


class Tracker:
    """What one viewer was told of one table."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer, self.upto = table, viewer, 0

    def learn(self) -> None:
        """All that has happened since."""
        for heard in Seat(self.table, self.viewer).events(self.upto):
            self.upto += 1
            self.learn_one(heard.event)

    def learn_one(self, e: Event) -> None:
        """One event, as the viewer perceived it."""
        raise NotImplementedError

    def wrong(self, t: Any) -> list[Any]:
        """What cannot be, for all that was told."""
        raise NotImplementedError


class Roles:
    """Which role each seat has, as far as the events have told it."""

    def __init__(self) -> None:
        self.dealt: list[int] = []
        self.known: dict[int, int] = {}

    def deal(self, roles: list[int]) -> None:
        """The roles are shuffled, and dealt anew."""
        self.dealt, self.known = sorted(roles), {}

    def wrong(self, roles: tuple[int, ...]) -> list[tuple[str, int]]:
        """Who has another role than was told, or roles that were not dealt."""
        out = [("role of seat", seat) for seat, role in self.known.items() if roles[seat] != role]
        return out if sorted(roles) == self.dealt else [*out, ("roles dealt", len(roles))]
