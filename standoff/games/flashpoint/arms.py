"""Weapons in hand: which a model may use now, at whom, and with how many dice."""

from __future__ import annotations

from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.codes import line_of, place_of, token_of, token_source, weapon_of
from standoff.games.flashpoint.figures import (
    AMMO_DIE,
    BLAZE_DICE,
    CLEAR_SHOT,
    CLEAR_SHOT_AT_STEALTHY,
    CROUCHED_DIE,
    FRIEND_DIE,
    FRIENDLY_FIRE,
    HEADSHOT,
    HIGH_GROUND,
    IMPOSING_DIE,
    INJURED_DIE,
    MOVED_DICE,
    NO_HEADSHOTS,
    OPTICS_DIE,
    PINNED_DIE,
    SCOPE_DICE,
    SEED_RANGE,
    SHARP_HEADSHOT,
    TEST_DICE,
    UNSTOPPABLE_DIE,
)
from standoff.games.flashpoint.inner import Box
from standoff.games.flashpoint.messages.answers import ADVANCE, SHOOTING, shoot_at, shoot_cube
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    BLAZE,
    BY_FORCE,
    BY_MOVING,
    CAMOUFLAGE,
    CARRIED,
    EXPLOSIVE,
    GRENADE,
    GUARDED,
    HORDE,
    I_AMMO,
    IMPOSING,
    ITEM,
    LONG,
    LUNGE,
    NONE,
    NORMAL,
    ODDBALL,
    ODDBALL_BLADE,
    OFF,
    ON_PINNED,
    OPTICS,
    OWN,
    PINNED,
    PROFILES,
    RAPID_FIRE,
    SCOPED,
    SNIPER_SCOPE,
    STABLE,
    STEALTHY,
    SUPPORT_WEAPON,
    TOKEN,
    UNSTOPPABLE,
)
from standoff.games.flashpoint.queries import (
    arms_of,
    burdened,
    carries_object,
    enemies_in,
    enemy_near,
    foes,
    friends_in,
    height,
    hidden_from,
    is_crouched,
    is_injured,
    item_of,
    items_of,
    place,
    side,
)
from standoff.games.flashpoint.state import State


def profile(t: State, m: int, source: int) -> Profile:
    """The line of a weapon's card that a source stands for."""
    if source == ODDBALL_BLADE:
        return t.data.weapons[t.data.oddball].profiles[0]
    if source >= ITEM:
        return t.data.weapons[t.data.items[t.item_kind[source - ITEM]].weapon].profiles[0]
    if source >= TOKEN:
        return t.data.weapons[t.arm_kind[token_of(source)]].profiles[line_of(source)]
    return t.data.lines[t.unit[m]][t.load[m]][source - OWN]


def profile_id(t: State, m: int, source: int) -> int:
    """The same line as one number that stays good when the token changes hands."""
    p = profile(t, m, source)
    return p.weapon * PROFILES + t.data.weapons[p.weapon].profiles.index(p)


def line(t: State, pid: int) -> Profile:
    """The line of a weapon's card with this number."""
    return t.data.weapons[weapon_of(pid)].profiles[place_of(pid)]


def sources(t: State, m: int) -> list[int]:
    """Every weapon line that a model has at hand and ammunition for: its own, picked-up weapons, thrown items."""
    lines = t.data.lines[t.unit[m]][t.load[m]]
    weapons = t.data.weapons
    left = t.uses[m]
    out = [OWN + i for i, p in enumerate(lines) if left or not weapons[p.weapon].uses]
    if CARRIED - m not in t.arm_at and CARRIED - m not in t.item_at:
        return out
    for a in arms_of(t, m):
        out += [token_source(a, i) for i in range(len(t.data.weapons[t.arm_kind[a]].profiles))]
    thrown: list[int] = []
    for i in items_of(t, m):
        kind = t.item_kind[i]
        if t.data.items[kind].weapon != NONE and kind not in thrown:
            thrown.append(kind)
            out.append(ITEM + i)
    return out


