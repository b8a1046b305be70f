"""Taking a move back that was begun: only while nobody has answered, nothing was rolled and nothing was shown."""

from __future__ import annotations

from standoff.engine.table import Table


def taken_back(table: Table, number: int) -> Table | None:
    """The table as it was at an earlier question, or None if something has come to light since."""
    before = table.clone()
    before.take_back(number)
    if before.asked != table.asked or _words(before) != _words(table):
        return None
    return None if _shown(before, table) else before


def _words(table: Table) -> tuple[int, int, int, int]:
    """The generator: it has not moved if nothing was left to chance."""
    t = table._state
    return t.r0, t.r1, t.r2, t.r3


def _shown(before: Table, after: Table) -> bool:
    """Has anything that can be secret been told to anybody since? The declarations say what can be."""
    fields = after.setup.game.messages.fields
    return any(
        field.kind.secret and getattr(told.event, field.name) is not None
        for told in after.events(before.cursor)
        for field in fields[type(told.event)]
    )
