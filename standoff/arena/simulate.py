"""Many games between bots, on one or several processes, with one digest over all their records."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from standoff import prepare
from standoff.arena.pool import in_batches
from standoff.bots import bots_for
from standoff.engine.messages import Record
from standoff.engine.rng import Rng
from standoff.engine.settings import chosen_settings
from standoff.engine.setup import Setup
from standoff.engine.table import Table

LIMIT = 200_000
"""A game with more decisions than this is given up and counted as not completed."""


class Plan(Struct, frozen=True):
    """What is to be simulated."""

    game: str
    players: int
    games: int
    seed: str
    bots: str = "random"
    settings: dict[str, Any] = {}
    data: str | None = None


class Tally(Struct):
    """What came of some games; `digests` is in the order of the games."""

    first: int
    completed: int
    decisions: int
    wins: list[int]
    digests: list[bytes]


class Report(Struct, frozen=True):
    """What came of a simulation. `digest` depends on the plan only: not on workers, process, hash seed or build."""

    game: str
    players: int
    games: int
    completed: int
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    wins: list[int]
    digest: str


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Play the plan; `progress` is told how many more games are done."""
    _setup(plan)
    bots_for(plan.bots, plan.players)
    began = time.perf_counter()
    tallies = []
    for tally in in_batches(play_batch, plan, plan.games, workers):
        tallies.append(tally)
        progress(len(tally.digests))
    seconds = time.perf_counter() - began
    tallies.sort(key=lambda t: t.first)
    digest = blake2b(digest_size=16)
    for tally in tallies:
        for one in tally.digests:
            digest.update(one)
    decisions = sum(t.decisions for t in tallies)
    return Report(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        completed=sum(t.completed for t in tallies),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_s=round(decisions / seconds, 1),
        games_per_s=round(plan.games / seconds, 2),
        wins=[sum(t.wins[s] for t in tallies) for s in range(plan.players)],
        digest=digest.hexdigest(),
    )


def play_batch(plan: Plan, first: int, count: int) -> Tally:
    """Play some games of a plan, the first of them by its number."""
    tally = Tally(first, 0, 0, [0] * plan.players, [])
    setup = _setup(plan)
    for number in range(first, first + count):
        record, winners, over = play_game(plan, setup, number)
        tally.completed += over
        tally.decisions += len(record.answers)
        for seat in winners:
            tally.wins[seat] += 1
        tally.digests.append(blake2b(msgspec.json.encode(record), digest_size=16).digest())
    return tally


def play_game(plan: Plan, setup: Setup, number: int) -> tuple[Record, tuple[int, ...], bool]:
    """One game of a plan: its record, its winners, and whether it came to an end."""
    bots = [make(Rng(plan.seed, number, seat)) for seat, make in enumerate(bots_for(plan.bots, plan.players))]
    table = Table.begin(setup.with_seed(f"{plan.seed}/{number}"), listen=False)
    table.run([bot.choose for bot in bots], LIMIT)
    result = table.result()
    return table.record(), tuple(result.winners) if result is not None else (), table.over


def _setup(plan: Plan) -> Setup:
    return prepare(
        plan.game,
        players=plan.players,
        seed=plan.seed,
        settings=plan.settings,
        data=Path(plan.data) if plan.data is not None else None,
    )


def plan_of(
    game: str, players: int, games: int, seed: str, bots: str, settings: Mapping[str, Any], data: Path | None
) -> Plan:
    """A plan with its settings checked and reduced to those that differ from their defaults."""
    setup = prepare(game, players=players, seed=seed, settings=settings, data=data)
    chosen = chosen_settings(setup.settings)
    return Plan(game, players, games, seed, bots, chosen, str(data) if data is not None else None)
