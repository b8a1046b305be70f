"""What a table gave to whom: the Spartans, which say who wins together, the specializations and the multipliers."""

from __future__ import annotations

from typing import Any

from standoff.engine.dealt import Dealt, Use
from standoff.games.halo_bang.messages import Attack, Lay, PlayCard
from standoff.games.halo_bang.names import NO_SPECIALIZATION, SPARTANS, TEAMS
from standoff.games.halo_bang.state import State


def dealt(t: State) -> Dealt:
    """Team, Spartan, specialization and multiplier of each seat."""
    names = t.data.specializations
    seats = [
        {
            "role": [SPARTANS[t.spartans[seat]]],
            "specialization": [names[s] for s in t.specializations[seat : seat + 1] if s != NO_SPECIALIZATION],
            "multiplier": [f"{t.multipliers[seat]}x"],
        }
        for seat in range(t.n)
    ]
    return Dealt([TEAMS[team] for team in t.teams], seats, {})


def used(t: State, event: Any) -> Use | None:
    """Cards that are played, laid down or attacked with."""
    if isinstance(event, Attack | PlayCard | Lay):
        return Use(event.seat, "card", t.data.cards[event.card])
    return None
