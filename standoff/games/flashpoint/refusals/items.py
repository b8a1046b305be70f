"""What stands against the use of an item."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.messages import objections as o
from standoff.games.flashpoint.names import (
    HIDDEN,
    I_AMMO,
    I_CAMOUFLAGE,
    I_GRAPPLESHOT,
    I_SENSOR,
    I_THRUSTER,
    I_TRANSLOCATOR,
    NONE,
    ODDBALL,
)
from standoff.games.flashpoint.queries import carries_object, item_of
from standoff.games.flashpoint.state import State


def against_item(t: State, m: int, i: int) -> Objection:
    """Why the model does not use this item now."""
    kind = t.item_kind[i]
    if t.scenario == ODDBALL and carries_object(t, m):
        return o.NoItemsWithOddball()
    if kind == I_CAMOUFLAGE and t.status[m] & HIDDEN:
        return o.CamouflagedAlready()
    if kind == I_THRUSTER:
        return o.ThrusterBeforeMove()
    if kind == I_TRANSLOCATOR:
        return o.TranslocatorBeforeMove()
    if kind == I_SENSOR:
        return o.SensorAtWork()
    return o.UsedWithShot() if kind == I_AMMO or t.data.items[kind].weapon != NONE else o.WorksWhileCarried()


def against_grappling(t: State, m: int) -> Objection:
    """Why the model neither advances nor fetches anything with a Grappleshot."""
    if item_of(t, m, I_GRAPPLESHOT) == NONE:
        return o.NoGrappleshot()
    return o.NoItemsWithOddball() if t.scenario == ODDBALL and carries_object(t, m) else o.NothingToFetch()
