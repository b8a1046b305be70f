"""The games. Each has a folder of its own with the same rooms; a game is found here by its id.

A game of one's own need not be one of these: the environment variable STANDOFF_GAMES names packages with the same rooms
that live elsewhere (docs/add-a-game.md). They are played like the others, in plain Python.
"""

from __future__ import annotations

import difflib
import os
from functools import cache
from importlib import import_module
from typing import Final

from standoff.engine.errors import UnknownGame, WrongSetup
from standoff.engine.game import Game

IDS = ("walking_dead", "bang", "halo_bang", "risk_halo", "flashpoint")
"""Every game of this package, in the order in which they are listed."""

ELSEWHERE: Final = "STANDOFF_GAMES"
"""Packages with commas between them, each with a `GAME`."""


def find(game: str) -> Game:
    """The game of this id."""
    found = _known().get(game)
    if found is None:
        ids = list(_known())
        near = difflib.get_close_matches(str(game), ids, 1, 0.4)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(ids)}"
        raise UnknownGame(f"there is no game {game!r}; {hint}")
    return _load(found)


def ids() -> tuple[str, ...]:
    """Every game that can be played here, those from elsewhere last."""
    return tuple(_known())


def every() -> list[Game]:
    """All of them."""
    return [_load(module) for module in _known().values()]


@cache
def _known() -> dict[str, str]:
    """The module of each game, by its id."""
    known = {game: f"{__name__}.{game}" for game in IDS}
    for module in filter(None, os.environ.get(ELSEWHERE, "").split(",")):
        game = _load(module.strip()).id
        if game in known:
            raise WrongSetup(f"{ELSEWHERE}: there is a game {game!r} already, in {known[game]}")
        known[game] = module.strip()
    return known


def _load(module: str) -> Game:
    try:
        found = getattr(import_module(module), "GAME", None)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{module}.".startswith(f"{missing.name}."):
            raise
        raise WrongSetup(f"{ELSEWHERE}: there is no package {module!r} on the path of Python") from None
    if not isinstance(found, Game):
        raise WrongSetup(f"{ELSEWHERE}: the package {module!r} has no GAME")
    return found
