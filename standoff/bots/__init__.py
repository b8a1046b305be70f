"""Bots by name: the levels that a person can choose, and what they are made of."""

from __future__ import annotations

import os

from standoff.bots.advice import Advice
from standoff.bots.base import Bot, MakeBot
from standoff.bots.easy import EasyBot
from standoff.bots.growing import Budget
from standoff.bots.policy import PolicyBot
from standoff.bots.random import RandomBot
from standoff.bots.searching import SearchBot
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng

__all__ = [
    "BOTS",
    "DEFAULT",
    "Advice",
    "Bot",
    "EasyBot",
    "MakeBot",
    "PolicyBot",
    "RandomBot",
    "SearchBot",
    "bot_named",
    "bots_for",
]

SECONDS = 1.0
"""So long a hard bot may think about an answer."""
LONG = 10.0
"""So long a strong one may, if nobody says how long."""
ITERATIONS = 400
"""So many games `search` imagines for an answer, if nobody says how many."""


def easy(chance: Rng) -> Bot:
    """Like somebody who is new to it: forgets, misjudges, overlooks, and would rather act than wait."""
    return EasyBot(chance)


def medium(chance: Rng) -> Bot:
    """Plays by a policy: what is best at first sight, by what the others did so far."""
    return PolicyBot(chance)


def hard(chance: Rng, seconds: float = SECONDS) -> Bot:
    """Imagines how the game may go on, for up to a second an answer (`hard:3` for up to three)."""
    return SearchBot(chance, Budget(seconds=seconds))


def strong(chance: Rng, seconds: float = LONG) -> Bot:
    """Imagines on all cores for as long as it is given: `strong:30` for up to 30 seconds an answer, 10 if not said."""
    return SearchBot(chance, Budget(seconds=seconds), cores=os.cpu_count() or 1)


def search(chance: Rng, iterations: float = ITERATIONS) -> Bot:
    """Imagines so many games for each answer (`search:1000`): the same answers for the same seed, on any machine."""
    return SearchBot(chance, Budget(int(iterations)))


def core(chance: Rng, seconds: float = SECONDS) -> Bot:
    """Like `hard`, but what counts is how long a core worked for it (`core:0.3`): a busy machine takes nothing away."""
    return SearchBot(chance, Budget(seconds=seconds, of_core=True))


DEFAULT = "medium"
BOTS: dict[str, MakeBot] = {"easy": easy, "medium": medium, "hard": hard, "strong": strong, "random": RandomBot}
"""What a person can choose from, by name; each says of itself how it plays. `random` takes any option, for tests."""

ALSO: dict[str, MakeBot] = {"policy": PolicyBot, "search": search, "core": core}
"""Other names, for measuring."""
BUDGETS = {"hard": hard, "strong": strong, "search": search, "core": core}
"""Those that a number can be given to, after a colon."""


def bot_named(name: str) -> MakeBot:
    """The bot of this name, perhaps with a budget after it: `medium`, `strong:30`."""
    kind, colon, budget = name.partition(":")
    makers = BOTS | ALSO
    if kind not in makers:
        raise WrongSetup(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return makers[kind]
    if kind not in BUDGETS:
        raise WrongSetup(f"a {kind} bot takes no number; those that do: {', '.join(BUDGETS)}")
    number = _number(budget)
    if not 0 < number < float("inf"):
        raise WrongSetup(f"{name!r}: after the colon stands a number above 0, for example {kind}:30")
    if kind == "search" and number != int(number):
        raise WrongSetup(f"{name!r}: a search imagines a whole number of games")
    make = BUDGETS[kind]
    return lambda chance: make(chance, number)


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def bots_for(names: str, players: int) -> list[MakeBot]:
    """One bot for each seat from a list like `easy,hard`; a shorter list is dealt out again and again."""
    made = [bot_named(name.strip()) for name in names.split(",")]
    if len(made) > players:
        raise WrongSetup(f"{len(made)} bots for {players} seats")
    return [made[i % len(made)] for i in range(players)]
