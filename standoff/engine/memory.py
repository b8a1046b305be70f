"""What a perfect memory knows about hidden things, from what it was told alone.

Things (cards, roles, tokens) are whole numbers; two that read the same have the same number, as nobody can tell them
apart. They lie at *places*: a deck, a hand, the row of roles. What is hidden came out of a *shuffle*, of which it is
known what went into it. So at each place there is, for each thing, either the thing itself, if the viewer knows it, or
"one of shuffle e" (`unknown(e)`), perhaps with the addition that it is none of some things (`lacks`). What went into a
shuffle may itself be one of an older shuffle: a pile that is mixed again while other things of it lie elsewhere.

Where something could have happened in several ways (somebody takes a card from a hand unseen; a shown card may have
come out of either of two shuffles) memory keeps each of them as a *guess* with its odds; a guess that what is told
later contradicts is dropped, and guesses that have become the same are joined. If there are too many, some of them
stand for all (`guess.stand_ins`).

The odds are exact if every way to shuffle and every blind pick is equally likely, and a shown card is any of those
that could be it, a known one first. What follows only from how somebody chose to act is no part of it; that is left to
beliefs.

A game derives its own Memory (`games/<game>/memory.py`): `fold` turns an event, as the viewer perceived it, into the
moves below. Nothing here has ever seen the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self, TypeVar

from standoff.engine.declare import Event
from standoff.engine.errors import Contradiction
from standoff.engine.guess import Guess, shuffle_of, stand_ins, unknown
from standoff.engine.state import NOBODY
from standoff.engine.vocabulary import Messages

TOP = -1
"""The top of a deck is the end of its row."""

MOST_GUESSES = 1000
"""If there are more, some stand for all: every sample is still possible, but some worlds are left out."""


M = TypeVar("M", bound="Memory")


def made_of(kind: type[M], fields: Sequence[Any]) -> M:
    """A memory with these fields, those that its kind has `kept`. A game's memory can be made without a table for that:
    a compiled one is always made by way of `__init__`.
    """
    make: Any = kind
    new: M = make(None, NOBODY)
    for name, value in zip(kind.kept, fields, strict=True):
        setattr(new, name, value)
    return new


class Memory:
    """Where each hidden thing can be, for one viewer.

    Some places have an order (a deck, the row of roles), and so has the viewer's own hand; in all others a row is kept
    sorted, since nobody sees in which order a player holds his cards.
    """

    roles_at: ClassVar[int] = NOBODY
    """The ordered place where the roles lie, a spot for each seat, in games that have them."""

    unheeded: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that tell nothing about hidden things. They need not be named here, but those that are common had better
    be: what `fold` does not know it finds out after all that it knows.
    """

    most_guesses: int = MOST_GUESSES
    """How many guesses are kept."""

    kept: ClassVar[tuple[str, ...]] = ("viewer", "in_order", "most_guesses", "guesses")
    """The fields that a copy takes over; a game adds its own."""

    def __init__(self, viewer: int, places: int, in_order: Iterable[int]) -> None:
        self.viewer = viewer
        self.in_order = frozenset(in_order)
        self.guesses = [Guess(1.0, [[] for _ in range(places)], [])]

    def begin(self, t: Any) -> None:  # noqa: ARG002
        """What the viewer knows at a position that somebody wrote down."""
        raise AssertionError("each game has its own")

    def copy(self) -> Self:
        """The same memory, free to go on by itself."""
        new = made_of(type(self), self._fields())
        new.guesses = [guess.copy(guess.weight) for guess in self.guesses]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: a compiled memory has no dictionary."""
        return made_of, (type(self), self._fields())

    def _fields(self) -> list[Any]:
        return [getattr(self, name) for name in self.kept]

    def hear(self, log: Sequence[Event], since: int, messages: Messages) -> None:
        """What has happened from an event on, as the viewer perceives it."""
        for event in log[since:]:
            if type(event) not in self.unheeded:
                self.fold(messages.perceived(event, self.viewer))

    def fold(self, event: Event) -> None:  # noqa: ARG002
        """One event more, as the viewer perceived it."""
        raise AssertionError("each game has its own")

    # -- what happens --------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """All things are taken off the table."""
        rows: list[list[int]] = [[] for _ in self.guesses[0].rows]
        self.guesses = [Guess(1.0, rows, [])]

    def shuffle(self, things: Iterable[int], place: int) -> None:
        """Things become the bottom of a place, in an order that nobody knows."""
        mixed = sorted(things)
        for guess in self.guesses:
            guess.left.append(mixed)
            guess.change(place)[:0] = [unknown(len(guess.left) - 1)] * len(mixed)

    def scatter(self, things: Iterable[int], places: Iterable[int]) -> None:
        """Shuffled things are dealt out, one to each of these places, each on top of what is there."""
        mixed = sorted(things)
        for guess in self.guesses:
            guess.left.append(mixed)
            for place in places:
                self._add(guess, place, unknown(len(guess.left) - 1))

    def scatter_on(self, things: Iterable[int], place: int, spots: Iterable[int]) -> None:
        """Shuffled things are dealt out onto these spots of an ordered place, in place of what was there."""
        mixed = sorted(things)
        for guess in self.guesses:
            guess.left.append(mixed)
            row = guess.change(place)
            for spot in spots:
                row[spot] = unknown(len(guess.left) - 1)

    def put(self, thing: int, place: int) -> None:
        """A thing that lay open goes to a place, and all see it go."""
        for guess in self.guesses:
            self._add(guess, place, thing)

    def draw(self, thing: int | None, source: int, to: int, at: int = TOP) -> None:
        """The top of an ordered place, or what lies at another spot of it, goes to another place."""
        if thing is None:
            for guess in self.guesses:
                self._add(guess, to, guess.change(source).pop(at))
            return

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            for odds, new in guess.settled(guess.rows[source][at], thing):
                del new.change(source)[at]
                self._add(new, to, thing)
                yield odds, new

        only = self._settled(source, at, thing)
        if only is None:
            self._go(ways)
        else:
            del only.change(source)[at]
            self._add(only, to, thing)

    def turn_up(self, thing: int, source: int, at: int = TOP) -> None:
        """The top of an ordered place, or what lies at another spot of it, is turned up, and lies open from now on."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            for odds, new in guess.settled(guess.rows[source][at], thing):
                del new.change(source)[at]
                yield odds, new

        only = self._settled(source, at, thing)
        if only is None:
            self._go(ways)
        else:
            del only.change(source)[at]

    def see(self, thing: int, place: int, at: int) -> None:
        """A thing is seen where it lies in an ordered place."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            for odds, new in guess.settled(guess.rows[place][at], thing):
                new.change(place)[at] = thing
                yield odds, new

        only = self._settled(place, at, thing)
        if only is None:
            self._go(ways)
        else:
            only.change(place)[at] = thing

    def out(self, thing: int, source: int) -> None:
        """A thing is seen to leave a place, from wherever it lay there, and lies open from now on."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            row = guess.rows[source]
            for token in _could_be(row, thing):
                for odds, new in guess.settled(token, thing):
                    new.change(source).remove(token)
                    yield odds * row.count(token) if token < 0 else 1.0, new

        only = self.guesses[0]
        tokens = _could_be(only.rows[source], thing) if len(self.guesses) == 1 else ()
        if len(tokens) == 1 and only.settle(tokens[0], thing):
            only.change(source).remove(tokens[0])
        else:
            self._go(ways)

    def move(self, thing: int, source: int, to: int) -> None:
        """A thing is seen to go from one place to another."""
        self.out(thing, source)
        self.put(thing, to)

    def show(self, thing: int, place: int) -> None:
        """A thing is shown, and stays where it is."""
        if any(thing not in guess.rows[place] for guess in self.guesses):
            self.move(thing, place, place)

    def pick_blindly(self, source: int, to: int) -> None:
        """Any of the things at a place goes to another, each as likely; the viewer does not see which."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            row = guess.rows[source]
            for token in sorted(set(row)):
                new = guess.copy(1.0)
                new.change(source).remove(token)
                self._add(new, to, token)
                yield row.count(token) / len(row), new

        self._go(ways)

    def pick(self, thing: int, source: int) -> None:
        """Any of the things at a place, each as likely, is taken out in sight, and lies open from now on."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            row = guess.rows[source]
            for token in sorted({t for t in row if t < 0 or t == thing}):
                for odds, new in guess.settled(token, thing):
                    new.change(source).remove(token)
                    yield odds * row.count(token) / len(row), new

        self._go(ways)

    def mix(self, place: int) -> None:
        """Everything at a place is shuffled, whatever it is: from now on nobody knows which is which."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            new = guess.copy(1.0)
            new.left.append(new.opened(new.rows[place]))
            new.rows[place] = [unknown(len(new.left) - 1)] * len(new.rows[place])
            yield 1.0, new

        self._go(ways)

    def search(self, thing: int, place: int, found: bool) -> None:
        """A place without an order is looked through for a thing by somebody who tells only whether it is there."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            for odds, new in guess.located(thing, self.in_order, guess.shuffles_in(guess.rows[place])):
                if (thing in new.rows[place]) == found:
                    yield odds, new

        self._go(ways)

    def show_all(self, rows: Sequence[Sequence[int]], first: int, rest: int) -> None:
        """All things at several places, the `first` and those after it, are shown and stay where they are.

        What came out of the same shuffles and is hidden still lies at the place `rest`, in an order that nobody knows.
        """
        guess = self.guesses[0].copy(1.0)
        tokens = [token for place in (rest, *range(first, first + len(rows))) for token in guess.rows[place]]
        hidden = [token for token in tokens if token >= 0]
        for shuffle in {shuffle_of(token) for token in tokens if token < 0}:
            hidden += guess.left[shuffle]
            guess.left[shuffle] = []
        for place, row in enumerate(rows, first):
            guess.rows[place] = list(row) if place in self.in_order else sorted(row)
            for thing in row:
                hidden.remove(thing)
        guess.rows[rest] = []
        self.guesses = [guess]
        self.shuffle(hidden, rest)

    def lacks(self, things: Iterable[int], place: int) -> None:
        """It turns out that none of these things is at a place."""
        none_of = frozenset(things)

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            odds = 1.0 if none_of.isdisjoint(guess.rows[place]) else 0.0
            new = guess.copy(odds)
            new.bars = dict(guess.bars)
            for at, token in enumerate(guess.rows[place]):
                if token < 0 and odds:
                    odds *= new.bar(place, at, none_of)
            if odds:
                if place not in self.in_order:
                    new.change(place).sort()
                yield odds, new

        self._go(ways)

    def move_all(self, source: int, to: int) -> None:
        """Everything at a place goes to another."""
        for guess in self.guesses:
            tokens, guess.rows[source] = guess.rows[source], []
            for token in tokens:
                self._add(guess, to, token)

    def raise_to_top(self, thing: int | None, place: int, count: int) -> None:
        """One of the top things of an ordered place is laid on top of the others; unseen, each is as likely."""

        def ways(guess: Guess) -> Iterator[tuple[float, Guess]]:
            top = guess.rows[place][-count:]
            for token in sorted(set(top)) if thing is None else (thing,):
                new = guess.copy(1.0)
                row = new.change(place)
                row.append(row.pop(len(row) - len(top) + top.index(token)))
                yield top.count(token) / len(top), new

        self._go(ways)

    # -- what is known -------------------------------------------------------------------------------------------------

    def at(self, place: int, at: int) -> int | None:
        """What is known to lie at a spot of an ordered place."""
        token = self.guesses[0].rows[place][at]
        same = len(self.guesses) == 1 or all(guess.rows[place][at] == token for guess in self.guesses)
        return token if same and token >= 0 else None

    def known(self, place: int) -> list[int]:
        """The things that are known to be at a place, in its order."""
        if len(self.guesses) == 1:
            return [token for token in self.guesses[0].rows[place] if token >= 0]
        first, *others = [guess.rows[place] for guess in self.guesses]
        out: list[int] = []
        for token in first:
            if token >= 0 and all(row.count(token) > out.count(token) for row in others):
                out.append(token)
        return out

    def known_top(self, place: int) -> list[int]:
        """The top things of an ordered place, as far as they are known, the topmost first."""
        out = []
        for i in range(1, len(self.guesses[0].rows[place]) + 1):
            token = self.at(place, -i)
            if token is None:
                break
            out.append(token)
        return out

    def key(self) -> tuple[object, ...]:
        """Equal for equal knowledge."""
        return tuple((guess.weight, *guess.key()) for guess in self.guesses)

    # -- inside --------------------------------------------------------------------------------------------------------

    def _add(self, guess: Guess, place: int, token: int) -> None:
        row = guess.change(place)
        row.append(token)
        if place not in self.in_order:
            row.sort()

    def _settled(self, place: int, at: int, thing: int) -> Guess | None:
        """The only guess, if what lies at a spot can be this thing in one way: then it is, and nothing parts."""
        only = self.guesses[0]
        return only if len(self.guesses) == 1 and only.settle(only.rows[place][at], thing) else None

    def _go(self, ways: Callable[[Guess], Iterator[tuple[float, Guess]]]) -> None:
        """What each guess has come to, the same ones joined, their odds adding up to one."""
        made = [list(ways(guess)) for guess in self.guesses]
        if len(made) == 1 == len(made[0]):
            self.guesses = [made[0][0][1]]
            self.guesses[0].weight = 1.0
            return
        found: dict[tuple[object, ...], Guess] = {}
        for guess, all_ways in zip(self.guesses, made, strict=True):
            for odds, new in all_ways:
                new.weight = guess.weight * odds
                same = found.setdefault(new.key(), new)
                if same is not new:
                    same.weight += new.weight
        if not found:
            raise Contradiction("what was told contradicts what was told before")
        kept = list(found.values())
        if len(kept) > self.most_guesses:
            kept = stand_ins(kept, self.most_guesses)
        total = sum(guess.weight for guess in kept)
        for guess in kept:
            guess.weight /= total
        self.guesses = kept


