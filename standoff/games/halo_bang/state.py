"""The table: Spartans, specializations, Overshields and Dog Tags; hands, deck and discard pile; what lies in play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from standoff.engine.ask import Ready
from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, Static
from standoff.engine.state import State as EngineState
from standoff.games.halo_bang.aims import all_aims
from standoff.games.halo_bang.circle import all_places
from standoff.games.halo_bang.names import (
    CARD_KEYS,
    MOST_CARDS,
    NO_CARD,
    RESPAWN,
    SINGLE,
    SPARTAN_KEYS,
    SPECIALIZATION_KEYS,
)
from standoff.games.halo_bang.settings import Settings

TYPES = ("Weapon", "Enhancement", "Shield", "Action")
TYPE_OF_KEY = ("Enhancement",) * 4 + ("Shield",) + ("Action",) * 7
PLAYERS = range(3, 8)


@dataclass(frozen=True)
class Table:
    """What the set-up table says for one number of players."""

    spartans: tuple[int, ...]
    tags: int
    oni_tags: int
    oni_factor: int
    multipliers: tuple[int, ...]


@dataclass(frozen=True)
class Data:
    """The printed figures. The tuples from `cards` to `copies` go by card."""

    cards: tuple[str, ...]
    types: tuple[str, ...]
    ranges: tuple[int, ...]
    damage: tuple[int, ...]
    copies: tuple[int, ...]
    deck: tuple[int, ...]
    specializations: tuple[str, ...]
    overshields: tuple[int, ...]
    tables: dict[int, Table]
    hands: tuple[int, ...]


class State(EngineState):
    """A running game.

    The top of `deck` and `discard` is the end of the list; `ran_out` tells that the Dog Tags for the end of this deck
    have been paid. `hands` are in the order in which cards came. `played` is the card that is being played and lies
    open beside the discard pile. `firepower`, `stealth`, `damage_boost` and `odd_ball` count the Enhancements in front
    of each seat, a byte for each (see `circle`); `operator` is what that specialization adds to a Range, in the same
    form. `overshields` are the blue tokens. `box` is how many Dog Tags are out of the game. `points` are those of the
    teams, once they are counted. `places` has who sits between whom, `aims` the answers that aim a card at a seat.
    """

    settings: Static[Settings]
    data: Static[Data]
    n: Static[int]
    ranges: Static[tuple[int, ...]]
    places: Static[tuple[tuple[int, ...], ...]]
    aims: Static[tuple[tuple[Ready, ...], ...]]
    spartans: tuple[int, ...]
    teams: tuple[int, ...]
    multipliers: tuple[int, ...]
    specializations: tuple[int, ...]
    most: tuple[int, ...]
    overshields: list[int]
    tags: list[int]
    box: int
    hands: list[list[int]]
    firepower: int
    stealth: int
    damage_boost: int
    odd_ball: int
    operator: int
    deck: list[int]
    discard: list[int]
    played: int
    ran_out: bool
    first: int
    turn: int
    phase: int
    weapons_played: int
    points: tuple[int, ...]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.settings = setup.settings
        self.data = setup.data
        n = self.n = setup.players
        self.ranges = self.data.ranges
        self.places = all_places(n)
        self.aims = all_aims(len(self.ranges))
        self.spartans = ()
        self.teams = ()
        self.multipliers = (SINGLE,) * n
        self.specializations = ()
        self.most = ()
        self.overshields = [0] * n
        self.tags = [0] * n
        self.box = 0
        self.hands = [[] for _ in range(n)]
        self.firepower = self.stealth = self.damage_boost = self.odd_ball = 0
        self.operator = 0
        self.deck = []
        self.discard = []
        self.played = NO_CARD
        self.ran_out = False
        self.first = NOBODY
        self.turn = NOBODY
        self.phase = RESPAWN
        self.weapons_played = 0
        self.points = ()


def load_data(folder: DataFolder) -> Data:
    """Read the data files; a bad figure is named with its file."""
    weapons, others = _cards(folder)
    entries = [*others, *weapons]
    path = folder.path("cards.toml")
    copies = tuple(whole_number(path, e, "copies", 0, 90) for e in entries)
    specializations = _by_key(folder, "specializations.toml", "specialization", SPECIALIZATION_KEYS)
    shields = tuple(whole_number(folder.path("specializations.toml"), e, "overshields", 1, 9) for e in specializations)
    data = Data(
        cards=tuple(e["name"] for e in entries),
        types=(*TYPE_OF_KEY, *["Weapon"] * len(weapons)),
        ranges=(*[0] * len(others), *[whole_number(path, e, "range", 1, 9) for e in weapons]),
        damage=(*[0] * len(others), *[whole_number(path, e, "damage", 1, 9) for e in weapons]),
        copies=copies,
        deck=tuple(card for card, how_many in enumerate(copies) for _ in range(how_many)),
        specializations=(*[e["name"] for e in specializations], "none"),
        overshields=(*shields, max(shields)),
        tables={n: _table(folder, n) for n in PLAYERS},
        hands=_hands(folder),
    )
    _check_supplies(folder, data)
    return data


def _cards(folder: DataFolder) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The Weapons as they are listed, and the other cards in the order of their keys."""
    path = folder.path("cards.toml")
    weapons = folder.entries("cards.toml", "weapon")
    others = _by_key(folder, "cards.toml", "card", CARD_KEYS)
    for entry, right in zip(others, TYPE_OF_KEY, strict=True):
        if entry.get("type") != right:
            raise BadData(f"{path}: {entry['name']}: type must be {right!r}, not {entry.get('type')!r}")
    names = [e["name"].casefold() for e in (*others, *weapons)]
    twice = next((n for n in names if names.count(n) > 1), None)
    if twice is not None:
        raise BadData(f"{path}: two entries are called {twice!r}; cards of one name are one entry with `copies`")
    if len(names) > MOST_CARDS:
        raise BadData(f"{path}: there are {len(names)} entries; a deck has no more than {MOST_CARDS}")
    return weapons, others


