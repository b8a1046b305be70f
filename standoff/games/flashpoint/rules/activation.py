"""Actions: what the active model does."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.flashpoint.arms import has_support_weapon
from standoff.games.flashpoint.moves.actions import (
    allow_repeats,
    begin_activation,
    end_activation,
    lift_limit,
    set_anchor,
    set_boost,
    spend_action,
    spend_free,
    spend_rest,
    start_rampage,
    take_free,
)
from standoff.games.flashpoint.moves.attacks import announce_throw
from standoff.games.flashpoint.moves.command import spend, spend_order
from standoff.games.flashpoint.moves.damage import heal, refresh
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.moves.movement import put
from standoff.games.flashpoint.names import (
    ACT,
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    CROUCH,
    DEFIANCE,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    DONE,
    DROP_WEAPON,
    FETCH,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_FETCH,
    GRAPPLE_MOVE,
    I_CAMOUFLAGE,
    I_DROP_WALL,
    I_GRAPPLESHOT,
    I_OVERSHIELD,
    I_SENSOR,
    I_SHROUD,
    I_THRUSTER,
    I_TRANSLOCATOR,
    NONE,
    O_ALLIANCE,
    O_DEFIANCE,
    O_ONE_MAN_ARMY,
    O_RAMPAGE,
    OFF,
    ONE_MAN_ARMY,
    PUT_SEED,
    RAMPAGE,
    SHOOTING,
    SHROUD,
    SPRINT,
    STAND_UP,
    T_RANGED,
    THROW,
    THROW_SEED,
    TREAT,
    USE,
)
from standoff.games.flashpoint.queries import enemy_near, is_pinned, item_of, objects_of, side
from standoff.games.flashpoint.rules import assault, movement, shooting, status, things
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import (
    add_barrier,
    add_extra,
    add_sensor,
    add_shroud,
    drop_weapon,
    hide,
    item_to_pile,
    lay_object,
    scatter_object,
)


def activation(t: State, m: int) -> Rule:
    """One long action or up to two different short ones (fp.action.long_or_two), or none at all (fp.action.nothing),
    and free actions between them. Pinned or killed, the active model is done (fp.pinned.ends).
    """
    begin_activation(t, m)
    if t.arriving:
        refresh(t, m)
    lying: bool = is_pinned(t, m)
    while True:
        action = yield ask(side(t, m), ACT)
        if action == DONE:
            break
        yield from act(t, m, action)
        if t.cube[m] == OFF and not t.arriving:
            break
        if is_pinned(t, m) and not (lying and action not in (STAND_UP, DEFIANCE)):
            break
        lying = False
    if t.anchor != NONE and item_of(t, m, I_TRANSLOCATOR) != NONE:
        item_to_pile(t, item_of(t, m, I_TRANSLOCATOR), True)
    end_activation(t, m)


def act(t: State, m: int, action: int) -> Rule:
    """One answer of the active model's player."""
    if action >= USE:
        yield from use_item(t, m, action - USE)
    elif action >= DROP_WEAPON:
        drop_weapon(t, m, action - DROP_WEAPON, t.cube[m])
    elif action >= TREAT:
        treat(t, action - TREAT)
    elif action == STAND_UP:
        yield from stand_up(t, m)
    elif action in (ADVANCE, SPRINT, FREE_ADVANCE):
        yield from travel(t, m, action)
    elif action == CROUCH:
        spend_action(t, CROUCH, 1)
        yield from status.crouch(t, m)
    elif action in (SHOOTING, FREE_SHOOT):
        yield from open_fire(t, m, action == FREE_SHOOT)
    elif action in (ASSAULT, FREE_ASSAULT):
        yield from close_combat(t, m, action == FREE_ASSAULT)
    elif action in (THROW_SEED, PUT_SEED):
        yield from part_with_seed(t, m, action == THROW_SEED)
    elif action in (GRAPPLE_MOVE, GRAPPLE_FETCH):
        yield from grapple(t, m, action == GRAPPLE_MOVE)
    elif action == GO_BACK:
        yield from go_back(t, m)
    else:
        yield from give_order(t, m, action)


def stand_up(t: State, m: int) -> Rule:
    """Stand Up, a short action and the first of a Pinned model (fp.stand.first): anywhere in the cube
    (fp.stand.place). Enemies in the cube may attack at once.
    """
    spend_action(t, STAND_UP, 1)
    status.rise(t, m)
    yield from movement.settle(t, m)
    if enemy_near(t, m):
        yield from assault.fight_the_riser(t, m)


def travel(t: State, m: int, action: int) -> Rule:
    """Advance (short), Sprint (long), or the Advance of a command die: one cube (fp.command.advance_one). A Thruster
    adds one to the next normal move (fp.item.thruster); a Support Weapon leaves a Speed of 1 (fp.kw.support_speed).
    """
    speed = t.data.units[t.unit[m]].speed[1 if action == SPRINT else 0]
    if has_support_weapon(t, m):
        speed = min(speed, 1)
    if action == FREE_ADVANCE:
        speed = 1
        use_die(t, m, DIE_ADVANCE)
    else:
        spend_action(t, action, 2 if action == SPRINT else 1)
        speed += t.boost
        set_boost(t, 0)
    if t.arriving:
        yield from movement.enter_board(t, m, speed)
    elif action == SPRINT:
        yield from movement.sprint(t, m, speed, False)
    else:
        yield from movement.advance(t, m, speed)


