"""What a seat knows, as plain data: enough to make its Seat again in another process, and nothing more.

It is what the seat was told, and a position that it can imagine, which has what lies open and nothing of the truth
(`engine.sample`). So whoever is given this (a bot in a process of its own, or on another machine) has what the
seat has: it can look, hear, imagine tables and search.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from standoff.engine.errors import StandoffError
from standoff.engine.history import History
from standoff.engine.memory import Memory
from standoff.engine.messages import Settings
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.settings import chosen_settings
from standoff.engine.setup import Setup
from standoff.engine.state import State
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.engine.vocabulary import union


class Known(Struct, frozen=True):
    """All that a seat knows. `starts` has the number of the first event after each answer.

    `written`: the game began at a position that somebody wrote down; what the seat knew there does not follow from
    events, so its memory must go along.
    """

    game: str
    version: int
    players: list[str]
    settings: Settings
    seat: int
    starts: list[int]
    events: list[Any]
    options: list[int]
    position: dict[str, Any]
    written: bool = False


def known_of(seat: Seat) -> Known:
    """What this seat knows."""
    table = seat._table
    s, history = table.setup, table._listen()
    perceived, imagined = s.game.messages.perceived, seat.sample(Rng("known")).state
    return Known(
        game=s.game.id,
        version=s.game.version,
        players=list(s.names),
        settings=chosen_settings(s.settings),
        seat=seat.index,
        starts=list(history.starts),
        events=[perceived(event, seat.index) for event in history.events],
        options=list(imagined.options),
        position=imagined.dump(),
        written=table._given is not None,
    )


Memories = Mapping[int, Memory]
"""By viewer."""


def memories_of(seat: Seat) -> Memories:
    """What this seat remembers, and what everybody does; it goes along where it does not follow from the events."""
    return {viewer: seat._table._memory(viewer).copy() for viewer in (seat.index, SPECTATOR)}


def seat_that_knows(known: Known, setup: Setup, memories: Memories | None = None) -> Seat:
    """The seat that knows this; `setup` is that of its table, without the seed."""
    if memories is None and known.written:
        raise StandoffError("this game began at a written position; what the seat knew there is not among its events")
    state = restore(setup, known.position)
    state.options = list(known.options)
    table = Table(setup, state)
    events = msgspec.convert(known.events, list[union(setup.game.messages.events)])  # type: ignore[misc]
    table._history = History(events, list(known.starts), None)
    table._answers = [0] * len(known.starts)
    for viewer, memory in (memories or {}).items():
        table._telling.memories[viewer] = memory, len(events)
    return Seat(table, known.seat)


def restore(setup: Setup, told: dict[str, Any]) -> State:
    """The state that `State.dump` wrote down."""
    made = setup.state()
    for name in made.saved:
        value = told[name]
        setattr(made, name, _tuples(value) if name in made.shared else _copied(value, name in made.nested))
    frame: Any = None
    for rule, place, *parts in told["stack"]:
        kind = setup.frames[rule]
        values = {
            name: _tuples(value) if name in kind.tuples else value
            for name, value in zip(kind.fields, parts, strict=True)
        }
        make: Any = kind
        frame = make(frame, *list(values.values())[: kind.params])
        frame.pc = place
        for name, value in values.items():
            setattr(frame, name, value)
    made.rule = frame
    return made


def _tuples(value: Any) -> Any:
    """Lists within are tuples: that is how JSON writes them."""
    return tuple(_tuples(part) for part in value) if isinstance(value, list | tuple) else value


def _copied(value: Any, nested: bool) -> Any:
    """A list: of lists, or of what cannot change."""
    return [list(row) for row in value] if nested else [_tuples(part) for part in value]
