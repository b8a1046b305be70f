"""The battlefields as data: territories, regions and links, read from `data/boards.toml` and checked.

A bad map is refused with a message that names the fault: a name that nobody knows, a border written at one end only, a
region or a board in pieces, a count that is not the one that was announced.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.games.risk_halo.names import MOST_TERRITORIES

FILE = "boards.toml"
LAYOUTS = ("ring", "strips")
"""How boards lie: bent into the halves of a ring, or straight."""

Entry = dict[str, Any]


@dataclass(frozen=True)
class Region:
    """Territories of one colour, and what all of them together are worth (rh.reinforce.region)."""

    name: str
    board: str
    color: str
    bonus: int
    members: tuple[int, ...]


@dataclass(frozen=True)
class Battlefield:
    """One battlefield. `links` are printed borders and stationary teleporters (rh.boards.connected); the latter are
    also the `gates`. `layout` says how its boards lie.

    `near` (the neighbours of each), `everywhere`, `second_board` and `region_places` are sets of territories, a bit for
    each.
    """

    key: str
    name: str
    layout: str
    boards: tuple[str, ...]
    names: tuple[str, ...]
    region_of: tuple[int, ...]
    board_of: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    regions: tuple[Region, ...]
    links: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    gates: tuple[tuple[int, int], ...]
    pairs_cross: bool
    seam: tuple[tuple[int, int], ...]
    closing_pair: tuple[int, ...]
    everywhere: int
    second_board: int
    region_places: tuple[int, ...]

    def with_seam(self) -> Battlefield:
        """The same with its seam printed (rh.boards.ring_seam)."""
        links = linked(self.links, *self.seam)
        return replace(self, key=f"{self.key} with seam", links=links, near=neighbours(links))


def linked(links: tuple[tuple[int, ...], ...], *pairs: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """The links with more of them."""
    more = [list(row) for row in links]
    for a, b in pairs:
        more[a].append(b)
        more[b].append(a)
    return tuple(tuple(sorted(row)) for row in more)


def neighbours(links: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The territories next to each, as a set."""
    return tuple([sum([1 << other for other in row]) for row in links])


