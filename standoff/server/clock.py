"""Clocks: so long for a question, and a bank for the whole game. Nobody is waited for any longer."""

from __future__ import annotations

import time
from typing import Final

from standoff.wire import live
from standoff.wire.lobby import ClockRules

MISSED: Final = 2
"""So many questions in a row without an answer, and a bot stands in."""


class GameClock:
    """The clock of a table. It starts anew when a question is put, also when a server takes the table over."""

    def __init__(self, rules: ClockRules, players: int) -> None:
        self.rules = rules
        self.banks = [float(rules.bank)] * players
        self.missed = [0] * players
        self.seat = 0
        self.started = time.time()

    def start(self, seat: int) -> None:
        """A question is put to a seat."""
        self.seat, self.started = seat, time.time()

    @property
    def until(self) -> float:
        """When the time of whoever is asked is up."""
        return self.started + self.rules.question + self.banks[self.seat]

    @property
    def left(self) -> float:
        """Seconds until then."""
        return max(0.0, self.until - time.time())

    def bank_after(self) -> float:
        """What is left of the bank if the question is answered now."""
        over = time.time() - self.started - self.rules.question
        return round(max(0.0, self.banks[self.seat] - max(0.0, over)), 1)

    def shown(self) -> live.Clock:
        """The clock as everybody sees it."""
        return live.Clock(self.seat, self.until, time.time(), list(self.banks))
