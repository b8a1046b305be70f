"""What a model wants to be near to, by scenario: enemies, objects, markers, and things that lie about."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.ground import FAR, Ground
from standoff.bots.policies.flashpoint.things import armed, has_room, known_item, weapon_gain
from standoff.bots.policies.flashpoint.worth import held_by, point
from standoff.games.flashpoint.finds import may_take, scoring_cubes
from standoff.games.flashpoint.names import (
    CARRIED,
    FLAG,
    ODDBALL,
    OFF,
    STOCKPILE,
    STRONGHOLDS,
)
from standoff.games.flashpoint.queries import carries_object, enemies_in, foes, gait, home, side, team
from standoff.games.flashpoint.state import State

WHOLE: Final = 1000
PERCENT: Final = 100

GLIDE: Final = (1000, 840, 730, 640, 560, 490, 420, 360, 300, 250, 200, 160, 120, 90, 60, 40, 20)
"""How much of a goal is felt so many steps away."""
NEAR: Final = (1000, 600, 400, 250, 120, 50)
"""The same for things that are picked up on the way."""

HUNT: Final = 260
"""To be where an enemy can be reached."""
BALL: Final = 1300
FLAG_TO_TAKE: Final = 2000
FLAG_TO_BRING: Final = 2600
FLAG_TO_STOP: Final = 1000
FLAG_TO_GUARD: Final = 350
FLAG_FOR_MORE: Final = 1000
"""The enemy's Flag, to a side that is ahead."""
FLAG_TO_HOLD: Final = 2000
"""One's own Flag, to a side that is ahead: nobody takes it from a cube in which an enemy stands (fp.item.no_enemy)."""
SEED_TO_TAKE: Final = 1000
SEED_TO_STEAL: Final = 1100
SEED_TO_BRING: Final = 2200
TAKE_IT: Final = 500
"""An object that lies where a model goes; the pull towards it counts besides."""
RUN: Final = 180
"""And for each step that is left to run on with a Flag."""
CARRIER_TO_STOP: Final = 700
ESCORT: Final = 220
SHARES: Final = (100, 55, 30)
"""How much of an object is for the nearest of a side, for the second, and for whoever else, in per cent."""
FLAG_SHARES: Final = (100, 90, 70)
"""The same of a Flag: it stays where its carrier falls, and the next one should be there."""
FRIEND_HOLDS: Final = 12
"""How much of a marker remains that a friend holds alone, in per cent."""
CONTESTED: Final = 110
SHY: Final = 90
"""What it is worth to the carrier of the Oddball to have an enemy far off."""
PRECIOUS: Final = 150
"""How much more careful such a carrier is, in per cent."""
BOLD: Final = 25
"""The same of whoever carries a Flag: where he falls it lies nearer to home, and the next one takes it."""
USUAL: Final = 100
WEAPON_USES: Final = 2
"""A better weapon is used more than once."""


