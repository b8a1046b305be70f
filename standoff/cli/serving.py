"""`standoff serve`: live tables on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from standoff.compiled import browser as client
from standoff.server.config import Config, default_folder
from standoff.server.serve import open_browser
from standoff.server.serve import serve as serve_until_stopped

TEST_ONLY = "STANDOFF_TESTING"
"""Set by our own tests: cheap passwords (`cheap`), no limits on how often (`unlimited`), a seed for every new table
(`seed=7`), in any order with commas between them."""


def serve(
    host: str,
    port: int,
    data_dir: Path | None,
    database: str,
    redis: str,
    log_level: str,
    origins: tuple[str, ...],
    secure: bool,
    thinking: int,
    pace: float,
    looking: float,
    browser: bool,
) -> None:
    """Serve until stopped."""
    testing = os.environ.get(TEST_ONLY, "").split(",")
    config = Config(
        folder=(data_dir or default_folder()).absolute(),
        host=host,
        port=port,
        database=dialect(database),
        redis=redis,
        log_level=log_level,
        origins=origins,
        secure=secure,
        pace=pace,
        thinking=thinking,
        looking=looking,
        careful="cheap" not in testing,
        rates="unlimited" not in testing,
        seed=next((one.removeprefix("seed=") for one in testing if one.startswith("seed=")), None),
    )

    making = client.begin()

    def ready(address: str) -> None:
        if making:
            print(f"standoff: {making}", flush=True)
        print(f"standoff: the database is {config.shown_database}", flush=True)
        print(f"standoff: open {address} (Ctrl-C stops)", flush=True)
        if browser:
            open_browser(address)

    serve_until_stopped(config, ready)
    _leave()


def _leave() -> None:
    """All is written and let go of: taking the interpreter apart, too, takes most of a second of CPU and is no use."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def dialect(database: str) -> str:
    """The address with the driver that is used here."""
    for short in ("postgresql://", "postgres://"):
        if database.startswith(short):
            return "postgresql+asyncpg://" + database.removeprefix(short)
    return database
