"""What a table gave to whom: the roles, which say who wins together, and the characters."""

from __future__ import annotations

from typing import Final

from standoff.engine.dealt import Dealt
from standoff.games.walking_dead.names import HILLTOP, KINGDOM, LEADER, ROLES, SAVIOR, SURVIVOR
from standoff.games.walking_dead.state import State

SIDES: Final = {
    LEADER: "Survivors",
    SURVIVOR: "Survivors",
    SAVIOR: "Saviors",
    HILLTOP: "Hilltop",
    KINGDOM: "Kingdom",
}


def dealt(t: State) -> Dealt:
    """Roles and characters."""
    seats = [
        {"role": [ROLES[role]], "character": [t.data.characters[who]]}
        for role, who in zip(t.roles, t.characters, strict=True)
    ]
    return Dealt([SIDES[role] for role in t.roles], seats, {})
