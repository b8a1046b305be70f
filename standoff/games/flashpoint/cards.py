"""The cards: units, weapons, items, fireteams, scenario maps and terrain, read from the data files."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.games.flashpoint.names import (
    ITEM_KEYS,
    LONG,
    MOST_CARDS,
    MOST_IN_A_TEAM,
    MOST_ITEMS_IN_PLAY,
    SCENARIOS,
    UNIT_KEYWORDS,
    WEAPON_FIGURES,
    WEAPON_KEYWORDS,
)
from standoff.games.flashpoint.terrain import Terrain, read_terrain

FACTIONS = ("unsc", "banished")
ZVEZDA = "spartan_zvezda"
PLASMA_RIFLE = "plasma_rifle"

TEAMS = ("UNSC core", "UNSC Hydra", "UNSC legend", "Banished mercenaries", "Banished brutes")
"""The fireteams that the settings name."""

PLACES = {"oddball": (1, 0, 0), "capture the flag": (2, 0, 0), "strongholds": (3, 0, 4), "stockpile": (8, 2, 0)}
"""Objects, stations and values of a scenario."""

SIZES = {"A": 8, "B": 8, "C": 8, "D": 8, "E": 8, "T": 5}
"""The layouts that the settings name and that of the training game, with the cubes of an edge."""

DROPS = 4
"""Weapon Drop Markers: a die of eight chooses between them, two faces each (fp.drop.round)."""


class Profile:
    """One line of a weapon's card: range (0 in close combat), Armour Piercing and keywords (fp.stats.weapon)."""

    __slots__ = ("ap", "bits", "esd", "frag", "implosion", "lethal", "platform", "reach", "smash", "weapon", "wof")

    def __init__(self, weapon: int, reach: int, ap: int, bits: int, figures: dict[str, int]) -> None:
        self.weapon, self.reach, self.ap, self.bits = weapon, reach, ap, bits
        self.esd = figures.get("ESD", 0)
        self.frag = figures.get("Frag", 0)
        self.implosion = figures.get("Implosion", 0)
        self.lethal = figures.get("Lethal", 0)
        self.smash = figures.get("Smash", 0)
        self.wof = figures.get("Weight of Fire", 0)
        self.platform = figures.get("Firing Platform", 0)

    def with_bits(self, bits: int) -> Profile:
        """The same line with other keywords."""
        other = Profile(self.weapon, self.reach, self.ap, bits, {})
        other.esd, other.frag, other.implosion, other.lethal = self.esd, self.frag, self.implosion, self.lethal
        other.smash, other.wof, other.platform = self.smash, self.wof, self.platform
        return other


@dataclass(frozen=True)
class Weapon:
    """A weapon's card; `uses` is 0 for ammunition without end (fp.kw.one_use, fp.kw.two_uses)."""

    name: str
    key: str
    profiles: tuple[Profile, ...]
    uses: int
    source: str


@dataclass(frozen=True)
class Unit:
    """A profile card (fp.stats.card)."""

    name: str
    key: str
    faction: int
    speed: tuple[int, int]
    ranged: int
    fight: int
    survive: int
    armour: int
    health: int
    shields: int
    bits: int
    tactician: int
    smash: int
    close: tuple[int, ...]
    loadouts: tuple[tuple[int, ...], ...]
    legend: bool
    height: int
    single: bool
    invented: bool

    @property
    def slots(self) -> int:
        """A Legend takes the place of two models (fp.team.legend_two)."""
        return 2 if self.legend else 1


@dataclass(frozen=True)
class Item:
    """A kind of Item Token: carried, used or shot with (`type` 1, 2, 3); `weapon` is -1 unless the item is thrown."""

    name: str
    kind: int
    type: int
    count: int
    weapon: int
    expansion: bool


