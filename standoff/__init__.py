"""Standoff: tabletop games as software.

    import standoff

    table = standoff.new("walking_dead", players=5, seed=1)
    while not table.over:
        print(table.say(table.question()))
        table.answer(table.options[0])
    print(table.result())

A `Table` is one running game; `table.seat(i)` is what one player may see of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from msgspec import Struct

from standoff._loader import BUILD
from standoff.engine import demonstrate as _demonstrate
from standoff.engine import record as _record
from standoff.engine.clauses import Clause
from standoff.engine.data import DataFolder
from standoff.engine.demonstrate import AnyDemonstration, Demonstration, Frame
from standoff.engine.errors import (
    BadData,
    BadRecord,
    NotAllowed,
    NotAsked,
    NotUnderstood,
    StandoffError,
    UnknownClause,
    UnknownGame,
    WrongSetup,
)
from standoff.engine.follow import Follower
from standoff.engine.game import Game
from standoff.engine.messages import GameInfo, Option, Question, Reason, Record, Refusal, Result, Row, SeatLog, Told
from standoff.engine.packing import Numbering
from standoff.engine.player_names import checked_names
from standoff.engine.rng import Rng
from standoff.engine.rulebook import clauses_of, one_clause, scenarios_of, table_clauses
from standoff.engine.sample import Sample, Sampler
from standoff.engine.scenario import Scenario
from standoff.engine.schema import schema_of
from standoff.engine.seat import Seat
from standoff.engine.settings import checked_seed, make_settings
from standoff.engine.setup import NAMES, Setup
from standoff.engine.table import Table
from standoff.engine.written import shown
from standoff.games import every, find

__all__ = [
    "BUILD",
    "BadData",
    "BadRecord",
    "Clause",
    "Demonstration",
    "Follower",
    "Frame",
    "GameInfo",
    "NotAllowed",
    "NotAsked",
    "NotUnderstood",
    "Numbering",
    "Option",
    "Question",
    "Reason",
    "Record",
    "Refusal",
    "Result",
    "Rng",
    "Row",
    "Sample",
    "Sampler",
    "Scenario",
    "Seat",
    "SeatLog",
    "Setup",
    "StandoffError",
    "Table",
    "Told",
    "UnknownClause",
    "UnknownGame",
    "WrongSetup",
    "arrange",
    "catalogue",
    "clause",
    "clauses",
    "demonstrate",
    "games",
    "load",
    "new",
    "numbering",
    "play_scenario",
    "prepare",
    "read_record",
    "replay",
    "scenarios",
    "schema",
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
    return _build(find(game), players, seed, settings if settings is not None else {}, _folder(data))


def arrange(
    game: str,
    given: Mapping[str, Any] | None,
    *,
    players: Players,
    seed: int | str | None = None,
    settings: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Table:
    """A table at a position that is written like the `given` part of a scenario."""
    if given is None:
        raise WrongSetup("given must be a table of what lies where, not None")
    return Table.begin(prepare(game, players=players, seed=seed, settings=settings, data=data), given)


def catalogue(
    game: str,
    *,
    players: Players | None = None,
    settings: Mapping[str, Any] | None = None,
    data: str | Path | None = None,
) -> Struct:
    """What cannot change while a game is played, by the numbers that views and messages use: everything printed.

    Without `players`, for as few as the game can have.
    """
    seats = find(game).players[0] if players is None else players
    setup = prepare(game, players=seats, seed=0, settings=settings, data=data)
    return setup.game.catalogue.catalogue(setup)


def schema(game: str | None = None) -> dict[str, Any]:
    """The JSON schema of everything on the wire, in one game or in all."""
    return schema_of(every() if game is None else [find(game)])


def numbering(at: Table | Setup) -> Numbering:
    """Dense numbers for all answers that can ever be given at a table; for learners."""
    setup = at.setup if isinstance(at, Table) else at
    return Numbering(setup.game.messages.answers, setup.game.catalogue.things(setup))


def clauses(game: str) -> list[Clause]:
    """Every clause of a rulebook in its order, each with the titles of the scenarios that show it."""
    return list(clauses_of(find(game)).values())


def clause(id: str) -> Clause:  # noqa: A002 - it is called so everywhere
    """The clause of this name, of any game or of the table itself."""
    known = table_clauses()
    for game in every():
        known |= clauses_of(game)
    return one_clause(id, known)


def scenarios(game: str, clause: str | None = None) -> list[Scenario]:
    """The scenarios of a rulebook: all of them, or those that show a clause."""
    found = find(game)
    if clause is not None:
        one_clause(clause, clauses_of(found))
    return [deepcopy(s) for s in scenarios_of(found) if clause is None or clause in s.clauses]


def demonstrate(scenario: Scenario, *, seat: int | None = None) -> AnyDemonstration:
    """A scenario as frames to step through, with nothing hidden, or as a seat sees it."""
    return _demonstrate.demonstrate(scenario, scenario_setup, seat)


def play_scenario(scenario: Scenario, *, until: int | None = None) -> Table:
    """A scenario as a table to go on with: at its end, or as it is in the frame `until`; 0 is the position."""
    return _demonstrate.play_scenario(scenario, scenario_setup, until)


def scenario_setup(game: str, players: Players, seed: str, settings: Mapping[str, Any]) -> Setup:
    """What a scenario's table is begun with; 0 players are as few as the game can have."""
    return prepare(game, players=players or find(game).players[0], seed=seed, settings=settings)


def load(text: str | bytes, *, data: str | Path | None = None) -> Table:
    """The table that `table.save()` wrote down."""
    return _record.load(text, _setup_of, _folder(data))


def replay(record: Record | str | bytes, *, data: str | Path | None = None, until: int | None = None) -> Table:
    """Play a record again, to its end or for `until` answers."""
    told = record if isinstance(record, Record) else read_record(record)
    return _record.replay(told, _setup_of, _folder(data), until)


def read_record(text: str | bytes) -> Record:
    """A record from its JSON text."""
    return _record.read_record(text)


def _folder(data: str | Path | None) -> Path | None:
    if data is not None and not isinstance(data, str | Path):
        raise WrongSetup(f"data is a folder, not {shown(data)}")
    return None if data is None else Path(data)


def _build(
    game: Game, players: Players, seed: int | str | None, settings: Mapping[str, Any], data: Path | None
) -> Setup:
    names = _names(game, players)
    made = make_settings(game.settings, settings)
    game.check(len(names), made)
    words = checked_seed(secrets.token_hex(16) if seed is None else seed)
    if data is None:
        return Setup(game, names, made, game.packaged_data, "", words)
    folder = DataFolder(game.folder / "data", data)
    return Setup(game, names, made, game.load_data(folder), folder.name, words)


def _names(game: Game, players: Players) -> tuple[str, ...]:
    if isinstance(players, bool) or not isinstance(players, int | Sequence) or isinstance(players, str):
        raise WrongSetup(f"players is a number or a list of names, not {shown(players)}")
    count = players if isinstance(players, int) else len(players)
    if count not in game.players:
        least, most = game.players[0], game.players[-1]
        how_many = f"{least} players" if least == most else f"{least} to {most} players"
        raise WrongSetup(f"{game.title} is for {how_many}, not {shown(count)}")
    return NAMES[:count] if isinstance(players, int) else checked_names(players)


_setup_of = _record.make_setup_with(find, _build)
