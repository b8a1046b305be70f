"""A view in words, for people: scenarios and the terminal."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup
from standoff.games.flashpoint.cards import Data
from standoff.games.flashpoint.catalogue import TerrainInfo, data_of, land_of, terrain_info
from standoff.games.flashpoint.labels import label, line, thing
from standoff.games.flashpoint.names import FACES, SCENARIOS, SIDES_WORDS, UNIT_KEYWORDS
from standoff.games.flashpoint.terrain import SLOTS
from standoff.games.flashpoint.view import FlashpointView, ItemView, ModelView, ObjectView, SeatView, WeaponView


class PlainModel(Struct, frozen=True):
    """A model: its card (a stat of 0 is blank), and how it is. `cube` is None while it is not on the board; `arms` are
    the weapons on its card, `weapons` those that it has picked up.
    """

    unit: str
    seat: int
    cube: str | None
    place: str | None
    speed: list[int]
    ranged: int
    fight: int
    survive: int
    armour: int
    arms: list[str]
    wounds: int
    health: int
    shields: int
    overshield: int
    pinned: bool
    crouched: bool
    activated: bool
    camouflaged: bool
    items: list[str]
    weapons: list[str]
    objects: list[str]
    keywords: list[str]
    uses: int


class PlainSeat(Struct, frozen=True):
    """A player: side, score, command dice, models."""

    seat: int
    name: str
    side: str
    score: int
    dice: dict[str, int]
    models: list[str]


class PlainView(Struct, frozen=True):
    """The table in words. An item that lies face down is None; a spot is a cube, a model or a marker."""

    viewer: int
    scenario: str
    round: int
    turn: int
    first: int
    active: str | None
    actions_left: int
    seats: list[PlainSeat]
    models: dict[str, PlainModel]
    items: dict[str, str | None]
    item_spots: dict[str, str]
    item_pile: int
    weapons: dict[str, str]
    weapon_pile: int
    weapon_looked_at: str | None
    objects: dict[str, str]
    barriers: dict[str, int]
    shrouds: list[str]
    sensors: list[int]
    drops: list[str]
    respawns: list[str]
    stations: list[str]
    land: TerrainInfo
    over: bool
    winners: list[int]


def plain(view: FlashpointView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    return _Words(view, setup).table()


class _Words:
    """One view, and what its numbers stand for."""

    def __init__(self, view: FlashpointView, setup: Setup) -> None:
        self.view = view
        self.setup = setup
        self.data: Data = data_of(setup)
        self.land = terrain_info(land_of(setup)) if view.land is None else view.land
        self.split = sum(model.seat == 0 for model in view.models)

    def table(self) -> PlainView:
        """Everything."""
        view = self.view
        return PlainView(
            viewer=view.viewer,
            scenario=SCENARIOS[view.scenario],
            round=view.round,
            turn=-1 if view.turn is None else view.turn,
            first=view.first,
            active=None if view.active is None else self.label(view.active),
            actions_left=view.left,
            seats=[self.seat(seat) for seat in view.seats],
            models={self.label(model.model): self.model(model) for model in view.models},
            items={self.number(item): self.item(item) for item in view.items},
            item_spots={self.number(item): self.spot(item) for item in view.items},
            item_pile=view.item_pile,
            weapons={self.data.weapons[weapon.weapon].name: self.spot(weapon) for weapon in view.weapons},
            weapon_pile=view.weapon_pile,
            weapon_looked_at=None if view.looked_at is None else self.data.weapons[view.looked_at].name,
            objects={self.thing(one): self.spot(one) for one in view.objects},
            barriers=self.barriers(),
            shrouds=self.cubes(view.shrouds),
            sensors=[int(seat.sensor) for seat in view.seats],
            drops=self.cubes(view.drops),
            respawns=self.cubes(view.respawns),
            stations=self.cubes(view.stations),
            land=self.land,
            over=view.over,
            winners=view.winners,
        )

    def label(self, model: int) -> str:
        """A model's number."""
        return label(model, self.split)

    def cubes(self, cubes: list[int]) -> list[str]:
        """Cubes by column, row and level."""
        return [self.land.cubes[cube] for cube in cubes]

    def number(self, item: ItemView) -> str:
        """The number of an Item Token, counted from 1."""
        return str(item.item + 1)

    def item(self, item: ItemView) -> str | None:
        """What an item is, if that is known."""
        return None if item.item_kind is None else self.data.items[item.item_kind].name

    def thing(self, one: ObjectView) -> str:
        """An object of the scenario."""
        return thing(self.view.scenario, one.object, one.value)

    def spot(self, one: ItemView | WeaponView | ObjectView) -> str:
        """Where a token is."""
        if one.cube is not None:
            return self.land.cubes[one.cube]
        if one.model is not None:
            return self.label(one.model)
        if isinstance(one, WeaponView) and one.marker is not None:
            return f"respawn {one.marker + 1}"
        assert isinstance(one, ItemView) and one.used_by is not None
        return f"used by {self.label(one.used_by)}"

    def barriers(self) -> dict[str, int]:
        """The shields of all Barriers in a cube."""
        found: dict[str, int] = {}
        for barrier in self.view.barriers:
            name = self.land.cubes[barrier.cube]
            found[name] = found.get(name, 0) + barrier.shields
        return found

    def seat(self, seat: SeatView) -> PlainSeat:
        """A player."""
        return PlainSeat(
            seat=seat.seat,
            name=self.setup.names[seat.seat],
            side=SIDES_WORDS[seat.zone],
            score=seat.score,
            dice={FACES[face]: count for face, count in enumerate(seat.dice) if count},
            models=[self.label(model.model) for model in self.view.models if model.seat == seat.seat],
        )

    def model(self, model: ModelView) -> PlainModel:
        """A model with its card."""
        card, view = self.data.units[model.unit], self.view
        carried = [item for item in view.items if item.model == model.model]
        keywords = [k for bit, k in enumerate(UNIT_KEYWORDS) if card.bits >> bit & 1 or bit in model.added]
        return PlainModel(
            unit=card.name,
            seat=model.seat,
            cube=None if model.cube is None else self.land.cubes[model.cube],
            place=None if model.place is None else SLOTS[model.place],
            speed=list(card.speed),
            ranged=card.ranged,
            fight=card.fight,
            survive=card.survive,
            armour=view.figures.armour[model.model],
            arms=[line(self.data, p) for p in self.data.lines[model.unit][model.loadout]],
            wounds=model.wounds,
            health=card.health,
            shields=model.shields,
            overshield=model.overshields,
            pinned="pinned" in model.status,
            crouched="crouched" in model.status,
            activated="activated" in model.status,
            camouflaged="camouflaged" in model.status,
            items=[self.data.items[item.item_kind].name for item in carried if item.item_kind is not None],
            weapons=[self.data.weapons[one.weapon].name for one in view.weapons if one.model == model.model],
            objects=[self.thing(one) for one in view.objects if one.model == model.model],
            keywords=keywords + ([f"Tactician({card.tactician})"] if card.tactician else []),
            uses=model.uses,
        )
