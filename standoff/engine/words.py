"""Words for people, from Fluent files: `games/<game>/words/<language>.ftl`.

The id of a message is its sort and its kind (`event-steal`, `ask-shot`, `answer-play_at`, `note-in_place_of`,
`objection-out_of_reach`, `thought-shoot`, `outcome-bang-end-law`), its arguments are its fields. A seat is "you" to the
one who sits there and a name to all others; whoever does something to himself is "self"; what the reader may not know
is "unknown", what is not there "none", a truth "yes" or "no": all of these can be selected by. A list is one argument
(names with "and" before the last, numbers in a row), with its length beside it as `$cards_count`; a thing that says
something has its saying beside it as `$character_text`, and so have several (the names of its kind have an entry
`character_text`). The words of an answer also get the question as `$asked` and its fields as `$asked_by`; those of a
question get the seat that is asked as `$seat`. What an answer names may be called by what lies there while the question
is open (dice by what they show): then the names of its kind are a function of the question. What is called after what
it is at this table (a model by its card) has its name from `Game.called`.

Things are called as in the catalogue. A language may have a word of its own for a thing, by its kind and its name:
`name-direction-north = Norden`; and so for what it says: `name-character_text-lucky_duke`. Among several, the reader is
what `you` says.

A file that lacks a message or uses an argument that there is not is refused when it is read. A sentence takes some
microseconds (`sentences`), so words are made when somebody reads them. What every table has to say, whatever is played
on it, stands in `engine/table_words`; a language that is not there hears it in ours.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from standoff._loader import PACKAGE
from standoff.engine.declare import Answer, Asked, Event, Field, Message, MessageError, Note, Objection, Thought
from standoff.engine.errors import WrongSetup
from standoff.engine.sentences import Sentences
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY

if TYPE_CHECKING:
    from standoff.engine.game import Game

LANGUAGE = "en"
SELF = "self"
ROLLED = "rolled"
"""Dice that were rolled are written as they lie there: 4 1 1."""
BY_SEAT = "by_seat"
"""A number for each seat."""
LIST = "list"
"""The message that joins the last of several things to the others."""
YOU = "you"
"""What the reader is to be selected by, and the message that names him among several."""
TEXT = "_text"
"""How the kind of what things say ends, after the kind of the things."""
COUNT = "_count"
"""How the argument ends that says how many there are."""
ASKED = "asked_"
"""How the arguments of an answer's words begin that are fields of its question."""
SEAT = "seat"
"""The kind of the fields that name seats, and the field of the one that does something."""
ASKED_KIND = "asked"
"""The argument of an answer's words that says what kind of question it is for."""
OWN = "name"
"""The sort of the messages that call a thing otherwise than the catalogue does."""
SORTS: Mapping[type[Message], str] = {
    Event: "event",
    Asked: "ask",
    Answer: "answer",
    Note: "note",
    Objection: "objection",
    Thought: "thought",
}
TABLE_WORDS = PACKAGE / "engine" / "table_words"
"""What every table says."""
NOT_IN_IDS = re.compile("[^a-z0-9]+")
Named = Sequence[str] | Callable[[Asked], Sequence[str]]
Names = Mapping[str, Named]
"""By kind of field: what each thing is called, always or while a question is open."""


@cache
def message_id(message: type[Message]) -> str:
    """What a message is called in a Fluent file."""
    sort = next(word for base, word in SORTS.items() if issubclass(message, base))
    return f"{sort}-{message.__struct_config__.tag}"


def outcome_id(clause: str) -> str:
    """What the end of a game by a clause is called in a Fluent file."""
    return f"outcome-{clause.replace('.', '-')}"


def name_id(kind: str, name: str) -> str:
    """What a language's own word for a thing is called in a Fluent file."""
    return f"{OWN}-{kind}-{NOT_IN_IDS.sub('_', name.lower()).strip('_')}"


