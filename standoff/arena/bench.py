"""How fast: decisions and games a second in random play, and what a search or a client pays for what it asks a table.

Microseconds are those of the public API, in the middle of a game: a step of a sample by hand (`options`, `give`), a
sample by a plan that is there, a clone of a table, a view and a key of the seat that is asked.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from standoff import BUILD, prepare
from standoff.bots.random import RandomBot
from standoff.engine.play import give, playout, start
from standoff.engine.rng import Rng
from standoff.engine.sample import Sampler
from standoff.engine.state import State
from standoff.engine.table import Table


class Speed(Struct, frozen=True):
    """The figures of one game and player count, on one core (CPU time, the best of three)."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    step_us: float
    clone_us: float
    table_clone_us: float
    sample_us: float
    view_us: float
    key_us: float
    view_bytes: int
    save_bytes: int
    build: str


def measure(game: str, players: int, seconds: float = 1.0) -> Speed:
    """Random games for about `seconds`, three times; then clones of positions from the middle of games."""
    _play_for(game, players, seconds / 4)
    rounds = [_play_for(game, players, seconds) for _ in range(3)]
    decisions, games, spent = max(rounds, key=lambda r: r[0] / r[2])
    states = positions(game, players, 20)
    tables = tables_amid(game, players, 10)
    seats = [table.seat(table.asked or 0) for table in tables]
    chance = Rng("samples")
    plans = [seat.sampler() for seat in seats]
    return Speed(
        game=game,
        players=players,
        decisions_per_s=round(decisions / spent),
        games_per_s=round(games / spent, 1),
        decisions_per_game=round(decisions / games, 1),
        step_us=step_us(plans, seconds),
        clone_us=clone_us(states),
        table_clone_us=_best_us([table.clone for table in tables], 200),
        sample_us=_best_us([partial(plan.sample, chance) for plan in plans], 200),
        view_us=_best_us([seat.view for seat in seats], 20),
        key_us=_best_us([seat.key for seat in seats], 20),
        view_bytes=max(len(msgspec.json.encode(seat.view())) for seat in seats),
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


def tables_amid(game: str, players: int, count: int) -> list[Table]:
    """Tables in the middle of so many random games."""
    out = []
    for seed in range(count):
        setup = prepare(game, players=players, seed=seed)
        half = playout(start(setup), Rng("middle", seed)) // 2
        table = Table.begin(setup, listen=False)
        table.run([RandomBot(Rng("middle", seed)).choose] * players, half)
        out.append(table)
    return out


def clone_us(states: list[State]) -> float:
    """Microseconds for a clone of one of these."""
    return _best_us([state.copy for state in states], 500)


def step_us(plans: list[Sampler], seconds: float) -> float:
    """Microseconds a decision if samples are played on by hand, the best of three."""
    return round(min(_step_for(plans, seconds / 4) for _ in range(3)), 2)


def _step_for(plans: list[Sampler], seconds: float) -> float:
    chance = Rng("steps")
    made, spent, began = 0, 0.0, time.process_time()
    while spent < seconds or not made:
        for plan in plans:
            sample = plan.sample(chance)
            while not sample.over:
                options = sample.options
                sample.give(options[chance.below(len(options))])
                made += 1
        spent = time.process_time() - began
    return spent / made * 1e6


def _best_us(acts: Sequence[Callable[[], object]], repeat: int) -> float:
    """Microseconds for one of these, the best of five."""
    return round(min(_all_us(acts, repeat) for _ in range(5)), 2)


def _all_us(acts: Sequence[Callable[[], object]], repeat: int) -> float:
    began = time.process_time()
    for act in acts:
        for _ in range(repeat):
            act()
    return (time.process_time() - began) / (repeat * len(acts)) * 1e6


def load() -> float:
    """How busy the machine is: processes that want to run, over the last minute; 0 where that is not known."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0


def save_bytes(states: list[State]) -> int:
    """The size of a save of one of these."""
    return round(sum(len(msgspec.json.encode(s.dump())) for s in states) / len(states))
