"""What stands against a move, and against a place to stand."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.messages import objections as o
from standoff.games.flashpoint.messages.answers import BREAK_AWAY
from standoff.games.flashpoint.messages.questions import MOVE
from standoff.games.flashpoint.names import RAMPAGING, SCOUTING
from standoff.games.flashpoint.paths import within
from standoff.games.flashpoint.queries import enemies_in, full
from standoff.games.flashpoint.state import State


def against_move(t: State, cube: int) -> Objection:
    """Why the model does not go to this cube."""
    m, here, speed, way, *_ = t.args
    if full(t, m, cube):
        return o.CubeFull(cube)
    if way == SCOUTING and enemies_in(t, m, cube):
        return o.EnemyThere()
    if cube in within(t, m, speed):
        return o.BreakAwayFirst() if BREAK_AWAY in t.setup.options(t) else o.RampageAtEnemy()
    if t.land.twin[here] == cube:
        return o.BeyondTheWall(cube)
    far = t.land.distance(here, cube)
    return o.TooFar(cube, far, speed) if far > speed else o.NoWayThere(cube)


def against_deployment(t: State, cube: int) -> Objection:
    """Why the model is not deployed in this cube."""
    [m] = t.args
    return o.NoRoomToDeploy() if full(t, m, cube) else o.NotInYourZone()


def against_staying(t: State, slot: int) -> Objection:
    """Why the model does not stand at this place of the cube that it is in."""
    if t.kind == MOVE:
        _, _, _, way, *_ = t.args
        if way == RAMPAGING:
            return o.RampageAtEnemy()
    return against_place(t, t.cube[t.args[0]], slot)


def against_place(t: State, cube: int, slot: int) -> Objection:
    """Why nobody stands at this place of a cube."""
    if slot in t.land.slots(cube):
        return o.TooClose()
    if t.land.half[cube]:
        return o.PlaceBeyondTheWall()
    return o.NoFloorThere() if t.land.within(cube) == "." else o.PlaceOfScenery()
