"""What a table tells its viewers: events, the open question and options, as each may know them, and their words.

Whoever is not named in a message perceives of it what everybody perceives who is not, in the same words. So what the
last answer led to is made once for all of them, and dropped with the next answer.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from standoff.engine.declare import Asked, Message
from standoff.engine.errors import StandoffError
from standoff.engine.history import History, opened
from standoff.engine.memory import Eyes, Memory, Truth
from standoff.engine.messages import (
    AnyLine,
    AnyOption,
    AnyPut,
    AnyQuestion,
    AnyRefusal,
    AnyTold,
    LogLine,
    Option,
    Put,
    Question,
    Refusal,
    Told,
)
from standoff.engine.rows import answers_of, rows_of
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, State
from standoff.engine.viewer import REFEREE
from standoff.engine.words import LANGUAGE, Speaker, flat
from standoff.engine.written import shown

Sayable = AnyTold | AnyQuestion | AnyOption | AnyRefusal
"""What can be put into words."""


class Update(NamedTuple):
    """What there is to tell a viewer after an answer: what happened, what he sees now, and the open question."""

    lines: list[AnyLine]
    view: Struct | None
    put: AnyPut | None


class Found:
    """What was found since the last answer. Words and events are kept by whom of those who hear it a message names."""

    __slots__ = ("about", "asked", "lines", "lying", "options", "others", "questions", "speakers", "told")

    def __init__(self) -> None:
        self.about: Asked | None = None
        self.lying: Struct | None = None
        self.options: list[AnyOption] | None = None
        self.asked: AnyQuestion | None = None
        self.others: AnyQuestion | None = None
        self.speakers: dict[tuple[int, str], Speaker] = {}
        self.questions: dict[tuple[int, str], str] = {}
        self.told: dict[tuple[int, int], AnyTold] = {}
        self.lines: dict[tuple[int, int, str], AnyLine] = {}


class Telling:
    """Tells what stands and happens at a table, whose state and log it is given. `given` is the position that somebody
    wrote down, if the game began at one. `memories` are those of its viewers, each with how much of the log it knows.
    """

    __slots__ = ("_found", "_given", "_messages", "_setup", "_speakers", "memories")

    def __init__(self, setup: Setup, given: Mapping[str, Any] | None = None) -> None:
        self._setup = setup
        self._given = given
        self.memories: dict[int, tuple[Memory, int]] = {}
        self._messages = setup.game.messages
        self._speakers: dict[tuple[int, str], Speaker] = {}
        self._found: Found | None = None

    def forget(self) -> None:
        """An answer was given or taken back: what was found is no longer the last."""
        self._found = None

    def _latest(self) -> Found:
        found = self._found
        if found is None:
            found = self._found = Found()
        return found

    def speaker(self, t: State, reader: int, language: str = LANGUAGE) -> Speaker:
        """Who finds the words for a reader; for NOBODY, as somebody reads them who does not sit there."""
        latest = self._latest()
        found = latest.speakers.get((reader, language))
        if found is None:
            found = latest.speakers[reader, language] = self._speaker(reader, language)
            found.know(self._setup.game.called(t))
        return found

    def _speaker(self, reader: int, language: str) -> Speaker:
        found = self._speakers.get((reader, language))
        if found is None:
            made = Speaker(self._setup, NOBODY, language) if reader == NOBODY else self._speaker(NOBODY, language)
            found = self._speakers[reader, language] = made if reader == NOBODY else made.to(reader)
        return found

    # -- what stands on the table -----------------------------------------------------------------------------------

    def lying_open(self, t: State, history: History) -> Struct:
        """What everybody sees."""
        found = self._latest()
        if found.lying is None:
            view, told = self._setup.game.view, history.figures
            found.lying = view.lying_open(t, view.figures(t) if told is None else told)
        return found.lying

    def memory(self, history: History, viewer: int) -> Memory:
        """What a viewer knows from all that he has perceived."""
        known = self.memories.get(viewer)
        if known is None:
            memory: Memory = self._setup.game.memory(self._setup, viewer)
            told = 0
            if self._given is not None:
                memory.begin(opened(self._setup, self._given))
        else:
            memory, told = known
        memory.hear(history.events, told, self._messages)
        self.memories[viewer] = memory, len(history.events)
        return memory

    def view(self, t: State, history: History, viewer: int) -> Struct:
        """What a viewer sees; the referee sees everything."""
        game = self._setup.game
        eyes: Eyes = Truth(REFEREE, game.zones.gather(t)) if viewer == REFEREE else self.memory(history, viewer)
        view: Struct = game.view.know(self.lying_open(t, history), eyes)
        return view

    def update(
        self, t: State, history: History, number: int, events: range, viewer: int, language: str, seen: bool
    ) -> Update:
        """What there is to tell a viewer after an answer; what he sees only if he wants to be shown it (`seen`)."""
        lines = self.lines(t, history, events, viewer, language)
        view = self.view(t, history, viewer) if seen else None
        return Update(lines, view, None if t.over else self.put(t, number, viewer, language))

    def about(self, t: State) -> Asked:
        """What the open question is about."""
        found = self._latest()
        if found.about is None:
            found.about = self._messages.about(t)
        return found.about

    def question(self, t: State, number: int, viewer: int) -> AnyQuestion:
        """The open question, as a viewer may know it: with its options for whom it is put to, alike for all others."""
        about, found = self.about(t), self._latest()
        if viewer in (t.asked, REFEREE):
            if found.asked is None:
                found.options = options_of(t)
                found.asked = question_of(t, about, number, found.options)
            return found.asked
        if found.others is None:
            found.others = question_of(t, about, number, None)
        return found.others

    # -- events -----------------------------------------------------------------------------------------------------

    def told(self, history: History, number: int, viewer: int) -> AnyTold:
        """One event, as a viewer may know it."""
        event, latest = history.events[number], self._latest()
        key = number, viewer if viewer == REFEREE else self._reader(event, viewer)
        found = latest.told.get(key)
        if found is None:
            before = bisect_right(history.starts, number) - 1
            clause = self._messages.clauses[type(event)]
            found = Told(number, None if before < 0 else before, self._messages.perceived(event, viewer), clause)
            if _is_latest(history, number):
                latest.told[key] = found
        return found

    def line(self, t: State, history: History, number: int, viewer: int, language: str) -> AnyLine:
        """One event, as a viewer may know it, in words."""
        event, latest = history.events[number], self._latest()
        key = number, viewer if viewer == REFEREE else self._reader(event, viewer), language
        found = latest.lines.get(key)
        if found is None:
            told = self.told(history, number, viewer)
            found = LogLine(told, self.speaker(t, key[1], language).event(told.event))
            if _is_latest(history, number):
                latest.lines[key] = found
        return found

    def lines(self, t: State, history: History, numbers: range, viewer: int, language: str) -> list[AnyLine]:
        """Several events, as a viewer may know them, in words."""
        return [self.line(t, history, number, viewer, language) for number in numbers]

    # -- words ------------------------------------------------------------------------------------------------------

    def say(self, t: State, what: Sayable, reader: int, language: str) -> str:
        """A message in words, as somebody reads it."""
        match what:
            case Told(event=event) if self._knows(event):
                return self.speaker(t, reader, language).event(event)
            case Question(about=about) if self._knows(about):
                return self._say_question(t, about, what.seat, reader, language)
            case Option(answer=answer) if self._knows(answer):
                return self.speaker(t, NOBODY, language).answer(answer, self.about(t), what.note)
            case Refusal(answer=answer) if self._knows(answer):
                return self.speaker(t, NOBODY, language).answer(answer, self.about(t))
        raise StandoffError(f"there are no words for {shown(what)} in {self._setup.game.title}")

    def say_rows(self, t: State, question: AnyQuestion, language: str) -> list[list[str]]:
        """The options of a question in words, row by row; an answer is read alike by all."""
        speaker = self.speaker(t, NOBODY, language)
        rows = question.rows or []
        return [[speaker.answer(answer, question.about, note) for answer, note in answers_of(row)] for row in rows]

    def put(self, t: State, number: int, viewer: int, language: str) -> AnyPut:
        """The open question as a viewer may know it, what it says to him, and his options in words, row by row."""
        question = self.question(t, number, viewer)
        text = self._say_question(t, question.about, question.seat, viewer, language)
        return Put(question, text, self._say_options(t, question, language) if question.rows else [])

    def _say_options(self, t: State, question: AnyQuestion, language: str) -> list[list[str]]:
        """The same as `say_rows` for the open question, whose options are there."""
        speaker, about = self.speaker(t, NOBODY, language), question.about
        words = [speaker.answer(option.answer, about, option.note) for option in self._latest().options or []]
        said, at = [], 0
        for row in question.rows or []:
            after = at + (len(row.values) if row.field else 1)
            said.append(words[at:after])
            at = after
        return said

    def _say_question(self, t: State, about: Asked, seat: int, reader: int, language: str) -> str:
        """What a seat is asked; the words of the open question are found once for all whom it does not name."""
        latest = self._latest()
        if latest.about is not about:
            return self.speaker(t, reader, language).question(about, seat)
        key = reader if reader == seat else self._reader(about, reader), language
        found = latest.questions.get(key)
        if found is None:
            found = latest.questions[key] = self.speaker(t, key[0], language).question(about, seat)
        return found

    def _reader(self, message: Message, reader: int) -> int:
        """Whoever is not named in a message perceives and reads what everybody else does: it is found once for all."""
        for name, many in self._messages.seats[type(message)]:
            named = getattr(message, name)
            if named == reader or (many and named is not None and reader in flat(named)):
                return reader
        return NOBODY

    def _knows(self, message: Message) -> bool:
        """Is this a message of the game that is played here?"""
        return type(message) in self._messages.fields


def _is_latest(history: History, number: int) -> bool:
    """Has this event followed from the last answer?"""
    return not history.starts or number >= history.starts[-1]


def question_of(t: State, about: Asked, number: int, options: list[AnyOption] | None) -> AnyQuestion:
    """The question that is open in a state; its options and its default are for the asked seat alone."""
    rows, default = None, None
    if options is not None:
        rows, default = rows_of(options), t.setup.game.legal.default(t)
    return Question(number, t.asked, about, rows, default, t.setup.game.messages.clauses[type(about)])


def options_of(t: State) -> list[AnyOption]:
    """The options of the open question."""
    return [option_of(t, index, code) for index, code in enumerate(t.options)]


def option_of(t: State, index: int, code: int) -> AnyOption:
    """One of the options of the open question, with what there is to note about it."""
    game = t.setup.game
    answer = game.messages.answers.read(code)
    return Option(index, code, answer, game.legal.note(t, answer))
