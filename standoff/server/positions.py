"""Positions that somebody writes down: read, shown and played on from, like the scenarios of the rulebook."""

from __future__ import annotations

from typing import Any, Final

import standoff
from standoff.engine.errors import StandoffError
from standoff.engine.scenario import Scenario, scenarios_in
from standoff.engine.toml_text import toml_of
from standoff.games import find
from standoff.server.refused import Refused
from standoff.wire import reasons

WRITTEN: Final = ("players", "seed", "settings", "given")
"""What of a scenario is its position."""


def read(game: str, text: str) -> Scenario:
    """The one scenario that a text holds; what is wrong with it is said with its place."""
    found = scenarios_in(text.encode(), "", find(game).id)
    if len(found) != 1:
        raise Refused(reasons.SETUP, f"One position, not {len(found)}.")
    [written] = found
    if written.faults:
        raise Refused(reasons.SETUP, written.faults[0])
    if written.game != game:
        raise Refused(reasons.SETUP, f"This is a position of {written.game[:40]!r}, not of {game!r}.")
    return written


def table_at(game: str, text: str, frame: int) -> standoff.Table:
    """The table of a written position, after so many of its answers."""
    try:
        return standoff.play_scenario(read(game, text), until=frame)
    except StandoffError as wrong:
        raise Refused(reasons.SETUP, str(wrong)) from None


def text_of(scenario: Scenario) -> str:
    """The position of a scenario as a text to go on with; a new game, if it gives none."""
    position: dict[str, Any] = {key: scenario.told[key] for key in WRITTEN if key in scenario.told}
    if "given" not in position and "players" not in position:
        position = {"players": find(scenario.game).players[0], **position}
    return toml_of(position)
