"""State: a running game as plain data.

A game derives its own State and declares its fields as annotations. The field's type says how a clone treats it:

- `int`, `bool`, `str`, `tuple[...]`: cannot change in place, so clones share it;
- `list[int]`: copied; `list[list[int]]`: copied one level down;
- `Static[...]`: a table that follows from players, settings and data; shared by clones and left out of saves.

Anything else is refused when the class is made: a State must stay plain enough to copy in microseconds and to print
as JSON. `copy` is generated from the annotations once for each class.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar

from standoff.engine.rng import Chance

if TYPE_CHECKING:
    from standoff.engine.setup import Setup

T = TypeVar("T")
Static = Annotated[T, "static"]

NOBODY = -1

_SHARED = ("int", "bool", "str", "tuple[")


class Frame:
    """A rule in progress: where it stands (`pc`) and the locals that it still needs. Made by `engine.resumable`."""

    __slots__ = ("pc",)
    rule: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    tuples: ClassVar[tuple[str, ...]] = ()

    pc: int

    def step(self, t: Any) -> None:  # noqa: ARG002
        """Go on until the next question, the next rule, or the end of this one."""
        raise AssertionError("frames are generated from rules")

    def copy(self) -> Frame:
        """The same rule at the same place, free to go on by itself."""
        raise AssertionError("frames are generated from rules")

    def dump(self) -> list[Any]:
        """As JSON: the rule's name, its place, its locals."""
        return [self.rule, self.pc, *(getattr(self, name) for name in self.fields)]


class State(Chance):
    """What every game's state has: the generator, the stack of rules, the open question, the outcome."""

    __slots__ = (
        "answer",
        "args",
        "asked",
        "events",
        "kind",
        "options",
        "outcome",
        "over",
        "returned",
        "setup",
        "stack",
        "winners",
    )
    shared: ClassVar[tuple[str, ...]] = ()
    copied: ClassVar[tuple[str, ...]] = ()
    nested: ClassVar[tuple[str, ...]] = ()
    saved: ClassVar[tuple[str, ...]] = ()

    setup: Static[Setup]
    asked: int
    kind: int
    args: tuple[int, ...]
    answer: int
    returned: int
    over: bool
    winners: tuple[int, ...]
    outcome: str
    options: list[int]
    stack: list[Frame]
    events: list[tuple[int, ...]] | None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.r0 = self.r1 = self.r2 = self.r3 = 0
        self.fixed = []
        self.asked = NOBODY
        self.kind = 0
        self.args = ()
        self.answer = 0
        self.returned = 0
        self.over = False
        self.winners = ()
        self.outcome = ""
        self.options = []
        self.stack = []
        self.events = None

    def __init_subclass__(cls) -> None:
        """Read the fields of the new class and write its `copy`."""
        _sort_fields(cls)
        setattr(cls, "copy", _write_copy(cls))  # noqa: B010 - mypy holds methods to be fixed

    def copy(self) -> Self:
        """A clone that plays on by itself, silently: it keeps no events."""
        raise AssertionError("generated for each game's State")

    def dump(self) -> dict[str, Any]:
        """The state as JSON, without what follows from players, settings and data."""
        out = {name: getattr(self, name) for name in self.saved}
        out["stack"] = [frame.dump() for frame in self.stack]
        return out


_ENGINE_FIELDS = {
    name: text
    for base in (Chance, State)
    for name, text in inspect.get_annotations(base).items()
    if name not in ("options", "stack", "events")
}


def _sort_fields(cls: type[State]) -> None:
    fields = dict(_ENGINE_FIELDS)
    for base in reversed(cls.__mro__[:-1]):
        if base not in (Chance, State):
            fields.update(inspect.get_annotations(base))
    shared, copied, nested, saved = [], [], [], []
    for name, annotation in fields.items():
        text = annotation if isinstance(annotation, str) else repr(annotation)
        if text.startswith("ClassVar"):
            continue
        if not text.startswith("Static["):
            saved.append(name)
        if text.startswith(("Static[", *_SHARED)):
            shared.append(name)
        elif text.startswith("list[list[int]]"):
            nested.append(name)
        elif text.startswith("list[int]"):
            copied.append(name)
        else:
            raise TypeError(
                f"{cls.__module__}.{cls.__name__}.{name}: {text} is not a type that a State may hold; "
                "use int, bool, str, tuple, list[int], list[list[int]] or Static[...]"
            )
    cls.shared, cls.copied, cls.nested, cls.saved = tuple(shared), tuple(copied), tuple(nested), tuple(saved)


def copy_source(cls: type[State]) -> str:
    """The text of `copy` for this class; also what a compiled build writes out."""
    lines = ["def copy(self):", "    new = make(cls)"]
    lines += [f"    new.{name} = self.{name}" for name in cls.shared]
    lines += [f"    new.{name} = self.{name}[:]" for name in cls.copied]
    lines += [f"    new.{name} = [row[:] for row in self.{name}]" for name in cls.nested]
    lines += ["    new.options = self.options", "    new.stack = [frame.copy() for frame in self.stack]"]
    lines += ["    new.events = None", "    return new"]
    return "\n".join(lines)


def _write_copy(cls: type[State]) -> Callable[[Any], Any]:
    namespace: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec(compile(copy_source(cls), f"<copy of {cls.__module__}>", "exec"), namespace)
    made: Callable[[Any], Any] = namespace["copy"]
    return made
