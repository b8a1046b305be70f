"""Movement: where models stand, and who has been thrown about."""

from __future__ import annotations

from standoff.games.flashpoint.messages.kinds import How
from standoff.games.flashpoint.messages.models import Fall, Move, PushModel, Slam
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import CROUCHED, NONE, OFF, WAYS
from standoff.games.flashpoint.paths import route, route_around, route_off
from standoff.games.flashpoint.state import State


def put(t: State, m: int, cube: int, slot: int, how: How) -> None:
    """A model stands somewhere else; a slot of -1 is still to be chosen."""
    _put(t, m, cube, slot, how, [cube])


def _put(t: State, m: int, cube: int, slot: int, how: How, path: list[int]) -> None:
    before = t.cube[m]
    t.cube[m] = cube
    t.slot[m] = slot
    if t.events is not None:
        t.events.append(Move(m, before if before != OFF else None, path, cube, slot if slot != NONE else None, how))


def walk(t: State, m: int, cube: int, slot: int, speed: int, way: int) -> None:
    """A model goes to another cube, by a shortest way."""
    path = route(t, m, speed, cube) if t.events is not None else []
    _put(t, m, cube, slot, WAYS[way], path)


def walk_around(t: State, m: int, slot: int, way: int) -> None:
    """A model goes out of its cube and comes back."""
    path = route_around(t, m) if t.events is not None else []
    _put(t, m, t.cube[m], slot, WAYS[way], path)


def leap(t: State, m: int, cube: int, speed: int) -> None:
    """A model steps into the air."""
    path = route_off(t, m, speed, cube) if t.events is not None else []
    _put(t, m, cube, NONE, "jump", path)


def set_slot(t: State, m: int, slot: int, how: How) -> None:
    """The exact place within the cube."""
    if t.slot[m] != slot:
        t.slot[m] = slot
        if t.events is not None:
            t.events.append(Move(m, t.cube[m], [], t.cube[m], slot, how))


def announce_push(t: State, m: int, cube: int, by: int) -> None:
    """A model is moved by force; it is no longer Crouched (fp.crouch.until_moved)."""
    clear_status(t, m, CROUCHED)
    no_longer_due(t, m)
    if t.events is not None:
        t.events.append(PushModel(m, t.cube[m], cube, by if by != NONE else None))


def announce_fall(t: State, m: int, levels: int) -> None:
    """A model falls."""
    if t.events is not None:
        t.events.append(Fall(m, levels))


def announce_slam(t: State, m: int, by: int) -> None:
    """A model is slammed into a wall."""
    if t.events is not None:
        t.events.append(Slam(m, by if by != NONE else None))


def begin_displacing(t: State) -> None:
    """A new action: nobody has been moved by force in it yet."""
    t.moved = []
    t.thrown = []


def begin_resolving(t: State) -> None:
    """The next weapon is resolved separately: nobody has been moved by it yet (fp.order_of.one_resolution)."""
    t.thrown = []


def mark_moved(t: State, o: int) -> None:
    """This model has been moved by force in the action under way."""
    t.moved.append(o)
    t.thrown.append(o)


def set_due(t: State, models: list[int]) -> None:
    """Whose Assaults are still to come."""
    t.due = models


def no_longer_due(t: State, m: int) -> None:
    """This model's Assault has come, or has become void: it has been moved away or killed."""
    if m in t.due:
        t.due.remove(m)


def set_victims(t: State, victims: list[int]) -> None:
    """Who is still to be thrown about."""
    t.victims = victims