def has_support_weapon(t: State, m: int) -> bool:
    """Does the model lug a Support Weapon (fp.kw.support_sprint)?"""
    if CARRIED - m in t.arm_at:
        for a in arms_of(t, m):
            if t.data.weapons[t.arm_kind[a]].profiles[0].bits & SUPPORT_WEAPON:
                return True
    lines = t.data.lines[t.unit[m]][t.load[m]]
    return lines[-1].bits & SUPPORT_WEAPON != 0


def guns(t: State, m: int) -> list[int]:
    """The ranged weapons at hand (fp.shoot.ranged_weapon, fp.shoot.cc_only); not with an Oddball or a Power Seed in
    the hands, and no grenades beside a Support Weapon (fp.kw.support_grenades).
    """
    if burdened(t, m):
        return []
    found = [s for s in sources(t, m) if profile(t, m, s).reach > 0]
    if any(profile(t, m, s).bits & SUPPORT_WEAPON for s in found):
        return [s for s in found if not profile(t, m, s).bits & GRENADE]
    return found


def blades(t: State, m: int) -> list[int]:
    """The weapons for close combat (fp.assault.cc); the Oddball is one (fp.oddball.weapon)."""
    found = [s for s in sources(t, m) if profile(t, m, s).reach == 0]
    if t.scenario == ODDBALL and carries_object(t, m):
        found.append(ODDBALL_BLADE)
    return found


def is_long(t: State, m: int, p: Profile, mode: int) -> bool:
    """Is this shot a long action (fp.kw.long, fp.kw.scope)? Blaze Away never is (fp.kw.long_blaze); a Stable model
    ignores Long after an Advance (fp.kw.stable).
    """
    if mode == SCOPED:
        return True
    if mode == BLAZE or not p.bits & LONG:
        return False
    return not (t.bits[m] & STABLE and t.used & ~(1 << SHOOTING) == 1 << ADVANCE)


def modes(p: Profile) -> tuple[int, ...]:
    """How a weapon can be fired: normally, Blaze Away with Rapid Fire, or through a Sniper Scope."""
    if p.bits & RAPID_FIRE:
        return (NORMAL, BLAZE)
    return (NORMAL, SCOPED) if p.bits & SNIPER_SCOPE else (NORMAL,)


# -- Targets ---------------------------------------------------------------------------------------------------------


def in_the_way(t: State, m: int, o: int, cube: int) -> list[Box]:
    """What stands in the line of sight for the time being: Shroud Screens, but not that of the cube that is aimed at
    (fp.item.shroud_cube); and if that was agreed other models as boxes, but not those in that cube (fp.los.models).
    """
    boxes = [t.sight.cube_box(c) for c in t.shrouds if c != cube]
    if t.settings.models_block:
        others = [x for x in range(t.models) if t.cube[x] not in (OFF, cube) and x not in (m, o) and t.slot[x] >= 0]
        boxes += [t.sight.body(place(t, x), height(t, x)) for x in others]
    return boxes


def sees(t: State, m: int, o: int) -> bool:
    """Is a model in line of sight, an enemy's camouflage and Shroud Screens considered?"""
    if hidden_from(t, o) and side(t, o) != side(t, m):
        return False
    a, b = place(t, m), place(t, o)
    if t.shrouds or t.settings.models_block:
        return t.sight.see_past(a, height(t, m), b, height(t, o), in_the_way(t, m, o, NONE))
    return t.sight.can_see(a, height(t, m), b, height(t, o))


def sees_cube(t: State, m: int, cube: int) -> bool:
    """Is some part of the cube in line of sight? A shrouded cube itself may still be aimed at (fp.item.shroud_cube)."""
    if t.shrouds or t.settings.models_block:
        return t.sight.cube_past(place(t, m), height(t, m), cube, in_the_way(t, m, m, cube))
    return t.sight.cube_seen(place(t, m), height(t, m), cube)


def can_lob(t: State, m: int, cube: int) -> bool:
    """Can something be lobbed into a cube out of sight (fp.grenade.lob)?"""
    return t.sight.lob_past(place(t, m), cube, t.shrouds)


