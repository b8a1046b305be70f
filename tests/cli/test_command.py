"""The command as its user meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time

import msgspec
import pytest

import standoff
from standoff import BUILD
from standoff.games import IDS

COMMAND = [sys.executable, "-m", "standoff.cli.main"]


def run(*args, stdin="", env=None):
    return subprocess.run(
        [*COMMAND, *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "120", **(env or {})},
        check=False,
    )


def told(*args):
    done = run(*args)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_are_listed():
    assert [g["id"] for g in told("games", "--json")] == list(IDS)
    assert "walking_dead" in run("games").stdout


def test_version_and_help():
    assert standoff.__version__ in run("--version").stdout
    for command in ("games", "play", "simulate", "replay", "verify", "rules", "facts", "bench", "fuzz"):
        assert command in run("--help").stdout
        assert "Usage" in run(command, "--help").stdout


def test_simulate_reports_the_same_whatever_the_workers():
    plan = ("simulate", "walking_dead", "--players", "5", "--games", "40", "--seed", "3", "--json")
    one, two = told(*plan), told(*plan, "--workers", "2")
    assert set(one) == {
        *("game", "players", "games", "completed", "decisions", "seconds"),
        *("decisions_per_s", "games_per_s", "wins", "digest"),
    }
    assert one["completed"] == 40
    assert (one["digest"], one["wins"], one["decisions"]) == (two["digest"], two["wins"], two["decisions"])
    assert told(*plan, "--seed", "4")["digest"] != one["digest"]
    assert told(*plan, "--set", "aiming=one by one")["digest"] != one["digest"]
    assert "40 of 40 games completed" in run(*plan[:-1]).stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "walking_dead", "--players", "12"), "3 to 8 players, not 12"),
        (("simulate", "walking_dead", "--games", "0"), "games must be 1 or more"),
        (("simulate", "walking_dead", "--workers", "0"), "workers must be 1 or more"),
        (("simulate", "walking_dead", "--bots", "clever"), "no bot 'clever'"),
        (("simulate", "walking_dead", "--set", "aiming"), "takes key=value"),
        (("simulate", "walking_dead", "--set", "aim=1"), "did you mean 'aiming'"),
        (("play", "walking_dead", "--seat", "9"), "there is no seat 9"),
        (("replay", "gone.json"), "cannot read gone.json"),
        (("verify", "gone"), "neither a file nor a folder"),
        (("rules", "walking_dead", "wd.nothing.such"), "no clause of walking_dead"),
        (("facts", "walking_dead", "--data", "gone"), "does not exist"),
        (("bench", "chess"), "there is no game 'chess'"),
    ],
)
def test_wrong_use_is_a_sentence_not_a_traceback(args, says):
    done = run(*args)
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


def test_rules_know_their_code_and_scenarios():
    report = told("rules", "walking_dead", "--json")
    assert report["covered"] == report["clauses"] == len(report["list"])
    one = told("rules", "walking_dead", "wd.walker.last", "--json")["list"]
    assert [c["id"] for c in one] == ["wd.walker.last"]
    assert one[0]["code"]
    assert one[0]["scenarios"]
    assert "rules.py" in run("rules", "walking_dead", "wd.walker.last").stdout


def test_facts_say_where_figures_come_from():
    facts = told("facts", "walking_dead", "--json")
    assert {"file", "entry", "source", "figures"} == set(facts[0])
    assert "rulebook" in run("facts", "walking_dead").stdout


def test_verify_fails_on_a_scenario_that_does_not_hold(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text('game = "walking_dead"\ntitle = "odd"\nplayers = 4\n[then]\nturn = 99\n')
    done = run("verify", str(path))
    assert done.returncode == 1
    assert "turn is" in done.stdout
    report = json.loads(run("verify", str(path), "--json").stdout)
    assert (report["scenarios"], report["passed"]) == (1, 0)


def test_fuzz_and_bench_report():
    assert told("fuzz", "walking_dead", "--games", "30", "--json")["faults"] == []
    speed = told("bench", "walking_dead", "--players", "8", "--seconds", "0.1", "--json")
    assert [(s["players"], s["build"]) for s in speed] == [(8, build) for build in dict.fromkeys((BUILD, "pure"))]
    assert all(s["decisions_per_s"] > 0 for s in speed)


def test_guard_compares_with_an_earlier_commit():
    if subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, check=False).returncode == 0:
        found = told("guard", "HEAD", "--game", "walking_dead", "--seconds", "0.05", "--least", "0", "--json")
        assert found[0]["ratio"] > 0
    done = run("guard", "no-such-commit")
    assert done.returncode == 2
    assert "there is no commit 'no-such-commit'" in done.stderr


def test_a_whole_game_by_number_through_a_pipe():
    done = run("play", "walking_dead", "--players", "3", "--seed", "4", stdin="1\n" * 3000)
    assert done.returncode == 0
    assert "Winners:" in done.stdout
    assert "Traceback" not in done.stderr


def test_play_explains_and_saves(tmp_path):
    save = tmp_path / "game.json"
    words = [
        "help",
        "board",
        "log",
        "not",
        "why re-roll Infection",
        "why",
        "rule infection",
        "rule zzz",
        "77",
        "dance",
        "",
        f"save {save}",
        "quit",
    ]
    done = run("play", "walking_dead", "--players", "4", "--seed", "2", "--name", "Zed", stdin="\n".join(words) + "\n")
    assert done.returncode == 0, done.stderr
    assert "Zed" in done.stdout
    assert "There is no option 77" in done.stdout
    assert "is not an answer here" in done.stdout
    assert "Goodbye" in done.stdout
    again = run("play", "--load", str(save), stdin="quit\n")
    assert again.returncode == 0
    assert "Zed" in again.stdout


def test_play_without_anything_asks_for_a_game():
    done = run(stdin="\n\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "How many players?" in done.stdout or "Which game?" in done.stdout


def test_replay_tells_the_game_again(tmp_path):
    table = standoff.new("walking_dead", players=5, seed=9)
    table.run([lambda _: 0] * 5)
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(table.record))
    assert "The game is over" in run("replay", str(path)).stdout
    as_seen = told("replay", str(path), "--seat", "1", "--json")
    roles = [e["data"]["role"] for e in as_seen["events"] if e["kind"] == "role"]
    assert roles.count(None) >= 3


def test_ctrl_c_at_the_prompt_is_a_goodbye():
    """A real terminal, a real interrupt."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [*COMMAND, "play", "walking_dead", "--players", "4", "--seed", "2"])
    seen = b""
    deadline = time.monotonic() + 120
    sent = False
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], 2)
        if sent and not ready:
            os.kill(pid, signal.SIGINT)  # the first one can fall between the prompt and the wait for a key
        if ready:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            seen += part
        if not sent and seen.rstrip().endswith(b">"):
            os.kill(pid, signal.SIGINT)
            sent = True
    os.close(terminal)
    _, status = os.waitpid(pid, 0)
    assert sent, seen
    assert os.waitstatus_to_exitcode(status) == 0
    assert b"Goodbye" in seen
    assert b"Traceback" not in seen
