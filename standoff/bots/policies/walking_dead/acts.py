"""What the acts of the others tell about their roles in the dice game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from standoff.bots.minds import Act
from standoff.bots.policies.walking_dead.thoughts import Deed
from standoff.engine.declare import Event
from standoff.games.walking_dead.messages import Aim, Figures, Gain
from standoff.games.walking_dead.names import RANGE_1, ROLES

HIT: Final = 0
SPARED: Final = 1
HEALED: Final = 2
DEEDS: Final[tuple[Deed, ...]] = ("hit", "spared", "healed")

ROLE_COUNT: Final = len(ROLES)

LIKELY: Final = (
    (
        (0.0, 0.2, 0.65, 0.54, 0.5),
        (0.02, 0.25, 0.69, 0.46, 0.4),
        (0.95, 0.42, 0.08, 0.32, 0.26),
        (0.33, 0.66, 0.59, 0.0, 0.55),
        (0.25, 0.64, 0.56, 0.53, 0.0),
    ),
    (
        (0.0, 0.8, 0.35, 0.46, 0.5),
        (0.98, 0.75, 0.31, 0.54, 0.6),
        (0.05, 0.58, 0.92, 0.68, 0.74),
        (0.67, 0.34, 0.41, 0.0, 0.45),
        (0.75, 0.36, 0.44, 0.47, 0.0),
    ),
    (
        (0.0, 0.12, 0.01, 0.02, 0.02),
        (0.8, 0.03, 0.01, 0.01, 0.01),
        (0.02, 0.01, 0.27, 0.02, 0.02),
        (0.17, 0.01, 0.01, 0.0, 0.01),
        (0.11, 0.01, 0.01, 0.01, 0.0),
    ),
)
"""How likely a role (Leader, Survivor, Savior, Hilltop, Kingdom) does each of these to another: a row for each actor.
Counted in policy games; nothing is quite impossible, since people are not always careful.
"""


class Watch:
    """Looks on: whom somebody aims at, whom the same die could have hit instead, and whom he heals."""

    def __init__(self, _catalogue: Any) -> None:
        self.figures: Figures | None = None

    def hear(self, event: Event) -> Iterator[Act]:
        """The acts that an event tells of."""
        match event:
            case Figures():
                self.figures = event
            case Aim(seat, die, _, target):
                yield Act(HIT, seat, target)
                if self.figures is not None:
                    could = (self.figures.ones if die == RANGE_1 else self.figures.twos)[seat]
                    yield from (Act(SPARED, seat, other) for other in could if other != target)
            case Gain(seat, amount, source, by) if by != seat and amount and source in ("first_aid", "father_gabriel"):
                yield Act(HEALED, by, seat)
