"""How fast: decisions and games a second in random play, the cost of a clone, the size of a save."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import msgspec
from msgspec import Struct

from standoff import BUILD, prepare
from standoff.engine.play import give, playout, start
from standoff.engine.rng import Rng
from standoff.engine.state import State


class Speed(Struct, frozen=True):
    """The figures of one game and player count, on one core (CPU time, the best of three)."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float
    save_bytes: int
    build: str


def measure(game: str, players: int, seconds: float = 1.0) -> Speed:
    """Random games for about `seconds`, three times; then clones of positions from the middle of games."""
    _play_for(game, players, seconds / 4)
    rounds = [_play_for(game, players, seconds) for _ in range(3)]
    decisions, games, spent = max(rounds, key=lambda r: r[0] / r[2])
    states = positions(game, players, 20)
    return Speed(
        game=game,
        players=players,
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games / spent, 1),
        decisions_per_game=round(decisions / games, 1),
        clone_us=clone_us(states),
        save_bytes=save_bytes(states),
        build=BUILD,
    )


def measure_in_plain_python(game: str, players: int, seconds: float = 1.0) -> Speed:
    """The same in a process of its own that runs without the compiled build."""
    code = (
        "import sys, msgspec; from standoff.arena.bench import measure; "
        "print(msgspec.json.encode(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))).decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, game, str(players), str(seconds)],
        env={**os.environ, "STANDOFF_BUILD": "pure"},
        capture_output=True,
        text=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Speed)


def measure_builds(game: str, players: int, seconds: float = 1.0) -> list[Speed]:
    """The build that runs; and plain Python as well, if that is not what runs."""
    speeds = [measure(game, players, seconds)]
    if BUILD != "pure":
        speeds.append(measure_in_plain_python(game, players, seconds))
    return speeds


def _play_for(game: str, players: int, seconds: float) -> tuple[int, int, float]:
    decisions = games = 0
    began = time.process_time()
    spent = 0.0
    setup = prepare(game, players=players, seed="bench")
    while spent < seconds:
        decisions += playout(start(setup.with_seed(str(games))), Rng("bench", games))
        games += 1
        spent = time.process_time() - began
    return decisions, games, spent


def positions(game: str, players: int, count: int, at: float = 0.5) -> list[State]:
    """Positions from so many random games, each after that share of its decisions."""
    out = []
    for seed in range(count):
        setup = prepare(game, players=players, seed=seed)
        length = playout(start(setup), Rng("middle", seed))
        t, chance = start(setup), Rng("middle", seed)
        for _ in range(int(length * at)):
            give(t, t.options[chance.below(len(t.options))])
        out.append(t)
    return out


def clone_us(states: list[State]) -> float:
    """Microseconds for a clone of one of these, the best of five."""
    return round(min(_clone_all(states) for _ in range(5)), 2)


def load() -> float:
    """How busy the machine is: processes that want to run, over the last minute; 0 where that is not known."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def save_bytes(states: list[State]) -> int:
    """The size of a save of one of these."""
    return round(sum(len(msgspec.json.encode(s.dump())) for s in states) / len(states))


def _clone_all(states: list[State]) -> float:
    repeat = 500
    began = time.process_time()
    for state in states:
        copy = state.copy
        for _ in range(repeat):
            copy()
    return (time.process_time() - began) / (repeat * len(states)) * 1e6
