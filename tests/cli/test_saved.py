"""Games that are laid aside and taken up again: by those who played them, without the secrets of others."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess

import pytest

import standoff
from standoff.cli import saved

from .screens import COMMAND, Pty, session


def run(*args, stdin="", state):
    env = {**os.environ, "COLUMNS": "150", "XDG_STATE_HOME": str(state)}
    return subprocess.run(
        [*COMMAND, *args], input=stdin, capture_output=True, text=True, timeout=120, env=env, check=False
    )


@pytest.fixture
def second_seat(tmp_path):
    """A game that the second of four players saved."""
    file = tmp_path / "game.json"
    done = run(
        "play", "bang", "--players", "4", "--seed", "3", "--seat", "2", stdin=f"save {file}\nquit\n", state=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "Saved. Go on later with" in done.stdout
    return file


def test_loading_shows_no_other_player_s_secret(second_seat, tmp_path):
    done = run("play", "--load", str(second_seat), stdin="board\nquit\n", state=tmp_path)
    assert done.returncode == 0, done.stderr
    table = standoff.load(saved.bare(second_seat.read_text()))
    secret = table.plain(table.open_view()).seats[0]
    assert "Ben (you)" in done.stdout
    assert "Ada (you)" not in done.stdout
    for card in secret.hand:
        assert f"Ada draws {card}" not in done.stdout
    assert f"Ada is secretly {secret.role}" not in done.stdout


def test_another_seat_than_the_saved_one_is_refused(second_seat, tmp_path):
    done = run("play", "--load", str(second_seat), "--seat", "1", state=tmp_path)
    assert done.returncode == 2
    assert "this game belongs to Ben; leave --seat out" in done.stderr
    assert "Outlaw" not in done.stdout
    assert run("play", "--load", str(second_seat), "--seat", "2", stdin="quit\n", state=tmp_path).returncode == 0


def test_a_plain_save_asks_who_is_sitting_there(tmp_path):
    file = tmp_path / "plain.json"
    file.write_text(standoff.new("bang", players=4, seed=3).save())
    done = run("play", "--load", str(file), stdin="9\nnobody\n3\nquit\n", state=tmp_path)
    assert "This save does not say which players are people. Who is sitting here?" in done.stdout
    assert done.stdout.count("Give one number or several, from 1 to 4.") == 2
    assert "Cleo (you)" in done.stdout
    assert "Cleo (you)" in run("play", "--load", str(file), "--seat", "3", stdin="quit\n", state=tmp_path).stdout
    assert run("play", "--load", str(file), stdin="", state=tmp_path).returncode == 0


def test_a_saved_game_can_be_replayed(second_seat, tmp_path):
    done = run("replay", str(second_seat), "--json", state=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["record"]["game"] == "bang"
    assert "Ben draws " in run("replay", str(second_seat), state=tmp_path).stdout
    as_seen = run("replay", str(second_seat), "--seat", "2", state=tmp_path).stdout
    assert "You draw " in as_seen
    assert "Ben draws " not in as_seen
    unknown = run("replay", str(second_seat), "--language", "tlh", state=tmp_path)
    assert unknown.returncode == 2
    assert "BANG! has no words in 'tlh'; there are: de, en" in unknown.stderr


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"humans": []}, "nobody plays it"),
        ({"humans": ["Zoe"]}, "Zoe plays it; its players are"),
        ({"humans": 3}, "this saved game is damaged"),
        ({"save": "{}"}, "not a saved table"),
    ],
)
def test_a_damaged_file_is_a_sentence(second_seat, tmp_path, change, says):
    second_seat.write_text(json.dumps({**json.loads(second_seat.read_text()), **change}))
    done = run("play", "--load", str(second_seat), state=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",), ("maps", "--load")])
def test_a_file_that_never_ends_to_open_brackets_is_a_sentence(command, tmp_path):
    file = tmp_path / "deep.json"
    file.write_text("[" * 100_000)
    done = run(*command, str(file), state=tmp_path)
    assert done.returncode == 2
    assert "nested too deeply" in done.stderr
    assert "Traceback" not in done.stderr


def test_save_asks_before_it_overwrites(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("precious")
    table = standoff.new("bang", players=4, seed=3)
    _, terminal = session(table, [f"save {file}", "n"], people=(table.asked,), width=200)
    assert "is there already. Write over it? [y/N]>" in terminal.shown
    assert "Nothing was saved." in terminal.shown
    assert file.read_text() == "precious"
    session(standoff.new("bang", players=4, seed=3), [f"save {file}", "yes"], people=(table.asked,))
    assert saved.read(file.read_text(), None).people == [table.asked]


def test_a_kept_game_is_nobody_else_s_to_read(tmp_path):
    path = tmp_path / "state" / "standoff" / "x.json"
    table = standoff.new("bang", players=4, seed=3)
    made, _ = session(table, [], people=(table.asked,), kept=path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert saved.read(path.read_text(), None).table.record() == made.table.record()
    assert [p.name for p in path.parent.iterdir()] == ["x.json"]


def test_quit_keeps_the_game_and_continue_goes_on_with_it(tmp_path):
    first = run(
        "play", "walking_dead", "--players", "4", "--seed", "2", "--name", "Zed", stdin="keep\nquit\n", state=tmp_path
    )
    assert "Goodbye. The game is kept; go on with: standoff play --continue" in first.stdout
    kept = list((tmp_path / "standoff").glob("*.json"))
    assert len(kept) == 1
    before = kept[0].read_text()
    again = run("play", "--continue", stdin="quit\n", state=tmp_path)
    assert "Zed (you)" in again.stdout
    assert list((tmp_path / "standoff").glob("*.json")) == kept
    assert kept[0].read_text() == before
    end = run("play", "--continue", stdin="1\n" * 3000, state=tmp_path)
    assert "Winners:" in end.stdout
    assert list((tmp_path / "standoff").iterdir()) == []
    none = run("play", "--continue", state=tmp_path)
    assert none.returncode == 2
    assert "there is no game to go on with" in none.stderr


def test_the_end_of_input_keeps_the_game(tmp_path):
    done = run("play", "walking_dead", "--seed", "2", stdin="", state=tmp_path)
    assert done.returncode == 0
    assert "The game is kept" in done.stdout
    assert len(list((tmp_path / "standoff").glob("*.json"))) == 1


def test_a_folder_that_cannot_be_written_ends_no_game(tmp_path):
    (tmp_path / "standoff").write_text("in the way")
    done = run("play", "walking_dead", "--seed", "2", stdin="log\nquit\n", state=tmp_path)
    assert done.returncode == 0
    assert "The game could not be kept in" in done.stdout


def test_load_and_continue_exclude_each_other(tmp_path):
    done = run("play", "--load", "x", "--continue", state=tmp_path)
    assert done.returncode == 2
    assert "either --load or --continue" in done.stderr


@pytest.mark.parametrize("interrupts", [signal.SIG_DFL, signal.SIG_IGN])
def test_ctrl_c_at_the_prompt_keeps_the_game(tmp_path, interrupts):
    """A real terminal and a real key, whether or not the shell has switched interrupts off."""
    env = {"XDG_STATE_HOME": str(tmp_path)}
    screen = Pty("play", "--pace", "0", "walking_dead", "--players", "4", "--seed", "2", env=env, interrupts=interrupts)
    screen.prompt()
    screen.press(b"\x03")
    seen = screen.until("standoff play --continue")
    assert "Traceback" not in seen
    assert screen.end() == 0
    again = Pty("play", "--pace", "0", "--continue", env=env, interrupts=interrupts)
    assert "Keep the dice, or re-roll some of them?" in again.prompt()
    again.press(b"\x04")
    again.until("Goodbye")
    assert again.end() == 0


@pytest.mark.parametrize("interrupts", [signal.SIG_DFL, signal.SIG_IGN])
def test_an_interrupt_from_outside_is_a_goodbye(tmp_path, interrupts):
    screen = Pty(
        "play",
        "--pace",
        "0",
        "walking_dead",
        "--seed",
        "2",
        env={"XDG_STATE_HOME": str(tmp_path)},
        interrupts=interrupts,
    )
    screen.prompt()
    os.kill(screen.process.pid, signal.SIGINT)
    screen.until("Goodbye")
    assert screen.end() == 0
