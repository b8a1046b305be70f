"""Assault: close combat, by choice, by moving in, and the free fights that others provoke."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.arms import (
    blades,
    can_fight,
    fight_dice,
    fight_survive_dice,
    line,
    moved_dice,
    profile_id,
    snaps,
)
from standoff.games.flashpoint.figures import HEADSHOT, RAMPAGE_REROLLS
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PASS, FightWith, PickModel, Push
from standoff.games.flashpoint.messages.questions import BLADE, FIGHTER, PUSH, SNAP, TARGET
from standoff.games.flashpoint.moves.attacks import announce_fight
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.moves.movement import no_longer_due
from standoff.games.flashpoint.names import (
    BREAKING,
    BY_CHOICE,
    BY_FORCE,
    BY_MOVING,
    CONCUSSIVE,
    FOR_ASSAULT,
    KNOCKBACK,
    NO,
    NONE,
    OFF,
    ON_PINNED,
    SNAP_SHOT,
    T_FIGHT,
    T_SURVIVE,
    YES,
)
from standoff.games.flashpoint.queries import enemies_in, friends_in, is_pinned, may_order, side
from standoff.games.flashpoint.rules import damage, movement, shooting, status, tests
from standoff.games.flashpoint.state import State


def assault(t: State, m: int) -> Rule:
    """Fight an enemy in the same cube (fp.assault.same_cube), of the attacker's choice (fp.assault.choose)."""
    answer = yield ask(side(t, m), TARGET, m, BY_CHOICE)
    match read(answer):
        case PickModel(o):
            yield from fight(t, m, o, BY_CHOICE)


def charge(t: State, m: int, on_foot: bool) -> Rule:
    """Moving into an enemy's cube ends the move with a free Assault (fp.assault.free, fp.assault.must). The attacker
    names the target (fp.assault.which); then a Snap Shot may come first, if the model came by an Advance or a Sprint
    (fp.snap.when). Slammed by it, but neither Pinned nor moved, the attacker goes on (fp.snap.slam).
    """
    answer = yield ask(side(t, m), TARGET, m, BY_MOVING)
    match read(answer):
        case PickModel(o):
            if on_foot and may_order(t, side(t, o), SNAP_SHOT) and may_snap(t, m, o):
                shot = yield ask(side(t, o), SNAP, o, m)
                if shot != PASS:
                    cube = t.cube[m]
                    yield from shooting.snap_shot(t, o, m, shot)
                    if t.cube[m] != cube or is_pinned(t, m):
                        return
            if t.cube[o] == t.cube[m]:
                yield from fight(t, m, o, BY_MOVING)


def may_snap(t: State, m: int, o: int) -> bool:
    """A Spartan that is not Pinned (fp.snap.not_pinned) and has no other enemy in its cube (fp.snap.alone), with a
    short ranged attack.
    """
    spartan = t.data.units[t.unit[o]].faction == 0
    return spartan and not is_pinned(t, o) and not friends_in(t, m, t.cube[m]) and bool(snaps(t, o, m))


def collide(t: State, m: int) -> Rule:
    """A model moved by force into an enemy's cube fights, with the dice for moving in (fp.forced.assault). If the enemy
    was moved into the cube as well by the same effect, both fight (fp.order_of.both_moved, fp.order_of.one_resolution),
    once (fp.order_of.one_assault); if that one is Pinned, it stands up to be fought (fp.pinned.forced_in).
    """
    answer = yield ask(side(t, m), TARGET, m, BY_FORCE)
    match read(answer):
        case PickModel(o):
            if o not in t.thrown:
                yield from fight(t, m, o, BY_FORCE)
            elif is_pinned(t, o):
                no_longer_due(t, o)
                yield from fight(t, m, o, ON_PINNED)
            else:
                no_longer_due(t, o)
                yield from both_fight(t, m, o)


def free_fight(t: State, m: int) -> Rule:
    """An enemy in the cube, chosen by its player and not Pinned, may fight a model that breaks away or stands up."""
    fighters = [x for x in enemies_in(t, m, t.cube[m]) if can_fight(t, x)]
    if fighters:
        answer = yield ask(side(t, fighters[0]), FIGHTER, m, BREAKING)
        match read(answer):
            case PickModel(o):
                yield from fight(t, o, m, BREAKING)


def fight_the_riser(t: State, m: int) -> Rule:
    """A model that stands up may be attacked at once, as if it were Pinned (fp.stand.attacked, fp.stand.modifier); a
    Pinned enemy does nothing (fp.stand.both_pinned).
    """
    fighters = [x for x in enemies_in(t, m, t.cube[m]) if can_fight(t, x)]
    if fighters:
        answer = yield ask(side(t, fighters[0]), FIGHTER, m, BREAKING)
        match read(answer):
            case PickModel(o):
                yield from fight(t, o, m, ON_PINNED)


