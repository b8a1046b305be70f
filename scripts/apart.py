"""A long run of what the contract checks about secrets (`standoff/arena/secrecy.py`), over any players and settings.

    python scripts/apart.py [GAME...] [--comparisons N] [--seed S] [--workers W]

For each game: random play with other worlds beside it until so many comparisons were made, of everything that a Seat
gives, samples with equal chances among it; every sample checked against the game's invariants and the seat's view.
Prints the counts; ends with 1 at the first leak, and says where.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from standoff.arena.fuzz import FuzzPlan, any_setup
from standoff.arena.secrecy import Leak, Tally, play_apart
from standoff.engine.rng import Rng
from standoff.games import IDS

STEPS = 80
"""How many answers of a game are looked at; games begin at any of their first questions by chance of length."""


def batch(game: str, seed: str, comparisons: int) -> Tally:
    """Games until so many comparisons were made."""
    tally, number = Tally(), 0
    while tally.comparisons < comparisons:
        setup = any_setup(FuzzPlan(game, 1, f"secrets {seed}"), number)
        skipped = Rng("skipped", seed, number).below(4) * STEPS
        play_apart(setup, f"{seed} {number}", STEPS, tally, skipped=skipped)
        number += 1
    return tally


def main() -> int:
    """Check all games that are named."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(IDS)}; all, if none is named")
    said.add_argument("--comparisons", type=int, default=1000)
    said.add_argument("--seed", default="1")
    said.add_argument("--workers", type=int, default=1)
    wanted = said.parse_args()
    each = -(-wanted.comparisons // wanted.workers)
    with ProcessPoolExecutor(wanted.workers, mp_context=get_context("spawn")) as pool:
        for game in wanted.games or IDS:
            began = time.perf_counter()
            waiting = [pool.submit(batch, game, f"{wanted.seed}.{w}", each) for w in range(wanted.workers)]
            try:
                done = [w.result() for w in waiting]
            except Leak as leak:
                print(leak)  # noqa: T201
                return 1
            figures = (sum(getattr(t, name) for t in done) for name in ("comparisons", "worlds", "samples"))
            compared, worlds, samples = figures
            spent = time.perf_counter() - began
            print(f"{game}: {compared:,} comparisons in {worlds:,} worlds, {samples:,} samples, 0 leaks, {spent:.0f} s")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
