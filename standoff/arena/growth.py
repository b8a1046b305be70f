"""How cost grows: with players, with the length of a game, with workers; and the memory of a stored state."""

from __future__ import annotations

import gc
import os
import tracemalloc
from collections.abc import Callable, Sequence

from msgspec import Struct

from standoff import BUILD
from standoff.arena import bench
from standoff.arena.simulate import Plan, simulate
from standoff.games import find

MOMENTS = (0.0, 0.25, 0.5, 0.75)
CLONES = 1000


class Moment(Struct, frozen=True):
    """What a state costs so far into a game: 0 is its first question, 0.5 its middle."""

    game: str
    players: int
    at: float
    clone_us: float
    save_bytes: int


class Workers(Struct, frozen=True):
    """The same games in one process and in two, by the clock; `two_s` includes their start, `start_s`.

    `ratio` is by the clock, so it needs two free cores. `ratio_cpu` is by the CPU time of all processes: what two free
    cores could give at best, after what the second process costs in addition.
    """

    game: str
    players: int
    games: int
    one_s: float
    two_s: float
    start_s: float
    ratio: float
    ratio_cpu: float


class Memory(Struct, frozen=True):
    """What a clone from the middle of a game holds of its own; what clones share is not counted."""

    game: str
    players: int
    clones: int
    bytes_each: int


class Growth(Struct, frozen=True):
    """How cost grows, in the build that runs."""

    build: str
    load: float
    players: list[bench.Speed]
    length: list[Moment]
    workers: list[Workers]
    memory: list[Memory]


def steps(games: Sequence[str]) -> int:
    """How many measurements `measure` makes."""
    return sum(len(find(game).players) + 3 for game in games)


def measure(games: Sequence[str], seconds: float, progress: Callable[[int], None] = lambda _: None) -> Growth:
    """Every game at every seat count; length, workers and memory at the most players."""
    grown = Growth(BUILD, bench.load(), [], [], [], [])
    for game in games:
        counts = find(game).players
        for players in counts:
            grown.players.append(bench.measure(game, players, seconds))
            progress(1)
        grown.length.extend(with_length(game, counts[-1]))
        progress(1)
        grown.workers.append(with_workers(game, counts[-1], 10 * seconds))
        progress(1)
        grown.memory.append(memory(game, counts[-1]))
        progress(1)
    return grown


def with_length(game: str, players: int) -> list[Moment]:
    """Clones and saves at the start of games, after a quarter, half and three quarters of their decisions."""
    out = []
    for at in MOMENTS:
        states = bench.positions(game, players, 20, at)
        out.append(Moment(game, players, at, bench.clone_us(states), bench.save_bytes(states)))
    return out


def with_workers(game: str, players: int, seconds: float) -> Workers:
    """As many games as one worker plays in about so long, by one and by two."""
    trial = simulate(Plan(game, players, 20, "trial"))
    games = max(8, round(trial.games_per_s * seconds))
    plan = Plan(game, players, games, "workers")
    began = _cpu()
    one = simulate(plan, 1).seconds
    between = _cpu()
    two = simulate(plan, 2).seconds
    ended = _cpu()
    start = simulate(Plan(game, players, 2, "start"), 2).seconds
    by_cpu = 2 * (between - began) / max(ended - between, 0.001)
    return Workers(game, players, games, one, two, start, one / two, by_cpu)


def _cpu() -> float:
    """CPU seconds of this process and of those that it has started and seen end."""
    return sum(os.times()[:4])


def memory(game: str, players: int, clones: int = CLONES) -> Memory:
    """The memory of many clones of one state, by tracemalloc."""
    state = bench.positions(game, players, 1)[0]
    kept = [state] * clones
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for i in range(clones):
            kept[i] = state.copy()
        gc.collect()
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return Memory(game, players, clones, round(held / clones))
