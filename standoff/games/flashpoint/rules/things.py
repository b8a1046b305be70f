"""Items and Weapon Drops: picking up, keeping, leaving behind; and the objects of a scenario."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.flashpoint.finds import pickable, scoring_cubes
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PASS, DestroyItem, DropItem, TakeItem, TakeObject, TakeWeapon
from standoff.games.flashpoint.messages.questions import LEAVE, PICK, TAKE_WEAPON
from standoff.games.flashpoint.moves.actions import mark_taken
from standoff.games.flashpoint.moves.effects import item_to_pile
from standoff.games.flashpoint.moves.winning import add_score, end_game
from standoff.games.flashpoint.names import AT_RESPAWN, FLAG, NONE, TOOK_ITEM, TOOK_OBJECT, TOOK_WEAPON
from standoff.games.flashpoint.objects import lay_object, take_object
from standoff.games.flashpoint.queries import arms_of, items_of, most_arms, most_items, objects_of, side
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import drop_item, drop_weapon, pick_item, pick_weapon


def pick_up(t: State, m: int) -> Rule:
    """Take what lies in the cube, or leave it; free of charge (fp.item.free)."""
    while pickable(t, m, t.cube[m]):
        answer = yield ask(side(t, m), PICK, m, t.cube[m])
        if answer == PASS:
            return
        match read(answer):
            case TakeItem(item):
                mark_taken(t, TOOK_ITEM)
                yield from take_item(t, m, item)
            case TakeWeapon(arm):
                mark_taken(t, TOOK_WEAPON)
                take_weapon(t, m, arm)
            case TakeObject(thing):
                mark_taken(t, TOOK_OBJECT)
                take_object(t, m, thing)
                if t.scenario == FLAG:
                    yield from choose_items(t, m, NONE)
                deliver(t, m)


def take_item(t: State, m: int, item: int) -> Rule:
    """The item is turned over; it may be kept, dropped or destroyed (fp.item.keep_drop_destroy)."""
    pick_item(t, m, item)
    yield from choose_items(t, m, item)


def choose_items(t: State, m: int, new: int) -> Rule:
    """Two items at most: with a third, one of them is dropped or destroyed (fp.item.third)."""
    if new == NONE and len(items_of(t, m)) <= most_items(t, m):
        return
    answer = yield ask(side(t, m), LEAVE, m, new)
    match read(answer):
        case DropItem(item):
            drop_item(t, m, item, t.cube[m])
        case DestroyItem(item):
            item_to_pile(t, item, False)


def take_weapon(t: State, m: int, arm: int) -> None:
    """A new weapon takes the place of the one in the Pick up slot, which stays in the cube (fp.weapon.swap)."""
    held = arms_of(t, m)
    pick_weapon(t, m, arm)
    if len(held) >= most_arms(t, m):
        drop_weapon(t, m, held[0], t.cube[m])


def take_from_marker(t: State, m: int, marker: int) -> Rule:
    """A respawning model may take a weapon that waits at its marker (fp.weapon.from_respawn)."""
    if AT_RESPAWN - marker in t.arm_at:
        answer = yield ask(side(t, m), TAKE_WEAPON, m, NONE, marker)
        match read(answer):
            case TakeWeapon(arm):
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
