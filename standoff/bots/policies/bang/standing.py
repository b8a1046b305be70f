"""How well each side stands in BANG!, for games that are not imagined to their end.

What speaks for the Outlaws and for the Renegade, against the law, is a sum over the living players and over who is
left; chances are shares of the exponentials. The weights were fitted to the winners of 700 games between policy bots,
four to seven of them, with a slip now and then. In games that it was not fitted to, what it calls 30 % for the law or
the Outlaws wins in 28 to 33 of a hundred, what it calls 70 % in 64 to 74.
"""

from __future__ import annotations

from math import exp
from typing import Final

from standoff.games.bang.names import BARREL, BEER, DEPUTY, MISSED, MUSTANG, OUTLAW, RENEGADE, SHERIFF, WEAPONS_LAID
from standoff.games.bang.queries import alive, has_laid
from standoff.games.bang.state import State

MOST_CARDS: Final = 6
MOST_SAVES: Final = 2
"""More cards in a hand, and more Missed! and Beer among them, count no more."""
WEAK: Final = (2, 1, 1, 1)
"""With so many life points or fewer a player is weak, by his role."""


class Weights:
    """What a living player of some role speaks for a side: that he stands, each life point, that he is weak, each card
    in his hand, each Missed! or Beer among them, each Mustang or Barrel before him, a weapon.
    """

    def __init__(self, figures: tuple[float, float, float, float, float, float, float]) -> None:
        self.stands: float = figures[0]
        self.life: float = figures[1]
        self.weak: float = figures[2]
        self.card: float = figures[3]
        self.save: float = figures[4]
        self.shield: float = figures[5]
        self.armed: float = figures[6]


FOR_OUTLAWS: Final = [
    Weights((0.0, -0.47, 0.76, -0.25, -0.37, -0.20, 0.01)),
    Weights((-0.09, -0.09, 0.0, 0.08, 0.11, 0.34, -0.10)),
    Weights((0.39, 0.19, -0.54, 0.18, -0.04, 0.13, -0.04)),
    Weights((-0.03, -0.10, 0.26, -0.15, 0.02, -0.21, -0.23)),
]
FOR_RENEGADE: Final = [
    Weights((0.0, -0.26, -0.05, -0.07, -0.05, 0.04, -0.18)),
    Weights((-0.56, 0.50, -0.59, 0.21, -0.13, 0.47, 0.05)),
    Weights((0.13, 0.09, 0.25, -0.06, 0.0, -0.08, -0.30)),
    Weights((-0.36, -0.40, 0.18, 0.01, -0.41, -0.33, -0.04)),
]
"""By role: Sheriff, Renegade, Outlaw, Deputy."""


class Left:
    """What speaks for a side by who is left: at all, one Outlaw, none, no Deputy, neither; with no Outlaw, each life
    point of the Sheriff and of the Renegade and each Deputy; and that the turn is the law's or the Outlaws'.
    """

    def __init__(self, figures: tuple[float, ...]) -> None:
        self.always: float = figures[0]
        self.one_outlaw: float = figures[1]
        self.no_outlaw: float = figures[2]
        self.no_deputy: float = figures[3]
        self.neither: float = figures[4]
        self.sheriff: float = figures[5]
        self.renegade: float = figures[6]
        self.deputy: float = figures[7]
        self.turn_of_law: float = figures[8]
        self.turn_of_outlaws: float = figures[9]


OUTLAWS_LEFT: Final = Left((-0.18, -0.78, -0.53, 0.92, -0.42, -0.74, -0.77, -0.12, 0.35, 0.11))
RENEGADE_LEFT: Final = Left((-0.56, -0.38, 0.13, 0.13, 0.57, -0.68, 0.33, -0.57, 0.11, 0.24))


def evaluate(t: State) -> list[float]:
    """How likely each seat wins; whoever has fallen wins with his side, but for the Renegade (bang.goal.renegade)."""
    outlaws: float = exp(speaks(t, FOR_OUTLAWS, OUTLAWS_LEFT))
    renegade: float = exp(speaks(t, FOR_RENEGADE, RENEGADE_LEFT)) if number_of(t, RENEGADE) > 0 else 0.0
    whole: float = 1.0 + outlaws + renegade
    found: list[float] = []
    role: int
    for role in t.roles:
        if role == OUTLAW:
            found.append(outlaws / whole)
        elif role == RENEGADE:
            found.append(renegade / whole)
        else:
            found.append(1.0 / whole)
    return found


def speaks(t: State, by: list[Weights], left: Left) -> float:
    """What speaks for a side, against the law."""
    total: float = by_who_is_left(t, left)
    s: int
    for s in alive(t):
        role: int = t.roles[s]
        weights: Weights = by[role]
        total += weights.stands + weights.life * float(t.life[s])
        if t.life[s] <= WEAK[role]:
            total += weights.weak
        total += weights.card * float(min(MOST_CARDS, len(t.hands[s])))
        total += weights.save * float(min(MOST_SAVES, saves(t, s)))
        if has_laid(t, s, MUSTANG):
            total += weights.shield
        if has_laid(t, s, BARREL):
            total += weights.shield
        if t.laid[s] & WEAPONS_LAID:
            total += weights.armed
    return total


def by_who_is_left(t: State, left: Left) -> float:
    """The part of it that goes by who is left and whose turn it is."""
    outlaws: int = number_of(t, OUTLAW)
    deputies: int = number_of(t, DEPUTY)
    total: float = left.always
    turn: int = t.roles[t.turn]
    if turn == OUTLAW:
        total += left.turn_of_outlaws
    elif turn != RENEGADE:
        total += left.turn_of_law
    if deputies == 0:
        total += left.no_deputy
    if outlaws == 1:
        total += left.one_outlaw
    elif outlaws == 0:
        total += left.no_outlaw + left.deputy * float(deputies)
        total += left.sheriff * float(life_of(t, SHERIFF)) + left.renegade * float(life_of(t, RENEGADE))
        if deputies == 0:
            total += left.neither
    return total


def number_of(t: State, role: int) -> int:
    """How many of a role are alive."""
    found: int = 0
    s: int
    for s in alive(t):
        if t.roles[s] == role:
            found += 1
    return found


def life_of(t: State, role: int) -> int:
    """The life points that all of a role have left."""
    found: int = 0
    s: int
    for s in alive(t):
        if t.roles[s] == role:
            found += t.life[s]
    return found


def saves(t: State, seat: int) -> int:
    """How many Missed! and Beer a seat holds."""
    found: int = 0
    card: int
    for card in t.hands[seat]:
        if t.kinds[card] in (MISSED, BEER):
            found += 1
    return found
