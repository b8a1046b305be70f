"""Sentences of a Fluent file, each as a function of its arguments.

A file is read once and a sentence is said thousands of times, so its pattern is taken apart when the file is read: what
is left to do is to join texts. Known are text, arguments, literals, choices by an argument and terms without arguments;
whatever else Fluent has is refused with the name of the file. Numbers and their forms follow the language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import babel
from babel.plural import to_python
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from standoff.engine.declare import MessageError

Arguments = Mapping[str, Any]
Sentence = Callable[[Arguments], str]

SHORT: Final = range(1000)
"""Numbers that every language writes as they are; longer ones have marks between their digits."""


PLURALS: Final = 1000
"""So many numbers are remembered with the form that they have."""


class Sentences:
    """All messages of one file, by their ids: their sentences, the arguments and the texts that each of them has."""

    def __init__(self, language: str, path: Path) -> None:
        self.path = path
        self.locale = babel.Locale.parse(language.replace("-", "_"))
        self.plural: Callable[[Any], str] = lru_cache(PLURALS)(to_python(self.locale.plural_form))
        entries = FluentParser().parse(path.read_text("utf-8")).body
        for entry in entries:
            if isinstance(entry, ftl.Junk):
                raise self._wrong(f"this is not Fluent: {str(entry.content).strip()[:80]!r}")
        self.terms = {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Term)}
        messages = {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message) and entry.value}
        self.said: dict[str, Sentence] = {name: self._pattern(value) for name, value in messages.items()}
        self.arguments = {name: set(_found(value).arguments) for name, value in messages.items()}
        self.texts = {name: _found(value).texts for name, value in messages.items()}

    def _wrong(self, what: str) -> MessageError:
        return MessageError(f"{self.path}: {what}")

    def _pattern(self, pattern: ftl.Pattern) -> Sentence:
        parts = [self._part(element) for element in pattern.elements]
        texts = [part for part in parts if isinstance(part, str)]
        if len(texts) == len(parts):
            said = "".join(texts)
            return lambda _: said
        if len(parts) == 1 and not isinstance(parts[0], str):
            return parts[0]
        made: list[Sentence] = [_always(part) if isinstance(part, str) else part for part in parts]
        return lambda arguments: "".join([part(arguments) for part in made])

    def _part(self, element: ftl.TextElement | ftl.Placeable) -> str | Sentence:
        if isinstance(element, ftl.TextElement):
            return element.value
        match element.expression:
            case ftl.StringLiteral() as literal:
                return str(literal.parse()["value"])
            case ftl.VariableReference(id=name):
                return self._argument(name.name)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=name), variants=variants):
                return self._choice(name.name, variants)
            case ftl.TermReference(id=name, attribute=None, arguments=None) if name.name in self.terms:
                return self._pattern(self.terms[name.name])({})
        raise self._wrong(f"{type(element.expression).__name__} is not used here")

    def _argument(self, name: str) -> Sentence:
        def said(arguments: Arguments) -> str:
            value = arguments[name]
            return value if isinstance(value, str) else self._number(value)

        return said

    def _number(self, value: Any) -> str:
        """A number as it is written; whole ones stay whole, which the compiler would not let them as floats."""
        return str(value) if value in SHORT else str(fluent_number(value).format(self.locale))

    def _choice(self, name: str, variants: list[ftl.Variant]) -> Sentence:
        """By the argument itself: a word, a number, or the form that a number has in this language."""
        ways = [(_key(variant.key), self._pattern(variant.value)) for variant in variants]
        words = {key: way for key, way in reversed(ways) if isinstance(key, str)}
        otherwise = next(way for variant, (_, way) in zip(variants, ways, strict=True) if variant.default)

        def said(arguments: Arguments) -> str:
            value = arguments[name]
            if isinstance(value, str):
                return words.get(value, otherwise)(arguments)
            form = self.plural(value)
            return next((way for key, way in ways if key in (value, form)), otherwise)(arguments)

        return said


def _always(text: str) -> Sentence:
    return lambda _: text


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ftl.Identifier) else float(key.value)


def _found(pattern: ftl.Pattern) -> _Finder:
    finder = _Finder()
    finder.visit(pattern)
    return finder


class _Finder(Visitor):
    def __init__(self) -> None:
        self.arguments: list[str] = []
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """A piece of text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """An argument is used."""
        self.arguments.append(node.id.name)
