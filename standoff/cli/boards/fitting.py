"""Drawings that look at the width they are given."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class ByWidth:
    """The wide drawing where there is room for it, else the narrow one."""

    def __init__(self, least: int, wide: RenderableType, narrow: RenderableType) -> None:
        self.least = least
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= self.least else self.narrow


class AtWidth:
    """Drawn anew for each width."""

    def __init__(self, draw: Callable[[int], RenderableType]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.draw(options.max_width)
