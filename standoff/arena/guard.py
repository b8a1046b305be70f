"""Has a change made the games slower? The sources as they are beside those of an earlier commit, in one run.

Both are measured by turns on the same machine in the same minutes, so that only their ratio counts.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from standoff._loader import PACKAGE
from standoff.engine.errors import WrongSetup
from standoff.games import find

MEASURE = """
import sys, time
from standoff import prepare
from standoff.engine.play import playout, start
from standoff.engine.rng import Rng
game, players, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
def play(seconds):
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not games:
        decisions += playout(start(prepare(game, players=players, seed=games)), Rng("guard", games))
        games += 1
    return decisions / (time.process_time() - began)
play(seconds / 4)
print(play(seconds))
"""


class Comparison(Struct, frozen=True):
    """Decisions a second of one game, before and now; above 1 is faster now. None where the game is new."""

    game: str
    players: int
    before: float | None
    now: float
    ratio: float | None


def compare(
    revision: str, games: Sequence[str], seconds: float = 0.5, progress: Callable[[int], None] = lambda _: None
) -> list[Comparison]:
    """Each game at its largest player count, the best of three turns each."""
    with tempfile.TemporaryDirectory(prefix="standoff-guard-") as name:
        earlier = Path(name)
        unpack(revision, earlier)
        out = []
        for game in games:
            players = find(game).players[-1]
            known = (earlier / "standoff" / "games" / game).is_dir()
            before, now = [], []
            for _ in range(3):
                if known:
                    before.append(_measure(earlier, game, players, seconds))
                now.append(_measure(PACKAGE.parent, game, players, seconds))
            best = max(before) if before else None
            ratio = round(max(now) / best, 3) if best else None
            out.append(Comparison(game, players, best, max(now), ratio))
            progress(1)
        return out


def unpack(revision: str, folder: Path) -> None:
    """The package as it was at a commit."""
    done = subprocess.run(
        ["git", "archive", revision, "standoff"], cwd=PACKAGE.parent, capture_output=True, check=False
    )
    if done.returncode != 0:
        raise WrongSetup(f"there is no commit {revision!r} to compare with: {done.stderr.decode().strip()}")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=done.stdout, check=True)


def _measure(folder: Path, game: str, players: int, seconds: float) -> float:
    env = {**os.environ, "PYTHONPATH": str(folder), "STANDOFF_BUILD": "pure"}
    command = [sys.executable, "-c", MEASURE, game, str(players), str(seconds)]
    done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise WrongSetup(f"{game} cannot be measured at {folder}: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout)
