"""rlcard: card games in Python. Each step also makes an observation of the next seat; there is no way around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version as version_of
from random import Random
from typing import Any

WHO = "rlcard"
GAMES: dict[str, dict[str, Any]] = {
    "leduc-holdem": {},
    "no-limit-holdem": {"game_num_players": 6},
    "uno": {},
    "doudizhu": {},
    "mahjong": {},
    "gin-rummy": {},
    "bridge": {},
}


def version() -> str:
    """Which version is measured."""
    return version_of("rlcard")


class Env:
    """One of its environments."""

    loop = "Python"

    def __init__(self, game: str) -> None:
        self.game = game
        self.env: Any = import_module("rlcard").make(game, config={"seed": 1, **GAMES[game]})
        self.seats: int = self.env.num_players
        self.chance = Random(1).random

    def play(self, number: int) -> int:
        """A whole game."""
        return self.walk(number, 1_000_000_000)[0]

    def walk(self, _: int, limit: int) -> tuple[int, int, Any]:
        """A game up to a limit, dealt by the environment's own generator."""
        env = self.env
        chance = self.chance
        made = forced = 0
        state, _seat = env.reset()
        while not env.is_over() and made < limit:
            legal = list(state["legal_actions"])
            forced += len(legal) == 1
            state, _seat = env.step(legal[int(chance() * len(legal))])
            made += 1
        return made, forced, None if env.is_over() else env

    def clone(self, position: Any) -> None:
        """A copy of the environment; it has none of its own."""
        deepcopy(position)


def subjects(_: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Its games."""
    for game in GAMES:
        yield game, partial(Env, game)
