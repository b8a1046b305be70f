"""Clocks: a question has its time, a game its bank, and what was used of the bank stays used."""

from __future__ import annotations

import pytest

from standoff.server.clock import GameClock
from standoff.wire.lobby import ClockRules

QUESTION, BANK = 10, 30


@pytest.fixture
def at(monkeypatch):
    """Sets the time."""

    def now(seconds: float) -> None:
        monkeypatch.setattr("standoff.server.clock.time.time", lambda: seconds)

    now(0.0)
    return now


def test_the_bank_is_used_when_the_time_of_the_question_is(at):
    clock = GameClock(ClockRules(QUESTION, BANK), 2)
    clock.start(1)
    assert clock.until == QUESTION + BANK
    at(8.0)
    assert (clock.left, clock.bank_after()) == (32.0, 30.0)
    at(15.0)
    assert (clock.left, clock.bank_after()) == (25.0, 25.0)
    clock.banks[1] = clock.bank_after()
    clock.start(1)
    assert clock.left == QUESTION + 25.0
    clock.start(0)
    assert clock.left == QUESTION + BANK, "everybody has a bank of his own"
    at(1_000.0)
    assert (clock.left, clock.bank_after()) == (0.0, 0.0)
    shown = clock.shown()
    assert (shown.seat, shown.until, shown.now, shown.banks) == (0, 55.0, 1_000.0, [30.0, 25.0])
