"""Line of sight: exact, and the same in both directions."""

from __future__ import annotations

import pytest

from standoff.engine.errors import BadData
from standoff.engine.rng import Rng
from standoff.games.flashpoint import GAME
from standoff.games.flashpoint.sight import Sight, free, met
from standoff.games.flashpoint.terrain import FLY, JUMP, WALK, read_terrain

LAYOUTS = GAME.packaged_data.terrains


def places(land):
    return [cube * 9 + slot for cube in range(land.cubes) if land.stand[cube] for slot in land.slots(cube)]


def cube_of(parts, point):
    return next(cube for cube, some in parts if point in some)


@pytest.mark.parametrize("land", LAYOUTS, ids=lambda land: land.name)
def test_a_ray_is_the_same_in_both_directions(land):
    sight, chance, here = Sight(land), Rng("rays", land.name), places(land)
    for _ in range(4000):
        a, b = (sight.points(here[chance.below(len(here))], 16) for _ in range(2))
        p, q = a[chance.below(15)], b[chance.below(15)]
        assert (sight.blocked(p, q) < 0) == (sight.blocked(q, p) < 0)


@pytest.mark.parametrize("land", LAYOUTS, ids=lambda land: land.name)
def test_seeing_is_mutual_and_clear_implies_seen(land):
    """Computed twice from scratch, so that no memory of the other direction can help."""
    chance, here = Rng("pairs", land.name), places(land)
    for _ in range(150):
        a, b = here[chance.below(len(here))], here[chance.below(len(here))]
        one, two = Sight(land), Sight(land)
        forth = any(one.blocked(p, q) < 0 for p in one.points(a, 16) for q in one.points(b, 18))
        back = any(two.blocked(p, q) < 0 for p in two.points(b, 18) for q in two.points(a, 16))
        assert forth == back == one.can_see(a, 16, b, 18)
        assert forth or not one.clear(a, 16, b, 18)


def test_the_shortcut_for_open_ground_changes_nothing():
    land = LAYOUTS[0]
    sight, chance, here = Sight(land), Rng("open"), places(land)
    open_pairs = 0
    while open_pairs < 60:
        a, b = here[chance.below(len(here))], here[chance.below(len(here))]
        if not any(sight.walls(a // 9, b // 9)[1:]):
            open_pairs += 1
            assert all(sight.blocked(p, q) < 0 for p in sight.points(a, 16) for q in sight.points(b, 16))


def test_the_quick_test_of_a_ray_agrees_with_the_plain_one():
    """`free` knows only the panes between two cubes; `blocked` looks the panels up and names the one that is met."""
    for land in LAYOUTS:
        sight, chance, here = Sight(land), Rng("free", land.name), places(land)
        for _ in range(3000):
            a, b = here[chance.below(len(here))], here[chance.below(len(here))]
            p, q = sight.points(a, 17)[chance.below(15)], sight.points(b, 16)[chance.below(15)]
            way, xs, ys, zs, solids = sight.walls(cube_of(sight.parts(a, 17), p), cube_of(sight.parts(b, 16), q))
            seen = free(p, q, xs, ys, zs) and not met(p, q, solids)
            assert seen == (sight.blocked(p, q) < 0)
            assert way or not seen


def test_can_see_is_symmetric_over_all_pairs_of_the_small_board():
    """Both directions from scratch. `python scripts/flashpoint_sight.py` does the same for all layouts."""
    land = next(x for x in LAYOUTS if x.name == "T")
    forth, back, here = Sight(land), Sight(land), places(land)
    for i, a in enumerate(here):
        for b in here[:i]:
            assert forth.can_see(a, 16, b, 16) == back.can_see(b, 16, a, 16)


@pytest.mark.parametrize("land", [x for x in LAYOUTS if x.name != "T"], ids=lambda land: land.name)
def test_can_see_is_symmetric_over_a_sample_of_the_others(land):
    forth, back, chance, here = Sight(land), Sight(land), Rng("sample", land.name), places(land)
    for _ in range(4000):
        a, b = here[chance.below(len(here))], here[chance.below(len(here))]
        assert forth.can_see(a, 16, b, 18) == back.can_see(b, 18, a, 16)


@pytest.mark.parametrize("land", LAYOUTS, ids=lambda land: land.name)
def test_every_floor_can_be_reached_and_better_legs_reach_more(land):
    start = next(c for c in range(land.cubes) if land.stand[c])
    everywhere = {c for c in range(land.cubes) if land.stand[c]}
    assert everywhere <= set(land.search(start, 40, WALK, 0, 0))
    for cube in everywhere:
        assert set(land.steps[WALK][cube]) <= set(land.steps[JUMP][cube])
        assert set(land.steps[WALK][cube]) <= set(land.steps[FLY][cube])


def test_forced_movement_never_goes_where_nobody_could_walk():
    for land in LAYOUTS:
        for cube in range(land.cubes):
            if land.stand[cube]:
                reached = set(land.steps[WALK][cube]) | set(land.drops[WALK][cube])
                assert {land.forced[cube * 8 + d] for d in range(8)} - {-1} <= reached


FULL = [{}, {}, {}, {"floor": ["FFFFFFFF"] * 8, "inner": ["|......."] * 8}]
LEVEL = {"floor": ["FFFFF"] * 5, "v": ["......"] * 5, "h": ["....."] * 6}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"size": 6}, "size must be 5 or 8"),
        ({"level": []}, "one to four"),
        ({"level": [{**LEVEL, "floor": ["FFFFF"] * 4}]}, "floor must have 5 rows"),
        ({"level": [{**LEVEL, "v": ["....."] * 5}]}, "row 1 of v must have 6 letters"),
        ({"level": [{**LEVEL, "h": ["....q"] * 6}]}, "has 'q'"),
        ({"level": [{**LEVEL, "floor": ["FF.FF"] * 5}]}, "the ground is F or X"),
        ({"level": [{**LEVEL, "floor": ["FFXFF"] * 5}]}, "a floor F on top"),
        ({"level": [{**LEVEL, "inner": ["....."] * 4}]}, "inner must have 5 rows"),
        ({"level": [{**LEVEL, "inner": ["..?.."] * 5}]}, "row 1 of inner has '\\?'"),
        ({"level": [LEVEL, {"inner": ["..|.."] * 5}]}, "'|' of inner needs a floor F or H"),
        ({"level": [{**LEVEL, "inner": ["..n.."] * 5}]}, "over a platform 'n' there must be a level"),
        ({"level": [{**LEVEL, "inner": ["..n.."] * 5}, LEVEL]}, "without a floor"),
        ({"size": 8, "level": FULL}, "more than 256 cubes"),
    ],
)
def test_a_slip_in_a_layout_is_named(change, words):
    with pytest.raises(BadData, match=words):
        read_terrain("a file", {"name": "mine", "size": 5, "level": [LEVEL], **change})
