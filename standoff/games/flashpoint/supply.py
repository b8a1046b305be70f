"""The atomic changes to tokens: items, weapons, scenario objects, barriers. Writers and tellers like `moves`."""

from __future__ import annotations

from standoff.engine.knowledge import EVERYBODY, NO_ONE
from standoff.engine.rng import below, shuffle
from standoff.games.flashpoint.moves.dice import roll_die
from standoff.games.flashpoint.moves.status import set_status
from standoff.games.flashpoint.moves.winning import add_score, end_game
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    CARRIED,
    E_BARRIER,
    E_DESTROYED,
    E_DROP,
    E_GIFT,
    E_ITEM,
    E_LEFT,
    E_OBJECT,
    E_PEEK,
    E_PICKED,
    E_SENSOR,
    E_SHROUD,
    E_USED,
    E_VALUE,
    E_WEAPON_TO,
    FLAG,
    HIDDEN,
    NONE,
    ODDBALL,
    PILE,
    STOCKPILE,
    STRONGHOLDS,
    TRAINING,
)
from standoff.games.flashpoint.queries import arms_in_pile, home, in_pile
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import SCATTER

# -- Preparation -----------------------------------------------------------------------------------------------------


def lay_out(t: State) -> None:
    """Markers and objects of the scenario, on the highest level of their stacks (fp.setup.highest), Flags and Power
    Seed Stations' cubes included; Flags lie on level 1 (fp.flag.level). Tokens are shuffled face down
    (fp.item.shuffled, fp.drop.shuffled).
    """
    plan = t.data.maps[t.scenario]
    markers = [top(t, spot) for spot in plan.drops]
    shuffle(t, markers)
    t.drops = tuple(markers)
    t.respawns = tuple(ground(t, spot) for half in plan.respawn for spot in half)
    t.stations = tuple(top(t, spot) for spot in plan.stations)
    t.object_home = tuple(ground(t, spot) if t.scenario == FLAG else top(t, spot) for spot in plan.objects)
    t.object_at = list(t.object_home)
    if t.scenario == STRONGHOLDS:
        values = list(plan.values)
        shuffle(t, values)
        t.values = tuple(values[: len(t.object_home)])
    lay_tokens(t)
    if t.events is not None:
        for o, cube in enumerate(t.object_at):
            t.events.append((E_VALUE, o, cube, t.values[o] if t.values else 0))


def ground(t: State, spot: tuple[int, int]) -> int:
    """The lowest cube of a stack; on a board smaller than the scenario's map, of the nearest one."""
    edge = t.land.size - 1
    return t.land.cube(min(spot[0], edge), min(spot[1], edge))


def top(t: State, spot: tuple[int, int]) -> int:
    """The highest floor of a stack."""
    return t.land.tops[ground(t, spot)]


def lay_tokens(t: State) -> None:
    """The piles of Item Tokens and of ten Weapon Tokens (fp.drop.ten), agreed ones or any (fp.drop.random); training
    has neither (fp.training.no_items).
    """
    if t.scenario == TRAINING:
        return
    kinds = [i.kind for i in t.data.items if not i.expansion or t.settings.expansion_items for _ in range(i.count)]
    shuffle(t, kinds)
    t.item_kind = kinds
    t.item_at = [PILE] * len(kinds)
    t.item_seen = [NO_ONE] * len(kinds)
    arms = list(t.data.tokens)
    if t.settings.weapon_tokens == "random":
        arms = [i for i, w in enumerate(t.data.weapons) if w.source != "invented" and i != t.data.oddball]
        arms = [i for i in arms if any(p.reach for p in t.data.weapons[i].profiles) and t.data.weapons[i].uses != 1]
        shuffle(t, arms)
        arms = arms[:10]
    shuffle(t, arms)
    t.arm_kind = arms
    t.arm_at = [PILE] * len(arms)
    t.arm_uses = [t.data.weapons[a].uses for a in arms]


def in_zone(t: State, cube: int) -> bool:
    """Is the stack of this cube in a deployment zone?"""
    x, y, _ = t.land.where(cube)
    return any((x, y) in zone for zone in t.data.maps[t.scenario].zones)


def random_item(t: State) -> None:
    """One token from the pile, face down on the highest level of a random stack (fp.item.random), rolled again if that
    lies in a deployment zone (fp.item.not_in_zone). An empty pile gives none (fp.item.pile_empty).
    """
    pile = in_pile(t)
    if not pile:
        return
    item = pile[below(t, len(pile))]
    size = t.land.size
    while True:
        column, row = below(t, 8), below(t, 8)
        cube = t.land.tops[row * size + column]
        if not in_zone(t, cube):
            break
    lay_item(t, item, cube)


