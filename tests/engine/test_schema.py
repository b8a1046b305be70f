"""The JSON schema of everything on the wire: complete, without gaps, and true."""

from __future__ import annotations

import os
import re
from functools import cache
from itertools import product

import msgspec
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.engine.wire import wire_types
from standoff.games import IDS, find

from ..contract.worlds import every_choice
from ..schemas import Judge

GAMES = pytest.mark.parametrize("game", IDS)
SEEDS = int(os.environ.get("STANDOFF_LONG", "1"))
REFERENCE = re.compile(r"#/\$defs/(\w+)")


@cache
def schema_of(game):
    return standoff.schema(game)


def places(part, path=""):
    """Every schema within a schema."""
    yield path, part
    for key in ("properties", "$defs"):
        for name, inner in part.get(key, {}).items():
            yield from places(inner, f"{path}/{name}")
    for key in ("anyOf", "prefixItems"):
        for at, inner in enumerate(part.get(key, ())):
            yield from places(inner, f"{path}/{key}{at}")
    for key in ("items", "additionalProperties", "propertyNames"):
        if isinstance(part.get(key), dict):
            yield from places(part[key], f"{path}/{key}")


@GAMES
def test_nothing_on_the_wire_is_left_open(game):
    """No part of any message may be anything at all."""
    says_something = {"$ref", "anyOf", "enum", "properties"}
    for path, part in places(schema_of(game)):
        assert (
            says_something & part.keys()
            or part.get("type") not in (None, "object", "array")
            or ({"items", "prefixItems", "additionalProperties"} & part.keys())
        ), path


@GAMES
def test_names_are_names_and_lead_somewhere(game):
    schema = schema_of(game)
    assert all(re.fullmatch(r"[A-Z][A-Za-z0-9]*", name) for name in schema["$defs"])
    referred = set(REFERENCE.findall(msgspec.json.encode(schema).decode()))
    assert referred == set(schema["$defs"])
    messages = schema["$defs"][schema["properties"][game]["$ref"].removeprefix("#/$defs/")]["properties"]
    assert list(messages) == list(wire_types(find(game)))


def test_all_games_fit_into_one_document():
    together = standoff.schema()
    assert list(together["properties"]) == list(IDS)
    for game in IDS:
        assert schema_of(game)["$defs"].items() <= together["$defs"].items()


def test_kinds_and_unions_are_written_once():
    defs = schema_of("bang")["$defs"]
    assert defs["BangStealEvent"]["properties"]["card"] == {
        "anyOf": [{"$ref": "#/$defs/BangCard"}, {"type": "null"}],
    }
    assert defs["BangTold"]["properties"]["event"] == {"$ref": "#/$defs/BangEvent"}
    assert defs["BangQuestion"]["properties"]["about"] == {"$ref": "#/$defs/BangAsked"}
    assert defs["BangRecord"]["properties"]["settings"] == {"$ref": "#/$defs/BangSettings"}
    assert defs["BangSettings"]["properties"]["characters"]["enum"] == ["one dealt", "one of two"]
    assert defs["BangAnswer"]["discriminator"]["mapping"]["play_at"] == "#/$defs/BangPlayAtAnswer"


class Wire:
    """Judges the messages of a game, and reads each of them back."""

    def __init__(self, game):
        schema = schema_of(game)
        self.judge, self.types = Judge(schema), wire_types(find(game))
        self.messages = schema["$defs"][schema["properties"][game]["$ref"].removeprefix("#/$defs/")]["properties"]

    def check(self, name, message):
        text = msgspec.json.encode(message)
        assert list(self.judge.faults(msgspec.json.decode(text), self.messages[name], name)) == []
        assert msgspec.json.encode(msgspec.json.decode(text, type=self.types[name])) == text

    def check_table(self, table, since):
        for seat in (table.spectator(), table.seat(0), table.seat(table.setup.players - 1)):
            self.check("view", seat.view())
            for told in seat.events(since):
                self.check("told", told)
        self.check("view", table.open_view())
        question = table.question()
        if question is None:
            self.check("result", table.result())
            return
        self.check("question", question)
        self.check("question", table.spectator().question())
        self.check("option", table.option(table.options[-1]))
        for refusal in table.refusals()[:20]:
            self.check("refusal", refusal)


@GAMES
def test_every_message_of_random_games_is_as_the_schema_says(game):
    wire = Wire(game)
    for players, seed in product(find(game).players, range(SEEDS)):
        table, since = standoff.new(game, players=players, seed=seed), 0
        bots = [RandomBot(Rng("wire", players, seed)).choose] * players
        wire.check("catalogue", table.catalogue())
        for stop in range(0, 120, 6):
            table.run(bots, stop)
            wire.check_table(table, since)
            since = table.cursor
        table.run(bots, 5000)
        wire.check_table(table, max(since, table.cursor - 20))
        wire.check("record", table.record())
        wire.check("seat_log", table.seat(0).log())


@GAMES
def test_settings_positions_and_rulebooks_are_as_the_schema_says(game):
    wire, (info,) = Wire(game), [info for info in standoff.games() if info.id == game]
    wire.check("game_info", info)
    for world in every_choice():
        if world.game == game:
            wire.check("record", Table.begin(world.setup(), listen=False).record())
            wire.check("catalogue", standoff.catalogue(game, players=world.players, settings=world.settings))
    for clause in standoff.clauses(game)[:50]:
        wire.check("clause", clause)
    for scenario in standoff.scenarios(game)[::20]:
        wire.check("scenario", scenario)
        wire.check("demonstration", standoff.demonstrate(scenario))
        wire.check("demonstration", standoff.demonstrate(scenario, seat=1))
        wire.check("record", standoff.play_scenario(scenario).record())


def test_a_wrong_message_is_noticed():
    wire = Wire("bang")
    view = msgspec.to_builtins(standoff.new("bang", players=4, seed=1).view())
    for change in ({"turn": None}, {"turn": -1}, {"deck": "many"}, {"deck": True}, {"more": 1}, {"seats": [{}]}):
        assert list(wire.judge.faults(view | change, wire.messages["view"])), change
    assert list(wire.judge.faults({}, wire.messages["view"]))
    assert list(wire.judge.faults({"kind": "sing"}, wire.messages["answer"]))
