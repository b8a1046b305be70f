"""catanatron: one rule-rich board game in Python, between its own random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version as version_of
from typing import Any

WHO = "catanatron"


def version() -> str:
    """Which version is measured."""
    return version_of("catanatron")


class Catan:
    """Its game; like its own loop, a game of 1000 turns is given up and counted."""

    game = "catan"
    loop = "Python"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.library: Any = import_module("catanatron")

    def play(self, number: int) -> int:
        """A whole game."""
        return self.walk(number, 1_000_000_000)[0]

    def walk(self, number: int, limit: int) -> tuple[int, int, Any]:
        """A game up to a limit."""
        library = self.library
        players = [library.RandomPlayer(colour) for colour in list(library.Color)[: self.seats]]
        game = library.Game(players, seed=number + 1)
        made = forced = 0
        while (going := game.winning_color() is None and game.state.num_turns < 1000) and made < limit:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            made += 1
        return made, forced, game if going else None

    def clone(self, position: Any) -> None:
        """A copy of the game."""
        position.copy()


def subjects(_: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Two seats and four."""
    for seats in (2, 4):
        yield f"catan, {seats} seats", partial(Catan, seats)
