"""Answers as whole numbers: small logs, quick comparison, keys of search trees.

    play_at = packer(PlayAt)      # play_at(card, target) is the number of that answer
    PASS: Final = only(Pass)      # an answer without parts is one number

Each kind of answer has a range of numbers of its own, so a number means the same in every question. What is declared
first gets the small numbers, which Python keeps ready. `Answers.read` gives the answer back; in rules,
`match read(answer)` costs nothing, since `engine.inline` writes it out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from typing import Any, ParamSpec

import msgspec

from standoff.engine.declare import Answer, Field, MessageError, declared_in, fields_of
from standoff.engine.written import shown

P = ParamSpec("P")

REMEMBERED = 4096
"""So many answers of a game are kept ready."""


@dataclass(frozen=True)
class Layout:
    """Where a kind of answer lies among the numbers: `base` and, for each part, its value times its unit.

    Units are powers of two, so that parts are found by shifts; each part is below its bound. `flags` are the parts that
    are truth values.
    """

    answer: type[Answer]
    base: int
    size: int
    units: tuple[int, ...]
    bounds: tuple[int, ...]
    flags: tuple[bool, ...]

    @cached_property
    def read(self) -> Callable[[int], Answer]:
        """The function that gives the answer that a number of this range stands for; it is made when it is wanted."""
        parts = []
        for unit, limit, flag in zip(self.units, (*self.units[1:], 0), self.flags, strict=False):
            part = f"(code - {self.base}{f' & {limit - 1}' if limit else ''}) // {unit}"
            parts.append(f"{part} != 0" if flag else part)
        space: dict[str, Any] = {"answer": self.answer}
        exec(f"def read(code):\n    return answer({', '.join(parts)})", space)
        made: Callable[[int], Answer] = space["read"]
        return made

    def code(self, answer: Answer) -> int:
        """The number of an answer; ValueError if a part of it is nothing that there can be."""
        parts = msgspec.structs.astuple(answer)
        for name, part, bound in zip(answer.__struct_fields__, parts, self.bounds, strict=True):
            if not isinstance(part, int) or not 0 <= part < bound:
                raise ValueError(f"{name} is a whole number from 0 to {bound - 1}, not {shown(part)}")
        return self.base + sum(int(part) * unit for part, unit in zip(parts, self.units, strict=True))


LAYOUTS: dict[Any, Layout] = {}
"""By the class of the answer, and by the function that packs it."""


def packer(answer: Callable[P, Answer]) -> Callable[P, int]:
    """The function that gives the number of an answer: the same parameters, a whole number."""
    layout = _lay_out(answer)
    names = layout.answer.__struct_fields__
    parts = [str(layout.base)] if layout.base else []
    parts += [name if unit == 1 else f"{name} * {unit}" for name, unit in zip(names, layout.units, strict=True)]
    space: dict[str, Any] = {}
    exec(f"def pack({', '.join(names)}):\n    return {' + '.join(parts)}", space)
    made: Callable[P, int] = space["pack"]
    LAYOUTS[made] = layout
    return made


def only(answer: Callable[[], Answer]) -> int:
    """The number of an answer that has no parts."""
    return _lay_out(answer).base


def _lay_out(answer: Any) -> Layout:
    package = game_of(answer.__module__)
    after = max((x.base + x.size for x in LAYOUTS.values() if game_of(x.answer.__module__) == package), default=0)
    units, bounds, flags, unit, size = [], [], [], 1, 1
    for field in fields_of(answer):
        if field.kind.bound == 0 or field.many or field.optional:
            raise MessageError(f"{answer.__name__}.{field.name}: an answer is made of whole numbers with a bound")
        units.append(unit)
        bounds.append(field.kind.bound)
        flags.append(field.kind.name == "flag")
        size = unit * field.kind.bound
        unit <<= (field.kind.bound - 1).bit_length()
    LAYOUTS[answer] = Layout(answer, after, size, tuple(units), tuple(bounds), tuple(flags))
    return LAYOUTS[answer]


def game_of(module: str) -> str:
    """The package of the game that a module belongs to."""
    return ".".join(module.split(".")[:3])


class Answers:
    """The answers of a game, and the way back from their numbers."""

    def __init__(self, *modules: dict[str, Any]) -> None:
        self.classes = tuple(answer for module in modules for answer in declared_in(module, Answer))
        missing = [answer.__name__ for answer in self.classes if answer not in LAYOUTS]
        if missing:
            raise MessageError(f"without a number: {', '.join(missing)}")
        self.layouts = sorted((LAYOUTS[answer] for answer in self.classes), key=lambda layout: layout.base)
        self._bases = [layout.base for layout in self.layouts]
        self.parts = frozenset(part for answer in self.classes for part in answer.__struct_fields__)
        self.read: Callable[[int], Answer] = lru_cache(REMEMBERED)(self._read)
        """The answer that a number stands for. It cannot be changed, so the same one serves everybody."""

    def _read(self, code: int) -> Answer:
        layout = self.layouts[max(0, bisect_right(self._bases, code) - 1)]
        if not layout.base <= code < layout.base + layout.size:
            raise ValueError(f"{code} is no answer")
        return layout.read(code)

    def code(self, answer: Answer) -> int:
        """The number of an answer."""
        return LAYOUTS[type(answer)].code(answer)


class Numbering:
    """Dense numbers for learners, from 0 to `size` - 1: every answer that the things of one table allow, by blocks.

    `things` are the values that each kind of field can have at this table; those of one field of one answer stand under
    its name (`take_laid.laid`), where they are fewer.
    """

    def __init__(self, answers: Answers, things: Mapping[str, Sequence[int]]) -> None:
        self.answers = answers
        self.size = 0
        self._first: dict[type[Answer], int] = {}
        self._values: dict[type[Answer], list[Sequence[int]]] = {}
        self._places: dict[type[Answer], list[dict[int, int]]] = {}
        for answer in answers.classes:
            values = [_values(answer, field, things) for field in fields_of(answer)]
            self._first[answer], self._values[answer] = self.size, values
            self._places[answer] = [{value: place for place, value in enumerate(some)} for some in values]
            self.size += prod(len(some) for some in values)
        self._starts = list(self._first.values())

    def number(self, code: int) -> int:
        """The dense number of an answer."""
        answer = self.answers.read(code)
        at = 0
        for places, part in zip(self._places[type(answer)], msgspec.structs.astuple(answer), strict=True):
            if part not in places:
                raise ValueError(f"{answer} can never be answered at this table")
            at = at * len(places) + places[part]
        return self._first[type(answer)] + at

    def code(self, number: int) -> int:
        """The answer of a dense number."""
        if not 0 <= number < self.size:
            raise ValueError(f"the numbers of answers go from 0 to {self.size - 1}, not to {number}")
        answer = self.answers.classes[bisect_right(self._starts, number) - 1]
        at, parts = number - self._first[answer], []
        for values in reversed(self._values[answer]):
            at, place = divmod(at, len(values))
            parts.append(values[place])
        return self.answers.code(answer(*reversed(parts)))


def _values(answer: type[Answer], field: Field, things: Mapping[str, Sequence[int]]) -> Sequence[int]:
    """All that a part of an answer can be."""
    if field.kind.name == "flag":
        return range(2)
    own = things.get(f"{answer.__struct_config__.tag}.{field.name}")
    return things[field.kind.name] if own is None else own
