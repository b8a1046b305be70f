"""Bots by name."""

from __future__ import annotations

from standoff.bots.base import Bot, MakeBot
from standoff.bots.random import RandomBot
from standoff.engine.errors import WrongSetup

__all__ = ["BOTS", "Bot", "MakeBot", "RandomBot", "bots_for"]

BOTS: dict[str, MakeBot] = {"random": RandomBot}


def bots_for(names: str, players: int) -> list[MakeBot]:
    """One bot for each seat from a list like `random,random`; a shorter list is dealt out again and again."""
    made = []
    for name in (part.strip() for part in names.split(",")):
        if name not in BOTS:
            raise WrongSetup(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
        made.append(BOTS[name])
    if len(made) > players:
        raise WrongSetup(f"{len(made)} bots for {players} seats")
    return [made[i % len(made)] for i in range(players)]
