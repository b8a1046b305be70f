"""Ours beside the peers, without a network: what the scripts print, what cannot be installed, what fails."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.arena.peers import compare as comparing
from standoff.arena.peers import environment
from standoff.arena.peers.compare import PEERS, CannotMeasure, Peer, compare, our_environment, read_told, run_script
from standoff.arena.peers.environment import LOCK, blocks, default_folder, install, python_of
from standoff.arena.peers.scripts import measure
from standoff.games import IDS

FIGURES = {
    "game": "uno",
    "seats": 2,
    "loop": "Python",
    "decisions_per_s": 29263,
    "games_per_s": 602.4,
    "decisions_per_game": 48.6,
    "forced": 0.646,
    "clone_us": None,
}
TOLD = {"who": "rlcard", "version": "1", "rows": [FIGURES], "failures": [{"game": "x", "reason": "y"}]}
NOTHING = "--hash=sha256:" + "0" * 64
IMPOSSIBLE = f"no-such-peer==1.0 \\\n    {NOTHING}\nno-such-friend==2.0 ; python_version >= '3' \\\n    {NOTHING}\n"


class Countdown:
    """A game of ten decisions, half of them forced."""

    game, seats, loop = "countdown", 2, "Python"

    def play(self, number):
        return self.walk(number, 10)[0]

    def walk(self, _, limit):
        made = min(10, limit)
        return made, made // 2, [made] if made < 10 else None

    def clone(self, position):
        return list(position)


class Uncloneable(Countdown):
    def clone(self, _):
        raise TypeError("cannot pickle")


def test_what_a_script_prints_is_read():
    told = read_told("a banner\n" + json.dumps(TOLD) + "\n")
    assert told.who == "rlcard"
    assert (told.rows[0].game, told.rows[0].clone_us) == ("uno", None)
    assert told.failures[0].reason == "y"


@pytest.mark.parametrize("text", ["", "nothing here", "{}", json.dumps({**TOLD, "rows": [{"game": "uno"}]})])
def test_what_is_no_report_is_said_to_be_none(text):
    with pytest.raises(CannotMeasure, match="did not print its figures"):
        read_told(text)


def test_the_method_counts_what_a_subject_plays():
    told = measure.measure(Countdown(), 0.01)
    assert (told["decisions_per_game"], told["forced"]) == (10, 0.5)
    assert told["decisions_per_s"] > 0
    assert told["clone_us"] > 0
    assert measure.measure(Uncloneable(), 0.01)["clone_us"] is None


def test_a_game_that_fails_stops_no_other():
    class Library:
        WHO = "lib"
        version = staticmethod(lambda: "1")

        @staticmethod
        def subjects(_):
            return [("broken", lambda: 1 / 0), ("countdown", Countdown)]

    told = measure.report(Library, 0.01, [])
    assert [row["game"] for row in told["rows"]] == ["countdown"]
    assert told["failures"] == [{"game": "broken", "reason": "ZeroDivisionError: division by zero"}]
    assert read_told(json.dumps(told)).who == "lib"


@pytest.mark.parametrize("build", ["pure", *(["compiled"] if comparing.compiled_is_there() else [])])
def test_our_own_script_runs_in_a_process_of_its_own(build):
    said = []
    told = run_script(Path(sys.executable), "standoff_games", 0.01, IDS[:1], our_environment(build), said.append)
    assert told.who == f"standoff {build}"
    assert [row.loop for row in told.rows] == (["Python"] if build == "pure" else ["compiled", "Python"])
    assert said[0] == f"measuring {IDS[0]}"
    assert not told.failures


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.who)
def test_every_peer_has_a_script_that_needs_nothing_to_be_loaded(peer):
    module = importlib.import_module(f"standoff.arena.peers.scripts.{peer.module}")
    assert peer.who == module.WHO
    assert len(list(module.subjects([]))) >= 2
    assert peer.package in dict(blocks(LOCK.read_text("utf-8")))


def test_a_script_that_ends_badly_says_how():
    with pytest.raises(CannotMeasure, match="No module named 'no_such_games'"):
        run_script(Path(sys.executable), "no_such_games", 0.01, (), our_environment("pure"), print)
    with pytest.raises(CannotMeasure, match="cannot start"):
        run_script(Path("no-such-python"), "standoff_games", 0.01, (), our_environment("pure"), print)


def test_a_lock_file_falls_into_packages():
    assert [name for name, _ in blocks(IMPOSSIBLE)] == ["no-such-peer", "no-such-friend"]
    assert all(NOTHING in block for _, block in blocks(IMPOSSIBLE))
    text = LOCK.read_text("utf-8")
    assert "\n".join(block for _, block in blocks(text)) == text.strip()
    assert "://" not in text


def test_what_cannot_be_installed_is_reported_and_stops_nothing(tmp_path, monkeypatch):
    """A real environment and a real pip, which is told to use no index."""
    for name in ("PIP_FIND_LINKS", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    lock = tmp_path / "impossible.lock"
    lock.write_text(IMPOSSIBLE)
    peers = [Peer("Nobody", "no-such-peer", "rlcard_games"), Peer("rlcard", "rlcard", "rlcard_games")]
    said = []
    compared = compare(IDS[:1], 0.01, said.append, peers, tmp_path / "env", lock, ["--no-index"])
    assert {row.who for row in compared.rows} >= {"standoff pure"}
    assert compared.rows == sorted(compared.rows, key=lambda row: -row.decisions_per_s)
    reasons = {failure.who: failure.reason for failure in compared.failures}
    assert reasons["Nobody"] == "cannot be installed: No matching distribution found for no-such-peer==1.0"
    assert "installing no-such-friend" in said
    assert not (tmp_path / "env" / environment.STAMP).exists()
    broken = [f for f in compared.failures if f.who == "rlcard"]
    assert len(broken) == 1
    assert "rlcard" in broken[0].reason


def test_an_environment_that_cannot_be_made_is_reported(tmp_path):
    (tmp_path / "file").write_text("")
    compared = compare([], 0.01, peers=PEERS, folder=tmp_path / "file" / "env")
    reasons = {f.who: f.reason for f in compared.failures}
    assert all("cannot make a virtual environment" in reasons[peer.who] for peer in PEERS)


def test_what_is_installed_is_not_installed_again(tmp_path, monkeypatch):
    calls = []

    def run(command):
        calls.append(command)
        python_of(tmp_path).parent.mkdir(exist_ok=True)
        python_of(tmp_path).touch()
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(environment, "_run", run)
    assert install(tmp_path) == {}
    assert "--require-hashes" in calls[-1]
    assert len(calls) == 2
    assert install(tmp_path) == {}
    assert len(calls) == 2


def test_the_environment_is_not_ours(tmp_path, monkeypatch):
    assert default_folder() != Path(sys.prefix)
    monkeypatch.setenv("STANDOFF_PEERS", str(tmp_path))
    assert default_folder() == tmp_path
