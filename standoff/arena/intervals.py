"""How sure a measured share or mean is: intervals that hold it in so many cases of a hundred."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

from msgspec import Struct

SURE = 0.95
"""All intervals are of this sort unless somebody says otherwise."""


class Share(Struct, frozen=True):
    """So many of so many: the share, and between which bounds it lies."""

    wins: int
    trials: int
    rate: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """The mean of so many numbers, and between which bounds it lies; the smallest, the middle one and the largest."""

    count: int
    mean: float
    low: float
    high: float
    least: float
    median: float
    most: float


def deviations(sure: float = SURE) -> float:
    """How many standard deviations to each side hold that part of a normal distribution: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def wilson(wins: int, trials: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share: within 0 and 1, and good for few trials as well. Nothing tried: 0 to 1."""
    if not trials:
        return 0.0, 1.0
    z = deviations(sure)
    rate, more = wins / trials, z * z / trials
    middle = (rate + more / 2) / (1 + more)
    reach = z * sqrt(rate * (1 - rate) / trials + more / (4 * trials)) / (1 + more)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share(wins: int, trials: int, sure: float = SURE) -> Share:
    """A share with Wilson's interval."""
    low, high = wilson(wins, trials, sure)
    return Share(wins, trials, wins / trials if trials else 0.0, low, high)


def mean(numbers: list[float], sure: float = SURE) -> Mean:
    """A mean with its interval, by the spread of the numbers."""
    count = len(numbers)
    if not count:
        return Mean(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(numbers)
    middle = sum(ordered) / count
    spread = sqrt(sum((n - middle) ** 2 for n in ordered) / (count - 1)) if count > 1 else 0.0
    reach = deviations(sure) * spread / sqrt(count)
    median = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return Mean(count, middle, middle - reach, middle + reach, ordered[0], median, ordered[-1])
