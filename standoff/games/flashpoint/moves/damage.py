"""Damage and Death, and the return of the dead."""

from __future__ import annotations

from standoff.games.flashpoint.moves.preparation import own_uses
from standoff.games.flashpoint.names import (
    ACTIVATED,
    E_BARRIER,
    E_HITS,
    E_KILL,
    E_SHIELDS,
    E_WOUND,
    LIFE_SUPPORT_SPENT,
    NONE,
    OFF,
)
from standoff.games.flashpoint.queries import barrier_in
from standoff.games.flashpoint.state import State


def deplete(t: State, o: int, how_many: int, barrier: bool) -> int:
    """Take shields away: the Barrier's first (fp.barrier.first, fp.esd.barrier), then an Overshield
    (fp.item.overshield_first), then the model's own. How many were taken.
    """
    left = how_many
    while barrier and left:
        row = barrier_in(t, t.cube[o])
        if row == NONE:
            break
        taken = min(left, t.barriers[row][1])
        t.barriers[row][1] -= taken
        left -= taken
        if t.events is not None:
            t.events.append((E_BARRIER, t.barriers[row][0], t.barriers[row][1]))
        if t.barriers[row][1] == 0:
            t.barriers.pop(row)
    taken = min(left, t.extra[o])
    t.extra[o] -= taken
    left -= taken
    own = min(left, t.shields[o])
    t.shields[o] -= own
    left -= own
    if t.events is not None and taken + own:
        t.events.append((E_SHIELDS, o, -(taken + own), t.shields[o] + t.extra[o]))
    return how_many - left


def announce_hits(t: State, o: int, hits: int) -> None:
    """Hits to resolve."""
    if t.events is not None:
        t.events.append((E_HITS, o, hits))


def add_wounds(t: State, o: int, wounds: int) -> None:
    """Wound markers."""
    t.wounds[o] += wounds
    if t.events is not None:
        t.events.append((E_WOUND, o, wounds, t.wounds[o]))


def heal(t: State, o: int, wounds: int) -> None:
    """Wound markers are taken away."""
    t.wounds[o] -= wounds
    if t.events is not None:
        t.events.append((E_WOUND, o, -wounds, t.wounds[o]))


def spend_life_support(t: State, o: int) -> None:
    """Life Support works once."""
    t.bits[o] |= LIFE_SUPPORT_SPENT


def remove_model(t: State, o: int, by: int) -> None:
    """A killed model leaves the board, its markers are cleared and its Activation Token stays with it
    (fp.respawn.removed, fp.respawn.keeps_token, fp.item.camouflage_killed); the active model counts as Activated
    (fp.respawn.active).
    """
    t.cube[o] = OFF
    t.slot[o] = 0
    t.wounds[o] = 0
    t.extra[o] = 0
    t.status[o] &= ACTIVATED
    if t.active == o:
        t.status[o] |= ACTIVATED
    if t.events is not None:
        t.events.append((E_KILL, o, by))


def refresh(t: State, m: int) -> None:
    """Full Health, shields and ammunition for a model that respawns (fp.respawn.fresh)."""
    t.wounds[m] = 0
    t.shields[m] = t.data.units[t.unit[m]].shields
    t.uses[m] = own_uses(t, m)
    t.bits[m] &= ~LIFE_SUPPORT_SPENT