def _could_be(row: Sequence[int], thing: int) -> Sequence[int]:
    """What of a row can be a thing: itself, if it is known to be there; otherwise something unseen."""
    return (thing,) if thing in row else sorted({token for token in row if token < 0})


class Truth:
    """The eyes of the referee: everything is known."""

    def __init__(self, viewer: int, rows: Sequence[Sequence[int]]) -> None:
        self.viewer = viewer
        self.rows = rows

    def at(self, place: int, at: int) -> int | None:
        """What lies at a spot."""
        return self.rows[place][at]

    def known(self, place: int) -> list[int]:
        """What is at a place."""
        return list(self.rows[place])

    def known_top(self, place: int) -> list[int]:
        """A whole deck, the topmost first."""
        return list(self.rows[place])[::-1]


Eyes = Memory | Truth
"""What a view is made with, besides what lies open."""


def ways_to_lay(memory: Memory, place: int) -> list[tuple[int, ...]]:
    """Every different way in which the things at an ordered place can lie, in a fixed order."""
    guess = memory.guesses[0]
    found: set[tuple[int, ...]] = set()
    _lay_on(guess.rows[place], [things[:] for things in guess.left], (), found)
    return sorted(found)


def _lay_on(row: Sequence[int], left: list[list[int]], laid: tuple[int, ...], found: set[tuple[int, ...]]) -> None:
    if len(laid) == len(row):
        found.add(laid)
        return
    token: Any = row[len(laid)]
    if token >= 0:
        _lay_on(row, left, (*laid, token), found)
        return
    things = left[shuffle_of(token)]
    for thing in sorted(set(things)):
        things.remove(thing)
        _lay_on(row, left, (*laid, thing), found)
        things.append(thing)