def fight_the_fallen(t: State, m: int) -> Rule:
    """A Pinned model that was moved in by force is fought by an enemy of its player's choice and stands up for it
    (fp.pinned.forced_in, fp.pinned.chooses). An enemy that was moved in as well has fought by that
    (fp.order_of.one_assault).
    """
    fighters = [x for x in enemies_in(t, m, t.cube[m]) if can_fight(t, x)]
    if fighters:
        answer = yield ask(side(t, fighters[0]), FIGHTER, m, ON_PINNED)
        match read(answer):
            case PickModel(o):
                no_longer_due(t, o)
                yield from fight(t, o, m, ON_PINNED)


def choose_blade(t: State, m: int, o: int, moved: int, was_pinned: bool) -> RuleOf[int]:
    """One close combat weapon, chosen before any dice are rolled (fp.assault.one_weapon)."""
    if len(blades(t, m)) == 1:
        return blades(t, m)[0]
    chosen: int = NONE
    answer = yield ask(side(t, m), BLADE, m, o, moved, YES if was_pinned else NO)
    match read(answer):
        case FightWith(source):
            chosen = source
    return chosen


def fight(t: State, m: int, o: int, why: int) -> Rule:
    """A Fight test against a Survive test (fp.assault.test). The difference is Hits (fp.assault.hits); a tie or less is
    nothing (fp.assault.tie). A Pinned target stands up for it, for good (fp.pinned.stands, fp.pinned.stays_up).
    """
    was_pinned: bool = is_pinned(t, o) or why == ON_PINNED
    status.rise(t, o)
    moved = moved_dice(t, why)
    source = yield from choose_blade(t, m, o, moved, was_pinned)
    pid = profile_id(t, m, source)
    announce_fight(t, m, o, pid)
    more = yield from tests.extra_dice(t, side(t, m), m, T_FIGHT)
    less = yield from tests.extra_dice(t, side(t, o), o, T_SURVIVE)
    dice = fight_dice(t, m, o, line(t, pid), moved, was_pinned)
    rerolls = RAMPAGE_REROLLS if t.rampage and m == t.active else 0
    dice = dice + more if dice else 0
    need = t.data.units[t.unit[m]].fight
    won = yield from tests.roll_and_reroll(t, m, T_FIGHT, FOR_ASSAULT, dice, need, o, HEADSHOT, rerolls)
    guard = fight_survive_dice(t, o, m) + less
    saved = roll_test(t, o, T_SURVIVE, FOR_ASSAULT, guard, t.data.units[t.unit[o]].survive, m, won)
    if won > saved:
        yield from strike(t, m, o, source, pid, won - saved)


def both_fight(t: State, m: int, o: int) -> Rule:
    """Both have moved in: both roll Fight tests with the same dice for it, and the winner's weapon hits
    (fp.order_of.both_moved).
    """
    bonus = t.settings.both_moved_bonus
    mine = yield from choose_blade(t, m, o, bonus, is_pinned(t, o))
    theirs = yield from choose_blade(t, o, m, bonus, is_pinned(t, m))
    p, q = profile_id(t, m, mine), profile_id(t, o, theirs)
    announce_fight(t, m, o, p)
    more = yield from tests.extra_dice(t, side(t, m), m, T_FIGHT)
    less = yield from tests.extra_dice(t, side(t, o), o, T_FIGHT)
    one = fight_dice(t, m, o, line(t, p), bonus, is_pinned(t, o)) + more
    two = fight_dice(t, o, m, line(t, q), bonus, is_pinned(t, m)) + less
    won = roll_test(t, m, T_FIGHT, FOR_ASSAULT, one, t.data.units[t.unit[m]].fight, o, NONE)
    lost = roll_test(t, o, T_FIGHT, FOR_ASSAULT, two, t.data.units[t.unit[o]].fight, m, won)
    if won > lost:
        yield from strike(t, m, o, mine, p, won - lost)
    elif lost > won:
        yield from strike(t, o, m, theirs, q, lost - won)


def strike(t: State, m: int, o: int, source: int, pid: int, hits: int) -> Rule:
    """What a won fight does: Hits, Concussive (fp.kw.concussive), and Knockback to a cube of the attacker's choice
    (fp.kw.knockback_same).
    """
    yield from damage.take_weapon_hits(t, o, hits, pid, 0, m, False)
    damage.oddball_kill(t, m, source, o)
    if t.cube[o] == OFF:
        return
    if line(t, pid).bits & CONCUSSIVE:
        status.pin(t, o)
    if line(t, pid).bits & KNOCKBACK:
        yield from knock(t, m, o)


def knock(t: State, m: int, o: int) -> Rule:
    """The attacker chooses any adjacent cube of the same level; the forced movement follows, and its consequences."""
    answer = yield ask(side(t, m), PUSH, o, m)
    match read(answer):
        case Push(direction):
            moved = yield from movement.shove(t, o, direction, m)
            if moved:
                yield from movement.forced_assault(t, o)
