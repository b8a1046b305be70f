"""Guesses: one way in which hidden things can lie, as far as that is known (see `engine.memory`)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from math import ceil, comb
from typing import Any

BARRED = 1 << 20
"""Added to the number of a shuffle: one of its things, but none of those that are barred (see `Memory.lacks`)."""

Bars = dict[int, frozenset[int]]
"""For a shuffle, the things that are known not to lie at some of its spots."""


def unknown(shuffle: int) -> int:
    """What stands for a thing of that shuffle that the viewer has not seen."""
    return -1 - shuffle


def barred(shuffle: int) -> int:
    """What stands for an unseen thing of that shuffle that is none of the barred ones."""
    return unknown(shuffle + BARRED)


def is_barred(token: int) -> bool:
    """Is it an unseen thing that is none of the barred ones?"""
    return token < -BARRED


def shuffle_of(token: int) -> int:
    """The shuffle that an unseen thing comes from."""
    return (-1 - token) % BARRED


class Guess:
    """One way in which things can lie: a row for each place, and for each shuffle the things that may lie unseen.

    Copies share their rows, so a row is never changed where it stands: `change` and `change_left` give one to change.
    What is left of a shuffle is sorted: what went into it out of older ones comes first.
    """

    __slots__ = ("bars", "left", "rows", "weight")

    def __init__(self, weight: float, rows: list[list[int]], left: list[list[int]], bars: Bars | None = None) -> None:
        self.weight = weight
        self.rows = rows
        self.left = left
        self.bars: Bars = bars or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: a compiled guess has no dictionary."""
        return Guess, (self.weight, self.rows, self.left, self.bars)

    def copy(self, weight: float) -> Guess:
        """The same way, with other odds."""
        return Guess(weight, self.rows[:], self.left[:], self.bars)

    def change(self, place: int) -> list[int]:
        """The row of a place, to be changed."""
        row = self.rows[place] = self.rows[place][:]
        return row

    def change_left(self, shuffle: int) -> list[int]:
        """What may lie unseen of a shuffle, to be changed."""
        things = self.left[shuffle] = self.left[shuffle][:]
        return things

    def key(self) -> tuple[object, ...]:
        """Equal for equal ways."""
        return tuple(map(tuple, self.rows)), tuple(map(tuple, self.left))

    def known(self) -> tuple[object, ...]:
        """What is known to be where."""
        return tuple(tuple(token for token in row if token >= 0) for row in self.rows)

    def chance_of(self, token: int, thing: int) -> float:
        """How likely it is that this is that thing."""
        return sum(odds for odds, _ in self._chains(token, thing))

    def settle(self, token: int, thing: int) -> bool:
        """Let what was one of a shuffle be this thing, right here, if that can be in one way only; whether it was so.

        Only what may lie unseen of the shuffle changes; whoever calls it sees to the rows.
        """
        if token >= 0:
            return token == thing
        shuffle = shuffle_of(token)
        left = self.left[shuffle]
        at = bisect_left(left, thing)
        if shuffle in self.bars or at == len(left) or left[at] != thing or left[0] < 0:
            return False
        del self.change_left(shuffle)[at]
        return True

    def settled(self, token: int, thing: int) -> Iterator[tuple[float, Guess]]:
        """The ways in which what was one of a shuffle can be this thing, with their odds: one for each shuffle that it
        may come from.
        """
        for odds, chain in self._chains(token, thing):
            new = self.copy(odds)
            for shuffle, entry in chain:
                new.change_left(shuffle).remove(entry)
            yield odds, new

    def _chains(self, token: int, thing: int) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
        """From which shuffle it comes, and what it was there: this thing, or one of an older shuffle, and so on."""
        if token >= 0:
            if token == thing:
                yield 1.0, ()
            return
        shuffle = shuffle_of(token)
        left = self.left[shuffle]
        if shuffle in self.bars:
            odds = self._chance_with_bars(token, thing)
            if odds:
                yield odds, ((shuffle, thing),)
            return
        for entry in sorted({entry for entry in left if entry == thing or entry < 0}):
            for odds, chain in self._chains(entry, thing):
                yield odds * left.count(entry) / len(left), ((shuffle, entry), *chain)

    def _chance_with_bars(self, token: int, thing: int) -> float:
        """The same for a shuffle of which some things are known not to lie at some spots."""
        shuffle = shuffle_of(token)
        left = self.left[shuffle]
        fitting = [other for other in left if other not in self.bars[shuffle]]
        if is_barred(token):
            return fitting.count(thing) / len(fitting)
        share = 1 - float(self.barred_spots(shuffle)) / len(fitting) if thing in fitting else 1.0
        return share * left.count(thing) / float(len(left) - self.barred_spots(shuffle))

    def barred_spots(self, shuffle: int) -> int:
        """On how many spots none of the barred things lies."""
        return sum(row.count(barred(shuffle)) for row in self.rows)

    def bar(self, place: int, at: int, things: frozenset[int]) -> float:
        """What lies unseen at a spot is none of these things; how likely that was."""
        token = self.rows[place][at]
        shuffle = shuffle_of(token)
        if self.bars.setdefault(shuffle, things) != things:
            raise AssertionError("a shuffle has one set of barred things")
        if is_barred(token):
            return 1.0
        odds = sum(self.chance_of(token, thing) for thing in set(self.left[shuffle]) - things)
        self.change(place)[at] = barred(shuffle)
        return odds

    def opened(self, row: Sequence[int]) -> list[int]:
        """These tokens, but the unseen things themselves of each shuffle that lies here whole."""
        tokens = sorted(row)
        for token in sorted({token for token in tokens if token < 0}):
            left = self.left[shuffle_of(token)]
            if tokens.count(token) == len(left):
                self.left[shuffle_of(token)] = []
                return self.opened([other for other in tokens if other != token] + left)
        return tokens

    def shuffles_in(self, row: Sequence[int]) -> list[int]:
        """The shuffles that the unseen things of a row come from, older ones that went into these included; the oldest
        first.
        """
        found: set[int] = set()
        for token in {token for token in row if token < 0}:
            found |= {shuffle_of(token), *self.shuffles_in(self.left[shuffle_of(token)])}
        return sorted(found)

    def located(self, thing: int, in_order: frozenset[int], shuffles: Sequence[int]) -> Iterator[tuple[float, Guess]]:
        """The ways in which all things like this one of these shuffles can be spread over the places, with their odds.
        In a place with an order it is known then how many there are, but not which.
        """
        if not shuffles:
            yield 1.0, self.copy(1.0)
            return
        for odds, new in self._spread(thing, in_order, shuffles[0]):
            for more, last in new.located(thing, in_order, shuffles[1:]):
                yield odds * more, last

    def _spread(self, thing: int, in_order: frozenset[int], shuffle: int) -> Iterator[tuple[float, Guess]]:
        """The ways in which the things like this one of a shuffle can be spread over the places and newer shuffles."""
        token, count = unknown(shuffle), self.left[shuffle].count(thing)
        rows = [at for at, row in enumerate(self.rows) if token in row]
        sizes = [self.rows[at].count(token) for at in rows] + [left.count(token) for left in self.left]
        for counts in _shares(count, sizes):
            odds = 1.0 / comb(sum(sizes), count)
            for size, some in zip(sizes, counts, strict=True):
                odds *= comb(size, some)
            new = self.copy(odds)
            new.left[shuffle] = [other for other in new.left[shuffle] if other != thing]
            for newer, some in enumerate(counts[len(rows) :]):
                new.left[newer] = _with(new.left[newer], token, thing, some)
            for at, size, some in zip(rows, sizes, counts, strict=False):
                if at not in in_order:
                    new.rows[at] = _with(new.rows[at], token, thing, some)
                elif some:
                    new.left.append(_with([token] * size, token, thing, some))
                    here = unknown(len(new.left) - 1)
                    new.rows[at] = [here if other == token else other for other in new.rows[at]]
            yield odds, new


