"""The games. Each has a folder of its own with the same rooms; a game is found here by its id."""

from __future__ import annotations

import difflib
from importlib import import_module

from standoff.engine.errors import UnknownGame
from standoff.engine.game import Game

IDS = ("walking_dead", "bang", "halo_bang", "risk_halo", "flashpoint")
"""Every game that can be played, in the order in which they are listed."""


def find(game: str) -> Game:
    """The game of this id."""
    if game not in IDS:
        near = difflib.get_close_matches(str(game), IDS, 1, 0.4)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(IDS)}"
        raise UnknownGame(f"there is no game {game!r}; {hint}")
    found: Game = import_module(f"standoff.games.{game}").GAME
    return found


def every() -> list[Game]:
    """All games."""
    return [find(game) for game in IDS]
