"""Movement Rules: Advance and Sprint, breaking away, forced movement, slams, falls, Scatter."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.moves.actions import begin_picking, on_board_now
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.movement import announce_fall, announce_push, announce_slam, put, set_slot
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import (
    BREAK_AWAY,
    COME_BACK,
    CROUCHED,
    FALLING,
    FLIGHT,
    HIDDEN,
    JUMP_PACK,
    MARKER,
    MOVE,
    NONE,
    OFF,
    PLACE,
    SCOUT,
    SPOT,
    T_GRAVITY,
    T_SURVIVE,
    T_WALL,
    UNPLACED,
)
from standoff.games.flashpoint.paths import (
    BROKEN_AWAY,
    ENTERING,
    GOING_ON,
    MUST_CHARGE,
    NO_ENEMY,
    SPRINTING,
    crowds,
    leaps,
    within,
)
from standoff.games.flashpoint.queries import (
    apart,
    burdened,
    enemies_in,
    enemy_near,
    free_slots,
    friends_in,
    full,
    is_pinned,
    models_in,
    side,
)
from standoff.games.flashpoint.rules import assault, damage, status, tests, things
from standoff.games.flashpoint.state import State

# -- Where exactly ---------------------------------------------------------------------------------------------------


def settle(t: State, m: int) -> Rule:
    """The owner places the model within its cube (fp.place.owner, fp.forced.placed). Others make room only if there is
    no place left (fp.cube.make_room). However it came there, a Flag may be delivered by it (fp.flag.score).
    """
    if not free_slots(t, m, t.cube[m]):
        yield from make_room(t, m)
    slot = yield ask(side(t, m), PLACE, m, NONE)
    stand(t, m, slot)


def stand(t: State, m: int, slot: int) -> None:
    """The model stands in a place of its cube."""
    set_slot(t, m, slot)
    things.deliver(t, m)


def make_room(t: State, m: int) -> Rule:
    """Friends are moved before enemies, as little as needed, each by its own player (fp.cube.friends_first,
    fp.cube.never_out).
    """
    company: tuple[int, ...] = (*friends_in(t, m, t.cube[m]), *enemies_in(t, m, t.cube[m]))
    for o in company:
        if shifts(t, o, m):
            slot = yield ask(side(t, o), PLACE, o, m)
            set_slot(t, o, slot)
            return
    corners = [s for s in (0, 2, 6, 8) if s in t.land.slots(t.cube[m])]
    for o in models_in(t, t.cube[m]):
        if o != m:
            set_slot(t, o, corners.pop(0))


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


# -- Advance and Sprint ----------------------------------------------------------------------------------------------


def advance(t: State, m: int, speed: int) -> Rule:
    """Advance: up to the first Speed value in cubes, or another place in the same cube (fp.advance.speed,
    fp.advance.reposition). It removes Crouch (fp.crouch.advance), but not from a Scout (fp.kw.scout_crouch).
    """
    begin_picking(t)
    if not t.bits[m] & SCOUT:
        clear_status(t, m, CROUCHED)
    yield from move(t, m, speed, 0)


def advance_one(t: State, m: int, into_enemies: bool) -> Rule:
    """A free Advance of one cube."""
    begin_picking(t)
    if not t.bits[m] & SCOUT:
        clear_status(t, m, CROUCHED)
    yield from move(t, m, 1, 0 if into_enemies else NO_ENEMY)


def sprint(t: State, m: int, speed: int, charge: bool) -> Rule:
    """Sprint: up to the second Speed value (fp.sprint.speed), otherwise like an Advance; it ends camouflage
    (fp.item.camouflage_sprint).
    """
    begin_picking(t)
    clear_status(t, m, CROUCHED | HIDDEN)
    yield from move(t, m, speed, SPRINTING | (MUST_CHARGE if charge else 0))


def enter_board(t: State, m: int, speed: int) -> Rule:
    """A respawning model moves onto the board: its first cube is the one beside its marker on level 1
    (fp.respawn.entry), then it goes on. An enemy there means an Assault (fp.respawn.assault).
    """
    marker = yield ask(side(t, m), MARKER, m, 0)
    begin_picking(t)
    yield from things.take_from_marker(t, m, marker)
    put(t, m, t.respawns[marker], -1)
    on_board_now(t)
    yield from arrive(t, m, speed - 1, ENTERING)


def move(t: State, m: int, speed: int, flags: int) -> Rule:
    """Move through adjacent cubes, diagonally too (fp.advance.adjacent). What lies in the first cube may be picked up,
    also when leaving it (fp.item.pick_up). A model with enemies in its cube breaks away before it says where it goes
    (fp.break.declared); one that is pushed by that moves from where it is then (fp.break.pushed). It may come back to
    the cube in the same move (fp.break.reenter).
    """
    yield from things.pick_up(t, m)
    if flags & SPRINTING and burdened(t, m):
        yield from settle(t, m)
        return
    answer = yield ask(side(t, m), MOVE, m, speed, flags)
    while answer == BREAK_AWAY:
        before = t.cube[m]
        yield from break_away(t, m)
        if t.cube[m] == OFF or is_pinned(t, m):
            return
        answer = yield ask(side(t, m), MOVE, m, speed, flags | (BROKEN_AWAY if t.cube[m] == before else 0))
    yield from go(t, m, answer, speed, flags)


def go(t: State, m: int, answer: int, speed: int, flags: int) -> Rule:
    """To a place, in one answer, where nothing is met on the way (fp.move.one_answer); to a cube where something comes
    first; out of the cube and back to the enemies in it (fp.break.reenter); or with the last step into the air
    (fp.fall.ends).
    """
    if answer >= COME_BACK:
        put(t, m, t.cube[m], answer % SPOT)
        yield from assault.charge(t, m, True)
        return
    if answer >= FALLING:
        cube = (answer - FALLING) // SPOT
        _, enemies = crowds(t, m)
        level = leaps(t, m, speed, within(t, m, speed), enemies & ~(1 << t.cube[m]))[cube]
        put(t, m, cube, -1)
        yield from land(t, m, level)
        yield from forced_assault(t, m)
        return
    cube, slot = answer // SPOT, answer % SPOT
    if cube == t.cube[m]:
        yield from take_place(t, m, slot)
        return
    left = speed - within(t, m, speed)[cube]
    put(t, m, cube, -1 if slot == UNPLACED else slot)
    if slot == UNPLACED:
        yield from arrive(t, m, left, flags)
    elif enemy_near(t, m):
        yield from assault.charge(t, m, True)


def take_place(t: State, m: int, slot: int) -> Rule:
    """A place in the model's own cube, or wherever there will be room for it."""
    if slot == UNPLACED:
        yield from settle(t, m)
    else:
        stand(t, m, slot)


