"""What a seat knows of the cards."""

from __future__ import annotations

from typing import ClassVar

from standoff.engine.declare import Event
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup

from .messages import Changed, LookAtOwn, LookedAt, Show, Shuffle
from .state import State
from .zones import CARDS_AT


class Memory(EngineMemory):
    """One viewer's memory."""

    kept: ClassVar[tuple[str, ...]] = (*EngineMemory.kept, "middle")

    def __init__(self, setup: Setup | None, viewer: int) -> None:
        super().__init__(viewer, 1, (CARDS_AT,))
        self.middle = 0 if setup is None else setup.players

    def begin(self, t: State) -> None:
        """At a position: one's own card."""
        self.scatter(t.cards, [CARDS_AT] * len(t.cards))
        if self.viewer >= 0:
            self.see(t.cards[self.viewer], CARDS_AT, self.viewer)

    def fold(self, event: Event) -> None:
        """One event more."""
        match event:
            case Shuffle(cards):
                self.scatter(cards, [CARDS_AT] * len(cards))
            case Changed(seat, card):
                for guess in self.guesses:
                    row = guess.rows[CARDS_AT]
                    row[seat], row[self.middle] = row[self.middle], row[seat]
                if card is not None:
                    self.see(card, CARDS_AT, seat)
            case LookedAt(_, target, card) if card is not None:
                self.see(card, CARDS_AT, target)
            case LookAtOwn(seat, card) | Show(seat, card) if card is not None:
                self.see(card, CARDS_AT, seat)
