"""The Walking Dead: roles that were looked at, shown, or shown when somebody was eliminated."""

from __future__ import annotations

from standoff.engine.declare import Event
from standoff.engine.table import Table
from standoff.games.walking_dead import messages as m

from . import base


class Tracker(base.Tracker):
    """Which seat has which role."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self.roles = base.Roles()

    def learn_one(self, e: Event) -> None:
        match e:
            case m.ShuffleRoles(roles):
                self.roles.deal(roles)
            case m.LookAtRole(seat, role) | m.ShowRole(seat, role) | m.Out(seat, role) if role is not None:
                self.roles.known[seat] = role

    def wrong(self, t) -> list:
        return self.roles.wrong(t.roles)