def stand_ins(guesses: list[Guess], most: int) -> list[Guess]:
    """About so many guesses that stand for all, each as likely as those that it stands for.

    They are sorted, and picked at equal distances of their odds: what many have in common keeps its odds, and nothing
    is left to chance. Of those that differ in what is known one is kept at least, so that nothing is taken for certain
    that is not.
    """
    step = sum([guess.weight for guess in guesses], 0.0) / float(most)
    kept: list[Guess] = []
    found: set[tuple[object, ...]] = set()
    left_out: dict[tuple[object, ...], Guess] = {}
    passed, mark = 0.0, step / 2
    for guess in sorted(guesses, key=Guess.key):
        passed += guess.weight
        marks = max(0, ceil((passed - mark) / step))
        mark += marks * step
        known = guess.known()
        if marks:
            kept.append(guess.copy(marks * step))
            found.add(known)
        elif known not in left_out or left_out[known].weight < guess.weight:
            left_out[known] = guess
    return kept + [guess for known, guess in left_out.items() if known not in found]


def _shares(count: int, sizes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The ways to share equal things out, so many at most to each."""
    if not sizes:
        if count == 0:
            yield ()
        return
    for some in range(min(count, sizes[0]) + 1):
        for rest in _shares(count - some, sizes[1:]):
            yield some, *rest


def _with(row: list[int], token: int, thing: int, count: int) -> list[int]:
    """A sorted row in which some of these tokens are the thing."""
    others = [other for other in row if other != token]
    return sorted(others + [token] * (row.count(token) - count) + [thing] * count)
