"""How a server is run: what its flags and environment variables say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import make_url

PORT: Final = 8930
DATABASE_FILE: Final = "standoff.sqlite"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def default_folder() -> Path:
    """Where the embedded database lives, if nobody says otherwise."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "standoff"


class Config(Struct, frozen=True):
    """`database` is an address of SQLAlchemy; without one, SQLite in `folder`. `redis` joins several servers.

    `pace` stretches the time that bots take for an answer; 0 is at once, for tests. `thinking` is how many processes
    think for bots, `looking` about how many seconds they think over an analysis. `origins` are further addresses that
    pages may come from. `careful` keeps passwords well; tests do without. `rates` switches off limits on how often
    somebody may ask something; load is measured without. `seed` is that of every new table, for tests that must go the
    same way each time; without one, each table has its own, secret.
    """

    folder: Path
    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    redis: str = ""
    log_level: str = "info"
    origins: tuple[str, ...] = ()
    secure: bool = False
    pace: float = 1.0
    thinking: int = 1
    looking: float = 60.0
    careful: bool = True
    rates: bool = True
    seed: str | None = None

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / DATABASE_FILE}"

    @property
    def shown_database(self) -> str:
        """The same for people to read, without a password."""
        return make_url(self.database).render_as_string() if self.database else str(self.folder / DATABASE_FILE)
