"""How each game looks in a terminal. A board is drawn from a view, so it can show no more than the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

Board = Callable[[Any], RenderableType]


def board_of(game: str) -> Board:
    """The board of a game; the bare view for a game that has none."""
    if find_spec(f"standoff.cli.boards.{game}") is None:
        return lambda view: Pretty(msgspec.to_builtins(view))
    drawn: Board = import_module(f"standoff.cli.boards.{game}").board
    return drawn
