"""The one method: uniformly random play of whole games, CPU time of this process, the best of three rounds.

    python measure.py MODULE SECONDS [GAME ...]

MODULE is a file beside this one. It names its library (`WHO`, `version`) and its games (`subjects`). A subject has
`game`, `seats`, `loop` (the language of the loop that plays), `clone`, and

- `play(number)`: a whole game from its set-up; how many decisions the seats took. This is what the clock measures.
- `walk(number, limit)`: a game for at most `limit` decisions; how many, how many of them had one option only, and the
  position reached, or None if the game is over.

Chance (deals, dice) is part of the time but no decision. Prints one JSON object, and what it does on standard error.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import sys
import time
from collections.abc import Callable
from typing import Any

FOREVER = 1_000_000_000
POSITIONS = 10


def measure(subject: Any, seconds: float) -> dict[str, Any]:
    """The figures of one subject."""
    play_for(subject, seconds / 4)
    rounds = [play_for(subject, seconds) for _ in range(3)]
    decisions, games, spent = max(rounds, key=lambda r: r[0] / r[2])
    average = sum(r[0] for r in rounds) / sum(r[1] for r in rounds)
    return {
        "game": subject.game,
        "seats": subject.seats,
        "loop": subject.loop,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(average, 1),
        "forced": round(forced_share(subject, seconds), 3),
        "clone_us": clone_us(subject, average, seconds),
    }


def play_for(subject: Any, seconds: float) -> tuple[float, int, float]:
    """Whole games for about so long: decisions, games, seconds."""
    decisions, games, spent = 0.0, 0, 0.0
    play = subject.play
    began = time.process_time()
    while spent < seconds:
        decisions += play(games)
        games += 1
        spent = time.process_time() - began
    return decisions, games, spent


def forced_share(subject: Any, seconds: float) -> float:
    """The share of decisions with one option only."""
    decisions = forced = number = 0
    began = time.process_time()
    while number < 3 or (number < 500 and time.process_time() - began < seconds / 2):
        made, single, _ = subject.walk(number, FOREVER)
        decisions, forced, number = decisions + made, forced + single, number + 1
    return forced / decisions


def clone_us(subject: Any, average: float, seconds: float) -> float | None:
    """Microseconds for a clone in the middle of a game; None if this library cannot clone the game."""
    costs: list[float] = []
    for number in range(20 * POSITIONS):
        position = subject.walk(number, max(1, int(average / 2)))[2]
        if position is None:
            continue
        try:
            subject.clone(position)
        except (TypeError, NotImplementedError, AttributeError):
            return None
        repeat = 1
        while (spent := time_clones(subject.clone, position, repeat)) < seconds / 100:
            repeat *= 2
        spent = min(spent, *(time_clones(subject.clone, position, repeat) for _ in range(4)))
        costs.append(spent / repeat)
        if len(costs) == POSITIONS:
            break
    return round(sum(costs) / len(costs) * 1e6, 2) if costs else None


def time_clones(clone: Callable[[Any], Any], position: Any, repeat: int) -> float:
    """CPU seconds of so many clones."""
    began = time.process_time()
    for _ in range(repeat):
        clone(position)
    return time.process_time() - began


def report(module: Any, seconds: float, games: list[str]) -> dict[str, Any]:
    """The figures of a library; a game that fails is named with the reason and stops no other."""
    rows, failures = [], []
    for name, make in module.subjects(games):
        sys.stderr.write(f"measuring {name}\n")
        sys.stderr.flush()
        try:
            rows.append(measure(make(), seconds))
        except Exception as error:
            failures.append({"game": name, "reason": f"{type(error).__name__}: {error}".splitlines()[0]})
    return {"who": module.WHO, "version": module.version(), "rows": rows, "failures": failures}


def main() -> None:
    """Measure what the command line names. What a library prints meanwhile must not disturb the JSON."""
    with contextlib.redirect_stdout(sys.stderr):
        told = report(importlib.import_module(sys.argv[1]), float(sys.argv[2]), sys.argv[3:])
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
