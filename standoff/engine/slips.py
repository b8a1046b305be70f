"""What is wrong with something that somebody wrote down, as data: which sentence says so, and its words.

The sentences stand in `slip_words`, a file for each language. Whoever reads what was written for somebody else says in
which language that one hears of it (`heard_in`); English, if nobody does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

from standoff.engine.errors import WrongSetup
from standoff.engine.sentences import Sentences

LANGUAGE: Final = "en"
WORDS: Final = Path(__file__).parent / "slip_words"
_hears: ContextVar[str] = ContextVar("standoff_hears", default=LANGUAGE)


class Slip(WrongSetup):
    """Something that was written cannot be so: its place, the kind of slip, and the parts of the sentence."""

    def __init__(self, place: str, kind: str, **parts: str | int) -> None:
        self.place = place
        self.kind = kind
        self.parts = {name: str(part) for name, part in parts.items()}
        super().__init__(self.said(_hears.get()))

    def said(self, language: str) -> str:
        """The sentence in a language."""
        words, kind = _words(language), f"slip-{self.kind}"
        text = words.said[kind]({**self.parts, "place": self.place})
        return text if not self.place or "place" in words.arguments[kind] else f"{self.place}: {text}"


@contextmanager
def heard_in(language: str) -> Iterator[None]:
    """What is wrong with something is said in this language meanwhile."""
    before = _hears.set(language)
    try:
        yield
    finally:
        _hears.reset(before)


@cache
def _words(language: str) -> Sentences:
    path = WORDS / f"{language}.ftl"
    return Sentences(language, path) if path.exists() else _words(LANGUAGE)
