"""How well each side stands, where a roll-out ends early."""

from __future__ import annotations

from math import exp
from typing import Final

from standoff.bots.policies.flashpoint.attacks import health_left
from standoff.bots.policies.flashpoint.goals import carrier
from standoff.bots.policies.flashpoint.ground import FAR, ground_of
from standoff.bots.policies.flashpoint.odds import WHOLE, doomed
from standoff.bots.policies.flashpoint.worth import WIN, life, point
from standoff.games.flashpoint.finds import scoring_cubes
from standoff.games.flashpoint.names import (
    ACTIVATED,
    FLAG,
    ODDBALL,
    OFF,
    PINNED,
    SLAYER,
    STOCKPILE,
    STRONGHOLDS,
    TRAINING,
)
from standoff.games.flashpoint.queries import gait, home, most_rounds, side
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import WALK

SCORE: Final = (0.7, 0.1, 1.9, 0.4, 0.1, 0.3)
LATE_SCORE: Final = (0.5, 2.5, 1.6, 1.6, 2.9, 0.9)
MODELS: Final = (0.35, 1.4, 0.15, 1.2, 0.3, 1.5)
OBJECTS: Final = (0.0, 1.8, 1.0, 0.5, 0.35, 0.0)
"""What a lead is worth by scenario, in powers of e for the odds: by score, by score in the last Round, by the state of
the models, by the hold on objects and markers. Fitted to games of the policy against itself.
"""
LEAD: Final = 1000.0
"""The measure in which a lead counts."""
READY: Final = 25
"""A model that has still to act in this Round."""
DOWN: Final = 60
NEARER: Final = 45
"""A step nearer to an object that is wanted."""
LIES_NEAR: Final = 20
"""The same where nobody has it yet."""
STEPS: Final = 12
HOLDS: Final = (0, 500, 500, 0, 450, 0)
"""What an object in one's hands is worth, by scenario."""
WAITING: Final = 4
"""A model that waits to respawn has so many times less to say."""
IN_OBJECTIVES: Final = 10
"""Where kills are no points, a model is worth this part of a game."""
MOST_SURE: Final = 30.0


def evaluate(t: State) -> list[float]:
    """How likely each seat is to win, by score, models and what they are near to."""
    kind = t.scenario
    weight: float = SCORE[kind] + LATE_SCORE[kind] * _progress(t)
    total: float = float((t.score[0] - t.score[1]) * point(t)) * weight
    total += float(_models(t, 0) - _models(t, 1)) * MODELS[kind]
    total += float(_hold(t, 0) - _hold(t, 1)) * OBJECTS[kind]
    chance: float = 1.0 / (1.0 + exp(-max(-MOST_SURE, min(MOST_SURE, total / LEAD))))
    return [chance, 1.0 - chance]


def _progress(t: State) -> float:
    """How much of the game is over, from 0 to 1."""
    if t.scenario in (SLAYER, TRAINING):
        return min(1.0, float(max(t.score) * point(t)) / float(WIN))
    return min(1.0, float(t.round) / float(max(1, most_rounds(t))))


def _models(t: State, seat: int) -> int:
    """The state of the models of a side."""
    total: int = 0
    m: int
    for m in range(t.models):
        if side(t, m) == seat:
            total += _model(t, m)
    return total


def _hold(t: State, seat: int) -> int:
    """What a side has in its hands, or near to them."""
    if t.scenario == STRONGHOLDS:
        return _markers(t, seat)
    return _objects(t, seat) if t.scenario in (ODDBALL, FLAG, STOCKPILE) else 0


def _model(t: State, m: int) -> int:
    """A model is worth its life, less the nearer it is to its death."""
    if t.cube[m] == OFF:
        return 0 if t.scenario == TRAINING else life(t, m) // WAITING
    whole = life(t, m) if t.scenario in (SLAYER, TRAINING) else WIN // IN_OBJECTIVES
    total: int = whole * (WHOLE - doomed(health_left(t, m), t.shields[m] + t.extra[m])) // WHOLE
    if not t.status[m] & ACTIVATED:
        total += READY
    if t.status[m] & PINNED:
        total -= DOWN
    return total


def _markers(t: State, seat: int) -> int:
    """VP markers that a side holds alone when the Round ends (fp.hold.score)."""
    total: int = 0
    m: int
    o: int
    for o in range(len(t.object_home)):
        own: bool = False
        other: bool = False
        for m in range(t.models):
            if t.cube[m] != OFF and t.land.same_cube(t.object_home[o], t.cube[m]):
                if side(t, m) == seat:
                    own = True
                else:
                    other = True
        if own and not other:
            total += t.values[o] * point(t)
    return total


def _objects(t: State, seat: int) -> int:
    """Objects in one's hands, and how far they still have to go; objects that lie near."""
    total: int = 0
    ground = ground_of(t)
    o: int
    for o in range(len(t.object_at)):
        holder = carrier(t, o)
        if holder == OFF:
            if t.scenario == FLAG and o == home(t, seat):
                continue
            if t.scenario == STOCKPILE and t.land.same_cube(t.stations[home(t, seat)], t.object_at[o]):
                continue
            total += _nearness(t, seat, ground.way_row(t.object_at[o], WALK))
        elif side(t, holder) == seat:
            total += HOLDS[t.scenario]
            least: int = FAR
            cube: int
            for cube in scoring_cubes(t, seat):
                least = min(least, ground.way_row(cube, gait(t, holder))[t.cube[holder]])
            if least < FAR:
                total += NEARER * max(0, STEPS - least)
    return total


def _nearness(t: State, seat: int, row: list[int]) -> int:
    """How near the nearest of a side is to an object that lies somewhere."""
    least: int = STEPS
    m: int
    for m in range(t.models):
        if side(t, m) == seat and t.cube[m] != OFF:
            least = min(least, row[t.cube[m]])
    return LIES_NEAR * (STEPS - least)
