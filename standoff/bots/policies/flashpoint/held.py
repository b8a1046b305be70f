"""The weapons in a model's hands; of those that carry nothing else, kept by their card."""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.arms import blades, guns, profile
from standoff.games.flashpoint.cards import Data, Profile
from standoff.games.flashpoint.names import CARRIED
from standoff.games.flashpoint.state import State

MOST_LOADS: Final = 16


class Cards:
    """The weapons of bare cards as one reading of the figures has them."""

    __slots__ = ("data", "guns", "knives")

    def __init__(self, data: Data) -> None:
        self.data = data
        self.guns: dict[int, list[Profile]] = {}
        self.knives: dict[int, list[Profile]] = {}


CARDS: Final[list[Cards]] = []


def _cards(t: State) -> Cards:
    if not CARDS or CARDS[0].data is not t.data:
        CARDS[:] = [Cards(t.data)]
    return CARDS[0]


def _bare(t: State, m: int) -> bool:
    """Has a model nothing but what is on its card?"""
    own = CARRIED - m
    return own not in t.arm_at and own not in t.item_at and own not in t.object_at


def guns_of(t: State, m: int) -> list[Profile]:
    """The ranged weapons of a model."""
    if not _bare(t, m):
        return [profile(t, m, s) for s in guns(t, m)]
    kept = _cards(t).guns
    key = (t.unit[m] * MOST_LOADS + t.load[m]) * MOST_LOADS + t.uses[m]
    found = kept.get(key)
    if found is None:
        found = kept[key] = [profile(t, m, s) for s in guns(t, m)]
    return found


def knives_of(t: State, m: int) -> list[Profile]:
    """The close combat weapons of a model."""
    if not _bare(t, m):
        return [profile(t, m, s) for s in blades(t, m)]
    kept = _cards(t).knives
    key = (t.unit[m] * MOST_LOADS + t.load[m]) * MOST_LOADS + t.uses[m]
    found = kept.get(key)
    if found is None:
        found = kept[key] = [profile(t, m, s) for s in blades(t, m)]
    return found


def longest(lines: list[Profile]) -> int:
    """How far the farthest of some weapons reaches."""
    best: int = 0
    p: Profile
    for p in lines:
        best = max(best, p.reach)
    return best
