"""What the acts of the others tell about their roles in BANG!."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from standoff.bots.minds import Act
from standoff.bots.policies.bang.thoughts import Deed
from standoff.engine.declare import Event
from standoff.engine.state import NOBODY
from standoff.games.bang.catalogue import BangCatalogue
from standoff.games.bang.messages import Drop, Figures, Grab, Jail, Lay, Out, PlayCard, Steal, Turn
from standoff.games.bang.names import BANG, DUEL, DYNAMITE, JAIL, MISSED, ROLES

SHOT: Final = 0
DUELLED: Final = 1
JAILED: Final = 2
ROBBED: Final = 3
FREED: Final = 4
PASSED_OVER: Final = 5
DEEDS: Final[tuple[Deed, ...]] = ("shot", "duelled", "jailed", "robbed", "freed", "passed_over")

ROLE_COUNT: Final = len(ROLES)

LIKELY: Final = (
    # Shot at, of those in reach.
    ((0.0, 0.37, 0.47, 0.07), (0.06, 0.0, 0.35, 0.43), (0.78, 0.14, 0.02, 0.19), (0.01, 0.35, 0.50, 0.05)),
    # Challenged to a Duel, for each turn.
    (
        (0.0, 0.045, 0.068, 0.013),
        (0.006, 0.0, 0.048, 0.045),
        (0.129, 0.003, 0.002, 0.005),
        (0.002, 0.034, 0.067, 0.003),
    ),
    # Put in Jail; never the Sheriff.
    ((0.0, 0.036, 0.069, 0.010), (0.0, 0.0, 0.034, 0.068), (0.0, 0.041, 0.004, 0.056), (0.0, 0.030, 0.063, 0.008)),
    # Robbed of a card.
    (
        (0.0, 0.139, 0.161, 0.029),
        (0.054, 0.0, 0.132, 0.188),
        (0.306, 0.072, 0.013, 0.067),
        (0.017, 0.157, 0.171, 0.029),
    ),
    # Freed of a Jail or a Dynamite.
    (
        (0.0, 0.008, 0.003, 0.017),
        (0.002, 0.0, 0.004, 0.003),
        (0.005, 0.002, 0.026, 0.002),
        (0.003, 0.005, 0.003, 0.019),
    ),
    # Passed over: in reach, and somebody else was shot at.
    ((0.0, 0.43, 0.38, 0.68), (0.69, 0.0, 0.48, 0.40), (0.05, 0.63, 0.68, 0.58), (0.74, 0.47, 0.33, 0.70)),
)
"""How likely a role (Sheriff, Renegade, Outlaw, Deputy) does each of these to another role, a row for each that acts.

Counted in 150 games of seven policy bots, by the true roles; what came up hardly ever is given a little more, since
people slip. Whom somebody spared without shooting at anybody told nothing on other games, and is left out. `standoff
beliefs bang` measures what comes of it.
"""


class Watch:
    """Looks on: what somebody did to somebody of his own free will, and whom he could have shot at and did not."""

    def __init__(self, catalogue: BangCatalogue) -> None:
        self.names = [card.name for card in catalogue.cards]
        self.figures: Figures | None = None
        self.out: set[int] = set()
        self.turn = NOBODY
        self.shot: set[int] = set()

    def hear(self, event: Event) -> Iterator[Act]:
        """The acts that an event tells of."""
        match event:
            case Figures():
                self.figures = event
            case Turn(seat):
                yield from self._passed_over()
                self.turn, self.shot = seat, set()
            case Out(seat, _):
                self.out.add(seat)
            case Jail(_, free) if not free:
                self.turn = NOBODY
            case PlayCard(seat, card, target) if target is not None and self.names[card] in (BANG, MISSED):
                self.shot.add(target)
                yield Act(SHOT, seat, target)
            case PlayCard(seat, card, target) if target is not None and self.names[card] == DUEL:
                yield Act(DUELLED, seat, target)
            case Lay(seat, _, owner) if owner != seat:
                yield Act(JAILED, seat, owner)
            case Drop(seat, owner, card) | Grab(seat, owner, card) if owner != seat:
                yield Act(FREED if self.names[card] in (JAIL, DYNAMITE) else ROBBED, seat, owner)
            case Steal(seat, owner, _):
                yield Act(ROBBED, seat, owner)

    def _passed_over(self) -> Iterator[Act]:
        """A turn has ended: whom could he have shot at instead?"""
        if not self.shot or self.figures is None or self.turn in self.out:
            return
        reach, distances = self.figures.reach[self.turn], self.figures.distances[self.turn]
        for seat, far in enumerate(distances):
            if 0 < far <= reach and seat not in self.out and seat not in self.shot:
                yield Act(PASSED_OVER, self.turn, seat)
