"""Ours beside the peers: one run, one core, one method (`scripts/measure.py`), each library in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from standoff._loader import FOLDERS, PACKAGE, fits, read_manifest
from standoff.arena import bench
from standoff.arena.peers.environment import LOCK, NoEnvironment, default_folder, install, python_of

MEASURE = Path(__file__).parent / "scripts" / "measure.py"
PATIENCE = 600.0
"""Seconds after which a library that has not come to an end is given up, beside the time that was asked for."""


class Figures(Struct, frozen=True):
    """One game as one script measured it. `forced` is the share of decisions with one option only."""

    game: str
    seats: int
    loop: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    forced: float
    clone_us: float | None


class NotMeasured(Struct, frozen=True):
    """A game that a script could not measure."""

    game: str
    reason: str


class Told(Struct, frozen=True):
    """What a script prints."""

    who: str
    version: str
    rows: list[Figures]
    failures: list[NotMeasured]


class Row(Figures, frozen=True, kw_only=True):
    """One game of one library."""

    who: str
    version: str


class Failure(Struct, frozen=True):
    """What could not be measured: a game, or a whole library if `game` is empty."""

    who: str
    game: str
    reason: str


class Comparison(Struct, frozen=True):
    """All that one run measured, the fastest first."""

    seconds: float
    python: str
    load: float
    rows: list[Row]
    failures: list[Failure]


class Peer(Struct, frozen=True):
    """A library beside ours: its name, its package and the script's module that plays its games."""

    who: str
    package: str
    module: str


PEERS = (
    Peer("rlcard", "rlcard", "rlcard_games"),
    Peer("OpenSpiel", "open-spiel", "openspiel_games"),
    Peer("PettingZoo", "pettingzoo", "pettingzoo_games"),
    Peer("catanatron", "catanatron", "catanatron_games"),
)


class CannotMeasure(Exception):
    """A script did not come to its end; the message says why."""


def compare(
    games: Sequence[str],
    seconds: float,
    say: Callable[[str], None] = lambda _: None,
    peers: Sequence[Peer] = PEERS,
    folder: Path | None = None,
    lock: Path = LOCK,
    options: Sequence[str] = (),
) -> Comparison:
    """Measure our games and the peers'. What fails is reported and stops nothing else."""
    load = bench.load()
    rows: list[Row] = []
    failures: list[Failure] = []

    def add(who: str, python: Path, module: str, names: Sequence[str], env: dict[str, str]) -> None:
        try:
            told = run_script(python, module, seconds, names, env, lambda what: say(f"{who}: {what}"))
        except CannotMeasure as error:
            failures.append(Failure(who, "", str(error)))
            return
        rows.extend(Row(who=told.who, version=told.version, **msgspec.structs.asdict(row)) for row in told.rows)
        failures.extend(Failure(told.who, one.game, one.reason) for one in told.failures)

    builds = ["pure", "compiled"] if compiled_is_there() else ["pure"]
    if len(builds) == 1:
        failures.append(Failure("standoff compiled", "", "there is no compiled build of these sources"))
    for build in builds:
        add(f"standoff {build}", Path(sys.executable), "standoff_games", games, our_environment(build))
    folder = folder or default_folder()
    try:
        missing = install(folder, lock, options, say)
    except (NoEnvironment, OSError) as error:
        missing = {peer.package: str(error) for peer in peers}
    for peer in peers:
        if peer.package in missing:
            failures.append(Failure(peer.who, "", f"cannot be installed: {missing[peer.package]}"))
        else:
            add(peer.who, python_of(folder), peer.module, (), peers_environment())
    rows.sort(key=lambda row: -row.decisions_per_s)
    return Comparison(seconds, sys.version.split()[0], load, rows, failures)


def compiled_is_there() -> bool:
    """Is there a compiled build that fits the sources?"""
    manifests = [read_manifest(folder) for folder in FOLDERS]
    return any(manifest is not None and fits(manifest) for manifest in manifests)


def our_environment(build: str) -> dict[str, str]:
    """The variables under which our own script finds this very package, in this build."""
    return {**_one_thread(), "STANDOFF_BUILD": build, "PYTHONPATH": str(PACKAGE.parent)}


def peers_environment() -> dict[str, str]:
    """The variables for a peer's script: nothing that would lead it to packages of ours."""
    return {k: v for k, v in _one_thread().items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}


def _one_thread() -> dict[str, str]:
    return {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def run_script(
    python: Path, module: str, seconds: float, games: Sequence[str], env: dict[str, str], say: Callable[[str], None]
) -> Told:
    """Let a Python measure a module; its standard error says what it is at."""
    last = ""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out:
        command = [str(python), str(MEASURE), module, str(seconds), *games]
        try:
            process = subprocess.Popen(
                command, env=env, stdout=out, stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise CannotMeasure(f"cannot start it: {error}") from None
        with process:
            watch = threading.Timer(PATIENCE + 200 * seconds, process.kill)
            watch.start()
            try:
                for line in process.stderr or ():
                    last = line.strip() or last
                    if line.startswith("measuring "):
                        say(line.strip())
                code = process.wait()
            except BaseException:
                process.kill()
                raise
            finally:
                watch.cancel()
        if code != 0:
            raise CannotMeasure(f"it ended with {code}: {last}")
        out.seek(0)
        return read_told(out.read())


def read_told(text: str) -> Told:
    """What a script printed; its last line counts."""
    lines = text.strip().splitlines()
    try:
        return msgspec.json.decode(lines[-1] if lines else "", type=Told)
    except msgspec.DecodeError as error:
        raise CannotMeasure(f"it did not print its figures: {error}") from None
