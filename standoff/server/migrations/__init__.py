"""How the database came to be what it is: one step after the other (Alembic)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from standoff.server.log import Database

FOLDER: Final = Path(__file__).parent


def _settings(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made


async def migrate(database: Database) -> None:
    """Bring the database up to date."""
    async with database.writing() as connection:
        await database.one_at_a_time(connection)
        await connection.run_sync(lambda sync: command.upgrade(_settings(sync), "head"))


async def check(database: Database) -> None:
    """Raise if the tables of the code and of the migrations differ."""
    async with database.writing() as connection:
        await connection.run_sync(lambda sync: command.check(_settings(sync)))
