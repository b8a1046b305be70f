"""A move that was begun can be taken back, as long as nobody has learned anything from it."""

from __future__ import annotations

import pytest

import standoff
from standoff.engine.rng import Rng
from standoff.engine.undo import taken_back
from standoff.games import IDS, find

from .screens import called, go_on, session, texts

TELLING = ("draw", "roll", "dice", "die", "flip", "test", "pool", "peek", "look", "show", "reveal", "steal")
"""What kinds of events begin with that bring something to light."""


def played(name, seed, answers=120):
    """Random play; each time that the same seat is asked twice, the table and the number of the first question."""
    table, chance = standoff.new(name, players=find(name).players[-1], seed=seed), Rng("undo", seed)
    while not table.over and table.number < answers:
        asked, number = table.asked, table.number
        go_on(table, chance)
        if table.asked == asked:
            yield table, number


@pytest.mark.parametrize("name", IDS)
def test_what_can_be_taken_back_showed_nothing(name):
    allowed = refused = 0
    for table, number in played(name, 3):
        before = taken_back(table, number)
        if before is None:
            refused += 1
            continue
        allowed += 1
        since = before.cursor
        assert before.number == number
        assert before.asked == table.asked
        assert not any(event.kind.split("_")[0] in TELLING for event in table.events(since))
        for seat in range(table.setup.players):
            assert table.seat(seat).events()[:since] == before.seat(seat).events()
    assert refused
    assert allowed or name in ("bang", "halo_bang")


def test_a_roll_cannot_be_taken_back():
    for seed in range(20):
        table = standoff.new("walking_dead", players=4, seed=seed)
        asked, dice = table.asked, [called(table, "face", face) for face in table.question().about.dice]
        if "Infection" in dice or "Walker" in dice:
            continue
        made, terminal = session(table, ["undo", f"re-roll {dice[0]}", "undo"], people=(asked,))
        assert "There is nothing to take back" in terminal.after("undo")
        last = terminal.shown.rsplit("TYPED undo", 1)[1]
        assert "That cannot be taken back: something was rolled, drawn or shown since." in last
        assert made.table.number == 1
        return
    raise AssertionError("no such roll")


def test_a_card_that_was_shown_cannot_be_taken_back():
    for seed in range(50):
        table = standoff.new("bang", players=4, seed=seed)
        laid = [
            c for c, said in texts(table).items() if said.startswith(("play Volcanic", "play Scope", "play Mustang"))
        ]
        if not laid:
            continue
        number = table.number
        table.answer(laid[0])
        assert table.record().answers[number:]
        assert taken_back(table, number) is None
        return
    raise AssertionError("no such card was dealt")


def test_a_drawn_card_cannot_be_taken_back_though_no_die_was_cast():
    """The deck is shuffled beforehand: the generator does not move when a card is drawn, but something is shown."""
    for seed in range(200):
        table = standoff.new("bang", players=4, seed=seed)
        drawing = [c for c, said in texts(table).items() if said.startswith(("play Stagecoach", "play Wells"))]
        if drawing:
            words = [getattr(table._state, f"r{i}") for i in range(4)]
            table.answer(drawing[0])
            assert [getattr(table._state, f"r{i}") for i in range(4)] == words
            assert taken_back(table, 0) is None
            return
    raise AssertionError("no such card was dealt")


def test_nothing_is_taken_back_after_somebody_else_has_answered():
    table = standoff.new("risk_halo", players=3, seed=1, settings={"set_up": "quick"})
    chance = Rng("commit")
    while table.question().kind != "commit":
        go_on(table, chance)
    _, terminal = session(table, ["1", "undo"], people=(table.asked,))
    assert "cannot be taken back" in terminal.after("undo")


def test_an_undone_game_is_the_game_as_it_was():
    table = standoff.new("risk_halo", players=2, seed=5)
    asked, second = table.asked, table.options[1]
    made, terminal = session(table, ["1", "undo", "2"], people=(asked,))
    assert "Taken back." in terminal.after("undo")
    assert made.table.record().answers[0] == second
    assert standoff.replay(made.table.record()).record() == made.table.record()
