"""Do secrets hold? Tables that a seat cannot tell apart are played side by side, and everything it gets is compared.

For a viewer, another *world* is made of one of its samples: the same table to its eyes, with other hidden things and
the same dice. Both are given the same answers. As long as the viewer is told the same, nothing that its Seat gives may
differ: all public members are compared (`GIVES`), what it imagines with equal chances among them. When it is told
something else, that must be a hidden thing that is revealed: the same event with another card. Whether somebody is
asked, or something happens at all, may not depend on what it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from typing import Any

import msgspec
from msgspec import Struct

from standoff.engine.deal import Deal, Lot
from standoff.engine.declare import Event
from standoff.engine.errors import StandoffError
from standoff.engine.rng import Rng
from standoff.engine.sample import Sampler
from standoff.engine.seat import Seat
from standoff.engine.setup import Setup
from standoff.engine.state import State
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR


class Leak(StandoffError):
    """Two tables that a seat should not tell apart differ in its eyes, or a sample is impossible."""


class Tally(Struct):
    """What was compared."""

    worlds: int = 0
    comparisons: int = 0
    samples: int = 0


class OtherWorld:
    """A viewer's other world: the table that it sees, with hidden things as it could imagine them."""

    def __init__(self, table: Table, viewer: int, chance: Rng) -> None:
        self.viewer = viewer
        memory = table._memory(viewer)
        state = Seat(table, viewer).sampler().state(chance)
        state.setup = table.setup.with_seed(f"another world {chance.below(1 << 30)}")
        real = table._state
        state.r0, state.r1, state.r2, state.r3, state.fixed = real.r0, real.r1, real.r2, real.r3, real.fixed[:]
        self.table = Table(state.setup, state, table._given)
        self.table._answers = table._answers[:]
        perceived, history = table.setup.game.messages.perceived, table._listen().copy()
        history.events = [perceived(event, viewer) for event in history.events]
        self.table._history = history
        self.table._telling.memories[viewer] = memory.copy(), len(history.events)

    def follow(self, code: int) -> list[Event] | None:
        """Take the same answer; what the viewer perceives of what follows, or None if it is not possible here."""
        if code not in self.table._state.options:
            return None
        before = self.table.cursor
        self.table.answer(code)
        return told(self.table, self.viewer, before)


def told(table: Table, viewer: int, since: int) -> list[Event]:
    """What a viewer perceived from an event on."""
    return [told.event for told in table._events(viewer, since)]


def check_revealed(table: Table, viewer: int, here: list[Event], there: list[Event]) -> None:
    """Two worlds part: the first event that differs shows a hidden thing, and nothing else in it is different."""
    fields = table.setup.game.messages.fields
    for mine, theirs in zip(here, there, strict=False):
        if mine == theirs:
            continue
        if type(mine) is type(theirs) and all(
            f.kind.secret or getattr(mine, f.name) == getattr(theirs, f.name) for f in fields[type(mine)]
        ):
            return
        raise Leak(f"{where(table)}: what seat {viewer} does not know changes what happens: {mine} or {theirs}")
    raise Leak(f"{where(table)}: what seat {viewer} does not know changes whether it goes on: {here} or {there}")


# -- All that a Seat can give ------------------------------------------------------------------------------------------

LAST = 12
"""So many of the last events are compared each time, with their words; all of them now and then."""

NOW_AND_THEN = 16
"""What takes long is compared once in so many times."""

FEW = 3
"""Of options and refusals, so many are tried as answers."""

NOT_UNDERSTOOD = "what nobody would say"
NO_OPTION = 1 << 40


def _answers_to_try(seat: Seat, seed: int) -> list[int | str]:
    """Codes of options and of what may be none; now and then the words of options and of refused wishes, too."""
    if seed % NOW_AND_THEN:
        return [*seat.options[:FEW], *range(FEW), NO_OPTION]
    wishes = [seat.say(seat.option(code)) for code in seat.options[:FEW]]
    wishes += [seat.say(refusal) for refusal in seat.refusals()[:FEW]]
    return [*seat.options[:FEW], *range(FEW), NO_OPTION, *wishes, NOT_UNDERSTOOD]


