"""Where a model goes or stands, and where others are pushed."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.acting import Outlook
from standoff.bots.policies.flashpoint.goals import prize
from standoff.bots.policies.flashpoint.grades import NEVER
from standoff.bots.policies.flashpoint.ground import ground_of
from standoff.bots.policies.flashpoint.scene import LATER, PERCENT, Scene
from standoff.bots.policies.flashpoint.worth import held_by, point
from standoff.games.flashpoint.finds import delivers
from standoff.games.flashpoint.legal import may_take
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    BREAK_AWAY,
    SHOOTING,
    TO_EVADE,
    ComeBack,
    Enter,
    JumpOff,
    Move,
    PickCube,
    PickMarker,
    Push,
    Stand,
)
from standoff.games.flashpoint.names import (
    COMMAND_SIDES,
    DIE_SHOOT,
    DIRECTIONS,
    FLAG,
    FLIGHT,
    JUMP_PACK,
    NONE,
    OFF,
    PLACES,
    STRONGHOLDS,
    TO_ENTER,
)
from standoff.games.flashpoint.paths import within
from standoff.games.flashpoint.queries import enemies_in, gait, home, models_in, side, team
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import CENTRE, SIDES

FALL: Final = 300
"""What a fall of two levels costs."""
WALL: Final = 12
"""A wall on one side of a cube, where nobody is about yet."""
CROWDED: Final = 30
"""A friend in the same cube: one explosion for both."""
SLAM: Final = 130
DROP: Final = 150
INTO_OURS: Final = 60
THIRD: Final = 3


def shots_after(t: State, m: int) -> int:
    """How many shots a model has left in its Activation."""
    if m != t.active:
        return 0
    shots: int = 1 if may_take(t, SHOOTING) else 0
    if not t.free_used and t.command[side(t, m) * COMMAND_SIDES + DIE_SHOOT]:
        shots += 1
    return shots


def scene_of(t: State, m: int) -> Scene:
    """A model that is about to stand somewhere."""
    shots = shots_after(t, m)
    return Scene(t, m, shots * PERCENT if shots else LATER, t.left < 2)


def moves(t: State) -> list[int]:
    """What each destination is worth."""
    m = t.args[0]
    scene = scene_of(t, m)
    return [_destination(scene, code) for code in t.options]


def _destination(scene: Scene, code: int) -> int:
    t, m = scene.t, scene.m
    match read(code):
        case Move(cube, slot):
            return scene.place(cube * PLACES + slot, True) - _crowd(t, m, cube)
        case Stand(slot):
            return scene.place(t.cube[m] * PLACES + slot, False)
        case Enter(cube):
            return _enter(scene, cube)
        case ComeBack(slot):
            return scene.place(t.cube[m] * PLACES + slot, True)
        case JumpOff(cube):
            layer = t.land.size * t.land.size
            there = max(cube - t.land.depths[cube] * layer, 0)
            cost: int = 0 if t.bits[m] & (FLIGHT | JUMP_PACK) else FALL
            return scene.place(there * PLACES + CENTRE, True) - cost
    if code == BREAK_AWAY:
        return _break_away(scene)
    return scene.place(t.cube[m] * PLACES + CENTRE, False)


def _enter(scene: Scene, cube: int) -> int:
    """A cube where something lies or is delivered: an object of the scenario above all."""
    t, m = scene.t, scene.m
    total: int = scene.place(cube * PLACES + t.land.slots(cube)[0], True)
    if delivers(t, m, cube):
        return total + point(t)
    left: int = t.args[2] - within(t, m, t.args[2])[cube] if t.scenario == FLAG else 0
    return total + prize(t, m, cube, left)


def _crowd(t: State, m: int, cube: int) -> int:
    """Two of one side in a cube are hit by one explosion, but fight better."""
    if t.cube[m] == cube:
        return 0
    o: int
    for o in team(t, side(t, m)):
        if o != m and t.cube[o] == cube:
            return CROWDED
    return 0


def _break_away(scene: Scene) -> int:
    """Away from the enemies in the cube, one of which strikes first (fp.break.fight)."""
    _, cube, speed, _, _, _ = scene.t.args
    return Outlook(scene, speed).best_attack(speed) - scene.struck(cube)


def places(t: State) -> list[int]:
    """Where in its cube a model stands."""
    m, cube, _ = t.args
    scene = scene_of(t, m)
    return [_stand(scene, cube, code) for code in t.options]


def _stand(scene: Scene, cube: int, code: int) -> int:
    match read(code):
        case Stand(slot):
            return scene.place(cube * PLACES + slot, False)
    return NEVER


def deployments(t: State) -> list[int]:
    """Near to what is wanted, behind walls, and not all in one cube."""
    [m] = t.args
    scene = Scene(t, m, LATER, False)
    return [_deploy(scene, code) for code in t.options]


def _deploy(scene: Scene, code: int) -> int:
    t, m = scene.t, scene.m
    match read(code):
        case Move(cube, slot):
            return scene.place(cube * PLACES + slot, False) + _cover(t, cube) - _crowd(t, m, cube)
        case Enter(cube):
            return scene.place(cube * PLACES + CENTRE, False) + _cover(t, cube) - _crowd(t, m, cube)
    return NEVER


def _cover(t: State, cube: int) -> int:
    total: int = 0
    for dx, dy in SIDES:
        if t.land.wall(cube, dx, dy) != ".":
            total += WALL
    return total


def markers(t: State) -> list[int]:
    """A Respawn Marker: the nearest to what is wanted, without an enemy who waits there."""
    m, purpose = t.args
    if purpose != TO_ENTER:
        return [0] * len(t.options)
    scene = Scene(t, m, LATER, False)
    return [_marker(scene, code) for code in t.options]


def _marker(scene: Scene, code: int) -> int:
    match read(code):
        case PickMarker(r):
            cube = scene.t.respawns[r]
            return scene.place(cube * PLACES + CENTRE, True)
    return NEVER


def evasions(t: State) -> list[int]:
    """Evade if there is a better place a cube away (fp.kw.evade)."""
    m = t.args[0]
    scene = Scene(t, m, LATER, False)
    outlook = Outlook(scene, 1)
    stay = scene.place(t.cube[m] * PLACES + max(t.slot[m], 0), False)
    return [outlook.best_hide(1) if code == TO_EVADE else stay for code in t.options]


# -- Others ------------------------------------------------------------------------------------------------------------


def pushes(t: State) -> list[int]:
    """Where an enemy is knocked to: against a wall, over an edge, away from what it holds; not to a friend."""
    o, m = t.args
    return [_push(t, m, o, code) for code in t.options]


def _push(t: State, m: int, o: int, code: int) -> int:
    match read(code):
        case Push(direction):
            there = t.land.forced[t.cube[o] * DIRECTIONS + direction]
            if there == NONE:
                return SLAM
            total: int = DROP if t.land.depths[there] > 1 else 0
            if enemies_in(t, o, there):
                total -= INTO_OURS
            if t.scenario == STRONGHOLDS:
                total += held_by(t, o) * point(t) // THIRD
            return total if side(t, o) != side(t, m) else -total
    return NEVER


def throws(t: State) -> list[int]:
    """Where a Power Seed is thrown: into the station, or nearer to it."""
    m = t.args[0]
    row = ground_of(t).way_row(t.stations[home(t, side(t, m))], gait(t, m))
    return [_thrown(row, code) for code in t.options]


def _thrown(row: list[int], code: int) -> int:
    match read(code):
        case PickCube(cube):
            return -row[cube] * PERCENT
    return NEVER


def shrouds(t: State) -> list[int]:
    """A Shroud Screen over the model itself, or the cubes around it."""
    here = t.cube[t.args[0]]
    return [PERCENT if _cube_of(code) == here else PERCENT // 2 for code in t.options]


def _cube_of(code: int) -> int:
    match read(code):
        case PickCube(cube):
            return cube
    return NONE


def recon_cubes(t: State, pins: bool, own: bool) -> list[int]:
    """A cube for a result of Recon: enemies to be Pinned, friends to be covered, or things near to one's own side."""
    seat = t.asked
    out: list[int] = []
    code: int
    for code in t.options:
        cube = _cube_of(code)
        total: int = 0
        if pins or own:
            o: int
            for o in models_in(t, cube):
                total += PERCENT if (side(t, o) == seat) == own else -PERCENT
        else:
            total = -_steps_from_home(t, seat, cube)
        out.append(total)
    return out


def _steps_from_home(t: State, seat: int, cube: int) -> int:
    """How near a cube is to one's own models rather than to the enemy's."""
    total: int = 0
    m: int
    for m in range(t.models):
        if t.cube[m] != OFF:
            steps = t.land.distance(t.cube[m], cube)
            total += steps if side(t, m) == seat else -steps
    return total
