"""State, settings, data, knowledge, clauses and scenarios, each on its own."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

import standoff
from standoff.cli.commands import scenario_setup
from standoff.engine.errors import BadData, WrongSetup
from standoff.engine.fields import read_fields, write_copy
from standoff.engine.knowledge import EVERYBODY, NO_ONE, knows, only, redeal
from standoff.engine.rng import Rng
from standoff.engine.scenario import Scenario, find_scenarios, play, read_scenarios
from standoff.engine.settings import setting, settings_of
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.games import find

DATA = find("walking_dead").folder / "data"


# -- state -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["set[int]", "dict[int, int]", "list[str]", "object", "Rng"])
def test_a_state_holds_only_plain_data(kind):
    with pytest.raises(TypeError, match="is not a type that a State may hold"):
        read_fields(type("Odd", (), {"__annotations__": {"thing": kind}}))


def test_fields_are_sorted_by_how_a_clone_treats_them():
    kinds = {"a": "int", "b": "list[int]", "c": "list[list[int]]", "d": "Static[int]", "e": "tuple[int, ...]"}
    made = type("Fine", (), {"__annotations__": {**kinds, "f": "ClassVar[int]"}})
    assert read_fields(made) == (("a", "d", "e"), ("b",), ("c",), ("a", "b", "c", "e"))


def test_a_copy_shares_what_cannot_change_and_copies_the_rest():
    kinds = {"a": "tuple[int, ...]", "b": "list[int]", "c": "list[list[int]]"}
    made = type("Fine", (), {"__annotations__": kinds})
    one = made()
    one.a, one.b, one.c, one.options, one.rule, one.events = (1,), [2], [[3]], [4], None, [5]
    two = write_copy(made, read_fields(made))(one)
    assert (two.a, two.b, two.c, two.events) == ((1,), [2], [[3]], None)
    assert two.a is one.a
    assert two.b is not one.b
    assert two.c[0] is not one.c[0]


# -- settings --------------------------------------------------------------------------------------------------------


def test_a_setting_needs_choices():
    @dataclass(frozen=True)
    class Odd:
        depth: int = setting(3, "How deep.")

    with pytest.raises(TypeError, match="names its choices"):
        settings_of(Odd)


# -- data ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(DATA, tmp_path / "data")
    return tmp_path / "data"


def with_line(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_an_owner_can_type_in_other_figures(folder):
    (folder / "roles.toml").unlink()
    (folder / "table.toml").unlink()
    with_line(folder / "characters.toml", "health = 8 # wd.rick.health", "health = 12")
    given = {"seats": [{"role": "Savior", "character": "Rick"}, {}, {}, {}]}
    table = standoff.arrange("walking_dead", given, players=4, data=folder)
    assert table.view().seats[0].health == 12
    with pytest.raises(standoff.BadRecord, match="other data files"):
        standoff.replay(table.record)
    assert standoff.replay(table.record, data=folder).view() == table.view()
    plain = standoff.new("walking_dead", players=4, seed=1)
    with pytest.raises(standoff.BadRecord, match="packaged data"):
        standoff.replay(plain.record, data=folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("characters.toml", 'name = "Rick"', "name = 7", "has no name"),
        ("characters.toml", 'source = "rulebook"', 'source = "hearsay"', "source must be one of"),
        ("characters.toml", "health = 8", "health = 0", "health must be a whole number from 1"),
        ("characters.toml", "health = 8", 'health = "many"', "health must be a whole number from 1"),
        ("characters.toml", 'key = "rick"', 'key = "carl"', "every ability has one character"),
        ("characters.toml", "[[character]]", "[[charcter]]\n[[character]]", "[[charcter]]"),
        ("roles.toml", "savior = 2", "savior = 3", "roles for"),
        ("roles.toml", "players = 4", "players = 5", "4 roles for 5 players"),
        ("table.toml", 'name = "dice"', 'name = "bones"', "'dice' is missing"),
        ("table.toml", "count = 5", "count = ", "not a TOML file"),
    ],
)
def test_a_bad_figure_is_named_with_its_file(folder, file, old, new, says):
    with_line(folder / file, old, new)
    if says == "[[charcter]]":
        facts = standoff.engine.data.DataFolder(DATA, folder)
        with pytest.raises(BadData, match="has no name"):
            facts.facts()
        return
    with pytest.raises(BadData) as caught:
        standoff.new("walking_dead", players=4, data=folder)
    assert says in str(caught.value)
    assert file in str(caught.value)


def test_a_strange_data_file_is_refused(folder):
    (folder / "weather.toml").write_text("")
    with pytest.raises(WrongSetup, match="no such data file"):
        standoff.new("walking_dead", players=4, data=folder)


# -- knowledge -------------------------------------------------------------------------------------------------------


def test_who_knows():
    assert knows(only(2), 2)
    assert not knows(only(2), 1)
    assert not knows(only(2), SPECTATOR)
    assert knows(NO_ONE, REFEREE)
    assert knows(EVERYBODY, SPECTATOR)
    assert knows(EVERYBODY, 7)


def test_a_redeal_moves_only_the_unseen():
    seen = [EVERYBODY, only(1), only(2), NO_ONE, only(1) | only(2)]
    orders = set()
    for i in range(60):
        things = [10, 11, 12, 13, 14]
        redeal(things, seen, 1, Rng(i))
        assert (things[0], things[1], things[4]) == (10, 11, 14)
        orders.add((things[2], things[3]))
    assert orders == {(12, 13), (13, 12)}


# -- scenarios -------------------------------------------------------------------------------------------------------


def shown(**told) -> list[str]:
    scenario = Scenario("here", "a scenario", "walking_dead", [], told)
    return play(scenario, scenario_setup).faults


GIVEN = {"seats": [{"name": n} for n in ("Ann", "Bob", "Cid", "Dot")], "turn": "Ann", "rolls": ["1"] * 5}


def test_a_scenario_that_holds():
    assert shown(given=GIVEN, when=[{"Ann": "keep all dice"}], then={"kind": "aim", "Ann": {"walkers": 0}}) == []


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"then": {}}, "nothing is expected"),
        ({"when": [{"Ann": "sing"}], "then": {"pile": 9}}, "step 1: Ann cannot answer 'sing'"),
        ({"when": [{"Eve": "keep all dice"}]}, "Eve does not sit at the table"),
        ({"when": [{"Bob": "keep all dice"}]}, "table.not_asked"),
        ({"when": [{"Ann": "keep all dice", "refused": "wd.x"}]}, "should be refused by wd.x"),
        ({"when": [{"Ann": "keep all dice", "then": {"pile": 3}}]}, "pile is 9, not 3"),
        ({"then": {"Ann": {"health": 1}}}, "Ann.health is"),
        ({"then": {"Ann": {"mood": 1}}}, "Ann has no 'mood'"),
        ({"then": {"mood": 1}}, "there is no 'mood'"),
        ({"then": {"asked": "Bob"}}, "asked is 'Ann', not 'Bob'"),
        ({"then": {"kind": "aim"}}, "kind is 'reroll'"),
        ({"then": {"options": []}}, "options is"),
        ({"then": {"offers": ["sing"]}}, "'sing' is not offered"),
        ({"then": {"offers_not": ["keep all dice"]}}, "is offered"),
        ({"then": {"winners": ["Ann"]}}, "the game is not over"),
        ({"then": {"happened": ["Ann rolls", "Ann sings"]}}, "it did not happen (in this order): 'Ann sings'"),
        ({"then": {"never": ["Ann rolls"]}}, "it happened"),
        ({"then": {"count": {"role = Leader": 2}}}, "1 seats have role = Leader, not 2"),
        ({"then": {"seen_by": {"Bob": {"Cid": {"role": "Savior"}}}}}, "in the eyes of Bob: Cid.role is None"),
        ({"then": {"seen_by": {"Bob": {"Bob": {"role": "hidden"}}}}}, "not hidden"),
    ],
)
def test_a_scenario_that_does_not_hold_says_what_is_otherwise(told, says):
    faults = shown(given=GIVEN, **told)
    assert faults
    assert says in faults[0]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"weather": "fine"}, "has no 'weather'"),
        ({"seats": [{"name": "Ann", "hat": 1}, {}, {}, {}]}, "has no 'hat'"),
        ({"seats": [{"character": "Zorro"}, {}, {}, {}]}, "no character 'Zorro'"),
        ({"seats": [{"role": "Kingdom"}, {}, {}, {}]}, "no role 'Kingdom' left"),
        ({"seats": [{"health": 99}, {}, {}, {}]}, "health must be from 0"),
        ({"seats": [{"walkers": 5}, {"walkers": 4}, {}, {}]}, "one at least stays in the pile"),
        ({"seats": [{}, {}, {}, {}], "rolls": ["7"]}, "no face '7'"),
        ({"seats": [{"health": 0}, {}, {}, {}], "turn": "Ada"}, "cannot have a turn"),
        ({"seats": [{}, {}]}, "3 to 8 players"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given, says):
    faults = shown(given=given, then={"pile": 9})
    assert says in faults[0]


def test_scenario_files_are_read_with_care(tmp_path):
    good = tmp_path / "walking_dead" / "one.toml"
    good.parent.mkdir()
    good.write_text('title = "one"\nclauses = ["wd.x"]\nplayers = 4\n[then]\nturn = 0\n')
    assert [(s.title, s.game) for s in find_scenarios([tmp_path])] == [("one", "walking_dead")]
    assert find_scenarios([good])[0].clauses == ["wd.x"]
    good.write_text('titel = "one"\n')
    with pytest.raises(WrongSetup, match="no 'titel' in a scenario"):
        read_scenarios(good)
    good.write_text("title = ")
    with pytest.raises(WrongSetup, match="not a TOML file"):
        read_scenarios(good)
    with pytest.raises(WrongSetup, match="neither a file nor a folder"):
        find_scenarios([tmp_path / "gone"])
