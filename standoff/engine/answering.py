"""What is meant by an answer, and why it may not be given.

A table takes an option, the answer itself, its code or its words. Whatever stands against it is an objection, declared
by the game or by every table (`engine.objections`); it is put into words here, for whoever wanted to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from standoff.engine import objections as o
from standoff.engine import typed
from standoff.engine.clauses import UNKNOWN
from standoff.engine.declare import Answer, Objection
from standoff.engine.errors import NotAllowed, NotAsked, NotUnderstood, StandoffError
from standoff.engine.messages import AnyOption, AnyRefusal, Option, Reason, Refusal
from standoff.engine.state import NOBODY
from standoff.engine.written import shown

if TYPE_CHECKING:
    from standoff.engine.table import Table

AnswerLike = AnyOption | Answer | int | str
"""An option, an answer, its code, or its words."""

MOST_LETTERS: Final = 1000
"""Nobody types more to say what he wants."""


class Answering:
    """Reads answers at the open question of a table, and says in a language why something is none."""

    __slots__ = ("language", "table")

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = language

    def code_of(self, answer: AnswerLike, seat: int | None, number: int | None) -> int:
        """The code of the option that is meant, or the error that says why it is not one."""
        t = self.table._state
        stopped = self._not_asked(t.asked if seat is None else seat) or self._not_open(number)
        if stopped is not None:
            raise NotAsked(self._reason(stopped))
        if isinstance(answer, str):
            return self._code_of_words(answer)
        code = self._code_given(answer)
        if code not in t.options:
            reason = self._against(code)
            raise NotUnderstood(reason) if reason.clause == UNKNOWN else NotAllowed(reason)
        return code

    def why_not(self, seat: int, answer: AnswerLike) -> Reason | None:
        """Why a seat may not give this answer now; None if it may."""
        stopped = self._not_asked(seat)
        if stopped is not None:
            return self._reason(stopped)
        if isinstance(answer, str):
            try:
                self._code_of_words(answer)
            except NotAllowed as refused:
                return refused.reason if len(answer) > MOST_LETTERS or not self.meaning(answer).possible else None
            return None
        try:
            code = self._code_given(answer)
        except NotUnderstood as unknown:
            return unknown.reason
        return None if code in self.table._state.options else self._against(code)

    def refusals(self, everything: bool, focus: dict[str, int]) -> list[AnyRefusal]:
        """What the asked seat might want to do and may not, each with its reason."""
        game, t = self.table.setup.game, self.table._state
        strange = [part for part in focus if part not in game.messages.answers.parts]
        if strange:
            there = ", ".join(sorted(game.messages.answers.parts))
            raise StandoffError(f"no answer of {game.title} has a part {shown(strange[0])}; there are: {there}")
        if t.over:
            return []
        out: list[AnyRefusal] = []
        for code in game.legal.candidates(t) if everything or focus or game.foremost is None else game.foremost(t):
            answer = game.messages.answers.read(code)
            if all(getattr(answer, part, None) == value for part, value in focus.items()):
                objection = game.legal.refusal(t, code)
                if objection is not None:
                    out.append(Refusal(code, answer, self._reason(objection, t.asked)))
        return out

    def meaning(self, words: str) -> typed.Meaning:
        """What words can mean here, possible or not."""
        t, game = self.table._state, self.table.setup.game
        read = game.messages.answers.read

        def said(codes: Sequence[int]) -> dict[int, typed.Said]:
            return {code: typed.Said(self._text(code), read(code)) for code in codes}

        options = said(t.options)
        return typed.read(words, options, lambda: said([c for c in game.legal.candidates(t) if c not in options]))

    # -- inside --------------------------------------------------------------------------------------------------------

    def _reason(self, objection: Objection, reader: int = NOBODY) -> Reason:
        clause = self.table.setup.game.messages.clauses[type(objection)]
        return Reason(clause, self.table._speaker(reader, self.language).objection(objection))

    def _not_asked(self, seat: int) -> Objection | None:
        t = self.table._state
        if t.over:
            return o.Over()
        if seat != t.asked or isinstance(seat, bool):
            asked = self.table._speaker(NOBODY, self.language).question(self.table._about(), t.asked)
            return o.AnotherDecides(t.asked, asked)
        return None

    def _not_open(self, number: int | None) -> Objection | None:
        now = self.table.number
        if number is None:
            return None
        if isinstance(number, bool) or not isinstance(number, int):
            raise StandoffError(f"the number of a question is a whole number, not {shown(number)}")
        if number == now:
            return None
        return o.AnsweredAlready(number, now) if number < now else o.NotPutYet(number, now)

    def _code_given(self, answer: AnyOption | Answer | int) -> int:
        """The code of something that is given as data, known to be an answer of this game."""
        answers = self.table.setup.game.messages.answers
        if isinstance(answer, Answer):
            if type(answer) not in answers.classes:
                raise NotUnderstood(self._reason(o.StrangeAnswer(shown(answer))))
            try:
                return answers.code(answer)
            except ValueError as wrong:
                raise NotUnderstood(self._reason(o.BrokenAnswer(shown(answer), str(wrong)))) from None
        code = answer.code if isinstance(answer, Option) else answer
        if isinstance(code, bool) or not isinstance(code, int):
            raise NotUnderstood(self._reason(o.NoAnswer(shown(answer))))
        return code

    def _code_of_words(self, words: str) -> int:
        if len(words) > MOST_LETTERS:
            raise NotUnderstood(self._reason(o.TooLong(MOST_LETTERS, len(words))))
        meant = self.meaning(words)
        if len(meant.possible) == 1:
            return meant.possible[0]
        if meant.refused and not meant.possible:
            raise NotAllowed(typed.one_reason([self._against(code) for code in meant.refused]))
        if meant.possible:
            raise NotUnderstood(self._reason(o.SeveralMeant(words, self._listed(meant.possible))))
        raise NotUnderstood(self._reason(o.NothingMeant(words, self._listed(self.table._state.options))))

    def _listed(self, codes: Sequence[int]) -> str:
        return typed.listed([self._text(code) for code in codes])

    def _text(self, code: int) -> str:
        t, game = self.table._state, self.table.setup.game
        answer = game.messages.answers.read(code)
        note = game.legal.note(t, answer) if code in t.options else None
        return self.table._speaker(NOBODY, self.language).answer(answer, self.table._about(), note)

    def _against(self, code: int) -> Reason:
        game, t = self.table.setup.game, self.table._state
        objection = game.legal.refusal(t, code) if code in game.legal.candidates(t) else None
        return self._reason(o.NoSuchCode(shown(code))) if objection is None else self._reason(objection, t.asked)
