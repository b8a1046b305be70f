"""How much hidden things cost: a side of any game played by a bot, and by its twin that sees everything.

    .venv/bin/python scripts/twins.py bang --players 7 --games 60 [--search 300] [--first 0]

Sides are taken in turn, all others play by the policy; the same deals for both, and for the policy in that part. The
twin of a policy knows the roles; that of a search knows every card, and only what is yet to be rolled or shuffled is
drawn anew. Where no roles are secret, a policy has no twin.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import standoff
from standoff.arena.intervals import share
from standoff.bots import PolicyBot, SearchBot
from standoff.bots.base import Bot
from standoff.bots.growing import Budget
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from tests.bots.cheating import CheatingPolicy, CheatingSearch

POLICY, HONEST, TWIN = "policy", "honest", "sees everything"


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--search", type=int, default=0, help="so many iterations; 0 for the policy")
    asked = parser.parse_args()
    who = (POLICY, HONEST, TWIN) if asked.search else (POLICY, TWIN)
    won: dict[str, Counter[str]] = {name: Counter() for name in who}
    played: Counter[str] = Counter()
    for number in range(asked.first, asked.first + asked.games):
        for name in who:
            part, has_won = play(asked.game, asked.players, number, name, asked.search)
            won[name][part] += has_won
        played[part] += 1
    for name in who:
        found = share(won[name].total(), asked.games)
        parts = ", ".join(f"{part} {won[name][part]}/{played[part]}" for part in sorted(played))
        interval = f"{100 * found.low:.1f}-{100 * found.high:.1f} %"
        print(f"{name}: {won[name].total()} of {asked.games} won ({interval}); {parts}", flush=True)  # noqa: T201


def play(game: str, players: int, number: int, name: str, iterations: int) -> tuple[str, bool]:
    """One game: the side whose turn it is to be played by this bot, and whether it has won."""
    table = standoff.new(game, players=players, seed=f"twins {number}")
    sides = table.setup.game.dealt(table._state).sides
    part = sorted(set(sides))[number % len(set(sides))]
    bots = [
        bot_of(name if side == part else POLICY, table, Rng("twin", number, seat), iterations)
        for seat, side in enumerate(sides)
    ]
    table.run([bot.choose for bot in bots])
    return part, any(sides[seat] == part for seat in table.result().winners)


def bot_of(name: str, table: Table, chance: Rng, iterations: int) -> Bot:
    """A bot for a seat of this table."""
    if name == TWIN:
        return CheatingSearch(chance, table, iterations) if iterations else CheatingPolicy(chance, table)
    return SearchBot(chance, Budget(iterations)) if iterations and name == HONEST else PolicyBot(chance)


if __name__ == "__main__":
    main()
