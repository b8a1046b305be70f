"""What hides an enemy is told as data, and said in the words of every language."""

from __future__ import annotations

from typing import get_args

import pytest

import standoff
from standoff.engine.state import NOBODY
from standoff.engine.table import Table
from standoff.engine.words import languages
from standoff.games.flashpoint import GAME
from standoff.games.flashpoint.labels import COMPASS
from standoff.games.flashpoint.messages.objections import NoLineOfSight
from standoff.games.flashpoint.names import NONE, PLACES, Blocker
from standoff.games.flashpoint.sight import Sight
from standoff.games.flashpoint.terrain import read_terrain

WEST, SOUTH = COMPASS.index("west"), COMPASS.index("south")
AROUND = ("B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4")
HEIGHTS = (8, 16)
FIRST_ENEMY = 2


def rows(wide, letter, high=5):
    """Lines of a layout with a letter at the middle cube."""
    lines = ["." * wide for _ in range(high)]
    lines[high // 2] = f"..{letter}".ljust(wide, ".")
    return lines


def hiding(ground, above=None, cubes=AROUND):
    """All that is between the heads of any two models in these cubes, of whatever height."""
    land = read_terrain("a test", {"name": "x", "size": 5, "level": [ground, above or {}]})
    sight, cubes = Sight(land), [land.parse(name) for name in cubes]
    models = [(cube * PLACES + slot, height) for cube in cubes for slot in land.slots(cube) for height in HEIGHTS]
    hidden = [(*a, *b) for a in models for b in models if sight.blocked(sight.points(*a)[0], sight.points(*b)[0]) >= 0]
    found = {sight.why_not(*ends) for ends in hidden}
    return {(what, side, land.whole_text(cube)) for what, side, cube in found}


@pytest.mark.parametrize(
    ("letter", "what"),
    [("b", "barrier"), ("w", "window_frame"), ("d", "door_frame"), ("#", "solid_wall"), ("h", "closed_hatch")],
)
def test_a_wall_is_named_by_its_kind_and_its_side(letter, what):
    assert hiding({"v": rows(6, letter)}) == {(what, WEST, "C3")}
    assert hiding({"h": rows(5, letter, 6)}) == {(what, SOUTH, "C3")}


@pytest.mark.parametrize(
    ("letters", "what"),
    [("|-", "middle_wall"), (":=", "middle_window_frame"), ("nsew", "platform"), ("oO", "scenery")],
)
def test_what_stands_within_a_cube_has_no_side(letters, what):
    for letter in letters:
        assert hiding({"inner": rows(5, letter)}) == {(what, NONE, "C3")}


def test_a_filled_cube_is_a_wall_and_a_floor_is_above():
    filled, above = {"floor": [line.replace(".", "F") for line in rows(5, "X")]}, {"floor": rows(5, "F")}
    assert hiding(filled, above, ("B3", "D3")) == {("wall", WEST, "C3"), ("wall", WEST, "D3")}
    assert hiding({}, above, ("C3", "C3/2")) == {("floor", NONE, "C3/2")}


@pytest.mark.parametrize("language", languages(GAME))
def test_whatever_hides_an_enemy_has_words_of_its_own(language):
    speaker = standoff.new("flashpoint", players=2, seed=1)._speaker(NOBODY, language)
    kinds = get_args(Blocker)
    assert len({speaker.objection(NoLineOfSight(what, None, 0)) for what in kinds}) == len(kinds)


def test_walls_and_floors_belong_to_all_of_a_cube():
    """Not to the first half of one that a wall goes through."""
    table = standoff.new("flashpoint", players=2, seed=1, settings={"terrain": "E"})
    split = table._state.land.parse("B4w")
    panel = NoLineOfSight("solid_wall", SOUTH, split)
    assert table._speaker(NOBODY).objection(panel) == (
        "No line of sight: blocked by a solid wall on the south side of B4."
    )
    assert table._speaker(NOBODY, "de").objection(panel) == (
        "Keine Sichtlinie: Im Weg ist eine feste Wand im Süden von B4."
    )


def refused(shrouds, wall):
    """Why Ann does not shoot at the enemy that a friend of hers stands before; two others are in the open."""
    given = {
        "seats": [
            {
                "name": "Ann",
                "models": [
                    {"unit": "Spartan Deadeye", "at": "A1", "place": "centre"},
                    {"unit": "Spartan MK VII", "at": "B1", "place": "centre", "activated": True},
                ],
            },
            {
                "name": "Bob",
                "models": [
                    {"unit": "Spartan Brawler", "at": "C1", "place": "centre"},
                    {"unit": "Spartan Brawler", "at": "A2", "place": "centre", "activated": True},
                    {"unit": "Spartan Brawler", "at": "B3", "place": "centre", "activated": True},
                ],
            },
        ],
        "terrain": {"size": 5, "level": [{"v": ["......"] * 4 + [f"..{wall}..."]}]},
        "shrouds": shrouds,
    }
    setup = standoff.prepare("flashpoint", players=["Ann", "Bob"], seed=1, settings={"models_block": True})
    table = Table.begin(setup, given)
    table.answer("shoot")
    return {refusal.reason.text for refusal in table.refusals(target=FIRST_ENEMY)}


def test_what_comes_and_goes_is_in_the_way_only_if_the_terrain_is_not():
    for shrouds in ([], ["E5"]):
        assert refused(shrouds, ".") == {"No line of sight: blocked by another model."}
    assert refused(["C1"], ".") == {"A Shroud Screen is in the way."}
    for shrouds in ([], ["E5"], ["C1"]):
        assert refused(shrouds, "#") == {"No line of sight: blocked by a solid wall on the west side of C1."}
