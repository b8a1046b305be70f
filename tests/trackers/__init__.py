"""Trackers: what each seat was told, followed apart from the games' memories, to see whether samples are possible.

One for each game, in a room with the game's name. A tracker reads what its viewer perceives, and shares no code with
`engine.memory`, `engine.guess` or a game's `memory.py`; it never takes anything for certain that is not. `wrong` names
what cannot be in a state; it must find nothing in the true one.
"""

from __future__ import annotations

from importlib import import_module

from standoff.engine.errors import StandoffError
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR

from .base import Tracker


class Impossible(StandoffError):
    """A sample that contradicts what its seat was told."""


def trackers_of(table: Table) -> list[Tracker]:
    """A tracker for every seat and a spectator."""
    room = import_module(f"{__name__}.{table.setup.game.id}")
    return [room.Tracker(table, viewer) for viewer in (*range(table.setup.players), SPECTATOR)]


def look(trackers: list[Tracker], chance: Rng, samples: int) -> None:
    """Everybody hears what has happened and imagines so many tables, none of which may be impossible."""
    for tracker in trackers:
        tracker.learn()
        _blame(tracker, "the truth", tracker.wrong(tracker.table._state))
        sampler = Seat(tracker.table, tracker.viewer).sampler()
        for _ in range(samples):
            _blame(tracker, "a sample", tracker.wrong(sampler.state(chance)))


def _blame(tracker: Tracker, what: str, wrong: list[object]) -> None:
    if wrong:
        table = tracker.table
        where = f"question {table.number}, seat {tracker.viewer}"
        raise Impossible(f"{table.record()}\n{where}: {what} cannot be: {wrong}")
