"""Questions about a state that change nothing: who stands where, who carries what, who may still act."""

from __future__ import annotations

from standoff.games.flashpoint.names import (
    ACTIVATED,
    CARRIED,
    CROUCHED,
    FEARLESS,
    FLAG,
    FLIGHT,
    HIDDEN,
    I_HARDLIGHT,
    JUMP_PACK,
    LIFE_SUPPORT,
    LIFE_SUPPORT_SPENT,
    NONE,
    O_DEFIANCE,
    O_ONE_MAN_ARMY,
    ODDBALL,
    OFF,
    ORDER,
    ORDERS,
    PACK_MULE,
    PILE,
    PINNED,
    STOCKPILE,
    STOIC,
    TRAINING,
)
from standoff.games.flashpoint.names import I_HEALTH as HEALTH_KIND
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import FLY, JUMP, WALK

APART = tuple(abs(a % 3 - b % 3) == 2 or abs(a // 3 - b // 3) == 2 for a in range(9) for b in range(9))
"""Which two slots of a cube are far enough from each other for two bases."""

# -- Models ----------------------------------------------------------------------------------------------------------


def side(t: State, m: int) -> int:
    """The seat whose model this is: friendly to its own fireteam, an enemy to the other (fp.rules.friendly)."""
    return 0 if m < t.split else 1


def team(t: State, seat: int) -> range:
    """The models of a seat."""
    return range(t.split) if seat == 0 else range(t.split, t.n)


def foes(t: State, m: int) -> range:
    """The enemy's models (fp.rules.enemy)."""
    return range(t.split, t.n) if m < t.split else range(t.split)


def on_board(t: State, m: int) -> bool:
    """Is the model in play?"""
    return t.cube[m] != OFF


def enemies_in(t: State, m: int, cube: int) -> list[int]:
    """The enemies of a model in a cube."""
    where = t.cube
    return [o for o in foes(t, m) if where[o] == cube]


def enemy_near(t: State, m: int) -> bool:
    """Does the model share its cube with an enemy?"""
    where = t.cube
    cube = where[m]
    return cube in (where[t.split :] if m < t.split else where[: t.split])


def friends_in(t: State, m: int, cube: int) -> list[int]:
    """The other models of the same fireteam in a cube."""
    return [o for o in team(t, side(t, m)) if t.cube[o] == cube and o != m]


def models_in(t: State, cube: int) -> list[int]:
    """Everybody in a cube."""
    return [m for m in range(t.n) if t.cube[m] == cube]


def place(t: State, m: int) -> int:
    """Where exactly a model stands."""
    return t.cube[m] * 9 + t.slot[m]


def is_pinned(t: State, m: int) -> bool:
    """Is the model Pinned?"""
    return t.status[m] & PINNED != 0


def is_crouched(t: State, m: int) -> bool:
    """Is the model Crouched?"""
    return t.status[m] & CROUCHED != 0


def is_injured(t: State, m: int) -> bool:
    """A model with wounds that is not killed is Injured (fp.damage.injured)."""
    return t.wounds[m] > 0


def never_pinned(t: State, m: int) -> bool:
    """Fearless and Stoic models are never Pinned (fp.kw.fearless, fp.kw.stoic); what else befalls them
    holds (fp.kw.fearless_effects).
    """
    return t.bits[m] & (FEARLESS | STOIC) != 0


def gait(t: State, m: int) -> int:
    """How a model moves: on foot, in Flight (fp.kw.flight) or by Jump Pack (fp.kw.jump_pack, fp.kw.jump_wall,
    fp.kw.jump_gap).
    """
    if t.bits[m] & FLIGHT:
        return FLY
    return JUMP if t.bits[m] & JUMP_PACK else WALK


def height(t: State, m: int) -> int:
    """How high a model is in the line of sight; lying down changes nothing (fp.los.pinned) unless agreed."""
    if t.settings.pinned_volume == "lying" and t.status[m] & PINNED:
        return 9
    return t.data.units[t.unit[m]].height


def full(t: State, m: int, cube: int) -> bool:
    """Is there no room in the cube for another model of this fireteam (fp.cube.capacity, fp.half.capacity)?"""
    return len(friends_in(t, m, cube)) >= t.land.room(cube)


def free_slots(t: State, m: int, cube: int) -> list[int]:
    """The places in a cube that are far enough from everybody who stands there."""
    slots = t.land.slots(cube)
    taken = [t.slot[o] for o in range(t.n) if t.cube[o] == cube and o != m and t.slot[o] >= 0]
    if not taken:
        return list(slots)
    return [s for s in slots if all(apart(s, o) for o in taken)]


def apart(a: int, b: int) -> bool:
    """Do two models fit on these two slots of a cube?"""
    return APART[a * 9 + b]


# -- What a model carries --------------------------------------------------------------------------------------------


def items_of(t: State, m: int) -> list[int]:
    """The Item Tokens that a model carries."""
    here = CARRIED - m
    if here not in t.item_at:
        return []
    return [i for i, at in enumerate(t.item_at) if at == here]


def item_of(t: State, m: int, kind: int) -> int:
    """A carried item of this kind, or NONE."""
    here = CARRIED - m
    if here not in t.item_at:
        return NONE
    for i, at in enumerate(t.item_at):
        if at == here and t.item_kind[i] == kind:
            return i
    return NONE


def arms_of(t: State, m: int) -> list[int]:
    """The Weapon Tokens in a model's Pick up slot."""
    here = CARRIED - m
    if here not in t.arm_at:
        return []
    return [a for a, at in enumerate(t.arm_at) if at == here]


def objects_of(t: State, m: int) -> list[int]:
    """The scenario objects that a model carries."""
    here = CARRIED - m
    if here not in t.object_at:
        return []
    return [o for o, at in enumerate(t.object_at) if at == here]


def carries_object(t: State, m: int) -> bool:
    """Does the model carry an Oddball, a Flag or a Power Seed?"""
    return CARRIED - m in t.object_at


def burdened(t: State, m: int) -> bool:
    """The Oddball and a Power Seed keep their carrier from Sprint (fp.oddball.no_sprint, fp.seed.no_sprint) and from
    ranged weapons (fp.oddball.no_shooting, fp.oddball.no_snap, fp.seed.no_shooting); a Flag does not (fp.flag.sprint).
    """
    return t.scenario in (ODDBALL, STOCKPILE) and CARRIED - m in t.object_at


def most_items(t: State, m: int) -> int:
    """Two items (fp.item.two), three for a Pack Mule (fp.kw.pack_mule); a Flag counts as one (fp.flag.as_item)."""
    most = 3 if t.bits[m] & PACK_MULE else 2
    return most - (1 if t.scenario == FLAG and carries_object(t, m) else 0)


def most_arms(t: State, m: int) -> int:
    """One picked-up weapon (fp.weapon.one_slot), two for a Pack Mule (fp.kw.pack_mule_weapons)."""
    return 2 if t.bits[m] & PACK_MULE else 1


def most_objects(t: State, m: int) -> int:
    """One scenario object, two for a Pack Mule (fp.kw.pack_mule_objects)."""
    return 2 if t.bits[m] & PACK_MULE else 1


def armour(t: State, m: int) -> int:
    """The Armour on the card, and one more with a Hardlight Shield (fp.item.hardlight)."""
    bonus = 1 if item_of(t, m, I_HARDLIGHT) != NONE else 0
    return t.data.units[t.unit[m]].armour + bonus


def has_life_support(t: State, m: int) -> bool:
    """By keyword, once (fp.kw.life_support_once), or by a Health Pack (fp.item.health_pack)."""
    if t.bits[m] & LIFE_SUPPORT and not t.bits[m] & LIFE_SUPPORT_SPENT:
        return True
    return item_of(t, m, HEALTH_KIND) != NONE


def barrier_in(t: State, cube: int) -> int:
    """The number of an Energy Shield Barrier in this cube, or NONE."""
    for i, row in enumerate(t.barriers):
        if row[0] == cube:
            return i
    return NONE


# -- Rounds, turns and orders ----------------------------------------------------------------------------------------


def to_activate(t: State, seat: int) -> list[int]:
    """The models without an Activation Token, those that wait to respawn included (fp.turn.dead_count)."""
    return [m for m in team(t, seat) if not t.status[m] & ACTIVATED and may_return(t, m)]


def may_return(t: State, m: int) -> bool:
    """Is the model on the board, or may it respawn? In training nobody does (fp.training.no_respawn)."""
    return t.cube[m] != OFF or t.scenario != TRAINING


def entries(t: State, m: int) -> list[int]:
    """The Respawn Markers of a model's side whose entry cube has room (fp.respawn.full)."""
    own = own_markers(t, side(t, m))
    return [r for r in own if not full(t, m, t.respawns[r])]


def own_markers(t: State, seat: int) -> range:
    """The Respawn Markers of a seat; the red ones come first."""
    half = len(t.respawns) // 2
    return range(half) if seat == t.red else range(half, 2 * half)


def home(t: State, seat: int) -> int:
    """0 for the red side, 1 for the blue one."""
    return 0 if seat == t.red else 1


def may_pass(t: State, seat: int) -> bool:
    """With fewer models left than the opponent a Turn may be passed (fp.turn.pass), with none it must
    (fp.turn.must_pass).
    """
    mine = len(to_activate(t, seat))
    return mine == 0 or mine < len(to_activate(t, 1 - seat))


def tactician(t: State, seat: int) -> int:
    """The sum of Tactician over the models on the board (fp.tactician.sum, fp.tactician.on_board)."""
    return sum(t.data.units[t.unit[m]].tactician for m in team(t, seat) if t.cube[m] != OFF)


def faction(t: State, seat: int) -> int:
    """The faction that a fireteam belongs to; factions are not mixed (fp.team.one_faction)."""
    return t.data.units[t.unit[team(t, seat)[0]]].faction


def has_order(t: State, seat: int, order: int) -> bool:
    """Each fireteam has one Special Order (fp.order.one_each); Master Chief and Atriox bring their own
    (fp.order.legends).
    """
    if order in (O_ONE_MAN_ARMY, O_DEFIANCE):
        key = "master_chief" if order == O_ONE_MAN_ARMY else "atriox"
        return any(t.data.units[t.unit[m]].key == key and t.cube[m] != OFF for m in team(t, seat))
    chosen = t.settings.banished_order if faction(t, seat) else t.settings.unsc_order
    return ORDERS[order] == chosen


def may_order(t: State, seat: int, order: int) -> bool:
    """One Special Order a seat in each Activation, with a die for it (fp.command.order_once, fp.order.either)."""
    return t.command[seat * 6 + ORDER] > 0 and not t.orders >> seat & 1 and has_order(t, seat, order)


def most_rounds(t: State) -> int:
    """The Round after which the game is over in any case: the printed last one, and if ties are played on, or none is
    printed, the agreed number more (fp.win.max_rounds).
    """
    printed = t.data.maps[t.scenario].rounds
    if printed == 0:
        return t.settings.round_limit
    return printed + (t.settings.round_limit if t.settings.tie == "play on" else 0)


def scoring_over(t: State) -> bool:
    """Is the last Round of the scenario over?"""
    limit = t.data.maps[t.scenario].rounds or t.settings.round_limit
    return t.round >= limit


def hidden_from(t: State, m: int) -> bool:
    """Is the model under an Active Camouflage item (fp.item.camouflage)? A Threat Sensor finds it all the same
    (fp.item.sensor_camouflage).
    """
    return t.status[m] & HIDDEN != 0


def in_pile(t: State) -> list[int]:
    """The Item Tokens of the spare pile."""
    return [i for i, at in enumerate(t.item_at) if at == PILE]


def arms_in_pile(t: State) -> list[int]:
    """The Weapon Tokens of the spare pile."""
    return [a for a, at in enumerate(t.arm_at) if at == PILE]
