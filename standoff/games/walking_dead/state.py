"""The table: who sits where, with which role, character, Health and Walkers; the dice; the pile."""

from __future__ import annotations

from dataclasses import dataclass

from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, Static
from standoff.engine.state import State as EngineState
from standoff.games.walking_dead.circle import Circle, circles
from standoff.games.walking_dead.dice import NO_DICE, NO_PLACES
from standoff.games.walking_dead.names import CHARACTER_KEYS, DICE, MOST_WALKERS, ROLE_KEYS
from standoff.games.walking_dead.settings import Settings


@dataclass(frozen=True)
class Data:
    """The printed figures."""

    characters: tuple[str, ...]
    health: tuple[int, ...]
    roles: dict[int, tuple[int, ...]]
    dice: int
    walkers: int
    tokens: int
    leader_bonus: int


class State(EngineState):
    """A running game.

    `dice` is what each of the five dice shows, and `thrown` the set of places that were rolled last, empty before the
    first roll of a turn (see the room `dice`). `living` has a bit for each seat still in play, and finds the circle
    that they form. `losses` is what each seat is about to lose or has just lost; `doubled` is the seat at which Tyrese
    has aimed a doubled die. `seat_of` finds the seat of a character.
    """

    settings: Static[Settings]
    data: Static[Data]
    n: Static[int]
    aims_one_by_one: Static[bool]
    counts_health: Static[bool]
    tests_each_aid: Static[bool]
    circles: Static[tuple[Circle, ...]]
    roles: tuple[int, ...]
    characters: tuple[int, ...]
    seat_of: tuple[int, ...]
    most: tuple[int, ...]
    health: list[int]
    walkers: list[int]
    pile: int
    living: int
    turn: int
    dice: int
    thrown: int
    rolls_left: int
    losses: list[int]
    doubled: int
    spent_aids: int
    infected: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.settings = setup.settings
        self.data = setup.data
        n = self.n = setup.players
        self.aims_one_by_one = self.settings.aiming == "one by one"
        self.counts_health = self.settings.health_supply == "counted"
        self.tests_each_aid = self.settings.negan_test == "each die"
        self.circles = circles(n, self.settings.places == "one direction")
        self.roles = ()
        self.characters = ()
        self.seat_of = ()
        self.most = ()
        self.health = [0] * n
        self.walkers = [0] * n
        self.pile = self.data.walkers
        self.living = (1 << n) - 1
        self.turn = 0
        self.dice = NO_DICE
        self.thrown = NO_PLACES
        self.rolls_left = 0
        self.losses = [0] * n
        self.doubled = NOBODY
        self.spent_aids = 0
        self.infected = False


def load_data(folder: DataFolder) -> Data:
    """Read the data files; a bad figure is named with its file."""
    path = folder.path("characters.toml")
    entries = folder.entries("characters.toml", "character")
    keys = [e.get("key") for e in entries]
    if sorted(map(str, keys)) != sorted(CHARACTER_KEYS):
        wrong = next((k for k in keys if k not in CHARACTER_KEYS or keys.count(k) > 1), None)
        missing = [k for k in CHARACTER_KEYS if k not in keys]
        raise BadData(f"{path}: every ability has one character; wrong or double: {wrong!r}, missing: {missing}")
    by_key = {e["key"]: e for e in entries}
    ordered = [by_key[k] for k in CHARACTER_KEYS]
    figures = {e["name"]: e for e in folder.entries("table.toml", "figure")}

    def figure(name: str, least: int, most: int) -> int:
        if name not in figures:
            raise BadData(f"{folder.path('table.toml')}: the figure {name!r} is missing")
        return whole_number(folder.path("table.toml"), figures[name], "count", least, most)

    return Data(
        characters=tuple(e["name"] for e in ordered),
        health=tuple(whole_number(path, e, "health", 1, 30) for e in ordered),
        roles=_roles(folder),
        dice=figure("dice", DICE, DICE),
        walkers=figure("Walker tokens", 1, MOST_WALKERS),
        tokens=figure("Health tokens of value 1", 0, 999) + 3 * figure("Health tokens of value 3", 0, 999),
        leader_bonus=figure("additional Health of the Leader", 0, 9),
    )


def _roles(folder: DataFolder) -> dict[int, tuple[int, ...]]:
    path = folder.path("roles.toml")
    out = {}
    for entry in folder.entries("roles.toml", "roles"):
        players = whole_number(path, entry, "players", 3, 8)
        cards = []
        for role, key in enumerate(ROLE_KEYS):
            cards += [role] * whole_number(path, {key: 0, **entry}, key, 0, players)
        if len(cards) != players:
            raise BadData(f"{path}: {entry['name']}: {len(cards)} roles for {players} players")
        out[players] = tuple(cards)
    missing = [n for n in range(3, 9) if n not in out]
    if missing:
        raise BadData(f"{path}: no roles for {missing[0]} players")
    return out
