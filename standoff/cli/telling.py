"""What has happened, in lines for a terminal: one line for each player's set-up, one for cards drawn together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, takewhile

from msgspec import Struct
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from standoff.cli.output import counted
from standoff.cli.voice import Say
from standoff.engine.messages import AnyTold
from standoff.engine.setup import Setup
from standoff.engine.words import LANGUAGE, TEXT, Names, Speaker

TURN = "turn"
FIGURES = "figures"
"""What follows from the table as everybody sees it; boards show it, and nobody needs to be told."""
JOINED = ("draw", "discard", "lay_item", "open_store")
"""Kinds of events that are told together."""


class Sentence(Struct, frozen=True):
    """Something to tell; a turn is the head of what follows."""

    text: str
    is_turn: bool = False

    def line(self) -> RenderableType:
        """On a line of its own."""
        return Text(self.text, "bold") if self.is_turn else Padding(Text(self.text), (0, 0, 0, 2))


def worth_telling(events: Sequence[AnyTold]) -> list[AnyTold]:
    """What happened, without what only follows from it."""
    return [event for event in events if event.kind != FIGURES]


def told(events: Sequence[AnyTold], since: int, say: Say, setup: Setup, language: str = LANGUAGE) -> list[Sentence]:
    """Sentences for all events from a number on; the set-up among them is told player by player."""
    listed = [event for event in worth_telling(events) if event.number >= since]
    first = next((event.number for event in events if event.kind == TURN), 0)
    opening = list(takewhile(lambda e: e.number < first or (e.answer is None and e.kind != TURN), listed))
    out = [Sentence(line) for line in set_up(opening, say, setup, language)]
    for kind, alike in groupby(listed[len(opening) :], key=lambda e: e.kind):
        texts = [say(e) for e in alike]
        out += [Sentence(text, kind == TURN) for text in (together(texts) if kind in JOINED else texts)]
    return out


def flowing(sentences: Sequence[Sentence]) -> list[Text]:
    """The same in fewer lines: a paragraph for each turn."""
    paragraphs: list[Text] = []
    for sentence in sentences:
        if sentence.is_turn or not paragraphs:
            paragraphs.append(Text(sentence.text, "bold" if sentence.is_turn else ""))
        else:
            paragraphs[-1].append(f" {sentence.text}", "not bold")
    return paragraphs


def set_up(events: Sequence[AnyTold], say: Say, setup: Setup, language: str = LANGUAGE) -> list[str]:
    """What comes before the first turn: first what is about the table, then a line for each player."""
    names = Speaker(setup, language=language).names
    own: dict[int | None, list[AnyTold]] = {seat: [] for seat in (None, *range(setup.players))}
    for event in events:
        own[getattr(event.event, "seat", None)].append(event)
    said = {
        seat: [
            text
            for _, alike in groupby(about, key=lambda e: e.kind)
            for text in together([_without_saying(event, say(event), setup, names) for event in alike])
        ]
        for seat, about in own.items()
    }
    return said.pop(None) + [_one_line(texts) for texts in said.values() if texts]


def _without_saying(event: AnyTold, text: str, setup: Setup, names: Names) -> str:
    """The words of an event without a whole sentence that a thing says besides: everybody can read it on the table."""
    for field in setup.game.messages.fields[type(event.event)]:
        sayings, value = names.get(f"{field.kind.name}{TEXT}"), getattr(event.event, field.name)
        if isinstance(sayings, Sequence) and isinstance(value, int) and sayings[value].endswith("."):
            text = re.sub(rf"\W*{re.escape(sayings[value])}\W*$", ".", text)
    return text


def _one_line(texts: Sequence[str]) -> str:
    """The sentences about one player as one: "Ben is openly the Sheriff; draws 5 cards." """
    words = [text.rstrip(".").split() for text in texts]
    same = _alike(words)
    if len(words) == 1 or not same:
        return " ".join(texts)
    return f"{' '.join(words[0][:same])} {'; '.join(' '.join(w[same:]) for w in words)}."


def together(texts: Sequence[str]) -> list[str]:
    """Neighbours that begin alike are one sentence: "Ada draws Beer 6H, BANG! 7C."; and so with what ends them alike,
    where a verb does: "Ada wirft Beer 6H, BANG! 7C ab."
    """
    out: list[str] = []
    for _, alike in groupby(texts, key=lambda text: text.split()[:2]):
        group = list(alike)
        out.append(group[0] if len(group) == 1 else _one(group))
    return out


def _one(texts: list[str]) -> str:
    if len(set(texts)) == 1:
        return _often(texts[0], len(texts))
    words = [text.rstrip(".").split() for text in texts]
    same = _alike(words)
    if words[0][same - 1] in ("a", "an"):
        same -= 1
    shortest = min(len(w) for w in words)
    last = 0
    while last + same + 1 < shortest and words[0][-last - 1].islower() and len({w[-last - 1] for w in words}) == 1:
        last += 1
    parts = [" ".join(w[same : len(w) - last]) for w in words]
    return f"{' '.join([*words[0][:same], ', '.join(parts), *words[0][len(words[0]) - last :]])}."


def _alike(texts: Sequence[Sequence[str]]) -> int:
    """With how many words all begin; the last word of a sentence is never one of them."""
    same = 0
    while all(len(words) > same + 1 and words[same] == texts[0][same] for words in texts):
        same += 1
    return same


def _often(text: str, times: int) -> str:
    """The same thing several times: "Ben draws 5 cards." """
    found = re.fullmatch(r"(.*?) an? ([\w ]+)\.", text)
    return f"{found[1]} {counted(times, found[2])}." if found else f"{text.rstrip('.')} ({times}×)."
