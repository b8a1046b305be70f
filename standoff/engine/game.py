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
from typing import Any, Final, Protocol

from msgspec import Struct

from standoff.engine.ask import Lister, Rule
from standoff.engine.data import DataFolder
from standoff.engine.dealt import Dealt, Use, each_for_himself, nothing_used
from standoff.engine.declare import Event, Note, Objection
from standoff.engine.memory import Memory
from standoff.engine.messages import GameInfo
from standoff.engine.resumable import frames_of, lister_of, source_text
from standoff.engine.settings import settings_of
from standoff.engine.state import Frame, State
from standoff.engine.vocabulary import Messages


class Legal(Protocol):
    """`legal.py`: what may be answered, and why something may not."""

    def options(self, t: Any) -> list[int]:
        """The answers that the open question allows, each once, always in the same order. Not to be changed."""

    def candidates(self, t: Any) -> Sequence[int]:
        """Whatever a person might want to answer: the options and more. May be slow."""

    def refusal(self, t: Any, code: int) -> Objection | None:
        """What stands against this candidate; None if it is an option."""

    def default(self, t: Any) -> int:
        """The answer for a player whose time is up: safe, and never better than what a player would choose."""

    def note(self, t: Any, answer: Any) -> Note | None:
        """What a player would like to know about an option before he takes it, if there is anything."""


class Catalogue(Protocol):
    """`catalogue.py`: what cannot change during a game, and what things are called."""

    def catalogue(self, setup: Any) -> Struct:
        """Everything that is printed: cards, characters, maps, dice, with figures, words and clauses."""

    def names(self, setup: Any) -> Mapping[str, Sequence[str] | Callable[[Any], Sequence[str]]]:
        """By kind of field, what each thing is called, always or while a question is open; for words."""

    def things(self, setup: Any) -> Mapping[str, Sequence[int]]:
        """By kind of field, the values that an answer can have at this table; for learners."""


class View(Protocol):
    """`seeing.py`: what a seat may know, as the structs of `view.py`: numbers of things and what can change, nothing
    that is in the catalogue; compiled.
    """

    def lying_open(self, t: Any, told: Any) -> Struct:
        """What everybody sees, as a spectator's view; `told` are the figures as they were told last."""

    def know(self, lying: Any, eyes: Any) -> Any:
        """The same in the eyes of a viewer, with what he knows of hidden things.

        What lies open is shared by all whose views are made of it; what a viewer knows stands in copies of his own.
        """

    def figures(self, t: Any) -> Event | None:
        """What follows by the rules from what lies open, told whenever it has changed; None if nothing does."""


class Plain(Protocol):
    """`plain.py`: a view in words, for people: scenarios and the terminal."""

    def plain(self, view: Any, setup: Any) -> Struct:
        """The view with the names of things, made of the view and of the catalogue."""


class Fold(Protocol):
    """`fold.py`: how a view follows from the one before and what happened since."""

    def fold(self, view: Any, event: Any) -> None:
        """Bring what lies open in a view up to date."""


class Zones(Protocol):
    """`zones.py`: where hidden things lie in the State, as rows; compiled."""

    def gather(self, t: Any) -> list[list[int]]:
        """What lies at each place."""

    def rows(self, t: Any, places: list[int]) -> list[list[int]]:
        """What lies at these places, to be laid on; where the State has a list, that list itself."""

    def lay(self, t: Any, rows: list[list[int]], places: list[int]) -> None:
        """Lay rows out at these places, one for each; whatever follows from hidden things follows from these."""


class Position(Protocol):
    """`position.py`: positions written down by a person, and what is true of every position."""

    def arrange(self, t: Any, given: Mapping[str, Any]) -> Frame:
        """Fill the state from a scenario's `given`; the rule that goes on from there."""

    def faults(self, t: Any) -> list[str]:
        """What cannot be in any position of this game, and is."""


NO_NAMES: Final[Mapping[str, Sequence[str]]] = {}


def _nothing_more(_t: Any) -> Mapping[str, Sequence[str]]:
    return NO_NAMES


def _anything_goes(_players: int, _settings: Any) -> None:
    return None


def _one_for_a_winner(t: State) -> list[float]:
    return [1.0 if seat in t.winners else 0.0 for seat in range(t.setup.players)]


@dataclass(frozen=True, eq=False)
class Game:
    """A game that can be played.

    `wide`: its numbers do not fit a machine word (sets of places are one whole number), so that the compiled build
    keeps Python's. `foremost` are the candidates whose refusals are told unasked, where others only repeat them.
    `called`: by kind of field, what things are called that are called after what they are at this table; the same
    object as long as nothing has changed, and nothing that is not open to whoever is asked. `inquiries`: what a seat
    may want to know before it answers, by name, each found from what lies open. `dealt` and `used`: what many games can
    be told apart by; `varied`: the settings that make other tables rather than other readings (maps, scenarios).
    """

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
    catalogue: Catalogue
    view: View
    plain: Plain
    fold: Fold
    messages: Messages
    memory: Callable[[Any, int], Memory]
    zones: Zones
    position: Position
    load_data: Callable[[DataFolder], Any]
    wide: bool = False
    foremost: Callable[[Any], Sequence[int]] | None = None
    called: Callable[[Any], Mapping[str, Sequence[str]]] = _nothing_more
    inquiries: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    check: Callable[[int, Any], None] = _anything_goes
    scores: Callable[[Any], list[float]] = field(default=_one_for_a_winner)
    dealt: Callable[[Any], Dealt] = each_for_himself
    used: Callable[[Any, Any], Use | None] = nothing_used
    varied: tuple[str, ...] = ()

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
        """What lists the options of an open question, and lays hidden things out."""
        return lister_of(self.rules, self.legal.options, self.zones.rows, self.zones.lay)

    @cached_property
    def packaged_data(self) -> Any:
        """The figures of the packaged files, read once."""
        return self.load_data(DataFolder(self.folder / "data"))

    @property
    def folder(self) -> Path:
        """Where the game's rooms are."""
        package = self.state.__module__.rpartition(".")[0]
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
