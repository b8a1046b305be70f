"""All messages of a game, checked when it is loaded: `MESSAGES = Messages(globals())` ends its `messages.py`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

from standoff.engine import objections
from standoff.engine.declare import (
    Asked,
    Event,
    Field,
    Message,
    MessageError,
    Note,
    Objection,
    declared_in,
    fields_of,
)
from standoff.engine.packing import Answers, game_of
from standoff.engine.state import NOBODY, State
from standoff.engine.viewer import REFEREE

CLAUSE = re.compile(r"\btable\.[a-z_]+\b|\b[a-z]+(?:\.[a-z0-9_]+){2,}\b")
"""What a clause is called in a docstring: one of a rulebook, or of every table."""

KINDS: dict[type[Asked], int] = {}
"""The numbers of the kinds of question, by game in the order in which they were declared."""


def kind_of(question: type[Asked]) -> int:
    """The number of a kind of question: `SHOT: Final = kind_of(Shot)`."""
    game = game_of(question.__module__)
    return KINDS.setdefault(question, sum(game_of(other.__module__) == game for other in KINDS))


class Messages:
    """What a game tells, asks and is told.

    `always_asked` are the kinds of question that are put even if there is but one answer. `clauses` are those that
    events, questions and objections come from; an objection without one is an error. `seats` are the fields of a
    message that name seats, one or many: those whose seats may know more of it than others are among them. `wire` are
    those that travel as they are; objections travel in words.
    """

    def __init__(self, *modules: dict[str, Any]) -> None:
        self.events = tuple(event for module in modules for event in declared_in(module, Event))
        self.notes = tuple(note for module in modules for note in declared_in(module, Note))
        self.objections = tuple(o for module in (vars(objections), *modules) for o in declared_in(module, Objection))
        self.answers = Answers(*modules)
        self.questions = tuple(
            sorted((q for module in modules for q in declared_in(module, Asked) if q in KINDS), key=lambda q: KINDS[q])
        )
        missing = [q.__name__ for module in modules for q in declared_in(module, Asked) if q not in KINDS]
        if missing:
            raise MessageError(f"questions without a number: {', '.join(missing)}")
        self.wire: tuple[type[Message], ...] = (*self.events, *self.questions, *self.answers.classes, *self.notes)
        declared = (*self.wire, *self.objections)
        self.fields: dict[type[Message], tuple[Field, ...]] = {message: fields_of(message) for message in declared}
        self.secret = frozenset(e for e in self.events if any(f.knowers is not None for f in self.fields[e]))
        self._knowers = {event: [(f.name, f.knowers) for f in self.fields[event]] for event in self.secret}
        self.seats = {message: _seats(fields) for message, fields in self.fields.items()}
        told: tuple[type[Message], ...] = (*self.events, *self.questions, *self.objections)
        self.clauses = {message: _clause(message) for message in told}
        groundless = [objection.__name__ for objection in self.objections if not self.clauses[objection]]
        if groundless:
            raise MessageError(f"objections without a clause in their docstring: {', '.join(groundless)}")
        self.always_asked = frozenset(KINDS[question] for question in self.questions if question.always)

    def perceived(self, event: Event, viewer: int) -> Event:
        """The event as a viewer may know it: made of what is open and of what he is named for, nothing else."""
        declared = type(event)
        if viewer == REFEREE or declared not in self.secret:
            return event
        return declared(*[_told(event, name, knowers, viewer) for name, knowers in self._knowers[declared]])

    def about(self, t: State) -> Asked:
        """What the open question of a state is about."""
        question = self.questions[t.kind]
        fields = self.fields[question]
        given = zip([field for field in fields if not field.lying], t.args, strict=True)
        parts = {field.name: _asked(field, part) for field, part in given}
        for field in fields:
            if field.lying:
                parts[field.name] = _asked(field, field.lying.read(t))
        return question(**parts)


def union(messages: Sequence[type[Message]]) -> Any:
    """The tagged union of messages on the wire."""
    return reduce(or_, messages)


def _seats(fields: Sequence[Field]) -> tuple[tuple[str, bool], ...]:
    knowers = {who for field in fields for who in field.knowers or ()}
    return tuple((field.name, field.many) for field in fields if field.kind.name == "seat" or field.name in knowers)


def _told(event: Event, name: str, knowers: tuple[str, ...] | None, viewer: int) -> Any:
    if knowers is None:
        return getattr(event, name)
    for who in knowers if viewer >= 0 else ():
        if getattr(event, who) == viewer:
            return getattr(event, name)
    return None


def _asked(field: Field, part: int) -> Any:
    if field.optional and part == NOBODY:
        return None
    if field.packed is not None:
        return field.packed.read(part)
    if field.words:
        return field.words[part]
    return part != 0 if field.kind.name == "flag" else part


def _clause(message: type[Message]) -> str:
    found = CLAUSE.search(message.__doc__ or "")
    return found[0] if found else ""
