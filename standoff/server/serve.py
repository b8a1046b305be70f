"""The process: one server, until it is told to stop."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import logging
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import IO, Any, Final

import structlog
import uvicorn

from standoff.engine.errors import WrongSetup
from standoff.server.app import make_app
from standoff.server.config import Config
from standoff.server.serving import make_server
from standoff.server.sockets import Sockets
from standoff.server.starting import check_database, check_settings, listen
from standoff.wire.limits import MOST_BYTES

GRACE: Final = 3
"""Seconds that connections have to end when the server stops."""
COLLECTING: Final = (20_000, 2, 2)
"""After so many new objects it is looked whether some of them hold each other and nobody else does, after so many looks
also among those that were there before. What an answer or a game leaves goes by itself; only of a connection that has
ended some 150 objects wait for this.
"""
SWITCHING: Final = 0.0005
"""Seconds after which a thread may have Python's lock that waits for it. Whoever writes to the database waits twice a
commit; with the usual 5 ms that is longer than the commit itself."""
UNREAD: Final = 64
"""Messages that may wait to be read from one socket."""
PRIVATE: Final = 0o077
"""What others may not do with a file of the database: the key of all tokens and the seeds of all games are in it."""


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop. `ready` is told the address when it can be opened."""
    check_settings(config)
    start_logging(config.log_level)
    with Alone(config):
        sockets = listen(config.host, config.port)
        asyncio.run(check_database(config))
        server = make_server(config)
        settings = uvicorn.Config(
            make_app(server),
            ws=Sockets,
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            http="httptools",
            lifespan="on",
            log_config=None,
            access_log=False,
            ws_max_size=2 * MOST_BYTES,
            ws_max_queue=UNREAD,
            ws_per_message_deflate=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        Process(settings, ready, server.tell_stopping).run(sockets)


class Process(uvicorn.Server):
    """Says when it can be reached, and lets everybody know when it stops."""

    def __init__(
        self, settings: uvicorn.Config, ready: Callable[[str], None], stopping: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(settings)
        self.ready = ready
        self.stopping = stopping

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Start, and say where. What is there by now stays; looking through it for cycles would stop everybody."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        sys.setswitchinterval(SWITCHING)
        for listener in self.servers:
            for socket in listener.sockets:
                host, port = socket.getsockname()[:2]
                shown = f"[{host}]" if ":" in host else host
                self.ready(f"http://{shown}:{port}")
                return

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Tell everybody, then stop."""
        await self.stopping()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it was asked to stop and has: that is no failure


class Alone:
    """One server at a time on an embedded database, whose files nobody else reads."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.file: IO[str] | None = None
        self.mask = PRIVATE

    def __enter__(self) -> None:
        if self.config.database:
            return
        try:
            self.config.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.file = (self.config.folder / "lock").open("a+")
        except OSError as error:
            why = error.strerror or error
            raise WrongSetup(f"{self.config.folder} cannot be the folder of the database: {why}") from None
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.seek(0)
            owner = self.file.read().strip() or "?"
            self.file.close()
            raise WrongSetup(f"another server (process {owner}) uses {self.config.folder}") from None
        self.mask = os.umask(PRIVATE)
        self.file.truncate(0)
        self.file.write(str(os.getpid()))
        self.file.flush()

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            os.umask(self.mask)
            self.file.close()


def start_logging(level: str) -> None:
    """One JSON line an event, on the standard error. Bodies and cookies are never logged."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(
        level=max(number, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(name)s %(message)s"
    )


def open_browser(address: str) -> None:
    """Open the address, if there is a screen to open it on."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with suppress(webbrowser.Error):
            webbrowser.open(address)
