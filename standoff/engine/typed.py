"""Typed words: which of the answers to a question a person means.

Words mean the answers that fit them best: the same text, the same but for remarks in brackets, a text that begins with
them, one that has them in it, one that has all of them in any order, one with longer forms of them. What is possible is
looked for first; what is not possible is meant only if it fits better.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import NamedTuple

from standoff.engine.declare import Answer
from standoff.engine.messages import Reason

FILLERS = frozenset(("a", "an", "the", "my", "i", "and", "please", "want", "would", "like")) | frozenset(
    ("on", "at", "to", "of", "with", "from", "in", "into", "for", "by")
)
"""Small words that may be typed or left out."""

ALL = frozenset(("all", "everything", "every", "both"))
THINGS = frozenset(("dice", "die", "units", "cards", "them", "it", "those", "remaining", "rest"))
"""What somebody may say after "all" without meaning more by it."""

NOTHING = frozenset(["pass", "done", "end", "keep", "nothing", "none", "no", "stop", "skip", "nobody", "nope", "n"])
"""What people type who want none of it."""

COUNTED = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: str(number) for number, word in enumerate(COUNTED)}

LISTED = 8
"""How many answers an error names."""

FEW = 5
"""If more than these fit after a word is left out, that word was what mattered."""

ALIKE = 0.72
LEAST_LETTERS = 3
"""From this likeness and this length on, one word may be a slip for another."""


class Said(NamedTuple):
    """An answer in words, and the answer."""

    text: str
    answer: Answer | None = None

    @property
    def verb(self) -> str:
        """What kind of answer it is."""
        return "" if self.answer is None else self.answer.kind.replace("_", " ")


class Meaning(NamedTuple):
    """The codes of the options that words can mean, and of what is not possible and fits no worse."""

    possible: list[int]
    refused: list[int]


class Vocabulary:
    """The words of a game: `texts` are what stands in its answers besides names, `all_of_it` is that and the names."""

    def __init__(self, texts: Sequence[str] = (), all_of_it: Sequence[str] = ()) -> None:
        self.texts = [frozenset(_words(text)) for text in texts]
        self.words = frozenset(word for text in all_of_it for word in _words(text))

    def has(self, words: str) -> bool:
        """Is all that was typed made of these words, and of numbers?"""
        asked = _asked_for(words)
        known = [word in self.words for word in asked]
        return any(known) and all(here or word.isdecimal() for word, here in zip(asked, known, strict=True))

    def is_another_answer(self, words: str) -> bool:
        """Is it more than a word of an answer that needs no names, like "end turn"?"""
        asked = _asked_for(words)
        return len(asked) > 1 and any(text.issuperset(asked) for text in self.texts)


NO_WORDS = Vocabulary()


def read(words: str, options: Mapping[int, Said], others: Callable[[], Mapping[int, Said]]) -> Meaning:
    """What is meant, among the options and what else a person might want; the rest is listed only if it is needed."""
    fit, possible = _best(words, options)
    if fit == 0:
        return Meaning(possible, [])
    fit_of_others, refused = _best(words, others())
    if not possible and not refused and plain(words) in NOTHING:
        possible = [code for code, said in options.items() if said.answer is not None and said.answer.nothing]
        return Meaning(possible[:1] if len(possible) == 1 else [], [])
    if possible and fit_of_others < fit:
        possible = []
    if possible and fit < fit_of_others:
        refused = []
    return Meaning(possible, refused)


def suggest(words: str, known: Mapping[int, Said], spoken: Vocabulary = NO_WORDS) -> list[int]:
    """What may be meant if words were mistyped, or if one of them is too many: rather the last than the first, which
    says what to do. A word of the game is no slip.
    """
    if spoken.is_another_answer(words):
        return []
    vocabulary = sorted({word for said in known.values() for word in _words(f"{said.text} {said.verb}")})
    mended = []
    for word in _asked_for(words):
        slip = word not in vocabulary and word not in spoken.words and len(word) >= LEAST_LETTERS
        mended += (get_close_matches(word, vocabulary, 1, ALIKE) if slip else []) or [word]
    found = _best(" ".join(mended), known)[1]
    if found or len(mended) < 2:
        return found
    shorter = [_best(" ".join(mended[:i] + mended[i + 1 :]), known)[1] for i in reversed(range(len(mended)))]
    return min((codes for codes in shorter if 0 < len(codes) <= FEW), key=len, default=[])


def listed(texts: Sequence[str]) -> str:
    """Some answers for a sentence."""
    return "; ".join(texts[:LISTED]) + ("; ..." if len(texts) > LISTED else "")


def one_reason(reasons: Sequence[Reason]) -> Reason:
    """Several reasons as one: each sentence once, under the clause of the first."""
    texts = list(dict.fromkeys(reason.text for reason in reasons))
    return Reason(reasons[0].clause, " ".join(texts[:3]))


def plain(text: str) -> str:
    """Words without capitals, punctuation and hyphens."""
    return " ".join(re.sub(r"[-,;.:!?'\"@]", _instead, text.casefold()).split())


def _instead(found: re.Match[str]) -> str:
    return "" if found[0] in "-'!@" else " "


def _best(words: str, known: Mapping[int, Said]) -> tuple[int, list[int]]:
    """How well the best ones fit (0 is best), and which they are."""
    wish = plain(words)
    if not wish:
        return len(FITS), []
    for fit, fits in enumerate(FITS):
        found = [code for code, said in known.items() if fits(words, said)]
        if found:
            return fit, _least(found, known)
    rest = [word for word in _asked_for(words) if word not in ALL]
    if len(rest) < len(_asked_for(words)):
        rest = [word for word in rest if word not in THINGS]
        found = [code for code, said in known.items() if not rest or _has_longer(" ".join(rest), said)]
        return len(FITS), _most(found, known)
    return len(FITS), []


def _least(found: list[int], known: Mapping[int, Said]) -> list[int]:
    """If all but one only add to it, that one is meant: "2 units" rather than "2 units with the Hero"."""
    spoken = {code: plain(known[code].text.replace("@", "model")).split() for code in found}
    least = min(found, key=lambda code: len(spoken[code]))
    return [least] if all(_runs_through(spoken[least], spoken[code]) for code in found) else found


def _runs_through(part: list[str], whole: list[str]) -> bool:
    """Are all words there, in this order?"""
    left = iter(whole)
    return all(word in left for word in part)


def _is_part(part: Counter[str], whole: Counter[str]) -> bool:
    """Is everything there, as often?"""
    return all(whole[word] >= n for word, n in part.items())


def _most(found: list[int], known: Mapping[int, Said]) -> list[int]:
    """For "all": the one that has everything that the others have, or the one with the largest number."""
    counts = {code: Counter(_words(known[code].text)) for code in found}
    for code in found:
        if len(found) > 1 and all(_is_part(counts[other], counts[code]) for other in found):
            return [code]
    without = {re.sub(r"\d+|s\b", "", plain(known[code].text)) for code in found}
    if len(without) == 1 and all(re.search(r"\d", known[code].text) for code in found):
        return [max(found, key=lambda code: int(re.findall(r"\d+", known[code].text)[0]))]
    return []


def _words(text: str) -> list[str]:
    return plain(text).split()


def _tokens(said: Said) -> set[str]:
    """All that an answer can be called by, a part of it at a time."""
    source = f"{said.text} {said.verb}"
    words = _words(source)
    tokens = {*words, *_words(source.replace("-", " ")), *(a + b for a, b in pairwise(words))}
    tokens |= {token for token in source.casefold().replace(",", " ").split() if token.startswith("@")}
    if "no" in tokens:
        tokens.add("0")
    return tokens


def _asked_for(words: str) -> list[str]:
    """The typed words that count; one with the mark of a model keeps it."""
    out = [NUMBERS.get(word, word) for word in _words(words) if word not in FILLERS]
    marked = {token[1:]: token for token in words.casefold().split() if token.startswith("@") and len(token) > 1}
    return [marked.get(word, word) for word in out]


def _is_same(words: str, said: Said) -> bool:
    return plain(said.text) == plain(words) and _marks_fit(words, said)


def _is_same_but_for_remarks(words: str, said: Said) -> bool:
    return plain(re.sub(r"\([^)]*\)", "", said.text)) == plain(words) and _marks_fit(words, said)


def _begins(words: str, said: Said) -> bool:
    text, begin = plain(said.text), plain(words)
    cut = text[len(begin) - 1 : len(begin) + 1]
    return text.startswith(begin) and not (len(cut) == 2 and cut.isdecimal()) and _marks_fit(words, said)


def _holds(words: str, said: Said) -> bool:
    return f" {plain(words)} " in f" {plain(said.text)} " and _marks_fit(words, said)


def _marks_fit(words: str, said: Said) -> bool:
    return "@" not in words or _has_all(words, said)


def _has_all(words: str, said: Said) -> bool:
    asked = _asked_for(words)
    tokens = _tokens(said)
    return bool(asked) and all(word in tokens for word in asked) and _as_often(asked, said)


def _has_longer(words: str, said: Said) -> bool:
    asked = _asked_for(words)
    tokens = _tokens(said)
    return bool(asked) and all(word in tokens or _is_begun(word, tokens) for word in asked) and _as_often(asked, said)


def _as_often(asked: list[str], said: Said) -> bool:
    """What is asked for twice is there twice: dice that show the same."""
    words = _words(said.text)
    return all(n == 1 or sum(part.startswith(word) for part in words) >= n for word, n in Counter(asked).items())


def _is_begun(word: str, tokens: set[str]) -> bool:
    """Is a longer word meant? A number is never a part of another number."""
    return not word[0].isdigit() and any(token.startswith(word) for token in tokens)


FITS: tuple[Callable[[str, Said], bool], ...] = (
    _is_same,
    _is_same_but_for_remarks,
    _begins,
    _holds,
    _has_all,
    _has_longer,
)
"""From the best to the last."""
