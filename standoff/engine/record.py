"""Records and saves: a game written down, and read again.

A record is the truth of a game: players, settings, seed and answers. A save is a record with the name of the position
that it leads to, so that a file that was changed by hand is found out; it is opened by playing the record again.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from standoff.engine.errors import BadRecord, StandoffError
from standoff.engine.game import Game
from standoff.engine.messages import Record
from standoff.engine.setup import Setup
from standoff.engine.state import State
from standoff.engine.table import Table
from standoff.engine.written import shown

FORMAT = 2

MakeSetup = Callable[[Record, Path | None], Setup]


class Save(Struct, frozen=True):
    """A table on disk: the record, the rules that it was saved under, and the name of the position."""

    record: Record
    rules: str
    position: str
    standoff: str = "save"


def save(table: Table) -> str:
    """The table as JSON text."""
    made = Save(table.record(), table.setup.game.fingerprint, position_hash(table._state))
    return msgspec.json.encode(made).decode()


def read_record(text: str | bytes) -> Record:
    """A record from JSON text; a save will do."""
    raw = _json(text)
    if isinstance(raw, dict) and raw.get("standoff") == "seat log":
        raise BadRecord("this is what one seat was told of a game; it cannot be played again")
    if isinstance(raw, dict) and raw.get("standoff") == "save":
        raw = raw.get("record")
    if isinstance(raw, dict) and raw.get("format", FORMAT) != FORMAT:
        raise BadRecord(f"this is a record of format {raw['format']!r}; this version reads format {FORMAT}")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a record of a game: {error}") from None


def load(text: str | bytes, make_setup: MakeSetup, data: Path | None = None) -> Table:
    """The table that was saved."""
    raw = _json(text)
    if not (isinstance(raw, dict) and raw.get("standoff") == "save"):
        raise BadRecord("this is not a saved table; a record is replayed with standoff.replay")
    record = read_record(text)
    try:
        saved = msgspec.convert(raw, Save)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a saved table: {error}") from None
    table = replay(record, make_setup, data)
    if saved.rules == table.setup.game.fingerprint and saved.position != position_hash(table._state):
        raise BadRecord("this save was changed: its record leads to another position than the one that was saved")
    return table


def replay(
    record: Record,
    make_setup: MakeSetup,
    data: Path | None = None,
    until: int | None = None,
    see: Callable[[Table], None] | None = None,
) -> Table:
    """Play a record again, up to `until` answers; `see` is shown the table before each of them."""
    setup = make_setup(record, data)
    check_version(record, setup)
    if until is not None and (isinstance(until, bool) or not isinstance(until, int) or until < 0):
        raise StandoffError(f"a record is played for so many answers, from 0 on, not for {shown(until)}")
    table = Table.begin(setup, record.position)
    seeds = dict(record.chances)
    for number, code in enumerate(record.answers[:until]):
        if number in seeds:
            table.take_back(number, seed=seeds[number])
        if see is not None:
            see(table)
        if table.over:
            raise BadRecord(f"the record has {len(record.answers)} answers, but the game is over after {number}")
        if code not in table.options:
            raise BadRecord(f"answer {number} of the record ({code}) is not an option there")
        table.answer(code)
    if table.number in seeds:
        table.take_back(table.number, seed=seeds[table.number])
    return table


def check_version(record: Record, setup: Setup) -> None:
    """A record is only good for the rules and the data that it was played with."""
    if record.version != setup.game.version:
        raise BadRecord(
            f"this {record.game} record was played under version {record.version} of the rules; "
            f"this is version {setup.game.version}"
        )
    if record.data != setup.data_name:
        raise BadRecord(
            "this record was played with other data files; give the same folder with data="
            if record.data
            else "this record was played with the packaged data; leave data= out"
        )


def state_hash(t: State) -> str:
    """A short name for a state: equal for equal states, in every process and build."""
    return blake2b(msgspec.json.encode(t.dump()), digest_size=16).hexdigest()


def position_hash(t: State) -> str:
    """A short name for what lies on the table and what is asked: the same for the same position in every build."""
    zones = {name: value for name, value in t.dump().items() if name not in ("stack", "answer", "returned")}
    return blake2b(msgspec.json.encode(zones), digest_size=16).hexdigest()


def make_setup_with(find_game: Callable[[str], Game], build: Callable[..., Setup]) -> MakeSetup:
    """How `load` and `replay` find the game that a record names."""

    def make(record: Record, data: Path | None) -> Setup:
        try:
            game = find_game(record.game)
            return build(game, record.players, record.seed, record.settings, data)
        except BadRecord:
            raise
        except StandoffError as error:
            raise BadRecord(f"this record cannot be played here: {error}") from None

    return make


def _json(text: str | bytes) -> Any:
    if not isinstance(text, str | bytes):
        raise BadRecord(f"a record is JSON text, not {type(text).__name__}")
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(f"this is not JSON: {error}") from None
    except RecursionError:
        raise BadRecord("this is not JSON of ours: it is nested too deeply") from None
