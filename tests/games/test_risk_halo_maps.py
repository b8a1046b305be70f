"""The battlefields: what a map must be, and that a bad one is refused by a message that names the fault."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import standoff
from standoff.cli.maps.risk_halo import drawings
from standoff.engine.data import DataFolder
from standoff.games import find

GAME = find("risk_halo")
MAPS = GAME.packaged_data.maps
BOARDS = {"ring": (26, 26), "forge": (31, 29), "hammer": (31,), "anvil": (29,)}
LANDS = pytest.mark.parametrize("key", BOARDS)


def borders(land):
    """The printed borders, without stationary teleporters."""
    gates = {frozenset(g) for g in land.gates}
    pairs = {frozenset((a, b)) for a, row in enumerate(land.links) for b in row}
    return [tuple(sorted(p)) for p in pairs - gates]


def is_connected(members, links) -> bool:
    members = set(members)
    reached, todo = set(), [min(members)]
    while todo:
        a = todo.pop()
        if a not in reached:
            reached.add(a)
            todo += [b for b in links[a] if b in members]
    return reached == members


@LANDS
def test_counts(key):
    land = MAPS[key]
    assert tuple(land.board_of.count(b) for b in range(len(land.boards))) == BOARDS[key]
    assert len(set(land.names)) == len(land.names) == sum(BOARDS[key])


@LANDS
def test_links_go_both_ways_and_never_home(key):
    links = MAPS[key].links
    for a, row in enumerate(links):
        assert a not in row
        assert len(set(row)) == len(row)
        assert all(a in links[b] for b in row)


@LANDS
def test_boards_hold_together_without_any_one_territory(key):
    land = MAPS[key]
    for board in range(len(land.boards)):
        members = [i for i, b in enumerate(land.board_of) if b == board]
        assert is_connected(members, land.links)
        for cut in members:
            assert is_connected([m for m in members if m != cut], land.links), land.names[cut]


@LANDS
def test_every_territory_has_two_to_six_borders(key):
    land = MAPS[key]
    degree = [sum(i in pair for pair in borders(land)) for i in range(len(land.names))]
    assert min(degree) >= 2
    assert max(degree) <= 6
    assert 3.6 <= sum(degree) / len(degree) <= 4.0


@LANDS
def test_borders_are_drawn_without_crossing(key):
    land = MAPS[key]
    for board in range(len(land.boards)):
        lines = [
            (land.places[a], land.places[b]) for a, b in borders(land) if land.board_of[a] == land.board_of[b] == board
        ]
        assert crossings(lines) == []


def test_the_ring_stays_flat_with_its_seam():
    land = MAPS["ring with seam"]
    side_by_side = [(x + 20 * land.board_of[i], y) for i, (x, y) in enumerate(land.places)]
    assert len(land.seam) == 3
    assert crossings([(side_by_side[a], side_by_side[b]) for a, b in borders(land)]) == []
    assert is_connected(range(52), land.links)
    assert not is_connected(range(52), MAPS["ring"].links)


def crossings(lines):
    return [(p, q) for p, q in combinations(lines, 2) if not set(p) & set(q) and _cross(*p, *q)]


def _cross(a, b, c, d) -> bool:
    def turn(p, q, r):
        value = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (value > 0) - (value < 0)

    return turn(a, b, c) != turn(a, b, d) and turn(c, d, a) != turn(c, d, b)


@LANDS
def test_regions_are_connected_and_their_bonuses_follow_the_formula(key):
    land = MAPS[key]
    for number, region in enumerate(land.regions):
        assert is_connected(region.members, land.links)
        edge = [i for i in region.members if any(land.region_of[x] != number for x in land.links[i])]
        assert region.bonus == max(1, 5 * (len(region.members) + len(edge)) // 12), region.name
    assert sorted(i for r in land.regions for i in r.members) == list(range(len(land.names)))


def test_what_the_rulebook_tells_of_the_ring():
    land = MAPS["ring"]
    at = {name: i for i, name in enumerate(land.names)}
    for a, b in (
        ("Archive 99-01", "Archive 99-02"),
        ("Archive 99-04", "Archive 99-03"),
        ("Archive 99-03", "Research Facility A"),
    ):
        assert at[b] in land.links[at[a]]
    assert at["Research Facility A"] not in land.links[at["Archive 99-04"]]
    assert "Inland Canyon" in at
    assert "Pulse Grid 01" in at
    assert next(r.bonus for r in land.regions if r.name == "Beach") == 2


def test_names_are_unique_over_all_boards():
    assert len({*MAPS["ring"].names, *MAPS["forge"].names}) == 112


@LANDS
def test_the_catalogue_tells_borders_and_teleporters_apart(key):
    land = MAPS[key]
    info = (
        standoff.new("risk_halo", players=len(land.boards) + 1, seed=1, settings={"battlefield": key}).catalogue().map
    )
    assert info.layout == ("ring" if key == "ring" else "strips")
    told = {frozenset((t.id, other)) for t in info.territories for other in t.borders}
    gates = {frozenset(gate) for gate in info.gates}
    assert not told & gates
    assert told | gates == {frozenset((a, b)) for a, row in enumerate(land.links) for b in row}
    assert [sorted(region.territories) for region in info.regions] == [sorted(r.members) for r in land.regions]


FAULTS = {
    "the layout of the battlefield The Ring must be one of ring, strips": ('layout = "ring"', 'layout = "heap"'),
    "a one-way border: High Ledge names Canyon Overlook": (
        'borders = ["High Ledge", "Inland Canyon"]',
        'borders = ["Inland Canyon"]',
    ),
    "names 'Atlantis', which is no territory": (
        'borders = ["High Ledge", "Inland Canyon"]',
        'borders = ["High Ledge", "Inland Canyon", "Atlantis"]',
    ),
    "the battlefield The Ring has 52 territories, not 51": ("territories = 52", "territories = 51"),
    "Hammer has 31 territories, not 30": (
        'name = "Hammer"\nterritories = 31',
        'name = "Hammer"\nterritories = 30',
    ),
    "the region Canyon of Inland Canyon is not connected: Landing Zone cannot be reached": (
        'name = "Landing Zone"\nboard = "Inland Canyon"\nregion = "Beach"',
        'name = "Landing Zone"\nboard = "Inland Canyon"\nregion = "Canyon"',
    ),
    "lies in the unknown region 'Bech'": (
        'name = "Landing Zone"\nboard = "Inland Canyon"\nregion = "Beach"',
        'name = "Landing Zone"\nboard = "Inland Canyon"\nregion = "Bech"',
    ),
    "there are two territories called 'High Ledge'": ('name = "Canyon Overlook"', 'name = "High Ledge"'),
    "names the unknown board 'Anvill'": ('boards = ["Hammer", "Anvil"]', 'boards = ["Hammer", "Anvill"]'),
    "joins territories that are connected already": (
        'ends = ["Dry Riverbed", "Security Hub"]',
        'ends = ["Dry Riverbed", "High Ledge"]',
    ),
    "the closing pair of the battlefield The Ring names 'Nowhere'": (
        'closing_pair = ["Inland Canyon", "Pulse Grid 01"]',
        'closing_pair = ["Nowhere", "Pulse Grid 01"]',
    ),
    "bonus must be a whole number": ("bonus = 2", 'bonus = "two"'),
    "is not connected": (
        'borders = ["High Ledge", "Inland Canyon"]',
        "borders = []",
    ),
}


@pytest.mark.parametrize("message", FAULTS)
def test_a_bad_map_is_refused_by_name(tmp_path, message):
    old, new = FAULTS[message]
    text = (GAME.folder / "data" / "boards.toml").read_text("utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    if message == "is not connected":
        for line in ('"Canyon Overlook", "Inland Canyon", "Dry Riverbed"', '"Canyon Overlook", "Dry Riverbed"'):
            text = text.replace(line, line.replace('"Canyon Overlook", ', ""))
        text = text.replace('"Canyon Overlook", ', "").replace(', "Canyon Overlook"', "")
    (tmp_path / "boards.toml").write_text(text, "utf-8")
    with pytest.raises(standoff.BadData, match=message) as refused:
        standoff.prepare("risk_halo", players=3, seed=1, data=tmp_path)
    assert "boards.toml" in str(refused.value)


def test_another_map_can_be_played(tmp_path):
    shutil.copy(GAME.folder / "data" / "boards.toml", tmp_path / "boards.toml")
    path: Path = tmp_path / "boards.toml"
    path.write_text(path.read_text("utf-8").replace("Silent Cartographer", "Loud Cartographer"), "utf-8")
    table = standoff.new("risk_halo", players=3, seed=1, data=tmp_path)
    assert "Loud Cartographer" in [territory.name for territory in table.catalogue().map.territories]


def test_pictures_show_every_territory_and_region():
    pictures = drawings(GAME.load_data(DataFolder(GAME.folder / "data")))
    assert set(pictures) == set(MAPS)
    for key, picture in pictures.items():
        root = ElementTree.fromstring(picture)
        words = " ".join(root.itertext())
        for name in MAPS[key].names:
            assert name in words
        for region in MAPS[key].regions:
            assert f"{region.name} +{region.bonus}" in words
