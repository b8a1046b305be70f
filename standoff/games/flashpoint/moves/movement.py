"""Movement: where models stand, and who has been thrown about."""

from __future__ import annotations

from standoff.games.flashpoint.names import CROUCHED, E_FELL, E_MOVE, E_PUSHED, E_SLAM
from standoff.games.flashpoint.state import State


def put(t: State, m: int, cube: int, slot: int) -> None:
    """A model stands somewhere else; a slot of -1 is still to be chosen."""
    t.cube[m] = cube
    t.slot[m] = slot
    if t.events is not None:
        t.events.append((E_MOVE, m, cube, slot))


def set_slot(t: State, m: int, slot: int) -> None:
    """The exact place within the cube."""
    if t.slot[m] != slot:
        t.slot[m] = slot
        if t.events is not None:
            t.events.append((E_MOVE, m, t.cube[m], slot))


def announce_push(t: State, m: int, cube: int) -> None:
    """A model is moved by force; it is no longer Crouched (fp.crouch.until_moved)."""
    t.status[m] &= ~CROUCHED
    if t.events is not None:
        t.events.append((E_PUSHED, m, cube))


def announce_fall(t: State, m: int, levels: int) -> None:
    """A model falls."""
    if t.events is not None:
        t.events.append((E_FELL, m, levels))


def announce_slam(t: State, m: int) -> None:
    """A model is slammed into a wall."""
    if t.events is not None:
        t.events.append((E_SLAM, m))


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


def set_victims(t: State, victims: list[int]) -> None:
    """Who is still to be thrown about."""
    t.victims = victims
