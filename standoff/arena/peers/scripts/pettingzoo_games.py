"""PettingZoo classic: its turn-based environments. Each step also makes an observation with a mask of legal actions."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from importlib.metadata import version as version_of
from random import Random
from typing import Any

WHO = "PettingZoo"
GAMES = ("leduc_holdem_v4", "texas_holdem_no_limit_v6", "connect_four_v3", "hanabi_v5", "chess_v6")


def version() -> str:
    """Which version is measured."""
    return version_of("pettingzoo")


class Env:
    """One of its environments, as `env()` makes it."""

    loop = "Python"

    def __init__(self, game: str) -> None:
        warnings.simplefilter("ignore")
        self.game = game
        self.env: Any = import_module(f"pettingzoo.classic.{game}").env()
        self.seats: int = len(self.env.possible_agents)
        self.chance = Random(1).random
        self.env.reset(seed=1)

    def play(self, number: int) -> int:
        """A whole game."""
        return self.walk(number, 1_000_000_000)[0]

    def walk(self, _: int, limit: int) -> tuple[int, int, Any]:
        """A game up to a limit, dealt by the environment's own generator.

        The empty steps by which agents leave at the end are no decisions.
        """
        env = self.env
        chance = self.chance
        made = forced = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, told = env.last()
            if ended or cut:
                env.step(None)
                continue
            if made >= limit:
                return made, forced, env
            mask = seen["action_mask"] if isinstance(seen, dict) else told["action_mask"]
            legal = mask.nonzero()[0]
            forced += len(legal) == 1
            env.step(int(legal[int(chance() * len(legal))]))
            made += 1
        return made, forced, None

    def clone(self, position: Any) -> None:
        """A copy of the environment; it has none of its own."""
        deepcopy(position)


def subjects(_: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Its games."""
    for game in GAMES:
        yield game, partial(Env, game)