class Goals:
    """The goals of one model: rows of steps to cubes, each with a weight and the steps that may be missing; things to
    pick up; how much its own safety counts, in per cent.
    """

    __slots__ = ("caution", "finds", "found", "gains", "rows", "shuns", "slacks", "weights")

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.weights: list[int] = []
        self.slacks: list[int] = []
        self.finds: list[list[int]] = []
        self.gains: list[int] = []
        self.shuns: list[list[int]] = []
        self.caution: int = USUAL
        self.found: dict[int, int] = {}

    def pull(self, row: list[int], weight: int, slack: int) -> None:
        """A goal that need be approached only so far."""
        self.rows.append(row)
        self.weights.append(weight)
        self.slacks.append(slack)

    def at(self, cube: int) -> int:
        """What a cube is worth: the best goal that it serves, and the best thing that is near."""
        total = self.found.get(cube)
        if total is None:
            total = self.found[cube] = self._at(cube)
        return total

    def _at(self, cube: int) -> int:
        best: int = 0
        i: int
        for i in range(len(self.rows)):
            steps = max(0, self.rows[i][cube] - self.slacks[i])
            best = max(best, self.weights[i] * GLIDE[min(steps, len(GLIDE) - 1)] // WHOLE)
        thing: int = 0
        for i in range(len(self.finds)):
            steps = self.finds[i][cube]
            if steps < len(NEAR):
                thing = max(thing, self.gains[i] * NEAR[steps] // WHOLE)
        total: int = best + thing
        row: list[int]
        for row in self.shuns:
            total -= SHY * GLIDE[min(row[cube], len(GLIDE) - 1)] // WHOLE
        return total


def goals_of(t: State, m: int, ground: Ground, reach: int) -> Goals:
    """What a model wants, now."""
    out = Goals()
    way = gait(t, m)
    if t.scenario == ODDBALL:
        _oddball(t, m, ground, way, reach, out)
    elif t.scenario == FLAG:
        _flag(t, m, ground, way, reach, out)
    elif t.scenario == STRONGHOLDS:
        _strongholds(t, m, ground, way, out)
    elif t.scenario == STOCKPILE:
        _stockpile(t, m, ground, way, reach, out)
    if not carries_object(t, m):
        _hunt(t, m, ground, way, reach, out)
        _things(t, m, ground, way, out)
    return out


def _hunt(t: State, m: int, ground: Ground, way: int, reach: int, out: Goals) -> None:
    """To the enemies, as near as the weapon asks for."""
    o: int
    for o in foes(t, m):
        if t.cube[o] != OFF:
            out.pull(ground.way_row(t.cube[o], way), HUNT, max(0, reach - 1))


def _things(t: State, m: int, ground: Ground, way: int, out: Goals) -> None:
    """Items and weapons that lie on the board."""
    i: int
    if has_room(t, m):
        seat = side(t, m)
        for i in range(len(t.item_at)):
            if t.item_at[i] >= 0:
                out.finds.append(ground.way_row(t.item_at[i], way))
                out.gains.append(known_item(t, seat, i))
    own: int = -1
    for i in range(len(t.arm_at)):
        if t.arm_at[i] >= 0:
            if own < 0:
                own = armed(t, m)
            gain = weapon_gain(t, m, t.arm_kind[i], own)
            if gain:
                out.finds.append(ground.way_row(t.arm_at[i], way))
                out.gains.append(gain * WEAPON_USES)


def _rank(t: State, m: int, row: list[int]) -> int:
    """Is this model the nearest of its side to a goal (0), the second (1), or neither (2)? Carriers do not count."""
    own = row[t.cube[m]] if t.cube[m] != OFF else FAR
    before: int = 0
    o: int
    for o in team(t, side(t, m)):
        if o != m and t.cube[o] != OFF and not carries_object(t, o):
            steps = row[t.cube[o]]
            if steps < own or (steps == own and o < m):
                before += 1
    return min(before, len(SHARES) - 1)


def _share(t: State, m: int, row: list[int]) -> int:
    """How much of a goal is for this model, in per cent: all if it is the nearest of its side."""
    return SHARES[_rank(t, m, row)]


def carrier(t: State, o: int) -> int:
    """Who carries an object, or OFF."""
    at = t.object_at[o]
    return CARRIED - at if at <= CARRIED else OFF


def prize(t: State, m: int, cube: int, left: int) -> int:
    """What lies in a cube for whoever enters it with so many steps left: an object of the scenario, and a Flag that can
    be run on with at once. Beside an enemy nothing is picked up (fp.item.no_enemy).
    """
    if t.scenario == STRONGHOLDS or cube not in t.object_at or enemies_in(t, m, cube):
        return 0
    o: int
    for o in range(len(t.object_at)):
        if t.object_at[o] == cube and may_take(t, m, o):
            return TAKE_IT + RUN * left if t.scenario == FLAG else TAKE_IT
    return 0


def _oddball(t: State, m: int, ground: Ground, way: int, reach: int, out: Goals) -> None:
    """Whoever holds the Oddball keeps away from everybody; the others come near to it (fp.oddball.point)."""
    if not t.object_at:
        return
    holder = carrier(t, 0)
    if holder == m:
        out.caution = PRECIOUS
        o: int
        for o in foes(t, m):
            if t.cube[o] != OFF:
                out.shuns.append(ground.way_row(t.cube[o], way))
    elif holder == OFF:
        row = ground.way_row(t.object_at[0], way)
        out.pull(row, BALL * _share(t, m, row) // PERCENT, 0)
    elif side(t, holder) == side(t, m):
        out.pull(ground.way_row(t.cube[holder], way), ESCORT, 2)
    else:
        out.pull(ground.way_row(t.cube[holder], way), CARRIER_TO_STOP, max(0, reach - 2))


def _flag(t: State, m: int, ground: Ground, way: int, reach: int, out: Goals) -> None:
    """Bring the enemy's Flag to one's own markers, and stop whoever has one's own (fp.flag.score). A side that is ahead
    would rather stand on its own.
    """
    seat = side(t, m)
    if not t.object_at:
        return
    if carries_object(t, m):
        out.caution = BOLD
        cube: int
        for cube in scoring_cubes(t, seat):
            out.pull(ground.way_row(cube, way), FLAG_TO_BRING, 0)
        return
    own, theirs = home(t, seat), 1 - home(t, seat)
    ahead = t.score[seat] > t.score[1 - seat]
    holder = carrier(t, theirs)
    if holder == OFF:
        row = ground.way_row(t.object_at[theirs], way)
        wanted: int = FLAG_FOR_MORE if ahead else FLAG_TO_TAKE
        out.pull(row, wanted * FLAG_SHARES[_rank(t, m, row)] // PERCENT, 0)
    elif holder != m:
        out.pull(ground.way_row(t.cube[holder], way), ESCORT, 2)
    thief = carrier(t, own)
    if thief != OFF:
        out.pull(ground.way_row(t.cube[thief], way), FLAG_TO_STOP, max(0, reach - 2))
    else:
        row = ground.way_row(t.object_at[own], way)
        rank = _rank(t, m, row)
        if ahead:
            out.pull(row, FLAG_TO_HOLD * FLAG_SHARES[rank] // PERCENT, 0)
        elif rank == 0:
            out.pull(row, FLAG_TO_GUARD, 2)


def _strongholds(t: State, m: int, ground: Ground, way: int, out: Goals) -> None:
    """Stand in the cubes of the markers when the Round ends, alone of one's side is enough (fp.hold.score)."""
    seat = side(t, m)
    o: int
    for o in range(len(t.object_home)):
        cube = t.object_home[o]
        worth: int = t.values[o] * point(t)
        friends: int = 0
        enemies: int = 0
        x: int
        for x in range(t.models):
            if x != m and t.cube[x] != OFF and t.land.same_cube(cube, t.cube[x]):
                if side(t, x) == seat:
                    friends += 1
                else:
                    enemies += 1
        if friends and not enemies:
            worth = worth * FRIEND_HOLDS // PERCENT
        elif enemies:
            worth = worth * CONTESTED // PERCENT
        row = ground.way_row(cube, way)
        if not friends and not t.land.same_cube(cube, t.cube[m]):
            worth = worth * _free_share(t, m, row) // PERCENT
        out.pull(row, worth, 0)


def _free_share(t: State, m: int, row: list[int]) -> int:
    """The same as `_share`, but whoever holds a marker stays there."""
    own = row[t.cube[m]] if t.cube[m] != OFF else FAR
    o: int
    for o in team(t, side(t, m)):
        if o != m and t.cube[o] != OFF and row[t.cube[o]] < own and not held_by(t, o):
            return SHARES[1]
    return PERCENT


def _stockpile(t: State, m: int, ground: Ground, way: int, reach: int, out: Goals) -> None:
    """Power Seeds into one's own station, also those of the enemy's (fp.seed.deposit, fp.seed.station_owner)."""
    seat = side(t, m)
    if carries_object(t, m):
        out.pull(ground.way_row(t.stations[home(t, seat)], way), SEED_TO_BRING, 0)
        return
    theirs = t.stations[1 - home(t, seat)]
    o: int
    for o in range(len(t.object_at)):
        holder = carrier(t, o)
        if holder != OFF:
            if side(t, holder) != seat:
                out.pull(ground.way_row(t.cube[holder], way), CARRIER_TO_STOP, max(0, reach - 1))
        elif may_take(t, m, o):
            row = ground.way_row(t.object_at[o], way)
            stolen = t.land.same_cube(theirs, t.object_at[o])
            out.pull(row, (SEED_TO_STEAL if stolen else SEED_TO_TAKE) * _share(t, m, row) // PERCENT, 0)
