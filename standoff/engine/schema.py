"""The JSON schema of everything on the wire, made from the declarations.

One document for one game or for several. Under `$defs` stands every message with the game's name before its own
(`BangQuestion`, `BangStealEvent`, `BangCard`); what all games share has its plain name (`Result`, `Reason`, `Seat`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct

from standoff.engine.clauses import Clause
from standoff.engine.declare import Answer, Asked, Event, Message, MessageError, Note
from standoff.engine.game import Game
from standoff.engine.messages import GameInfo, Reason, Result, SettingInfo
from standoff.engine.scenario import Scenario
from standoff.engine.settings import settings_of
from standoff.engine.wire import wire_types

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLACE: Final = "#/$defs/"
SHARED: Final[Mapping[type[Struct], str]] = {
    struct: struct.__name__ for struct in (Reason, Result, GameInfo, SettingInfo, Clause, Scenario)
}
"""Structs that are the same in every game, and their names."""
SHARED_KINDS: Final = ("Seat", "PositionValue")
"""Kinds of field that are the same in every game."""
SETTINGS: Final = "Settings"
"""The kind of field that the choices of a game's own settings take the place of."""
UNIONS: Final = ("asked", "answer", "note", "event")
"""Messages that are one of several."""
SORTS: Final[Mapping[type[Message], str]] = {Event: "Event", Asked: "", Answer: "Answer", Note: "Note"}
"""What the name of a message ends with, so that an answer and an event may have the same; a question says so itself."""


@dataclass(frozen=True)
class Contents:
    """What a schema is of: the messages of a game by name, those of them that are one of several, what games share."""

    types: Callable[[Game], Mapping[str, Any]] = wire_types
    unions: tuple[str, ...] = UNIONS
    shared: Mapping[type[Struct], str] = field(default_factory=lambda: SHARED)


def schema_of(games: Sequence[Game], contents: Contents | None = None) -> Schema:
    """The schema of these games. Its properties are the games, and those of a game are its messages."""
    found: Schema = {}
    for game in games:
        for name, part in _Writer(game, contents or Contents()).written().items():
            if found.setdefault(name, part) != part:
                raise MessageError(f"{game.id}: the schema has another {name} already")
    return {
        "$schema": DIALECT,
        "title": "Standoff",
        "type": "object",
        "properties": {game.id: {"$ref": PLACE + camel(game.id)} for game in games},
        "$defs": dict(sorted(found.items())),
    }


def camel(name: str) -> str:
    """`seat_log` to `SeatLog`."""
    return "".join(part.capitalize() for part in name.split("_"))


def pascal(words: str) -> str:
    """`Number of dice` to `NumberOfDice`."""
    return "".join(word[0].upper() + word[1:] for word in words.split())


class _Writer:
    """Writes the definitions of one game.

    msgspec gives a schema for each message and its parts under names of its own; here they get ours, and what it
    repeats in place (kinds of field, the unions of messages) is written once and referred to.
    """

    def __init__(self, game: Game, contents: Contents) -> None:
        self.game = game
        self.prefix = camel(game.id)
        self.types = contents.types(game)
        self.unions = contents.unions
        self.shared = contents.shared
        structs = self._structs()
        schemas, self.parts = msgspec.json.schema_components([*self.types.values(), *structs], ref_template="{name}")
        self.tops = dict(zip(self.types, schemas, strict=False))
        self.names = {
            part["$ref"]: name for part, name in zip(schemas[len(self.types) :], structs.values(), strict=True)
        }
        for name, part in self.tops.items():
            if name not in self.unions:
                self.names.setdefault(part["$ref"], self.prefix + camel(name))
        for name in self.parts:
            self.names.setdefault(name, self._own(name.split(".")[-1]))
        self.out: Schema = {}

    def written(self) -> Schema:
        """All definitions, the game itself among them."""
        for name, part in self.parts.items():
            self._define(self.names[name], self._inside(part))
        for name, part in self.tops.items():
            if name in self.unions:
                self._define(self.prefix + camel(name), self._inside(part))
        self.out[self.prefix + SETTINGS] = self._settings()
        messages = {name: self._named(name, part) for name, part in self.tops.items()}
        game = {"title": self.prefix, "description": self.game.title, "type": "object", "properties": messages}
        self._define(self.prefix, game)
        return self.out

    def _structs(self) -> dict[type[Struct], str]:
        """The names of the messages, and of what all games share."""
        named = dict(self.shared)
        for message in self.game.messages.wire:
            sort = next(word for base, word in SORTS.items() if issubclass(message, base))
            named[message] = self._own(message.__name__) + sort
        return named

    def _own(self, name: str) -> str:
        return self.prefix + name.removeprefix(self.prefix)

    def _named(self, name: str, part: Schema) -> Schema:
        """Where the definition of a message stands."""
        return {"$ref": PLACE + (self.prefix + camel(name) if name in self.unions else self.names[part["$ref"]])}

    def _define(self, name: str, part: Schema) -> None:
        if "title" in part:
            part["title"] = name
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
        if self.out.setdefault(name, part) != part:
            raise MessageError(f"{self.game.id}: two different things are called {name} in the schema")

    def _settings(self) -> Schema:
        """The settings of the game, each with its choices."""
        known = {
            info.name: {"description": info.text, "enum": info.choices, "default": info.default}
            for info in settings_of(self.game.settings)
        }
        title = self.prefix + SETTINGS
        return {"title": title, "type": "object", "properties": known, "additionalProperties": False}

    def _part(self, part: Any) -> Any:
        """A schema within another: a reference, if it stands elsewhere."""
        if not isinstance(part, dict):
            return part
        for name in self.unions:
            if "anyOf" in part and part == self.tops.get(name):
                return self._named(name, part)
        title = part.get("title")
        if not isinstance(title, str):
            return self._inside(part)
        name = title if title in SHARED_KINDS else self._own(pascal(title))
        kind = self._inside({key: value for key, value in part.items() if key != "default"})
        if title != SETTINGS:
            self._define(name, kind)
        default = {"default": part["default"]} if "default" in part else {}
        return {"$ref": PLACE + name, **default}

    def _inside(self, part: Schema) -> Schema:
        """A schema with all that stands elsewhere referred to."""
        return {keyword: self._keyword(keyword, value) for keyword, value in part.items()}

    def _keyword(self, keyword: str, value: Any) -> Any:
        match keyword:
            case "$ref":
                return value if value.startswith(PLACE) else PLACE + self.names[value]
            case "properties":
                return {name: self._part(part) for name, part in value.items()}
            case "anyOf" | "prefixItems":
                return [self._part(part) for part in value]
            case "items" | "additionalProperties" | "propertyNames":
                return self._part(value)
            case "discriminator":
                mapping = {kind: PLACE + self.names[name] for kind, name in value["mapping"].items()}
                return {**value, "mapping": mapping}
        return value
