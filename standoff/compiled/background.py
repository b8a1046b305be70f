"""Compiling behind the game: `./run` plays at once, and the next start finds the compiled build.

`./run` sets `STANDOFF_COMPILE=background`; the command (standoff/cli/main.py) then calls `begin`. The build is a
process in a session of its own (Ctrl-C in the game and the end of the game do not reach it), writes to `.build/log`,
and leaves a mark if it failed, so that it is tried again only when the sources have changed. Packages that only a build
needs go into an environment of their own, `.build/venv`: that of a running game is never touched.
"""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from standoff._loader import BUILD, PACKAGE
from standoff.arena.peers.environment import install, python_of
from standoff.compiled.alone import alone, is_held, lock_of, owner_of
from standoff.compiled.build import (
    CannotBuild,
    build,
    default_folder,
    fingerprint,
    is_current,
    missing_compiler,
    missing_packages,
)
from standoff.engine.errors import StandoffError

PACKAGES = PACKAGE.parent / "requirements-compile.lock"
NICE = 10
"""How far a build behind a game stands back."""

BEGUN = "compiling in the background; the next start is ten times as fast"
GOING_ON = "still compiling in the background (process {}); this start is in plain Python"
FAILED = "the compiled build could not be made, {} says why; going on in plain Python (./run build tries again)"


def log_of(folder: Path) -> Path:
    """What a build in the background says."""
    return folder.parent / "log"


def mark_of(folder: Path) -> Path:
    """The mark of a failed build: the fingerprint of what could not be compiled."""
    return folder.parent / "failed"


def begin(folder: Path | None = None) -> str:
    """Start a build behind this process, if one is needed and none is going on; the line to say, or nothing."""
    place = folder or default_folder()
    if BUILD == "compiled" or os.environ.get("STANDOFF_BUILD", "").lower() == "pure" or missing_compiler():
        return ""
    if is_held(lock_of(place)):
        return GOING_ON.format(owner_of(lock_of(place)))
    if _read(mark_of(place)) == fingerprint():
        return FAILED.format(_short(log_of(place)))
    try:
        start(place)
    except OSError:
        return ""
    return BEGUN


def start(folder: Path) -> None:
    """Start the process that builds, out of reach of this terminal."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with log_of(folder).open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "standoff.compiled.background", str(folder)],
            cwd=PACKAGE.parent,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    process.returncode = 0  # nobody waits for it


def work(folder: Path) -> None:
    """What the process in the background does: build, unless another has done it; leave a mark if it cannot."""
    tried = fingerprint()
    with alone(lock_of(folder)):
        if is_current(folder) or _read(mark_of(folder)) == tried:
            return
        log_of(folder).write_text("", "utf-8")
        try:
            build(folder, _say, python=tools(_say))
        except Exception as error:
            _say(str(error) if isinstance(error, StandoffError) else traceback.format_exc())
            mark_of(folder).write_text(tried, "utf-8")
            return
        mark_of(folder).unlink(missing_ok=True)
        _say("compiled")


def tools(say: Callable[[str], None]) -> Path | None:
    """The Python of an environment that has what a build needs; None if this one has it."""
    if not missing_packages():
        return None
    if not PACKAGES.is_file():
        raise CannotBuild(f"cannot compile here: {missing_packages()}")
    say("installing what a build needs")
    folder = default_folder().parent / "venv"
    failed = install(folder, PACKAGES)
    if failed:
        told = "; ".join(f"{name}: {reason}" for name, reason in failed.items())
        raise CannotBuild(f"what a build needs could not be installed: {told}")
    return python_of(folder)


def _say(what: str) -> None:
    print(what, flush=True)  # noqa: T201


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""


def _short(path: Path) -> str:
    """A path as a person in the checkout would write it."""
    return str(path.relative_to(PACKAGE.parent) if path.is_relative_to(PACKAGE.parent) else path)


if __name__ == "__main__":
    os.nice(NICE)
    work(Path(sys.argv[1]))