class Voice:
    """One language of one game, checked against the game's messages; `more` are words that it shares with others."""

    def __init__(self, language: str, path: Path, more: Sentences | None = None) -> None:
        sentences = Sentences(language, path)
        self.language = language
        self.path = path
        self.said = {**(more.said if more else {}), **sentences.said}
        self.arguments = {**(more.arguments if more else {}), **sentences.arguments}
        self.answering = [
            text for name, texts in sentences.texts.items() if name.startswith(f"{SORTS[Answer]}-") for text in texts
        ]
        self.kinds = {name.split("-")[1] for name in self.arguments if name.startswith(f"{OWN}-")}
        self.parts: dict[tuple[type[Message], str], Sequence[Part]] = {}

    def check(self, fields: Mapping[type[Message], Sequence[Field]], questions: Sequence[type[Asked]]) -> None:
        """Every message has words, and the words use only what the message has; several seats can be listed."""
        if any(part.many and part.kind.name == SEAT for parts in fields.values() for part in parts):
            self._need(LIST)
            self._need(YOU)
        asked = {ASKED_KIND, *(f"{ASKED}{f.name}" for question in questions for f in fields[question])}
        for message, parts in fields.items():
            known = {name for part in parts for name in (part.name, f"{part.name}{COUNT}", f"{part.name}{TEXT}")}
            known |= asked if issubclass(message, Answer) else {SEAT} if issubclass(message, Asked) else set()
            name = message_id(message)
            self._need(name)
            strange = self.arguments[name] - known
            if strange:
                raise MessageError(f"{self.path}: {name} uses {', '.join(sorted(strange))}, which it does not have")

    def say(self, name: str, arguments: Mapping[str, Any]) -> str:
        """A sentence."""
        said = self.said.get(name)
        if said is None:
            raise self._lacks(name)
        try:
            return said(arguments)
        except KeyError as missing:
            raise MessageError(f"{self.path}: {name} needs {missing}") from None

    def _need(self, name: str) -> None:
        if name not in self.arguments:
            raise self._lacks(name)

    def _lacks(self, name: str) -> MessageError:
        return MessageError(f"{self.path}: there are no words for {name}")

    def call(self, names: Names) -> Names:
        """What things are called in this language: by its own words where it has some."""
        called = dict(names)
        for kind in self.kinds & names.keys():
            named = names[kind]
            things = names.get(kind.removesuffix(TEXT), named)
            if not callable(things) and not callable(named):
                called[kind] = [
                    self._own(name_id(kind, thing), name) for thing, name in zip(things, named, strict=True)
                ]
        return called

    def _own(self, own: str, name: str) -> str:
        return self.say(own, {}) if own in self.arguments else name


