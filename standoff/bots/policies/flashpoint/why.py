"""Why an answer is good in Halo: Flashpoint: what a shot comes to, who sees a place, what it is near to."""

from __future__ import annotations

from standoff.bots.minds import Mind
from standoff.bots.policies.flashpoint.attacks import company, health_left, lands, shields_against
from standoff.bots.policies.flashpoint.goals import carrier
from standoff.bots.policies.flashpoint.ground import CLEAR_IN, CLEAR_OUT, FAR, SEEN, ground_of
from standoff.bots.policies.flashpoint.held import guns_of, knives_of, longest
from standoff.bots.policies.flashpoint.odds import MOST, WHOLE, margins
from standoff.bots.policies.flashpoint.thoughts import (
    Acts,
    AddsDice,
    Attack,
    Better,
    Blast,
    Burst,
    Charge,
    Crouches,
    Delivers,
    FromThere,
    Goal,
    Moves,
    Rerolls,
    Seen,
    ShootsNow,
    StandsUp,
    Takes,
    Towards,
    Unseen,
    Useful,
)
from standoff.engine.declare import Thought
from standoff.games.flashpoint.arms import headshot_from, profile, ranged_dice, survive_dice_shot
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.figures import (
    AMMO_LETHAL,
    CONTINUOUS_REROLLS,
    HEADSHOT,
    INJURED_DIE,
    MOVED_DICE,
    PINNED_DIE,
    TEST_DICE,
)
from standoff.games.flashpoint.finds import delivers, scoring_cubes
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    AddDice,
    Advance,
    AdvanceDie,
    ComeBack,
    Crouch,
    Enter,
    FightWith,
    Move,
    PickModel,
    RerollDice,
    Shoot,
    ShootAt,
    ShootCube,
    ShootDie,
    Sprint,
    Stand,
    StandUp,
    TakeItem,
    TakeObject,
    TakeWeapon,
)
from standoff.games.flashpoint.messages.questions import ACTIVATE, AGAIN, FIGHTER, TARGET
from standoff.games.flashpoint.names import (
    BLAZE,
    CARRIED,
    CONTINUOUS,
    FLAG,
    LUNGE,
    ODDBALL,
    OFF,
    PINNED,
    PLACES,
    STOCKPILE,
    STRONGHOLDS,
)
from standoff.games.flashpoint.queries import (
    armour,
    carries_object,
    foes,
    gait,
    height,
    home,
    models_in,
    objects_of,
    side,
)
from standoff.games.flashpoint.queries import place as place_of
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import CENTRE

PERCENT = 100
NEARBY = 9
"""Goals that are farther away are not spoken of."""


