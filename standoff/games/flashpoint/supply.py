"""The atomic changes to tokens: items, weapons, scenario objects, barriers. Writers and tellers like `moves`."""

from __future__ import annotations

from standoff.engine.rng import below, shuffle
from standoff.games.flashpoint.messages.models import LayBarrier, Overshield
from standoff.games.flashpoint.messages.table import LayMarkers, PlaceObject, ShuffleItems, ShuffleWeapons
from standoff.games.flashpoint.messages.tokens import (
    DropWeapon,
    Gift,
    LayItem,
    LeaveItem,
    LeaveWeapon,
    LookAtItem,
    LookAtWeapon,
    PickUpItem,
    PickUpWeapon,
    ReturnWeapon,
    SearchPile,
    Sensor,
    Shroud,
    UseWeapon,
    WaitAtMarker,
)
from standoff.games.flashpoint.moves.dice import roll_die
from standoff.games.flashpoint.moves.halves import one_half
from standoff.games.flashpoint.moves.status import set_status
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    BARRIER_NUMBER,
    CARRIED,
    D8,
    FLAG,
    HIDDEN,
    MARKER_FACES,
    NONE,
    PILE,
    STRONGHOLDS,
    TRAINING,
    WEAPON_TOKENS,
)
from standoff.games.flashpoint.queries import in_zone
from standoff.games.flashpoint.state import State

# -- Preparation -----------------------------------------------------------------------------------------------------


def lay_out(t: State) -> None:
    """Markers and objects of the scenario, on the highest level of their stacks (fp.setup.highest), Flags and Power
    Seed Stations' cubes included; Flags lie on level 1 (fp.flag.level). Tokens are shuffled face down
    (fp.item.shuffled, fp.drop.shuffled).
    """
    plan = t.data.maps[t.scenario]
    markers = picked(t, [top(t, spot) for spot in plan.drops])
    t.drops = tuple(markers)
    t.respawns = tuple(ground(t, spot) for half in plan.respawn for spot in half)
    t.stations = tuple(top(t, spot) for spot in plan.stations)
    t.object_home = tuple(ground(t, spot) if t.scenario == FLAG else top(t, spot) for spot in plan.objects)
    t.object_at = list(t.object_home)
    if t.scenario == STRONGHOLDS:
        values = list(plan.values)
        shuffle(t, values)
        t.values = tuple(values[: len(t.object_home)])
    if t.events is not None:
        t.events.append(LayMarkers(markers, list(t.respawns), list(t.stations)))
        for o, cube in enumerate(t.object_at):
            t.events.append(PlaceObject(o, cube, t.values[o] if t.values else 0))
    lay_tokens(t)


def picked(t: State, cubes: list[int]) -> list[int]:
    """The cubes in a random order: the Weapon Drop Markers are laid face down and turned over."""
    left = cubes[:]
    return [left.pop(below(t, len(left))) for _ in cubes]


def ground(t: State, spot: tuple[int, int]) -> int:
    """The lowest cube of a stack; on a board smaller than the scenario's map, of the nearest one."""
    edge = t.land.size - 1
    return t.land.cube(min(spot[0], edge), min(spot[1], edge))


def top(t: State, spot: tuple[int, int]) -> int:
    """The highest floor of a stack."""
    return t.land.tops[ground(t, spot)]


def lay_tokens(t: State) -> None:
    """The piles of Item Tokens and of ten Weapon Tokens (fp.drop.ten), agreed ones or any (fp.drop.random); training
    has neither (fp.training.no_items). Whatever is taken from a pile is any of its tokens, so that they lie in no
    order; a token gets the lowest free number when it comes into play.
    """
    if t.scenario == TRAINING:
        return
    kinds = [i.kind for i in t.data.items if not i.expansion or t.settings.expansion_items for _ in range(i.count)]
    t.item_pile = kinds
    t.item_kind = [NONE] * len(kinds)
    t.item_at = [PILE] * len(kinds)
    t.looked = [0] * len(kinds)
    t.face_down = []
    arms = list(t.data.tokens)
    if t.settings.weapon_tokens == "random":
        arms = [i for i, w in enumerate(t.data.weapons) if w.source != "invented" and i != t.data.oddball]
        arms = [i for i in arms if any(p.reach for p in t.data.weapons[i].profiles) and t.data.weapons[i].uses != 1]
    if t.events is not None:
        t.events.append(ShuffleItems(sorted(kinds)))
        t.events.append(ShuffleWeapons(sorted(arms), WEAPON_TOKENS))
    if len(arms) > WEAPON_TOKENS:
        shuffle(t, arms)
    t.arm_pile = arms[:WEAPON_TOKENS]
    t.arm_box = arms[WEAPON_TOKENS:]
    t.arm_kind = [NONE] * WEAPON_TOKENS
    t.arm_at = [PILE] * WEAPON_TOKENS
    t.arm_uses = [0] * WEAPON_TOKENS