def in_sight(t: State, m: int, o: int) -> bool:
    """May the enemy be shot at: seen, or found by a Threat Sensor (fp.item.sensor), which does not help against one
    behind a wall in the same cube (fp.middle.apart)?
    """
    return (t.sensors[side(t, m)] > 0 and t.land.twin[t.cube[m]] != t.cube[o]) or sees(t, m, o)


def distance(t: State, a: int, b: int) -> int:
    """Range in cubes (fp.range.measure), diagonals as agreed (fp.range.diagonal)."""
    return t.land.span(a, b, t.settings.diagonal_range == "two")


def in_range(t: State, m: int, cube: int, p: Profile) -> bool:
    """Is a cube within the weapon's range (fp.range.max)?"""
    return distance(t, t.cube[m], cube) <= p.reach


def can_target_cube(t: State, m: int, cube: int, p: Profile) -> bool:
    """A cube in sight (fp.kw.explosive); for a grenade one with a floor to land on (fp.grenade.floor), in sight or one
    that it can be lobbed into (fp.grenade.lob).
    """
    if p.bits & GRENADE:
        return t.land.stand[cube] and (sees_cube(t, m, cube) or can_lob(t, m, cube))
    return sees_cube(t, m, cube)


def shots(t: State, m: int, only_short: bool) -> list[int]:
    """Every shot that a model could take: weapon, mode, Explosive Ammo, target."""
    return shots_of(t, m, guns(t, m), only_short)


def shots_of(t: State, m: int, held: list[int], only_short: bool) -> list[int]:
    """The same with some of its weapons; none beside an enemy, a Lunge neither (fp.kw.lunge_beside)."""
    out: list[int] = []
    if enemy_near(t, m):
        return out
    targets = [o for o in foes(t, m) if t.cube[o] != OFF]
    ammo = item_of(t, m, I_AMMO) != NONE
    for source in held:
        p = profile(t, m, source)
        at_a_cube = p.bits & AT_A_CUBE != 0
        aims = cube_aims(t, m, p) if at_a_cube else model_aims(t, m, p, targets)
        if not aims:
            continue
        for mode in modes(p):
            if only_short and is_long(t, m, p, mode):
                continue
            if at_a_cube:
                out += [shoot_cube(source, mode, cube) for cube in aims]
                continue
            out += [shoot_at(source, mode, False, o) for o in aims]
            if ammo and takes_ammo(p):
                out += [shoot_at(source, mode, True, o) for o in aims]
    return out


def snaps(t: State, o: int, m: int) -> list[int]:
    """The short shots that a Snap Shot may be: none that takes a long action (fp.snap.short, fp.snap.blaze), and no
    weapon that aims at cubes (fp.snap.explosives) unless that was agreed; then it goes off in the cube of both.
    """
    out = []
    for source in guns(t, o):
        p = profile(t, o, source)
        short = [x for x in modes(p) if x != SCOPED and not is_long(t, o, p, x)]
        if not p.bits & AT_A_CUBE:
            out += [shoot_at(source, x, False, m) for x in short if x != BLAZE or t.settings.snap_blaze]
        elif t.settings.snap_explosives and source < ITEM:
            out += [shoot_cube(source, x, t.cube[o]) for x in short]
    return out


def any_shot(t: State, m: int, only_short: bool) -> bool:
    """Could the model shoot at all?"""
    if enemy_near(t, m):
        return False
    targets = [o for o in foes(t, m) if t.cube[o] != OFF]
    for source in guns(t, m):
        p = profile(t, m, source)
        if only_short and all(is_long(t, m, p, mode) for mode in modes(p)):
            continue
        if cube_aims(t, m, p) if p.bits & AT_A_CUBE else model_aims(t, m, p, targets):
            return True
    return False


def takes_ammo(p: Profile) -> bool:
    """Explosive Ammo fits neither Explosive, Grenade nor Lunge (fp.item.ammo_limits)."""
    return not p.bits & (EXPLOSIVE | GRENADE | LUNGE)


