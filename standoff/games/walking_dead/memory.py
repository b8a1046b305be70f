"""What a seat knows of the roles (wd.setup.roles_secret): its own, and those that were shown."""

from __future__ import annotations

from typing import ClassVar

from standoff.engine.declare import Event
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup
from standoff.games.walking_dead.messages import LookAtRole, Out, ShowRole, ShuffleRoles
from standoff.games.walking_dead.queries import role_is_open
from standoff.games.walking_dead.state import State
from standoff.games.walking_dead.zones import ROLES_AT


class Memory(EngineMemory):
    """One viewer's memory."""

    roles_at: ClassVar[int] = ROLES_AT

    def __init__(self, _setup: Setup | None, viewer: int) -> None:
        super().__init__(viewer, 1, (ROLES_AT,))

    def begin(self, t: State) -> None:
        """At a position: one's own role, and those that lie open."""
        self.scatter(t.roles, [ROLES_AT] * t.n)
        for seat in range(t.n):
            if seat == self.viewer or role_is_open(t, seat):
                self.see(t.roles[seat], ROLES_AT, seat)

    def fold(self, event: Event) -> None:
        """One event more."""
        match event:
            case ShuffleRoles(roles):
                self.scatter(roles, [ROLES_AT] * len(roles))
            case LookAtRole(seat, role) if role is not None:
                self.see(role, ROLES_AT, seat)
            case ShowRole(seat, role) | Out(seat, role):
                self.see(role, ROLES_AT, seat)
