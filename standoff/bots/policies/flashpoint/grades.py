"""Values as weights: the best option has the most, others the less the more they are behind."""

from __future__ import annotations

from typing import Final

NEVER: Final = -1_000_000
"""An option that is never sensible."""
MOST: Final = 1000
LEAST: Final = 1
HALVED: Final = 45
"""Whoever is behind by so much has half the weight."""
FINE: Final = 5
"""Values that differ by less are as good."""

WEIGHTS: Final = tuple(int(MOST * 0.5 ** (step * FINE / HALVED)) for step in range(HALVED * 10 // FINE + 1))


def grade(values: list[int]) -> list[int]:
    """A weight for each value."""
    best: int = NEVER
    value: int
    for value in values:
        best = max(best, value)
    out: list[int] = []
    for value in values:
        step = (best - value) // FINE
        if value <= NEVER:
            out.append(0)
        elif step >= len(WEIGHTS):
            out.append(LEAST)
        else:
            out.append(WEIGHTS[step])
    return out
