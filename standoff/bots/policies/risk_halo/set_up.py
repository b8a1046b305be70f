"""The set-up: Bases and territories close together, in regions that pay and can be held."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.graded import LEAST
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import Claim, NoTeleporters, PutToken
from standoff.games.risk_halo.queries.board import how_many
from standoff.games.risk_halo.state import State

NEIGHBOUR: Final = 12
"""A territory next to one's own."""
REGION: Final = 120
"""A whole region, for each unit that it pays, shared by its territories."""
PRESENCE: Final = 60
"""A territory of the same region that is held already."""
RIVAL: Final = 14
"""A territory of the region that another holds."""
DENIED: Final = 60
"""A region that one rival alone may complete, for each unit that it pays, as far as he has come."""
OPEN_SIDE: Final = 6
"""A neighbour of a Base, from where it can be attacked."""
PLAIN: Final = 40


def weigh_claim(t: State) -> list[int]:
    """Which empty territory, for oneself or for the neutral Flood: that goes where the opponent would like to be."""
    of_flood, _ = t.args
    seat: int = t.asked
    force: int = 1 - seat if of_flood else seat
    return [_claim(t, code, force, bool(of_flood)) for code in t.options]


def _claim(t: State, code: int, force: int, of_flood: bool) -> int:
    match read(code):
        case Claim(place):
            good: int = liked(t, force, place)
            if t.base[force] == NOBODY and not of_flood:
                good -= OPEN_SIDE * how_many(t.near[place])
            return max(LEAST, good)
    return LEAST


def liked(t: State, force: int, place: int) -> int:
    """How much a force would like a territory in the set-up: near its own, in a region that it may complete, or in one
    that another would complete.
    """
    mine: int = t.lands[force]
    at: int = t.land.region_of[place]
    places: int = t.land.region_places[at]
    region = t.land.regions[at]
    size: int = len(region.members)
    here: int = how_many(places & mine)
    near: int = t.near[place]
    good: int = PLAIN + NEIGHBOUR * how_many(near & mine)
    most: int = 0
    rivals: int = 0
    other: int
    for other in range(t.n + 1):
        if t.side[other] != t.side[force]:
            theirs: int = how_many(places & t.lands[other])
            rivals += theirs
            most = max(most, theirs)
    if rivals == 0:
        return good + REGION * region.bonus // size + PRESENCE * here
    if rivals == most and here == 0:
        return good + DENIED * region.bonus * most // size
    return good - RIVAL * rivals + PRESENCE * here // 2


def weigh_teleporter(t: State) -> list[int]:
    """A pair of teleporters makes a quick war: more to attack, and less that can be held. Either will do."""
    return [_teleporter(t, code) for code in t.options]


def _teleporter(t: State, code: int) -> int:
    match read(code):
        case NoTeleporters():
            return PLAIN
        case PutToken(place):
            return PLAIN - how_many(t.near[place])
    return LEAST