@dataclass(frozen=True)
class Team:
    """A fireteam that can be named: units with the number of their loadout."""

    name: str
    faction: int
    models: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Map:
    """Where a scenario puts its zones, markers and objects; columns and rows from 0, the red side first."""

    zones: tuple[tuple[tuple[int, int], ...], ...]
    respawn: tuple[tuple[tuple[int, int], ...], ...]
    drops: tuple[tuple[int, int], ...]
    objects: tuple[tuple[int, int], ...]
    stations: tuple[tuple[int, int], ...]
    values: tuple[int, ...]
    rounds: int
    target: int
    models: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Data:
    """All printed figures. `lines` are the weapon lines on a unit's own card, by loadout; `cards` are the profile
    cards, units with one of their loadouts; `readings` keeps the same figures as read otherwise.
    """

    units: tuple[Unit, ...]
    weapons: tuple[Weapon, ...]
    lines: tuple[tuple[tuple[Profile, ...], ...], ...]
    items: tuple[Item, ...]
    cards: tuple[tuple[int, int], ...]
    teams: tuple[Team, ...]
    maps: tuple[Map, ...]
    terrains: tuple[Terrain, ...]
    tokens: tuple[int, ...]
    oddball: int
    command_dice: int
    items_at_start: int
    items_for_beginners: int
    readings: dict[tuple[bool, bool], Data]

    def read_as(self, zvezda_five: bool, plasma_not_long: bool) -> Data:
        """The same figures, two of them as agreed: public sources differ on them (fp.stats.zvezda,
        fp.stats.plasma_rifle).
        """
        key = (zvezda_five, plasma_not_long)
        if key not in self.readings:
            weapons = tuple(replace(w, profiles=_not_long(w)) if plasma_not_long else w for w in self.weapons)
            units = tuple(replace(u, survive=5) if zvezda_five and u.key == ZVEZDA else u for u in self.units)
            lines = tuple(tuple(_lines(weapons, (*u.close, *load)) for load in u.loadouts) for u in units)
            self.readings[key] = replace(self, units=units, weapons=weapons, lines=lines)
        return self.readings[key]

    def unit(self, key: str) -> int:
        """The number of a unit."""
        return next(i for i, u in enumerate(self.units) if u.key == key)

    def weapon(self, key: str) -> int:
        """The number of a weapon."""
        return next(i for i, w in enumerate(self.weapons) if w.key == key)


def load_data(folder: DataFolder) -> Data:
    """Read the data files; a bad figure is named with its file and entry."""
    weapons = _weapons(folder)
    keys = {w.key: i for i, w in enumerate(weapons)}
    units = _units(folder, keys)
    figures = folder.by_name("table.toml", "figure")
    path = folder.path("table.toml")
    unit_keys = {u.key: i for i, u in enumerate(units)}
    return Data(
        units=units,
        weapons=weapons,
        lines=tuple(tuple(_lines(weapons, (*u.close, *load)) for load in u.loadouts) for u in units),
        items=_items(folder, keys),
        cards=_cards(folder.path("units.toml"), units),
        teams=_teams(folder, unit_keys, units),
        maps=_maps(folder, unit_keys),
        terrains=_terrains(folder),
        tokens=tuple(_known(path, e, keys) for e in figures["default weapon tokens"].get("weapons", [])),
        oddball=_known(folder.path("weapons.toml"), "oddball", keys),
        command_dice=whole_number(path, figures["command dice"], "count", 1, 6),
        items_at_start=whole_number(path, figures["items at the start"], "count", 0, 20),
        items_for_beginners=whole_number(path, figures["items for beginners"], "count", 0, 20),
        readings={},
    )


def _not_long(weapon: Weapon) -> tuple[Profile, ...]:
    """The lines of a card, but a Plasma Rifle without the keyword Long."""
    if weapon.key != PLASMA_RIFLE:
        return weapon.profiles
    return tuple(p.with_bits(p.bits & ~LONG) for p in weapon.profiles)


def _lines(weapons: tuple[Weapon, ...], held: tuple[int, ...]) -> tuple[Profile, ...]:
    return tuple(p for w in held for p in weapons[w].profiles)


def _known(path: Path, key: str, keys: dict[str, int]) -> int:
    if key not in keys:
        raise BadData(f"{path}: there is no {key!r}; there are {', '.join(keys)}")
    return keys[key]


