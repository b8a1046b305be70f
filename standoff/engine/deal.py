"""Dealing hidden things anew, again and again, from one plan: the quick part of a sample.

A plan is made once for a position (`engine.sample`): for each way in which things can lie, the rows as far as they are
known, and for each shuffle its unseen things with the spots that they may lie on. Where a thing may be one of an older
shuffle, the older one is dealt first: what went into the newer one is a row of its own, with spots like any other.
"""

from __future__ import annotations

from typing import Any

from standoff.engine.rng import Chance, below, draw_onto


class Lot:
    """The unseen things of one shuffle, and as many spots, in runs side by side: each with its row, its first spot and
    its length.

    On choosy spots only one of the first things may lie, one of the `fitting`. If some things are of an older shuffle,
    `source` is the row where they lie as soon as that one has been dealt. What the things are does not matter here, so
    they are not taken for numbers.
    """

    __slots__ = ("choosy_rows", "choosy_spots", "fitting", "lengths", "rows", "source", "spots", "things")

    def __init__(self, things: list[Any], source: int) -> None:
        self.things = things
        self.source = source
        self.rows: list[int] = []
        self.spots: list[int] = []
        self.lengths: list[int] = []
        self.choosy_rows: list[int] = []
        self.choosy_spots: list[int] = []
        self.fitting = 0


class Deal:
    """One way in which things can lie, up to the order within each lot.

    `known` has a row for each place, as far as it is known: what stands for an unseen thing lies at its spot. `places`
    are those where something is unseen; lots name rows by their number among these. After them come those of `mixed`:
    things that were shuffled again. The first places, those of `lent`, are laid out when they have been dealt; the rows
    of the others are the State's own.
    """

    __slots__ = ("known", "lent", "lots", "mixed", "places")

    def __init__(
        self, known: list[list[int]], places: list[int], lent: list[int], lots: list[Lot], mixed: list[list[Any]]
    ) -> None:
        self.known = known
        self.places = places
        self.lent = lent
        self.lots = lots
        self.mixed = mixed


def deal_out(way: Deal, chance: Chance) -> list[list[int]]:
    """The rows of all places, with the things of each lot on its spots in a random order."""
    out = [row[:] for row in way.known]
    deal_onto([out[at] for at in way.places], way, chance)
    return out


def deal_onto(rows: list[list[Any]], way: Deal, chance: Chance) -> None:
    """Deal onto the rows of the places where something is unseen, as they lie there."""
    mixed: list[Any]
    for mixed in way.mixed:
        rows.append(mixed[:])
    lot: Lot
    for lot in way.lots:
        things = lot.things[:] if lot.source < 0 else rows[lot.source]
        left: int = lay_choosy(rows, lot, things, chance) if lot.choosy_rows else len(things)
        draw_onto(chance, things, left, rows, lot.rows, lot.spots, lot.lengths)


def lay_choosy(rows: list[list[Any]], lot: Lot, things: list[Any], chance: Chance) -> int:
    """Any of the fitting things on each of the choosy spots; how many are left. They are the first ones again."""
    fitting: int = lot.fitting
    left: int = len(things)
    i: int
    for i in range(len(lot.choosy_rows)):
        at = below(chance, fitting)
        rows[lot.choosy_rows[i]][lot.choosy_spots[i]] = things[at]
        fitting -= 1
        left -= 1
        things[at] = things[fitting]
        things[fitting] = things[left]
    return left


def pick(chance: Chance, limits: list[int]) -> int:
    """Which of several ways, by their odds: the first whose limit (out of 2**30) is above a random number."""
    at = below(chance, 1 << 30)
    first: int = 0
    last: int = len(limits) - 1
    while first < last:
        middle = (first + last) // 2
        if limits[middle] <= at:
            first = middle + 1
        else:
            last = middle
    return first
