"""Messages, declared once: what a rule tells (events), asks (questions) and is told (answers), and who may know what.

A message is a frozen msgspec struct; its fields are typed by *kinds* (seat, card, role, number, ...):

    Card = Annotated[int, Kind("card", secret=True, bound=MOST_CARDS)]

    class Steal(Event):
        seat: Seat
        owner: Seat
        card: Between[Card]

    class PlayAt(Answer):
        card: Card
        target: Seat

A field whose kind can be secret carries a *mark* wherever others hear of it, in events and in questions: `Open[Card]`,
or one that names the fields of the seats that may know it (`Private`, `Between`, or
`Annotated[T | None, known_to("seat", "owner")]`). A forgotten mark is an error when the game is loaded. Answers, notes,
objections and thoughts are between the table and the seat that is asked, so they need none.

The arguments of a question are whole numbers. A list in it travels as one of them and says how it is read:
`dice: Annotated[list[Face], Packed(faces_at)]`. A word (`Literal`) travels as its place among the words that it can be.
What lies open in the State anyway need not travel: `left: Annotated[Number, Lying("rolls_left")]`, or one of many that
lie there: `units: Annotated[Number, Lying("units", at="source")]`.

What follows from a declaration: `engine.vocabulary` (what a viewer perceives, the wire), `engine.packing` (answers as
whole numbers), `engine.inline` (the same, written out where it is hot), `engine.words` (the arguments of its words).
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

MOST_SEATS = 8
"""No game has more."""


class MessageError(TypeError):
    """A message that is not declared well; raised when its game is loaded."""


@dataclass(frozen=True)
class Kind:
    """What a field holds, whether it can be secret, and how many of them an answer can tell apart."""

    name: str
    secret: bool = False
    bound: int = 0


@dataclass(frozen=True)
class Mark:
    """Open to all, or hidden from all but the seats in these fields."""

    knowers: tuple[str, ...] | None


@dataclass(frozen=True)
class Packed:
    """A list that is one whole number among the arguments of a question; `read` takes it apart."""

    read: Callable[[int], list[int]]


@dataclass(frozen=True)
class Lying:
    """A field of a question that lies open on the table: it is read from this field of the State, and no argument of
    `ask`. With `at`, the State has many there, and another of its fields says which of them is meant.
    """

    where: str
    at: str = ""

    def read(self, t: Any) -> Any:
        """What lies there now."""
        found = getattr(t, self.where)
        return found[getattr(t, self.at)] if self.at else found


def known_to(*knowers: str) -> Mark:
    """The mark of a field that only the seats in these fields may know."""
    return Mark(knowers)


# -- Kinds and marks that every game has -------------------------------------------------------------------------------

Open = Annotated[T, Mark(None)]
"""A thing that could be secret, told to all."""

Private = Annotated[T | None, known_to("seat")]
"""Known to the seat that the event is about; None in the eyes of others."""

Between = Annotated[T | None, known_to("seat", "owner")]
"""Known to the seat that takes and to the one that is taken from."""

Seat = Annotated[int, Meta(title="Seat", ge=0), Kind("seat", bound=MOST_SEATS)]
Number = Annotated[int, Kind("number")]
Flag = Annotated[bool, Kind("flag", bound=2)]
BySeat = Annotated[int, Kind("by_seat")]
"""In a list: a number for each seat."""
Text = Annotated[str, Kind("text")]
"""Words of somebody else, quoted as they are."""


def snake(name: str) -> str:
    """`PutBack` to `put_back`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@dataclass_transform(frozen_default=True)
class Declared(msgspec.StructMeta):
    """For the type checker: every message is frozen, though its class need not say so."""


class Message(Struct, metaclass=Declared, frozen=True, gc=False, tag_field="kind", tag=snake):
    """Anything that is declared."""

    @property
    def kind(self) -> str:
        """Its name on the wire."""
        return str(self.__struct_config__.tag)


class Event(Message):
    """Something that happened. The first clause in its docstring is the one that it comes from."""


def question_tag(name: str) -> str:
    """`AskShot` to `shot`."""
    return snake(name.removeprefix("Ask"))