def use_die(t: State, m: int, face: int) -> None:
    """An Advance, Shoot or Assault result: a free action (fp.command.free), one of the three in an Activation
    (fp.command.one_of), spent and gone.
    """
    spend(t, side(t, m), face)
    spend_free(t)


def open_fire(t: State, m: int, free: bool) -> Rule:
    """Shoot, or the Shoot of a command die, which may be a long one (fp.command.shoot_long)."""
    if free:
        use_die(t, m, DIE_SHOOT)
        long = yield from shooting.shoot(t, m, False, True)
        return
    cost_so_far = t.left
    spend_action(t, SHOOTING, 1)
    long = yield from shooting.shoot(t, m, cost_so_far < 2, False)
    if long:
        spend_rest(t)


def close_combat(t: State, m: int, free: bool) -> Rule:
    """Assault, a long action (fp.assault.long), or the Assault of a command die (fp.command.assault)."""
    if free:
        use_die(t, m, DIE_ASSAULT)
    else:
        spend_action(t, ASSAULT, 2)
    yield from assault.assault(t, m)


def treat(t: State, o: int) -> None:
    """Medic: an Auxiliary action takes a wound off a friend in the cube (fp.kw.medic, fp.aux.rules)."""
    spend_action(t, TREAT, 1)
    heal(t, o, 1)


# -- Items -----------------------------------------------------------------------------------------------------------


def use_item(t: State, m: int, item: int) -> Rule:
    """A Type II item is used as a free action (fp.item.type_two) and goes back to the pile (fp.item.used_up)."""
    kind = t.item_kind[item]
    if kind == I_TRANSLOCATOR:
        set_anchor(t, t.cube[m])
        return
    if kind == I_SHROUD:
        cube = yield ask(side(t, m), SHROUD, m)
        add_shroud(t, cube)
    elif kind == I_CAMOUFLAGE:
        hide(t, m)
    elif kind == I_DROP_WALL:
        add_barrier(t, t.cube[m], 2, 0)
    elif kind == I_OVERSHIELD:
        add_extra(t, m)
    elif kind == I_SENSOR:
        add_sensor(t, side(t, m))
    elif kind == I_THRUSTER:
        set_boost(t, 1)
    item_to_pile(t, item, True)


def grapple(t: State, m: int, moving: bool) -> Rule:
    """Grappleshot: a free Advance of one cube (fp.item.grapple_move), or a token fetched from an adjacent cube in sight
    (fp.item.grapple_fetch).
    """
    item_to_pile(t, item_of(t, m, I_GRAPPLESHOT), True)
    if moving:
        take_free(t, GRAPPLE_MOVE)
        yield from movement.advance_one(t, m, True)
        return
    thing = yield ask(side(t, m), FETCH, m)
    if thing >= things.A_WEAPON:
        things.take_weapon(t, m, thing - things.A_WEAPON)
    else:
        yield from things.take_item(t, m, thing)


def go_back(t: State, m: int) -> Rule:
    """Quantum Translocator: back to where it was used, through nothing and without breaking away (fp.item.translocator,
    fp.item.translocator_free), if there is room (fp.item.translocator_room); an enemy there means an Assault
    (fp.item.translocator_assault).
    """
    cube = t.anchor
    set_anchor(t, NONE)
    item_to_pile(t, item_of(t, m, I_TRANSLOCATOR), True)
    put(t, m, cube, -1)
    yield from movement.settle(t, m)
    if enemy_near(t, m):
        yield from assault.charge(t, m, False)


# -- Power Seeds -----------------------------------------------------------------------------------------------------


def part_with_seed(t: State, m: int, throwing: bool) -> Rule:
    """Put the Power Seed down, free (fp.seed.put_down), or throw it as an Auxiliary action: three dice, two successes,
    no modifiers; otherwise it scatters from the target (fp.seed.throw, fp.seed.throw_fails).
    """
    seed = objects_of(t, m)[0]
    if not throwing:
        lay_object(t, seed, t.cube[m])
        return
    spend_action(t, THROW_SEED, 1)
    cube = yield ask(side(t, m), THROW, m)
    announce_throw(t, m, cube)
    if roll_test(t, m, T_RANGED, 3, t.data.units[t.unit[m]].ranged) >= 2:
        lay_object(t, seed, cube)
    else:
        scatter_object(t, seed, cube)


# -- Special Orders --------------------------------------------------------------------------------------------------


def give_order(t: State, m: int, action: int) -> Rule:
    """Special Orders of the active model: One Man Army lifts the limit on Advance, Shoot and Assault results
    (fp.order.one_man_army); Alliance lets a short action be taken twice (fp.order.alliance); Defiance stands a Pinned
    friend up for nothing (fp.order.defiance); Rampage is a Sprint with one more cube that ends in an enemy's cube, with
    a reroll in the fight (fp.order.rampage).
    """
    seat = side(t, m)
    if action == ONE_MAN_ARMY:
        spend_order(t, seat, O_ONE_MAN_ARMY)
        lift_limit(t)
    elif action == ALLIANCE:
        spend_order(t, seat, O_ALLIANCE)
        allow_repeats(t)
    elif action == DEFIANCE:
        spend_order(t, seat, O_DEFIANCE)
        status.rise(t, m)
        yield from movement.settle(t, m)
        if enemy_near(t, m):
            yield from assault.fight_the_riser(t, m)
    else:
        assert action == RAMPAGE
        spend_order(t, seat, O_RAMPAGE)
        spend_action(t, SPRINT, 2)
        start_rampage(t)
        yield from movement.sprint(t, m, t.data.units[t.unit[m]].speed[1] + 1, True)
