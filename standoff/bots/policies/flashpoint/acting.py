"""What the active model does: plans of one Activation, each by what it brings and where it leaves the model."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.flashpoint.attacks import best_fight, health_left
from standoff.bots.policies.flashpoint.goals import RUN, prize
from standoff.bots.policies.flashpoint.grades import NEVER
from standoff.bots.policies.flashpoint.held import knives_of
from standoff.bots.policies.flashpoint.odds import WHOLE, doomed
from standoff.bots.policies.flashpoint.scene import LATER, PERCENT, Scene
from standoff.bots.policies.flashpoint.worth import life, point
from standoff.games.flashpoint.arms import has_support_weapon
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.finds import delivers, pickable
from standoff.games.flashpoint.legal import may_take
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    CROUCH,
    DEFIANCE,
    DONE,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_ADVANCE,
    GRAPPLE_FETCH,
    ONE_MAN_ARMY,
    PUT_SEED,
    RAMPAGE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    Treat,
    UseItem,
)
from standoff.games.flashpoint.names import (
    COMMAND_SIDES,
    CROUCHED,
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    FLAG,
    I_CAMOUFLAGE,
    I_DROP_WALL,
    I_OVERSHIELD,
    I_SENSOR,
    I_SHROUD,
    I_THRUSTER,
    LONG,
    NONE,
    PINNED,
    PLACES,
    SCOUT,
    SNIPER_SCOPE,
    STOIC,
)
from standoff.games.flashpoint.paths import within
from standoff.games.flashpoint.queries import enemies_in, home, side
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import CENTRE

IDLE: Final = 20
"""What is lost by doing nothing more."""
CROUCH_SAVES: Final = 18
"""How much of the danger a Crouched model is spared, in per cent (fp.shoot.survive_crouched)."""
CROUCH_AIMS: Final = 118
"""What a shot is worth with the die for being Crouched, in per cent (fp.shoot.crouched)."""
DIE: Final = 30
"""What a command die or an item could be worth to somebody else, or later."""
EXCEPTIONAL: Final = 60
FINALISTS: Final = 3
"""In so many cubes all places are looked at."""
TWICE: Final = 2

CAMOUFLAGE_SAVES: Final = 70
OVERSHIELD_SAVES: Final = 25
WALL_SAVES: Final = 35
SHROUD_SAVES: Final = 30
"""How much of the danger an item takes away, in per cent."""
SENSED: Final = 60
THROWN: Final = 55
"""How likely a throw succeeds, in per cent."""
CARELESS: Final = 500


class Outlook:
    """The best places within reach, by the steps that they take: to shoot from at once (`attack`), to be in (`hide`),
    to Crouch in (`cover`). A Flag that can be taken lies `flag` steps away (NONE if none does), in a place that is
    worth `beside`.
    """

    __slots__ = ("attack", "beside", "cover", "flag", "hide", "scene")

    def __init__(self, scene: Scene, speed: int) -> None:
        self.scene = scene
        self.attack: list[int] = [NEVER] * (speed + 1)
        self.hide: list[int] = [NEVER] * (speed + 1)
        self.cover: list[int] = [NEVER] * (speed + 1)
        self.flag: int = NONE
        self.beside: int = NEVER
        t, m = scene.t, scene.m
        far = within(t, m, speed)
        cube: int
        steps: int
        promising: list[int] = []
        values: list[int] = []
        for cube, steps in far.items():
            if not t.land.stand[cube]:
                continue
            value = self._look(cube, steps, scene.t.land.slots(cube)[0] if cube != t.cube[m] else max(t.slot[m], 0))
            if CENTRE in t.land.slots(cube):
                value = max(value, self._look(cube, steps, CENTRE))
            if t.scenario == FLAG and cube != t.cube[m] and prize(t, m, cube, 0):
                self.flag = steps
                self.beside = value + prize(t, m, cube, 0)
            at: int = len(values)
            while at > 0 and values[at - 1] < value:
                at -= 1
            if at < FINALISTS:
                values.insert(at, value)
                promising.insert(at, cube)
                del values[FINALISTS:]
                del promising[FINALISTS:]
        slot: int
        for cube in promising:
            for slot in t.land.slots(cube):
                self._look(cube, far[cube], slot)

    def _look(self, cube: int, steps: int, slot: int) -> int:
        """A place: what it is worth with a shot from it now, and without."""
        scene = self.scene
        place = cube * PLACES + slot
        value = scene.place(place, steps > 0)
        self.attack[steps] = max(self.attack[steps], value)
        hidden = value if scene.met else value - scene.shot * (scene.aim - LATER) // PERCENT
        self.hide[steps] = max(self.hide[steps], hidden)
        if not scene.met:
            self.cover[steps] = max(self.cover[steps], hidden + scene.danger * CROUCH_SAVES // PERCENT)
        return value

    def best_attack(self, speed: int) -> int:
        """The best place within so many steps, with what is shot from it."""
        return max(_most(self.attack, speed), self._run(speed))

    def best_hide(self, speed: int) -> int:
        """The best place within so many steps, if nothing is shot from it now."""
        return max(_most(self.hide, speed), self._run(speed))

    def _run(self, speed: int) -> int:
        """A Flag within so many steps is taken on the way, and run on with."""
        return self.beside + RUN * (speed - self.flag) if NONE < self.flag <= speed else NEVER

    def best_cover(self, speed: int) -> int:
        """The best place within so many steps to Crouch in."""
        return _most(self.cover, speed)


def _most(row: list[int], speed: int) -> int:
    best: int = NEVER
    steps: int
    for steps in range(min(speed + 1, len(row))):
        best = max(best, row[steps])
    return best


def act(t: State) -> list[int]:
    """What each action of the active model is worth."""
    m = t.active
    if t.status[m] & PINNED:
        return [_when_pinned(code) for code in t.options]
    if t.arriving:
        return [_when_arriving(code) for code in t.options]
    return Activation(t, m).values()


def _when_pinned(code: int) -> int:
    if code == DEFIANCE:
        return 2 * EXCEPTIONAL
    return EXCEPTIONAL if code == STAND_UP else -2 * EXCEPTIONAL


def _when_arriving(code: int) -> int:
    if code == ADVANCE:
        return 2 * EXCEPTIONAL
    return EXCEPTIONAL if code == FREE_ADVANCE else -2 * EXCEPTIONAL


class Activation:
    """The active model and what it could do with the actions that are left."""

    __slots__ = ("cube", "danger", "free_shot", "hide", "m", "now", "options", "outlook", "scene", "speed", "stay", "t")

    def __init__(self, t: State, m: int) -> None:
        self.t = t
        self.m = m
        self.options: list[int] = t.options
        self.free_shot: bool = not t.free_used and self._dice(DIE_SHOOT) > 0
        after: int = 1 if t.left > 1 and may_take(t, SHOOTING) else 0
        if self.free_shot:
            after += 1
        self.scene: Scene = Scene(t, m, after * PERCENT if after else LATER, t.left < TWICE or not self.free_shot)
        self.cube: int = t.cube[m]
        here = self.cube * PLACES + max(t.slot[m], 0)
        self.scene.measure(here)
        self.danger: int = self.scene.danger
        self.now: int = self.scene.shot
        self.stay: int = self.scene.goals.at(self.cube) - self.danger + self.now * LATER // PERCENT
        card = t.data.units[t.unit[m]]
        self.speed: int = card.speed[0] + t.boost
        if has_support_weapon(t, m):
            self.speed = min(self.speed, 1)
        widest: int = 0
        if ADVANCE in t.options:
            widest = self.speed
        if FREE_ADVANCE in t.options or GRAPPLE_ADVANCE in t.options:
            widest += 1
        if SPRINT in t.options:
            widest = max(widest, card.speed[1] + t.boost)
        self.outlook: Outlook = Outlook(self.scene, widest)
        self.hide: int = max(self.stay, self.outlook.best_hide(self.speed)) if ADVANCE in t.options else self.stay

    def _dice(self, face: int) -> int:
        return self.t.command[side(self.t, self.m) * COMMAND_SIDES + face]

    def values(self) -> list[int]:
        """What each option is worth. What is free is worth the best of the rest and what it adds."""
        out: list[int] = []
        best: int = NEVER
        code: int
        for code in self.options:
            value = self._plain(code)
            best = max(best, value)
            out.append(value)
        i: int
        for i in range(len(out)):
            if out[i] == NEVER:
                out[i] = best + self._extra(self.options[i])
        return out

    def _plain(self, code: int) -> int:
        """Actions that take the place of others; NEVER for those that come on top."""
        t = self.t
        if code == DONE:
            return self.stay - IDLE if t.left == TWICE else self.stay
        if code == ADVANCE:
            return self._advance()
        if code == SPRINT:
            return self.outlook.best_hide(t.data.units[t.unit[self.m]].speed[1] + t.boost) - self._risen()
        if code == SHOOTING:
            return max(self.now + self._rest(), self._long_shot() + self.stay) + (self.now if self.free_shot else 0)
        if code == CROUCH:
            return self._crouch()
        if code == ASSAULT:
            return self.stay + self._melee()
        if code == THROW_SEED:
            return self._throw()
        if code == GO_BACK:
            return self.scene.place(t.anchor * PLACES + CENTRE, True)
        return NEVER

    def _advance(self) -> int:
        """A move, with a shot from the new place or a Crouch there if there is an action left for it. Beside an enemy
        that would be to break away, and it strikes first (fp.break.fight).
        """
        best = self.outlook.best_attack(self.speed)
        if self.t.left == TWICE and not self.t.bits[self.m] & STOIC:
            best = max(best, self.outlook.best_cover(self.speed))
        return best - self.scene.struck(self.cube) - self._risen()

    def _risen(self) -> int:
        """What is lost with the Crouched marker, which a Scout keeps in an Advance (fp.crouch.advance)."""
        if self.t.status[self.m] & CROUCHED and not self.t.bits[self.m] & SCOUT:
            return self.danger * CROUCH_SAVES // PERCENT
        return 0

    def _long_shot(self) -> int:
        """The best shot from here that takes both actions, through a scope or with a slow weapon (fp.kw.long)."""
        t = self.t
        p: Profile
        for p in self.scene.guns:
            if t.left == TWICE and self.scene.short and p.bits & (LONG | SNIPER_SCOPE):
                patient = Scene(t, self.m, PERCENT, False)
                patient.measure(self.cube * PLACES + max(t.slot[self.m], 0))
                return patient.shot - patient.shot * LATER // PERCENT
        return 0

    def _rest(self) -> int:
        """What is best after a shot."""
        if self.t.left < TWICE:
            return self.stay - self.now * LATER // PERCENT
        return max(self.hide, self.stay + self._spared())

    def _spared(self) -> int:
        """What a Crouch saves."""
        return 0 if self.t.status[self.m] & CROUCHED else self.danger * CROUCH_SAVES // PERCENT

    def _crouch(self) -> int:
        gain = self._spared()
        if not gain and self.t.status[self.m] & CROUCHED:
            return self.stay - IDLE
        if self.t.left > 1 and SHOOTING in self.options:
            shots: int = TWICE if self.free_shot else 1
            return self.stay + gain + self.now * shots * CROUCH_AIMS // PERCENT - self.now * LATER // PERCENT
        return self.stay + gain + self._found()

    def _found(self) -> int:
        """What could be picked up in this cube (fp.item.pick_by)."""
        return DIE if pickable(self.t, self.m, self.cube) else 0

    def _melee(self) -> int:
        """The best fight in this cube."""
        t = self.t
        held = knives_of(t, self.m)
        best: int = 0
        o: int
        for o in enemies_in(t, self.m, self.cube):
            pinned = t.status[o] & PINNED != 0
            best = max(best, best_fight(t, self.m, o, held, self.cube, 0, pinned))
        return best

    def _throw(self) -> int:
        """A Power Seed into the station, if it cannot be carried there at once."""
        t = self.t
        station = t.stations[home(t, side(t, self.m))]
        if t.land.distance(self.cube, station) > TWICE or delivers(t, self.m, self.cube):
            return self.stay - CARELESS
        return self.stay + point(t) * THROWN // PERCENT

    # -- On top of the rest --------------------------------------------------------------------------------------------

    def _extra(self, code: int) -> int:
        """What a free action adds to the best of the others."""
        t = self.t
        if code == FREE_SHOOT:
            return self.now - DIE if t.left == 0 or SHOOTING in self.options else self.now // TWICE - DIE
        if code == FREE_ASSAULT:
            return self._melee() - DIE
        if code in (FREE_ADVANCE, GRAPPLE_ADVANCE):
            return self._one_more() - DIE
        if code == GRAPPLE_FETCH:
            return EXCEPTIONAL - DIE
        if code == ONE_MAN_ARMY:
            free = self._dice(DIE_ADVANCE) + self._dice(DIE_SHOOT) + self._dice(DIE_ASSAULT)
            return EXCEPTIONAL if free > 1 else -DIE
        if code == ALLIANCE:
            return self.now - DIE
        if code == RAMPAGE:
            return EXCEPTIONAL
        if code == PUT_SEED:
            return -CARELESS
        return self._with_things(code)

    def _one_more(self) -> int:
        """A cube more, now or before an Advance."""
        more = self.outlook.best_attack(self.speed + 1 if ADVANCE in self.options else 1)
        less = self._advance() if ADVANCE in self.options else self.stay
        return more - max(less, self.stay)

    def _with_things(self, code: int) -> int:
        t = self.t
        match read(code):
            case UseItem(item):
                return self._use(t.item_kind[item])
            case Treat(o):
                left, shields = health_left(t, o), t.shields[o] + t.extra[o]
                return (doomed(left, shields) - doomed(left + 1, shields)) * life(t, o) // WHOLE
        return -CARELESS

    def _use(self, kind: int) -> int:
        """An item of Type II: what it saves, or lets the model do."""
        if kind == I_OVERSHIELD:
            return self.danger * OVERSHIELD_SAVES // PERCENT - DIE // TWICE
        if kind == I_CAMOUFLAGE:
            if self.now and (SHOOTING in self.options or self.free_shot):
                return -DIE
            return self.danger * CAMOUFLAGE_SAVES // PERCENT - EXCEPTIONAL
        if kind == I_DROP_WALL:
            return self.danger * WALL_SAVES // PERCENT - EXCEPTIONAL if self.t.left == 0 else -DIE
        if kind == I_SHROUD:
            return self.danger * SHROUD_SAVES // PERCENT - EXCEPTIONAL if self.t.left == 0 else -DIE
        if kind == I_SENSOR:
            return SENSED - DIE if self.now == 0 and self.scene.within_reach(self.cube) else -DIE
        if kind == I_THRUSTER:
            return self.outlook.best_attack(self.speed + 1) - self._advance() - DIE if ADVANCE in self.options else -DIE
        return -DIE