class Asked(Message, tag=question_tag):
    """What a question is about, for all to hear. Its fields are the arguments of `ask`, in their order, but for what
    lies on the table (`Lying`).

    `always`: it is put even if there is but one answer, because skipping it would tell what somebody holds.
    """

    always: ClassVar[bool] = False


class Answer(Message):
    """Something that may be answered. The order of its fields is the order in which a person chooses them.

    `nothing`: it is what people mean who want none of it ("no", "pass", "done").
    """

    nothing: ClassVar[bool] = False


class Note(Message):
    """What a player would like to know about an option before he takes it."""


class Objection(Message):
    """Why an answer may not be given, told to the seat that wants to give it. The first clause in its docstring is the
    one that stands against it.
    """


class Thought(Message):
    """A reason for an answer, to be told to whoever may know what its seat knows."""


# -- Fields ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """One field of a message: its kind, who may know it (None: nobody need ask), what shape it has, the words that it
    can be (`Literal`), and where in the State it lies, if it does.
    """

    name: str
    kind: Kind
    mark: Mark | None
    many: bool = False
    optional: bool = False
    packed: Packed | None = None
    words: tuple[str, ...] = ()
    lying: Lying | None = None

    @property
    def knowers(self) -> tuple[str, ...] | None:
        """The fields of those who may know it; None if all may."""
        return None if self.mark is None else self.mark.knowers


def fields_of(message: type[Struct]) -> tuple[Field, ...]:
    """The fields of a message with their kinds and marks."""
    hints = get_type_hints(message, include_extras=True)
    return tuple(_field(message, name, hints[name]) for name in message.__struct_fields__)


def _field(message: type[Struct], name: str, hint: Any) -> Field:
    notes: list[Any] = []
    shapes: set[Any] = set()
    _collect(hint, notes, shapes)
    kinds = [n for n in notes if isinstance(n, Kind)]
    marks = [n for n in notes if isinstance(n, Mark)]
    where = f"{message.__name__}.{name}"
    if len(kinds) != 1 or len(marks) > 1:
        raise MessageError(f"{where}: a field has one kind and at most one mark, not {hint}")
    packed = next((n for n in notes if isinstance(n, Packed)), None)
    many, optional = bool(shapes & {list, tuple}), type(None) in shapes
    words = tuple(word for shape in shapes if get_origin(shape) is Literal for word in get_args(shape))
    lying = next((n for n in notes if isinstance(n, Lying)), None)
    field = Field(name, kinds[0], marks[0] if marks else None, many, optional, packed, words, lying)
    if lying and not issubclass(message, Asked):
        raise MessageError(f"{where}: only what a question is about can be read from the State")
    if field.kind.secret and field.mark is None and issubclass(message, Event | Asked):
        raise MessageError(f"{where}: a {field.kind.name} can be secret: say Open, or who may know it")
    if field.knowers is not None and issubclass(message, Asked):
        raise MessageError(f"{where}: a question is heard by all, so what it is about is Open")
    if many and packed is None and issubclass(message, Asked):
        raise MessageError(f"{where}: a list in a question is one whole number: say how it is read (Packed)")
    for who in field.knowers or ():
        if who not in message.__struct_fields__:
            raise MessageError(f"{where}: {who} is not a field")
    return field


def _collect(hint: Any, notes: list[Any], shapes: set[Any]) -> None:
    """All that is noted anywhere in a type, and what it is made of."""
    if get_origin(hint) is Annotated:
        inner, *found = get_args(hint)
        notes += found
        _collect(inner, notes, shapes)
    elif get_origin(hint) in (Union, types.UnionType, list, tuple):
        shapes.add(get_origin(hint))
        for part in get_args(hint):
            _collect(part, notes, shapes)
    else:
        shapes.add(hint)


def declared_in(module: dict[str, Any], base: type[T]) -> tuple[type[T], ...]:
    """The messages of one sort in a module, in the order in which they stand there."""
    return tuple(m for m in module.values() if isinstance(m, type) and issubclass(m, base) and m is not base)