def _by_key(folder: DataFolder, file: str, what: str, wanted: tuple[str, ...]) -> list[dict[str, Any]]:
    """The entries in the order of the keys that the rules know; each key once."""
    entries = folder.entries(file, what)
    keys = [str(e.get("key")) for e in entries]
    if sorted(keys) != sorted(wanted):
        wrong = next((k for k in keys if k not in wanted or keys.count(k) > 1), None)
        missing = [k for k in wanted if k not in keys]
        raise BadData(f"{folder.path(file)}: every key has one {what}; wrong or double: {wrong!r}, missing: {missing}")
    by_key = {e["key"]: e for e in entries}
    return [by_key[k] for k in wanted]


def _table(folder: DataFolder, n: int) -> Table:
    """The row of the set-up table for this number of players (hb.setup.table)."""
    path = folder.path("players.toml")
    entry = next((e for e in folder.entries("players.toml", "players") if e.get("players") == n), None)
    if entry is None:
        raise BadData(f"{path}: there is no entry for {n} players")
    spartans: list[int] = []
    for card, key in enumerate(SPARTAN_KEYS):
        spartans += [card] * whole_number(path, {key: 0, **entry}, key, 0, n)
    if len(spartans) != n:
        raise BadData(f"{path}: {entry['name']}: {len(spartans)} Spartan cards for {n} players")
    tags = whole_number(path, entry, "dog_tags", 1, 9)
    plain = {"oni_dog_tags": tags, "oni_factor": 1, **entry}
    return Table(
        spartans=tuple(spartans),
        tags=tags,
        oni_tags=whole_number(path, plain, "oni_dog_tags", 1, 9),
        oni_factor=whole_number(path, plain, "oni_factor", 1, 9),
        multipliers=_multipliers(path, entry, n),
    )


def _multipliers(path: Path, entry: dict[str, Any], n: int) -> tuple[int, ...]:
    found = entry.get("multipliers")
    wrong = not isinstance(found, list) or any(isinstance(m, bool) or not isinstance(m, int) for m in found)
    if wrong or found is None or len(found) not in (0, n // 2) or (found and n % 2):
        raise BadData(f"{path}: {entry['name']}: multipliers must list one whole number for each member of a team")
    return tuple(found)


def _hands(folder: DataFolder) -> tuple[int, ...]:
    entries = folder.entries("table.toml", "hand")
    path = folder.path("table.toml")
    if len(entries) != PLAYERS[-1]:
        raise BadData(f"{path}: [[hand]] must have {PLAYERS[-1]} entries, one for each player from the first")
    return tuple(whole_number(path, e, "cards", 1, 9) for e in entries)


def _figure(folder: DataFolder, name: str) -> int:
    path = folder.path("table.toml")
    entry = next((e for e in folder.entries("table.toml", "figure") if e["name"] == name), None)
    if entry is None:
        raise BadData(f"{path}: the figure {name!r} is missing")
    return whole_number(path, entry, "count", 1, 99)


def _check_supplies(folder: DataFolder, data: Data) -> None:
    """There are tokens and cards enough for every number of players (hb.setup.box: what is left over is not used)."""
    path = folder.path("table.toml")
    for n, table in data.tables.items():
        oni = table.spartans.count(SPARTAN_KEYS.index("oni_operative"))
        needed = {
            "Dog Tags": (n - oni) * table.tags + oni * table.oni_tags,
            "Multiplier Tokens": 2 * len(table.multipliers),
            "Overshield Tokens": sum(sorted(data.overshields[:-1])[-n:]),
            "Game Boards": n,
            "Respawning Timers": n,
        }
        for name, count in needed.items():
            if _figure(folder, name) < count:
                raise BadData(f"{path}: {n} players need {count} {name}")
        if len(data.deck) < sum(data.hands[:n]):
            raise BadData(f"{folder.path('cards.toml')}: {len(data.deck)} cards are too few for {n} players")
