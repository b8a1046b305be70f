"""Damage and Death, and the return of the dead."""

from __future__ import annotations

from standoff.games.flashpoint.codes import weapon_of
from standoff.games.flashpoint.messages.models import (
    Heal,
    HitBarrier,
    Hits,
    Kill,
    LifeSupport,
    LoseShields,
    Refresh,
    Wound,
)
from standoff.games.flashpoint.moves.effects import end_work, item_to_pile
from standoff.games.flashpoint.moves.preparation import own_uses
from standoff.games.flashpoint.names import (
    ACTIVATED,
    BARRIER_CUBE,
    BARRIER_ITEM,
    BARRIER_NUMBER,
    BARRIER_SHIELDS_LEFT,
    CAUSES,
    HIDDEN,
    I_CAMOUFLAGE,
    I_OVERSHIELD,
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
        taken = min(left, t.barriers[row][BARRIER_SHIELDS_LEFT])
        t.barriers[row][BARRIER_SHIELDS_LEFT] -= taken
        left -= taken
        if t.events is not None:
            wall = t.barriers[row]
            hit = HitBarrier(wall[BARRIER_NUMBER], wall[BARRIER_CUBE], taken, wall[BARRIER_SHIELDS_LEFT])
            t.events.append(hit)
        if t.barriers[row][BARRIER_SHIELDS_LEFT] == 0:
            item = t.barriers.pop(row)[BARRIER_ITEM]
            if item != NONE:
                item_to_pile(t, item, True)
    taken = min(left, t.extra[o])
    t.extra[o] -= taken
    left -= taken
    own = min(left, t.shields[o])
    t.shields[o] -= own
    left -= own
    if t.events is not None and taken + own:
        t.events.append(LoseShields(o, taken + own, t.shields[o] + t.extra[o], t.extra[o]))
    end_work(t, o, I_OVERSHIELD, taken)
    return how_many - left


def announce_hits(t: State, o: int, hits: int, cause: int, by: int, pid: int) -> None:
    """Hits to resolve, of a weapon's line or of none."""
    if t.events is not None:
        weapon = weapon_of(pid) if pid != NONE else None
        t.events.append(Hits(o, hits, CAUSES[cause], by if by != NONE else None, weapon))


def health_left(t: State, o: int) -> int:
    """What is left of a model's Health; the dead may have lost more than they had."""
    return max(t.data.units[t.unit[o]].health - t.wounds[o], 0)


def add_wounds(t: State, o: int, wounds: int, by: int) -> None:
    """Wound markers."""
    t.wounds[o] += wounds
    if t.events is not None:
        t.events.append(Wound(o, wounds, health_left(t, o), by if by != NONE else None))


def heal(t: State, o: int, wounds: int) -> None:
    """Wound markers are taken away."""
    t.wounds[o] -= wounds
    if t.events is not None:
        t.events.append(Heal(o, wounds, health_left(t, o)))


def spend_life_support(t: State, o: int) -> None:
    """Life Support works once."""
    t.bits[o] |= LIFE_SUPPORT_SPENT
    if t.events is not None:
        t.events.append(LifeSupport(o))


def remove_model(t: State, o: int, by: int) -> None:
    """A killed model leaves the board, its markers are cleared and its Activation Token stays with it
    (fp.respawn.removed, fp.respawn.keeps_token, fp.item.camouflage_killed); the active model counts as Activated
    (fp.respawn.active).
    """
    overshields, hidden, cube = t.extra[o], t.status[o] & HIDDEN != 0, t.cube[o]
    t.cube[o] = OFF
    t.slot[o] = 0
    t.wounds[o] = 0
    t.extra[o] = 0
    t.status[o] &= ACTIVATED
    if t.active == o:
        t.status[o] |= ACTIVATED
    if t.events is not None:
        t.events.append(Kill(o, by if by != NONE else None, cube))
    end_work(t, o, I_OVERSHIELD, overshields)
    if hidden:
        end_work(t, o, I_CAMOUFLAGE, 1)


def refresh(t: State, m: int) -> None:
    """Full Health, shields and ammunition for a model that respawns (fp.respawn.fresh)."""
    t.wounds[m] = 0
    t.shields[m] = t.data.units[t.unit[m]].shields
    t.uses[m] = own_uses(t, m)
    t.bits[m] &= ~LIFE_SUPPORT_SPENT
    if t.events is not None:
        t.events.append(Refresh(m, t.shields[m], t.uses[m]))
