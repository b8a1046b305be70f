"""Advice at the keyboard, and bots that take a moment."""

from __future__ import annotations

import contextlib

import pytest

import standoff
from standoff.arena.secrecy import OtherWorld
from standoff.bots import PolicyBot, RandomBot
from standoff.cli.play import MOMENT, Session
from standoff.cli.prompt import Leave
from standoff.engine.rng import Rng

from .screens import Typist, session


class Watcher(Typist):
    """A typist at a terminal that somebody looks at."""

    live = True

    @contextlib.contextmanager
    def meanwhile(self, words):
        self.say(f"WHILE {words}")
        yield


def at_a_shot(seed=3):
    """A table of BANG! at which the one who is asked has several options, and a session for him."""
    table = standoff.new("bang", players=4, seed=seed)
    while len(table.options) < 3:
        table.answer(table.options[0])
    return table, table.asked


def test_a_hint_says_why_and_names_the_best_three():
    table, who = at_a_shot()
    made, terminal = session(table, ["hint", "hint"], people=(who,), adviser=PolicyBot)
    advice = PolicyBot(Rng("hint", table.number)).advise(table.seat(who))
    shown = " ".join(terminal.after("hint").split())
    assert advice.sentence in shown
    for one in advice.best:
        assert one.words in shown
    assert "% of what speaks for all options" in shown
    assert made.table.number == table.number
    assert made.table.over is False


def test_a_hint_depends_on_nothing_that_the_seat_cannot_know():
    table, who = at_a_shot()
    other = OtherWorld(table, who, Rng("hint"))
    shown = [session(one, ["hint"], people=(who,), adviser=PolicyBot)[1].after("hint") for one in (table, other.table)]
    assert shown[0] == shown[1]


def test_bots_take_a_moment_that_tells_nothing():
    """Whoever looks sees each of them think, and what happens when it happens; the pause does not know the answer."""
    table = standoff.new("bang", players=4, seed=3)
    bots = {s: RandomBot(Rng(s)) for s in range(1, 4)}
    terminal = Watcher(["1"] * 3)
    made = Session(table, [0], bots, terminal, pace=1.0)
    with contextlib.suppress(Leave):
        made.run()
    answered = terminal.shown.count("WHILE ")
    assert answered > 3
    assert len(terminal.pauses) == answered
    assert all(0 < pause <= MOMENT[1] for pause in terminal.pauses)
    assert len({round(pause, 3) for pause in terminal.pauses}) > 1


@pytest.mark.parametrize(("pace", "live"), [(0.0, True), (1.0, False)])
def test_without_a_pace_or_a_terminal_bots_answer_at_once(pace, live):
    terminal = Watcher(["1"] * 3)
    terminal.live = live
    bots = {s: RandomBot(Rng(s)) for s in range(1, 4)}
    made = Session(standoff.new("bang", players=4, seed=3), [0], bots, terminal, pace=pace)
    with contextlib.suppress(Leave):
        made.run()
    assert terminal.pauses == []
    assert "WHILE" not in terminal.shown
