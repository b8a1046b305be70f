"""What a table gave to whom: fireteams, zones and who starts; scenario and terrain."""

from __future__ import annotations

from typing import Any

from standoff.engine.dealt import Dealt, Use
from standoff.games.flashpoint.messages.models import Shot
from standoff.games.flashpoint.messages.tokens import UseItem
from standoff.games.flashpoint.names import SCENARIOS, SIDES_WORDS
from standoff.games.flashpoint.queries import home, side, team
from standoff.games.flashpoint.state import State


def dealt(t: State) -> Dealt:
    """Fireteam, units, zone and turn order of each seat."""
    named = t.settings.fireteams == "named" and t.settings.scenario != "training"
    seats = [
        {
            "fireteam": [t.settings.teams[seat] if named else t.settings.fireteams],
            "unit": list(dict.fromkeys(t.data.units[t.unit[m]].name for m in team(t, seat))),
            "zone": [SIDES_WORDS[home(t, seat)]],
            "starts": ["first" if seat == t.starter else "second"],
        }
        for seat in range(t.setup.players)
    ]
    sides = [f"seat {seat + 1}" for seat in range(t.setup.players)]
    return Dealt(sides, seats, {"scenario": SCENARIOS[t.scenario], "terrain": t.land.name})


def used(t: State, event: Any) -> Use | None:
    """Items that are used and weapons that are shot with."""
    if isinstance(event, UseItem):
        return Use(side(t, event.model), "item", t.data.items[event.item_kind].name)
    if isinstance(event, Shot):
        return Use(side(t, event.model), "weapon", t.data.weapons[event.weapon].name)
    return None
