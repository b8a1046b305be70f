"""Explosive and Grenade: shots at cubes, Frag, Implosion, Blast, EMP, Sticky; and what follows in which order."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.arms import can_fight, line, throws_back
from standoff.games.flashpoint.codes import weapon_of
from standoff.games.flashpoint.figures import FORCE_NEED, ONE_SUCCESS, STRAIGHT_UP_TO, TEST_DICE, TWO_SUCCESSES
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PickCube, PickModel
from standoff.games.flashpoint.messages.questions import NEXT, RETURN_TO, SEND_BACK, STUCK
from standoff.games.flashpoint.moves.attacks import announce_blast
from standoff.games.flashpoint.moves.command import spend_order
from standoff.games.flashpoint.moves.damage import deplete
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.halves import one_half, pushed_to
from standoff.games.flashpoint.moves.movement import mark_moved, no_longer_due, set_due, set_victims
from standoff.games.flashpoint.moves.winning import hold_kills
from standoff.games.flashpoint.names import (
    BLAST,
    EMP,
    FOR_BLAST,
    FOR_CUBE,
    FOR_RETURN,
    GRENADE,
    NEXT_FIGHTS,
    NEXT_HIT,
    NEXT_THROWN,
    NONE,
    OFF,
    RETURN_TO_SENDER,
    STICKY,
    T_FRAG,
    T_RANGED,
    T_SURVIVE,
)
from standoff.games.flashpoint.objects import drop_to_floor
from standoff.games.flashpoint.queries import barrier_in, enemies_in, is_pinned, may_order, models_in, side
from standoff.games.flashpoint.rules import damage, movement, status, tests
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import SCATTER, slot_column, slot_row


def shoot_at_cube(t: State, m: int, cube: int, pid: int, by_hand: bool) -> Rule:
    """Three dice, one success (fp.kw.explosive_test, fp.grenade.test), no modifiers, Dice results or rerolls
    (fp.kw.explosive_plain, fp.command.dice_forbidden), nobody opposes it (fp.kw.explosive_unopposed). A
    hit lands in the cube; a miss scatters.
    """
    need = t.data.units[t.unit[m]].ranged
    lucky = roll_test(t, m, T_RANGED, FOR_CUBE, TEST_DICE, need, NONE, ONE_SUCCESS)
    there = cube if lucky else stray(t, cube, line(t, pid).bits & GRENADE != 0)
    if there == NONE:
        return
    if by_hand:
        back = yield from return_to_sender(t, m, there, pid)
        if back:
            return
    if lucky >= TWO_SUCCESSES and line(t, pid).bits & STICKY:
        yield from stick(t, m, there)
    yield from explode(t, m, there, pid)


def stray(t: State, cube: int, grenade: bool) -> int:
    """Where a miss goes: an explosive ignores walls and is lost off the board (fp.kw.explosive_scatter,
    fp.kw.explosive_off); a grenade bounces back from a wall or the edge (fp.grenade.bounce) and falls like any thing
    where there is no floor (fp.grenade.falls).
    """
    direction = roll_die(t, "scatter") - 1
    if grenade:
        there = pushed_to(t, cube, direction)
        return cube if there == NONE else drop_to_floor(t, there, cube)
    x, y, level = t.land.where(cube)
    dx, dy = SCATTER[direction]
    if not t.land.inside(x + dx, y + dy, level):
        return NONE
    return one_half(t, t.land.cube(x + dx, y + dy, level))


def stick(t: State, m: int, cube: int) -> Rule:
    """Sticky: two successes deplete all shields of one model in the cube that the thrower sees, of his choice
    (fp.kw.sticky).
    """
    if models_in(t, cube):
        answer = yield ask(side(t, m), STUCK, m, cube)
        match read(answer):
            case PickModel(o):
                deplete(t, o, t.extra[o] + t.shields[o], False)


def short_out(t: State, cube: int) -> None:
    """EMP: all shields in the cube are depleted (fp.kw.emp)."""
    for o in models_in(t, cube):
        deplete(t, o, t.extra[o] + t.shields[o], False)


def explode(t: State, m: int, cube: int, pid: int) -> Rule:
    """The attack on a cube: first Blast on all cubes around it, through walls (fp.kw.blast, fp.kw.blast_walls,
    fp.kw.blast_not_target), and EMP; then one roll of n dice at 4+ against a Survive test of each model in it, friend
    or foe (fp.kw.frag, fp.kw.frag_once, fp.kw.frag_all, fp.kw.implosion). Explosions come before all other effects
    (fp.order_of.explosions): all damage, the dead removed (fp.order_of.dead), then Scatter, then Pins, then the
    Assaults that follow. A Barrier is shared by all in the cube, in an order that the attacker chooses
    (fp.barrier.shared); kills are counted together (fp.win.together).
    """
    announce_blast(t, m, cube, pid)
    if line(t, pid).bits & BLAST:
        for near in t.land.near[cube]:
            for o in models_in(t, near):
                deplete(t, o, 1, False)
    if line(t, pid).bits & EMP:
        short_out(t, cube)
    p = line(t, pid)
    power = roll_test(t, NONE, T_FRAG, FOR_BLAST, p.frag or p.implosion, FORCE_NEED, NONE, NONE)
    caught: tuple[int, ...] = tuple(models_in(t, cube))
    hold_kills(t, True)
    left: list[int] = list(caught)
    while left:
        o = left[0]
        if len(left) > 1 and barrier_in(t, cube) != NONE:
            set_victims(t, left[:])
            answer = yield ask(side(t, m), NEXT, NEXT_HIT)
            match read(answer):
                case PickModel(chosen):
                    o = chosen
        left.remove(o)
        yield from caught_in_blast(t, m, o, power, pid)
    hold_kills(t, False)
    damage.check_kills(t)
    if line(t, pid).frag:
        yield from throw_about(t, m, tuple(x for x in caught if t.cube[x] == cube))


def caught_in_blast(t: State, m: int, o: int, power: int, pid: int) -> Rule:
    """Each model's own Survive test: no Crouched die (fp.crouch.not_frag), but Dice results
    (fp.command.dice_survive). More successes of the
    blast are Hits (fp.kw.frag_hits, fp.kw.implosion_hits); ESD and Lethal work for each victim (fp.kw.frag_each).
    """
    if t.cube[o] == OFF:
        return
    more = yield from tests.extra_dice(t, side(t, o), o, T_SURVIVE)
    need = t.data.units[t.unit[o]].survive
    saved = roll_test(t, o, T_SURVIVE, FOR_BLAST, TEST_DICE + more, need, m, power)
    if power > saved:
        yield from damage.take_weapon_hits(t, o, power - saved, pid, 0, m, True)


def throw_about(t: State, m: int, caught: tuple[int, ...]) -> Rule:
    """Survivors are thrown one cube in a random direction (fp.kw.frag_scatter), or slammed (fp.kw.frag_slam), one after
    the other in an order that the attacker chooses (fp.order_of.scatter), and Pinned (fp.kw.frag_pinned); then come the
    Assaults that this triggers.
    """
    left: list[int] = list(caught)
    while left:
        o = left[0]
        if len(left) > 1:
            set_victims(t, left[:])
            chooser = side(t, m) if t.settings.scatter_order == "attacker" else side(t, left[0])
            answer = yield ask(chooser, NEXT, NEXT_THROWN)
            match read(answer):
                case PickModel(chosen):
                    o = chosen
        left.remove(o)
        if t.cube[o] != OFF:
            yield from scatter(t, o, m)
    for o in caught:
        if t.cube[o] != OFF:
            status.pin(t, o)
    set_due(t, [x for x in caught if x in t.thrown])
    yield from triggered_assaults(t)


def triggered_assaults(t: State) -> Rule:
    """The Assaults of models that were thrown into enemies' cubes, if they still share a cube (fp.order_of.assaults),
    in an order that the active player chooses (fp.order_of.assault_order). Two models that were both thrown in fight
    one Assault (fp.order_of.one_assault).
    """
    while assaults_due(t):
        o = assaults_due(t)[0]
        if len(assaults_due(t)) > 1:
            set_victims(t, assaults_due(t))
            answer = yield ask(side(t, t.active), NEXT, NEXT_FIGHTS)
            match read(answer):
                case PickModel(chosen):
                    o = chosen
        no_longer_due(t, o)
        yield from movement.forced_assault(t, o)
    set_due(t, [])


def assaults_due(t: State) -> list[int]:
    """The models whose Assaults are still to come, but one only of two that can do nothing but fight each other."""
    found: list[int] = []
    for o in t.due:
        foes = enemies_in(t, o, t.cube[o]) if t.cube[o] != OFF else []
        able = [x for x in foes if can_fight(t, x)] if is_pinned(t, o) else foes
        if able and not (len(foes) == 1 and foes[0] in found and len(enemies_in(t, foes[0], t.cube[o])) == 1):
            found.append(o)
    return found


def scatter(t: State, o: int, by: int) -> Rule:
    """A random adjacent cube of the same level, by one die (fp.scatter.die, fp.scatter.level)."""
    direction = roll_die(t, "scatter") - 1
    moved = yield from movement.shove(t, o, direction, by)
    if moved:
        mark_moved(t, o)


def direction_away(t: State, m: int, o: int) -> int:
    """Straight on from the shooter through the target: along the longer side if it is more than twice the other,
    diagonally if less, by a die if it is exactly twice (fp.kw.knockback_unclear); from straight above or below at
    random.
    """
    ax, ay, _ = t.land.where(t.cube[m])
    bx, by, _ = t.land.where(t.cube[o])
    dx, dy = bx - ax, by - ay
    if dx == 0 and dy == 0:
        dx, dy = slot_column(t.slot[o]) - slot_column(t.slot[m]), slot_row(t.slot[o]) - slot_row(t.slot[m])
        if dx == 0 and dy == 0:
            return roll_die(t, "direction") - 1
    wide, high = abs(dx), abs(dy)
    straight = max(wide, high) > 2 * min(wide, high)
    if max(wide, high) == 2 * min(wide, high):
        straight = roll_die(t, "direction") <= STRAIGHT_UP_TO
    sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    if straight:
        sx, sy = (sx, 0) if wide > high else (0, sy)
    return SCATTER.index((sx, sy))


def return_to_sender(t: State, m: int, cube: int, pid: int) -> RuleOf[bool]:
    """Return to Sender: a Spartan in the cube where a thrown grenade lands may try to throw it back at once, with a
    Survive test of three dice and two successes (fp.order.return).
    """
    seat = 1 - side(t, m)
    catchers = [x for x in enemies_in(t, m, cube) if not is_pinned(t, x) and t.data.units[t.unit[x]].faction == 0]
    if not catchers or not may_order(t, seat, RETURN_TO_SENDER):
        return False
    thrower: int = NONE
    answer = yield ask(seat, SEND_BACK, cube, m, weapon_of(pid))
    match read(answer):
        case PickModel(chosen):
            thrower = chosen
    if thrower == NONE:
        return False
    spend_order(t, seat, RETURN_TO_SENDER)
    more = yield from tests.extra_dice(t, seat, thrower, T_SURVIVE)
    need = t.data.units[t.unit[thrower]].survive
    saved = roll_test(t, thrower, T_SURVIVE, FOR_RETURN, TEST_DICE + more, need, m, TWO_SUCCESSES)
    if saved < TWO_SUCCESSES or not throws_back(t, thrower, pid):
        return False
    answer = yield ask(seat, RETURN_TO, thrower, pid)
    match read(answer):
        case PickCube(target):
            yield from shoot_at_cube(t, thrower, target, pid, True)
    return True
