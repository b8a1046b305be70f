"""What a seat may see: everything but the kinds of face-down items it has not seen, and the order of the piles.

Numbers of things and what can change; what a number stands for is in the catalogue.
"""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.games.flashpoint.catalogue import TerrainInfo
from standoff.games.flashpoint.messages.kinds import (
    Barrier,
    Card,
    Cube,
    Item,
    ItemKind,
    Keyword,
    Marker,
    Model,
    Place,
    Scenario,
    Status,
    Thing,
    Token,
    Unit,
    Weapon,
    Zone,
)
from standoff.games.flashpoint.messages.table import Figures


class ModelView(Struct, omit_defaults=True):
    """A model and how it is. `cube` is None while it is not on the board, `place` while it is still to be chosen;
    `uses` are those left of the limited weapon on its card; `added` are keywords that are not on it. `support_spent`:
    its Life Support has worked.
    """

    model: Model
    seat: Seat
    unit: Unit
    loadout: int
    cube: Cube | None
    place: Place | None
    wounds: int
    shields: int
    overshields: int
    status: list[Status]
    uses: int
    support_spent: bool = False
    added: list[Keyword] = []


class ItemView(Struct, omit_defaults=True):
    """An Item Token in play: in a cube, carried by a model, or at work for one that has used it. `item_kind` is None if
    the viewer does not know it.
    """

    item: Item
    item_kind: ItemKind | None
    cube: Cube | None = None
    model: Model | None = None
    used_by: Model | None = None


class WeaponView(Struct, omit_defaults=True):
    """A Weapon Token in play: in a cube, carried, or waiting at a Respawn Marker; so many of its uses are spent."""

    token: Token
    weapon: Weapon
    used: int = 0
    cube: Cube | None = None
    model: Model | None = None
    marker: Marker | None = None


class ObjectView(Struct, omit_defaults=True):
    """An object of the scenario, in a cube or carried; `value` is its points, where it has any."""

    object: Thing
    value: int
    cube: Cube | None = None
    model: Model | None = None


class BarrierView(Struct):
    """An Energy Shield Barrier; `until` is its last Round, 0 if it stays."""

    barrier: Barrier
    cube: Cube
    shields: int
    until: int


class SeatView(Struct):
    """A player: side, score, command dice by face, those carried over, whether a Threat Sensor is at work, and the
    cards drafted so far.
    """

    seat: Seat
    zone: Zone
    score: int
    dice: list[int]
    kept: list[int]
    sensor: bool
    drafted: list[Card]


class FlashpointView(Struct):
    """The table as somebody sees it. `face_down` are the items that lie so, in the order in which they were laid;
    `weapon_held`: somebody looks at a weapon that he is about to put down, which is `looked_at` if the viewer knows it.
    `land` is None unless a position brought its own layout.
    """

    viewer: int
    scenario: Scenario
    round: int
    turn: Seat | None
    first: Seat
    active: Model | None
    left: int
    seats: list[SeatView]
    models: list[ModelView]
    items: list[ItemView]
    face_down: list[Item]
    item_pile: int
    weapons: list[WeaponView]
    weapon_pile: int
    weapon_held: bool
    looked_at: Weapon | None
    objects: list[ObjectView]
    barriers: list[BarrierView]
    shrouds: list[Cube]
    drops: list[Cube]
    respawns: list[Cube]
    stations: list[Cube]
    figures: Figures
    land: TerrainInfo | None
    playing_on: bool
    over: bool
    winners: list[Seat]