def why(t: State, _mind: Mind, code: int) -> list[Thought]:
    """The thoughts that speak for an option."""
    m = t.args[0] if t.args else t.active
    match read(code):
        case ShootAt(source, mode, ammo, target):
            return [_shot(t, m, target, profile(t, m, source), mode, ammo)]
        case ShootCube(source, _, cube):
            here = models_in(t, cube)
            own = sum(side(t, o) == side(t, m) for o in here)
            return [Blast(cube, lands(t, m) * PERCENT // WHOLE, len(here) - own, own)]
        case Move(cube, slot):
            return _place(t, m, cube, slot)
        case Enter(cube):
            return _place(t, m, cube, CENTRE)
        case Stand(slot) | ComeBack(slot):
            return _place(t, m, t.cube[m], slot)
        case PickModel(o) if t.kind in (ACTIVATE, AGAIN):
            return [_acts(t, o)]
        case PickModel(o) if t.kind in (TARGET, FIGHTER):
            one, two = (m, o) if t.kind == TARGET else (o, m)
            return [Attack(two, *_fight(t, one, two, knives_of(t, one), 0))]
        case FightWith(source):
            _, o, moved, _ = t.args
            return [Attack(o, *_fight(t, m, o, [profile(t, m, source)], moved))]
        case TakeObject(thing):
            return [Takes(thing)]
        case TakeWeapon(_):
            return [Better()]
        case TakeItem(_):
            return [Useful()]
        case RerollDice(_, _, failures):
            return [Rerolls(failures)]
        case AddDice(dice):
            return [AddsDice()] if dice else []
    return _action(t, code)


def _action(t: State, code: int) -> list[Thought]:
    """What the active model does."""
    match read(code):
        case Shoot() | ShootDie():
            found = _targets(t, t.active, place_of(t, t.active))
            return [ShootsNow(found[0][0])] if found else []
        case Crouch():
            return [Crouches()]
        case StandUp():
            return [StandsUp()]
        case Advance() | Sprint() | AdvanceDie() if not t.arriving:
            return [*_towards(t, t.active, t.cube[t.active]), Moves()]
    return []


# -- Attacks -----------------------------------------------------------------------------------------------------------


def _shot(t: State, m: int, o: int, p: Profile, mode: int, ammo: bool) -> Thought:
    card, target = t.data.units[t.unit[m]], t.data.units[t.unit[o]]
    dice = ranged_dice(t, m, o, p, mode, ammo, False)
    need = card.fight if p.bits & LUNGE else card.ranged
    rerolls = p.wof + (CONTINUOUS_REROLLS if p.bits & CONTINUOUS else 0)
    head = headshot_from(t, p, mode, o)
    odds = margins(dice, need, head, rerolls, survive_dice_shot(t, o, mode), target.survive)
    if mode == BLAZE:
        return Burst(o, _percent(1 - odds[0]), t.scenario in (ODDBALL, STOCKPILE) and carries_object(t, o))
    lethal = p.lethal + (AMMO_LETHAL if ammo else 0)
    return Attack(o, _percent(1 - odds[0]), _kills(t, o, odds, p, lethal, True))


def _fight(t: State, m: int, o: int, held: list[Profile], moved: int) -> tuple[int, int]:
    """How likely a fight with the best of some weapons is won, and how likely it kills."""
    card, target, cube = t.data.units[t.unit[m]], t.data.units[t.unit[o]], t.cube[o]
    killed, hit = 0, 0
    for p in held:
        dice = TEST_DICE + moved + p.smash + card.smash + company(t, m, cube)
        dice += (INJURED_DIE if t.wounds[o] else 0) + (PINNED_DIE if t.status[o] & PINNED else 0)
        guard = TEST_DICE + company(t, o, cube) + (INJURED_DIE if t.wounds[m] else 0)
        odds = margins(dice, card.fight, HEADSHOT, 0, guard, target.survive)
        killed, hit = max((killed, hit), (_kills(t, o, odds, p, p.lethal, False), _percent(1 - odds[0])))
    return hit, killed


def _kills(t: State, o: int, odds: list[float], p: Profile, lethal: int, ranged: bool) -> int:
    """How likely so many Hits are wounds enough, in hundredths."""
    shields = max(0, shields_against(t, o, ranged) - p.esd)
    plate = max(0, armour(t, o) - p.ap)
    least = next(n for n in range(1, MOST + WHOLE) if n + lethal >= health_left(t, o))
    return _percent(sum(odds[shields + plate + least :]))


def _percent(chance: float) -> int:
    return round(PERCENT * chance)


# -- Places ------------------------------------------------------------------------------------------------------------


def _place(t: State, m: int, cube: int, slot: int) -> list[Thought]:
    """What a place is near to, who can be shot at from it, and who sees it."""
    there = [o for o in foes(t, m) if t.cube[o] == cube]
    if there and t.cube[m] != cube:
        odds = {o: _fight(t, m, o, knives_of(t, m), MOVED_DICE) for o in there}
        best = max(odds, key=lambda o: odds[o][1])
        return [Charge(best, *odds[best])]
    if delivers(t, m, cube):
        return [Delivers(objects_of(t, m)[0])]
    place = cube * PLACES + slot
    found = _targets(t, m, place)
    out: list[Thought] = [*_towards(t, m, cube)]
    if found:
        out.append(FromThere(*found[0]))
    ground, seen = ground_of(t), []
    for o in foes(t, m):
        if t.cube[o] != OFF and ground.span_row(t.cube[o])[cube] <= longest(guns_of(t, o)):
            look = _look(t, m, o, place)
            if look & SEEN:
                seen.append(look & CLEAR_IN != 0)
    return [*out, Seen(len(seen), sum(seen)) if seen else Unseen()]


def _look(t: State, m: int, o: int, place: int) -> int:
    """What a model in a place and an enemy see of each other."""
    ground, there = ground_of(t), place_of(t, o) if t.slot[o] >= 0 else t.cube[o] * PLACES + CENTRE
    row = ground.look_row(there, height(t, m), height(t, o))
    return row[place] if row[place] >= 0 else ground.look(row, place, height(t, m), there, height(t, o))


def _targets(t: State, m: int, place: int) -> list[tuple[int, bool]]:
    """The enemies that can be shot at from a place, the weakest first, and whether with a Clear Shot."""
    ground, reach, found = ground_of(t), longest(guns_of(t, m)), []
    for o in foes(t, m):
        if t.cube[o] != OFF and 0 < ground.span_row(t.cube[o])[place // PLACES] <= reach:
            look = _look(t, m, o, place)
            if look & SEEN:
                found.append((o, look & CLEAR_OUT != 0))
    return sorted(found, key=lambda one: (not one[1], health_left(t, one[0]) + t.shields[one[0]]))


def _towards(t: State, m: int, cube: int) -> list[Thought]:
    """The nearest goal of the scenario."""
    ground, way = ground_of(t), gait(t, m)
    found = [(ground.way_row(there, way)[cube], goal) for goal, there in _goals(t, m)]
    if not found:
        return []
    steps, goal = min(found)
    return [Towards(goal, steps)] if steps <= min(NEARBY, FAR - 1) else []


def _goals(t: State, m: int) -> list[tuple[Goal, int]]:
    """What a model wants to be near to in this scenario, and where it is."""
    seat = side(t, m)
    if t.scenario == STRONGHOLDS:
        return [("marker", cube) for cube in t.object_home]
    if CARRIED - m in t.object_at:
        goal: Goal = "station" if t.scenario == STOCKPILE else "base"
        return [(goal, cube) for cube in scoring_cubes(t, seat)]
    out: list[tuple[Goal, int]] = []
    for o in range(len(t.object_at)) if t.scenario in (ODDBALL, FLAG, STOCKPILE) else ():
        holder = carrier(t, o)
        if holder != OFF:
            out.append(("friend" if side(t, holder) == seat else "carrier", t.cube[holder]))
        elif t.scenario == ODDBALL or (t.scenario == FLAG and o != home(t, seat)):
            out.append(("oddball" if t.scenario == ODDBALL else "flag", t.object_at[o]))
        elif t.scenario == STOCKPILE and not t.land.same_cube(t.object_at[o], t.stations[home(t, seat)]):
            out.append(("seed", t.object_at[o]))
    return out


def _acts(t: State, m: int) -> Thought:
    """Why a model is the one to act."""
    if t.cube[m] == OFF:
        return Acts(m, False, False, False)
    place = place_of(t, m) if t.slot[m] >= 0 else t.cube[m] * PLACES + CENTRE
    ground = ground_of(t)
    danger = any(
        t.cube[o] != OFF
        and ground.span_row(t.cube[o])[t.cube[m]] <= longest(guns_of(t, o))
        and _look(t, m, o, place) & SEEN
        for o in foes(t, m)
    )
    return Acts(m, bool(_targets(t, m, place)), danger, CARRIED - m in t.object_at)
