"""Options as a person chooses them: first what, then where, at whom or how many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from standoff.engine.declare import Answer, Note
from standoff.engine.messages import AnyOption, AnyRow, Row
from standoff.engine.packing import LAYOUTS


def rows_of(options: Sequence[AnyOption]) -> list[AnyRow]:
    """The options in their order; those that differ only in their last part, one after the other, as one row."""
    return [_row(list(alike)) for _, alike in groupby(options, key=_first_choices)]


def _first_choices(option: AnyOption) -> int:
    """All parts of an answer but the last: its number, were the last part nothing."""
    answer = option.answer
    fields = answer.__struct_fields__
    return option.code - getattr(answer, fields[-1]) * LAYOUTS[type(answer)].units[-1] if fields else option.code


def _row(alike: list[AnyOption]) -> AnyRow:
    first = alike[0]
    fields = first.answer.__struct_fields__
    notes: list[Note | None] = [option.note for option in alike]
    if notes.count(first.note) == len(notes):
        notes = [] if first.note is None else [first.note]
    if not fields:
        return Row(first.answer, first.code, notes=notes)
    values = [int(getattr(option.answer, fields[-1])) for option in alike]
    unit = LAYOUTS[type(first.answer)].units[-1]
    return Row(first.answer, first.code, fields[-1], values, unit, notes)


def answers_of(row: AnyRow) -> Iterator[tuple[Answer, Note | None]]:
    """The answers that a row stands for, in the order of its values, each with what there is to note about it."""
    if not row.field:
        yield row.answer, row.notes[0] if row.notes else None
        return
    kind = type(getattr(row.answer, row.field))
    for at, value in enumerate(row.values):
        answer = msgspec.structs.replace(row.answer, **{row.field: kind(value)})
        yield answer, row.notes[at if len(row.notes) > 1 else 0] if row.notes else None
