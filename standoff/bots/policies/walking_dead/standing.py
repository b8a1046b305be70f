"""How well each side stands in the dice game, for games that are not imagined to their end.

What speaks for the Saviors and for each Loner, against the Leader and his Survivors, is a sum over the living players
and over who is left; chances are shares of the exponentials. Health counts as in `worth`, less what an Overrun is
likely to take. The weights were fitted to the winners of 900 games between policy bots, four to eight of them, with a
slip now and then, and of 250 games of three. In games that it was not fitted to, what it calls 30 % for one of the two
large sides wins in 29 to 34 of a hundred, what it calls 70 % in 57 to 75.
"""

from __future__ import annotations

from math import exp
from typing import Final

from standoff.bots.policies.walking_dead.worth import LAST_DUEL, SURE, WALKER_BITES, life, overrun_takes
from standoff.games.walking_dead.names import HILLTOP, HUNTERS, KINGDOM, LEADER, ROLES, SAVIOR
from standoff.games.walking_dead.queries import TARGET_IN_THREE, alive
from standoff.games.walking_dead.state import State

OTHER_LONER: Final = KINGDOM
"""In the tables of a Loner he is the Hilltop, and the other one the Kingdom."""


class Weights:
    """What speaks for a side: by role, each player that stands and what his Health is worth; that no Savior is left,
    and then the Leader's Health; that two are left; by role, that it is his turn; each seat at the table; and always.
    """

    def __init__(
        self,
        stands: tuple[float, ...],
        health: tuple[float, ...],
        turn: tuple[float, ...],
        left: tuple[float, float, float],
        seats: float,
        always: float,
    ) -> None:
        self.stands: list[float] = list(stands)
        self.health: list[float] = list(health)
        self.turn: list[float] = list(turn)
        self.no_savior: float = left[0]
        self.leader_then: float = left[1]
        self.duel: float = left[2]
        self.seats: float = seats
        self.always: float = always


FOR_SAVIORS: Final = Weights(
    (0.0, -0.20, 0.25, 0.03, 0.03),
    (-0.27, -0.15, 0.16, -0.02, -0.02),
    (-0.26, -0.26, 0.59, 0.12, 0.12),
    (-0.28, 0.02, -0.45),
    0.01,
    0.58,
)
FOR_LONER: Final = Weights(
    (0.0, 0.26, 0.29, -0.89, -0.21),
    (-0.20, -0.13, 0.03, 0.25, -0.07),
    (-0.58, -0.58, -0.18, 0.04, -0.17),
    (0.40, -0.07, 0.87),
    0.08,
    -0.89,
)

OWN: Final = 0.22
TARGET: Final = -0.19
HUNTER: Final = -0.03
OWN_TURN: Final = 0.46
TURN_OF_HUNTER: Final = -0.22
"""Among three: the Health of the player himself, of his target, of who hunts him; whose turn it is."""


def evaluate(t: State) -> list[float]:
    """How likely each seat wins; whoever has fallen wins with his side, but for the Loners."""
    if t.n == HUNTERS:
        return among_three(t)
    healths: list[float] = [health_worth(t, seat) for seat in range(t.n)]
    by_role: list[float] = [0.0] * len(ROLES)
    by_role[LEADER] = 1.0
    by_role[SAVIOR] = exp(speaks(t, healths, FOR_SAVIORS, LEADER))
    whole: float = 1.0 + by_role[SAVIOR]
    seat: int
    role: int
    for seat in alive(t):
        role = t.roles[seat]
        if role in (HILLTOP, KINGDOM):
            by_role[role] = exp(speaks(t, healths, FOR_LONER, role))
            whole += by_role[role]
    found: list[float] = []
    for role in t.roles:
        if role in (SAVIOR, HILLTOP, KINGDOM):
            found.append(by_role[role] / whole)
        else:
            found.append(by_role[LEADER] / whole)
    return found


def speaks(t: State, healths: list[float], by: Weights, own: int) -> float:
    """What speaks for a side, against the Leader's. `own` is the role of the Loner whose side it is, if it is one's."""
    total: float = by.always + by.seats * float(t.n) + by.turn[_seen(t.roles[t.turn], own)]
    saviors: int = 0
    leader: float = 0.0
    seat: int
    for seat in alive(t):
        role: int = t.roles[seat]
        if role == SAVIOR:
            saviors += 1
        elif role == LEADER:
            leader = healths[seat]
        seen: int = _seen(role, own)
        total += by.stands[seen] + by.health[seen] * healths[seat]
    if saviors == 0:
        total += by.no_savior + by.leader_then * leader
    if len(alive(t)) == LAST_DUEL:
        total += by.duel
    return total


def _seen(role: int, own: int) -> int:
    """A role as a Loner sees it: he is the first of the two, whoever else is the other."""
    if own == OTHER_LONER and role in (HILLTOP, KINGDOM):
        return HILLTOP + KINGDOM - role
    return role


def health_worth(t: State, seat: int) -> float:
    """What the Health of a seat is worth, less what an Overrun is likely to take of it."""
    health: int = t.health[seat]
    bites: int = WALKER_BITES[min(len(WALKER_BITES) - 1, t.pile)]
    lost: int = life(health) - life(health - overrun_takes(t, seat, t.walkers[seat]))
    return float(life(health) * SURE - lost * bites) / float(SURE * SURE)


def among_three(t: State) -> list[float]:
    """Each hunts another and is hunted by the third (wd.three.personally)."""
    good: list[float] = [0.0] * t.n
    whole: float = 0.0
    seat: int
    other: int
    for seat in alive(t):
        total: float = OWN * health_worth(t, seat)
        if t.turn == seat:
            total += OWN_TURN
        for other in alive(t):
            if other == seat:
                continue
            if t.roles[other] == TARGET_IN_THREE[t.roles[seat]]:
                total += TARGET * health_worth(t, other)
            else:
                total += HUNTER * health_worth(t, other)
                if t.turn == other:
                    total += TURN_OF_HUNTER
        good[seat] = exp(total)
        whole += good[seat]
    return [one / whole for one in good]
