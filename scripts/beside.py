"""Random play of several checkouts side by side. Rounds of a twentieth of a second take turns, so that a machine that
is busy now and quiet then slows all of them alike; what tells them apart is the ratio of each round to its neighbour's.

    .venv/bin/python scripts/beside.py ../before . [--game halo_bang] [--build compiled|pure] [--rounds 200]

Each checkout plays in a process of its own, with its own build (`./run build`). For every game it prints the decisions
of a second of CPU time in the first checkout, the best round of ten, and for each other one the median ratio to the
first with its standard error. `scripts/instructions.py` counts instructions, which are the same in every run, but a
machine takes longer for some than for others.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

SEATS = {"walking_dead": 8, "bang": 7, "halo_bang": 7, "risk_halo": 5, "flashpoint": 2}
ROUND = 0.05
"""Seconds of a round, at least."""
DEALS = 400
"""So many different games are played, again and again."""

CHILD = """
import sys, time
from standoff import BUILD, prepare
from standoff.engine.play import playout, start
from standoff.engine.rng import Rng
setup, game = prepare(sys.argv[1], players=int(sys.argv[2]), seed="bench"), 0
print(BUILD, flush=True)
for line in sys.stdin:
    made, began = 0, time.process_time()
    for _ in range(int(line)):
        game = (game + 1) % int(sys.argv[3])
        made += playout(start(setup.with_seed(str(game))), Rng("bench", game))
    print(made, time.process_time() - began, flush=True)
"""


class Player:
    """A process that plays with the code of one checkout."""

    def __init__(self, checkout: Path, game: str, build: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(checkout), "STANDOFF_BUILD": build, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-c", CHILD, game, str(SEATS[game]), str(DEALS)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=checkout, env=env, stdin=pipe, stdout=pipe, text=True)
        if (found := self._line().strip()) != build:
            raise SystemExit(f"{checkout} plays with the {found or 'missing'} build, not the {build} one")

    def play(self, games: int) -> tuple[float, float]:
        """So many games more: decisions a second, and the seconds."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()
        made, spent = self._line().split()
        return int(made) / float(spent), float(spent)

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def compare(checkouts: list[Path], game: str, build: str, rounds: int) -> str:
    """One game, played by all checkouts in turn, forwards and backwards."""
    players = [Player(checkout, game, build) for checkout in checkouts]
    games = 1
    while players[0].play(games)[1] < ROUND:
        games *= 2
    for player in players:
        player.play(DEALS // 2)
    rates: list[list[float]] = [[] for _ in players]
    for turn in range(rounds):
        order = list(enumerate(players))
        for at, player in order if turn % 2 else reversed(order):
            rates[at].append(player.play(games)[0])
    for player in players:
        player.end()
    first = rates[0]
    told = [f"{game:14}{statistics.quantiles(first, n=10)[-1]:>12,.0f}"]
    for other in rates[1:]:
        ratios = [mine / theirs for mine, theirs in zip(other, first, strict=True)]
        told.append(f"{statistics.median(ratios):.3f} ± {1.25 * statistics.stdev(ratios) / rounds**0.5:.3f}")
    return "   ".join(told)


def main() -> None:
    """Compare and tell."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("checkouts", nargs="+", type=Path, help="the others are held against the first")
    said.add_argument("--build", choices=("compiled", "pure"), default="compiled")
    said.add_argument("--game", choices=tuple(SEATS), action="append")
    said.add_argument("--rounds", type=int, default=200)
    wanted = said.parse_args()
    for game in wanted.game or SEATS:
        sys.stdout.write(
            compare([path.resolve() for path in wanted.checkouts], game, wanted.build, wanted.rounds) + "\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
