"""Items and Weapon Drops: picking up, keeping, leaving behind; and the objects of a scenario."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.flashpoint.moves.actions import mark_taken
from standoff.games.flashpoint.moves.winning import add_score, end_game
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    FLAG,
    LEAVE,
    NONE,
    PASS,
    PICK,
    STOCKPILE,
    STRONGHOLDS,
    TAKE_WEAPON,
)
from standoff.games.flashpoint.queries import (
    arms_of,
    enemies_in,
    home,
    items_of,
    most_arms,
    most_items,
    most_objects,
    objects_of,
    own_markers,
    side,
)
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import (
    drop_item,
    drop_weapon,
    item_to_pile,
    lay_object,
    pick_item,
    pick_weapon,
    take_object,
)

A_WEAPON = 64
AN_OBJECT = 128
DESTROY = 64


def pickable(t: State, m: int, cube: int) -> list[int]:
    """What a model may pick up in a cube: one item, one weapon and one object in an action (fp.item.one_of_each),
    not beside an enemy (fp.item.no_enemy).
    """
    items = cube in t.item_at and not t.took & 1
    arms = cube in t.arm_at and not t.took & 2
    objects = cube in t.object_at and not t.took & 4
    if not (items or arms or objects) or enemies_in(t, m, cube):
        return []
    out = [i for i, at in enumerate(t.item_at) if at == cube] if items else []
    if arms:
        out += [A_WEAPON + a for a, at in enumerate(t.arm_at) if at == cube]
    if objects:
        out += [AN_OBJECT + o for o, at in enumerate(t.object_at) if at == cube and may_take(t, m, o)]
    return out


def may_take(t: State, m: int, o: int) -> bool:
    """One object at a time (fp.seed.one, fp.kw.pack_mule_objects); never one's own Flag (fp.flag.own, fp.flag.stays), a
    VP marker (fp.hold.fixed) or a Power Seed from one's own station (fp.seed.own_station).
    """
    if t.scenario == STRONGHOLDS or len(objects_of(t, m)) >= most_objects(t, m):
        return False
    seat = side(t, m)
    if t.scenario == FLAG:
        return home(t, seat) != o
    return t.scenario != STOCKPILE or t.object_at[o] != t.stations[home(t, seat)]


def something_in(t: State, m: int, cube: int) -> bool:
    """Is there anything in the cube that this model could pick up or deliver?"""
    if pickable(t, m, cube):
        return True
    return bool(objects_of(t, m)) and cube in scoring_cubes(t, side(t, m))


def scoring_cubes(t: State, seat: int) -> list[int]:
    """Where a Flag or a Power Seed is delivered."""
    if t.scenario == FLAG:
        return [t.respawns[r] for r in own_markers(t, seat)]
    return [t.stations[home(t, seat)]] if t.scenario == STOCKPILE else []


def pick_up(t: State, m: int) -> Rule:
    """Take what lies in the cube, or leave it; free of charge (fp.item.free)."""
    while pickable(t, m, t.cube[m]):
        thing = yield ask(side(t, m), PICK, m)
        if thing == PASS:
            return
        if thing >= AN_OBJECT:
            mark_taken(t, 4)
            take_object(t, m, thing - AN_OBJECT)
            if t.scenario == FLAG:
                yield from choose_items(t, m, NONE)
            deliver(t, m)
        elif thing >= A_WEAPON:
            mark_taken(t, 2)
            take_weapon(t, m, thing - A_WEAPON)
        else:
            mark_taken(t, 1)
            yield from take_item(t, m, thing)


def take_item(t: State, m: int, item: int) -> Rule:
    """The item is turned over; it may be kept, dropped or destroyed (fp.item.keep_drop_destroy)."""
    pick_item(t, m, item)
    yield from choose_items(t, m, item)


def choose_items(t: State, m: int, new: int) -> Rule:
    """Two items at most: with a third, one of them is dropped or destroyed (fp.item.third)."""
    if new == NONE and len(items_of(t, m)) <= most_items(t, m):
        return
    answer = yield ask(side(t, m), LEAVE, m, new)
    if answer == PASS:
        return
    if answer >= DESTROY:
        item_to_pile(t, answer - DESTROY, False)
    else:
        drop_item(t, m, answer, t.cube[m])


def take_weapon(t: State, m: int, arm: int) -> None:
    """A new weapon takes the place of the one in the Pick up slot, which stays in the cube (fp.weapon.swap)."""
    held = arms_of(t, m)
    pick_weapon(t, m, arm)
    if len(held) >= most_arms(t, m):
        drop_weapon(t, m, held[0], t.cube[m])


def take_from_marker(t: State, m: int, marker: int) -> Rule:
    """A respawning model may take a weapon that waits at its marker (fp.weapon.from_respawn)."""
    if AT_RESPAWN - marker in t.arm_at:
        arm = yield ask(side(t, m), TAKE_WEAPON, m, AT_RESPAWN - marker)
        if arm != PASS:
            pick_weapon(t, m, arm)


def deliver(t: State, m: int) -> None:
    """A Flag carried into the cube beside an own Respawn Marker scores and goes home (fp.flag.score, fp.flag.returns);
    three win at once (fp.flag.three). A Power Seed in one's own station is deposited (fp.seed.deposit).
    """
    seat = side(t, m)
    if t.cube[m] not in scoring_cubes(t, seat):
        return
    for o in objects_of(t, m):
        if t.scenario == FLAG:
            lay_object(t, o, t.object_home[o])
            add_score(t, seat, 1)
            if t.score[seat] >= t.data.maps[FLAG].target or t.playing_on:
                end_game(t, "fp.flag.three")
        else:
            lay_object(t, o, t.cube[m])
