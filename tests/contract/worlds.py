"""The set-ups that every game is tried with: each player count, each choice of each setting, and mixtures."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import standoff
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.setup import Setup
from standoff.games import every


class World(NamedTuple):
    game: str
    players: int
    settings: dict
    seed: str

    def setup(self) -> Setup:
        return standoff.prepare(self.game, players=self.players, seed=self.seed, settings=self.settings)

    def __str__(self) -> str:
        chosen = ",".join(f"{k}={v}" for k, v in self.settings.items())
        return f"{self.game}-{self.players}-{'mixed' if len(self.settings) > 1 else chosen or 'default'}-{self.seed}"


def _allowed(world: World) -> bool:
    try:
        world.setup()
    except WrongSetup:
        return False
    return True


def every_count(seeds: int = 1) -> list[World]:
    """Each player count with the default settings."""
    worlds = [World(g.id, n, {}, f"c{s}") for g in every() for n in g.players for s in range(seeds)]
    return [w for w in worlds if _allowed(w)]


def every_choice() -> list[World]:
    """Each choice of each setting that is not the default, at some player count that allows it."""
    worlds = []
    for game in every():
        for i, setting in enumerate(game.info().settings):
            for choice in setting.choices:
                if choice == setting.default:
                    continue
                counts = [*game.players[i % len(game.players) :], *game.players[: i % len(game.players)]]
                tried = [World(game.id, n, {setting.name: choice}, "s") for n in counts]
                worlds += [w for w in tried if _allowed(w)][:1]
    return worlds


def mixtures(how_many: int) -> list[World]:
    """Any settings together, at any player count."""
    worlds = []
    for game in every():
        chance = Rng("mixtures", game.id)
        made: list[World] = []
        while len(made) < how_many:
            settings = {s.name: s.choices[chance.below(len(s.choices))] for s in game.info().settings}
            world = World(game.id, game.players[chance.below(len(game.players))], settings, f"m{len(made)}")
            if _allowed(world):
                made.append(world)
        worlds += made
    return worlds


def anyhow(chance: Rng) -> Callable[[Seat], int]:
    """Takes any option."""

    def choose(seat: Seat) -> int:
        options = seat.options
        return options[chance.below(len(options))]

    return choose
