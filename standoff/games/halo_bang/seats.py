"""Sets of seats, kept as the bits of one whole number."""

from __future__ import annotations

from typing import Final

NOBODY_AT_ALL: Final = 0
"""The set of no seat."""


def only(seat: int) -> int:
    """The set of this one seat."""
    return 1 << seat


def everybody(n: int) -> int:
    """The set of all seats."""
    return (1 << n) - 1


def among(seats: int, seat: int) -> bool:
    """Is this seat in the set?"""
    return seats >> seat & 1 == 1
