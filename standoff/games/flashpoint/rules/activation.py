"""Actions: what the active model does."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.flashpoint.arms import has_support_weapon
from standoff.games.flashpoint.figures import (
    BARRIER_SHIELDS,
    LONG_ACTION,
    RAMPAGE_CUBES,
    SHORT_ACTION,
    TEST_DICE,
    TWO_SUCCESSES,
)
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    ASSAULT,
    CROUCH,
    DEFIANCE,
    DONE,
    FREE_ADVANCE,
    GRAPPLE_ADVANCE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    TREATING,
    Advance,
    AdvanceDie,
    Alliance,
    Assault,
    AssaultDie,
    Crouch,
    Defiance,
    DropWeapon,
    GoBack,
    GrappleAdvance,
    GrappleFetch,
    OneManArmy,
    PickCube,
    PutSeedDown,
    Rampage,
    Shoot,
    ShootDie,
    Sprint,
    StandUp,
    TakeItem,
    TakeWeapon,
    ThrowSeed,
    Treat,
    UseItem,
)
from standoff.games.flashpoint.messages.questions import ACT, FETCH, SHROUD, THROW
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
from standoff.games.flashpoint.moves.effects import end_work, item_to_pile, put_to_work
from standoff.games.flashpoint.moves.movement import put
from standoff.games.flashpoint.names import (
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    FOR_THROW,
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
    RAMPAGING,
    SPRINTING,
    T_RANGED,
)
from standoff.games.flashpoint.objects import lay_object, scatter_object
from standoff.games.flashpoint.queries import enemy_near, is_pinned, item_of, objects_of, side
from standoff.games.flashpoint.rules import assault, movement, shooting, status, things
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import add_barrier, add_extra, add_sensor, add_shroud, drop_weapon, hide


def activation(t: State, m: int) -> Rule:
    """One long action or up to two different short ones (fp.action.long_or_two), or none at all (fp.action.nothing),
    and free actions between them. Pinned or killed, the active model is done (fp.pinned.ends).
    """
    begin_activation(t, m)
    if t.arriving:
        refresh(t, m)
    lying: bool = is_pinned(t, m)
    while True:
        action = yield ask(side(t, m), ACT, m, t.left)
        if action == DONE:
            break
        yield from act(t, m, action)
        if t.cube[m] == OFF and not t.arriving:
            break
        if is_pinned(t, m) and not (lying and action not in (STAND_UP, DEFIANCE)):
            break
        lying = False
    end_activation(t, m)


def act(t: State, m: int, action: int) -> Rule:
    """One answer of the active model's player."""
    match read(action):
        case Advance() | Sprint() | AdvanceDie():
            yield from travel(t, m, action)
        case Shoot():
            yield from open_fire(t, m, False)
        case ShootDie():
            yield from open_fire(t, m, True)
        case Crouch():
            spend_action(t, CROUCH, SHORT_ACTION)
            yield from status.crouch(t, m)
        case StandUp():
            yield from stand_up(t, m)
        case Assault():
            yield from close_combat(t, m, False)
        case AssaultDie():
            yield from close_combat(t, m, True)
        case UseItem(item):
            yield from use_item(t, m, item)
        case DropWeapon(arm):
            drop_weapon(t, m, arm, t.cube[m])
        case Treat(o):
            treat(t, o)
        case ThrowSeed():
            yield from throw_seed(t, m)
        case PutSeedDown():
            put_seed_down(t, m)
        case GrappleAdvance():
            yield from grapple(t, m)
        case GrappleFetch():
            yield from grapple_for(t, m)
        case GoBack():
            yield from go_back(t, m)
        case _:
            yield from give_order(t, m, action)


def stand_up(t: State, m: int) -> Rule:
    """Stand Up, a short action and the first of a Pinned model (fp.stand.first): anywhere in the cube
    (fp.stand.place). Enemies in the cube may attack at once.
    """
    spend_action(t, STAND_UP, SHORT_ACTION)
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
        spend_action(t, action, LONG_ACTION if action == SPRINT else SHORT_ACTION)
        speed += t.boost
        set_boost(t, 0)
    if t.arriving:
        yield from movement.enter_board(t, m, speed)
    elif action == SPRINT:
        yield from movement.sprint(t, m, speed, SPRINTING)
    else:
        yield from movement.advance(t, m, speed)
    if action != FREE_ADVANCE:
        end_work(t, m, I_THRUSTER, 1)


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
    left = t.left
    spend_action(t, SHOOTING, SHORT_ACTION)
    long = yield from shooting.shoot(t, m, left < LONG_ACTION, False)
    if long:
        spend_rest(t)


