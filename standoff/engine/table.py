"""Table: one running game. Seat: the same game as one player may see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from standoff.engine.errors import NotAllowed, NotAsked, NotUnderstood, StandoffError
from standoff.engine.messages import Event, Option, Question, Reason, Record, Refusal, Result, RuleInProgress
from standoff.engine.play import give, start
from standoff.engine.rng import Rng, seed
from standoff.engine.settings import chosen_settings
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, State
from standoff.engine.viewer import REFEREE, SPECTATOR

Answer = Option | int | str


class Table:
    """A running game: put the question, take the answer, tell what happened.

    A table knows everything. Give bots and clients a `Seat` instead (`table.seat(i)`).
    """

    __slots__ = ("_answers", "_given", "_log", "_state", "setup")

    def __init__(self, setup: Setup, state: State, given: dict[str, Any] | None = None) -> None:
        self.setup = setup
        self._state = state
        self._answers: list[int] = []
        self._given = given
        self._log: list[tuple[int, ...]] = []
        self._take_events()

    @classmethod
    def begin(cls, setup: Setup, listen: bool = True) -> Table:
        """A table at the first question of a new game. Without `listen` the set-up is not told as events."""
        return cls(setup, start(setup, listen))

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
    def question(self) -> Question | None:
        """The open question with its options, or None after the end."""
        return None if self.over else self._question(REFEREE)

    @property
    def result(self) -> Result | None:
        """Winners, scores and the reason by clause; None while the game goes on."""
        t = self._state
        if not t.over:
            return None
        return Result(list(t.winners), self.setup.game.scores(t), self.setup.game.text.outcome(t))

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, with nothing hidden."""
        return self.events_for(REFEREE)

    @property
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
            position=self._given,
        )

    @property
    def rules_in_progress(self) -> list[RuleInProgress]:
        """The rules that are being played right now, the outermost first."""
        return [
            RuleInProgress(frame.rule, frame.says, {name: getattr(frame, name) for name in frame.fields})
            for frame in self._state.stack()
        ]

    def view(self, seat: int | None = None) -> Struct:
        """What a seat may see; without a seat, what lies open on the table."""
        return self.setup.game.view.view(self._state, SPECTATOR if seat is None else self._checked(seat))

    def open_view(self) -> Struct:
        """Everything, with nothing hidden: for scenarios, finished games and debugging."""
        return self.setup.game.view.view(self._state, REFEREE)

    def seat(self, seat: int) -> Seat:
        """The table as one player may see it."""
        return Seat(self, self._checked(seat))

    def spectator(self) -> Seat:
        """The table as somebody at the side may see it."""
        return Seat(self, SPECTATOR)

    def events_for(self, viewer: int, since: int = 0) -> list[Event]:
        """The events from a number on, as a viewer may know them."""
        game, t = self.setup.game, self._state
        out = []
        for number in range(since, len(self._log)):
            seen = game.view.witness(self._log[number], viewer)
            if seen is not None:
                words = game.text.event(t, seen)
                out.append(Event(number, words.do, words.data, words.text))
        return out

    # -- answers ----------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer, *, seat: int | None = None, number: int | None = None) -> list[Event]:
        """Give an answer: an option, its index, or its words. Returns what happened, with nothing hidden.

        `seat` says who answers and `number` which question is meant; an answer from another seat or to an earlier
        question is refused. A refused answer raises an error that names the reason, and changes nothing.
        """
        code = self.code_of(answer, seat=seat, number=number)
        before = len(self._log)
        after = self._state.copy()
        after.events = []
        give(after, code)
        self._state = after
        self._answers.append(code)
        self._take_events()
        return self.events_for(REFEREE, before)

    def code_of(self, answer: Answer, *, seat: int | None = None, number: int | None = None) -> int:
        """The code of the option that is meant, or the error that says why it is not one."""
        t = self._state
        who = t.asked if seat is None else seat
        stopped = self._not_asked(who)
        if stopped is not None:
            raise NotAsked(stopped)
        if number is not None and number != self.number:
            what = "has been answered already" if number < self.number else "has not been put yet"
            raise NotAsked(Reason("table.stale", f"Question {number} {what}; the open one is {self.number}."))
        if isinstance(answer, str):
            return self._code_of_words(answer)
        if isinstance(answer, Option):
            if answer.code in t.options:
                return answer.code
            raise NotAllowed(self._why_not_code(answer.code))
        if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < len(t.options):
            most = len(t.options) - 1
            raise NotUnderstood(
                Reason("table.unknown", f"{answer!r} is not an option; give an index from 0 to {most}.")
            )
        return t.options[answer]

    def parse(self, words: str) -> int:
        """The code of the option that reads like these words."""
        return self.code_of(words)

    def why_not(self, seat: int, answer: Option | int | str) -> Reason | None:
        """Why a seat may not give this answer (words, an option or a code) now; None if it may."""
        stopped = self._not_asked(seat)
        if stopped is not None:
            return stopped
        if isinstance(answer, str):
            try:
                self._code_of_words(answer)
            except NotAllowed as refused:
                return refused.reason
            return None
        code = answer.code if isinstance(answer, Option) else answer
        return None if code in self._state.options else self._why_not_code(code)

    def refusals(self) -> list[Refusal]:
        """What the asked seat might want to do and may not, each with its reason."""
        if self.over:
            return []
        game, t = self.setup.game, self._state
        out = []
        for code in game.legal.candidates(t):
            reason = game.legal.refusal(t, code)
            if reason is not None:
                out.append(Refusal(*game.text.option(t, code), reason))
        return out

    def run(self, choosers: Sequence[Callable[[Seat], int]], limit: int | None = None) -> None:
        """Let bots play on, one chooser for each seat, to the end or until question number `limit`.

        A chooser is given its Seat and returns the index of an option. No events are kept: this is the quick way.
        """
        t, answers = self._state, self._answers
        seats = [Seat(self, i) for i in range(self.setup.players)]
        while not t.over and (limit is None or len(answers) < limit):
            who = t.asked
            index = choosers[who](seats[who])
            if not 0 <= index < len(t.options):
                raise NotUnderstood(Reason("table.unknown", f"the bot at seat {who} chose {index} of {len(t.options)}"))
            code = t.options[index]
            give(t, code)
            answers.append(code)

    # -- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """The same game, free to go on by itself. Its events start from here."""
        new = object.__new__(Table)
        new.setup = self.setup
        new._state = self._state.copy()
        new._answers = self._answers[:]
        new._given = self._given
        new._log = []
        return new

    def save(self) -> str:
        """The table as JSON text, for `standoff.load`. It holds every secret of the game."""
        from standoff.engine.record import save  # noqa: PLC0415

        return save(self)

    # -- inside -----------------------------------------------------------------------------------------------------

    def _checked(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.players:
            raise StandoffError(f"there is no seat {seat!r}; the seats are 0 to {self.setup.players - 1}")
        return seat

    def _take_events(self) -> None:
        self._log += self._state.events or []
        self._state.events = None

    def _not_asked(self, seat: int) -> Reason | None:
        t = self._state
        if t.over:
            return Reason("table.over", "The game is over.")
        if seat != t.asked:
            name = self.setup.names[t.asked]
            return Reason("table.not_asked", f"It is {name}'s decision now: {self.setup.game.text.prompt(t)}")
        return None

    def _question(self, viewer: int) -> Question:
        t, text = self._state, self.setup.game.text
        options = None
        if viewer in (t.asked, REFEREE):
            options = [Option(i, code, *text.option(t, code)) for i, code in enumerate(t.options)]
        return Question(self.number, t.asked, text.KINDS[t.kind], text.prompt(t), text.about(t), options)

    def _code_of_words(self, words: str) -> int:
        t, game = self._state, self.setup.game
        code: int | None
        options = {code: game.text.option(t, code).text for code in t.options}
        code = same_words(words, options)
        if code is not None:
            return code
        others = {c: game.text.option(t, c).text for c in game.legal.candidates(t) if c not in options}
        if same_words(words, others) is None:
            code = match_words(words, options)
            if code is not None:
                return code
        code = match_words(words, others)
        if code is not None:
            raise NotAllowed(self._why_not_code(code))
        some = "; ".join(game.text.option(t, c).text for c in t.options[:8])
        more = "; ..." if len(t.options) > 8 else ""
        raise NotUnderstood(Reason("table.unknown", f'"{words}" is not an answer here. Possible: {some}{more}'))

    def _why_not_code(self, code: int) -> Reason:
        game, t = self.setup.game, self._state
        if code in game.legal.candidates(t):
            reason = game.legal.refusal(t, code)
            if reason is not None:
                return reason
        return Reason("table.unknown", f"{code} is not the code of any answer to this question.")


class Seat:
    """A point of view: what one seat may see, is asked and may imagine. All that a bot or a client ever gets."""

    __slots__ = ("_table", "index")

    def __init__(self, table: Table, index: int) -> None:
        self._table = table
        self.index = index

    @property
    def name(self) -> str:
        """Who sits here."""
        return "spectator" if self.index == SPECTATOR else self._table.setup.names[self.index]

    @property
    def asked(self) -> bool:
        """Is the open question put to this seat?"""
        return self._table._state.asked == self.index != NOBODY

    @property
    def options(self) -> list[int]:
        """The codes of the options, if this seat is asked; the quick way for bots. Not to be changed."""
        return self._table._state.options if self.asked else []

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._table.over

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        return self._table.result

    def view(self) -> Struct:
        """All that this seat may know."""
        return self._table.setup.game.view.view(self._table._state, self.index)

    def question(self) -> Question | None:
        """The open question; with its options only if it is put to this seat."""
        return None if self._table.over else self._table._question(self.index)

    def events(self, since: int = 0) -> list[Event]:
        """What has happened, as this seat may know it."""
        return self._table.events_for(self.index, since)

    def why_not(self, answer: Option | int | str) -> Reason | None:
        """Why this seat may not give that answer now."""
        return self._table.why_not(self.index, answer)

    def refusals(self) -> list[Refusal]:
        """What this seat might want to do now and may not."""
        return self._table.refusals() if self.asked else []

    def answer(self, answer: Answer, *, number: int | None = None) -> list[Event]:
        """Answer the open question; what happened, as this seat may know it."""
        before = len(self._table._log)
        self._table.answer(answer, seat=self.index, number=number)
        return self.events(before)

    def sample(self, chance: Rng) -> Table:
        """A table that this seat cannot tell from the real one: what it does not know is dealt anew.

        The sample has another seed and no history; it is for searching ahead.
        """
        table = self._table.clone()
        table._answers, table._given = [], None
        imagine(table._state, self.index, chance)
        seed(table._state, chance.words())
        return table


def imagine(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew, in place, what the viewer does not know; the options of whoever is asked follow from it."""
    t.setup.game.view.redeal(t, viewer, chance)
    if not t.over:
        t.options = t.setup.options(t)


def same_words(words: str, texts: dict[int, str]) -> int | None:
    """The code whose text is the same, or the same but for remarks in brackets."""
    plain = _plain(words)
    for simplify in (_plain, lambda s: _plain(re.sub(r"\([^)]*\)", "", s))):
        exact = [code for code, text in texts.items() if simplify(text) == plain]
        if len(exact) == 1:
            return exact[0]
    return None


def match_words(words: str, texts: dict[int, str]) -> int | None:
    """The code whose text is meant: the same words, else a lone start."""
    found = same_words(words, texts)
    if found is not None:
        return found
    plain = _plain(words)
    begun = [code for code, text in texts.items() if plain and _plain(text).startswith(plain)]
    return begun[0] if len(begun) == 1 else None


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[,;.]", " ", text.casefold()).split())
