"""What cannot change during a game: the battlefield, the cards, the factions, the dice, and what things are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from standoff.engine.clauses import named_after
from standoff.engine.setup import Setup
from standoff.games.risk_halo.data_files import Data
from standoff.games.risk_halo.maps import Battlefield
from standoff.games.risk_halo.names import (
    BASES,
    CHECKS,
    EFFECTS,
    FACTIONS,
    HEROES,
    LEAST_SKULLS,
    LEVELS,
    MODES,
    MOST_UNITS,
    SIDES,
    TIMING,
    TIMING_KEYS,
    TIMINGS,
    WINDOWS,
)
from standoff.games.risk_halo.settings import battlefield_of, mode_of
from standoff.games.risk_halo.state import campaign_cards, levels_of


class TerritoryInfo(Struct, frozen=True):
    """A territory: where it lies on its board, in columns and rows, and the printed borders to others."""

    id: int
    name: str
    region: int
    board: int
    x: int
    y: int
    borders: list[int]


class RegionInfo(Struct, frozen=True):
    """A region, and the units that all of its territories together bring."""

    id: int
    name: str
    board: int
    color: str
    bonus: int
    territories: list[int]


class MapInfo(Struct, frozen=True):
    """The battlefield. `gates` are pairs of territories with a stationary teleporter, `seam` the borders between the
    boards, which are among the borders too. `layout`: the boards are straight "strips", or the halves of a "ring".
    `pairs_cross`: a pair of mobile teleporters joins both boards.
    """

    key: str
    name: str
    layout: str
    boards: list[str]
    territories: list[TerritoryInfo]
    regions: list[RegionInfo]
    gates: list[tuple[int, int]]
    seam: list[tuple[int, int]]
    pairs_cross: bool


class FactionInfo(Struct, frozen=True):
    """A faction, its Hero and its Base."""

    id: int
    name: str
    hero: str
    base: str


class TimingInfo(Struct, frozen=True):
    """A moment at which cards are used."""

    id: int
    key: str
    text: str


class CardInfo(Struct, frozen=True):
    """A Faction card. Cards that read the same are one; `copies` says how many. `key` is the same for every card that
    does the same.
    """

    id: int
    key: str
    name: str
    faction: int
    skulls: int
    amount: int
    timing: int
    effect: str
    text: str
    copies: int
    clauses: list[str]


class ObjectiveInfo(Struct, frozen=True):
    """A Campaign card: so much of what it asks for is needed, tested at the "start", "during" or at the "end" of one's
    turn. `in_play`: it is one of those that this table uses.
    """

    id: int
    key: str
    name: str
    level: int
    objective: str
    window: str
    check: str
    least: int
    in_play: bool
    clauses: list[str]


class SkullsInfo(Struct, frozen=True):
    """The units for so many skulls."""

    skulls: int
    units: int


class DiceInfo(Struct, frozen=True):
    """The dice of both sides."""

    sides: int
    attack: int
    defence: int


class RiskHaloCatalogue(Struct, frozen=True):
    """Everything that is printed. `spots` has the level of each spot of a Campaign card."""

    game: str
    mode: str
    map: MapInfo
    factions: list[FactionInfo]
    timings: list[TimingInfo]
    cards: list[CardInfo]
    levels: list[str]
    objectives: list[ObjectiveInfo]
    spots: list[int]
    objectives_of_player: int
    objectives_of_team: int
    skulls: list[SkullsInfo]
    dice: DiceInfo
    territories_for_one: int
    least_reinforcements: int
    most_units: int | None


def catalogue(setup: Setup) -> RiskHaloCatalogue:
    """The catalogue of a table."""
    data: Data = setup.data
    used = campaign_cards(setup)
    return RiskHaloCatalogue(
        game="risk_halo",
        mode=MODES[mode_of(setup.players, setup.settings)],
        map=_map(_land(setup)),
        factions=[FactionInfo(i, name, HEROES[i], BASES[i]) for i, name in enumerate(FACTIONS)],
        timings=[TimingInfo(i, TIMING_KEYS[i], text) for i, text in enumerate(TIMINGS)],
        cards=[_card(setup, card) for card in range(len(data.faction))],
        levels=list(LEVELS),
        objectives=[_objective(setup, card, card in used) for card in range(len(data.campaign))],
        spots=list(levels_of(setup)),
        objectives_of_player=data.objectives_of_player,
        objectives_of_team=data.objectives_of_team,
        skulls=[SkullsInfo(n, units) for n, units in enumerate(data.skulls) if n >= LEAST_SKULLS],
        dice=DiceInfo(SIDES, data.attack_dice, data.defence_dice),
        territories_for_one=data.territories_for_one,
        least_reinforcements=data.least_reinforcements,
        most_units=data.most_units if setup.settings.piece_limit else None,
    )


def _land(setup: Setup) -> Battlefield:
    data: Data = setup.data
    return data.maps[battlefield_of(setup.players, setup.settings)]


def _map(land: Battlefield) -> MapInfo:
    gates = {frozenset(gate) for gate in land.gates}
    return MapInfo(
        key=land.key,
        name=land.name,
        layout=land.layout,
        boards=list(land.boards),
        territories=[
            TerritoryInfo(
                id=i,
                name=name,
                region=land.region_of[i],
                board=land.board_of[i],
                x=land.places[i][0],
                y=land.places[i][1],
                borders=[other for other in land.links[i] if frozenset((i, other)) not in gates],
            )
            for i, name in enumerate(land.names)
        ],
        regions=[
            RegionInfo(i, r.name, land.boards.index(r.board), r.color, r.bonus, list(r.members))
            for i, r in enumerate(land.regions)
        ],
        gates=list(land.gates),
        seam=[(a, b) for a, b in land.seam if b in land.links[a]],
        pairs_cross=land.pairs_cross,
    )


def _card(setup: Setup, card: int) -> CardInfo:
    data: Data = setup.data
    c = data.faction[card]
    key = _key(EFFECTS[c.effect])
    return CardInfo(
        id=card,
        key=key,
        name=c.name,
        faction=c.deck,
        skulls=c.skulls,
        amount=c.amount,
        timing=TIMING[c.effect],
        effect=c.ability,
        text=data.texts[card],
        copies=data.decks[c.deck].count(card),
        clauses=_clauses(setup, "card", key),
    )


def _objective(setup: Setup, card: int, in_play: bool) -> ObjectiveInfo:
    data: Data = setup.data
    c = data.campaign[card]
    key = _key(c.name)
    return ObjectiveInfo(
        id=card,
        key=key,
        name=c.name,
        level=c.level,
        objective=c.objective,
        window=WINDOWS[c.window],
        check=CHECKS[c.check],
        least=c.least,
        in_play=in_play,
        clauses=_clauses(setup, "goal", key),
    )


def _key(words: str) -> str:
    return words.lower().replace(" ", "_")


def _clauses(setup: Setup, part: str, key: str) -> list[str]:
    """The clauses of this part of the rulebook that are about a card, with those that go on about it."""
    return [clause for clause in named_after(setup.game.folder, part) if clause.split(".")[2].startswith(key)]


def names(setup: Setup) -> Mapping[str, Sequence[str]]:
    """What things are called in words."""
    data: Data = setup.data
    return {
        "seat": setup.names,
        "territory": _land(setup).names,
        "card": data.texts,
        "card_text": [card.ability for card in data.faction],
        "card_name": [card.name for card in data.faction],
        "objective": [card.name for card in data.campaign],
        "objective_text": [card.objective for card in data.campaign],
        "level": LEVELS,
        "faction": FACTIONS,
        "hero": HEROES,
        "base": BASES,
        "timing": TIMINGS,
    }


def _most_reinforcements(setup: Setup, land: Battlefield) -> int:
    """The most units that a player can have to place at once: for all territories, regions, Bases and skulls."""
    data: Data = setup.data
    territories = max(data.least_reinforcements, len(land.names) // data.territories_for_one)
    return territories + sum(region.bonus for region in land.regions) + setup.players + data.skulls[-1]


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have at this table."""
    data: Data = setup.data
    land = _land(setup)
    most_units = data.most_units if setup.settings.piece_limit else MOST_UNITS
    return {
        "territory": range(len(land.names)),
        "card": range(len(data.faction)),
        "use_captured.card": (),
        "objective": range(len(data.campaign)),
        "units": range(1, most_units + 1),
        "place.units": range(1, _most_reinforcements(setup, land) + 1),
        "dice": range(1, data.attack_dice + 1),
    }
