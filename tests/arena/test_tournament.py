"""Tournaments: the same report whatever the workers; a killed one goes on; what is counted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from standoff.arena.crew import WorkFailed, portions, work_through
from standoff.arena.fixtures import Played, fingerprint
from standoff.arena.journal import Head, Journal
from standoff.arena.running import head_of, journal_of, run
from standoff.arena.tournament import ANY, make_plan, report, trials
from standoff.bots import BOTS as BOTS_THERE
from standoff.bots import SearchBot
from standoff.bots.growing import Budget
from standoff.cli.arena import deterministic
from standoff.cli.main import app
from standoff.engine.dealt import Dealt
from standoff.engine.errors import BadRecord, WrongSetup

BOTS = ["policy", "random"]


def plan_of(games=12, game="bang", players=4, lineup=None, seed="7"):
    return make_plan(game, players, BOTS, lineup, games, seed, {})


def report_of(plan, folder, workers=1):
    return msgspec.json.encode(
        report(plan, run(plan, journal_of(head_of("tournament", plan.game, plan), folder), workers))
    )


def played(bots, sides, winners, roles=None):
    seats = [{"role": [role]} for role in roles] if roles else [{} for _ in bots]
    return Played(0, "0", list(bots), winners, [], 1, "", Dealt(list(sides), seats, {}))


def test_the_number_of_workers_changes_nothing(tmp_path):
    plan = plan_of()
    assert report_of(plan, tmp_path / "one") == report_of(plan, tmp_path / "three", 3)


def test_a_killed_tournament_goes_on_where_it_was(tmp_path):
    """A real process, killed in the middle; the same command finishes it, and nothing is played twice."""
    out, whole = tmp_path / "killed", tmp_path / "whole"
    wanted = ["tournament", "bang", "--games", "24", "--seed", "7", "--json"]
    command = [sys.executable, "-m", "standoff.cli.main", *wanted]
    slowly = {**os.environ, "STANDOFF_BUILD": "pure"}
    process = subprocess.Popen([*command, "-w", "2", "--out", str(out)], stdout=subprocess.DEVNULL, env=slowly)
    journal = out / "journal.jsonl"
    until = time.monotonic() + 60
    while (not journal.exists() or journal.read_bytes().count(b"\n") < 2) and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with journal.open("ab") as file:
        file.write(b'{"number":23,"deal":"7/5')  # torn off while it was written
    before = journal.read_bytes()
    kept = before.count(b"\n") - 1
    assert 0 < kept < 24
    again = subprocess.run([*command, "--out", str(out)], capture_output=True, check=True).stdout
    lines = journal.read_bytes().splitlines()
    assert lines[: kept + 1] == before.splitlines()[: kept + 1]
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(24))
    assert again == subprocess.run([*command, "--out", str(whole)], capture_output=True, check=True).stdout
    assert (out / "report.json").read_bytes() == (whole / "report.json").read_bytes()


def test_ctrl_c_ends_it_at_once_and_leaves_no_worker(tmp_path):
    command = [sys.executable, "-m", "standoff.cli.main", "tournament", "bang", "--games", "4000", "--workers", "2"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path)],
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - ignored behind a shell
    )
    journal = tmp_path / "journal.jsonl"
    until = time.monotonic() + 60
    while (not journal.exists() or journal.read_bytes().count(b"\n") < 2) and time.monotonic() < until:
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    told = process.communicate(timeout=30)[1]
    assert process.returncode == 130
    assert re.fullmatch(rb"standoff: stopped after \d+ of 4000 games; the same command goes on from there\n", told)
    while time.monotonic() < until and lives(process.pid):  # Python's own helper ends a moment after the rest
        time.sleep(0.02)
    assert not lives(process.pid)


def lives(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_another_plan_or_other_sources_are_not_mixed_in(tmp_path):
    plan = plan_of(2)
    run(plan, journal_of(head_of("tournament", "bang", plan), tmp_path))
    with pytest.raises(WrongSetup, match="another tournament: seed"):
        journal_of(head_of("tournament", "bang", plan_of(2, seed="8")), tmp_path)
    with pytest.raises(WrongSetup, match="other rules or bots"):
        Journal(tmp_path / "journal.jsonl", Head("tournament", msgspec.to_builtins(plan), "of old"))
    assert fingerprint("bang") != fingerprint("halo_bang")


def test_a_damaged_journal_is_refused(tmp_path):
    plan = plan_of(2)
    head = head_of("tournament", "bang", plan)
    run(plan, journal_of(head, tmp_path))
    path = tmp_path / "journal.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b"nonsense\n" + lines[1])
    with pytest.raises(BadRecord, match="line 2"):
        journal_of(head, tmp_path)
    path.write_bytes(b"nonsense\n")
    with pytest.raises(BadRecord, match="not a journal"):
        journal_of(head, tmp_path)


# -- Workers -----------------------------------------------------------------------------------------------------------


def squares(plan, numbers):
    """Some of the numbers; the first worker that meets the one that the plan names dies of it."""
    done = []
    for number in numbers[:3]:
        if number == plan.get("deadly") and not Path(plan["grave"]).exists():
            if not plan.get("always"):
                Path(plan["grave"]).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if number == plan.get("wrong"):
            raise WrongSetup("no such number")
        done.append((number, number * number))
    return done


def all_squares(plan, workers, many=30):
    return sorted(one for done in work_through(squares, plan, range(many), workers) for one in done)


@pytest.mark.parametrize("workers", [1, 3])
def test_what_a_worker_leaves_is_handed_out_again(workers):
    assert all_squares({}, workers, 200) == [(n, n * n) for n in range(200)]


def test_a_worker_that_dies_is_replaced(tmp_path):
    grave = tmp_path / "grave"
    assert all_squares({"deadly": 11, "grave": str(grave)}, 2) == [(n, n * n) for n in range(30)]
    assert grave.exists()


def test_work_that_kills_every_worker_is_given_up(tmp_path):
    with pytest.raises(WorkFailed, match="3 workers have died over game"):
        all_squares({"deadly": 11, "grave": str(tmp_path / "none"), "always": True}, 2)


def test_what_a_worker_refuses_is_told():
    with pytest.raises(WorkFailed, match="no such number"):
        all_squares({"wrong": 5}, 2)
    with pytest.raises(WrongSetup, match="1 or more"):
        all_squares({}, 0)


def test_portions_have_all_numbers_in_their_order():
    assert [n for portion in portions(range(100), 2) for n in portion] == list(range(100))
    assert len(portions(range(3), 8)) == 3


# -- What is counted ---------------------------------------------------------------------------------------------------


def test_seats_of_one_side_are_one_trial():
    found = trials(played("aabb", "LOLO", [0, 2]), list("LOLO"))
    assert [(t.bot, t.part, t.won) for t in found] == [
        ("a", "L", True),
        ("a", "O", False),
        ("b", "L", True),
        ("b", "O", False),
    ]
    assert [len(trials(played(bots, "LLOO", [0, 1]), list("LLOO"))) for bots in ("aabb", "aaaa", "abab")] == [2, 2, 4]


def test_win_rates_crosstable_and_fair_shares():
    plan = plan_of(2, lineup="mixed")
    bots = {"a": "policy", "b": "random"}
    games = [
        played([bots[b] for b in "aabb"], "LOOR", [0], ["Sheriff", "Outlaw", "Outlaw", "Renegade"]),
        played([bots[b] for b in "bbaa"], "LOOR", [1, 2], ["Sheriff", "Outlaw", "Outlaw", "Renegade"]),
    ]
    told = report(plan, games)
    policy = next(s for s in told.standings if s.bot == "policy")
    assert (policy.won.wins, policy.won.trials) == (2, 4)
    assert policy.fair == pytest.approx(3 / 8)
    assert policy.by_role["Sheriff"].rate == 1.0
    assert policy.fair_by_role == {"Outlaw": 0.5, "Renegade": 0.0, "Sheriff": 0.5}
    met = next(m for m in told.crosstable if m.bot == "policy")
    assert (met.met, met.won, met.even) == (6, 3, 2)
    assert met.share + next(m for m in told.crosstable if m.bot == "random").share == 1.0


def test_one_side_of_a_bot_against_the_rest():
    plan = plan_of(8, lineup="sides")
    games = [
        played(["policy", "random", "random", "random"], "LOOR", [0]),
        played(["random", "policy", "policy", "random"], "LOOR", [1, 2]),
        played(["random"] * 4, "LOOR", [3]),
    ]
    won = {(m.part, m.bot, m.others): (m.won.wins, m.won.trials) for m in report(plan, games).matches}
    assert won["L", "policy", "random"] == (1, 1)
    assert won["O", "policy", "random"] == (1, 1)
    assert won["R", "random", "random"] == (1, 1)
    assert won[ANY, "policy", "random"] == (2, 2)
    assert ("R", "random", "policy") not in won


def test_a_policy_beats_chance_where_there_is_one(tmp_path):
    plan = plan_of(16, lineup="sides")
    told = report(plan, run(plan, journal_of(head_of("tournament", "bang", plan), tmp_path)))
    assert told.standings[0].bot == "policy"


def test_the_command_tells_it_in_words_and_draws_it(tmp_path):
    args = ["tournament", "bang", "--games", "8", "--lineup", "sides", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("8 of 8 games completed: 1 deal, each 8 times")
    assert any(line.split()[:3] == ["Law", "policy", "random"] for line in lines)
    assert any(line.split()[:1] == ["random"] and "±" in line for line in lines)
    assert "The same seed gives the same report" in lines[-1]
    assert ElementTree.fromstring((tmp_path / "report.svg").read_text("utf-8")).tag.endswith("svg")
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["lineup"] == "sides"


def test_a_journal_of_nobodys_folder_is_removed_when_all_is_done(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    done = CliRunner().invoke(app, ["tournament", "bang", "--games", "2", "--json"])
    assert done.exit_code == 0
    assert list((tmp_path / "standoff" / "arena").iterdir()) == []


def test_bots_that_think_by_the_clock_are_named(monkeypatch):
    monkeypatch.setitem(BOTS_THERE, "slow", lambda chance: SearchBot(chance, Budget(seconds=0.01)))
    plan = make_plan("bang", 4, ["slow", "random"], "mixed", 2, "0", {})
    told = report(plan, [played(["slow", "slow", "random", "random"], "LOOR", [0])])
    assert told.timed == ["slow"]
    assert report(plan_of(2), []).timed == []
    assert "slow think by the clock" in deterministic(told.timed)
