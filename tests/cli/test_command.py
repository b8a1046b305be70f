"""The command as its user meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import time

import msgspec
import pytest
import typer

import standoff
from standoff import BUILD
from standoff.cli.main import app
from standoff.games import IDS, find

COMMAND = [sys.executable, "-m", "standoff.cli.main"]


def run(*args, stdin="", env=None, cwd=None):
    return subprocess.run(
        [*COMMAND, *args],
        cwd=cwd,
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
    for command in (
        "games",
        "play",
        "simulate",
        "replay",
        "verify",
        "rules",
        "facts",
        "bench",
        "fuzz",
        "maps",
        "build",
    ):
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
        (("facts", "walking_dead", "--data", __file__), "is a file, not a folder"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "bnag"), "did you mean 'bang'?"),
        (("bench", "--seconds", "0"), "--seconds must be more than 0 and at most 3600, not 0"),
        (("bench", "--seconds", "-1"), "--seconds must be more than 0"),
        (("bench", "--seconds", "nan"), "--seconds must be more than 0"),
        (("bench", "--seconds", "inf"), "--seconds must be more than 0"),
        (("bench", "--players", "99"), "none of these games is for 99 players; they are for: walking_dead 3 to 8"),
        (("bench", "bang", "--players", "3"), "they are for: bang 4 to 7"),
        (("guard", "--seconds", "0"), "--seconds must be more than 0"),
        (("guard", "--game", "bnag"), "did you mean 'bang'?"),
        (("bench", "--peers", "--plot", "."), "it is a folder"),
        (("simulate", "walking_dead", "--set", "aimin=x"), "did you mean 'aiming'?"),
        (("play", "bang", "--language", "tlh"), "BANG! has no words in 'tlh'; there are: de, en"),
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


def test_play_asks_for_a_game_at_a_terminal():
    seen, status = at_a_terminal(["play"], b"Which game?", b"quit\n")
    assert status == 0
    assert b"Goodbye" in seen
    assert b"Usage" not in seen


def at_a_terminal(args, wait_for, answer):
    """Run the command at a real terminal and answer once; what it showed, and its code."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(sys.executable, [*COMMAND, *args])
    seen = b""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        seen += part
        if answer and wait_for in seen:
            os.write(terminal, answer)
            answer = b""
    os.close(terminal)
    _, status = os.waitpid(pid, 0)
    return seen, os.waitstatus_to_exitcode(status)


ESCAPE = "\x1b]0;owned\x07[bold]x[/bold]"


def test_text_from_a_scenario_file_is_neither_obeyed_nor_lost(tmp_path):
    path = tmp_path / "odd.toml"
    title = json.dumps(ESCAPE)
    path.write_text(f'game = "walking_dead"\ntitle = {title}\nplayers = 4\n[then]\nturn = 99\n', "utf-8")
    done = run("verify", str(path))
    assert done.returncode == 1
    assert "\\u001b]0;owned\\u0007[bold]x[/bold]" in done.stdout
    assert "\x1b" not in done.stdout
    seen, _ = at_a_terminal(["verify", str(path)], b"", b"")
    assert b"\x1b]0;" not in seen
    assert b"[bold]x[/bold]" in seen


def test_errors_show_brackets_and_spell_control_codes_out():
    for args in (["replay", f"gone{ESCAPE}"], ["rules", "bang", ESCAPE], ["facts", f"b{ESCAPE}"]):
        seen, status = at_a_terminal(args, b"", b"")
        assert status == 2
        assert b"\x1b]0;" not in seen
        assert b"[bold]x[/bold]" in seen


def test_json_spells_out_what_a_terminal_would_obey(tmp_path):
    table = standoff.new("walking_dead", players=4, seed="\x9b31m\u202e\U000e0001é")
    path = tmp_path / "record.json"
    path.write_text(table.save(), "utf-8")
    done = run("replay", str(path), "--json")
    assert not any(code in done.stdout for code in ("\x9b", "\u202e", "\U000e0001"))
    assert json.loads(done.stdout)["record"]["seed"] == table.record().seed


def test_facts_show_brackets(tmp_path):
    folder = find("bang").folder / "data"
    text = (folder / "beginners.toml").read_text("utf-8")
    (tmp_path / "beginners.toml").write_text(text.replace('"Volcanic"', '"[red]Volcanic[/red]"'), "utf-8")
    done = run("facts", "bang", "--data", str(tmp_path))
    assert "[red]Volcanic[/red]" in done.stdout


def test_verify_works_inside_the_folder_of_a_game(tmp_path):
    folder = tmp_path / "walking_dead"
    folder.mkdir()
    (folder / "a.toml").write_text('title = "a start"\nplayers = 4\n[then]\nturn = 99\n', "utf-8")
    env = {"PYTHONPATH": str(standoff._loader.PACKAGE.parent)}
    for args in (("a.toml",), ("./a.toml",), (".",), ("../walking_dead/a.toml",)):
        done = run("verify", *args, env=env, cwd=folder)
        assert done.returncode == 1, done.stderr
        assert "a.toml: a start" in done.stdout.splitlines()[0]
        assert "turn is" in done.stdout


def test_every_option_and_argument_has_a_help_text():
    for name, command in typer.main.get_command(app).commands.items():
        assert command.help, name
        for parameter in command.params:
            assert parameter.help, (name, parameter.name)


def test_replay_tells_the_game_again(tmp_path):
    table = standoff.new("walking_dead", players=5, seed=9)
    table.run([lambda seat: seat.options[0]] * 5)
    path = tmp_path / "record.json"
    path.write_bytes(msgspec.json.encode(table.record()))
    assert "The game is over" in run("replay", str(path)).stdout
    as_seen = told("replay", str(path), "--seat", "1", "--json")
    roles = [e["event"]["role"] for e in as_seen["events"] if e["event"]["kind"] == "look_at_role"]
    assert roles.count(None) >= 3
