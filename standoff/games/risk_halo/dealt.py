"""What a table gave to whom: factions (the teams, in team play), turn order and Bases; mode and battlefield."""

from __future__ import annotations

from typing import Any, Final

from standoff.engine.dealt import Dealt, Use
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages.events import Accomplish, UseCard
from standoff.games.risk_halo.names import FACTIONS, MODES
from standoff.games.risk_halo.state import State

ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def dealt(t: State) -> Dealt:
    """Faction, place in the turn order and Base of each seat."""
    seats = [
        {
            "faction": [FACTIONS[t.faction[seat]]],
            "turn order": [ORDER[t.order.index(seat)]] if t.order else [],
            "base": [t.land.names[at] for at in t.base[seat : seat + 1] if at != NOBODY],
        }
        for seat in range(t.n)
    ]
    sides = [FACTIONS[t.side[s]] if t.teams else f"seat {s + 1}" for s in range(t.n)]
    return Dealt(sides, seats, {"mode": MODES[t.mode], "battlefield": t.land.key})


def used(t: State, event: Any) -> Use | None:
    """Faction cards whose ability is used, and objectives that are accomplished."""
    if isinstance(event, UseCard):
        return Use(event.seat, "faction card", t.data.faction[event.card].name)
    if isinstance(event, Accomplish):
        return Use(event.seat, "objective", t.data.campaign[event.card].name)
    return None
