"""Ours: the games that are named, each with its most players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import standoff
from standoff.engine.play import give, playout, start
from standoff.engine.rng import Rng
from standoff.games import find

WHO = f"standoff {standoff.BUILD}"


def version() -> str:
    """Which version is measured."""
    return standoff.__version__


class Inside:
    """The loop of the engine itself, which the compiled build has compiled as well."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.seats = find(game).players[-1]
        self.loop = "compiled" if standoff.BUILD == "compiled" else "Python"
        self.setup = standoff.prepare(game, players=self.seats, seed="bench")
        self.chance = Random(1).random

    def play(self, number: int) -> int:
        """A whole game."""
        return playout(start(self.setup.with_seed(str(number))), Rng("bench", number))

    def walk(self, number: int, limit: int) -> tuple[int, int, Any]:
        """A game up to a limit, through Python."""
        t = start(self.setup.with_seed(str(number)))
        chance = self.chance
        made = forced = 0
        while not t.over and made < limit:
            options = t.options
            forced += len(options) == 1
            give(t, options[int(chance() * len(options))])
            made += 1
        return made, forced, None if t.over else t

    def clone(self, position: Any) -> None:
        """A copy of a position."""
        position.copy()


class FromPython(Inside):
    """The compiled engine, asked and answered by a loop in Python."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.loop = "Python"

    def play(self, number: int) -> int:
        """A whole game."""
        return self.walk(number, 1_000_000_000)[0]


def subjects(games: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Every game, and for the compiled build every game from Python too."""
    for game in games:
        yield game, partial(Inside, game)
        if standoff.BUILD == "compiled":
            yield f"{game} from Python", partial(FromPython, game)
