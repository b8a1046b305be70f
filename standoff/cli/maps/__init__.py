"""Maps as pictures: the battlefields of a game as SVG, drawn from its data files and from what lies open on a table."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from standoff.engine.errors import WrongSetup
from standoff.games import find


class Drawer(Protocol):
    """What a game's module here offers."""

    def drawings(self, data: Any) -> dict[str, str]:
        """Every battlefield by its key."""

    def running(self, data: Any, view: Any) -> tuple[str, str]:
        """The battlefield of a running game as somebody sees it: its key and its picture."""


def drawer_of(game: str) -> Drawer:
    """What draws the maps of a game."""
    if find_spec(f"{__name__}.{find(game).id}") is None:
        raise WrongSetup(f"{game} is played without a map")
    return cast(Drawer, import_module(f"{__name__}.{game}"))
