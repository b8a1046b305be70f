"""Sight as data: who would see whom from a place, by which line, what is in the way, and what could be shot with.

It is worked out by the rules themselves, on a copy of the table on which the model stands there; where models stand,
and everything that blocks a line, lies open to all.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from standoff.games.flashpoint.arms import (
    clear_shot,
    distance,
    guns,
    in_sight,
    in_the_way,
    modes,
    profile,
    profile_id,
    ranged_dice,
    sees,
)
from standoff.games.flashpoint.inner import Box
from standoff.games.flashpoint.messages.kinds import Arm, Cube, Line, Mode, Model, Place
from standoff.games.flashpoint.names import AT_A_CUBE, LUNGE, NONE, OFF
from standoff.games.flashpoint.queries import foes, height, hidden_from, side
from standoff.games.flashpoint.queries import place as place_of
from standoff.games.flashpoint.sight import HEIGHT, WITHIN, Point, entered
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import SLOTS

What = Literal["wall", "floor", "within", "shroud", "model"]


class Obstacle(Struct, frozen=True):
    """What a line meets. A wall stands on the western or southern side of its cube (`axis` 0 or 1), a floor is at its
    bottom (2); both are a rectangle in a plane across their axis, `at` and `rect`. `box` is what is solid, as it is
    drawn: west, east, south, north, bottom, top.
    """

    what: What
    cube: Cube | None
    axis: int | None
    at: int | None
    rect: list[int] | None
    box: list[int]


class Chance(Struct, frozen=True):
    """What the model would shoot with at the target: the weapon, how it is fired, how far it reaches, and its dice."""

    arm: Arm
    line: Line
    mode: Mode
    reach: int
    dice: int
    need: int


class Sightline(Struct, frozen=True):
    """From a model at a place to an enemy. `ends` are the two points of the line by which they see each other, or, if
    they do not, of that between their heads, and `blocked` is all that it meets from the model on. `clear` is a Clear
    Shot of the model, `clear_back` one of the enemy. Who is camouflaged is not seen whatever the line; who was found by
    a Threat Sensor may be shot at unseen. `range` is in cubes; `chances` are the weapons that reach so far.
    """

    model: Model
    cube: Cube
    place: Place
    target: Model
    sees: bool
    clear: bool
    clear_back: bool
    camouflaged: bool
    found: bool
    range: int
    ends: list[list[int]]
    blocked: list[Obstacle]
    chances: list[Chance]


def sight(t: State, model: int, cube: int, place: int) -> list[Sightline]:
    """What a model would see from a place, and who would see it: every enemy on the board."""
    if not (0 <= model < t.models and 0 <= cube < t.land.cubes and 0 <= place < len(SLOTS)):
        raise ValueError("there is no such model, cube or place")
    there = t.copy()
    there.cube[model], there.slot[model] = cube, place
    return [_sightline(there, model, o) for o in foes(t, model) if t.cube[o] != OFF and t.slot[o] != NONE]


def _sightline(t: State, m: int, o: int) -> Sightline:
    a, b, ha, hb = place_of(t, m), place_of(t, o), height(t, m), height(t, o)
    boxes = in_the_way(t, m, o, NONE)
    line = t.sight.witness(t.sight.parts(a, ha), t.sight.parts(b, hb), boxes)
    ends = line or (t.sight.points(a, ha)[0], t.sight.points(b, hb)[0])
    far = distance(t, t.cube[m], t.cube[o])
    return Sightline(
        model=m,
        cube=t.cube[m],
        place=t.slot[m],
        target=o,
        sees=sees(t, m, o),
        clear=clear_shot(t, m, o),
        clear_back=clear_shot(t, o, m),
        camouflaged=hidden_from(t, o),
        found=t.sensors[side(t, m)] > 0,
        range=far,
        ends=[list(point) for point in ends],
        blocked=_obstacles(t, *ends, boxes) if line is None else [],
        chances=_chances(t, m, o, far) if in_sight(t, m, o) else [],
    )


def _obstacles(t: State, p: Point, q: Point, boxes: list[Box]) -> list[Obstacle]:
    """Everything on a line, from its beginning on."""
    found = [(share, _panel(t, key, box)) for share, key, box in t.sight.in_between(p, q)]
    for number, box in enumerate(boxes):
        met = entered(p, q, box)
        if met is not None:
            shroud = t.shrouds[number] if number < len(t.shrouds) else None
            what: What = "model" if shroud is None else "shroud"
            found.append((met, Obstacle(what, shroud, None, None, None, list(box))))
    return [obstacle for _, obstacle in sorted(found, key=lambda one: one[0])]


def _panel(t: State, key: int, box: Box) -> Obstacle:
    axis, cube = t.sight.panel_at(key)
    if axis == WITHIN:
        return Obstacle("within", cube, None, None, None, list(box))
    at, rect = box[axis * 2], [*box[: axis * 2], *box[axis * 2 + 2 :]]
    return Obstacle("floor" if axis == HEIGHT else "wall", cube, axis, at, rect, list(box))


def _chances(t: State, m: int, o: int, far: int) -> list[Chance]:
    """Every weapon for models that reaches so far, with each way to fire it."""
    out = []
    card = t.data.units[t.unit[m]]
    for arm in guns(t, m):
        p = profile(t, m, arm)
        if p.reach >= far and not p.bits & AT_A_CUBE:
            need = card.fight if p.bits & LUNGE else card.ranged
            line = profile_id(t, m, arm)
            out += [Chance(arm, line, x, p.reach, ranged_dice(t, m, o, p, x, False, False), need) for x in modes(p)]
    return out
