"""How many machine instructions a decision of random play takes, counted by valgrind: the same in every run, on the
busiest machine. Several checkouts side by side show what a change costs.

    .venv/bin/python scripts/instructions.py [CHECKOUT...] [--build compiled|pure] [--game GAME]

Without a checkout, this one. Each needs its environment and its build (`./run build`). A game is simulated twice, the
second time with more games: what is between the two counts, so that the start of a process does not. Needs valgrind.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
SEATS = {"walking_dead": 8, "bang": 7, "halo_bang": 7, "risk_halo": 3, "flashpoint": 2}
GAMES = {
    "walking_dead": (50, 350),
    "bang": (30, 180),
    "halo_bang": (30, 230),
    "risk_halo": (2, 14),
    "flashpoint": (2, 6),
}
"""So few games and so many, of each: some tens of thousands of decisions lie between (Flashpoint: some thousands)."""
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


def counted(checkout: Path, build: str, game: str, games: int) -> tuple[int, int]:
    """The instructions of a whole process that simulates so many games, and the decisions in them."""
    counting = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [str(checkout / ".venv/bin/python"), str(checkout / ".venv/bin/standoff"), "simulate", game, "--json"]
    plan = ["--players", str(SEATS[game]), "--games", str(games), "--seed", "1"]
    env = {**os.environ, "STANDOFF_BUILD": build, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*counting, *command, *plan], env=env, capture_output=True, text=True, check=False)
    found = COUNTED.search(done.stderr)
    if done.returncode or found is None:
        raise SystemExit(f"{checkout}: {game} could not be counted: {done.stderr.strip()[-400:]}")
    return int(found[1].replace(",", "")), msgspec.json.decode(done.stdout)["decisions"]


def per_decision(checkout: Path, build: str, game: str) -> float:
    """Instructions of one decision more."""
    (few, decided), (many, decided_more) = (counted(checkout, build, game, games) for games in GAMES[game])
    return (many - few) / (decided_more - decided)


def main() -> int:
    """Count and compare."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("checkouts", nargs="*", type=Path, default=[ROOT])
    said.add_argument("--build", choices=("compiled", "pure"), default="compiled")
    said.add_argument("--game", choices=tuple(SEATS))
    wanted = said.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed. On Debian and Ubuntu, as root: apt-get install valgrind")
    for game in [wanted.game] if wanted.game else SEATS:
        found = [per_decision(checkout.resolve(), wanted.build, game) for checkout in wanted.checkouts]
        ratios = "".join(f"  ({figure / found[0]:.3f})" for figure in found[1:])
        figures = "  ".join(f"{figure:>10,.0f}" for figure in found)
        sys.stdout.write(f"{game:14}{figures}{ratios}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
