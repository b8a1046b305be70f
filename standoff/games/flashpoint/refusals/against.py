"""What stands against a candidate, by the question that is open and what it names."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.messages import objections as o
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    PASS,
    Enter,
    Move,
    PickModel,
    ShootAt,
    ShootCube,
    Stand,
    TakeObject,
)
from standoff.games.flashpoint.messages.questions import ACT, ACTIVATE, DEPLOY
from standoff.games.flashpoint.names import ACTIVATED, TOOK_OBJECT, TRAINING
from standoff.games.flashpoint.refusals.actions import against_action
from standoff.games.flashpoint.refusals.moves import against_deployment, against_move, against_place, against_staying
from standoff.games.flashpoint.refusals.shots import against_shot_at, against_shot_into
from standoff.games.flashpoint.state import State


def objection_to(t: State, code: int) -> Objection:
    """Why this candidate is not an option."""
    if t.kind == ACT:
        return against_action(t, t.active, code)
    if t.kind == ACTIVATE and code == PASS:
        return o.NotFewerModels()
    match read(code):
        case Move(cube, slot):
            return against_place(t, cube, slot)
        case Stand(slot):
            return against_staying(t, slot)
        case Enter(cube):
            return against_deployment(t, cube) if t.kind == DEPLOY else against_move(t, cube)
        case ShootAt(source, mode, _, target):
            return against_shot_at(t, source, mode, target)
        case ShootCube(source, mode, cube):
            return against_shot_into(t, source, mode, cube)
        case PickModel(model):
            return _against_activation(t, model) if t.kind == ACTIVATE else o.NotInTheSameCube(model)
        case TakeObject(_) if not t.took & TOOK_OBJECT:
            return o.NotForThisModel()
    return o.OneOfEach()


def _against_activation(t: State, m: int) -> Objection:
    if t.status[m] & ACTIVATED:
        return o.ActivatedAlready(m)
    return o.NoRespawnInTraining() if t.scenario == TRAINING else o.NoWayIn(m)
