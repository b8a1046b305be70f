"""Who knows what: for each hidden thing a set of seats that have seen it, kept as the bits of one whole number.

A game keeps these sets in its State beside the things themselves. A thing that moves out of sight loses its set, a
thing that is shown to the table gets `EVERYBODY`.
"""

from __future__ import annotations

from typing import Final

from standoff.engine.rng import Rng
from standoff.engine.viewer import REFEREE

EVERYBODY: Final = -1
NO_ONE: Final = 0


def only(seat: int) -> int:
    """The set of this one seat."""
    return 1 << seat


def knows(seen: int, viewer: int) -> bool:
    """Is the viewer in the set? The referee is in every set, a spectator only in EVERYBODY."""
    if viewer >= 0:
        return seen >> viewer & 1 == 1
    return viewer == REFEREE or seen == EVERYBODY


def redeal(things: list[int], seen: list[int], viewer: int, chance: Rng) -> None:
    """Shuffle among themselves, in place, the things that the viewer has not seen."""
    places = [i for i in range(len(things)) if not knows(seen[i], viewer)]
    hidden = [things[i] for i in places]
    chance.shuffle(hidden)
    for i, thing in zip(places, hidden, strict=True):
        things[i] = thing
