"""Following a table by what one viewer is told: its first view and the events after it are its next view.

What lies open is folded by the game's `fold.py`, what is hidden by the viewer's memory. A client that keeps a Follower
need not ask for views; that the two never differ is what shows that the events are complete.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

from msgspec import Struct

from standoff.engine.declare import Event
from standoff.engine.memory import Memory
from standoff.engine.messages import AnyTold
from standoff.engine.setup import Setup


class Follower:
    """One viewer's view, kept up to date. `memory` has heard all that was told up to the first view."""

    def __init__(self, setup: Setup, view: Struct, memory: Memory) -> None:
        self.game = setup.game
        self.view = copy.deepcopy(view)
        self.memory = memory

    def hear(self, told: Sequence[AnyTold]) -> None:
        """What has happened since."""
        for one in told:
            self._hear(one.event)
        self.view = self.game.view.know(self.view, self.memory)

    def _hear(self, event: Event) -> None:
        self.game.fold.fold(self.view, event)
        self.memory.fold(event)
