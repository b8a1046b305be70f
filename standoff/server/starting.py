"""What must be so before a server can begin. Whatever is not is said in a sentence, with what would be right."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from typing import Final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError

from standoff.engine.errors import WrongSetup
from standoff.server.config import LOG_LEVELS, Config
from standoff.server.log import Database
from standoff.server.migrations import FOLDER
from standoff.server.refused import Refused

BACKLOG: Final = 2048
"""Connections that may wait to be taken."""
DRIVERS: Final = {"sqlite+aiosqlite": "aiosqlite", "postgresql+asyncpg": "asyncpg"}
"""The databases that there can be, and what speaks to them."""
REDIS: Final = ("redis://", "rediss://", "unix://")


def check_settings(config: Config) -> None:
    """What can be seen without asking anybody else."""
    if config.log_level.lower() not in LOG_LEVELS:
        raise WrongSetup(f"there is no log level {config.log_level!r}; there are: {', '.join(LOG_LEVELS)}")
    try:
        kind = make_url(config.address).drivername
    except ArgumentError:
        kind = ""
    if kind not in DRIVERS:
        raise WrongSetup("a database is given as postgresql://user@host/name; without one, SQLite is used")
    if find_spec(DRIVERS[kind]) is None:
        raise WrongSetup("PostgreSQL needs a package that is not installed: .venv/bin/pip install -e '.[pg]'")
    if config.redis and not config.redis.startswith(REDIS):
        raise WrongSetup("Redis is given as redis://host/0")
    if config.redis and find_spec("redis") is None:
        raise WrongSetup("Redis needs a package that is not installed: .venv/bin/pip install -e '.[redis]'")


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses that a host has."""
    made: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            taken = made[0].getsockname()[1] if made else port  # port 0 is the same free one everywhere
            made.append(socket.create_server((address[0], taken), family=family, backlog=BACKLOG))
    except OSError as error:
        for one in made:
            one.close()
        hint = "" if port == 0 else "; --port 0 takes a free port"
        raise WrongSetup(f"cannot listen at {host}, port {port}: {error.strerror or error}{hint}") from None
    return made


async def check_database(config: Config) -> None:
    """It can be reached, and no newer version of this program has changed it."""
    database = Database(config.address)
    try:
        async with database.reading() as connection:
            unknown = await connection.run_sync(_unknown_steps)
    except Refused as trouble:
        why = str(getattr(trouble.__cause__, "orig", None) or trouble.__cause__).splitlines()[0]
        raise WrongSetup(f"the database {config.shown_database} cannot be used: {why}") from None
    finally:
        await database.close()
    if unknown:
        raise WrongSetup(
            f"the database {config.shown_database} was made by a newer version of standoff "
            f"(step {', '.join(unknown)}); use that version, or another database"
        )


def _unknown_steps(connection: Connection) -> list[str]:
    """The steps of migration that the database has gone and that are not known here."""
    known = {step.revision for step in ScriptDirectory(str(FOLDER)).walk_revisions()}
    return sorted(set(MigrationContext.configure(connection).get_current_heads()) - known)
