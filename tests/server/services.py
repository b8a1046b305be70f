"""A PostgreSQL and a Redis of our own, on loopback, for as long as the tests run.

They are taken from the machine; where they are missing they are installed with apt-get. Where neither is possible the
tests that need them fail with a sentence that says so.
"""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/bin", "/usr/bin")


def program(name: str) -> str:
    """Where a program is; installed if it is missing."""
    found = _find(name)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-q", PACKAGES.get(name, name)], check=False, capture_output=True)
        found = _find(name)
    if found is None:
        raise AssertionError(f"{name} is needed for this test: install the package {PACKAGES.get(name, name)}")
    return found


def _find(name: str) -> str | None:
    found = shutil.which(name)
    if found is None:
        places = [place for pattern in PLACES for place in sorted(Path("/").glob(f"{pattern[1:]}/{name}"))]
        found = str(places[-1]) if places else None
    return found


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise AssertionError(f"a service ended at once: {process.args}")
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"a service does not answer: {process.args}")


ORPHAN = "(while kill -0 {us}; do sleep 2; kill -0 {it} || exit 0; done 2>/dev/null; kill -{how} {it}) &"


def end_with_us(process: subprocess.Popen[Any], how: signal.Signals = signal.SIGTERM) -> None:
    """See to it that a process ends when this one does, also if this one is killed and can stop nobody any more."""
    watch = ORPHAN.format(us=os.getpid(), it=process.pid, how=int(how))
    quietly = subprocess.DEVNULL
    subprocess.run(["sh", "-c", watch], stdout=quietly, stderr=quietly, start_new_session=True, check=True)


class Postgres:
    """A database cluster in a folder of its own. It is not run by root."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else getpass.getuser()
        self.folder = folder
        server, initdb = program("postgres"), program("initdb")
        folder.mkdir(parents=True, exist_ok=True)
        owner = {"user": self.user} if os.geteuid() == 0 else {}
        if owner:
            shutil.chown(folder, self.user)
            for parent in folder.parents:
                if parent.stat().st_uid == 0 and parent != Path("/") and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
        where = str(folder / "data")
        subprocess.run(
            [initdb, "-D", where, "-U", "standoff", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd="/",
            **owner,
        )
        self.process = subprocess.Popen(
            [server, "-D", where, "-p", str(self.port), "-h", "127.0.0.1", "-k", str(folder), "-c", "fsync=off"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **owner,
        )
        end_with_us(self.process, signal.SIGQUIT)
        wait_for(self.port, self.process)
        self.address = f"postgresql://standoff@127.0.0.1:{self.port}/postgres"
        time.sleep(0.5)

    def stop(self) -> None:
        self.process.send_signal(2)
        self.process.wait(20)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process = subprocess.Popen(
            [
                program("redis-server"),
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--daemonize",
                "no",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end_with_us(self.process)
        wait_for(self.port, self.process)
        self.address = f"redis://127.0.0.1:{self.port}/0"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
