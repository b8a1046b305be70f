"""The table: roles, characters, bullets, hands, cards in play, the deck and the discard pile, and who has seen what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.engine.setup import Setup
from standoff.engine.state import State as EngineState
from standoff.engine.state import Static
from standoff.games.bang.circle import Circle, circles
from standoff.games.bang.names import (
    CARD_KEYS,
    CHARACTER_KEYS,
    DYNAMITE,
    FIRST_BLUE,
    FIRST_WEAPON,
    GEAR_BITS,
    MOST_CARDS,
    NO_GEAR,
    RANKS,
    ROLE_KEYS,
    SUITS,
)
from standoff.games.bang.settings import Settings


@dataclass(frozen=True)
class Data:
    """The printed figures. Cards are numbered by kind.

    Equal cards (same name, suit and value) have the same number: nobody can tell them apart. `cards` are all of them,
    `twins` says of which number there are several.
    """

    card_names: tuple[str, ...]
    reach: tuple[int, ...]
    kinds: tuple[int, ...]
    suits: tuple[int, ...]
    ranks: tuple[int, ...]
    texts: tuple[str, ...]
    cards: tuple[int, ...]
    twins: tuple[bool, ...]
    book: tuple[int, ...]
    characters: tuple[str, ...]
    life: tuple[int, ...]
    roles: dict[int, tuple[int, ...]]
    bullets: int
    sheriff_bonus: int
    cards_drawn: int
    reward: int
    dynamite: int
    colt: int


class State(EngineState):
    """A running game.

    `living` has a bit for each seat still in play, and finds the circle that they form. `roles`, `hands` and `deck` are
    hidden; the top of `deck` and `discard` is the end of the list. `laid` has a bit for each name in play before a
    seat. `reach`, `mustangs`, `scopes`, `barrels` and `rapid` are what those cards, and the character, come to: four
    bits a seat (see `gear_of`). `hurt` is how many life points each seat has lost by the card that is being resolved,
    in the same form.
    """

    settings: Static[Settings]
    data: Static[Data]
    n: Static[int]
    kinds: Static[tuple[int, ...]]
    suits: Static[tuple[int, ...]]
    twins: Static[tuple[bool, ...]]
    circles: Static[tuple[Circle, ...]]
    roles: tuple[int, ...]
    characters: tuple[int, ...]
    seat_of: tuple[int, ...]
    most: tuple[int, ...]
    life: list[int]
    hands: list[list[int]]
    in_play: list[tuple[int, ...]]
    deck: list[int]
    discard: list[int]
    store: tuple[int, ...]
    flipped: tuple[int, ...]
    laid: list[int]
    reach: int
    mustangs: int
    scopes: int
    barrels: int
    rapid: int
    hurt: int
    living: int
    turn: int
    bangs: int
    box: list[int]
    offered: tuple[int, ...]
    number: int
    wins: tuple[int, ...]
    ended: bool

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.settings = setup.settings
        self.data = setup.data
        n = self.n = setup.players
        self.kinds = self.data.kinds
        self.suits = self.data.suits
        self.twins = self.data.twins
        self.circles = circles(n)
        self.roles = ()
        self.characters = ()
        self.seat_of = ()
        self.most = ()
        self.life = [0] * n
        self.hands = [[] for _ in range(n)]
        self.in_play = [()] * n
        self.deck = []
        self.discard = []
        self.store = ()
        self.flipped = ()
        self.laid = [0] * n
        self.reach = self.data.colt * one_each(n)
        self.mustangs = NO_GEAR
        self.scopes = NO_GEAR
        self.barrels = NO_GEAR
        self.rapid = NO_GEAR
        self.hurt = 0
        self.living = (1 << n) - 1
        self.turn = 0
        self.bangs = 0
        self.box = []
        self.offered = ()
        self.number = 0
        self.wins = (0,) * n
        self.ended = False


def one_each(n: int) -> int:
    """Gear that counts one for each seat."""
    return sum(1 << GEAR_BITS * seat for seat in range(n))


def load_data(folder: DataFolder) -> Data:
    """Read the data files; a bad figure is named with its file."""
    cards = _by_key(folder, "cards.toml", "card", CARD_KEYS)
    path = folder.path("cards.toml")
    reach = [0] * FIRST_WEAPON + [whole_number(path, e, "reach", 1, 9) for e in cards[FIRST_WEAPON:]]
    kinds, suits, ranks, texts, deck = _deck(folder, cards)
    names = [e["name"] for e in cards]
    characters = _by_key(folder, "characters.toml", "character", CHARACTER_KEYS)
    figures = {e["name"]: e for e in folder.entries("table.toml", "figure")}

    def figure(name: str, least: int, most: int) -> int:
        if name not in figures:
            raise BadData(f"{folder.path('table.toml')}: the figure {name!r} is missing")
        return whole_number(folder.path("table.toml"), figures[name], "count", least, most)

    return Data(
        card_names=tuple(names),
        reach=tuple(reach),
        kinds=tuple(kinds),
        suits=tuple(suits),
        ranks=tuple(ranks),
        texts=tuple(texts),
        cards=tuple(deck),
        twins=tuple(deck.count(card) > 1 for card in range(len(texts))),
        book=tuple(_kind_named(folder, e["name"], names) for e in folder.entries("beginners.toml", "book")),
        characters=tuple(e["name"] for e in characters),
        life=tuple(whole_number(folder.path("characters.toml"), e, "life", 1, 9) for e in characters),
        roles=_roles(folder),
        bullets=figure("bullets", 1, 99),
        sheriff_bonus=figure("additional bullets of the Sheriff", 0, 9),
        cards_drawn=figure("cards drawn in the first phase", 2, 2),
        reward=figure("reward for an Outlaw", 0, 9),
        dynamite=figure("damage of the Dynamite", 1, 9),
        colt=figure("reach of the Colt .45", 1, 9),
    )


def _by_key(folder: DataFolder, file: str, key: str, known: tuple[str, ...]) -> list[dict[str, Any]]:
    entries = folder.entries(file, key)
    keys = [e.get("key") for e in entries]
    if sorted(map(str, keys)) != sorted(known):
        wrong = next((k for k in keys if k not in known or keys.count(k) > 1), None)
        missing = [k for k in known if k not in keys]
        raise BadData(f"{folder.path(file)}: every key stands once; wrong or double: {wrong!r}, missing: {missing}")
    by_key = {e["key"]: e for e in entries}
    return [by_key[k] for k in known]


def _deck(
    folder: DataFolder, cards: list[dict[str, Any]]
) -> tuple[list[int], list[int], list[int], list[str], list[int]]:
    """Kinds, suits, values and texts by number, and the numbers of all cards."""
    path = folder.path("cards.toml")
    found = []
    for kind, entry in enumerate(cards):
        border = "blue" if kind >= FIRST_BLUE else "brown"
        if entry.get("border") != border:
            raise BadData(f"{path}: {entry['name']}: the border of this card is {border}")
        for copy in entry.get("copies", []):
            rank, suit = str(copy)[:-1], str(copy)[-1:]
            if suit not in SUITS or rank not in RANKS:
                raise BadData(f"{path}: {entry['name']}: {copy!r} is not a value and a suit such as '10H'")
            found.append((kind, SUITS.index(suit), RANKS.index(rank), f"{entry['name']} {copy}"))
    if not 40 <= len(found) <= MOST_CARDS:
        raise BadData(f"{path}: a deck has 40 to {MOST_CARDS} cards, not {len(found)}")
    numbered = sorted(set(found))
    if sum(f[0] == DYNAMITE for f in found) > 1:
        raise BadData(f"{path}: {cards[DYNAMITE]['name']}: no rule says what happens when two of them meet")
    kinds, suits, ranks, texts = (list(column) for column in zip(*numbered, strict=True))
    return kinds, suits, ranks, texts, sorted(numbered.index(card) for card in found)


def _kind_named(folder: DataFolder, name: str, names: list[str]) -> int:
    if name not in names:
        raise BadData(f"{folder.path('beginners.toml')}: there is no card {name!r}")
    return names.index(name)


def _roles(folder: DataFolder) -> dict[int, tuple[int, ...]]:
    path = folder.path("roles.toml")
    out = {}
    for entry in folder.entries("roles.toml", "roles"):
        players = whole_number(path, entry, "players", 4, 7)
        cards = []
        for role, key in enumerate(ROLE_KEYS):
            cards += [role] * whole_number(path, {key: 0, **entry}, key, 0, players)
        if len(cards) != players or cards.count(0) != 1:
            raise BadData(f"{path}: {entry['name']}: {len(cards)} roles for {players} players, with one Sheriff")
        out[players] = tuple(cards)
    missing = [n for n in range(4, 8) if n not in out]
    if missing:
        raise BadData(f"{path}: no roles for {missing[0]} players")
    return out
