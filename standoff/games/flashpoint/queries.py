"""Questions about a state that change nothing: who stands where, who carries what, who may still act."""

from __future__ import annotations

from standoff.games.flashpoint.figures import (
    FLAG_AS_ITEMS,
    HARDLIGHT_ARMOUR,
    LYING_HEIGHT,
    MOST_ITEMS,
    MOST_OBJECTS,
    MOST_WEAPONS,
    PACK_MULE_MORE,
    THRESHOLD_TIMES,
)
from standoff.games.flashpoint.names import (
    ACTIVATED,
    CARRIED,
    COMMAND_SIDES,
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
    PINNED,
    PLACES,
    SLAYER,
    STOCKPILE,
    STOIC,
    STRONGHOLDS,
    TRAINING,
)
from standoff.games.flashpoint.names import I_HEALTH as HEALTH_KIND
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import FLY, JUMP, WALK, slot_column, slot_row

APART = tuple(
    abs(slot_column(a) - slot_column(b)) == 2 or abs(slot_row(a) - slot_row(b)) == 2
    for a in range(PLACES)
    for b in range(PLACES)
)
"""Which two slots of a cube are far enough from each other for two bases."""

# -- Models ----------------------------------------------------------------------------------------------------------


def side(t: State, m: int) -> int:
    """The seat whose model this is: friendly to its own fireteam, an enemy to the other (fp.rules.friendly)."""
    return 0 if m < t.split else 1


def team(t: State, seat: int) -> range:
    """The models of a seat."""
    return range(t.split) if seat == 0 else range(t.split, t.models)


def foes(t: State, m: int) -> range:
    """The enemy's models (fp.rules.enemy)."""
    return range(t.split, t.models) if m < t.split else range(t.split)


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
    return [m for m in range(t.models) if t.cube[m] == cube]


def place(t: State, m: int) -> int:
    """Where exactly a model stands."""
    return t.cube[m] * PLACES + t.slot[m]


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
        return LYING_HEIGHT
    return t.data.units[t.unit[m]].height


def full(t: State, m: int, cube: int) -> bool:
    """Is there no room in the cube for another model of this fireteam (fp.cube.capacity, fp.half.capacity)?"""
    return len(friends_in(t, m, cube)) >= t.land.room(cube)


def free_slots(t: State, m: int, cube: int) -> list[int]:
    """The places in a cube that are far enough from everybody who stands there."""
    slots = t.land.slots(cube)
    taken = [t.slot[o] for o in range(t.models) if t.cube[o] == cube and o != m and t.slot[o] >= 0]
    if not taken:
        return list(slots)
    return [s for s in slots if all(apart(s, o) for o in taken)]


def apart(a: int, b: int) -> bool:
    """Do two models fit on these two slots of a cube?"""
    return APART[a * PLACES + b]


def shifts(t: State, o: int, m: int) -> list[int]:
    """Places for one model in the cube that leave a place for another."""
    others = [t.slot[x] for x in models_in(t, t.cube[m]) if x not in (o, m)]
    slots = t.land.slots(t.cube[m])
    return [
        s
        for s in slots
        if all(apart(s, x) for x in others)
        and any(apart(s, free) and all(apart(free, x) for x in others) for free in slots)
    ]


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
    most = MOST_ITEMS + (PACK_MULE_MORE if t.bits[m] & PACK_MULE else 0)
    return most - (FLAG_AS_ITEMS if t.scenario == FLAG and carries_object(t, m) else 0)


def most_arms(t: State, m: int) -> int:
    """One picked-up weapon (fp.weapon.one_slot), two for a Pack Mule (fp.kw.pack_mule_weapons)."""
    return MOST_WEAPONS + (PACK_MULE_MORE if t.bits[m] & PACK_MULE else 0)


def most_objects(t: State, m: int) -> int:
    """One scenario object, two for a Pack Mule (fp.kw.pack_mule_objects)."""
    return MOST_OBJECTS + (PACK_MULE_MORE if t.bits[m] & PACK_MULE else 0)


def armour(t: State, m: int) -> int:
    """The Armour on the card, and one more with a Hardlight Shield (fp.item.hardlight)."""
    bonus = HARDLIGHT_ARMOUR if item_of(t, m, I_HARDLIGHT) != NONE else 0
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


def can_activate(t: State, seat: int) -> list[int]:
    """The models that may be Activated; one that cannot respawn for lack of room only if no other is left."""
    ready = to_activate(t, seat)
    able = [m for m in ready if t.cube[m] != OFF or entries(t, m)]
    return able or ready


def fallen_mercenaries(t: State, seat: int) -> list[int]:
    """Dead, Activated Sangheili Mercenaries."""
    return [
        m
        for m in team(t, seat)
        if t.cube[m] == OFF and t.status[m] & ACTIVATED and t.data.units[t.unit[m]].key == "sangheili_mercenary"
    ]


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
    return dice_showing(t, seat, ORDER) > 0 and not t.orders >> seat & 1 and has_order(t, seat, order)


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


def has_looked(t: State, seat: int, item: int) -> bool:
    """Has this seat looked at the token?"""
    return t.looked[item] >> seat & 1 != 0


def places_left(t: State, seat: int) -> int:
    """How many models a fireteam still needs."""
    return t.settings.models - sum(t.data.units[u].slots for u in t.drafted[seat][::2])


def in_zone(t: State, cube: int) -> bool:
    """Is the stack of this cube in a deployment zone?"""
    x, y, _ = t.land.where(cube)
    return any((x, y) in zone for zone in t.data.maps[t.scenario].zones)


def threshold(t: State) -> int:
    """The score that ends the game, 0 if none does: the agreed kills (fp.slayer.win), all enemies in training
    (fp.training.win), twice the points on the board in Strongholds (fp.hold.double), else what is printed.
    """
    if t.scenario == SLAYER:
        return t.settings.kills
    if t.scenario == STRONGHOLDS:
        return THRESHOLD_TIMES * sum(t.values)
    return t.data.maps[t.scenario].target


# -- Command dice ----------------------------------------------------------------------------------------------------


def command_dice(t: State, seat: int) -> list[int]:
    """How many command dice of a seat show each face."""
    return t.command[seat * COMMAND_SIDES : (seat + 1) * COMMAND_SIDES]


def kept_dice(t: State, seat: int) -> list[int]:
    """How many command dice that were carried over show each face."""
    return t.kept[seat * COMMAND_SIDES : (seat + 1) * COMMAND_SIDES]


def dice_showing(t: State, seat: int, face: int) -> int:
    """How many command dice of a seat show this face."""
    return t.command[seat * COMMAND_SIDES + face]


def command_faces(counts: list[int]) -> list[int]:
    """The faces of command dice that are counted by face."""
    return [face for face, count in enumerate(counts) for _ in range(count)]


def pool_kinds(t: State, need: int, head: int) -> tuple[int, int, int]:
    """How many dice of the pool failed, how many are successes, how many of these are Headshots."""
    heads = sum(1 for r in t.pool if r >= head)
    failed = sum(1 for r in t.pool if r < need and r < head)
    return failed, len(t.pool) - heads - failed, heads
