"""Explosive and Grenade: shots at cubes, Frag, Implosion, Blast, EMP, Sticky; and what follows in which order."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.arms import line, shots_with
from standoff.games.flashpoint.moves.attacks import announce_blast
from standoff.games.flashpoint.moves.command import spend_order
from standoff.games.flashpoint.moves.damage import deplete
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.movement import mark_moved, set_victims
from standoff.games.flashpoint.moves.winning import hold_kills
from standoff.games.flashpoint.names import (
    BLAST,
    CUBE_TARGET,
    EMP,
    GRENADE,
    NEXT,
    NONE,
    OFF,
    PASS,
    RETURN_TO,
    RETURN_TO_SENDER,
    SEND_BACK,
    STICKY,
    STUCK,
    T_FRAG,
    T_RANGED,
    T_SURVIVE,
)
from standoff.games.flashpoint.queries import barrier_in, enemies_in, is_pinned, may_order, models_in, side
from standoff.games.flashpoint.rules import damage, movement, status, tests
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import drop_to_floor
from standoff.games.flashpoint.terrain import SCATTER


def shoot_at_cube(t: State, m: int, cube: int, pid: int, by_hand: bool) -> Rule:
    """Three dice, one success (fp.kw.explosive_test, fp.grenade.test), no modifiers, Dice results or rerolls
    (fp.kw.explosive_plain, fp.command.dice_forbidden), nobody opposes it (fp.kw.explosive_unopposed). A
    hit lands in the cube; a miss scatters.
    """
    lucky = roll_test(t, m, T_RANGED, 3, t.data.units[t.unit[m]].ranged)
    there = cube if lucky else stray(t, cube, line(t, pid).bits & GRENADE != 0)
    if there == NONE:
        return
    if by_hand:
        back = yield from return_to_sender(t, m, there, pid)
        if back:
            return
    if lucky >= 2 and line(t, pid).bits & STICKY:
        yield from stick(t, m, there)
    yield from explode(t, m, there, pid)


def stray(t: State, cube: int, grenade: bool) -> int:
    """Where a miss goes: an explosive ignores walls and is lost off the board (fp.kw.explosive_scatter,
    fp.kw.explosive_off); a grenade bounces back from a wall or the edge (fp.grenade.bounce) and falls like any thing
    where there is no floor (fp.grenade.falls).
    """
    direction = roll_die(t) - 1
    if grenade:
        there = t.land.forced[cube * 8 + direction]
        return cube if there == NONE else drop_to_floor(t, there, cube)
    x, y, level = t.land.where(cube)
    dx, dy = SCATTER[direction]
    return t.land.cube(x + dx, y + dy, level) if t.land.inside(x + dx, y + dy, level) else NONE


def stick(t: State, m: int, cube: int) -> Rule:
    """Sticky: two successes deplete all shields of one model in the cube that the thrower sees, of his choice
    (fp.kw.sticky).
    """
    if models_in(t, cube):
        o = yield ask(side(t, m), STUCK, m, cube)
        if o != PASS:
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
    announce_blast(t, cube, pid)
    if line(t, pid).bits & BLAST:
        for near in t.land.near[cube]:
            for o in models_in(t, near):
                deplete(t, o, 1, False)
    if line(t, pid).bits & EMP:
        short_out(t, cube)
    p = line(t, pid)
    power = roll_test(t, NONE, T_FRAG, p.frag or p.implosion, 4)
    caught: tuple[int, ...] = tuple(models_in(t, cube))
    hold_kills(t, True)
    left: list[int] = list(caught)
    while left:
        o = left[0]
        if len(left) > 1 and barrier_in(t, cube) != NONE:
            set_victims(t, left[:])
            o = yield ask(side(t, m), NEXT, 1)
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
    saved = roll_test(t, o, T_SURVIVE, 3 + more, t.data.units[t.unit[o]].survive)
    if power > saved:
        yield from damage.take_weapon_hits(t, o, power - saved, pid, 0, m, True)


def throw_about(t: State, m: int, caught: tuple[int, ...]) -> Rule:
    """Survivors are thrown one cube in a random direction (fp.kw.frag_scatter), or slammed (fp.kw.frag_slam), one after
    the other in an order that the attacker chooses (fp.order_of.scatter), and Pinned (fp.kw.frag_pinned); then the
    Assaults that this triggers, if they still share a cube (fp.order_of.assaults).
    """
    left: list[int] = list(caught)
    while left:
        o = left[0]
        if len(left) > 1:
            set_victims(t, left[:])
            chooser = side(t, m) if t.settings.scatter_order == "attacker" else side(t, left[0])
            o = yield ask(chooser, NEXT, 0)
        left.remove(o)
        if t.cube[o] != OFF:
            yield from scatter(t, o, m)
    for o in caught:
        if t.cube[o] != OFF:
            status.pin(t, o)
    for o in caught:
        if o in t.thrown:
            yield from movement.forced_assault(t, o)


def scatter(t: State, o: int, by: int) -> Rule:
    """A random adjacent cube of the same level, by one die (fp.scatter.die, fp.scatter.level)."""
    direction = roll_die(t) - 1
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
        dx, dy = t.slot[o] % 3 - t.slot[m] % 3, t.slot[o] // 3 - t.slot[m] // 3
        if dx == 0 and dy == 0:
            return roll_die(t) - 1
    wide, high = abs(dx), abs(dy)
    straight = max(wide, high) > 2 * min(wide, high)
    if max(wide, high) == 2 * min(wide, high):
        straight = roll_die(t) <= 4
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
    o = yield ask(seat, SEND_BACK, cube)
    if o == PASS:
        return False
    spend_order(t, seat, RETURN_TO_SENDER)
    more = yield from tests.extra_dice(t, seat, o, T_SURVIVE)
    if roll_test(t, o, T_SURVIVE, 3 + more, t.data.units[t.unit[o]].survive) < 2 or not shots_with(t, o, pid):
        return False
    target = yield ask(seat, RETURN_TO, o, pid)
    yield from shoot_at_cube(t, o, target - CUBE_TARGET, pid, True)
    return True
