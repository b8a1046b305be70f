"""How much hidden things cost: one seat of BANG! played by a bot, and by its twin that sees everything.

    .venv/bin/python scripts/twins.py --games 140 [--search 300]

Seats are taken in turn, all others play by the policy; the same games for both. Wins are counted by role.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import standoff
from standoff.bots import PolicyBot, SearchBot
from standoff.bots.growing import Budget
from standoff.engine.rng import Rng
from standoff.games.bang.names import ROLES
from tests.bots.cheating import CheatingPolicy, CheatingSearch

PLAYERS = 7


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=70)
    parser.add_argument("--search", type=int, default=0, help="so many iterations; 0 for the policy")
    asked = parser.parse_args()
    for name, twin in (("honest", False), ("sees everything", True)):
        won: Counter[int] = Counter()
        played: Counter[int] = Counter()
        for number in range(asked.games):
            table = standoff.new("bang", players=PLAYERS, seed=f"twins {number}")
            me, chance = number % PLAYERS, Rng("twin", number)
            bots = [PolicyBot(Rng(number, seat)).choose for seat in range(PLAYERS)]
            if asked.search:
                searching = (
                    CheatingSearch(chance, table, asked.search) if twin else SearchBot(chance, Budget(asked.search))
                )
                bots[me] = searching.choose
            else:
                bots[me] = (CheatingPolicy(chance, table) if twin else PolicyBot(chance)).choose
            role = table._state.roles[me]
            table.run(bots)
            played[role] += 1
            won[role] += me in table.result().winners
        by_role = ", ".join(f"{ROLES[role]} {won[role]}/{played[role]}" for role in sorted(played))
        print(f"{name}: {sum(won.values())}/{asked.games} won ({by_role})")  # noqa: T201


if __name__ == "__main__":
    main()