def _keywords(path: Path, name: str, words: list[str], bits: tuple[str, ...], figures: tuple[str, ...]) -> Any:
    found, numbers = 0, {}
    for word in words:
        match = re.fullmatch(r"(.+?) ?\((\d)\)", word)
        if match and match[1] in figures:
            numbers[match[1]] = int(match[2])
        elif word in bits:
            found |= 1 << bits.index(word)
        else:
            raise BadData(f"{path}: {name}: there is no keyword {word!r}; there are {', '.join((*bits, *figures))}")
    return found, numbers


def _weapons(folder: DataFolder) -> tuple[Weapon, ...]:
    path = folder.path("weapons.toml")
    out = []
    for number, e in enumerate(folder.entries("weapons.toml", "weapon")):
        lines = []
        for p in e.get("profiles", []):
            bits, figures = _keywords(path, e["name"], p.get("keywords", []), WEAPON_KEYWORDS, WEAPON_FIGURES)
            reach = whole_number(path, {"name": e["name"], **p}, "range", 0, 8)
            lines.append(
                Profile(number, reach, whole_number(path, {"name": e["name"], **p}, "ap", 0, 9), bits, figures)
            )
        if not lines:
            raise BadData(f"{path}: {e['name']}: a weapon has at least one profile")
        out.append(Weapon(e["name"], e["key"], tuple(lines), _figure(path, e, "uses"), e["source"]))
    return tuple(out)


def _units(folder: DataFolder, weapons: dict[str, int]) -> tuple[Unit, ...]:
    path = folder.path("units.toml")
    out = []
    for e in folder.entries("units.toml", "unit"):
        bits, figures = _keywords(path, e["name"], e.get("keywords", []), UNIT_KEYWORDS, ("Tactician", "Smash"))
        speed = e.get("speed")
        if not (isinstance(speed, list) and len(speed) == 2 and all(isinstance(s, int) and 0 <= s < 9 for s in speed)):
            raise BadData(f"{path}: {e['name']}: speed must be two whole numbers, not {speed!r}")
        if e.get("faction") not in FACTIONS:
            raise BadData(f"{path}: {e['name']}: faction must be one of {', '.join(FACTIONS)}")
        out.append(
            Unit(
                name=e["name"],
                key=e["key"],
                faction=FACTIONS.index(e["faction"]),
                speed=(speed[0], speed[1]),
                ranged=whole_number(path, e, "ranged", 0, 8),
                fight=whole_number(path, e, "fight", 0, 8),
                survive=whole_number(path, e, "survive", 0, 8),
                armour=whole_number(path, e, "armour", 0, 9),
                health=whole_number(path, e, "health", 1, 12),
                shields=whole_number(path, e, "shields", 0, 9),
                bits=bits,
                tactician=figures.get("Tactician", 0),
                smash=figures.get("Smash", 0),
                close=tuple(_known(path, w, weapons) for w in e.get("close", [])),
                loadouts=tuple(tuple(_known(path, w, weapons) for w in load) for load in e.get("loadouts", [[]])),
                legend=bool(e.get("legend")),
                height=whole_number(path, e, "height", 13, 23),
                single=bool(e.get("single")),
                invented=e["source"] == "invented",
            )
        )
    return tuple(out)


def _items(folder: DataFolder, weapons: dict[str, int]) -> tuple[Item, ...]:
    path = folder.path("items.toml")
    by_key = {e.get("key"): e for e in folder.entries("items.toml", "item")}
    out = []
    for kind, key in enumerate(ITEM_KEYS):
        if key not in by_key:
            raise BadData(f"{path}: the item {key!r} is missing")
        e = by_key[key]
        weapon = _known(path, e["weapon"], weapons) if "weapon" in e else -1
        kept, count = whole_number(path, e, "type", 1, 3), whole_number(path, e, "count", 0, 30)
        out.append(Item(e["name"], kind, kept, count, weapon, bool(e.get("expansion"))))
    if sum(item.count for item in out) > MOST_ITEMS_IN_PLAY:
        raise BadData(f"{path}: there are more than {MOST_ITEMS_IN_PLAY} Item Tokens")
    return tuple(out)


def _cards(path: Path, units: tuple[Unit, ...]) -> tuple[tuple[int, int], ...]:
    found = tuple((u, load) for u, unit in enumerate(units) for load in range(len(unit.loadouts)))
    if len(found) > MOST_CARDS:
        raise BadData(f"{path}: there are {len(found)} units with their loadouts; {MOST_CARDS} at most")
    return found


