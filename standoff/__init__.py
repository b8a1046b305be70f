"""Standoff: tabletop games as software.

    import standoff

    table = standoff.new("walking_dead", players=5, seed=1)
    while not table.over:
        print(table.question.prompt)
        table.answer(0)
    print(table.result)

A `Table` is one running game; `table.seat(i)` is what one player may see of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from standoff._loader import BUILD
from standoff.engine import record as _record
from standoff.engine.data import DataFolder
from standoff.engine.errors import (
    BadData,
    BadRecord,
    NotAllowed,
    NotAsked,
    NotUnderstood,
    StandoffError,
    UnknownGame,
    WrongSetup,
)
from standoff.engine.game import Game
from standoff.engine.messages import Event, GameInfo, Option, Question, Reason, Record, Refusal, Result
from standoff.engine.rng import Rng
from standoff.engine.settings import make_settings
from standoff.engine.setup import NAMES, Setup
from standoff.engine.table import Seat, Table
from standoff.games import every, find

__all__ = [
    "BUILD",
    "BadData",
    "BadRecord",
    "Event",
    "GameInfo",
    "NotAllowed",
    "NotAsked",
    "NotUnderstood",
    "Option",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "Seat",
    "StandoffError",
    "Table",
    "UnknownGame",
    "WrongSetup",
    "arrange",
    "games",
    "load",
    "new",
    "prepare",
    "read_record",
    "replay",
]

__version__ = "0.1.0"

Players = int | Sequence[str]


def games() -> list[GameInfo]:
    """The games that can be played, with their player counts and settings."""
    return [game.info() for game in every()]


def new(
    game: str,
    *,
    players: Players,
    seed: int | str | None = None,
    settings: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Table:
    """A new table, at its first question.

    `players` is how many, or their names in the order of the seats. The same seed gives the same game; without one,
    chance decides. `settings` choose between readings of the rules; `data` is a folder of files that replace the
    game's own figures.
    """
    return Table.begin(prepare(game, players=players, seed=seed, settings=settings, data=data))


def prepare(
    game: str,
    *,
    players: Players,
    seed: int | str | None = None,
    settings: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Setup:
    """All that is agreed before a game starts; `new` begins a table with it."""
    return _build(find(game), players, seed, settings or {}, Path(data) if data is not None else None)


def arrange(
    game: str,
    given: Mapping[str, Any],
    *,
    players: Players,
    seed: int | str | None = None,
    settings: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Table:
    """A table at a position that is written like the `given` part of a scenario."""
    return _record.arranged(prepare(game, players=players, seed=seed, settings=settings, data=data), given)


def load(text: str | bytes, *, data: str | Path | None = None) -> Table:
    """The table that `table.save()` wrote down."""
    return _record.load(text, _setup_of, Path(data) if data is not None else None)


def replay(record: Record | str | bytes, *, data: str | Path | None = None, until: int | None = None) -> Table:
    """Play a record again, to its end or for `until` answers."""
    told = record if isinstance(record, Record) else read_record(record)
    return _record.replay(told, _setup_of, Path(data) if data is not None else None, until)


def read_record(text: str | bytes) -> Record:
    """A record from its JSON text."""
    return _record.read_record(text)


def _build(
    game: Game, players: Players, seed: int | str | None, settings: Mapping[str, Any], data: Path | None
) -> Setup:
    names = _names(game, players)
    made = make_settings(game.settings, settings)
    game.check(len(names), made)
    if seed is None:
        seed = secrets.token_hex(16)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise WrongSetup(f"a seed is a whole number or a text, not {seed!r}")
    if data is None:
        return Setup(game, names, made, game.packaged_data, "", str(seed))
    folder = DataFolder(game.folder / "data", data)
    return Setup(game, names, made, game.load_data(folder), folder.name, str(seed))


def _names(game: Game, players: Players) -> tuple[str, ...]:
    if isinstance(players, bool) or not isinstance(players, int | Sequence) or isinstance(players, str):
        raise WrongSetup(f"players is a number or a list of names, not {players!r}")
    count = players if isinstance(players, int) else len(players)
    if count not in game.players:
        least, most = game.players[0], game.players[-1]
        how_many = f"{least} players" if least == most else f"{least} to {most} players"
        raise WrongSetup(f"{game.title} is for {how_many}, not {count}")
    names = NAMES[:count] if isinstance(players, int) else tuple(players)
    if not all(isinstance(n, str) and n.strip() for n in names):
        raise WrongSetup("every player needs a name")
    if len({n.casefold() for n in names}) != len(names):
        raise WrongSetup(f"two players have the same name: {', '.join(names)}")
    return names


_setup_of = _record.make_setup_with(find, _build)
