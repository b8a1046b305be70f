"""What a seat may see: everything but the kinds of face-down items it has not seen, and the order of the piles."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.knowledge import knows
from standoff.engine.knowledge import redeal as redeal_unseen
from standoff.engine.rng import Rng
from standoff.engine.viewer import REFEREE
from standoff.games.flashpoint import words as w
from standoff.games.flashpoint.names import (
    ACTIVATED,
    CROUCHED,
    E_PEEK,
    FACES,
    HIDDEN,
    OFF,
    PILE,
    PINNED,
    SCENARIOS,
    SIDES_WORDS,
    UNIT_KEYWORDS,
)
from standoff.games.flashpoint.queries import armour, arms_of, home, in_pile, items_of, objects_of, side
from standoff.games.flashpoint.state import State


class ModelView(Struct, frozen=True):
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


class SeatView(Struct, frozen=True):
    """A player: side, score, command dice, models."""

    seat: int
    name: str
    side: str
    score: int
    dice: dict[str, int]
    models: list[str]


class LandView(Struct, frozen=True):
    """The terrain: floors and walls by level, rows from south to north (see data/terrain.toml for the letters)."""

    name: str
    title: str
    size: int
    levels: int
    floors: str
    v: list[str]
    h: list[str]


class FlashpointView(Struct, frozen=True):
    """The table as somebody sees it. An item that lies face down is None; a spot is a cube, a model or a marker."""

    viewer: int
    scenario: str
    round: int
    turn: int
    first: int
    active: str | None
    actions_left: int
    seats: list[SeatView]
    models: dict[str, ModelView]
    items: dict[str, str | None]
    item_spots: dict[str, str]
    item_pile: int
    weapons: dict[str, str]
    weapon_pile: int
    objects: dict[str, str]
    barriers: dict[str, int]
    shrouds: list[str]
    sensors: list[int]
    drops: list[str]
    respawns: list[str]
    stations: list[str]
    land: LandView
    over: bool
    winners: list[int]


def view(t: State, viewer: int) -> FlashpointView:
    """All that the viewer may know."""
    board = [i for i, at in enumerate(t.item_at) if at != PILE]
    return FlashpointView(
        viewer=viewer,
        scenario=SCENARIOS[t.scenario],
        round=t.round,
        turn=t.turn,
        first=t.first,
        active=w.label(t, t.active) if t.active >= 0 else None,
        actions_left=t.left if t.active >= 0 else 0,
        seats=[_seat(t, s) for s in range(2)],
        models={w.label(t, m): _model(t, m) for m in range(t.n)},
        items={str(i + 1): w.item(t, t.item_kind[i]) if knows(t.item_seen[i], viewer) else None for i in board},
        item_spots={str(i + 1): w.spot(t, t.item_at[i]) for i in board},
        item_pile=len(in_pile(t)),
        weapons={w.weapon(t, t.arm_kind[a]): w.spot(t, at) for a, at in enumerate(t.arm_at) if at != PILE},
        weapon_pile=t.arm_at.count(PILE),
        objects={w.thing(t, o): w.spot(t, at) for o, at in enumerate(t.object_at)},
        barriers={w.cube(t, cube): shields for cube, shields, _ in t.barriers},
        shrouds=[w.cube(t, c) for c in t.shrouds],
        sensors=list(t.sensors),
        drops=[w.cube(t, c) for c in t.drops],
        respawns=[w.cube(t, c) for c in t.respawns],
        stations=[w.cube(t, c) for c in t.stations],
        land=LandView(t.land.name, t.land.title, t.land.size, t.land.levels, t.land.floors, t.land.v, t.land.h),
        over=t.over,
        winners=list(t.winners),
    )


def _seat(t: State, s: int) -> SeatView:
    return SeatView(
        seat=s,
        name=t.setup.names[s],
        side=SIDES_WORDS[home(t, s)],
        score=t.score[s],
        dice={FACES[f]: t.command[s * 6 + f] for f in range(6) if t.command[s * 6 + f]},
        models=[w.label(t, m) for m in range(t.n) if side(t, m) == s],
    )


def _model(t: State, m: int) -> ModelView:
    card, status = t.data.units[t.unit[m]], t.status[m]
    on = t.cube[m] != OFF
    return ModelView(
        unit=card.name,
        seat=side(t, m),
        cube=w.cube(t, t.cube[m]) if on else None,
        place=w.slot(t.slot[m]) if on and t.slot[m] >= 0 else None,
        speed=list(card.speed),
        ranged=card.ranged,
        fight=card.fight,
        survive=card.survive,
        armour=armour(t, m),
        arms=[w.line(t, p) for p in t.data.lines[t.unit[m]][t.load[m]]],
        wounds=t.wounds[m],
        health=card.health,
        shields=t.shields[m],
        overshield=t.extra[m],
        pinned=status & PINNED != 0,
        crouched=status & CROUCHED != 0,
        activated=status & ACTIVATED != 0,
        camouflaged=status & HIDDEN != 0,
        items=[w.item(t, t.item_kind[i]) for i in items_of(t, m)],
        weapons=[w.weapon(t, t.arm_kind[a]) for a in arms_of(t, m)],
        objects=[w.thing(t, o) for o in objects_of(t, m)],
        keywords=[k for i, k in enumerate(UNIT_KEYWORDS) if t.bits[m] >> i & 1]
        + ([f"Tactician({card.tactician})"] if card.tactician else []),
        uses=t.uses[m],
    )


def witness(event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
    """Everything happens in the open, but who looks at an item in secret keeps it to himself."""
    if event[0] == E_PEEK and viewer not in (event[1], REFEREE):
        return (E_PEEK, event[1], event[2], -1)
    return event


def redeal(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew what lies face down: items on the board and in the pile, weapons in the pile."""
    redeal_unseen(t.item_kind, t.item_seen, viewer, chance)
    pile = [a for a, at in enumerate(t.arm_at) if at == PILE]
    kinds = [t.arm_kind[a] for a in pile]
    chance.shuffle(kinds)
    for a, kind in zip(pile, kinds, strict=True):
        t.arm_kind[a] = kind
        t.arm_uses[a] = t.data.weapons[kind].uses
