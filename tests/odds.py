"""Samples against every world that can be: all of them, only those, and as often as they should come.

What was found is printed: `./test tests/games -k memory -q -s | grep chi-square` shows the figures of all games.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Hashable, Mapping

SURE_TO_COME = 20
"""A world that is expected so often comes up, but for one chance in a hundred million."""

DEVIATIONS = 4
"""The limit of chi-square lies so many standard deviations above what is expected."""


def assert_as_likely(found: Counter, odds: Mapping[Hashable, float], what: str) -> None:
    """Worlds that were found, against their exact odds."""
    draws, freedom = sum(found.values()), len(odds) - 1
    assert set(found) <= set(odds), set(found) - set(odds)
    assert {world for world, p in odds.items() if p * draws >= SURE_TO_COME} <= set(found)
    off = sum((found[world] - draws * p) ** 2 / (draws * p) for world, p in odds.items())
    limit = limit_of(freedom)
    sys.stdout.write(f"chi-square {off:.1f}, {freedom} degrees, limit {limit:.1f}, {draws:,} samples: {what}\n")
    assert off <= limit


def limit_of(freedom: int) -> float:
    """The limit of chi-square: its cube root is nearly normal (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + DEVIATIONS * spread**0.5) ** 3


def as_odds(weights: Mapping[Hashable, float]) -> dict[Hashable, float]:
    """Weights, so that they add up to one."""
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}
