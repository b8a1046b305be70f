"""Dealing hidden things anew, again and again, from one plan: the quick part of a sample.

A plan is made once for a position (`engine.sample`): for each way in which things can lie, the rows as far as they are
known, and for each shuffle its unseen things with the spots that they may lie on. Where a thing may be one of an older
shuffle, the older one is dealt first: what went into the newer one is a row of its own, with spots like any other.
"""

from __future__ import annotations

from typing import Any

from standoff.engine.rng import Chance, below, draw_onto, shuffle


class Lot:
    """The unseen things of one shuffle, and as many spots: rows that they fill, each with its size, and runs of spots
    side by side, each with its row, its first spot and its length.

    On choosy spots only one of the first things may lie, one of the `fitting`. If some things are of an older shuffle,
    `source` is the row where they lie as soon as that one has been dealt. What the things are does not matter here, so
    they are not taken for numbers.
    """

    __slots__ = (
        *("choosy_rows", "choosy_spots", "filled", "fitting", "lengths", "rows", "sizes", "source", "spots", "things"),
    )

    def __init__(self, things: list[Any], source: int) -> None:
        self.things = things
        self.source = source
        self.filled: list[int] = []
        self.sizes: list[int] = []
        self.rows: list[int] = []
        self.spots: list[int] = []
        self.lengths: list[int] = []
        self.choosy_rows: list[int] = []
        self.choosy_spots: list[int] = []
        self.fitting = 0


class Deal:
    """One way in which things can lie, up to the order within each lot.

    `known` has a row for each place, as far as it is known: what stands for an unseen thing lies at its spot, and a row
    that a lot fills is empty. `places` are those where something is unseen; lots name rows by their number among these.
    After them come those of `mixed`: things that were shuffled again.
    """

    __slots__ = ("known", "lots", "mixed", "places")

    def __init__(self, known: list[list[int]], places: list[int], lots: list[Lot], mixed: list[list[Any]]) -> None:
        self.known = known
        self.places = places
        self.lots = lots
        self.mixed = mixed


def deal_out(way: Deal, chance: Chance) -> list[list[int]]:
    """The rows of all places, with the things of each lot on its spots in a random order."""
    out = [row[:] for row in way.known]
    rows = [out[at] for at in way.places]
    deal_onto(rows, way, chance)
    for i, at in enumerate(way.places):
        out[at] = rows[i]
    return out


def deal_onto(rows: list[list[Any]], way: Deal, chance: Chance) -> None:
    """Deal onto the rows of the places where something is unseen, as they lie there."""
    mixed: list[Any]
    for mixed in way.mixed:
        rows.append(mixed[:])
    lot: Lot
    for lot in way.lots:
        lay_lot(rows, lot, chance)


def lay_lot(rows: list[list[Any]], lot: Lot, chance: Chance) -> None:
    """Draw things of a lot for its spots, one after the other; those that are left, shuffled, are the rows it fills."""
    if lot.choosy_rows:
        things = lay_choosy(rows, lot, chance)
    else:
        things = lot.things[:] if lot.source < 0 else rows[lot.source]
    to = lot.rows
    lengths = lot.lengths
    left: int = len(things)
    i: int
    for i in range(len(to)):
        length: int = lengths[i]
        draw_onto(chance, things, rows[to[i]], lot.spots[i], length, left)
        left -= length
    if lot.filled:
        fill(rows, lot, things[:left], chance)


def fill(rows: list[list[Any]], lot: Lot, things: list[Any], chance: Chance) -> None:
    """Shuffle things, and cut them up into the rows that a lot fills; the only one of them is what was shuffled."""
    shuffle(chance, things)
    filled = lot.filled
    if len(filled) == 1:
        rows[filled[0]] = things
        return
    at: int = 0
    i: int
    for i in range(len(filled)):
        size: int = lot.sizes[i]
        rows[filled[i]] = things[at : at + size]
        at += size


def lay_choosy(rows: list[list[Any]], lot: Lot, chance: Chance) -> list[Any]:
    """Any of the fitting things on each of the choosy spots; what is left of all things for the other spots."""
    fitting = lot.things[: lot.fitting]
    shuffle(chance, fitting)
    i: int
    for i in range(len(lot.choosy_rows)):
        rows[lot.choosy_rows[i]][lot.choosy_spots[i]] = fitting.pop()
    return fitting + lot.things[lot.fitting :]


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