def random_item(t: State) -> None:
    """One token from the pile, face down on the highest level of a random stack (fp.item.random), rolled again if that
    lies in a deployment zone (fp.item.not_in_zone). An empty pile gives none (fp.item.pile_empty).
    """
    if not t.item_pile:
        return
    kind = draw_kind(t)
    cube = random_stack(t)
    while cube == NONE or in_zone(t, cube):
        cube = random_stack(t)
    lay_item(t, kind, cube)


def random_stack(t: State) -> int:
    """A die for the column and one for the row: the highest floor there, or NONE beside a board that is smaller."""
    column, row = below(t, D8), below(t, D8)
    size = t.land.size
    return one_half(t, t.land.tops[row * size + column]) if column < size and row < size else NONE


def draw_kind(t: State) -> int:
    """Any Item Token of the pile."""
    return t.item_pile.pop(below(t, len(t.item_pile)))


def lay_item(t: State, kind: int, cube: int) -> None:
    """An Item Token is put on the board, face down: from now on it can be followed, but nobody knows what it is."""
    item = t.item_at.index(PILE)
    t.item_kind[item] = kind
    t.item_at[item] = cube
    t.looked[item] = 0
    t.face_down.append(item)
    if t.events is not None:
        t.events.append(LayItem(item, cube, len(t.item_pile)))


def weapon_drop(t: State) -> None:
    """A random weapon on a random marker (fp.drop.round), an empty one if there is any (fp.drop.empty); otherwise it
    takes the place of the one there, which goes back to the pile (fp.drop.replace).
    """
    if not t.arm_pile:
        return
    kind = draw_weapon(t)
    occupied = [cube in t.arm_at for cube in t.drops]
    marker = (roll_die(t, "drop") - 1) // MARKER_FACES
    while occupied[marker] and not all(occupied):
        marker = (roll_die(t, "drop") - 1) // MARKER_FACES
    old = t.arm_at.index(t.drops[marker]) if occupied[marker] else NONE
    lay_weapon(t, kind, t.drops[marker])
    if old != NONE:
        arm_to_pile(t, old)


def draw_weapon(t: State) -> int:
    """Any Weapon Token of the pile."""
    return t.arm_pile.pop(below(t, len(t.arm_pile)))


def look_at_weapon(t: State, seat: int) -> None:
    """A player draws a weapon and looks at it in secret; it is put down next (fp.recon.w2)."""
    t.arm_held.append(draw_weapon(t))
    if t.events is not None:
        t.events.append(LookAtWeapon(seat, t.arm_held[0]))


def lay_looked_at(t: State, cube: int) -> None:
    """The weapon that was looked at is put down."""
    lay_weapon(t, t.arm_held.pop(), cube)


def lay_weapon(t: State, kind: int, cube: int) -> None:
    """A Weapon Token, face up."""
    arm = t.arm_at.index(PILE)
    t.arm_kind[arm] = kind
    t.arm_at[arm] = cube
    t.arm_uses[arm] = t.data.weapons[kind].uses
    if t.events is not None:
        t.events.append(DropWeapon(arm, kind, cube, len(t.arm_pile)))


# -- Items -----------------------------------------------------------------------------------------------------------


def pick_item(t: State, m: int, item: int) -> None:
    """A model takes an item; it is turned face up and stays so (fp.item.revealed, fp.item.face_up)."""
    t.item_at[item] = CARRIED - m
    if item in t.face_down:
        t.face_down.remove(item)
    if t.events is not None:
        t.events.append(PickUpItem(m, item, t.item_kind[item]))


