"""Maps as pictures: the battlefields of a game as SVG, drawn from its data files."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from standoff.engine.errors import WrongSetup

Drawings = Callable[[Any], dict[str, str]]


def drawings_of(game: str) -> Drawings:
    """What draws the maps of a game."""
    if find_spec(f"standoff.cli.maps.{game}") is None:
        raise WrongSetup(f"{game} is played without a map")
    drawn: Drawings = import_module(f"standoff.cli.maps.{game}").drawings
    return drawn
