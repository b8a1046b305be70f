"""State, settings, data and knowledge, each on its own."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

import standoff
from standoff.engine.errors import BadData, WrongSetup
from standoff.engine.fields import read_fields, write_copy
from standoff.engine.settings import setting, settings_of
from standoff.games import find

DATA = find("bang").folder / "data"


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
    with_line(folder / "characters.toml", "life = 4", "life = 5")
    given = {"seats": [{"role": "Sheriff"}, {"character": "Bart Cassidy"}, {}, {}]}
    table = standoff.arrange("bang", given, players=4, data=folder)
    assert table.view().seats[1].life == 5
    assert table.catalogue().characters[0].life == 5
    with pytest.raises(standoff.BadRecord, match="other data files"):
        standoff.replay(table.record())
    assert standoff.replay(table.record(), data=folder).view() == table.view()
    plain = standoff.new("bang", players=4, seed=1)
    with pytest.raises(standoff.BadRecord, match="packaged data"):
        standoff.replay(plain.record(), data=folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("characters.toml", 'name = "Bart Cassidy"', "name = 7", "has no name"),
        ("characters.toml", 'source = "rulebook"', 'source = "hearsay"', "source must be one of"),
        ("characters.toml", "life = 4", "life = 0", "life must be a whole number from 1"),
        ("characters.toml", "life = 4", 'life = "many"', "Bart Cassidy: life must be a whole number, not 'many'"),
        ("characters.toml", "life = 4", "", "life must be a whole number from 1 to"),
        ("characters.toml", "life = 4", "lfe = 4", "there is no 'lfe' here; did you mean 'life'?"),
        ("characters.toml", 'name = "Bart Cassidy"', 'name = "B\\u001brt"', "without control characters"),
        ("characters.toml", 'key = "bart"', 'key = "kit"', "every key stands once; wrong or double: 'kit'"),
        (
            "characters.toml",
            "[[character]]",
            "[[charcter]]\n[[character]]",
            "no [[charcter]] in this file; did you mean",
        ),
        ("roles.toml", "outlaw = 2", "outlaw = 3", "roles for"),
        ("roles.toml", "players = 4", "players = 5", "4 roles for 5 players"),
        ("table.toml", 'name = "bullets"', 'name = "pebbles"', "'bullets' is missing"),
        ("table.toml", "count = 30", "count = ", "not a TOML file"),
    ],
)
def test_a_bad_figure_is_named_with_its_file(folder, file, old, new, says):
    with_line(folder / file, old, new)
    with pytest.raises(BadData) as caught:
        standoff.new("bang", players=4, data=folder)
    assert says in str(caught.value)
    assert file in str(caught.value)


def test_a_strange_data_file_is_refused(folder):
    (folder / "weather.toml").write_text("")
    with pytest.raises(WrongSetup, match="no such data file"):
        standoff.new("bang", players=4, data=folder)
