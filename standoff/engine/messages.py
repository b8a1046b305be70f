"""What a table tells the outside: typed, JSON-ready, with words for people.

These are msgspec structs; `msgspec.json.encode` turns any of them into JSON, `msgspec.json.schema` into a schema.
A game's view is a struct of its own (`games/<game>/view.py`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why: a clause of the rulebook (or of the table itself) and words for this case."""

    clause: str
    text: str


class Option(Struct, frozen=True):
    """One answer that may be given now. `code` is the same answer as a whole number, stable within a game's version."""

    index: int
    code: int
    do: str
    data: dict[str, Any]
    text: str


class Refusal(Struct, frozen=True):
    """Something that a person might want to do now, and why it is not an option."""

    do: str
    data: dict[str, Any]
    text: str
    reason: Reason


class Question(Struct, frozen=True):
    """What the rules want to know. `options` is None in the eyes of every other seat."""

    number: int
    seat: int
    kind: str
    prompt: str
    about: dict[str, Any]
    options: list[Option] | None


class Event(Struct, frozen=True):
    """Something that happened, as one seat may know it."""

    number: int
    kind: str
    data: dict[str, Any]
    text: str


class Result(Struct, frozen=True):
    """How a game ended. `scores` are 1 for a winner and 0 for the others unless the game counts points."""

    winners: list[int]
    scores: list[float]
    reason: Reason


class Record(Struct, frozen=True):
    """A whole game: who played what with which chances, and every answer as its option's code.

    `data` names replaced data files; `position` is where the game began, if not with its set-up.
    """

    game: str
    version: int
    players: list[str]
    settings: dict[str, Any]
    seed: str
    answers: list[int]
    data: str = ""
    position: dict[str, Any] | None = None
    format: int = 1


class RuleInProgress(Struct, frozen=True):
    """A rule on the table's stack: its name, what it says, and what it remembers."""

    rule: str
    says: str
    remembers: dict[str, Any]


class SettingInfo(Struct, frozen=True):
    """A setting of a game, for menus and help."""

    name: str
    default: Any
    choices: list[Any]
    text: str
    clauses: list[str]
    ruling: str


class GameInfo(Struct, frozen=True):
    """A game in the list of games."""

    id: str
    title: str
    players: list[int]
    version: int
    summary: str
    settings: list[SettingInfo]