def languages(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return sorted(file.stem for file in (game.folder / "words").glob("*.ftl"))


@cache
def voice_of(game: Game, language: str = LANGUAGE) -> Voice:
    """The words of a game in a language."""
    there = languages(game)
    if language not in there:
        raise WrongSetup(f"{game.title} has no words in {language!r}; there are: {', '.join(there)}")
    voice = Voice(language, game.folder / "words" / f"{language}.ftl", _of_every_table(language))
    voice.check(game.messages.fields, game.messages.questions)
    return voice


@cache
def _of_every_table(language: str) -> Sentences:
    """What every table says, in a language or in ours."""
    path = TABLE_WORDS / f"{language}.ftl"
    return Sentences(language, path) if path.exists() else _of_every_table(LANGUAGE)


class Part(NamedTuple):
    """An argument of a sentence and the field that it is made of: as it is, how many there are, or what they say.

    `other`: it names a seat besides the one that does something. `missing` is what is said in place of nothing.
    """

    name: str
    field: str
    kind: str
    many: bool
    other: bool
    missing: str
    more: str


def _used(fields: Sequence[Field], arguments: Collection[str], before: str) -> list[Part]:
    """The parts of a message that a sentence with these arguments uses."""
    made = ("", TEXT), ("", COUNT, TEXT)
    parts = [_part(field, before, more) for field in fields for more in made[field.many]]
    return [part for part in parts if part.name in arguments]


def _part(field: Field, before: str, more: str) -> Part:
    kind, other = field.kind.name, field.kind.name == SEAT != field.name
    missing = "none" if field.knowers is None else "unknown"
    return Part(f"{before}{field.name}{more}", field.name, kind, field.many, other, missing, more)


class Speaker:
    """Puts the messages of one table into words for one reader: those of its game, or others with their own `voice`."""

    def __init__(
        self,
        setup: Setup,
        reader: int = NOBODY,
        language: str = LANGUAGE,
        voice: Voice | None = None,
        fields: Mapping[type[Message], Sequence[Field]] | None = None,
        names: Names | None = None,
    ) -> None:
        self.setup = setup
        self.voice = voice or voice_of(setup.game, language)
        self.fields = setup.game.messages.fields if fields is None else fields
        self.own = voice_of(setup.game, self.voice.language)
        self.names: Names = self.own.call(setup.game.catalogue.names(setup)) if names is None else names
        self.reader = reader
        self.called: Names = {}

    def to(self, reader: int) -> Speaker:
        """The same for another reader; what things are called is found once for all."""
        other = Speaker(self.setup, reader, self.voice.language, self.voice, self.fields, self.names)
        other.called = self.called
        return other

    def know(self, called: Names) -> None:
        """What things are called at this table now, besides what they are always called."""
        if called is not self.called:
            self.names = {**self.names, **self.own.call(called)}
            self.called = called

    def event(self, event: Event) -> str:
        """What happened."""
        return self._say(event, self.reader)

    def question(self, about: Asked, seat: int) -> str:
        """What a seat is asked."""
        return self._say(about, self.reader, {"seat": self._seat(seat, self.reader)})

    def answer(self, answer: Answer, about: Asked, note: Note | None = None) -> str:
        """An answer to a question, as it is typed, and what there is to note about it in brackets."""
        said = self._say(answer, NOBODY, self._asked(answer, about), about)
        return said if note is None else f"{said} ({self.note(note)})"

    def note(self, note: Note) -> str:
        """What there is to note about an option."""
        return self._say(note, NOBODY)

    def objection(self, objection: Objection) -> str:
        """Why an answer may not be given."""
        return self._say(objection, self.reader)

    def thought(self, thought: Thought) -> str:
        """A reason for an answer."""
        return self._say(thought, self.reader)

    def outcome(self, clause: str) -> str:
        """Why the game ended."""
        return self.voice.say(outcome_id(clause), {})

    def _say(self, message: Message, reader: int, more: Mapping[str, Any] = {}, about: Asked | None = None) -> str:
        name = message_id(type(message))
        arguments = self._arguments(message, reader, self._parts(type(message), name), about)
        arguments.update(more)
        return self.voice.say(name, arguments)

    def _asked(self, answer: Answer, about: Asked) -> dict[str, Any]:
        """What the words of an answer use of its question."""
        sentence = message_id(type(answer))
        arguments = self._arguments(about, NOBODY, self._parts(type(about), sentence, ASKED))
        if ASKED_KIND in self.voice.arguments.get(sentence, ()):
            arguments[ASKED_KIND] = about.kind
        return arguments

    def _parts(self, message: type[Message], sentence: str, before: str = "") -> Sequence[Part]:
        """What a sentence uses of the fields of a message, under names that begin so; found once for all tables."""
        found = self.voice.parts.get((message, sentence))
        if found is None:
            found = _used(self.fields[message], self.voice.arguments.get(sentence, set()), before)
            self.voice.parts[message, sentence] = found
        return found

    def _arguments(
        self, message: Message, reader: int, parts: Sequence[Part], about: Asked | None = None
    ) -> dict[str, Any]:
        """The fields of a message as arguments, those that are used."""
        out: dict[str, Any] = {}
        for part in parts:
            value = getattr(message, part.field)
            if part.more:
                if value is not None:
                    out[part.name] = len(value) if part.more == COUNT else self._sayings(part, value, about)
            elif value is None:
                out[part.name] = part.missing
            elif part.other and value == getattr(message, SEAT, None):
                out[part.name] = SELF
            elif part.many:
                out[part.name] = self._several(part.kind, value, reader, about)
            else:
                out[part.name] = self._one(part.kind, value, reader, about)
        return out

    def _sayings(self, part: Part, value: Any, about: Asked | None) -> str:
        """What a thing says, or several do."""
        return self._listed([self._name(f"{part.kind}{TEXT}", one, about) for one in flat([value])])

    def _several(self, kind: str, value: Any, reader: int, about: Asked | None) -> str:
        if kind == BY_SEAT:
            return ", ".join([f"{self._seat(seat, NOBODY)} {number}" for seat, number in enumerate(value)])
        if kind == ROLLED:
            return " ".join([str(one) for one in value])
        parts = [str(self._one(kind, one, reader, about)) for one in flat(value)]
        if kind == SEAT and len(parts) > 1:
            parts = [self.voice.say(YOU, {}) if part == YOU else part for part in parts]
        return self._listed(parts) if kind in self.names else ", ".join(parts)

    def _one(self, kind: str, value: Any, reader: int, about: Asked | None) -> Any:
        if kind == SEAT:
            return self._seat(value, reader)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None else self._name(kind, value, about)

    def _name(self, kind: str, value: Any, about: Asked | None) -> Any:
        names = self.names.get(kind)
        if callable(names):
            names = None if about is None else names(about)
        return value if names is None else names[value]

    def _listed(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.voice.say(LIST, {"some": ", ".join(parts[:-1]), "last": parts[-1]})

    def _seat(self, seat: int, reader: int) -> str:
        return YOU if seat == reader else str(self._name(SEAT, seat, None))


def flat(value: Any) -> list[Any]:
    """What is in a list and in the lists in it."""
    found: list[Any] = []
    for part in value:
        if isinstance(part, list | tuple):
            found += flat(part)
        else:
            found.append(part)
    return found
