"""What a table gave to whom: the roles, which say who wins together (bang.end.law), and the characters."""

from __future__ import annotations

from typing import Any, Final

from standoff.engine.dealt import Dealt, Use
from standoff.games.bang.messages import Lay, PlayCard
from standoff.games.bang.names import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from standoff.games.bang.state import State

SIDES: Final = {SHERIFF: "Law", DEPUTY: "Law", OUTLAW: "Outlaws", RENEGADE: "Renegade"}


def dealt(t: State) -> Dealt:
    """Roles and characters; in a row of games, those of the last."""
    characters = [t.data.characters[who] for who in t.characters] or [""] * t.n
    seats = [{"role": [ROLES[role]], "character": [who]} for role, who in zip(t.roles, characters, strict=True)]
    return Dealt([SIDES[role] for role in t.roles], seats, {})


def used(t: State, event: Any) -> Use | None:
    """Cards that are played or laid down, by their names."""
    if isinstance(event, PlayCard | Lay):
        return Use(event.seat, "card", t.data.card_names[t.kinds[event.card]])
    return None