def _why_not(seat: Seat, seed: int) -> object:
    return [seat.why_not(answer) for answer in _answers_to_try(seat, seed)]


def _refused(seat: Seat, _seed: int) -> object:
    """Answers that are refused, and so change nothing; one that is taken is followed in both worlds."""
    out = []
    for answer, number in ((NOT_UNDERSTOOD, None), (NO_OPTION, None), (0, NO_OPTION)):
        try:
            seat.answer(answer, number=number)
        except StandoffError as refused:
            out.append(f"{type(refused).__name__}: {refused}")
    return out


def _say(seat: Seat, _seed: int) -> object:
    """The words of the last events, of the question, of options and of refused wishes."""
    question = seat.question()
    said = [] if question is None else [seat.say(question)]
    said += [seat.say(told) for told in seat.events(max(0, seat.cursor - LAST))]
    said += [seat.say(seat.option(code)) for code in seat.options[:FEW]]
    return said + [seat.say(refusal) for refusal in seat.refusals()[:FEW]]


def _say_rows(seat: Seat, _seed: int) -> object:
    question = seat.question()
    return [] if question is None else seat.say_rows(question)


def _inquire(seat: Seat, _seed: int) -> object:
    """Every inquiry of the game about its first things."""
    out = []
    for what, find in seat._table.setup.game.inquiries.items():
        parts = dict.fromkeys(list(signature(find).parameters)[1:], 0)
        try:
            out.append(seat.inquire(what, **parts))
        except StandoffError as refused:
            out.append(str(refused))
    return out


def _ways(seat: Seat, _seed: int) -> object:
    try:
        return seat.ways()
    except StandoffError as none:
        return str(none)


def _sampler(seat: Seat, seed: int) -> object:
    """The whole plan, and one that was made by beliefs where there are roles to believe in."""
    found = _ways(seat, seed)
    beliefs = {way: 1.0 + i % FEW for i, way in enumerate(found)} if isinstance(found, list) else None
    return _plain(seat.sampler()), _plain(seat.sampler(beliefs))


def _plain(thing: Any) -> Any:
    """A plan as plain data, whatever it is made of."""
    if isinstance(thing, State):
        return thing.dump(), thing.setup.seed, thing.events
    if isinstance(thing, list):
        return [_plain(part) for part in thing]
    if isinstance(thing, Sampler | Deal | Lot):
        parts = {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}
        return {name: _plain(part) for name, part in parts.items() if not callable(part)}
    return thing


GIVES: Mapping[str, Callable[[Seat, int], object]] = {
    "index": lambda seat, _: seat.index,
    "name": lambda seat, _: seat.name,
    "game": lambda seat, _: seat.game,
    "asked": lambda seat, _: seat.asked,
    "over": lambda seat, _: seat.over,
    "view": lambda seat, _: seat.view(),
    "question": lambda seat, _: seat.question(),
    "put": lambda seat, _: seat.put(),
    "update": lambda seat, _: seat.update(max(0, seat.cursor - LAST)),
    "options": lambda seat, _: seat.options,
    "refusals": lambda seat, _: seat.refusals(),
    "why_not": _why_not,
    "answer": _refused,
    "number": lambda seat, _: seat.number,
    "cursor": lambda seat, _: seat.cursor,
    "catalogue": lambda seat, _: seat.catalogue(),
    "plain": lambda seat, _: seat.plain(),
    "option": lambda seat, _: [seat.option(code) for code in seat.options[:FEW]],
    "preview": lambda seat, _: [seat.preview(code) for code in seat.options[:FEW]],
    "say": _say,
    "say_rows": _say_rows,
    "events": lambda seat, _: seat.events(max(0, seat.cursor - LAST)),
    "lines": lambda seat, _: seat.lines(max(0, seat.cursor - LAST)),
    "result": lambda seat, _: seat.result(),
    "key": lambda seat, _: seat.key(),
    "sample": lambda seat, seed: _plain(seat.sample(Rng("equal chances", seed)).state),
    "sampler": _sampler,
    "ways": _ways,
    "log": lambda seat, _: seat.log(),
    "follower": lambda seat, _: seat.follower().view,
    "inquire": _inquire,
    "public": lambda seat, _: (seat.public().key(), seat.public().events(max(0, seat.cursor - LAST))),
}
"""For each public member of a Seat, what it gives."""

