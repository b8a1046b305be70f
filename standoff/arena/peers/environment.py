"""The peers' environment: a virtual environment of their own, made when it is first needed, never mixed with ours."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path

from standoff._loader import PACKAGE
from standoff.engine.errors import StandoffError

LOCK = Path(__file__).parent / "requirements.lock"
STAMP = "standoff.stamp"


class NoEnvironment(StandoffError):
    """The environment could not be made; the message says why."""


def default_folder() -> Path:
    """Where STANDOFF_PEERS says; else in the build folder of a checkout, or in the user's cache."""
    named = os.environ.get("STANDOFF_PEERS")
    if named:
        return Path(named)
    if (PACKAGE.parent / "pyproject.toml").is_file():
        return PACKAGE.parent / ".build" / "peers"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "standoff" / "peers"


def python_of(folder: Path) -> Path:
    """The Python of an environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def install(
    folder: Path, lock: Path = LOCK, options: Sequence[str] = (), say: Callable[[str], None] = lambda _: None
) -> dict[str, str]:
    """Install what a lock file names, unless it is there; the packages that could not be installed, with the reason.

    If the whole does not go in at once, the packages are tried one by one, so that one of them keeps no other out.
    """
    stamp = f"{sys.version_info[:2]} {blake2b(lock.read_bytes(), digest_size=12).hexdigest()}"
    if _read(folder / STAMP) == stamp and python_of(folder).exists():
        return {}
    say("making an environment for the peers")
    made = _run([sys.executable, "-m", "venv", str(folder)])
    if made.returncode != 0:
        raise NoEnvironment(f"cannot make a virtual environment in {folder}: {_reason(made)}")
    say("installing the peers (once; some minutes)")
    if _pip(folder, lock, options).returncode == 0:
        (folder / STAMP).write_text(stamp, "utf-8")
        return {}
    failed = {}
    for name, block in blocks(lock.read_text("utf-8")):
        say(f"installing {name}")
        with tempfile.TemporaryDirectory(prefix="standoff-peers-") as work:
            one = Path(work) / "one.lock"
            one.write_text(block, "utf-8")
            done = _pip(folder, one, ["--no-deps", "--retries", "0", *options])
        if done.returncode != 0:
            failed[name] = _reason(done)
    return failed


def blocks(lock: str) -> list[tuple[str, str]]:
    """The requirements of a lock file with their hashes, each by its package's name."""
    out: list[tuple[str, str]] = []
    for line in lock.splitlines():
        if line[:1].isalnum():
            out.append((line.split("==")[0].strip(), line))
        elif out and line[:1].isspace():
            out[-1] = (out[-1][0], f"{out[-1][1]}\n{line}")
    return out


def _pip(folder: Path, lock: Path, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    pip = [str(python_of(folder)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return _run([*pip, "--require-hashes", *options, "-r", str(lock)])


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line.strip() for line in f"{done.stdout}\n{done.stderr}".splitlines() if line.strip()]
    said = [line for line in lines if line.startswith("ERROR:")] or lines or [f"it ended with {done.returncode}"]
    return said[-1].removeprefix("ERROR:").strip()


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
