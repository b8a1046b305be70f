"""How each game looks in a terminal. A board is drawn from a view in words (`Seat.plain`), so it can show no more than
the seat may see.

A game's module has `board`, the whole table, and may have `status`, what matters most in few lines; `parts`, pieces of
the board by name; `mark`, which names things so that none is called like another.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text


def _bare(view: Any) -> RenderableType:
    return Pretty(msgspec.to_builtins(view))


def _nothing(_view: Any) -> RenderableType:
    return Text("")


def _no_parts(_view: Any) -> dict[str, RenderableType]:
    return {}


def _as_it_is(_view: Any, text: str) -> str:
    return text


class Board(NamedTuple):
    """All ways to draw a game."""

    whole: Callable[[Any], RenderableType] = _bare
    status: Callable[[Any], RenderableType] = _nothing
    parts: Callable[[Any], dict[str, RenderableType]] = _no_parts
    mark: Callable[[Any, str], str] = _as_it_is

    def __call__(self, view: Any) -> RenderableType:
        """The whole table."""
        return self.whole(view)


def board_of(game: str) -> Board:
    """The board of a game; the bare view for a game that has none."""
    if find_spec(f"standoff.cli.boards.{game}") is None:
        return Board()
    module = import_module(f"standoff.cli.boards.{game}")
    plain = Board()
    return Board(
        module.board,
        getattr(module, "status", plain.status),
        getattr(module, "parts", plain.parts),
        getattr(module, "mark", plain.mark),
    )
