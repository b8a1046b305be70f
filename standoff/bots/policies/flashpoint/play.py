"""How to play Halo: Flashpoint.

Every option is given a value, in one measure for all of them (`worth`): points of the score, expected harm to enemies
and to oneself (`odds`, `attacks`), places by who sees whom from there (`ground`, `scene`), what a model wants to be
near to in this scenario (`goals`), items, weapons and dice (`things`). `grades` makes weights of values.

It reads what lies open, and of items that lie face down only those that its own seat has looked at.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.acting import act
from standoff.bots.policies.flashpoint.choosing import (
    again,
    anybody,
    command_dice,
    drafted,
    left_behind,
    picked_up,
    who_acts,
)
from standoff.bots.policies.flashpoint.firing import (
    added_dice,
    aims_back,
    catchers,
    fighters,
    rerolled,
    shots,
    stuck,
    targets,
    weapons,
)
from standoff.bots.policies.flashpoint.grades import grade
from standoff.bots.policies.flashpoint.moving import (
    deployments,
    evasions,
    markers,
    moves,
    places,
    pushes,
    recon_cubes,
    shrouds,
    throws,
)
from standoff.bots.policies.flashpoint.standing import evaluate
from standoff.games.flashpoint.messages.answers import TAKE_FIRST_TURN
from standoff.games.flashpoint.messages.questions import (
    ACT,
    ACTIVATE,
    ADD_DICE,
    AGAIN,
    BID,
    BLADE,
    CARRY,
    DEPLOY,
    DRAFT,
    EVADING,
    FETCH,
    FIGHTER,
    GO_FIRST,
    LEAVE,
    MARKER,
    MOVE,
    PICK,
    PLACE,
    PUSH,
    RECON_CUBE,
    RECON_MODEL,
    REINFORCE,
    REROLL,
    REROLL_DICE,
    RETURN_TO,
    SECOND,
    SEND_BACK,
    SHOOT,
    SHROUD,
    SNAP,
    STUCK,
    TAKE_WEAPON,
    TARGET,
    THROW,
)
from standoff.games.flashpoint.names import R_BARRIER, R_PIN
from standoff.games.flashpoint.state import State

__all__ = ["ROLLOUT", "evaluate", "weigh"]

WAIT: Final = 90
"""What it costs to let the other side go on."""
FIRST: Final = 20
"""What the first Turn is worth."""
ROLLOUT: Final = 12
"""After so many answers an imagined game is cut: an Activation of either side. Four times as many are imagined as of
most of a Round, and dice that are still to be rolled do not drown what an answer is worth.
"""


def weigh(t: State, _mind: list[int]) -> list[int]:
    """A weight for each option of the open question."""
    return grade(values(t))


def values(t: State) -> list[int]:
    """What each option of the open question is worth."""
    kind = t.kind
    if kind == ACT:
        return act(t)
    if kind == MOVE:
        return moves(t)
    if kind == PLACE:
        return places(t)
    if kind in (SHOOT, SECOND):
        return shots(t, t.args[0], False)
    if kind == ACTIVATE:
        return who_acts(t, WAIT)
    if kind == AGAIN:
        return again(t)
    if kind in (PICK, TAKE_WEAPON, FETCH):
        return picked_up(t)
    if kind == LEAVE:
        return left_behind(t)
    return in_a_fight(t, kind)


def in_a_fight(t: State, kind: int) -> list[int]:
    """Answers to attacks, and dice."""
    if kind == ADD_DICE:
        return added_dice(t)
    if kind == REROLL_DICE:
        return rerolled(t)
    if kind == TARGET:
        return targets(t)
    if kind == BLADE:
        return weapons(t)
    if kind == FIGHTER:
        return fighters(t)
    if kind == SNAP:
        return shots(t, t.args[0], True)
    if kind == PUSH:
        return pushes(t)
    if kind == EVADING:
        return evasions(t)
    if kind == STUCK:
        return stuck(t)
    if kind == SEND_BACK:
        return catchers(t)
    if kind == RETURN_TO:
        return aims_back(t)
    return around(t, kind)


def around(t: State, kind: int) -> list[int]:
    """Preparation, command dice, and what is seldom asked."""
    if kind in (REROLL, CARRY):
        return command_dice(t, kind == REROLL)
    if kind == DEPLOY:
        return deployments(t)
    if kind == MARKER:
        return markers(t)
    if kind == THROW:
        return throws(t)
    if kind == SHROUD:
        return shrouds(t)
    if kind == DRAFT:
        return drafted(t)
    if kind == RECON_CUBE:
        return recon_cubes(t, t.args[0] == R_PIN, t.args[0] == R_BARRIER)
    if kind in (BID, REINFORCE, RECON_MODEL):
        return anybody(t)
    if kind == GO_FIRST:
        return [FIRST if code == TAKE_FIRST_TURN else 0 for code in t.options]
    return [0] * len(t.options)
