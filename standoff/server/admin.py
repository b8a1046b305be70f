"""Looking after a server's database: people, tables, bans, backup and restore. The server may run meanwhile."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import func, select, update

from standoff.engine.errors import WrongSetup
from standoff.server.config import DATABASE_FILE, Config
from standoff.server.kept import ENTRIES, PEOPLE, RESULTS, TABLES, Room
from standoff.server.log import Database
from standoff.server.serve import PRIVATE, Alone

MOST_LISTED: Final = 200
MARK: Final = b"SQLite format 3\x00"


class PersonLine(Struct, frozen=True):
    """Somebody in the list of people."""

    id: str
    name: str
    account: bool
    banned: bool
    games: int


class TableLine(Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    game: str
    stage: str
    entries: int
    players: list[str]


async def people(database: Database, part: str) -> list[PersonLine]:
    """People whose name has this in it, the newest first."""
    games = select(func.count()).select_from(RESULTS).where(RESULTS.c.person == PEOPLE.c.id).scalar_subquery()
    wanted = select(PEOPLE, games.label("games")).where(PEOPLE.c.name.contains(part, autoescape=True))
    async with database.reading() as connection:
        rows = await connection.execute(wanted.order_by(PEOPLE.c.since.desc()).limit(MOST_LISTED))
        return [PersonLine(row.id, row.name, row.login is not None, row.banned, row.games) for row in rows]


async def tables(database: Database, stage: str | None) -> list[TableLine]:
    """Tables, the newest first."""
    entries = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    wanted = select(TABLES, entries.label("entries")).order_by(TABLES.c.opened.desc()).limit(MOST_LISTED)
    if stage is not None:
        wanted = wanted.where(TABLES.c.stage == stage)
    async with database.reading() as connection:
        rows: Any = await connection.execute(wanted)
        return [TableLine(row.id, row.game, row.stage, row.entries, _names(row.room)) for row in rows]


async def ban(database: Database, person: str, banned: bool) -> str:
    """Nobody who was banned does anything here any more, and his connections end; his name."""
    async with database.writing() as connection:
        name = (await connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person))).scalar_one_or_none()
        if name is None:
            raise WrongSetup(f"there is nobody of the id {person!r}; `standoff admin people` lists them")
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(banned=banned))
    return str(name)


def embedded(folder: Path) -> Path:
    """The embedded database of a folder, which must be there."""
    found = folder / DATABASE_FILE
    if not found.is_file():
        raise WrongSetup(f"there is no database in {folder}; --data-dir names the folder")
    return found


def backup(folder: Path, to: Path) -> None:
    """A copy of the embedded database as it is at this moment, which nobody else may read."""
    source = embedded(folder)
    if to.exists():
        raise WrongSetup(f"{to} is there already")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        to.touch(0o666 & ~PRIVATE, exist_ok=False)
    except OSError as error:
        raise WrongSetup(f"{to} cannot be written: {error.strerror or error}") from None
    connection = sqlite3.connect(source)
    try:
        connection.execute("VACUUM INTO ?", (str(to),))
    except sqlite3.Error as error:
        to.unlink()
        raise WrongSetup(f"{to} cannot be written: {error}") from None
    finally:
        connection.close()


def restore(folder: Path, source: Path) -> None:
    """Put a backup in the place of the embedded database; the server must not run. The old one is kept beside it."""
    try:
        with source.open("rb") as file:
            mark = file.read(len(MARK))
    except OSError as error:
        raise WrongSetup(f"{source} cannot be read: {error.strerror or error}") from None
    if mark != MARK:
        raise WrongSetup(f"{source} is no backup of a database")
    with Alone(Config(folder)):
        there = folder / DATABASE_FILE
        for name in (there, *(there.with_name(there.name + end) for end in ("-wal", "-shm"))):
            if name.exists():
                name.replace(name.with_name(name.name + ".before"))
        shutil.copyfile(source, there)


def _names(room: bytes) -> list[str]:
    return [chair.name or "-" for chair in msgspec.json.decode(room, type=Room).chairs]
