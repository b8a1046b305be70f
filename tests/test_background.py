"""Compiling behind the game: one build at a time, out of reach of the terminal, not tried twice on the same sources."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import standoff
from standoff._loader import PACKAGE
from standoff.cli import commands
from standoff.cli.main import app
from standoff.compiled import background
from standoff.compiled.alone import alone, is_held, lock_of, owner_of
from standoff.compiled.build import CannotBuild, fingerprint

DEAD = 2**22 + 1
"""No process has this number."""


@pytest.fixture
def folder(tmp_path):
    return tmp_path / ".build" / "compiled"


@pytest.fixture
def started(monkeypatch):
    """A plain start from ./run on a machine with a compiler; what it starts is only noted."""
    found: list[Path] = []
    monkeypatch.setattr(background, "BUILD", "pure")
    monkeypatch.setattr(background, "missing_compiler", lambda: "")
    monkeypatch.setattr(background, "start", found.append)
    monkeypatch.delenv("STANDOFF_BUILD", raising=False)
    return found


def until(true, seconds=60):
    deadline = time.monotonic() + seconds
    while not true() and time.monotonic() < deadline:
        time.sleep(0.05)
    return true()


# -- the lock ----------------------------------------------------------------------------------------------------------


def test_a_lock_is_held_by_one_and_named_by_its_owner(folder):
    lock = lock_of(folder)
    assert not is_held(lock)
    with alone(lock):
        assert is_held(lock)
        assert owner_of(lock) == str(os.getpid())
    assert not is_held(lock)


def test_a_stale_lock_is_taken_over(folder):
    lock = lock_of(folder)
    lock.parent.mkdir()
    lock.write_text(str(DEAD))
    assert not is_held(lock)
    with alone(lock, lambda owner: pytest.fail(f"waits for {owner}")):
        assert owner_of(lock) == str(os.getpid())


def test_the_lock_of_a_killed_process_is_free(folder):
    code = (
        "import sys, time; from pathlib import Path; from standoff.compiled.alone import alone\n"
        "with alone(Path(sys.argv[1])): print('mine', flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", code, str(lock_of(folder))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        assert is_held(lock_of(folder))
        assert owner_of(lock_of(folder)) == str(other.pid)
        other.send_signal(signal.SIGKILL)
        other.wait()
    assert not is_held(lock_of(folder))


def test_the_second_waits_for_the_first(folder):
    order: list[str] = []
    ready = threading.Event()

    def second() -> None:
        with alone(lock_of(folder), lambda owner: (order.append(f"waits for {owner}"), ready.set())):
            order.append("second")

    with alone(lock_of(folder)):
        thread = threading.Thread(target=second)
        thread.start()
        assert ready.wait(10)
        order.append("first")
    thread.join(10)
    assert order == [f"waits for {os.getpid()}", "first", "second"]


# -- whether to build --------------------------------------------------------------------------------------------------


def test_a_first_start_compiles_and_says_so_in_a_line(folder, started):
    assert background.begin(folder) == "compiling in the background; the next start is ten times as fast"
    assert started == [folder]


def test_while_a_build_goes_on_no_second_one_is_started(folder, started):
    with alone(lock_of(folder)):
        line = background.begin(folder)
    assert line == f"still compiling in the background (process {os.getpid()}); this start is in plain Python"
    assert started == []


def test_a_build_that_failed_is_tried_again_only_with_other_sources(folder, started):
    folder.parent.mkdir()
    background.mark_of(folder).write_text(fingerprint())
    line = background.begin(folder)
    assert str(background.log_of(folder)) in line
    assert "could not be made" in line
    assert "\n" not in line
    assert started == []
    background.mark_of(folder).write_text("other sources")
    assert background.begin(folder) == background.BEGUN
    assert started == [folder]


@pytest.mark.parametrize("why", ["asked for plain Python", "compiled already", "no compiler", "nowhere to write"])
def test_no_build_and_no_word_where_none_is_wanted(folder, started, monkeypatch, why):
    if why == "asked for plain Python":
        monkeypatch.setenv("STANDOFF_BUILD", "pure")
    elif why == "compiled already":
        monkeypatch.setattr(background, "BUILD", "compiled")
    elif why == "no compiler":
        monkeypatch.setattr(background, "missing_compiler", lambda: "there is no C compiler")
    else:

        def refuse(_folder):
            raise PermissionError

        monkeypatch.setattr(background, "start", refuse)
    assert background.begin(folder) == ""
    assert started == []


# -- the process in the background -------------------------------------------------------------------------------------


def test_the_build_is_out_of_reach_of_the_terminal(folder, monkeypatch, tmp_path):
    """A session of its own, nothing to read, its words in the log, and further from the processor than the game."""
    fake = tmp_path / "python"
    code = "import os, sys; print(os.getsid(0) == os.getpid(), repr(sys.stdin.read()), *sys.argv[1:])"
    fake.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{code}" "$@"\n')
    fake.chmod(0o755)
    monkeypatch.setattr(background.sys, "executable", str(fake))
    background.start(folder)
    log = background.log_of(folder)
    assert until(lambda: log.read_text().endswith("\n"))
    assert log.read_text() == f"True '' -m standoff.compiled.background {folder}\n"


def test_a_build_that_cannot_be_leaves_a_log_and_a_mark(folder, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    background.start(folder)
    mark, log = background.mark_of(folder), background.log_of(folder)
    assert until(lambda: mark.exists() and mark.read_text() == fingerprint()), log.read_text()
    assert "there is no C compiler (no-such-compiler)" in log.read_text()
    assert not folder.exists()


@pytest.fixture
def builds(monkeypatch):
    made: list[Path] = []
    monkeypatch.setattr(background, "tools", lambda _say: None)
    monkeypatch.setattr(background, "build", lambda folder, *_args, **_named: made.append(folder))
    return made


def test_a_build_that_works_takes_the_mark_away(folder, builds, capsys):
    folder.parent.mkdir()
    background.mark_of(folder).write_text("of other sources")
    background.log_of(folder).write_text("an old log")
    background.work(folder)
    assert builds == [folder]
    assert not background.mark_of(folder).exists()
    assert background.log_of(folder).read_text() == ""
    assert capsys.readouterr().out == "compiled\n"


def test_what_another_has_done_is_not_done_again(folder, builds, monkeypatch):
    monkeypatch.setattr(background, "is_current", lambda _: True)
    background.work(folder)
    monkeypatch.setattr(background, "is_current", lambda _: False)
    background.mark_of(folder).write_text(fingerprint())
    background.work(folder)
    assert builds == []


@pytest.mark.parametrize(
    ("error", "says"), [(CannotBuild("no tools"), "no tools\n"), (ZeroDivisionError("odd"), "ZeroDivisionError: odd")]
)
def test_any_failure_is_marked_and_told_in_the_log(folder, builds, monkeypatch, capsys, error, says):
    def fail(*_args, **_named):
        raise error

    monkeypatch.setattr(background, "build", fail)
    background.work(folder)
    assert background.mark_of(folder).read_text() == fingerprint()
    assert says in capsys.readouterr().out
    assert not is_held(lock_of(folder))
    assert builds == []


# -- the command and the lock files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "asked", "said"),
    [(["games"], "background", 1), (["games"], "", 0), (["build", "--help"], "background", 0)],
)
def test_the_command_says_it_once_if_run_asks(monkeypatch, args, asked, said):
    monkeypatch.setattr(standoff, "BUILD", "pure")
    monkeypatch.setattr(background, "begin", lambda: "a line")
    monkeypatch.setenv("STANDOFF_COMPILE", asked)
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0
    assert done.stderr.count("standoff: a line\n") == said
    assert "a line" not in done.stdout
    assert not os.environ.get("STANDOFF_COMPILE")


def pins(file):
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", (PACKAGE.parent / file).read_text("utf-8"), re.MULTILINE))


def test_what_compiles_and_what_tests_changes_no_package_of_the_game():
    played = pins("requirements.lock")
    assert len(played) > 5
    for other in ("requirements-compile.lock", "requirements-dev.lock"):
        assert played.items() <= pins(other).items()


def test_a_build_is_never_made_from_compiled_modules(monkeypatch, folder):
    """After `build --only` the modules of one game are compiled and fit: the build of all games starts plain Python."""

    class StartedAnew(Exception):
        pass

    def start(_python, _command, env):
        assert env["STANDOFF_BUILD"] == "pure"
        raise StartedAnew

    monkeypatch.setattr("standoff.BUILD", "compiled")
    monkeypatch.setattr("standoff.compiled.build.is_current", lambda _folder: False)
    monkeypatch.setattr("standoff.compiled.build.default_folder", lambda: folder)
    monkeypatch.setattr("standoff.compiled.build.build", lambda *_: pytest.fail("compiled from compiled modules"))
    monkeypatch.setattr("standoff.cli.commands.os.execve", start)
    with pytest.raises(StartedAnew):
        commands.build(force=False, hot=False, only=None)
