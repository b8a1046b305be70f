"""How well each seat stands, for games that are not played to their end.

What speaks for a side is a sum; chances are shares of its exponentials. The weights were fitted to the winners of some
thousand games between players by this policy, of all ways to play, with a slip now and then. In games that it was not
fitted to, what it calls 70 % wins in 70 to 78 of a hundred. Allies are one side (rh.team.combine).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from standoff.bots.policies.risk_halo.aims import wins_now
from standoff.bots.policies.risk_halo.cards import skulls_of
from standoff.games.risk_halo.names import NEUTRAL_SIDE
from standoff.games.risk_halo.queries.board import how_many, place_in_order, regions_held
from standoff.games.risk_halo.queries.objectives import bases_under_control, objectives_done, objectives_needed
from standoff.games.risk_halo.state import State


class Weights:
    """What counts how much: the share of all units and its logarithm, complete regions, skulls on Faction cards, being
    at one's turn (what it brought is on the board already) and having to wait for it.
    """

    def __init__(self, share: float, units: float, regions: float, skulls: float, turn: float, waiting: float) -> None:
        self.share: float = share
        self.units: float = units
        self.regions: float = regions
        self.skulls: float = skulls
        self.turn: float = turn
        self.waiting: float = waiting


BY_OBJECTIVES: Final = Weights(2.2, 1.15, 0.25, 0.09, -0.5, -0.8)
BY_FORCE: Final = Weights(4.7, 0.97, 0.3, 0.14, -0.7, -0.73)
"""Where objectives win, and where only force does. A skull weighs a little more than fits the winners best (0.05 where
objectives win): for less, two of them would be turned in for two units, which the policy never does.
"""

DONE: Final = 0.6
ALL_DONE: Final = 1.0
LEVELS: Final = -0.7
BASES: Final = 0.4
"""Of the objectives needed, the part that is done, having them all (and not the Base), the levels of those that are
left; and the Bases under control."""
WON: Final = 4.0
"""The last objective is met and the Base held: only the attacks have to end."""


def evaluate(t: State) -> list[float]:
    """How likely each seat wins."""
    by = BY_OBJECTIVES if t.campaign else BY_FORCE
    good: list[float] = [0.0] * (NEUTRAL_SIDE + 1)
    units: list[int] = [0] * (NEUTRAL_SIDE + 1)
    waiting: list[float] = [1.0] * (NEUTRAL_SIDE + 1)
    all_units: int = 0
    seat: int
    side: int
    for seat in t.alive:
        side = t.side[seat]
        mine: int = t.total[seat] + t.to_place[seat]
        units[side] += mine
        all_units += mine
        waiting[side] = min(waiting[side], turns_until(t, seat))
        good[side] += by.regions * float(how_many(regions_held(t, seat)))
        good[side] += by.skulls * float(skulls_of(t, seat))
        if seat == t.turn:
            good[side] += by.turn
    seen: int = 0
    for seat in t.alive:
        side = t.side[seat]
        if not seen >> side & 1:
            seen |= 1 << side
            good[side] += by.share * float(units[side]) / float(all_units) + by.units * log(float(units[side] + 1))
            good[side] += by.waiting * waiting[side]
            if t.campaign:
                good[side] += hopes(t, seat)
    return shared(t, good)


def turns_until(t: State, seat: int) -> float:
    """How much of a round a seat must wait for its turn."""
    if t.turn < 0:
        return float(place_in_order(t, seat)) / float(t.n)
    many: int = len(t.order)
    return float((place_in_order(t, seat) - place_in_order(t, t.turn) + many) % many) / float(many)


def hopes(t: State, seat: int) -> float:
    """What the objectives of a side speak for it."""
    done: int = objectives_done(t, seat)
    needed: int = objectives_needed(t, seat)
    levels: int = 0
    other: int
    spot: int
    for other in t.alive:
        if t.side[other] == t.side[seat]:
            for spot in t.objectives[other]:
                levels += t.levels[spot]
    found: float = (DONE * float(done) + LEVELS * float(levels)) / float(needed)
    if done >= needed:
        found += ALL_DONE
    if t.turn >= 0:
        if bases_under_control(t, seat):
            found += BASES
        if t.side[t.turn] == t.side[seat] and wins_now(t, t.turn):
            found += WON
    return found


def shared(t: State, good: list[float]) -> list[float]:
    """Chances from what speaks for each side; the fallen ally of a living player wins with him."""
    total: float = 0.0
    seen: int = 0
    seat: int
    side: int
    for seat in t.alive:
        side = t.side[seat]
        if not seen >> side & 1:
            seen |= 1 << side
            good[side] = exp(good[side])
            total += good[side]
    found: list[float] = [0.0] * t.n
    for seat in range(t.n):
        side = t.side[seat]
        if seen >> side & 1:
            found[seat] = good[side] / total
    return found
