"""Movement Rules: Advance and Sprint, breaking away, forced movement, slams, falls, Scatter."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.figures import (
    FORCE_NEED,
    GRAVITY_MORE,
    GRAVITY_MOST,
    HALF_FLOOR_HOLDS,
    MOST_BOUNCES,
    SAFE_FALL,
    TEST_DICE,
    WALL_DICE,
)
from standoff.games.flashpoint.finds import something_in
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    BREAK_AWAY,
    ComeBack,
    Enter,
    JumpOff,
    MakeRoom,
    Move,
    PickMarker,
    Stand,
)
from standoff.games.flashpoint.messages.questions import MARKER, MOVE, PLACE
from standoff.games.flashpoint.moves.actions import begin_picking, on_board_now
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.halves import one_half, pushed_to
from standoff.games.flashpoint.moves.movement import (
    announce_fall,
    announce_push,
    announce_slam,
    leap,
    put,
    set_slot,
    walk,
    walk_around,
)
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import (
    ADVANCING,
    BY_FALL,
    BY_WALL,
    CROUCHED,
    ENTERING,
    FLIGHT,
    FOR_FALL,
    FOR_SLAM,
    HIDDEN,
    JUMP_PACK,
    NO,
    NONE,
    OFF,
    RAMPAGING,
    SCOUT,
    SCOUTING,
    SPRINTING,
    T_GRAVITY,
    T_SURVIVE,
    T_WALL,
    TO_ENTER,
    YES,
)
from standoff.games.flashpoint.paths import crowds, leaps, within
from standoff.games.flashpoint.queries import (
    burdened,
    enemies_in,
    enemy_near,
    free_slots,
    friends_in,
    full,
    is_pinned,
    models_in,
    shifts,
    side,
)
from standoff.games.flashpoint.rules import assault, damage, status, tests, things
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import CORNERS

# -- Where exactly ---------------------------------------------------------------------------------------------------


def settle(t: State, m: int) -> Rule:
    """The owner places the model within its cube (fp.place.owner, fp.forced.placed). Others make room only if there is
    no place left (fp.cube.make_room). However it came there, a Flag may be delivered by it (fp.flag.score).
    """
    if not free_slots(t, m, t.cube[m]):
        yield from make_room(t, m)
    answer = yield ask(side(t, m), PLACE, m, t.cube[m], NONE)
    match read(answer):
        case Stand(slot):
            stand_at(t, m, slot)


def stand_at(t: State, m: int, slot: int) -> None:
    """The model stands in a place of its cube."""
    set_slot(t, m, slot, "place")
    things.deliver(t, m)


def make_room(t: State, m: int) -> Rule:
    """Friends are moved before enemies, as little as needed, each by its own player (fp.cube.friends_first,
    fp.cube.never_out).
    """
    company: tuple[int, ...] = (*friends_in(t, m, t.cube[m]), *enemies_in(t, m, t.cube[m]))
    for o in company:
        if shifts(t, o, m):
            answer = yield ask(side(t, o), PLACE, o, t.cube[o], m)
            match read(answer):
                case Stand(slot):
                    set_slot(t, o, slot, "make_room")
            return
    corners = [s for s in CORNERS if s in t.land.slots(t.cube[m])]
    for o in models_in(t, t.cube[m]):
        if o != m:
            set_slot(t, o, corners.pop(0), "make_room")


# -- Advance and Sprint ----------------------------------------------------------------------------------------------


def advance(t: State, m: int, speed: int) -> Rule:
    """Advance: up to the first Speed value in cubes, or another place in the same cube (fp.advance.speed,
    fp.advance.reposition). It removes Crouch (fp.crouch.advance), but not from a Scout (fp.kw.scout_crouch).
    """
    begin_picking(t)
    if not t.bits[m] & SCOUT:
        clear_status(t, m, CROUCHED)
    yield from move(t, m, speed, ADVANCING)


def advance_one(t: State, m: int, into_enemies: bool) -> Rule:
    """A free Advance of one cube."""
    begin_picking(t)
    if not t.bits[m] & SCOUT:
        clear_status(t, m, CROUCHED)
    yield from move(t, m, 1, ADVANCING if into_enemies else SCOUTING)


def sprint(t: State, m: int, speed: int, way: int) -> Rule:
    """Sprint or Rampage: up to the second Speed value (fp.sprint.speed), otherwise like an Advance; it ends camouflage
    (fp.item.camouflage_sprint).
    """
    begin_picking(t)
    clear_status(t, m, CROUCHED | HIDDEN)
    yield from move(t, m, speed, way)


def enter_board(t: State, m: int, speed: int) -> Rule:
    """A respawning model moves onto the board: its first cube is the one beside its marker on level 1
    (fp.respawn.entry), then it goes on. An enemy there means an Assault (fp.respawn.assault).
    """
    answer = yield ask(side(t, m), MARKER, m, TO_ENTER)
    begin_picking(t)
    match read(answer):
        case PickMarker(marker):
            yield from things.take_from_marker(t, m, marker)
            put(t, m, t.respawns[marker], NONE, "respawn")
    on_board_now(t)
    yield from arrive(t, m, speed - 1, ENTERING)


def move(t: State, m: int, speed: int, way: int) -> Rule:
    """Move through adjacent cubes, diagonally too (fp.advance.adjacent). What lies in the first cube may be picked up,
    also when leaving it (fp.item.pick_up). A model with enemies in its cube breaks away before it says where it goes
    (fp.break.declared); one that is pushed by that moves from where it is then (fp.break.pushed). It may come back to
    the cube in the same move (fp.break.reenter).
    """
    yield from things.pick_up(t, m)
    if way in (SPRINTING, RAMPAGING) and burdened(t, m):
        yield from settle(t, m)
        return
    answer = yield ask(side(t, m), MOVE, m, t.cube[m], speed, way, NO, NO)
    while answer == BREAK_AWAY:
        before = t.cube[m]
        yield from break_away(t, m)
        if t.cube[m] == OFF or is_pinned(t, m):
            return
        stayed = YES if t.cube[m] == before else NO
        answer = yield ask(side(t, m), MOVE, m, t.cube[m], speed, way, NO, stayed)
    yield from go(t, m, answer, speed, way)


def go(t: State, m: int, answer: int, speed: int, way: int) -> Rule:
    """To a place, in one answer, where nothing is met on the way (fp.move.one_answer); to a cube where something comes
    first; out of the cube and back to the enemies in it (fp.break.reenter); or with the last step into the air
    (fp.fall.ends).
    """
    match read(answer):
        case Move(cube, slot):
            walk(t, m, cube, slot, speed, way)
            if enemy_near(t, m):
                yield from assault.charge(t, m, True)
        case Stand(slot):
            stand_at(t, m, slot)
        case MakeRoom():
            yield from settle(t, m)
        case Enter(cube):
            left = speed - within(t, m, speed)[cube]
            walk(t, m, cube, NONE, speed, way)
            yield from arrive(t, m, left, way)
        case ComeBack(slot):
            walk_around(t, m, slot, way)
            yield from assault.charge(t, m, True)
        case JumpOff(cube):
            yield from jump_off(t, m, cube, speed)


def jump_off(t: State, m: int, cube: int, speed: int) -> Rule:
    """With the last step into the air: the model falls from the last floor under its feet (fp.fall.ends)."""
    _, enemies = crowds(t, m)
    level = leaps(t, m, speed, within(t, m, speed), enemies & ~(1 << t.cube[m]))[cube]
    leap(t, m, cube, speed)
    yield from land(t, m, level)
    yield from forced_assault(t, m)


def arrive(t: State, m: int, left: int, way: int) -> Rule:
    """In a cube with enemies the move ends with an Assault (fp.move.into_enemy). Otherwise things are picked up or
    delivered; where that was possible the model may go on with what movement is left (fp.item.on_the_way), unless it
    was sprinting and has taken the Oddball or a Power Seed (fp.oddball.sprint, fp.seed.sprint).
    """
    if enemy_near(t, m):
        yield from settle(t, m)
        yield from assault.charge(t, m, True)
        return
    met: bool = something_in(t, m, t.cube[m])
    things.deliver(t, m)
    if met:
        yield from things.pick_up(t, m)
    if (met or way == ENTERING) and left > 0 and not (way in (SPRINTING, RAMPAGING) and burdened(t, m)):
        answer = yield ask(side(t, m), MOVE, m, t.cube[m], left, way, YES, NO)
        yield from go(t, m, answer, left, ADVANCING if way == ENTERING else way)
        return
    yield from settle(t, m)


def break_away(t: State, m: int) -> Rule:
    """Before a model leaves a cube with enemies, one of them, chosen by their player, may fight it
    (fp.break.fight, fp.break.optional); a Pinned one does nothing (fp.break.pinned). Killed or Pinned, it stays
    (fp.break.stopped).
    """
    yield from assault.free_fight(t, m)


# -- Forced movement -------------------------------------------------------------------------------------------------


def shove(t: State, m: int, direction: int, by: int) -> RuleOf[bool]:
    """Forced movement of one cube on the same level (fp.forced.kinds). Blocked by a wall, a closed hatch or the board's
    edge it is a slam (fp.slam.blocked); into a full cube it does not happen (fp.kw.knockback_full). Did it move?
    """
    there = pushed_to(t, t.cube[m], direction)
    if there == NONE:
        yield from slam(t, m, by)
        return False
    if t.land.stand[there] and full(t, m, there):
        if t.settings.pushed_into_full == "slams":
            yield from slam(t, m, by)
        return False
    before = t.cube[m]
    announce_push(t, m, there, by)
    status.drop_objects_by_force(t, m, before)
    put(t, m, there, NONE, "push")
    yield from land(t, m, t.land.level(before), by)
    return True


def slam(t: State, m: int, by: int) -> Rule:
    """The wall rolls four dice at 4+ against a Survive test (fp.slam.test); if it wins, the model is Pinned and takes
    the difference in Hits without Armour Piercing (fp.slam.hits); otherwise nothing happens (fp.slam.safe).
    Crouched does not help (fp.crouch.not_slam).
    """
    announce_slam(t, m, by)
    extra = yield from tests.extra_dice(t, side(t, m), m, T_SURVIVE)
    wall = roll_test(t, NONE, T_WALL, FOR_SLAM, WALL_DICE, FORCE_NEED, m, NONE)
    need = t.data.units[t.unit[m]].survive
    saved = roll_test(t, m, T_SURVIVE, FOR_SLAM, TEST_DICE + extra, need, NONE, wall)
    if wall > saved:
        status.pin(t, m)
        yield from damage.take_hits(t, m, wall - saved, BY_WALL, by)


def land(t: State, m: int, level: int, by: int = NONE) -> Rule:
    """A model comes down where it has been moved to: on the floor, past a half floor on 1 to 4 (fp.scatter.half), or
    down to the next floor (fp.fall.down). Then the fall is resolved, and the owner places the model.
    """
    layer = t.land.size * t.land.size
    falling = False
    tries = 0
    while True:
        floor = t.land.floors[t.cube[m]]
        rolled = floor in "NSEW" and (falling or t.settings.half_floor == "every forced arrival")
        if (
            floor in "FH"
            or (floor in "NSEW" and not rolled)
            or (rolled and roll_die(t, "half_floor") >= HALF_FLOOR_HOLDS)
        ):
            if not falling or not full(t, m, t.cube[m]) or tries >= MOST_BOUNCES:
                break
            tries += 1
            bounce(t, m)
            continue
        if t.cube[m] < layer or t.land.floors[t.cube[m] - layer] == "X":
            break
        falling = True
        put(t, m, one_half(t, t.cube[m] - layer), NONE, "fall")
    if full(t, m, t.cube[m]):
        put(t, m, nearest_room(t, m), NONE, "bounce")
    fallen = level - t.land.level(t.cube[m])
    if fallen > 0:
        yield from fall(t, m, fallen, by)
    if t.cube[m] != OFF:
        yield from settle(t, m)


def bounce(t: State, m: int) -> None:
    """A model that falls into a full cube scatters again from there (fp.scatter.full)."""
    there = pushed_to(t, t.cube[m], roll_die(t, "scatter") - 1)
    if there != NONE:
        put(t, m, there, NONE, "bounce")


def nearest_room(t: State, m: int) -> int:
    """The nearest cube with a floor and room for the model, after eight tries (fp.scatter.full)."""
    cubes = [c for c in range(t.land.cubes) if t.land.stand[c] and not full(t, m, c)]
    return min(cubes, key=lambda c: (t.land.distance(c, t.cube[m]), c))


def fall(t: State, m: int, levels: int, by: int = NONE) -> Rule:
    """Falling: nothing for one cube (fp.fall.one); otherwise gravity rolls 4, 5 or 6 dice at 4+ for 2, 3 or more cubes
    (fp.fall.dice) against a Survive test (fp.fall.test). The model is Pinned in any case (fp.fall.pinned) and takes the
    difference in Hits without Armour Piercing (fp.fall.hits). Flight and Jump Packs fall unharmed
    (fp.kw.flight_fall, fp.kw.jump_fall); Crouched does not help (fp.crouch.not_fall). The move is over, but not the
    Activation of a model that is not Pinned (fp.fall.move_over).
    """
    announce_fall(t, m, levels)
    if t.bits[m] & (FLIGHT | JUMP_PACK):
        return
    if levels == SAFE_FALL:
        if t.settings.fall_one_pins:
            status.pin(t, m)
        return
    extra = yield from tests.extra_dice(t, side(t, m), m, T_SURVIVE)
    power = min(levels + GRAVITY_MORE, GRAVITY_MOST)
    gravity = roll_test(t, NONE, T_GRAVITY, FOR_FALL, power, FORCE_NEED, m, NONE)
    need = t.data.units[t.unit[m]].survive
    saved = roll_test(t, m, T_SURVIVE, FOR_FALL, TEST_DICE + extra, need, NONE, gravity)
    status.pin(t, m)
    if gravity > saved:
        yield from damage.take_hits(t, m, gravity - saved, BY_FALL, by)


def forced_assault(t: State, m: int) -> Rule:
    """A model moved by force into an enemy's cube must fight (fp.forced.assault); if it is Pinned the enemy fights it
    instead (fp.pinned.forced_in), unless that one is Pinned as well (fp.pinned.both).
    """
    if t.cube[m] != OFF and enemy_near(t, m):
        if is_pinned(t, m):
            yield from assault.fight_the_fallen(t, m)
        else:
            yield from assault.collide(t, m)
