"""What every table has against an answer, whatever is played on it; `table_words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection, Seat, Text


class Over(Objection):
    """Nobody answers after the end of the game (table.over)."""


class AnotherDecides(Objection):
    """Only the seat that is asked may answer (table.not_asked)."""

    seat: Seat
    question: Text


class AnsweredAlready(Objection):
    """A question is answered once (table.stale)."""

    question: Number
    now: Number


class NotPutYet(Objection):
    """A question is answered when it has been put (table.stale)."""

    question: Number
    now: Number


class StrangeAnswer(Objection):
    """It is an answer of another game (table.unknown)."""

    given: Text


class BrokenAnswer(Objection):
    """A part of it is no part of any answer (table.unknown)."""

    given: Text
    fault: Text


class NoAnswer(Objection):
    """It is nothing that an answer can be given by (table.unknown)."""

    given: Text


class NoSuchCode(Objection):
    """A whole number that stands for no answer here (table.unknown)."""

    given: Text


class TooLong(Objection):
    """Nobody needs so many letters (table.unknown)."""

    most: Number
    letters: Number


class SeveralMeant(Objection):
    """The words can mean more than one of the options (table.unknown)."""

    words: Text
    answers: Text


class NothingMeant(Objection):
    """The words mean nothing that could be answered here (table.unknown)."""

    words: Text
    answers: Text
