"""What stands within cubes: walls through the middle, platforms, scenery, and the layout that has them all."""

from __future__ import annotations

from fractions import Fraction

import pytest

from standoff.engine.rng import Rng
from standoff.games.flashpoint import GAME
from standoff.games.flashpoint.inner import INNER
from standoff.games.flashpoint.sight import Sight, crosses
from standoff.games.flashpoint.terrain import FLY, JUMP, WALK, read_terrain

FOUNDRY = next(land for land in GAME.packaged_data.terrains if land.name == "E")
MIRROR = {"W": "S", "E": "N", "S": "W", "N": "E", "": ""}
TURN = {"W": "E", "E": "W", "S": "N", "N": "S", "": ""}


def board(*inner, levels=1, **more):
    """Five by five cubes, with these rows within the cubes of the ground."""
    return read_terrain(
        "a test", {"name": "x", "size": 5, "level": [{"inner": list(inner), **more}, *[{}] * (levels - 1)]}
    )


def image(land, cube, half, move):
    """The cube, or the half-cube, that a symmetry of the board leads to."""
    x, y, level = land.where(cube)
    there = land.cube(*move(x, y), level)
    return next(c for c in land.halves(there) if land.half[c] == half[land.half[cube]])


def test_the_foundry_has_everything_that_can_be_written():
    assert set(FOUNDRY.inner) == set(INNER)


@pytest.mark.parametrize(
    ("half", "move"), [(MIRROR, lambda x, y: (y, x)), (TURN, lambda x, y: (7 - x, 7 - y))], ids=["mirror", "half turn"]
)
def test_the_foundry_is_fair_to_both_sides(half, move):
    """As the other layouts: the same in the mirror and after half a turn, for all legs."""
    to = [image(FOUNDRY, cube, half, move) for cube in range(FOUNDRY.cubes)]
    for way in (WALK, FLY, JUMP):
        for cube in range(FOUNDRY.cubes):
            assert {to[c] for c in FOUNDRY.steps[way][cube]} == set(FOUNDRY.steps[way][to[cube]])


def test_no_walk_leads_through_a_wall_in_the_middle():
    for cube in range(FOUNDRY.cubes):
        x, y, level = FOUNDRY.where(cube)
        for there in FOUNDRY.steps[WALK][cube]:
            tx, ty, tl = FOUNDRY.where(there)
            if tl == level and (ty == y or tx == x):
                beyond = {"W": tx > x, "E": tx < x, "S": ty > y, "N": ty < y, "": False}
                before = {"W": tx < x, "E": tx > x, "S": ty < y, "N": ty > y, "": False}
                assert not beyond[FOUNDRY.half[cube]]
                assert not before[FOUNDRY.half[there]]


def test_a_half_is_left_and_entered_on_its_own_side():
    land = board(".....", ".....", "..|..", ".....", ".....")
    west, east = land.parse("C3w"), land.parse("C3e")
    assert {land.text(c) for c in land.steps[WALK][west]} == {"B2", "B3", "B4", "C2", "C4", "D2", "D4"}
    assert {land.text(c) for c in land.steps[WALK][east]} == {"D2", "D3", "D4", "C2", "C4", "B2", "B4"}
    assert {land.text(c) for c in land.steps[JUMP][west]} >= {"D3"}
    assert land.slots(west) == (0, 3, 6)
    assert land.slots(east) == (2, 5, 8)
    assert (land.room(west), land.room(east)) == (1, 1)
    assert land.distance(west, east) == 0
    assert east not in land.in_range(west, 3, False)
    assert east not in land.near[west]


def test_forced_movement_stops_at_the_wall_or_goes_to_either_side():
    land = board(".....", ".....", "..|..", ".....", ".....")
    west, east, south = land.parse("C3w"), land.parse("C3e"), land.parse("C2")
    north, due_east = 1, 3
    assert land.forced[west * 8 + due_east] == -1
    assert land.forced[east * 8 + due_east] == land.parse("D3")
    assert land.forced[land.parse("B3") * 8 + due_east] == west
    assert south * 8 + north in land.either
    assert land.forced[south * 8 + north] == west


