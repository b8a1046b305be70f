"""One build at a time: a lock that its owner's end gives back, however it ends, with the owner's number in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from standoff._loader import FOLDERS

LOCK = "lock"


def lock_of(folder: Path = FOLDERS[-1]) -> Path:
    """The lock file that stands beside a build."""
    return folder.parent / LOCK


@contextmanager
def alone(lock: Path, wait: Callable[[str], None] = lambda _: None) -> Iterator[None]:
    """Hold the lock meanwhile. If another process has it, `wait` is told which, and this one waits."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+", encoding="utf-8") as file:
        if not _take(file, block=False):
            wait(owner_of(lock))
            _take(file, block=True)
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def is_held(lock: Path) -> bool:
    """Is a build going on? A lock file that nobody holds any more does not count."""
    try:
        with lock.open("r+", encoding="utf-8") as file:
            return not _take(file, block=False)
    except OSError:
        return False


def owner_of(lock: Path) -> str:
    """The process that took the lock last."""
    try:
        return lock.read_text("utf-8").strip() or "?"
    except OSError:
        return "?"


def _take(file: IO[str], block: bool) -> bool:
    """Take the lock of an open file, which closing it or the end of the process gives back."""
    import fcntl  # noqa: PLC0415 - not there on every system, and needed only to build

    try:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if block else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True
