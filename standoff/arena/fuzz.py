"""Random games over all player counts and settings, with the game's invariants checked after every answer or fewer."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable

from msgspec import Struct

from standoff import prepare
from standoff.arena.pool import in_batches
from standoff.engine.errors import WrongSetup
from standoff.engine.messages import Record
from standoff.engine.play import playout, start
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.setup import Setup
from standoff.engine.table import Table
from standoff.games import find

LIMIT = 200_000
"""A random game with more decisions than this counts as a fault."""


class FuzzPlan(Struct, frozen=True):
    """Which game to try, from which seed on, and after how many answers to check; 0 checks at the end only."""

    game: str
    games: int
    seed: str
    every: int = 1


class Fault(Struct, frozen=True):
    """A game that went wrong, as a record that shows it."""

    what: str
    record: Record


class Found(Struct):
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    faults: list[Fault] = []


class FuzzReport(Struct, frozen=True):
    """What came of all games."""

    game: str
    games: int
    decisions: int
    longest: int
    seconds: float
    faults: list[Fault]


def fuzz(plan: FuzzPlan, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> FuzzReport:
    """Try the plan."""
    find(plan.game)
    began = time.perf_counter()
    total = Found()
    for found in in_batches(fuzz_batch, plan, plan.games, workers):
        total.games += found.games
        total.decisions += found.decisions
        total.longest = max(total.longest, found.longest)
        total.faults = total.faults + found.faults
        progress(found.games)
    seconds = round(time.perf_counter() - began, 1)
    return FuzzReport(plan.game, total.games, total.decisions, total.longest, seconds, total.faults)


def fuzz_batch(plan: FuzzPlan, first: int, count: int) -> Found:
    """Some games of the plan."""
    found = Found(faults=[])
    for number in range(first, first + count):
        setup = any_setup(plan, number)
        made = 0 if plan.every == 1 else _play_silently(setup, _chance(plan, number), plan.every)
        if not made:
            table = Table.begin(setup, listen=False)
            what = _play(table, _chance(plan, number))
            made = table.number
            if what:
                found.faults.append(Fault(what, table.record()))
        found.games += 1
        found.decisions += made
        found.longest = max(found.longest, made)
    return found


def _chance(plan: FuzzPlan, number: int) -> Rng:
    return Rng(plan.seed, "fuzz", number)


def _play_silently(setup: Setup, chance: Rng, every: int) -> int:
    """Play at random to the end, as fast as it goes, and check now and then; how many decisions there were.

    0 if anything went wrong: then the game is played again by `_play`, which makes the same choices, to make a record.
    """
    made = 0
    try:
        t = start(setup)
        while not t.over and made < LIMIT:
            made += playout(t, chance, min(every or LIMIT, LIMIT - made))
            if setup.game.position.faults(t):
                return 0
    except Exception:
        return 0
    return made if t.over else 0


def any_setup(plan: FuzzPlan, number: int) -> Setup:
    """Any player count and settings that go together; every other game has the default settings."""
    game = find(plan.game)
    chance = Rng(plan.seed, "setup", number)
    listed = game.info().settings
    while True:
        players = game.players[chance.below(len(game.players))]
        chosen = {s.name: s.choices[chance.below(len(s.choices))] for s in listed if number % 2}
        try:
            return prepare(plan.game, players=players, seed=f"{plan.seed}/{number}", settings=chosen)
        except WrongSetup:
            continue


def _play(table: Table, chance: Rng) -> str:
    """Play at random to the end; what went wrong, if anything."""
    faults = table.setup.game.position.faults

    def choose(seat: Seat) -> int:
        found = faults(table._state)
        if found:
            raise AssertionError("; ".join(found))
        return seat.options[chance.below(len(seat.options))]

    try:
        table.run([choose] * table.setup.players, LIMIT)
        found = faults(table._state)
    except Exception:
        return traceback.format_exc(limit=-6)
    if not table.over:
        return f"no end after {LIMIT} decisions"
    return "; ".join(found)
