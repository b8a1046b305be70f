"""Real servers in processes of their own, on loopback, for tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .services import end_with_us

ADDRESS = re.compile(r"open (http://\S+)")
ROOT = Path(__file__).parents[2]
PATIENCE = 240.0
"""Seconds after which what has not come will not come: nothing is timed, but no test waits for ever."""


class Running:
    """A server process."""

    def __init__(
        self, folder: Path, *args: str, testing: str = "cheap,unlimited", port: int = 0, games: str = ""
    ) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "standoff.cli.main", "serve", "--no-browser", "--data-dir", str(folder)]
        command += ["--port", str(port), "--pace", "0", *args]
        environment = {**os.environ, "STANDOFF_TESTING": testing, "PYTHONDONTWRITEBYTECODE": ""}
        environment |= {"STANDOFF_GAMES": games, "PYTHONPATH": str(ROOT)}
        folder.mkdir(parents=True, exist_ok=True)
        self.errors = (folder / "errors.log").open("ab")
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=environment, start_new_session=True
        )
        end_with_us(self.process)
        self.address = self._wait()

    def _wait(self) -> str:
        timer = threading.Timer(PATIENCE, self.process.kill)
        timer.start()
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = ADDRESS.search(line)
            if found:
                timer.cancel()
                return found.group(1)
        timer.cancel()
        self._close()
        raise AssertionError(f"the server did not start: {self.log()}")

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        """As if the machine had lost its power."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._close()

    def stop(self) -> int:
        """Ask it to stop; its code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
        code = self.process.wait()
        self._close()
        return code

    def _close(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()

    def log(self) -> str:
        return (self.folder / "errors.log").read_text("utf-8", "replace")


@contextmanager
def serving(folder: Path, *args: str, testing: str = "cheap,unlimited", games: str = "") -> Iterator[Running]:
    made = Running(folder, *args, testing=testing, games=games)
    try:
        yield made
    finally:
        made.stop()
