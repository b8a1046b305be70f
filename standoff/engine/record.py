"""Records and saves: a game written down, and read again.

A record is the truth of a game: players, settings, seed and answers. A save is a record with a picture of the state,
so that it is open at once; the picture counts only while the rules are the ones that it was taken under.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from standoff.engine.errors import BadRecord, StandoffError
from standoff.engine.game import Game
from standoff.engine.messages import Record
from standoff.engine.play import finish
from standoff.engine.setup import Setup
from standoff.engine.state import State
from standoff.engine.table import Table

FORMAT = 1

MakeSetup = Callable[[Record, Path | None], Setup]


class Save(Struct, frozen=True):
    """A table on disk."""

    record: Record
    rules: str
    state: dict[str, Any]
    events: list[list[int]]
    standoff: str = "save"


def save(table: Table) -> str:
    """The table as JSON text."""
    game = table.setup.game
    events = [list(e) for e in table._log]
    return msgspec.json.encode(Save(table.record, game.fingerprint, table._state.dump(), events)).decode()


def read_record(text: str | bytes) -> Record:
    """A record from JSON text; a save will do."""
    raw = _json(text)
    if isinstance(raw, dict) and raw.get("standoff") == "save":
        raw = raw.get("record")
    if isinstance(raw, dict) and raw.get("format", FORMAT) != FORMAT:
        raise BadRecord(f"this is a record of format {raw['format']!r}; this version reads format {FORMAT}")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a record of a game: {error}") from None


def load(text: str | bytes, make_setup: MakeSetup, data: Path | None = None) -> Table:
    """The table that was saved; from the picture if the rules are the same, else by replaying the record."""
    raw = _json(text)
    if not (isinstance(raw, dict) and raw.get("standoff") == "save"):
        raise BadRecord("this is not a saved table; a record is replayed with standoff.replay")
    record = read_record(text)
    try:
        saved = msgspec.convert(raw, Save)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this is not a saved table: {error}") from None
    setup = make_setup(record, data)
    check_version(record, setup)
    if saved.rules != setup.game.fingerprint:
        return replay(record, make_setup, data)
    table = object.__new__(Table)
    table.setup = setup
    try:
        table._state = restore(setup, saved.state)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"the saved table is damaged: {error!r}") from None
    table._answers = list(record.answers)
    table._given = record.position
    table._log = [tuple(e) for e in saved.events]
    return table


def restore(setup: Setup, dumped: Mapping[str, Any]) -> State:
    """A state from its dump."""
    t = setup.state()
    for name in t.saved:
        value = dumped[name]
        if name in t.shared and isinstance(value, list):
            value = _as_tuple(value)
        elif name in t.nested:
            value = [list(row) for row in value]
        elif name in t.copied:
            value = [_as_tuple(v) if isinstance(v, list) else v for v in value]
        setattr(t, name, value)
    for rule, pc, *values in dumped["stack"]:
        kind = setup.frames[rule]
        kept = [_as_tuple(v) if n in kind.tuples else v for n, v in zip(kind.fields, values, strict=True)]
        frame = setup.frame(rule, *kept[: kind.params])
        frame.caller = t.rule
        frame.pc = pc
        for name, value in zip(kind.fields, kept, strict=True):
            setattr(frame, name, value)
        t.rule = frame
    if t.over:
        finish(t)
    else:
        t.options = setup.options(t)
    return t


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
    table = arranged(setup, record.position) if record.position is not None else Table.begin(setup)
    for number, code in enumerate(record.answers[:until]):
        if see is not None:
            see(table)
        if table.over:
            raise BadRecord(f"the record has {len(record.answers)} answers, but the game is over after {number}")
        options = table._state.options
        if code not in options:
            raise BadRecord(f"answer {number} of the record ({code}) is not an option there")
        table.answer(options.index(code))
    return table


def arranged(setup: Setup, given: Mapping[str, Any]) -> Table:
    """A table at a position that somebody wrote down."""
    from standoff.engine.play import advance  # noqa: PLC0415

    t = setup.state()
    t.events = []
    t.rule = setup.game.position.arrange(t, given)
    advance(t)
    return Table(setup, t, dict(given))


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
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadRecord(f"this is not JSON: {error}") from None


def _as_tuple(value: list[Any]) -> tuple[Any, ...]:
    return tuple(_as_tuple(v) if isinstance(v, list) else v for v in value)
