"""A table as one viewer reads it: a seat of the engine, in a language, as messages for the wire."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from standoff.engine.messages import AnyLine, AnyPut, Put
from standoff.engine.seat import Seat
from standoff.engine.settings import chosen_settings
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.engine.words import LANGUAGE

LATELY: Final = 40
"""So many of the last events come with a snapshot."""

MOST_NAMES: Final = 1_000
"""So many names of catalogues are remembered."""

_names: dict[tuple[str, str, int, str], str] = {}


class Eyes:
    """What one viewer is shown. All of it comes from its Seat, so from nothing that it may not know."""

    def __init__(self, seat: Seat, language: str = LANGUAGE) -> None:
        self.seat = seat
        self.language = language

    @property
    def index(self) -> int | None:
        """The seat; None for a spectator."""
        return None if self.seat.index == SPECTATOR else self.seat.index

    def lines(self, since: int, until: int | None = None) -> list[AnyLine]:
        """What has happened, with its words."""
        return self.seat.lines(since, until, self.language)

    def put(self) -> AnyPut | None:
        """The open question."""
        return self.seat.put(self.language)

    def preview(self, code: int) -> AnyPut | None:
        """The question that would follow an option."""
        question = self.seat.preview(code)
        if question is None:
            return None
        return Put(question, self.seat.say(question, self.language), self.seat.say_rows(question, self.language))


def name_of(catalogue: Any) -> str:
    """A name for a catalogue: another one for another catalogue."""
    return blake2b(msgspec.json.encode(catalogue), digest_size=12).hexdigest()


def catalogue_name(table: Table) -> str:
    """The name of a table's catalogue. It takes its time, and is found once for all tables that agree on the game."""
    setup = table.setup
    agreed = setup.game.id, setup.data_name, setup.players, repr(sorted(chosen_settings(setup.settings).items()))
    found = _names.get(agreed)
    if found is None:
        if len(_names) >= MOST_NAMES:
            _names.clear()
        found = _names[agreed] = name_of(table.catalogue())
    return found