SLOW = frozenset(
    {"log", "put", "update", "say_rows", "ways", "sampler", "catalogue", "preview", "follower", "inquire", "public"}
)


def everything(table: Table, viewer: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """All that a Seat can give, piece by piece; what takes long only for some seeds."""
    seat = Seat(table, viewer)
    for name, give in GIVES.items():
        if name not in SLOW or seed % NOW_AND_THEN == 0:
            yield name, msgspec.json.encode(give(seat, seed))


def compare(table: Table, other: OtherWorld, seed: int) -> None:
    """Everything is the same, byte for byte."""
    mine, theirs = everything(table, other.viewer, seed), everything(other.table, other.viewer, seed)
    for (what, here), (_, there) in zip(mine, theirs, strict=True):
        if here != there:
            raise Leak(f"{where(table)}: seat {other.viewer} can tell two worlds apart by: {what}\n{here!r}\n{there!r}")


def where(table: Table) -> str:
    """Which game and how far."""
    return f"{table.setup.game.id}, {table.setup.players} players, seed {table.setup.seed}, question {table.number}"


def check_sample(table: Table, viewer: int, chance: Rng, tally: Tally) -> None:
    """A sample is possible, looks the same to its seat, and holds nothing of the real seed or history."""
    game, seat = table.setup.game, Seat(table, viewer)
    sample = seat.sample(chance)
    tally.samples += 1
    faults = game.position.faults(sample.state)
    if faults:
        raise Leak(f"{where(table)}: seat {viewer} imagines what cannot be: {faults}")
    lying = game.view.lying_open(sample.state, game.view.figures(sample.state))
    imagined = game.view.know(lying, table._memory(viewer))
    if msgspec.json.encode(imagined) != msgspec.json.encode(seat.view()):
        raise Leak(f"{where(table)}: a sample does not look like the table to seat {viewer}")
    if seat.asked and tuple(sample.options) != seat.options:
        raise Leak(f"{where(table)}: seat {viewer} has other options in a sample")
    t = sample.state
    if t.setup.seed or t.fixed or t.events is not None or sample.number != table.number:
        raise Leak(f"{where(table)}: a sample of seat {viewer} carries a seed, planned dice or a past")


def play_apart(setup: Setup, seed: str, steps: int, tally: Tally, worlds: int = 3, skipped: int = 0) -> None:
    """Random play with some other worlds beside it, each for a viewer of its own, made anew when they part.

    The first questions may be skipped, to come to the middle of a game at once.
    """
    table, chance = Table.begin(setup), Rng("apart", seed)
    table.run([lambda seat: seat.options[chance.below(len(seat.options))]] * setup.players, skipped)
    others: list[OtherWorld] = []
    for _ in range(steps):
        if table.over:
            break
        while len(others) < worlds:
            viewer = chance.below(setup.players + 1) + SPECTATOR
            check_sample(table, viewer, chance, tally)
            others.append(OtherWorld(table, viewer, chance))
            tally.worlds += 1
            compare(table, others[-1], tally.comparisons)
        code = table._state.options[chance.below(len(table._state.options))]
        before = table.cursor
        table.answer(code)
        kept = []
        for other in others:
            here, there = told(table, other.viewer, before), other.follow(code)
            if there is None:
                continue
            if here != there:
                check_revealed(table, other.viewer, here, there)
                continue
            compare(table, other, tally.comparisons)
            tally.comparisons += 1
            kept.append(other)
        others = kept if chance.below(8) else kept[1:]
