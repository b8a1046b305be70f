"""The fields of a State: how a clone treats each, and the `copy` that follows from it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

SHARED = ("int", "bool", "str", "tuple[")
ELSEWHERE = ("options", "rule", "events")
"""Fields of the engine that every copy treats in its own way."""


class Fields(NamedTuple):
    """The names of a State's fields: shared by clones, copied, copied one level down; and those that are saved."""

    shared: tuple[str, ...]
    copied: tuple[str, ...]
    nested: tuple[str, ...]
    saved: tuple[str, ...]


def read_fields(cls: type) -> Fields:
    """Sort the annotated fields of a class and its bases; refuse what is not plain data."""
    annotations: dict[str, Any] = {}
    for base in reversed(cls.__mro__[:-1]):
        annotations.update(inspect.get_annotations(base))
    shared, copied, nested, saved = [], [], [], []
    for name, annotation in annotations.items():
        text = annotation if isinstance(annotation, str) else repr(annotation)
        if text.startswith("ClassVar") or name in ELSEWHERE:
            continue
        if not text.startswith("Static["):
            saved.append(name)
        if text.startswith(("Static[", *SHARED)):
            shared.append(name)
        elif text.startswith("list[list[int]]"):
            nested.append(name)
        elif text.startswith(("list[int]", "list[tuple[int, ...]]")):
            copied.append(name)
        else:
            raise TypeError(
                f"{cls.__module__}.{cls.__name__}.{name}: {text} is not a type that a State may hold; "
                "use int, bool, str, tuple, list[int], list[tuple[int, ...]], list[list[int]] or Static[...]"
            )
    return Fields(tuple(shared), tuple(copied), tuple(nested), tuple(saved))


def copy_lines(fields: Fields, old: str = "self", new: str = "new") -> list[str]:
    """The statements that make `new` a copy of `old`."""
    lines = [f"{new}.{name} = {old}.{name}" for name in fields.shared]
    lines += [f"{new}.{name} = {old}.{name}[:]" for name in fields.copied]
    lines += [f"{new}.{name} = [row[:] for row in {old}.{name}]" for name in fields.nested]
    lines += [f"{new}.options = {old}.options", f"{new}.rule = None if {old}.rule is None else {old}.rule.copy()"]
    return [*lines, f"{new}.events = None"]


def write_copy(cls: type, fields: Fields) -> Callable[[Any], Any]:
    """The `copy` of a class, made in memory."""
    source = "\n    ".join(["def copy(self):", "new = make(cls)", *copy_lines(fields), "return new"])
    namespace: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec(compile(source, f"<copy of {cls.__module__}>", "exec"), namespace)
    made: Callable[[Any], Any] = namespace["copy"]
    return made
