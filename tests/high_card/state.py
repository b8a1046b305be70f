"""The table: a card for each seat, the one in the middle behind them, and who has changed his."""

from __future__ import annotations

from dataclasses import dataclass

from standoff.engine.data import DataFolder
from standoff.engine.setup import Setup
from standoff.engine.state import State as EngineState
from standoff.engine.state import Static


@dataclass(frozen=True)
class Settings:
    """Nothing can be agreed."""


class State(EngineState):
    """A running game. `changed` is 1 for a seat that has changed its card."""

    n: Static[int]
    cards: list[int]
    changed: list[int]
    shown: bool
    turn: int

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.n = setup.players
        self.cards = []
        self.changed = [0] * setup.players
        self.shown = False
        self.turn = 0


def load_data(_folder: DataFolder) -> None:
    """No figures are printed."""
