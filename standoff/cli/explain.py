"""What a die, a card, a character, a weapon or a keyword does: from the catalogue, the clauses and the figures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.text import Text

from standoff.engine.clauses import Clause, load_clauses
from standoff.engine.data import DataFolder, Fact
from standoff.engine.game import Game
from standoff.engine.typed import ALIKE, plain

MOST_CLAUSES = 8
MOST_THINGS = 4
LONGEST = 160
"""Figures that take more letters are for the files, not for a sentence."""
SAYING = ("ability", "objective", "goal", "about", "text")
"""What holds a sentence about a thing in a data file."""
UNSAID = ("key", "check", "effect", "window", "note")


class Thing(Struct, frozen=True):
    """Something that is printed: its name, the sentences about it, and the clauses that are named after it."""

    name: str
    says: list[str]
    clauses: list[str]


class Handbook:
    """The rulebook, the catalogue and the figures of a game, to be asked by name."""

    def __init__(self, game: Game, catalogue: Struct, data: Path | None = None) -> None:
        self.clauses = load_clauses(game.folder)
        self.things = list(_things(msgspec.to_builtins(catalogue)))
        self.facts = DataFolder(game.folder / "data", data).facts()

    def names(self) -> list[str]:
        """What can be asked about by name."""
        return list(dict.fromkeys([*(thing.name for thing in self.things), *(fact.entry for fact in self.facts)]))

    def called(self, words: str) -> str:
        """The thing that is called exactly so, if there is one."""
        return next((name for name in self.names() if plain(name) == plain(words)), "")

    def close_to(self, words: str) -> list[str]:
        """The things that are called almost so."""
        names = {plain(name): name for name in self.names()}
        return [names[found] for found in get_close_matches(plain(words), list(names), MOST_THINGS, ALIKE)]

    def about(self, wanted: str) -> list[Text]:
        """All that there is to say about a thing; nothing if it is unknown."""
        words = plain(re.sub(r"\([^)]*\)", "", wanted)).split()
        while words:
            name = " ".join(words)
            found = self._about(name)
            if found:
                return found
            words.pop()
        return []

    def _about(self, name: str) -> list[Text]:
        things = [self.things[i] for i in _called(name, [thing.name for thing in self.things])]
        facts = [self.facts[i] for i in _called(name, [fact.entry for fact in self.facts])]
        said = dict.fromkeys((thing.name, sentence) for thing in things for sentence in thing.says)
        lines = [Text.assemble((f"{whose}: ", "bold"), sentence) for whose, sentence in said]
        lines += [line for fact in facts for line in _figures(fact, [sentence for _, sentence in said])]
        keys = {str(fact.figures.get("key", "")) for fact in facts[:1]} | {name.replace(" ", "_")}
        clauses = self.speaking_of(name, keys, {clause for thing in things[:1] for clause in thing.clauses})
        lines += [_clause(clause) for clause in clauses[:MOST_CLAUSES]]
        if len(clauses) > MOST_CLAUSES:
            lines.append(Text(f'... and {len(clauses) - MOST_CLAUSES} more; "rule {name}" shows them', "dim"))
        return lines

    def speaking_of(self, name: str, keys: set[str], named: set[str]) -> list[Clause]:
        """The clauses about a thing: first those named after it, then those that speak of it."""
        own = [c for c in self.clauses.values() if c.id in named or keys & set(c.id.split(".")[1:])]
        word = re.compile(rf"\b{re.escape(name)}")
        others = [c for c in self.clauses.values() if c not in own and word.search(plain(c.text))]
        others.sort(key=lambda c: not plain(c.text).startswith(name))
        return own + others

    def rules(self, wanted: str) -> list[Clause]:
        """Clauses by name or by words."""
        if wanted in self.clauses:
            return [self.clauses[wanted]]
        return [c for c in self.clauses.values() if wanted and wanted.casefold() in f"{c.id} {c.text}".casefold()]


def _called(name: str, listed: Sequence[str]) -> list[int]:
    """Where this name stands in a list, or else where it is a part of a name; the first few of them."""
    plainly = [plain(other) for other in listed]
    exact = [i for i, other in enumerate(plainly) if other == name]
    return (exact or [i for i, other in enumerate(plainly) if f" {name}" in f" {other}"])[:MOST_THINGS]


def _things(catalogue: Any) -> Iterator[Thing]:
    """Whatever in a catalogue has a name."""
    if isinstance(catalogue, dict):
        if isinstance(catalogue.get("name"), str):
            says = [text for text in catalogue.values() if isinstance(text, str) and text.endswith(".")]
            yield Thing(catalogue["name"], says, catalogue.get("clauses", []))
        for part in catalogue.values():
            yield from _things(part)
    elif isinstance(catalogue, list):
        for part in catalogue:
            yield from _things(part)


def _figures(fact: Fact, said: list[str]) -> list[Text]:
    """An entry of a data file in words, if it says anything."""
    texts = [fact.figures[key] for key in SAYING if isinstance(fact.figures.get(key), str)]
    parts = [text for text in texts if not any(text in sentence for sentence in said)]
    figures = []
    for key, value in fact.figures.items():
        words = _value(value)
        if key not in (*SAYING, *UNSAID) and words and len(words) <= LONGEST:
            figures.append(f"{key.replace('_', ' ')} {words}")
    if figures:
        parts.append(", ".join(figures))
    if not parts:
        return []
    return [Text.assemble((f"{fact.entry}: ", "bold"), " ".join(parts), (f"  [{fact.source}]", "dim"))]


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list) and value and all(isinstance(v, dict) for v in value):
        return " / ".join(_value(v) for v in value)
    if isinstance(value, list):
        return " ".join(_value(v) for v in value)
    if isinstance(value, dict):
        return " ".join(f"{k} {_value(v)}" for k, v in value.items() if v not in ([], ""))
    return str(value)


def _clause(clause: Clause) -> Text:
    return Text.assemble((f"{clause.id}  ", "bold"), clause.text)