def arrive(t: State, m: int, left: int, flags: int) -> Rule:
    """In a cube with enemies the move ends with an Assault (fp.move.into_enemy). Otherwise things are picked up or
    delivered; where that was possible the model may go on with what movement is left (fp.item.on_the_way), unless it
    was sprinting and has taken the Oddball or a Power Seed (fp.oddball.sprint, fp.seed.sprint).
    """
    if enemy_near(t, m):
        yield from settle(t, m)
        yield from assault.charge(t, m, True)
        return
    met: bool = things.something_in(t, m, t.cube[m])
    things.deliver(t, m)
    if met:
        yield from things.pick_up(t, m)
    if (met or flags & ENTERING) and left > 0 and not (flags & SPRINTING and burdened(t, m)):
        answer = yield ask(side(t, m), MOVE, m, left, flags | GOING_ON)
        yield from go(t, m, answer, left, flags & ~ENTERING)
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
    there = t.land.forced[t.cube[m] * 8 + direction]
    if there == NONE:
        yield from slam(t, m, by)
        return False
    if t.land.stand[there] and full(t, m, there):
        if t.settings.pushed_into_full == "slams":
            yield from slam(t, m, by)
        return False
    before = t.cube[m]
    announce_push(t, m, there)
    status.drop_objects_by_force(t, m, before)
    put(t, m, there, -1)
    yield from land(t, m, before // (t.land.size * t.land.size), by)
    return True


def slam(t: State, m: int, by: int) -> Rule:
    """The wall rolls four dice at 4+ against a Survive test (fp.slam.test); if it wins, the model is Pinned and takes
    the difference in Hits without Armour Piercing (fp.slam.hits); otherwise nothing happens (fp.slam.safe).
    Crouched does not help (fp.crouch.not_slam).
    """
    announce_slam(t, m)
    extra = yield from tests.extra_dice(t, side(t, m), m, T_SURVIVE)
    wall = roll_test(t, NONE, T_WALL, 4, 4)
    saved = roll_test(t, m, T_SURVIVE, 3 + extra, t.data.units[t.unit[m]].survive)
    if wall > saved:
        status.pin(t, m)
        yield from damage.take_hits(t, m, wall - saved, by)


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
        if floor in "FH" or (floor in "NSEW" and not rolled) or (rolled and roll_die(t) >= 5):
            if not falling or not full(t, m, t.cube[m]) or tries >= 8:
                break
            tries += 1
            bounce(t, m)
            continue
        if t.cube[m] < layer or t.land.floors[t.cube[m] - layer] == "X":
            break
        falling = True
        put(t, m, t.cube[m] - layer, -1)
    if full(t, m, t.cube[m]):
        put(t, m, nearest_room(t, m), -1)
    fallen = level - t.cube[m] // layer
    if fallen > 0:
        yield from fall(t, m, fallen, by)
    if t.cube[m] != OFF:
        yield from settle(t, m)


def bounce(t: State, m: int) -> None:
    """A model that falls into a full cube scatters again from there (fp.scatter.full)."""
    there = t.land.forced[t.cube[m] * 8 + roll_die(t) - 1]
    if there != NONE:
        put(t, m, there, -1)


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
    if levels == 1:
        if t.settings.fall_one_pins:
            status.pin(t, m)
        return
    extra = yield from tests.extra_dice(t, side(t, m), m, T_SURVIVE)
    gravity = roll_test(t, NONE, T_GRAVITY, min(levels + 2, 6), 4)
    saved = roll_test(t, m, T_SURVIVE, 3 + extra, t.data.units[t.unit[m]].survive)
    status.pin(t, m)
    if gravity > saved:
        yield from damage.take_hits(t, m, gravity - saved, by)


def forced_assault(t: State, m: int) -> Rule:
    """A model moved by force into an enemy's cube must fight (fp.forced.assault); if it is Pinned the enemy fights it
    instead (fp.pinned.forced_in), unless that one is Pinned as well (fp.pinned.both).
    """
    if t.cube[m] != OFF and enemy_near(t, m):
        if is_pinned(t, m):
            yield from assault.fight_the_fallen(t, m)
        else:
            yield from assault.collide(t, m)
