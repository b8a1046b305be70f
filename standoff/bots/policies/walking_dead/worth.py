"""What Health and Walkers are worth to the seat that is asked: its own, its friends', its enemies'.

Everything is counted in hundredths of a Health of a sure enemy. Whether somebody is a friend is a matter of belief
(`mind`: for each seat and each role in turn, see `bots.minds`).
"""

from __future__ import annotations

from typing import Final

from standoff.games.walking_dead.names import (
    HILLTOP,
    HUNTERS,
    JESUS,
    JESUS_LOSES,
    KINGDOM,
    LEADER,
    ROLES,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.queries import TARGET_IN_THREE, alive
from standoff.games.walking_dead.state import State

SURE: Final = 100
"""As much as a Health of a sure enemy is worth; that of a friend is as much below nothing."""
WHOLE: Final = 1000
"""Beliefs are in parts of this."""
STEP: Final = 5
"""Enmity is in steps of this, so that like positions are equal and what was worked out for one serves the other."""

LAST_DUEL: Final = 2
"""With so many left there is nobody to spare any more."""

LIFE: Final[tuple[int, ...]] = (0, 300, 500, 660, 800, 930, 1050, 1160, 1265, 1365)
"""What somebody's Health is worth in all, in hundredths: the last ones most, since with them goes a player."""
MORE_LIFE: Final = 95
"""Each Health beyond those of the table."""

OWN_LIFE: Final[tuple[int, ...]] = (170, 75, 80, 150, 150)
"""What one's own Health is worth, by role: whoever wins with his team can fall, the Leader and the Loners cannot."""
HUNTED_LIFE: Final = 110
"""The same among three."""

WALKER_BITES: Final[tuple[int, ...]] = (100, 95, 90, 85, 80, 75, 70, 65, 60, 60)
"""How likely a Walker costs its owner the Health in the end, in hundredths, by how many are left in the pile."""


def life(health: int) -> int:
    """What so much Health is worth in all."""
    if health <= 0:
        return 0
    most: int = len(LIFE) - 1
    return LIFE[health] if health <= most else LIFE[most] + (health - most) * MORE_LIFE


def believed(mind: list[int], seat: int, role: int) -> int:
    """How likely a seat has a role, in thousandths."""
    return mind[seat * len(ROLES) + role]


def wishes(t: State, mind: list[int], seat: int) -> list[int]:
    """For each seat, what a Health that it loses is worth to this one; its own costs."""
    out: list[int] = [0] * t.n
    own: int = t.roles[seat]
    s: int
    for s in alive(t):
        wish: int
        if s == seat:
            wish = -HUNTED_LIFE if t.n == HUNTERS else -OWN_LIFE[own]
        elif t.n == HUNTERS:
            wish = _hunt(t, seat, s)
        elif own == SAVIOR:
            wish = _as_savior(t, mind, s)
        elif own in (LEADER, SURVIVOR):
            wish = _as_law(t, mind, own, s)
        else:
            wish = _as_loner(t, mind, seat, s)
        out[s] = wish // STEP * STEP
    return out


def _hunt(t: State, seat: int, other: int) -> int:
    """Among three: the own target falls by the own dice (wd.three.personally). Whoever hunts oneself is the target of
    the third, who wins with him: better that he stands. Of two, the other must fall (wd.three.otherwise).
    """
    if len(alive(t)) == LAST_DUEL or t.roles[other] == TARGET_IN_THREE[t.roles[seat]]:
        return SURE
    return -40


def _as_law(t: State, mind: list[int], own: int, other: int) -> int:
    """The Leader and the Survivors: Saviors first, then Loners; for a Survivor the Leader counts more than himself."""
    if t.roles[other] == LEADER:
        return -170
    friend: int = believed(mind, other, SURVIVOR)
    villain: int = believed(mind, other, SAVIOR)
    loner: int = believed(mind, other, HILLTOP) + believed(mind, other, KINGDOM)
    return (villain * SURE + loner * 75 - friend * (110 if own == LEADER else 70)) // WHOLE


def _as_savior(t: State, mind: list[int], other: int) -> int:
    """The Saviors: the Leader, and whoever could stand by him; a Loner needs the Leader as long as others stand."""
    if t.roles[other] == LEADER:
        return 120
    friend: int = believed(mind, other, SAVIOR)
    law: int = believed(mind, other, SURVIVOR)
    loner: int = believed(mind, other, HILLTOP) + believed(mind, other, KINGDOM)
    return (law * 55 + loner * 45 - friend * 75) // WHOLE


def _as_loner(t: State, mind: list[int], seat: int, other: int) -> int:
    """A Loner: everybody, the Leader last (wd.end.leader_loner); until then the stronger side first."""
    if len(alive(t)) == LAST_DUEL:
        return SURE
    law: int = 0
    villains: int = 0
    leader: int = seat
    s: int
    for s in alive(t):
        if t.roles[s] == LEADER:
            leader = s
        elif s != seat:
            law += believed(mind, s, SURVIVOR) * t.health[s]
            villains += believed(mind, s, SAVIOR) * t.health[s]
    strength: int = t.health[leader] * WHOLE + law - villains
    if other == leader:
        if t.health[leader] > t.health[seat] + 2 and villains < 4 * WHOLE:
            return 20
        return -60 if strength > 0 else -110
    lean: int = min(40, max(-40, strength // WHOLE * 5))
    return (
        believed(mind, other, SAVIOR) * (60 - lean)
        + believed(mind, other, SURVIVOR) * (60 + lean)
        + (believed(mind, other, HILLTOP) + believed(mind, other, KINGDOM)) * 60
    ) // WHOLE


# -- Health ------------------------------------------------------------------------------------------------------------


def loss(t: State, wish: list[int], seat: int, before: int, amount: int) -> int:
    """What it is worth that a seat loses so much Health, after `before` that is lost already."""
    left: int = t.health[seat] - before
    return wish[seat] * (life(left) - life(left - amount)) // SURE


def gain(t: State, wish: list[int], seat: int, before: int, amount: int) -> int:
    """What it is worth that a seat gains so much Health, after `before` that it gained already; no more than it began
    with (wd.aid.cap).
    """
    had: int = min(t.most[seat], t.health[seat] + before)
    has: int = min(t.most[seat], had + amount)
    return wish[seat] * (life(had) - life(has)) // SURE


# -- Walkers -----------------------------------------------------------------------------------------------------------


def overrun_takes(t: State, seat: int, walkers: int) -> int:
    """The Health that an Overrun would cost a seat with so many Walkers (wd.overrun.loss, wd.jesus.overrun)."""
    return min(walkers, JESUS_LOSES) if t.characters[seat] == JESUS else walkers
