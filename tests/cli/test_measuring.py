"""`standoff bench --peers` and `--growth`, as far as no peer is needed."""

from __future__ import annotations

import json

import pytest
from rich.console import Console
from typer.testing import CliRunner

from standoff.arena.peers.compare import Comparison, Failure, Row
from standoff.cli import measuring
from standoff.cli.main import app
from standoff.engine.errors import UnknownGame, WrongSetup
from standoff.games import IDS

ROWS = [
    Row("hearts", 4, "C++", 1_065_759, 17_490.8, 60.9, 0.208, 1.83, who="OpenSpiel", version="2"),
    Row("gin-rummy", 2, "Python", 7_024, 57.1, 123.0, 0.016, None, who="rlcard", version="1"),
]
CANNED = Comparison(0.5, "3.11", 1.5, ROWS, [Failure("catanatron", "", "cannot be installed: no network")])


@pytest.fixture
def run(monkeypatch):
    asked = []

    def compare(games, seconds, say):
        asked.append((games, seconds))
        say("rlcard: measuring uno")
        return CANNED

    monkeypatch.setattr(measuring, "compare", compare)
    monkeypatch.setattr(measuring, "console", Console(width=130, highlight=False))

    def go(*args):
        done = CliRunner().invoke(app, ["bench", *args])
        return done, asked

    return go


def test_a_table_with_what_failed(run):
    done, asked = run("--peers", "--seconds", "0.5")
    assert done.exit_code == 0
    assert asked == [(list(IDS), 0.5)]
    lines = done.stdout.splitlines()
    hearts = next(line for line in lines if "hearts" in line).split()
    assert hearts == ["OpenSpiel", "hearts", "4", "C++", "1,065,759", "17,490.8", "60.9", "21", "%", "1.83"]
    assert any("gin-rummy" in line and line.rstrip().endswith("–") for line in lines)
    assert "not measured: catanatron: cannot be installed: no network" in done.stdout


def test_a_narrow_terminal_gets_fewer_columns(monkeypatch, run):
    monkeypatch.setattr(measuring, "console", Console(width=80, highlight=False))
    done, _ = run("--peers")
    assert "…" not in done.stdout
    assert "1,065,759" in done.stdout
    assert "Games/s" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_json_and_a_plot(run, tmp_path):
    plot = tmp_path / "peers.svg"
    done, _ = run("--peers", "--json", "--plot", str(plot))
    told = json.loads(done.stdout)
    assert [row["who"] for row in told["rows"]] == ["OpenSpiel", "rlcard"]
    assert told["failures"][0]["who"] == "catanatron"
    svg = plot.read_text("utf-8")
    assert svg.startswith("<svg ")
    assert "OpenSpiel: hearts, 4 seats, C++" in svg


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--peers", "--growth"], "ask for one of them"),
        (["--plot", "x.svg"], "--plot goes with --peers"),
        (["--growth", "--plot", "x.svg"], "--plot goes with --peers"),
        (["--peers", "--players", "5"], "--players goes with neither"),
        (["--peers", "--seconds", "0"], "must be more than 0"),
        (["--peers", "--plot", "no/such/folder/x.svg"], "its folder does not exist"),
    ],
)
def test_what_does_not_go_together_is_refused(run, args, says):
    done, asked = run(*args)
    assert isinstance(done.exception, WrongSetup)
    assert says in str(done.exception)
    assert not asked


def test_an_unknown_game_is_refused_before_anything_is_measured(run):
    done, asked = run("chess", "--peers")
    assert isinstance(done.exception, UnknownGame)
    assert not asked


def test_growth_in_words_and_in_json(run):
    done, _ = run(IDS[0], "--growth", "--seconds", "0.005")
    assert done.exit_code == 0
    for words in ("With players", "With the length of a game", "With workers", "Memory of a stored state"):
        assert words in done.stdout
    done, _ = run(IDS[0], "--growth", "--seconds", "0.005", "--json")
    assert {"build", "load", "players", "length", "workers", "memory"} == set(json.loads(done.stdout))
