"""What points, models and their trouble are worth in each scenario, in one measure: WIN is a game won."""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.names import (
    ACTIVATED,
    CARRIED,
    FLAG,
    ODDBALL,
    SLAYER,
    STOCKPILE,
    STRONGHOLDS,
    TRAINING,
)
from standoff.games.flashpoint.queries import most_rounds, threshold
from standoff.games.flashpoint.state import State

WIN: Final = 4000
ENEMIES_IN_TRAINING: Final = 2

FALLEN: Final = 350
"""A model that is killed, besides any points: it comes back, but far off and late. In the last Round of Capture the
Flag there is no later.
"""
PINNED_DOWN: Final = 70
"""A Pinned model needs an action to stand up."""
STILL_TO_ACT: Final = 40
"""More, if it has not acted in this Round."""

KNOCKED_AWAY: Final = 25

CARRIER: Final = (0, 900, 900, 0, 500, 0)
"""What the carrier of an object is worth besides, by scenario."""
DROPS_WHEN_PINNED: Final = (ODDBALL, STOCKPILE)
HOLDER: Final = 120
"""Somebody in the cube of a VP marker, for each VP of it."""


def point(t: State) -> int:
    """What a point of the score is worth."""
    if t.scenario == TRAINING:
        return WIN // ENEMIES_IN_TRAINING
    return WIN // max(1, threshold(t))


def life(t: State, m: int) -> int:
    """What the death of a model is worth to the other side."""
    total: int = 0 if t.scenario == FLAG and t.round >= most_rounds(t) else FALLEN
    if t.scenario in (SLAYER, TRAINING):
        total += point(t)
    elif CARRIED - m in t.object_at:
        total += CARRIER[t.scenario]
    elif t.scenario == STRONGHOLDS:
        total += HOLDER * held_by(t, m)
    return total


def pin(t: State, m: int) -> int:
    """What it is worth to Pin a model."""
    total: int = PINNED_DOWN
    if not t.status[m] & ACTIVATED:
        total += STILL_TO_ACT
    if t.scenario in DROPS_WHEN_PINNED and CARRIED - m in t.object_at:
        total += CARRIER[t.scenario]
    return total


def shove(t: State, m: int) -> int:
    """What it is worth to knock a model away, from its marker or what it carries (fp.oddball.dropped_moved)."""
    total: int = KNOCKED_AWAY
    if t.scenario in DROPS_WHEN_PINNED and CARRIED - m in t.object_at:
        total += CARRIER[t.scenario]
    elif t.scenario == STRONGHOLDS:
        total += HOLDER * held_by(t, m)
    return total


def held_by(t: State, m: int) -> int:
    """The VP of the marker in whose cube a model stands (fp.hold.score)."""
    here = t.cube[m]
    o: int
    for o in range(len(t.object_home)):
        if t.land.same_cube(t.object_home[o], here):
            return t.values[o]
    return 0
