"""What a seat may see: everything but the kinds of face-down items it has not seen, and the order of the piles.

Numbers of things and what can change; what a number stands for is in the catalogue.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.engine.memory import TOP, Eyes
from standoff.engine.viewer import SPECTATOR
from standoff.games.flashpoint.catalogue import TerrainInfo, land_of, terrain_info
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
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    BARRIER_CUBE,
    BARRIER_NUMBER,
    BARRIER_SHIELDS_LEFT,
    BARRIER_UNTIL,
    CARRIED,
    LIFE_SUPPORT_SPENT,
    NONE,
    OFF,
    PILE,
    STATUS_WORDS,
    UNIT_KEYWORDS,
    WORKING,
)
from standoff.games.flashpoint.queries import armour, command_dice, home, kept_dice, side, tactician, threshold
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.zones import FACE_DOWN, WEAPON_HELD


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


def lying_open(t: State, told: Figures) -> FlashpointView:
    """What everybody sees."""
    return FlashpointView(
        viewer=SPECTATOR,
        scenario=t.scenario,
        round=t.round,
        turn=t.turn if t.turn != NONE else None,
        first=t.first,
        active=t.active if t.active != NONE else None,
        left=t.left if t.active != NONE else 0,
        seats=[_seat(t, s) for s in range(t.setup.players)],
        models=[_model(t, m) for m in range(t.models)],
        items=[_item(t, i, at) for i, at in enumerate(t.item_at) if at != PILE],
        face_down=list(t.face_down),
        item_pile=len(t.item_pile),
        weapons=[_weapon(t, a, at) for a, at in enumerate(t.arm_at) if at != PILE],
        weapon_pile=len(t.arm_pile),
        weapon_held=bool(t.arm_held),
        looked_at=None,
        objects=[_object(t, o, at) for o, at in enumerate(t.object_at)],
        barriers=[_barrier(row) for row in t.barriers],
        shrouds=list(t.shrouds),
        drops=list(t.drops),
        respawns=list(t.respawns),
        stations=list(t.stations),
        figures=told,
        land=None if t.land.name == land_of(t.setup).name else terrain_info(t.land),
        playing_on=t.playing_on,
        over=t.over,
        winners=list(t.winners),
    )


def know(lying: FlashpointView, eyes: Eyes) -> FlashpointView:
    """The same with what the viewer knows of items that lie face down, and of a weapon that is looked at."""
    seen = copy(lying)
    seen.viewer = eyes.viewer
    seen.items = [_known(item, lying.face_down, eyes) for item in lying.items]
    seen.looked_at = eyes.at(WEAPON_HELD, TOP) if lying.weapon_held else None
    return seen


def _known(lying: ItemView, face_down: list[int], eyes: Eyes) -> ItemView:
    if lying.item not in face_down:
        return lying
    seen = copy(lying)
    seen.item_kind = eyes.at(FACE_DOWN, face_down.index(lying.item))
    return seen


def figures(t: State) -> Figures:
    """Armour, Tacticians, and the score that ends the game."""
    return Figures(
        armour=[armour(t, m) for m in range(t.models)],
        tacticians=[tactician(t, s) for s in range(t.setup.players)],
        target=threshold(t) or None,
    )


def _seat(t: State, s: int) -> SeatView:
    cards = list(zip(t.drafted[s][::2], t.drafted[s][1::2], strict=True)) if not t.models else []
    return SeatView(
        seat=s,
        zone=home(t, s),
        score=t.score[s],
        dice=command_dice(t, s),
        kept=kept_dice(t, s),
        sensor=t.sensors[s] != 0,
        drafted=[t.data.cards.index(card) for card in cards],
    )


def _model(t: State, m: int) -> ModelView:
    on, bits = t.cube[m] != OFF, t.bits[m] & ~t.data.units[t.unit[m]].bits
    return ModelView(
        model=m,
        seat=side(t, m),
        unit=t.unit[m],
        loadout=t.load[m],
        cube=t.cube[m] if on else None,
        place=t.slot[m] if on and t.slot[m] >= 0 else None,
        wounds=t.wounds[m],
        shields=t.shields[m],
        overshields=t.extra[m],
        status=[word for bit, word in STATUS_WORDS.items() if t.status[m] & bit],
        uses=t.uses[m],
        support_spent=t.bits[m] & LIFE_SUPPORT_SPENT != 0,
        added=[keyword for keyword in range(len(UNIT_KEYWORDS)) if bits >> keyword & 1],
    )


def _item(t: State, i: int, at: int) -> ItemView:
    shown = ItemView(i, None if i in t.face_down else t.item_kind[i])
    if at >= 0:
        shown.cube = at
    elif at <= WORKING:
        shown.used_by = WORKING - at
    else:
        shown.model = CARRIED - at
    return shown


def _weapon(t: State, a: int, at: int) -> WeaponView:
    kind = t.arm_kind[a]
    shown = WeaponView(a, kind, t.data.weapons[kind].uses - t.arm_uses[a])
    if at >= 0:
        shown.cube = at
    elif at <= AT_RESPAWN:
        shown.marker = AT_RESPAWN - at
    else:
        shown.model = CARRIED - at
    return shown


def _object(t: State, o: int, at: int) -> ObjectView:
    shown = ObjectView(o, t.values[o] if t.values else 0)
    if at >= 0:
        shown.cube = at
    else:
        shown.model = CARRIED - at
    return shown


def _barrier(row: list[int]) -> BarrierView:
    return BarrierView(row[BARRIER_NUMBER], row[BARRIER_CUBE], row[BARRIER_SHIELDS_LEFT], row[BARRIER_UNTIL])
