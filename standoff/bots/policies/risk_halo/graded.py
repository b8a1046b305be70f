"""How good an option is, as a weight."""

from __future__ import annotations

from typing import Final

NEVER: Final = 0
"""Never sensible."""
LEAST: Final = 1
STILL: Final = 100
"""The weight of doing nothing, which is worth nothing."""
SURELY: Final = 40_000
"""More than anything that can be reckoned."""
ROOM: Final = 300
"""What is worth so much less than nothing has the least weight."""
MOST_WORTH: Final = 4000


def graded(worth: int) -> int:
    """The weight of an option that is worth so much more than doing nothing: it grows with the square."""
    above: int = min(MOST_WORTH, worth) + ROOM
    return LEAST if above <= 0 else max(LEAST, above * above * STILL // (ROOM * ROOM))


def apart(a: int, b: int) -> int:
    """How far two numbers are from each other."""
    return a - b if a > b else b - a
