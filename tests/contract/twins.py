"""Twins: two tables with the same seed where one result of chance came out otherwise, and a viewer cannot tell which.

    STANDOFF_BUILD=pure python -m tests.contract.twins GAME

Other worlds (`standoff/arena/secrecy.py`) are made of samples, and have what a sample keeps of the truth in common with
the real table. Twins have nothing in common but what was told: each is set up by the rules. One shuffle or one pick of
the set-up is made with other chances, until the viewer perceives the same as before though other things lie hidden.
Then everything that its Seat gives is compared, and again after each answer, as long as it is told the same. Only plain
Python lets chance be replaced.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from unittest import mock

from standoff.arena.secrecy import Tally, check_revealed, compare, told
from standoff.engine.rng import Rng, below, shuffle
from standoff.engine.setup import Setup
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games import find

from .worlds import World, every_count, mixtures

TRIES = 8
"""So often a result is made anew, to find one of which the viewer notices nothing."""

MOST_RESULTS = 16
"""Of a set-up with more results of chance, so many are tried."""

STEPS = 24
"""How many answers twins are given."""

CHANCES = {"shuffle": shuffle, "below": below}


class Twin:
    """One viewer's twin of a table."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table, self.viewer = table, viewer


def begun(setup: Setup, number: int, chance: Rng) -> tuple[Table, int]:
    """A new table, one of whose results, by its number, is made with other chances; how many results there were."""
    made = 0

    def otherwise(kind):
        def result(t, what):
            nonlocal made
            made += 1
            came = CHANCES[kind](t, what)
            return CHANCES[kind](chance, what) if made == number else came

        return result

    with ExitStack() as replaced:
        for name, room in sorted(sys.modules.items()):
            for kind, real in CHANCES.items():
                if name.startswith(f"standoff.games.{setup.game.id}.") and getattr(room, kind, None) is real:
                    replaced.enter_context(mock.patch.object(room, kind, otherwise(kind)))
        return Table.begin(setup), made


def twins_of(table: Table, viewer: int, chance: Rng) -> list[Twin]:
    """Twins for some results of the set-up."""
    found = []
    truth, same = table.setup.game.zones.gather(table._state), told(table, viewer, 0)
    _, results = begun(table.setup, 0, chance)
    numbers = list(range(1, results + 1))
    chance.shuffle(numbers)
    for number in numbers[:MOST_RESULTS]:
        for _ in range(TRIES):
            other, _ = begun(table.setup, number, chance)
            if other.setup.game.zones.gather(other._state) != truth and told(other, viewer, 0) == same:
                found.append(Twin(other, viewer))
                break
    return found


def follow(table: Table, twin: Twin, chance: Rng, tally: Tally) -> None:
    """The same answers for both, as long as the viewer is told the same."""
    compare(table, twin, 0)
    tally.worlds += 1
    for step in range(STEPS):
        if table.over:
            return
        code, before = table.options[chance.below(len(table.options))], table.cursor
        if code not in twin.table._state.options:
            return
        for one in (table, twin.table):
            one.answer(code)
        here, there = told(table, twin.viewer, before), told(twin.table, twin.viewer, before)
        if here != there:
            check_revealed(table, twin.viewer, here, there)
            return
        compare(table, twin, step)
        tally.comparisons += 1


def watch(world: World, tally: Tally) -> None:
    """Twins of one set-up for a spectator and for one of the seats."""
    table, chance = Table.begin(world.setup()), Rng("twins", str(world))
    for viewer in (SPECTATOR, chance.below(world.players)):
        for twin in twins_of(table, viewer, chance):
            follow(table.clone(), twin, chance, tally)


def main(game: str) -> None:
    """Look at every player count and at mixed settings; print what was compared."""
    tally = Tally()
    for world in (*every_count(), *mixtures(3)):
        if world.game == find(game).id:
            watch(world, tally)
    sys.stdout.write(f"{game}: {tally.worlds} twins, {tally.comparisons} comparisons\n")
    sys.exit(0 if tally.worlds else "no twins were found")


if __name__ == "__main__":
    main(sys.argv[1])