def joined(near: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    """The sets of neighbours with one more pair of them."""
    more = list(near)
    more[a] |= 1 << b
    more[b] |= 1 << a
    return tuple(more)


def load_maps(folder: DataFolder) -> dict[str, Battlefield]:
    """Every battlefield by its key."""
    path = folder.path(FILE)
    territories = _territories(folder, path)
    _check_borders(path, territories)
    _check_regions(path, territories, folder.entries(FILE, "region"))
    _check_boards(path, territories, folder.entries(FILE, "board"), folder.entries(FILE, "teleporter"))
    made = {}
    for entry in folder.entries(FILE, "battlefield"):
        land = _battlefield(path, entry, territories, folder)
        made[land.key] = land
        if land.seam:
            made[f"{land.key} with seam"] = land.with_seam()
    for key in ("ring", "forge", "hammer", "anvil"):
        if key not in made:
            raise BadData(f"{path}: the battlefield with the key {key!r} is missing")
    return made


def _territories(folder: DataFolder, path: Path) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in folder.entries(FILE, "territory"):
        if entry["name"] in found:
            raise BadData(f"{path}: there are two territories called {entry['name']!r}")
        for key in ("x", "y"):
            whole_number(path, entry, key, 0, 999)
        borders = entry.get("borders")
        if not isinstance(borders, list):
            raise BadData(f"{path}: {entry['name']}: borders must be a list of territories")
        found[entry["name"]] = entry
    return found


def _known(path: Path, territories: dict[str, Entry], name: object, where: str) -> str:
    if name not in territories:
        raise BadData(f"{path}: {where} names {name!r}, which is no territory")
    return str(name)


def _check_borders(path: Path, territories: dict[str, Entry]) -> None:
    for name, entry in territories.items():
        for other in entry["borders"]:
            there = territories[_known(path, territories, other, name)]
            if other == name:
                raise BadData(f"{path}: {name} borders itself")
            if name not in there["borders"]:
                raise BadData(f"{path}: a one-way border: {name} names {other}, but {other} does not name {name}")
            if there["board"] != entry["board"]:
                raise BadData(f"{path}: {name} and {other} border each other, but lie on different boards")
        if len(set(entry["borders"])) != len(entry["borders"]):
            raise BadData(f"{path}: {name} names a border twice")


def _check_regions(path: Path, territories: dict[str, Entry], regions: Iterable[Entry]) -> None:
    known = {(r.get("board"), r["name"]) for r in regions}
    for name, entry in territories.items():
        if (entry.get("board"), entry.get("region")) not in known:
            raise BadData(
                f"{path}: {name} lies in the unknown region {entry.get('region')!r} of {entry.get('board')!r}"
            )
    for region in regions:
        whole_number(path, region, "bonus", 0, 99)
        members = [
            n for n, e in territories.items() if (e["board"], e["region"]) == (region.get("board"), region["name"])
        ]
        if not members:
            raise BadData(f"{path}: the region {region['name']} of {region.get('board')} has no territories")
        apart = _apart(members, {n: territories[n]["borders"] for n in members})
        if apart:
            raise BadData(
                f"{path}: the region {region['name']} of {region.get('board')} is not connected: "
                f"{apart} cannot be reached from {members[0]} inside it"
            )


def _check_boards(path: Path, territories: dict[str, Entry], boards: Iterable[Entry], gates: Iterable[Entry]) -> None:
    for board in boards:
        members = [n for n, e in territories.items() if e["board"] == board["name"]]
        announced = whole_number(path, board, "territories", 1, MOST_TERRITORIES)
        if len(members) != announced:
            raise BadData(f"{path}: {board['name']} has {len(members)} territories, not {announced}")
        apart = _apart(members, {n: territories[n]["borders"] for n in members})
        if apart:
            raise BadData(f"{path}: {board['name']} is not connected: {apart} cannot be reached from {members[0]}")
    for gate in gates:
        ends = gate.get("ends")
        if not isinstance(ends, list) or len(ends) != 2:
            raise BadData(f"{path}: the teleporter {gate['name']} needs two ends")
        for end in ends:
            _known(path, territories, end, f"the teleporter {gate['name']}")
        if ends[1] == ends[0] or ends[1] in territories[ends[0]]["borders"]:
            raise BadData(f"{path}: the teleporter {gate['name']} joins territories that are connected already")


def _apart(members: Sequence[str], borders: dict[str, list[str]]) -> str | None:
    """A member that cannot be reached from the first one inside the set."""
    inside = set(members)
    reached, todo = {members[0]}, [members[0]]
    while todo:
        for other in borders[todo.pop()]:
            if other in inside and other not in reached:
                reached.add(other)
                todo.append(other)
    return next((m for m in members if m not in reached), None)


def _battlefield(path: Path, entry: Entry, territories: dict[str, Entry], folder: DataFolder) -> Battlefield:
    where = f"the battlefield {entry['name']}"
    boards = tuple(entry.get("boards", ()))
    known = [b["name"] for b in folder.entries(FILE, "board")]
    for board in boards:
        if board not in known:
            raise BadData(f"{path}: {where} names the unknown board {board!r}; there are {', '.join(known)}")
    layout = entry.get("layout")
    if layout not in LAYOUTS:
        raise BadData(f"{path}: the layout of {where} must be one of {', '.join(LAYOUTS)}, not {layout!r}")
    names = [n for n, e in territories.items() if e["board"] in boards]
    announced = whole_number(path, entry, "territories", 1, MOST_TERRITORIES)
    if len(names) != announced:
        raise BadData(f"{path}: {where} has {len(names)} territories, not {announced}")
    number = {n: i for i, n in enumerate(names)}
    regions = [r for r in folder.entries(FILE, "region") if r.get("board") in boards]
    region_number = {(r["board"], r["name"]): i for i, r in enumerate(regions)}
    region_of = [region_number[territories[n]["board"], territories[n]["region"]] for n in names]
    gates = [
        (number[g["ends"][0]], number[g["ends"][1]])
        for g in folder.entries(FILE, "teleporter")
        if g["ends"][0] in number and g["ends"][1] in number
    ]
    seam = [_pair(path, pair, number, f"the seam of {where}") for pair in entry.get("seam", ())]
    closing = entry.get("closing_pair", ())
    borders = tuple(tuple(number[b] for b in territories[n]["borders"]) for n in names)
    links = linked(borders, *gates)
    board_of = tuple(boards.index(territories[n]["board"]) for n in names)
    return Battlefield(
        key=str(entry.get("key")),
        name=entry["name"],
        layout=layout,
        boards=boards,
        names=tuple(names),
        region_of=tuple(region_of),
        board_of=board_of,
        places=tuple((territories[n]["x"], territories[n]["y"]) for n in names),
        regions=tuple(
            Region(r["name"], r["board"], str(r.get("color", "")), r["bonus"], _members(region_of, i))
            for i, r in enumerate(regions)
        ),
        links=links,
        near=neighbours(links),
        gates=tuple(gates),
        pairs_cross=bool(entry.get("pairs_cross")),
        seam=tuple(seam),
        closing_pair=_pair(path, closing, number, f"the closing pair of {where}") if closing else (),
        everywhere=(1 << len(names)) - 1,
        second_board=sum(1 << i for i, board in enumerate(board_of) if board == 1),
        region_places=tuple(sum(1 << i for i in _members(region_of, r)) for r in range(len(regions))),
    )


def _members(region_of: Sequence[int], region: int) -> tuple[int, ...]:
    return tuple(i for i, r in enumerate(region_of) if r == region)


def _pair(path: Path, pair: Sequence[str], number: dict[str, int], where: str) -> tuple[int, int]:
    for name in pair:
        if name not in number:
            raise BadData(f"{path}: {where} names {name!r}, which is no territory there")
    if len(pair) != 2:
        raise BadData(f"{path}: {where} needs two territories, not {len(pair)}")
    return number[pair[0]], number[pair[1]]