def _terrains(folder: DataFolder) -> tuple[Terrain, ...]:
    named = folder.by_name("terrain.toml", "terrain")
    for name, size in SIZES.items():
        if named[name].get("size") != size:
            raise BadData(
                f"{folder.path('terrain.toml')}: {name}: size must be {size}, not {named[name].get('size')!r}"
            )
    return tuple(read_terrain(folder.path("terrain.toml"), e) for e in named.values())


def _teams(folder: DataFolder, keys: dict[str, int], units: tuple[Unit, ...]) -> tuple[Team, ...]:
    path = folder.path("fireteams.toml")
    named = folder.by_name("fireteams.toml", "fireteam")
    for name in TEAMS:
        named[name]  # an error if it is not there
    return tuple(_team(path, e, keys, units) for e in named.values())


def _team(path: Path, e: dict[str, Any], keys: dict[str, int], units: tuple[Unit, ...]) -> Team:
    if e["faction"] not in FACTIONS:
        raise BadData(f"{path}: {e['name']}: faction must be one of {', '.join(FACTIONS)}, not {e['faction']!r}")
    models, loads = [_known(path, u, keys) for u in e["models"]], e["loadouts"]
    if not 1 <= len(models) <= MOST_IN_A_TEAM or len(models) != len(loads):
        raise BadData(f"{path}: {e['name']}: loadouts must be as many as models, from one to {MOST_IN_A_TEAM}")
    for model, load in zip(models, loads, strict=True):
        if not 0 <= load < len(units[model].loadouts):
            raise BadData(f"{path}: {e['name']}: {units[model].name} has no loadout {load!r}; the first is 0")
    return Team(e["name"], FACTIONS.index(e["faction"]), tuple(zip(models, loads, strict=True)))


def _maps(folder: DataFolder, units: dict[str, int]) -> tuple[Map, ...]:
    path = folder.path("scenarios.toml")
    by_name = folder.by_name("scenarios.toml", "scenario")
    return tuple(_map(path, by_name[name], units) for name in SCENARIOS)


def _map(path: Path, e: dict[str, Any], units: dict[str, int]) -> Map:
    training = e["name"] == "training"
    objects, stations, values = PLACES.get(e["name"], (0, 0, 0))

    def spots(key: str, least: int, most: int) -> tuple[tuple[int, int], ...]:
        found = e[key] if least else e.get(key, [])
        size = 5 if training else 8
        good = all(len(spot) == 2 and all(1 <= n <= size for n in spot) for spot in found)
        if not good or not least <= len(found) <= most:
            many = f"{least}" if least == most else f"{least} to {most}"
            raise BadData(f"{path}: {e['name']}: {key} must be {many} cubes [column, row], each from 1 to {size}")
        return tuple((x - 1, y - 1) for x, y in found)

    def side(color: str) -> tuple[tuple[int, int], ...]:
        return spots(f"{color}_start", 2, 2) if training else spots(color, 1, 64)

    if len(e.get("values", [])) != values:
        raise BadData(f"{path}: {e['name']}: values must be {values} whole numbers")
    models = tuple(tuple(_known(path, u, units) for u in e.get(key, [])) for key in ("red_models", "blue_models"))
    if any(len(team) != (2 if training else 0) for team in models):
        raise BadData(f"{path}: {e['name']}: red_models and blue_models must be two each in the training, else none")
    respawns = 0 if training else 1
    return Map(
        zones=(side("red"), side("blue")),
        respawn=(spots("red_respawn", respawns, 64), spots("blue_respawn", respawns, 64)),
        drops=spots("drops", 0 if training else DROPS, DROPS),
        objects=spots("objects", objects, objects),
        stations=spots("stations", stations, stations),
        values=tuple(e.get("values", [])),
        rounds=_figure(path, e, "rounds"),
        target=_figure(path, e, "target"),
        models=models,
    )


def _figure(path: Path, e: dict[str, Any], key: str) -> int:
    """A figure that may be left out."""
    return whole_number(path, {key: 0, **e}, key, 0, 99)
