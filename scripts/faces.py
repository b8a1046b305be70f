"""A long run of what the contract checks about the face of the table, over any players and settings.

    python scripts/faces.py [GAME...] [--games N] [--seed S] [--workers W]

For each game, random games to their end. The first view of every seat and of a spectator, folded with what it was told,
must be its view again and again, byte for byte. Every answer that may be given must come back from its code and from
its dense number. Prints the counts, the largest view and the sizes of the dense numbers; ends with 1 at the first
fault, and says where.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

import standoff
from standoff.arena.fuzz import FuzzPlan, any_setup
from standoff.engine.errors import StandoffError
from standoff.engine.follow import Follower
from standoff.engine.packing import Numbering
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games import IDS, find

APART = 25
"""So many answers lie between two comparisons of views, on the average; every answer is folded."""

MOST_ANSWERS = 20_000


class Fault(StandoffError):
    """A view that does not follow, or an answer that does not come back."""


def batch(game: str, seed: str, first: int, count: int) -> Counter[str]:
    """Some games, by their numbers."""
    counts: Counter[str] = Counter()
    for number in range(first, first + count):
        play(Table.begin(any_setup(FuzzPlan(game, 1, f"faces {seed}"), number)), Rng("faces", seed, number), counts)
        counts["games"] += 1
    return counts


def play(table: Table, chance: Rng, counts: Counter[str]) -> None:
    """One game to its end."""
    setup, encode = table.setup, msgspec.json.encode
    viewers = (*range(setup.players), SPECTATOR)
    followers = {
        viewer: Follower(setup, Seat(table, viewer).view(), table._memory(viewer).copy()) for viewer in viewers
    }
    answers = setup.game.messages.answers
    numbering = Numbering(answers, setup.game.catalogue.things(setup))
    known: set[int] = set()

    def choose(seat: Seat) -> int:
        options = seat.options
        for code in options:
            if code not in known:
                known.add(code)
                if answers.code(answers.read(code)) != code or numbering.code(numbering.number(code)) != code:
                    raise Fault(f"{setup.game.id}: {answers.read(code)} does not come back from its numbers")
        counts["answers offered"] += len(options)
        return options[chance.below(len(options))]

    while not table.over and table.number < MOST_ANSWERS:
        before, upto = table.cursor, table.number
        table.run([choose] * setup.players, table.number + 1 + chance.below(2 * APART))
        counts["answers"] += table.number - upto
        for viewer in viewers:
            seat = Seat(table, viewer)
            told = seat.events(before)
            followers[viewer].hear(told)
            view = encode(seat.view())
            counts["views"] += 1
            counts["events folded"] += len(told)
            counts["largest view"] = max(counts["largest view"], len(view))
            if encode(followers[viewer].view) != view:
                raise Fault(
                    f"{setup.game.id}, seed {setup.seed}, question {table.number}: the view of {viewer} differs"
                )


def sizes(game: str) -> str:
    """How many dense numbers there are for each number of players."""
    out = []
    for players in find(game).players:
        setup = standoff.prepare(game, players=players, seed=1)
        numbering = Numbering(setup.game.messages.answers, setup.game.catalogue.things(setup))
        out.append(f"{players} players {numbering.size:,}")
    return ", ".join(out)


def main() -> int:
    """Look at all games that are named."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(IDS)}; all, if none is named")
    said.add_argument("--games", dest="count", type=int, default=100, metavar="N")
    said.add_argument("--seed", default="1")
    said.add_argument("--workers", type=int, default=1)
    wanted = said.parse_args()
    each = 10
    with ProcessPoolExecutor(wanted.workers, mp_context=get_context("spawn")) as pool:
        for game in wanted.games or IDS:
            began = time.perf_counter()
            parts = [(first, min(each, wanted.count - first)) for first in range(0, wanted.count, each)]
            waiting = [pool.submit(batch, game, wanted.seed, first, count) for first, count in parts]
            counts: Counter[str] = Counter()
            largest = 0
            try:
                for done in waiting:
                    found = done.result()
                    largest = max(largest, found.pop("largest view", 0))
                    counts += found
            except Fault as fault:
                print(fault)  # noqa: T201
                return 1
            told = ", ".join(f"{many:,} {what}" for what, many in counts.items())
            print(f"{game}: {told}; largest view {largest:,} bytes, {time.perf_counter() - began:.0f} s")  # noqa: T201
            print(f"  dense numbers: {sizes(game)}", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