def drop_item(t: State, m: int, item: int, cube: int) -> None:
    """A dropped item lies face up in the cube (fp.item.dropped)."""
    t.item_at[item] = cube
    if t.events is not None:
        t.events.append(LeaveItem(m, item, t.item_kind[item], cube))


def peek(t: State, seat: int, item: int) -> None:
    """A player looks at a face-down item in secret; that he has done so, all know."""
    t.looked[item] |= 1 << seat
    if t.events is not None:
        t.events.append(LookAtItem(seat, item, t.item_kind[item]))


def gift(t: State, m: int, kind: int) -> None:
    """A model is given an item of this kind, if there is one in the pile (fp.recon.gift): it is looked for."""
    if t.events is not None:
        t.events.append(SearchPile(kind, kind in t.item_pile))
    if kind not in t.item_pile:
        return
    t.item_pile.remove(kind)
    item = t.item_at.index(PILE)
    t.item_kind[item] = kind
    t.item_at[item] = CARRIED - m
    if t.events is not None:
        t.events.append(Gift(m, item, kind, len(t.item_pile)))


def hide(t: State, m: int) -> None:
    """Active Camouflage is switched on."""
    set_status(t, m, HIDDEN)


def add_barrier(t: State, cube: int, shields: int, until: int, item: int = NONE) -> None:
    """An Energy Shield Barrier in a cube; `until` is the last Round of one that does not stay (fp.barrier.tokens),
    `item` the token of a Drop Wall.
    """
    taken = [row[BARRIER_NUMBER] for row in t.barriers]
    number = min(n for n in range(len(taken) + 1) if n not in taken)
    t.barriers.append([cube, shields, until, item, number])
    if t.events is not None:
        t.events.append(LayBarrier(number, cube, shields, until))


def add_extra(t: State, m: int) -> None:
    """An Overshield (fp.item.overshield)."""
    t.extra[m] += 1
    if t.events is not None:
        t.events.append(Overshield(m, t.extra[m]))


def add_shroud(t: State, cube: int) -> None:
    """A Shroud Screen."""
    t.shrouds.append(cube)
    if t.events is not None:
        t.events.append(Shroud(cube))


def add_sensor(t: State, seat: int) -> None:
    """A Threat Sensor."""
    t.sensors[seat] = 1
    if t.events is not None:
        t.events.append(Sensor(seat))


# -- Weapons ---------------------------------------------------------------------------------------------------------


def pick_weapon(t: State, m: int, arm: int) -> None:
    """A weapon into the Pick up slot (fp.weapon.pick_up)."""
    t.arm_at[arm] = CARRIED - m
    if t.events is not None:
        t.events.append(PickUpWeapon(m, arm, t.arm_kind[arm]))


def drop_weapon(t: State, m: int, arm: int, cube: int) -> None:
    """A weapon is left in the cube (fp.weapon.dropped)."""
    t.arm_at[arm] = cube
    if t.events is not None:
        t.events.append(LeaveWeapon(m, arm, t.arm_kind[arm], cube))


def weapon_to_marker(t: State, arm: int, marker: int) -> None:
    """A dead model's weapon waits at a Respawn Marker (fp.weapon.to_respawn)."""
    t.arm_at[arm] = AT_RESPAWN - marker
    if t.events is not None:
        t.events.append(WaitAtMarker(arm, t.arm_kind[arm], marker))


def use_weapon(t: State, arm: int) -> None:
    """Limited ammunition: the last use sends the token back to the pile (fp.weapon.limited)."""
    t.arm_uses[arm] -= 1
    if t.events is not None:
        t.events.append(UseWeapon(arm, t.arm_kind[arm], t.arm_uses[arm]))
    if t.arm_uses[arm] == 0:
        arm_to_pile(t, arm)


def arm_to_pile(t: State, arm: int) -> None:
    """A weapon goes back to the spare pile, which is shuffled."""
    kind = t.arm_kind[arm]
    t.arm_pile.append(kind)
    t.arm_at[arm] = PILE
    t.arm_kind[arm] = NONE
    t.arm_uses[arm] = 0
    if t.events is not None:
        t.events.append(ReturnWeapon(arm, kind, len(t.arm_pile)))
