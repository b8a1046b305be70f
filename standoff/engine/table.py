"""Table: one running game. It knows everything; a `Seat` (see `engine.seat`) is what one player may see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from standoff.engine.answering import Answering, AnswerLike
from standoff.engine.clauses import UNKNOWN
from standoff.engine.declare import Asked, Event
from standoff.engine.errors import NotUnderstood, StandoffError
from standoff.engine.history import History, begun, opened, play_again, refuse_faults
from standoff.engine.memory import Memory
from standoff.engine.messages import (
    AnyLine,
    AnyOption,
    AnyPut,
    AnyQuestion,
    AnyRefusal,
    AnyTold,
    Question,
    Reason,
    Record,
    Result,
    RuleInProgress,
)
from standoff.engine.play import advance, give
from standoff.engine.sample import Sample
from standoff.engine.seat import Seat
from standoff.engine.settings import checked_seed, chosen_settings
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, State
from standoff.engine.telling import Sayable, Telling, Update, option_of
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.engine.words import LANGUAGE, Speaker
from standoff.engine.written import shown


class Tried(NamedTuple):
    """An answer to a question, with what follows from it. It knows everything, as a table does."""

    number: int
    code: int
    after: State
    happened: list[Event]


class Table:
    """A running game: put the question, take the answer, tell what happened.

    A table knows everything. Give bots and clients a `Seat` instead (`table.seat(i)`). Its log of events follows from
    its record alone: played, loaded, replayed or run by bots, it is the same; where nobody has listened it is told
    again when somebody wants to know.
    """

    __slots__ = (
        "_answers",
        "_chances",
        "_given",
        "_history",
        "_shared",
        "_state",
        "_telling",
        "setup",
    )

    def __init__(self, setup: Setup, state: State, given: Mapping[str, Any] | None = None) -> None:
        self.setup = setup
        self._state = state
        self._answers: list[int] = []
        self._shared = False
        self._chances: list[tuple[int, str]] = []
        self._given = given
        self._history: History | None = None
        self._telling = Telling(setup, given)

    @classmethod
    def begin(cls, setup: Setup, given: Mapping[str, Any] | None = None, *, listen: bool = True) -> Table:
        """A table at the first question of a new game, or at a position that somebody wrote down.

        Without `listen` events are not kept until somebody asks for them.
        """
        t = opened(setup, given)
        history = begun(t) if listen else None
        t.events = None if history is None else history.events
        advance(t)
        t.events = None
        if given is not None:
            refuse_faults(t)
        table = cls(setup, t, given)
        if history is not None:
            history.close(t)
            table._history = history
        return table

    # -- what stands on the table -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.over

    @property
    def number(self) -> int:
        """The number of the open question: how many answers have been given so far."""
        return len(self._answers)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, or None after the end."""
        return None if self.over else self._state.asked

    @property
    def options(self) -> tuple[int, ...]:
        """The codes of the answers that may be given now."""
        return tuple(self._state.options)

    @property
    def cursor(self) -> int:
        """The number that the next event will have."""
        return len(self._listen().events)

    def question(self) -> AnyQuestion | None:
        """The open question with its options, or None after the end."""
        return None if self.over else self._question(REFEREE)

    def option(self, answer: AnswerLike) -> AnyOption:
        """One of the options: by its code, by the answer that it is, or by words."""
        code = self.code_of(answer)
        return option_of(self._state, self._state.options.index(code), code)

    def result(self, language: str = LANGUAGE) -> Result | None:
        """Winners, scores and the reason by clause; None while the game goes on."""
        t = self._state
        if not t.over:
            return None
        reason = Reason(t.outcome, self._speaker(NOBODY, language).outcome(t.outcome))
        return Result(list(t.winners), self.setup.game.scores(t), reason)

    def record(self) -> Record:
        """The whole game so far: enough to play it again. It holds the seed, so it is secret until the end."""
        s = self.setup
        return Record(
            game=s.game.id,
            version=s.game.version,
            players=list(s.names),
            settings=chosen_settings(s.settings),
            seed=s.seed,
            answers=list(self._answers),
            data=s.data_name,
            position=None if self._given is None else dict(self._given),
            chances=list(self._chances),
        )

    def rules_in_progress(self) -> list[RuleInProgress]:
        """The rules that are being played right now, the outermost first."""
        return [
            RuleInProgress(frame.rule, frame.says, {name: getattr(frame, name) for name in frame.fields})
            for frame in self._state.stack()
        ]

    def view(self, seat: int | None = None) -> Struct:
        """What a seat may see; without a seat, what lies open on the table."""
        return self._view(SPECTATOR if seat is None else self._checked(seat))

    def open_view(self) -> Struct:
        """Everything, with nothing hidden: for scenarios, finished games and debugging."""
        return self._view(REFEREE)

    def catalogue(self) -> Struct:
        """What cannot change during this game: the things that views and messages name by their numbers."""
        return self.setup.game.catalogue.catalogue(self.setup)

    def plain(self, view: Struct) -> Struct:
        """A view of this table in words."""
        return self.setup.game.plain.plain(view, self.setup)

    def seat(self, seat: int) -> Seat:
        """The table as one player may see it."""
        return Seat(self, self._checked(seat))

    def spectator(self) -> Seat:
        """The table as somebody at the side may see it."""
        return Seat(self, SPECTATOR)

    def events(self, since: int = 0) -> list[AnyTold]:
        """Everything that has happened from a number on, with nothing hidden."""
        return self._events(REFEREE, since)

    def say(self, what: Sayable, language: str = LANGUAGE) -> str:
        """A message of this table in words, as somebody reads it who does not sit there; a question as it is put."""
        return self._say(what, what.seat if isinstance(what, Question) else NOBODY, language)

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, answer: AnswerLike, *, seat: int | None = None, number: int | None = None) -> None:
        """Give an answer: an option, the answer itself, its code, or its words.

        `seat` says who answers and `number` which question is meant; an answer from another seat or to an earlier
        question is refused. A refused answer raises an error that names the reason, and changes nothing.
        """
        self.take(self.tried(self.code_of(answer, seat=seat, number=number)))

    def tried(self, code: int) -> Tried:
        """What follows from an option, unchecked: the rules go on with a copy, and the table stays as it is."""
        after = self._state.copy()
        happened: list[Event] = []
        after.events = happened
        give(after, code)
        after.events = None
        return Tried(self.number, code, after, happened)

    def take(self, tried: Tried) -> None:
        """Give the answer that was tried at this question."""
        if tried.number != self.number:
            raise StandoffError(f"question {tried.number} was tried, and {self.number} is open")
        self._listen().add(tried.happened, tried.after)
        self._state = tried.after
        self._note_down(tried.code)

    def code_of(
        self, answer: AnswerLike, *, seat: int | None = None, number: int | None = None, language: str = LANGUAGE
    ) -> int:
        """The code of the option that is meant, or the error that says why it is not one."""
        return Answering(self, language).code_of(answer, seat, number)

    def why_not(self, seat: int, answer: AnswerLike, language: str = LANGUAGE) -> Reason | None:
        """Why a seat may not give this answer now; None if it may."""
        return Answering(self, language).why_not(seat, answer)

    def refusals(self, *, everything: bool = False, language: str = LANGUAGE, **focus: int) -> list[AnyRefusal]:
        """What the asked seat might want to do and may not, each with its reason.

        `focus` names parts of an answer (`card=44`, `source=3`): then only what has these parts. What is not worth
        telling unasked is left out, but for `everything` or with a `focus`.
        """
        return Answering(self, language).refusals(everything, focus)

    def run(self, choosers: Sequence[Callable[[Seat], int]], limit: int | None = None) -> None:
        """Let bots play on, one chooser for each seat, to the end or until question number `limit`.

        A chooser is given its Seat and returns the code of an option. Events are kept if somebody has wanted to know
        them so far; a table that was begun without listening, and choosers that look only at their options, are the
        quick way.
        """
        if len(choosers) != self.setup.players:
            raise StandoffError(f"there are {self.setup.players} seats, but {len(choosers)} choosers")
        if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 0):
            raise StandoffError(f"a limit is the number of a question, from 0 on, not {shown(limit)}")
        t = self._state
        seats = [Seat(self, i) for i in range(self.setup.players)]
        while not t.over and (limit is None or len(self._answers) < limit):
            who = t.asked
            code = choosers[who](seats[who])
            if code not in t.options:
                raise NotUnderstood(Reason(UNKNOWN, f"the bot at seat {who} chose {shown(code)}, which is no option"))
            self._go_on(code)

    def _go_on(self, code: int) -> None:
        """Take an answer of a bot, in place; what happens is kept if somebody listens."""
        t, history = self._state, self._history
        happened: list[Event] = []
        t.events = None if history is None else happened
        give(t, code)
        t.events = None
        if history is not None:
            history.add(happened, t)
        self._note_down(code)

    def _note_down(self, code: int) -> None:
        if self._shared:
            self._answers, self._shared = self._answers[:], False
        self._answers.append(code)
        self._telling.forget()

    def take_back(self, number: int, *, seed: int | str | None = None) -> None:
        """Go back to question `number`. What chance decides from there on comes out as before, or anew with a seed."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= self.number:
            raise StandoffError(f"there is no question {shown(number)} to go back to; there are 0 to {self.number}")
        chances = [chance for chance in self._chances if chance[0] < number or (seed is None and chance[0] == number)]
        if seed is not None:
            chances.append((number, checked_seed(seed)))
        kept = self._answers[:number]
        self._state, self._history = play_again(self.setup, self._given, kept, chances)
        self._answers, self._shared, self._chances = kept, False, chances
        self._telling.forget()
        self._telling.memories.clear()

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """The same game with the same past, free to go on by itself."""
        new = Table(self.setup, self._state.copy(), self._given)
        new._answers, new._chances = self._answers, self._chances
        new._shared = self._shared = True
        new._history = None if self._history is None else self._history.copy()
        return new

    def silent(self) -> Sample:
        """The position without its past, to be played on at the speed of the rules; it knows all, the dice too."""
        return Sample(self._state.copy(), self.number)

    def save(self) -> str:
        """The table as JSON text, for `standoff.load`. It holds every secret of the game."""
        from standoff.engine.record import save  # noqa: PLC0415

        return save(self)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _checked(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise StandoffError(f"there is no seat {shown(seat)}; the seats are 0 to {self.setup.players - 1}")
        return seat

    def _listen(self) -> History:
        """All that has happened; told again from the record if nobody has listened so far."""
        if self._history is None:
            _, self._history = play_again(self.setup, self._given, self._answers, self._chances)
        return self._history

    def _events(self, viewer: int, since: int = 0) -> list[AnyTold]:
        """The events from a number on, as a viewer may know them."""
        history = self._listen()
        return [self._telling.told(history, number, viewer) for number in self._numbers(since)]

    def _lines(self, viewer: int, since: int, until: int | None, language: str) -> list[AnyLine]:
        """The events from a number on, `until` another, as a viewer may know them, in words."""
        numbers = self._numbers(since, until)
        return self._telling.lines(self._state, self._listen(), numbers, viewer, str(language))

    def _numbers(self, since: int, until: int | None = None) -> range:
        """The numbers of the events from one on, `until` another or the last."""
        for number in (since,) if until is None else (since, until):
            if isinstance(number, bool) or not isinstance(number, int) or number < 0:
                raise StandoffError(f"events are counted from 0; there is no event {shown(number)}")
        there = len(self._listen().events)
        return range(since, there if until is None else min(until, there))

    def _say(self, what: Sayable, reader: int, language: str) -> str:
        return self._telling.say(self._state, what, reader, str(language))

    def _say_rows(self, question: AnyQuestion, language: str) -> list[list[str]]:
        return self._telling.say_rows(self._state, question, str(language))

    def _put(self, viewer: int, language: str) -> AnyPut | None:
        return None if self.over else self._telling.put(self._state, self.number, viewer, str(language))

    def _speaker(self, reader: int, language: str = LANGUAGE) -> Speaker:
        return self._telling.speaker(self._state, reader, str(language))

    def _memory(self, viewer: int) -> Memory:
        """What a viewer knows from all that he has perceived."""
        return self._telling.memory(self._listen(), viewer)

    def _view(self, viewer: int) -> Struct:
        return self._telling.view(self._state, self._listen(), viewer)

    def _update(self, viewer: int, since: int, language: str, seen: bool) -> Update:
        """What there is to tell a viewer after an answer."""
        numbers = self._numbers(since)
        return self._telling.update(self._state, self._listen(), self.number, numbers, viewer, str(language), seen)

    def _about(self) -> Asked:
        return self._telling.about(self._state)

    def _question(self, viewer: int) -> AnyQuestion:
        return self._telling.question(self._state, self.number, viewer)