def lay_item(t: State, item: int, cube: int) -> None:
    """An Item Token is put on the board as it is."""
    t.item_at[item] = cube
    if t.events is not None:
        t.events.append((E_ITEM, item, cube))


def weapon_drop(t: State) -> None:
    """A random weapon on a random marker (fp.drop.round), an empty one if there is any (fp.drop.empty); otherwise it
    takes the place of the one there, which goes back to the pile (fp.drop.replace).
    """
    pile = arms_in_pile(t)
    if not pile:
        return
    arm = pile[below(t, len(pile))]
    occupied = [cube in t.arm_at for cube in t.drops]
    marker = (roll_die(t) - 1) // 2
    while occupied[marker] and not all(occupied):
        marker = (roll_die(t) - 1) // 2
    if occupied[marker]:
        arm_to_pile(t, t.arm_at.index(t.drops[marker]))
        arm = arms_in_pile(t)[below(t, len(arms_in_pile(t)))]
    lay_weapon(t, arm, t.drops[marker])


def lay_weapon(t: State, arm: int, cube: int) -> None:
    """A Weapon Token, face up."""
    t.arm_at[arm] = cube
    if t.events is not None:
        t.events.append((E_DROP, arm, cube, t.arm_kind[arm]))


# -- Items -----------------------------------------------------------------------------------------------------------


def pick_item(t: State, m: int, item: int) -> None:
    """A model takes an item; it is turned face up and stays so (fp.item.revealed, fp.item.face_up)."""
    t.item_at[item] = CARRIED - m
    t.item_seen[item] = EVERYBODY
    if t.events is not None:
        t.events.append((E_PICKED, m, 0, item, t.item_kind[item]))


def drop_item(t: State, m: int, item: int, cube: int) -> None:
    """A dropped item lies face up in the cube (fp.item.dropped)."""
    t.item_at[item] = cube
    if t.events is not None:
        t.events.append((E_LEFT, m, 0, item, t.item_kind[item], cube))


def item_to_pile(t: State, item: int, used: bool) -> None:
    """A destroyed or used-up item goes back to the pile, which is shuffled face down (fp.item.destroyed,
    fp.item.used_up): from now on nobody knows which token it is.
    """
    if t.events is not None:
        t.events.append((E_USED if used else E_DESTROYED, item, t.item_kind[item]))
    t.item_at[item] = PILE
    pile = in_pile(t)
    kinds = [t.item_kind[i] for i in pile]
    shuffle(t, kinds)
    for i, kind in zip(pile, kinds, strict=True):
        t.item_kind[i] = kind
        t.item_seen[i] = NO_ONE


def peek(t: State, seat: int, item: int) -> None:
    """A player looks at a face-down item in secret."""
    t.item_seen[item] |= 1 << seat
    if t.events is not None:
        t.events.append((E_PEEK, seat, item, t.item_kind[item]))


def gift(t: State, m: int, kind: int) -> None:
    """A model is given an item of this kind, if the pile has one (fp.recon.gift). Tokens in the pile are alike from
    outside, so it is always the first of them that changes hands.
    """
    pile = in_pile(t)
    kinds = [t.item_kind[i] for i in pile]
    if kind not in kinds:
        return
    kinds.remove(kind)
    shuffle(t, kinds)
    for i, other in zip(pile, [kind, *kinds], strict=True):
        t.item_kind[i] = other
    t.item_at[pile[0]] = CARRIED - m
    t.item_seen[pile[0]] = EVERYBODY
    if t.events is not None:
        t.events.append((E_GIFT, m, pile[0], kind))


def hide(t: State, m: int) -> None:
    """Active Camouflage is switched on."""
    set_status(t, m, HIDDEN)


def add_barrier(t: State, cube: int, shields: int, until: int) -> None:
    """An Energy Shield Barrier in a cube; `until` is the last Round of one that does not stay (fp.barrier.tokens)."""
    t.barriers.append([cube, shields, until])
    if t.events is not None:
        t.events.append((E_BARRIER, cube, shields))


def add_extra(t: State, m: int) -> None:
    """An Overshield (fp.item.overshield)."""
    t.extra[m] += 1


def add_shroud(t: State, cube: int) -> None:
    """A Shroud Screen."""
    t.shrouds.append(cube)
    if t.events is not None:
        t.events.append((E_SHROUD, cube))


def add_sensor(t: State, seat: int) -> None:
    """A Threat Sensor."""
    t.sensors[seat] = 1
    if t.events is not None:
        t.events.append((E_SENSOR, seat))


