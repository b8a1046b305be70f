"""How often somebody may ask for something: buckets that fill with time and are emptied by asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from standoff.server.refused import Refused
from standoff.wire import reasons


class Rate(NamedTuple):
    """So many a second, and so many at once after a rest."""

    second: float
    once: float


RATES: Final[Mapping[str, Rate]] = {
    "request": Rate(20, 100),
    "guest": Rate(0.2, 10),
    "account": Rate(0.1, 5),
    "login": Rate(0.1, 10),
    "table": Rate(0.2, 10),
    "upload": Rate(0.1, 5),
    "position": Rate(2, 20),
    "socket": Rate(2, 30),
    "message": Rate(20, 60),
    "chat": Rate(0.5, 5),
    "hint": Rate(0.5, 5),
    "analysis": Rate(1 / 60, 5),
}
MOST_KEPT: Final = 50_000
"""So many buckets are remembered; those that were not used for longest are forgotten first."""


class Limits:
    """The buckets of everybody."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, what: str, who: str) -> None:
        """One of these for somebody; refused if it is too much."""
        if not self.on:
            return
        rate, now = RATES[what], time.monotonic()
        left, since = self._buckets.pop((what, who), (rate.once, now))
        left = min(rate.once, left + (now - since) * rate.second)
        self._buckets[what, who] = max(0.0, left - 1) if left >= 1 else left, now
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refused(reasons.FAST, "That was too often; wait a moment.")
