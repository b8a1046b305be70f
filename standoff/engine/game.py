"""Game: one rulebook as the engine sees it, with its rooms.

Every game's folder has the same rooms (see docs/add-a-game.md). A room is a module; the protocols here say what the
engine expects to find in it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from standoff.engine.ask import Lister, Rule
from standoff.engine.data import DataFolder
from standoff.engine.messages import GameInfo, Reason
from standoff.engine.resumable import frames_of, lister_of, source_text
from standoff.engine.rng import Rng
from standoff.engine.settings import settings_of
from standoff.engine.state import Frame, State


class Words(NamedTuple):
    """An option or an event for the outside: a short verb, its parts as JSON, and a sentence."""

    do: str
    data: dict[str, Any]
    text: str


class Legal(Protocol):
    """`legal.py`: what may be answered, and why something may not."""

    def options(self, t: Any) -> list[int]:
        """The answers that the open question allows, each once, always in the same order. Not to be changed."""

    def candidates(self, t: Any) -> Sequence[int]:
        """Whatever a person might want to answer: the options and more. May be slow."""

    def refusal(self, t: Any, code: int) -> Reason | None:
        """Why this candidate is not an option; None if it is one."""


class Text(Protocol):
    """`text.py`: the words for questions, options and events."""

    @property
    def KINDS(self) -> Mapping[int, str]:  # noqa: N802
        """The names of the kinds of question."""

    def prompt(self, t: Any) -> str:
        """The open question in words, the same for every seat: it must not tell what is secret."""

    def about(self, t: Any) -> dict[str, Any]:
        """What the open question is about, as JSON; public like the prompt."""

    def option(self, t: Any, code: int) -> Words:
        """An answer in words; no two options of a question may read alike."""

    def event(self, t: Any, event: tuple[int, ...]) -> Words:
        """An event, already cut to what the reader may know."""

    def outcome(self, t: Any) -> Reason:
        """Why the game ended as it did."""


class View(Protocol):
    """`view.py`: what a seat may know, and what it may imagine."""

    def view(self, t: Any, viewer: int) -> Struct:
        """All that the viewer may know, built up from nothing."""

    def witness(self, event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
        """The event as the viewer perceives it; None if it goes unnoticed. It depends on the event alone."""

    def redeal(self, t: Any, viewer: int, chance: Rng) -> None:
        """Deal anew, in place, all that the viewer does not know; keep all that the viewer does."""


class Position(Protocol):
    """`position.py`: positions written down by a person, and what is true of every position."""

    def arrange(self, t: Any, given: Mapping[str, Any]) -> Frame:
        """Fill the state from a scenario's `given`; the rule that goes on from there."""

    def faults(self, t: Any) -> list[str]:
        """What cannot be in any position of this game, and is."""


def _anything_goes(_players: int, _settings: Any) -> None:
    return None


def _one_for_a_winner(t: State) -> list[float]:
    return [1.0 if seat in t.winners else 0.0 for seat in range(t.setup.players)]


@dataclass(frozen=True, eq=False)
class Game:
    """A game that can be played."""

    id: str
    title: str
    summary: str
    players: range
    version: int
    settings: type
    state: type[State]
    main_rule: Callable[[Any], Rule]
    rules: tuple[ModuleType, ...]
    legal: Legal
    text: Text
    view: View
    position: Position
    load_data: Callable[[DataFolder], Any]
    always_asked: frozenset[int] = frozenset()
    check: Callable[[int, Any], None] = _anything_goes
    scores: Callable[[Any], list[float]] = field(default=_one_for_a_winner)

    @property
    def main(self) -> str:
        """The rule that plays a whole game."""
        return self.main_rule.__name__

    @cached_property
    def frames(self) -> dict[str, type[Frame]]:
        """The rules as frames, translated when first needed."""
        return frames_of(self.rules)

    @cached_property
    def lister(self) -> Lister:
        """What lists the options of an open question."""
        return lister_of(self.rules, self.legal.options)

    @cached_property
    def packaged_data(self) -> Any:
        """The figures of the packaged files, read once."""
        return self.load_data(DataFolder(self.folder / "data"))

    @property
    def folder(self) -> Path:
        """Where the game's rooms are."""
        package = ".".join(self.main_rule.__module__.split(".")[:3])
        return Path(str(sys.modules[package].__file__)).parent

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the rules: a saved stack is only good for the rules that it was saved under."""
        sources = [source_text(m) for m in (*self.rules, sys.modules[self.state.__module__])]
        return blake2b("\0".join(sources).encode(), digest_size=8).hexdigest()

    def info(self) -> GameInfo:
        """The game in the list of games."""
        settings = settings_of(self.settings)
        return GameInfo(self.id, self.title, list(self.players), self.version, self.summary, settings)