def close_combat(t: State, m: int, free: bool) -> Rule:
    """Assault, a long action (fp.assault.long), or the Assault of a command die (fp.command.assault)."""
    if free:
        use_die(t, m, DIE_ASSAULT)
    else:
        spend_action(t, ASSAULT, LONG_ACTION)
    yield from assault.assault(t, m)


def treat(t: State, o: int) -> None:
    """Medic: an Auxiliary action takes a wound off a friend in the cube (fp.kw.medic, fp.aux.rules)."""
    spend_action(t, TREATING, SHORT_ACTION)
    heal(t, o, 1)


# -- Items -----------------------------------------------------------------------------------------------------------


def use_item(t: State, m: int, item: int) -> Rule:
    """A Type II item is used as a free action (fp.item.type_two). It goes back to the pile (fp.item.used_up) when its
    effect has ended (fp.item.effect_ends).
    """
    kind = t.item_kind[item]
    put_to_work(t, m, item)
    if kind == I_TRANSLOCATOR:
        set_anchor(t, t.cube[m])
    elif kind == I_SHROUD:
        answer = yield ask(side(t, m), SHROUD, m)
        match read(answer):
            case PickCube(cube):
                add_shroud(t, cube)
    elif kind == I_CAMOUFLAGE:
        hide(t, m)
    elif kind == I_DROP_WALL:
        add_barrier(t, t.cube[m], BARRIER_SHIELDS, 0, item)
    elif kind == I_OVERSHIELD:
        add_extra(t, m)
    elif kind == I_SENSOR:
        add_sensor(t, side(t, m))
    elif kind == I_THRUSTER:
        set_boost(t, 1)


def grapple(t: State, m: int) -> Rule:
    """Grappleshot: a free Advance of one cube (fp.item.grapple_move)."""
    item_to_pile(t, item_of(t, m, I_GRAPPLESHOT), True)
    take_free(t, GRAPPLE_ADVANCE)
    yield from movement.advance_one(t, m, True)


def grapple_for(t: State, m: int) -> Rule:
    """Grappleshot: a token is fetched from an adjacent cube in sight (fp.item.grapple_fetch)."""
    item_to_pile(t, item_of(t, m, I_GRAPPLESHOT), True)
    answer = yield ask(side(t, m), FETCH, m)
    match read(answer):
        case TakeWeapon(arm):
            things.take_weapon(t, m, arm)
        case TakeItem(item):
            yield from things.take_item(t, m, item)


def go_back(t: State, m: int) -> Rule:
    """Quantum Translocator: back to where it was used, through nothing and without breaking away (fp.item.translocator,
    fp.item.translocator_free), if there is room (fp.item.translocator_room); an enemy there means an Assault
    (fp.item.translocator_assault).
    """
    cube = t.anchor
    set_anchor(t, NONE)
    end_work(t, m, I_TRANSLOCATOR, 1)
    put(t, m, cube, NONE, "return")
    yield from movement.settle(t, m)
    if enemy_near(t, m):
        yield from assault.charge(t, m, False)


# -- Power Seeds -----------------------------------------------------------------------------------------------------


def put_seed_down(t: State, m: int) -> None:
    """The Power Seed is put down, free (fp.seed.put_down)."""
    lay_object(t, objects_of(t, m)[0], t.cube[m])


def throw_seed(t: State, m: int) -> Rule:
    """An Auxiliary action: three dice, two successes, no modifiers; otherwise the Power Seed scatters from the target
    (fp.seed.throw, fp.seed.throw_fails).
    """
    seed = objects_of(t, m)[0]
    spend_action(t, THROW_SEED, SHORT_ACTION)
    answer = yield ask(side(t, m), THROW, m)
    match read(answer):
        case PickCube(cube):
            announce_throw(t, m, cube)
            need = t.data.units[t.unit[m]].ranged
            if roll_test(t, m, T_RANGED, FOR_THROW, TEST_DICE, need, NONE, TWO_SUCCESSES) >= TWO_SUCCESSES:
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
    match read(action):
        case OneManArmy():
            spend_order(t, seat, O_ONE_MAN_ARMY)
            lift_limit(t)
        case Alliance():
            spend_order(t, seat, O_ALLIANCE)
            allow_repeats(t)
        case Defiance():
            spend_order(t, seat, O_DEFIANCE)
            status.rise(t, m)
            yield from movement.settle(t, m)
            if enemy_near(t, m):
                yield from assault.fight_the_riser(t, m)
        case Rampage():
            spend_order(t, seat, O_RAMPAGE)
            spend_action(t, SPRINT, LONG_ACTION)
            start_rampage(t)
            yield from movement.sprint(t, m, t.data.units[t.unit[m]].speed[1] + RAMPAGE_CUBES, RAMPAGING)
