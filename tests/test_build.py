"""The two builds: which one runs, and that they are made from the same sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import standoff
from standoff import _loader
from standoff.cli import commands
from standoff.compiled import build
from standoff.compiled.modules import compiled_modules
from standoff.compiled.overlay import frames_source, write_overlay
from standoff.games import every


def test_the_build_that_was_asked_for_runs():
    wanted = os.environ.get("STANDOFF_BUILD")
    if wanted:
        assert wanted == standoff.BUILD


def test_plain_python_can_be_forced():
    code = "import standoff; print(standoff.BUILD)"
    env = {**os.environ, "STANDOFF_BUILD": "pure"}
    assert (
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
        == "pure\n"
    )


SAME_GAMES = """
from standoff.arena.simulate import Plan, simulate
from standoff.games import every
for game in every():
    print([simulate(Plan(game.id, n, 3, "both")).digest for n in game.players])
"""
SAME_SAVES = """
import standoff
from standoff.engine.rng import Rng
from standoff.games import every
for game in every():
    for players in game.players:
        table, chance = standoff.new(game.id, players=players, seed="both"), Rng("both", players)
        table.run([lambda seat: seat.options[chance.below(len(seat.options))]] * players, 60)
        print(table.save())
"""


@pytest.mark.parametrize("code", [SAME_GAMES, SAME_SAVES], ids=["games", "saves"])
def test_both_builds_do_the_same_byte_for_byte(code):
    told = set()
    for wanted in ("pure", ""):
        env = {**os.environ, "STANDOFF_BUILD": wanted}
        told.add(
            subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
        )
    assert len(told) == 1


def test_the_overlay_is_whole(tmp_path):
    files = write_overlay(tmp_path)
    rules = [module for game in every() for module in game.rules]
    assert len(files) == len(compiled_modules()) - len(rules) + len(every())
    for file in files:
        compile((tmp_path / file).read_text("utf-8"), str(file), "exec")
    for game in every():
        text = frames_source(game)
        assert all(f"class {rule}__frame(Frame)" in text for rule in game.frames)


def test_fixed_numbers_are_written_out(tmp_path):
    """`SIDES: Final = len(FACES)` is not read from an object each time."""
    write_overlay(tmp_path, ["walking_dead"])
    text = (tmp_path / "standoff/games/walking_dead/dice.py").read_text("utf-8")
    assert "SIDES: Final = 6" in text
    assert "AT_EACH_PLACE: Final = 4681" in text
    assert "PLACES_IN: Final = tuple(" in text


def test_a_build_of_other_sources_or_another_python_does_not_fit(tmp_path):
    file = "engine/rng.py"
    good = {"python": _loader.python_tag(), "modules": {}, "sources": {file: _loader.file_hash(_loader.PACKAGE / file)}}
    assert _loader.fits(good)
    assert not _loader.fits({**good, "python": "cpython-30-vax"})
    assert not _loader.fits({**good, "sources": {file: "other"}})
    assert not _loader.fits({**good, "sources": {"engine/gone.py": "other"}})
    assert _loader.read_manifest(tmp_path) is None
    (tmp_path / _loader.MANIFEST).write_text("{")
    assert _loader.read_manifest(tmp_path) is None
    (tmp_path / _loader.MANIFEST).write_text(json.dumps(good))
    assert not build.is_current(tmp_path), "a build of some sources is not a build of all"
    everything = {str(p.relative_to(_loader.PACKAGE)): _loader.file_hash(p) for p in build._sources()}
    (tmp_path / _loader.MANIFEST).write_text(json.dumps({**good, "sources": everything}))
    assert build.is_current(tmp_path)


def test_one_game_can_be_compiled_alone(tmp_path):
    files = {file.as_posix() for file in write_overlay(tmp_path, ["bang"])}
    assert "standoff/games/bang/_frames.py" in files
    assert not any("flashpoint" in file for file in files)


def test_without_a_compiler_the_build_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(build.CannotBuild, match="no C compiler"):
        build.build(Path(tmp_path) / "out")
    assert not (tmp_path / "out").exists()


def test_a_build_of_one_game_is_not_what_all_games_are_written_out_from(monkeypatch):
    """The copies of states are found in plain Python: compiled, those of the games that are left out have no fields."""
    started = []

    def start(_program, command, environment):
        started.append((command[2:], environment["STANDOFF_BUILD"]))
        raise SystemExit

    monkeypatch.setattr(standoff, "BUILD", "compiled")
    monkeypatch.setattr(build, "is_current", lambda _folder: False)
    monkeypatch.setattr(build, "build", lambda *_given: pytest.fail("built from compiled classes"))
    monkeypatch.setattr(sys, "argv", ["standoff", "build"])
    monkeypatch.setattr(os, "execve", start)
    with pytest.raises(SystemExit):
        commands.build(False, False, None)
    assert started == [(["standoff.cli.main", "build"], "pure")]
