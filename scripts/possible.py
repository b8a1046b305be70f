"""Are samples possible? Random games beside trackers of what each seat was told, over any players and settings.

    python scripts/possible.py [GAME...] [--samples N] [--seed S] [--workers W]

For each game, positions are looked at every now and then until so many samples were dealt, the same number for every
seat and a spectator. A tracker (`tests/trackers`) follows what its viewer perceives, apart from the game's memory; it
must find nothing wrong with the truth, and nothing with any sample. Prints the counts, and how many samples were dealt
after cards or tokens had been shuffled again, and after some had changed hands unseen; ends with 1 at the first sample
that cannot be, and says where.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from standoff.arena.fuzz import FuzzPlan, any_setup
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.games import IDS
from tests.contract.worlds import anyhow
from tests.trackers import Impossible, look, trackers_of
from tests.trackers.risk_halo import brink

PER_POSITION = 10
"""How many samples of a position each viewer deals."""

APART = {"walking_dead": 8, "risk_halo": 60, "flashpoint": 30}
USUALLY_APART = 12
"""How many answers lie between two positions, on the average."""

MOST_ANSWERS = 5000
"""A longer game is left."""

SHUFFLED_AGAIN = {"reshuffle", "use_up", "destroy", "return_weapon"}
UNSEEN = {"steal", "inherit", "capture", "lay_item"}
"""Events by which a thing that was in one place is in another, and some have not seen which."""


def begun(game: str, seed: str, number: int) -> Table:
    """A new table; every other one of RISK is at the brink, so that players fall and cards are captured."""
    if game == "risk_halo" and number % 2:
        mode = ("team slayer", "team objective")[number // 2 % 2]
        return brink({"mode": mode, "round_limit": 10}, f"{seed} {number}")
    return Table.begin(any_setup(FuzzPlan(game, 1, f"possible {seed}"), number))


def batch(game: str, seed: str, samples: int) -> Counter[str]:
    """Games until so many samples were dealt."""
    counts: Counter[str] = Counter()
    number = 0
    while counts["samples"] < samples:
        table, chance = begun(game, seed, number), Rng("possible", seed, number)
        watch(table, chance, counts)
        counts["games"] += 1
        number += 1
    return counts


def watch(table: Table, chance: Rng, counts: Counter[str]) -> None:
    """One random game; every now and then everybody imagines what can be."""
    players, apart = table.setup.players, APART.get(table.setup.game.id, USUALLY_APART)
    trackers = trackers_of(table)
    while not table.over and table.number < MOST_ANSWERS:
        kinds = {event.kind for event in table._listen().events}
        again, unseen = bool(kinds & SHUFFLED_AGAIN), bool(kinds & UNSEEN)
        look(trackers, chance, PER_POSITION)
        dealt = PER_POSITION * len(trackers)
        counts["samples"] += dealt
        counts["after a shuffle of what had been seen"] += dealt * again
        counts["after a move unseen"] += dealt * unseen
        counts["positions"] += 1
        step = 1 + chance.below(2 * apart)
        table.run([anyhow(chance)] * players, table.number + step)


def main() -> int:
    """Look at all games that are named."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(IDS)}; all, if none is named")
    said.add_argument("--samples", type=int, default=1000)
    said.add_argument("--seed", default="1")
    said.add_argument("--workers", type=int, default=1)
    wanted = said.parse_args()
    each = -(-wanted.samples // wanted.workers)
    with ProcessPoolExecutor(wanted.workers, mp_context=get_context("spawn")) as pool:
        for game in wanted.games or IDS:
            began = time.perf_counter()
            waiting = [pool.submit(batch, game, f"{wanted.seed}.{w}", each) for w in range(wanted.workers)]
            try:
                done = sum((w.result() for w in waiting), Counter())
            except Impossible as found:
                print(found)  # noqa: T201
                return 1
            figures = ", ".join(f"{count:,} {name}" for name, count in done.items())
            print(f"{game}: {figures}, 0 impossible, {time.perf_counter() - began:.0f} s", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
