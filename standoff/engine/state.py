"""State: a running game as plain data.

A game derives its own State and declares its fields as annotations. The field's type says how a clone treats it:

- `int`, `bool`, `str`, `tuple[...]`: cannot change in place, so clones share it;
- `list[int]`, `list[tuple[int, ...]]`: copied; `list[list[int]]`: copied one level down;
- `Static[...]`: a table that follows from players, settings and data; shared by clones and left out of saves.

Anything else is refused when the class is made: a State must stay plain enough to copy in microseconds and to print
as JSON. `copy` is generated from the annotations once for each class (see `engine.fields`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Self, TypeVar

from standoff.engine.fields import read_fields, write_copy
from standoff.engine.rng import Chance

if TYPE_CHECKING:
    from standoff.engine.setup import Setup

T = TypeVar("T")
Static = Annotated[T, "static"]

NOBODY: Final = -1


class Frame:
    """A rule in progress: where it stands (`pc`), the rule that plays it (`caller`) and the locals that it still needs.

    Made by `engine.resumable`.
    """

    __slots__ = ("caller", "pc")
    rule: ClassVar[str] = ""
    says: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    tuples: ClassVar[tuple[str, ...]] = ()
    params: ClassVar[int] = 0

    pc: int
    caller: Frame | None

    def __init__(self, caller: Frame | None) -> None:
        self.pc = 0
        self.caller = caller

    def step(self, t: Any) -> bool:  # noqa: ARG002
        """Go on until the next question, the next rule, or the end of this one; whether it is a question."""
        raise AssertionError("frames are generated from rules")

    def copy(self) -> Frame:
        """The same rule at the same place, and those that play it, free to go on by themselves."""
        raise AssertionError("frames are generated from rules")

    def dump(self) -> list[Any]:
        """As JSON: the rule's name, its place, its locals."""
        return [self.rule, self.pc, *(getattr(self, name) for name in self.fields)]


class State(Chance):
    """What every game's state has: the generator, the rule in progress, the open question, the outcome."""

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
        "rule",
        "setup",
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
    rule: Frame | None
    events: list[Any] | None

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
        self.rule = None
        self.events = None

    def __init_subclass__(cls) -> None:
        """Read the fields of the new class and write its `copy`."""
        fields = read_fields(cls)
        cls.shared, cls.copied, cls.nested, cls.saved = fields
        setattr(cls, "copy", write_copy(cls, fields))  # noqa: B010 - mypy holds methods to be fixed

    def copy(self) -> Self:
        """A clone that plays on by itself, silently: it keeps no events."""
        raise AssertionError("generated for each game's State")

    def stack(self) -> list[Frame]:
        """The rules in progress, the outermost first."""
        out = []
        frame = self.rule
        while frame is not None:
            out.append(frame)
            frame = frame.caller
        return out[::-1]

    def dump(self) -> dict[str, Any]:
        """The state as JSON, without what follows from players, settings and data."""
        out = {name: getattr(self, name) for name in self.saved}
        out["stack"] = [frame.dump() for frame in self.stack()]
        return out
