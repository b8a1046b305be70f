"""Pinned, Crouched and standing up: changes of a model's status that carry consequences."""

from __future__ import annotations

from standoff.engine.ask import Rule
from standoff.games.flashpoint.moves.actions import begin_picking
from standoff.games.flashpoint.moves.status import clear_status, mark_pinned, set_status
from standoff.games.flashpoint.names import CROUCHED, FLAG, ODDBALL, OFF, PINNED, STOCKPILE, STOIC
from standoff.games.flashpoint.objects import scatter_object
from standoff.games.flashpoint.queries import never_pinned, objects_of
from standoff.games.flashpoint.rules import movement, things
from standoff.games.flashpoint.state import State


def pin(t: State, m: int) -> None:
    """A model becomes Pinned where it is (fp.pinned.token), unless it never is. It drops the Oddball or a Power Seed
    (fp.oddball.dropped_pinned, fp.seed.dropped_pinned), not the Flag (fp.flag.killed).
    """
    if t.cube[m] == OFF or never_pinned(t, m):
        return
    mark_pinned(t, m)
    if t.scenario in (ODDBALL, STOCKPILE) or (t.scenario == FLAG and t.settings.flag_dropped_when_pinned):
        drop_objects(t, m, t.cube[m])


def drop_objects(t: State, m: int, cube: int) -> None:
    """What a model carries for the scenario scatters from this cube."""
    for o in objects_of(t, m):
        scatter_object(t, o, cube)


def drop_objects_by_force(t: State, m: int, cube: int) -> None:
    """Forced movement knocks the Oddball or a Power Seed out of a model's hands; it scatters from the cube where the
    model was (fp.oddball.dropped_moved, fp.seed.dropped_moved, fp.seed.from_before).
    """
    if t.scenario in (ODDBALL, STOCKPILE):
        drop_objects(t, m, cube)


def crouch(t: State, m: int) -> Rule:
    """Crouch: move within the cube, pick up what lies there (fp.item.pick_by), take the marker (fp.crouch.marker). A
    Stoic model never does (fp.kw.stoic_crouch).
    """
    if t.bits[m] & STOIC:
        return
    begin_picking(t)
    yield from things.pick_up(t, m)
    if t.cube[m] != OFF:
        yield from movement.settle(t, m)
        set_status(t, m, CROUCHED)


def rise(t: State, m: int) -> None:
    """The model stands; the Pinned Token goes."""
    clear_status(t, m, PINNED)