def model_aims(t: State, m: int, p: Profile, targets: list[int]) -> list[int]:
    """The enemies in range and in sight."""
    return [o for o in targets if in_range(t, m, t.cube[o], p) and in_sight(t, m, o)]


def cube_aims(t: State, m: int, p: Profile) -> list[int]:
    """The cubes in range that may be aimed at, whoever is in them or nobody (fp.explosive.empty); a Threat Sensor does
    not help to see them (fp.item.sensor_cubes).
    """
    orthogonal = t.settings.diagonal_range == "two"
    if t.shrouds or t.settings.models_block:
        near = t.land.in_range(t.cube[m], p.reach, orthogonal)
        return [c for c in near if can_target_cube(t, m, c, p)]
    a, h = place(t, m), height(t, m)
    if p.bits & GRENADE:
        return list(t.sight.cubes_thrown_at(a, h, p.reach, orthogonal))
    return list(t.sight.cubes_seen(a, h, p.reach, orthogonal))


# -- Dice ------------------------------------------------------------------------------------------------------------


def clear_shot(t: State, m: int, o: int) -> bool:
    """Is the whole target seen (fp.shoot.clear_shot)? Never if it was only found by a Threat Sensor."""
    a, b, ha, hb = place(t, m), place(t, o), height(t, m), height(t, o)
    if not sees(t, m, o):
        return False
    every = t.settings.clear_shot == "every viewpoint"
    if t.shrouds or t.settings.models_block:
        return t.sight.clear_past(a, ha, b, hb, in_the_way(t, m, o, NONE), every)
    return t.sight.clear_from_everywhere(a, ha, b, hb) if every else t.sight.clear(a, ha, b, hb)


def ranged_dice(t: State, m: int, o: int, p: Profile, mode: int, ammo: bool, snap: bool) -> int:
    """The dice of a Ranged test: three (fp.shoot.three), four to Blaze Away (fp.kw.blaze_four), and the modifiers,
    which hold for that too (fp.kw.blaze_modifiers) but for Crouched (fp.kw.blaze_crouch) and Optics
    (fp.kw.optics_blaze).

    Clear Shot +2, one only against Stealthy (fp.kw.stealthy); High Ground +1 (fp.shoot.high_ground); Crouched +1
    (fp.shoot.crouched); Friendly Fire -2 (fp.shoot.friendly_fire); Active Camouflage with full shields takes the first
    three away (fp.kw.camouflage). Lunge has Clear Shot and High Ground only (fp.kw.lunge, fp.kw.lunge_crouch,
    fp.kw.lunge_smash), besides Friendly Fire (fp.kw.lunge_friendly) and Dice results (fp.kw.lunge_dice). Optics adds a
    die (fp.kw.optics), Explosive Ammo another (fp.item.ammo), a Firing Platform its own (fp.kw.platform). A Snap Shot
    has none of Clear Shot, High Ground and Friendly Fire (fp.snap.modifiers).
    """
    dice = BLAZE_DICE if mode == BLAZE else TEST_DICE
    shrouded = t.bits[o] & CAMOUFLAGE != 0 and t.shields[o] >= t.data.units[t.unit[o]].shields
    lunge = p.bits & LUNGE != 0
    if not snap:
        if not shrouded:
            if clear_shot(t, m, o):
                dice += CLEAR_SHOT_AT_STEALTHY if t.bits[o] & STEALTHY else CLEAR_SHOT
            if t.land.level(t.cube[m]) > t.land.level(t.cube[o]):
                dice += HIGH_GROUND
        if enemies_in(t, o, t.cube[o]):
            dice -= FRIENDLY_FIRE
    if is_crouched(t, m) and mode != BLAZE and not lunge and not shrouded:
        dice += CROUCHED_DIE
    if lunge:
        return dice
    if p.bits & OPTICS and mode != BLAZE:
        dice += OPTICS_DIE
    if mode == SCOPED:
        dice += SCOPE_DICE
    return dice + p.platform + (AMMO_DIE if ammo else 0)


