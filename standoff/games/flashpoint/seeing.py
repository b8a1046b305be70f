"""What a viewer is shown (`view`): what lies open, and what he knows of the rest."""

from __future__ import annotations

from standoff.engine.memory import TOP, Eyes
from standoff.engine.viewer import SPECTATOR, twin
from standoff.games.flashpoint.catalogue import land_of, terrain_info
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
from standoff.games.flashpoint.view import (
    BarrierView,
    FlashpointView,
    ItemView,
    ModelView,
    ObjectView,
    SeatView,
    WeaponView,
)
from standoff.games.flashpoint.zones import FACE_DOWN, WEAPON_HELD


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
    seen = twin(lying)
    seen.viewer = eyes.viewer
    seen.items = [_known(item, lying.face_down, eyes) for item in lying.items]
    seen.looked_at = eyes.at(WEAPON_HELD, TOP) if lying.weapon_held else None
    return seen


def _known(lying: ItemView, face_down: list[int], eyes: Eyes) -> ItemView:
    if lying.item not in face_down:
        return lying
    seen = twin(lying)
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