def test_names_of_half_cubes_are_read_as_they_are_written():
    for cube in range(FOUNDRY.cubes):
        assert FOUNDRY.parse(FOUNDRY.text(cube)) == cube
    assert FOUNDRY.text(FOUNDRY.parse("B4")) == "B4w"
    assert FOUNDRY.parse("B4n") == FOUNDRY.parse("B5e") == -1


def test_a_wall_through_the_middle_hides_and_a_window_in_it_shows_a_part():
    for letter, seen in (("|", False), (":", True), (".", True)):
        land = board(".....", ".....", f"..{letter}..", ".....", ".....")
        sight = Sight(land)
        a, b = land.parse("B3") * 9 + 4, land.parse("D3") * 9 + 4
        assert sight.can_see(a, 16, b, 16) == seen
        assert sight.clear(a, 16, b, 16) == (letter == ".")
        assert sight.cube_seen(a, 16, land.parse("C3w") if letter == "|" else land.parse("C3"))
        if letter == "|":
            assert not sight.cube_seen(a, 16, land.parse("C3e"))


def test_a_head_on_a_platform_is_in_the_cube_above_and_sees_over_a_wall():
    land = board(
        ".....", ".....", ".n...", ".....", ".....", levels=2, v=["......", "......", "..#...", "......", "......"]
    )
    sight, here = Sight(land), land.parse("B3")
    on, beside, target = here * 9 + 7, here * 9 + 1, land.parse("D3") * 9 + 5
    assert [(land.text(cube), len(points)) for cube, points in sight.parts(on, 16)] == [("B3/2", 5), ("B3", 10)]
    assert [(land.text(cube), len(points)) for cube, points in sight.parts(beside, 16)] == [("B3", 15)]
    assert sight.can_see(on, 16, target, 16)
    assert not sight.can_see(beside, 16, target, 16)
    assert land.room(here) == 2
    assert land.slots(here) == (0, 1, 2, 6, 7, 8)


def test_no_base_reaches_into_what_stands_in_its_cube():
    sight = Sight(FOUNDRY)
    for cube in range(FOUNDRY.cubes):
        if FOUNDRY.stand[cube]:
            for slot in FOUNDRY.slots(cube):
                for p in sight.points(cube * 9 + slot, 16):
                    assert not any(crosses(p, p, box) for boxes in sight.solids.values() for box in boxes)


def test_boxes_are_met_exactly_where_the_line_passes_through_them():
    """Against a plain search of the bounds in fractions."""
    chance = Rng("boxes")
    for _ in range(3000):
        p, q = (tuple(chance.below(60) for _ in range(3)) for _ in range(2))
        box = tuple(bound for _ in range(3) for bound in sorted((chance.below(60), chance.below(60))))
        low, high, inside = Fraction(0), Fraction(1), True
        for axis in range(3):
            d, near, far = q[axis] - p[axis], box[axis * 2] - p[axis], box[axis * 2 + 1] - p[axis]
            if d == 0:
                inside = inside and near <= 0 <= far
            else:
                low, high = (
                    max(low, min(Fraction(near, d), Fraction(far, d))),
                    min(high, max(Fraction(near, d), Fraction(far, d))),
                )
        assert crosses(p, q, box) == (inside and low <= high)


def test_agreed_climbing_changes_the_steps_and_nothing_else():
    same = FOUNDRY.agreed("tall pieces")
    none = FOUNDRY.agreed("no pieces")
    assert same is FOUNDRY
    assert none is FOUNDRY.agreed("no pieces")
    pillar, gantry = FOUNDRY.parse("C3"), FOUNDRY.parse("C2/2")
    assert gantry in FOUNDRY.steps[WALK][pillar]
    assert gantry not in none.steps[WALK][pillar]
    assert none.forced == FOUNDRY.forced