def survive_dice_shot(t: State, o: int, mode: int) -> int:
    """Three dice, and one more for a Crouched target (fp.shoot.survive_crouched), but not against Blaze Away."""
    return TEST_DICE + (CROUCHED_DIE if is_crouched(t, o) and mode != BLAZE else 0)


def headshot_from(t: State, p: Profile, mode: int, o: int) -> int:
    """The lowest roll that is a Headshot: 8, or 7 with Optics (fp.kw.optics_seven) or through a scope
    (fp.kw.scope_seven); none against a Guarded model (fp.kw.guarded).
    """
    if o != NONE and guarded(t, o):
        return NO_HEADSHOTS
    return SHARP_HEADSHOT if mode == SCOPED or (p.bits & OPTICS and mode != BLAZE) else HEADSHOT


def guarded(t: State, o: int) -> bool:
    """Does the target give no Headshots?"""
    return t.bits[o] & GUARDED != 0


def fight_dice(t: State, m: int, o: int, p: Profile, moved: int, was_pinned: bool) -> int:
    """The dice of a Fight test (fp.assault.three): the dice for moving in, +1 for a friend (fp.assault.friend), +1 if
    the enemy is Injured (fp.assault.injured) and +1 if it was Pinned (fp.assault.pinned), Smash (fp.kw.smash), Horde
    (fp.kw.horde), Imposing (fp.kw.imposing). With a Support Weapon there is no Fight test (fp.kw.support_fight).
    """
    if has_support_weapon(t, m):
        return 0
    dice = TEST_DICE + moved + p.smash + t.data.units[t.unit[m]].smash + friend_dice(t, m)
    if moved and t.bits[m] & UNSTOPPABLE:
        dice += UNSTOPPABLE_DIE
    if is_injured(t, o):
        dice += INJURED_DIE
    if was_pinned:
        dice += PINNED_DIE
    return dice


def fight_survive_dice(t: State, o: int, m: int) -> int:
    """The dice of the Survive test in an Assault: three, +1 for a friend (fp.assault.survive_friend), +1 if the
    attacker is Injured (fp.assault.survive_injured).
    """
    return TEST_DICE + friend_dice(t, o) + (INJURED_DIE if is_injured(t, m) else 0)


def friend_dice(t: State, m: int) -> int:
    """A friend in the cube, the Horde, and an Imposing presence."""
    friends = friends_in(t, m, t.cube[m])
    dice = FRIEND_DIE if friends else 0
    if t.bits[m] & HORDE:
        dice += sum(1 for f in friends if t.bits[f] & HORDE)
    return dice + (IMPOSING_DIE if t.bits[m] & IMPOSING else 0)


def can_fight(t: State, m: int) -> bool:
    """A Pinned model never makes a Fight test (fp.pinned.no_fight), nor one without the stat (fp.dice.blank)."""
    return not t.status[m] & PINNED and t.data.units[t.unit[m]].fight > 0


def throws_back(t: State, m: int, pid: int) -> list[int]:
    """The cubes at which a model could throw this weapon."""
    return cube_aims(t, m, line(t, pid))


def throws(t: State, m: int) -> list[int]:
    """Where a Power Seed can be thrown: one or two cubes away, in sight or by a lob (fp.seed.throw)."""
    least = SEED_RANGE if t.settings.seed_throw == "exactly 2" else 1
    here = t.cube[m]
    found = []
    for cube in range(t.land.cubes):
        near = t.land.stand[cube] and least <= distance(t, here, cube) <= SEED_RANGE
        if near and (sees_cube(t, m, cube) or can_lob(t, m, cube)):
            found.append(cube)
    return found


def moved_dice(t: State, why: int) -> int:
    """The dice for moving in: two (fp.assault.moved); three for an Unstoppable model (fp.kw.unstoppable)."""
    if why == BY_MOVING or (why == BY_FORCE and t.settings.forced_mover_bonus):
        return MOVED_DICE
    return MOVED_DICE if why == ON_PINNED and t.settings.pinned_mover_bonus else 0
