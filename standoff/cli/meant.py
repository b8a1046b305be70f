"""What a typed line means at a question: an answer, a choice between several, or something that is not possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from standoff.cli.output import counted
from standoff.cli.prompt import is_number, whole_number
from standoff.cli.voice import Say, without_note
from standoff.engine.messages import AnyOption, AnyRefusal
from standoff.engine.seat import Seat
from standoff.engine.typed import FEW, NO_WORDS, NUMBERS, Said, Vocabulary, plain, read, suggest
from standoff.engine.words import LANGUAGE

COPY = re.compile(r"\b(?:10|[2-9JQKA])[SHDC]\b")
"""Which copy of a card: who does not say it means any of them."""

UNITS = "units"
"""The part of an answer that counts what is placed."""
LEFT = "left"
"""The part of a question that says how many are left to be placed."""


class Wish(Struct, frozen=True):
    """What was meant. `answer` is an option, to be given so many `times`; `several` are those that it could be;
    `refused` is what is not possible; `says` is why the words mean nothing.
    """

    answer: AnyOption | None = None
    times: int = 1
    several: list[AnyOption] = []
    refused: list[AnyRefusal] = []
    says: str = ""


class Reader:
    """Reads lines at the question that is put to a seat; `vocabulary` is that of answers to any question."""

    def __init__(self, seat: Seat, say: Say, vocabulary: Vocabulary = NO_WORDS, language: str = LANGUAGE) -> None:
        self.seat = seat
        self.say = say
        self.vocabulary = vocabulary
        self.language = language
        self.options = [seat.option(code) for code in seat.options]

    @cached_property
    def refusals(self) -> list[AnyRefusal]:
        """What is not possible here and worth telling unasked, listed when it is first needed."""
        return self.seat.refusals(language=self.language)

    @cached_property
    def all_refusals(self) -> list[AnyRefusal]:
        """All that is not possible here, for somebody who asks for it."""
        return self.seat.refusals(everything=True, language=self.language)

    def text(self, option: AnyOption) -> str:
        """An option as it is typed."""
        return without_note(option, self.say)

    def numbered(self, options: Sequence[AnyOption]) -> str:
        """Some options in a sentence, each with its number."""
        return "; ".join(f"{option.index + 1} {self.text(option)}" for option in options)

    def says_exactly(self, words: str) -> bool:
        """Is this the whole text of an option? Then it is no command."""
        return any(plain(self.text(option)) == plain(words) for option in self.options)

    def read(self, words: str) -> Wish:
        """What the line means."""
        if is_number(words):
            return self._numbered(words)
        words = re.sub(r"\b(?:me|myself)\b", lambda _: self.seat.name, words)
        found = self._meant(words)
        if found.answer is None and not found.several and not found.refused:
            return self._repeated(words) or self._mended(words)
        return found

    def completions(self, words: str, refused: bool) -> list[str]:
        """The texts that a line can become; for `why`, of what is not possible."""
        texts = [self.say(r) for r in self.refusals] if refused else [self.text(o) for o in self.options]
        if not words.strip():
            return texts
        begun = [text for text in texts if text.casefold().startswith(words.casefold())]
        if begun:
            return begun
        known = dict(enumerate(Said(text) for text in texts))
        return [texts[i] for i in read(words, known, dict).possible]

    def _numbered(self, words: str) -> Wish:
        number, most = whole_number(words), len(self.options)
        if number is not None and 1 <= number <= most:
            return Wish(answer=self.options[number - 1])
        what = words if number is not None else "with that number"
        range_ = "1 is the only one" if most == 1 else f"give a number from 1 to {most}"
        return Wish(says=f"There is no option {what}; {range_}.")

    def _possible(self) -> dict[int, Said]:
        return {i: Said(self.text(option), option.answer) for i, option in enumerate(self.options)}

    def _impossible(self, first: int = 0) -> dict[int, Said]:
        return {first + i: Said(self.say(refusal), refusal.answer) for i, refusal in enumerate(self.all_refusals)}

    def _meant(self, words: str) -> Wish:
        first = len(self.options)
        meant = read(words, self._possible(), lambda: self._impossible(first))
        refused = [self.all_refusals[i - first] for i in meant.refused]
        alike = {COPY.sub("", self.text(self.options[i])) for i in meant.possible}
        if len(alike) == 1:
            return Wish(answer=self.options[meant.possible[0]], refused=refused)
        return Wish(several=[self.options[i] for i in meant.possible], refused=refused)

    def _repeated(self, words: str) -> Wish | None:
        """A number of units where the game takes them one by one: the same answer several times."""
        typed = [NUMBERS.get(word, word) for word in words.casefold().split()]
        numbers = [word for word in typed if word.isascii() and word.isdigit() and len(word) <= 4]
        if len(numbers) != 1 or int(numbers[0]) < 2:
            return None
        once = self._meant(" ".join("1" if word == numbers[0] else word for word in typed))
        if once.answer is None or getattr(once.answer.answer, UNITS, None) != 1:
            return Wish(several=once.several, refused=once.refused) if once.several or once.refused else None
        question = self.seat.question()
        left = None if question is None else getattr(question.about, LEFT, None)
        if isinstance(left, int) and int(numbers[0]) > left:
            return Wish(says=f"There are not so many: {counted(left, 'unit')} left.")
        return Wish(answer=once.answer, times=int(numbers[0]))

    def _mended(self, words: str) -> Wish:
        """Nothing fits: what comes close, possible or not, or else what is possible."""
        spoken = self.vocabulary.has(words)
        no = f'"{_short(words)}" is not {"possible now" if spoken else "an answer here"}.'
        likely = suggest(words, self._possible(), self.vocabulary)
        if likely:
            return Wish(says=f"{no} Did you mean: {self.numbered([self.options[i] for i in likely[:FEW]])}?")
        close = suggest(words, self._impossible(), self.vocabulary)
        if close:
            refused = [self.all_refusals[i] for i in close]
            if spoken:
                return Wish(refused=refused, says=no)
            texts = "; ".join(self.say(r) for r in refused[:FEW])
            return Wish(refused=refused, says=f"{no} Did you mean: {texts}?")
        more = f'; ... ("options" lists all {len(self.options)})' if len(self.options) > 4 else ""
        some = self.numbered(self.options[:4])
        return Wish(says=f'{no} Possible: {some}{more}. "help" shows what else you can type.')


def _short(words: str) -> str:
    """A typed line in a sentence: not longer than a line."""
    return re.sub(r"\s+", " ", words if len(words) <= 40 else f"{words[:37]}...")
