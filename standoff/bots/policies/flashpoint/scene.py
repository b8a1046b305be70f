"""Places by what a model could do to its enemies from there, and they to it."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.attacks import best_fight, best_shot, charge
from standoff.bots.policies.flashpoint.goals import Goals, goals_of
from standoff.bots.policies.flashpoint.ground import CLEAR_IN, CLEAR_OUT, SEEN, UNKNOWN, Ground, ground_of
from standoff.bots.policies.flashpoint.held import guns_of, knives_of, longest
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.names import ACTIVATED, HIDDEN, NONE, OFF, PINNED, PLACES
from standoff.games.flashpoint.queries import foes, height, side
from standoff.games.flashpoint.state import State

LOOKS: Final = 8
"""How many ways there are to see each other."""
ALL_SEEN: Final = SEEN | CLEAR_OUT | CLEAR_IN
LEVELS: Final = 3
SAME: Final = 0
ABOVE: Final = 1
BELOW: Final = 2
"""The model is as high as its enemy, higher or lower."""
RANGES: Final = 16

PERCENT: Final = 100
YET_TO_ACT: Final = 75
"""How much of what an enemy could do counts if it has not acted in this Round, in per cent."""
HAS_ACTED: Final = 40
LYING: Final = 50
"""A Pinned enemy has to stand up first: so much of that is left."""
LATER: Final = 35
"""How much of what a model could do from a place counts if it cannot do it in this Activation."""
COMING: Final = 30
"""How much of a shot counts that an enemy could have after a move."""
STRIDE: Final = 2
"""So many cubes an enemy moves before it shoots."""
IN_A_FIGHT: Final = 50
"""How much of their shots counts where enemies would shoot at a fight (fp.shoot.friendly_fire)."""


class Scene:
    """A model, its enemies and the ground; what is found out about them is kept for one question.

    For each enemy: its row of looks and of ranges, and what the best shot is worth in either direction by range, level
    and look, filled as needed. `measure` says of a place what is to be feared there (`danger`) and what the best shot
    from it is worth (`shot`). `aim` is how much of that counts, in per cent.
    """

    __slots__ = (
        "aim",
        "at",
        "coming",
        "danger",
        "enemies",
        "fought",
        "gives",
        "goals",
        "ground",
        "guns",
        "height",
        "keys",
        "looks",
        "m",
        "met",
        "reach",
        "reaches",
        "sensed",
        "short",
        "shot",
        "spans",
        "t",
        "takes",
    )

    def __init__(self, t: State, m: int, aim: int, short: bool) -> None:
        self.t = t
        self.m = m
        self.aim = aim
        self.short = short
        self.ground: Ground = ground_of(t)
        self.height: int = height(t, m)
        self.guns: list[Profile] = guns_of(t, m)
        self.reach: int = longest(self.guns)
        self.sensed: bool = t.sensors[side(t, m)] > 0
        self.enemies: list[int] = []
        self.looks: list[list[int]] = []
        self.spans: list[list[int]] = []
        self.gives: list[list[int]] = []
        self.takes: list[list[int]] = []
        self.keys: list[int] = []
        self.reaches: list[int] = []
        self.coming: int = 0
        self.at: int = NONE
        self.met: bool = False
        self.fought: int = 0
        self.danger: int = 0
        self.shot: int = 0
        o: int
        for o in foes(t, m):
            if t.cube[o] != OFF:
                self.enemies.append(o)
                place = t.cube[o] * PLACES + max(t.slot[o], 0)
                self.looks.append(self.ground.look_row(place, self.height, height(t, o)))
                self.spans.append(self.ground.span_row(t.cube[o]))
                self.gives.append([UNKNOWN] * (RANGES * LEVELS * LOOKS))
                self.takes.append([UNKNOWN] * (RANGES * LEVELS * LOOKS))
                self.keys.append(NONE)
                self.reaches.append(longest(guns_of(t, o)))
        self.goals: Goals = goals_of(t, m, self.ground, self.reach)

    # -- One place -----------------------------------------------------------------------------------------------------

    def measure(self, place: int) -> None:
        """What all enemies could do to the model in a place, each counted by how soon it acts; and its best shot."""
        cube = place // PLACES
        if cube != self.at:
            self._turn_to(cube)
        danger: int = self.coming
        best: int = 0
        i: int
        for i in range(len(self.keys)):
            key = self.keys[i]
            if key < 0:
                continue
            look = self.looks[i][place]
            if look < 0:
                look = self._look(i, place)
            key += look
            harm = self.takes[i][key]
            if harm < 0:
                harm = self._take(i, key)
            danger += harm
            gain = self.gives[i][key]
            if gain < 0:
                gain = self._give(i, key)
            best = max(best, gain)
        if self.met:
            danger = danger * IN_A_FIGHT // PERCENT + self.fought
            best = 0
        self.danger = danger * self.goals.caution // PERCENT
        self.shot = best

    def place(self, place: int, fighting: bool) -> int:
        """What it is worth to stand in a place; `fighting`: it has just moved in, so that an enemy there is fought."""
        self.measure(place)
        total: int = self.goals.at(self.at) - self.danger
        if self.met:
            return total + self.charge(self.at) if fighting else total
        return total + self.shot * self.aim // PERCENT

    def charge(self, cube: int) -> int:
        """The best fight of the model if it moves into a cube."""
        return charge(self.t, self.m, knives_of(self.t, self.m), cube)

    def struck(self, cube: int) -> int:
        """What the best of the enemies in a cube does to the model as it leaves (fp.break.fight)."""
        t = self.t
        worst: int = 0
        o: int
        for o in self.enemies:
            if t.cube[o] == cube and not t.status[o] & PINNED:
                worst = max(worst, best_fight(t, o, self.m, knives_of(t, o), cube, 0, False))
        return worst

    def within_reach(self, cube: int) -> bool:
        """Is an enemy near enough to be shot at from a cube, seen or not?"""
        i: int
        for i in range(len(self.spans)):
            if self.spans[i][cube] <= self.reach:
                return True
        return False

    def hope(self, cube: int, speed: int) -> int:
        """What the best shot could be worth after a move: in full sight of an enemy who is near enough."""
        best: int = 0
        i: int
        for i in range(len(self.spans)):
            span = self.spans[i][cube]
            if 0 < span <= self.reach + speed:
                key = min(span, self.reach) * LEVELS * LOOKS + ALL_SEEN
                found = self.gives[i][key]
                best = max(best, found if found >= 0 else self._give(i, key))
        return best

    # -- Found out as needed -------------------------------------------------------------------------------------------

    def _turn_to(self, cube: int) -> None:
        """The range and level of each enemy, from a cube; and the fights that there would be in it. Whether somebody
        out of range sees the model need not be found out: he is feared alike.
        """
        t = self.t
        level = t.land.level(cube)
        self.at = cube
        self.met = False
        self.fought = 0
        self.coming = 0
        i: int
        for i in range(len(self.enemies)):
            o = self.enemies[i]
            there = t.cube[o]
            if there == cube:
                self.met = True
                self.keys[i] = NONE
                self.fought += best_fight(t, o, self.m, knives_of(t, o), cube, 0, False) * self._fear(o) // PERCENT
                continue
            other = t.land.level(there)
            relation: int = SAME if other == level else ABOVE if level > other else BELOW
            span = self.spans[i][cube]
            key = (span * LEVELS + relation) * LOOKS
            self.keys[i] = key
            if span > self.reach and span > self.reaches[i]:
                self.keys[i] = NONE
                harm = self.takes[i][key]
                self.coming += harm if harm >= 0 else self._take(i, key)

    def _fear(self, o: int) -> int:
        """How much of what an enemy could do counts, in per cent."""
        t = self.t
        fear: int = HAS_ACTED if t.status[o] & ACTIVATED else YET_TO_ACT
        return fear * LYING // PERCENT if t.status[o] & PINNED else fear

    def _look(self, i: int, place: int) -> int:
        """What the model in a place and an enemy see of each other."""
        t, o = self.t, self.enemies[i]
        there = t.cube[o] * PLACES + max(t.slot[o], 0)
        return self.ground.look(self.looks[i], place, self.height, there, height(t, o))

    def _give(self, i: int, key: int) -> int:
        """What the best shot at an enemy is worth from a place with this range, level and look."""
        t, m, o = self.t, self.m, self.enemies[i]
        look, span, relation = key % LOOKS, key // (LEVELS * LOOKS), key // LOOKS % LEVELS
        found: int = 0
        if span <= self.reach and (self.sensed or (look & SEEN and not t.status[o] & HIDDEN)):
            clear = look & CLEAR_OUT != 0 and not t.status[o] & HIDDEN
            found = best_shot(t, m, o, self.guns, span, clear, relation == ABOVE, self.short, beside(t, o))
        self.gives[i][key] = found
        return found

    def _take(self, i: int, key: int) -> int:
        """What the best shot of an enemy is worth to it; one that does not see the model may yet come near."""
        t, m, o = self.t, self.m, self.enemies[i]
        look, span, relation = key % LOOKS, key // (LEVELS * LOOKS), key // LOOKS % LEVELS
        reach = self.reaches[i]
        found: int = 0
        if span <= reach + STRIDE:
            seen = look & SEEN != 0 and span <= reach
            clear = seen and look & CLEAR_IN != 0
            found = best_shot(t, o, m, guns_of(t, o), min(span, reach), clear, relation == BELOW, False, False)
            found = found * self._fear(o) // PERCENT
            if not seen:
                found = found * COMING // PERCENT
        self.takes[i][key] = found
        return found


def beside(t: State, o: int) -> bool:
    """Is somebody of the other side in the cube of this model?"""
    x: int
    for x in foes(t, o):
        if t.cube[x] == t.cube[o]:
            return True
    return False