# -- Weapons ---------------------------------------------------------------------------------------------------------


def pick_weapon(t: State, m: int, arm: int) -> None:
    """A weapon into the Pick up slot (fp.weapon.pick_up)."""
    t.arm_at[arm] = CARRIED - m
    if t.events is not None:
        t.events.append((E_PICKED, m, 1, arm, t.arm_kind[arm]))


def drop_weapon(t: State, m: int, arm: int, cube: int) -> None:
    """A weapon is left in the cube (fp.weapon.dropped)."""
    t.arm_at[arm] = cube
    if t.events is not None:
        t.events.append((E_LEFT, m, 1, arm, t.arm_kind[arm], cube))


def weapon_to_marker(t: State, arm: int, marker: int) -> None:
    """A dead model's weapon waits at a Respawn Marker (fp.weapon.to_respawn)."""
    t.arm_at[arm] = AT_RESPAWN - marker
    if t.events is not None:
        t.events.append((E_WEAPON_TO, arm, marker, t.arm_kind[arm]))


def use_weapon(t: State, arm: int) -> None:
    """Limited ammunition: the last use sends the token back to the pile (fp.weapon.limited)."""
    t.arm_uses[arm] -= 1
    if t.arm_uses[arm] == 0:
        arm_to_pile(t, arm)


def arm_to_pile(t: State, arm: int) -> None:
    """A weapon goes back to the spare pile, which is shuffled."""
    t.arm_at[arm] = PILE
    pile = arms_in_pile(t)
    kinds = [t.arm_kind[a] for a in pile]
    shuffle(t, kinds)
    for a, kind in zip(pile, kinds, strict=True):
        t.arm_kind[a] = kind
        t.arm_uses[a] = t.data.weapons[kind].uses


# -- Scenario objects ------------------------------------------------------------------------------------------------


def take_object(t: State, m: int, o: int) -> None:
    """A model takes the Oddball, a Flag or a Power Seed."""
    t.object_at[o] = CARRIED - m
    if t.events is not None:
        t.events.append((E_OBJECT, o, m, CARRIED - m))


def lay_object(t: State, o: int, cube: int) -> None:
    """An object lies in a cube; a Power Seed in a station counts for its owner (fp.seed.station_owner)."""
    t.object_at[o] = cube
    if t.events is not None:
        t.events.append((E_OBJECT, o, NONE, cube))
    if t.scenario == STOCKPILE:
        count_seeds(t)


def count_seeds(t: State) -> None:
    """Deposited Power Seeds are the score; five win at once (fp.seed.five)."""
    for seat in range(2):
        now = t.object_at.count(t.stations[home(t, seat)])
        if now != t.score[seat]:
            add_score(t, seat, now - t.score[seat])
    if max(t.score) >= t.data.maps[t.scenario].target:
        end_game(t, "fp.seed.five")


def scatter_object(t: State, o: int, cube: int) -> None:
    """A dropped object scatters (fp.scatter.object): walls stop it, and it falls like a model (fp.scatter.item_falls);
    nobody picks it up by that (fp.oddball.not_caught).
    Off the board the Oddball and a Power Seed go home (fp.oddball.off_board, fp.seed.off_board), a Flag stays
    (fp.flag.edge).
    """
    direction = roll_die(t) - 1
    x, y, level = t.land.where(cube)
    dx, dy = SCATTER[direction]
    if not t.land.inside(x + dx, y + dy, level):
        if t.scenario != FLAG or t.settings.flag_off_board == "goes home":
            lay_object(t, o, t.object_home[o])
        else:
            lay_object(t, o, cube)
        return
    there = t.land.forced[cube * 8 + direction]
    lay_object(t, o, drop_to_floor(t, there, cube) if there != NONE else cube)


def drop_to_floor(t: State, there: int, before: int) -> int:
    """Where a thing comes to rest: half floors catch it on 5 to 8 (fp.scatter.half)."""
    layer = t.land.size * t.land.size
    while True:
        floor = t.land.floors[there]
        if floor in "FH" or (floor in "NSEW" and roll_die(t) >= 5):
            return there
        if there < layer or t.land.floors[there - layer] == "X":
            return before
        there -= layer


def oddball_point(t: State, seat: int) -> None:
    """A point for the Oddball; eleven win at once (fp.oddball.eleven)."""
    add_score(t, seat, 1)
    if t.score[seat] >= t.data.maps[ODDBALL].target or t.playing_on:
        end_game(t, "fp.oddball.eleven")
