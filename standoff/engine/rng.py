"""The dice cup and the shuffling hands: sfc32, four 32-bit words kept inside the State.

The generator is part of the state, so it is saved and cloned with it, and the same seed gives the same game on every
machine. Nothing in the rules may use another source of chance.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Any

from standoff.engine.errors import WrongSetup

Words = tuple[int, int, int, int]


class Chance:
    """What holds a generator: its four words, and results laid out beforehand (scenarios), the next one first."""

    __slots__ = ("fixed", "r0", "r1", "r2", "r3")

    r0: int
    r1: int
    r2: int
    r3: int
    fixed: list[int]


def words_from(*parts: object) -> Words:
    """Four words from anything that prints the same everywhere (whole numbers and strings)."""
    words: Words = unpack("<4I", blake2b(repr(parts).encode(), digest_size=16).digest())
    return words


def seed(c: Chance, words: Words) -> None:
    """Start the generator at these words."""
    c.r0, c.r1, c.r2, c.r3 = words


def reseed(c: Chance, source: Chance) -> None:
    """Start a generator anew from another one, which goes on by itself."""
    c.r0 = word(source)
    c.r1 = word(source)
    c.r2 = word(source)
    c.r3 = word(source)


def word(c: Chance) -> int:
    """The next 32 random bits."""
    out = (c.r0 + c.r1 + c.r3) & 0xFFFFFFFF
    c.r0 = c.r1 ^ (c.r1 >> 9)
    c.r1 = (c.r2 * 9) & 0xFFFFFFFF
    c.r2 = ((c.r2 << 21 | c.r2 >> 11) + out) & 0xFFFFFFFF
    c.r3 = (c.r3 + 1) & 0xFFFFFFFF
    return out


def below(c: Chance, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (n below 2**31)."""
    if c.fixed:
        return fixed_result(c, n)
    a = c.r0
    b = c.r1
    k = c.r2
    d = c.r3
    while True:
        out = (a + b + d) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (k * 9) & 0xFFFFFFFF
        k = ((k << 21 | k >> 11) + out) & 0xFFFFFFFF
        d = (d + 1) & 0xFFFFFFFF
        wide = out * n
        low = wide & 0xFFFFFFFF
        if low >= n or low >= (0x100000000 - n) % n:
            break
    c.r0 = a
    c.r1 = b
    c.r2 = k
    c.r3 = d
    return wide >> 32


def fixed_result(c: Chance, n: int) -> int:
    """The next result that a scenario laid out."""
    value = c.fixed.pop(0)
    if not 0 <= value < n:
        raise WrongSetup(f"a result of chance was laid out as {value}, where only 0 to {n - 1} is possible")
    return value


def throw(c: Chance, sides: int, count: int) -> int:
    """Several equal dice from one draw: the results are the digits of the number, to the base of `sides`."""
    faces = 1
    if c.fixed:
        thrown = 0
        for _ in range(count):
            thrown += below(c, sides) * faces
            faces *= sides
        return thrown
    for _ in range(count):
        faces *= sides
    return below(c, faces)


def shuffle(c: Chance, things: list[Any]) -> None:
    """Put the list into a random order. It does not matter what lies in it, so nothing is taken for a number.

    The generator of `below`, written out: a deck is shuffled for every sample. Results that a scenario laid out are for
    dice and picks, not for this.
    """
    a = c.r0
    b = c.r1
    k = c.r2
    d = c.r3
    i: int
    for i in range(len(things) - 1, 0, -1):
        n = i + 1
        while True:
            out = (a + b + d) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = (k * 9) & 0xFFFFFFFF
            k = ((k << 21 | k >> 11) + out) & 0xFFFFFFFF
            d = (d + 1) & 0xFFFFFFFF
            wide = out * n
            low = wide & 0xFFFFFFFF
            if low >= n or low >= (0x100000000 - n) % n:
                break
        j = wide >> 32
        last = things[i]
        things[i] = things[j]
        things[j] = last
    c.r0 = a
    c.r1 = b
    c.r2 = k
    c.r3 = d


def draw_onto(
    c: Chance,
    things: list[Any],
    left: int,
    rows: list[list[Any]],
    to: list[int],
    spots: list[int],
    lengths: list[int],
) -> None:
    """Lay the first things, as many as are left, on runs of spots: on each spot any of those that nobody has drawn.

    Each run has its row among these, its first spot there and its length. Only samples are dealt like this, and two
    picks come out of one word: what the first leaves of it, the low part of the product, serves the second.
    The generator is that of `below`, written out, as in `shuffle`.
    """
    a = c.r0
    b = c.r1
    k = c.r2
    d = c.r3
    n = left
    i: int
    for i in range(len(to)):
        row = rows[to[i]]
        spot: int = spots[i]
        length: int = lengths[i]
        end = spot + length
        while spot < end:
            pairs = n * (n - 1)
            while True:
                out = (a + b + d) & 0xFFFFFFFF
                a = b ^ (b >> 9)
                b = (k * 9) & 0xFFFFFFFF
                k = ((k << 21 | k >> 11) + out) & 0xFFFFFFFF
                d = (d + 1) & 0xFFFFFFFF
                first = out * n
                second = (first & 0xFFFFFFFF) * (n - 1)
                low = second & 0xFFFFFFFF
                if low >= pairs or low >= (0x100000000 - pairs) % pairs:
                    break
            j = first >> 32
            n -= 1
            row[spot] = things[j]
            things[j] = things[n]
            spot += 1
            if spot < end:
                j = second >> 32
                n -= 1
                row[spot] = things[j]
                things[j] = things[n]
                spot += 1
    c.r0 = a
    c.r1 = b
    c.r2 = k
    c.r3 = d


class Rng(Chance):
    """A generator of its own, for bots, sampling and simulations: never for the rules."""

    __slots__ = ()

    def __init__(self, *parts: object) -> None:
        self.fixed = []
        self.r0, self.r1, self.r2, self.r3 = words_from(*parts)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return below(self, n)

    def shuffle(self, things: list[int]) -> None:
        """Put the list into a random order."""
        shuffle(self, things)

    def words(self) -> Words:
        """Four fresh words, to seed another generator."""
        top = 1 << 16
        return (
            below(self, top) << 16 | below(self, top),
            below(self, top) << 16 | below(self, top),
            below(self, top) << 16 | below(self, top),
            below(self, top) << 16 | below(self, top),
        )
