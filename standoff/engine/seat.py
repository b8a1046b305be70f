"""Seat: a table as one player may see it. All that a bot or a client ever gets."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from standoff.engine.errors import StandoffError
from standoff.engine.follow import Follower
from standoff.engine.memory import ways_to_lay
from standoff.engine.messages import (
    AnyLine,
    AnyOption,
    AnyPut,
    AnyQuestion,
    AnyRefusal,
    AnySeatLog,
    AnyTold,
    Reason,
    Result,
    SeatLog,
)
from standoff.engine.preview import preview
from standoff.engine.rng import Rng
from standoff.engine.sample import Beliefs, Sample, Sampler, make_sampler, strip
from standoff.engine.settings import chosen_settings
from standoff.engine.state import NOBODY
from standoff.engine.telling import Sayable, Update
from standoff.engine.viewer import SPECTATOR
from standoff.engine.words import LANGUAGE

if TYPE_CHECKING:
    from standoff.engine.answering import AnswerLike
    from standoff.engine.table import Table


class Seat:
    """A point of view: what one seat may see, is asked and may imagine."""

    __slots__ = ("_table", "index")

    def __init__(self, table: Table, index: int) -> None:
        self._table = table
        self.index = index

    # -- what stands on the table -----------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Who sits here."""
        return "spectator" if self.index == SPECTATOR else self._table.setup.names[self.index]

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self._table.setup.game.id

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._table.over

    @property
    def number(self) -> int:
        """The number of the open question."""
        return self._table.number

    @property
    def asked(self) -> bool:
        """Is the open question put to this seat?"""
        return self._table._state.asked == self.index != NOBODY

    @property
    def options(self) -> tuple[int, ...]:
        """The codes of the options, if this seat is asked; the quick way for bots."""
        return self._table.options if self.asked else ()

    @property
    def cursor(self) -> int:
        """How far this seat has been told: the number that the next event will have."""
        return self._table.cursor

    def result(self, language: str = LANGUAGE) -> Result | None:
        """How the game ended."""
        return self._table.result(language)

    def catalogue(self) -> Struct:
        """What cannot change during this game."""
        return self._table.catalogue()

    def view(self) -> Struct:
        """All that this seat may know."""
        return self._table._view(self.index)

    def plain(self) -> Struct:
        """All that this seat may know, in words."""
        return self._table.plain(self.view())

    def question(self) -> AnyQuestion | None:
        """The open question; with its options only if it is put to this seat."""
        return None if self._table.over else self._table._question(self.index)

    def option(self, answer: AnswerLike) -> AnyOption:
        """One of the options: by its code, by the answer that it is, or by words."""
        if not self.asked:
            raise StandoffError(f"{self.name} is not asked, and has no options")
        return self._table.option(answer)

    def events(self, since: int = 0) -> list[AnyTold]:
        """What has happened from a number on, as this seat may know it."""
        return self._table._events(self.index, since)

    def lines(self, since: int = 0, until: int | None = None, language: str = LANGUAGE) -> list[AnyLine]:
        """What has happened from a number on, as this seat may know it, in words."""
        return self._table._lines(self.index, since, until, language)

    def say(self, what: Sayable, language: str = LANGUAGE) -> str:
        """A message in words, as this seat reads it."""
        return self._table._say(what, self.index, language)

    def say_rows(self, question: AnyQuestion, language: str = LANGUAGE) -> list[list[str]]:
        """The options of a question in words, row by row: one for each value, or one for a row without a field."""
        return self._table._say_rows(question, language)

    def put(self, language: str = LANGUAGE) -> AnyPut | None:
        """The open question with its words, as this seat reads them; the same as `question`, `say` and `say_rows`."""
        return self._table._put(self.index, language)

    def update(self, since: int, language: str = LANGUAGE, *, seen: bool = True) -> Update:
        """What there is to tell after an answer: `lines` from a number on, `view` if that is wanted (`seen`), `put`."""
        return self._table._update(self.index, since, language, seen)

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, answer: AnswerLike, *, number: int | None = None) -> list[AnyTold]:
        """Answer the open question; what happened, as this seat may know it."""
        before = self.cursor
        self._table.answer(answer, seat=self.index, number=number)
        return self.events(before)

    def why_not(self, answer: AnswerLike, language: str = LANGUAGE) -> Reason | None:
        """Why this seat may not give that answer now."""
        return self._table.why_not(self.index, answer, language)

    def refusals(self, *, everything: bool = False, language: str = LANGUAGE, **focus: int) -> list[AnyRefusal]:
        """What this seat might want to do now and may not: what is worth telling unasked, or `everything`; with
        `focus`, only what has these parts.
        """
        if not self.asked:
            return []
        return self._table.refusals(everything=everything, language=language, **focus)

    def preview(self, code: int) -> AnyQuestion | None:
        """The question that would follow an option, if nothing hidden or random comes before it; None otherwise."""
        return preview(self, code)

    def inquire(self, what: str, **parts: int) -> Any:
        """What this seat may want to know before it answers, as data, found on a table that it imagines.

        In Flashpoint: `inquire("sight", model=0, cube=4, place=4)`, whom a model would see from there.
        """
        game = self._table.setup.game
        if what not in game.inquiries:
            there = ", ".join(game.inquiries) or "nothing"
            raise StandoffError(f"{game.title} knows no inquiry {what!r}; there is: {there}")
        try:
            return game.inquiries[what](self.sample(Rng("inquiry")).state, **parts)
        except (IndexError, TypeError, ValueError) as error:
            raise StandoffError(f"{what} cannot be found for {parts}: {error}") from None

    def follower(self) -> Follower:
        """This seat's view, to be kept up to date by the events that it is told from here on."""
        return Follower(self._table.setup, self.view(), self._table._memory(self.index).copy())

    def log(self) -> AnySeatLog:
        """What this seat was told, to keep: not a record, and of no use to anybody who wants to know more."""
        s = self._table.setup
        chosen = chosen_settings(s.settings)
        return SeatLog(s.game.id, s.game.version, list(s.names), chosen, self.index, self.events())

    def public(self) -> Seat:
        """The table as everybody may see it, whoever looks: what this seat knows that all others know."""
        return Seat(self._table, SPECTATOR)

    # -- what this seat can imagine ---------------------------------------------------------------------------------

    def ways(self) -> list[tuple[int, ...]]:
        """Every way to deal the roles that fits what this seat knows; for `sample` by beliefs."""
        memory = self._table._memory(self.index)
        if memory.roles_at == NOBODY:
            raise StandoffError(f"{self._table.setup.game.title} has no secret roles")
        return ways_to_lay(memory, memory.roles_at)

    def sampler(self, beliefs: Beliefs | None = None) -> Sampler:
        """The plan for many samples of this position; `beliefs` weigh each of the `ways` to deal the roles."""
        if beliefs is not None:
            self._check(beliefs)
        return make_sampler(self._table._state, self._table._memory(self.index), self._table.number, beliefs)

    def sample(self, chance: Rng, beliefs: Beliefs | None = None) -> Sample:
        """A table that this seat can imagine: it depends on what the seat knows and on these chances, on nothing else.

        It has no seed and no past; it is for searching ahead. For many samples of one position, make a `sampler`.
        """
        return self.sampler(beliefs).sample(chance)

    def key(self) -> str:
        """A name for all that this seat knows: the same for tables that it cannot tell apart."""
        table = self._table
        memory = table._memory(self.index)
        known = strip(table._state, memory).dump(), memory.key(), table.number
        return blake2b(repr(known).encode(), digest_size=16).hexdigest()

    def _check(self, beliefs: Beliefs) -> None:
        possible = set(self.ways())
        for way, weight in beliefs.items():
            if way not in possible:
                raise StandoffError(f"{way} is not one of the ways to deal the roles that this seat can imagine")
            if not 0 <= weight < float("inf"):
                raise StandoffError(f"the weight of {way} is {weight}; it must be a number from 0 up")
        if not sum(beliefs.values()) > 0:
            raise StandoffError("all ways to deal the roles have the weight 0")
