"""What stands against an action of the active model."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.flashpoint.arms import has_support_weapon
from standoff.games.flashpoint.figures import LONG_ACTION
from standoff.games.flashpoint.messages import objections as o
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    CROUCH,
    DEFIANCE,
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
    DIE_ADVANCE,
    DIE_ASSAULT,
    DIE_SHOOT,
    MEDIC,
    ODDBALL,
    PINNED,
    STOCKPILE,
)
from standoff.games.flashpoint.queries import burdened, carries_object, dice_showing, enemy_near, friends_in, side
from standoff.games.flashpoint.refusals.items import against_grappling, against_item
from standoff.games.flashpoint.state import State

SHORT_ACTIONS = (ADVANCE, CROUCH, SHOOTING, THROW_SEED)
DICE = {FREE_ADVANCE: DIE_ADVANCE, FREE_SHOOT: DIE_SHOOT, FREE_ASSAULT: DIE_ASSAULT}
"""The free actions that a command die gives, with what it shows."""

ORDERS: dict[int, type[Objection]] = {
    ALLIANCE: o.NoAlliance,
    RAMPAGE: o.NoRampage,
    ONE_MAN_ARMY: o.NoOneManArmy,
    DEFIANCE: o.DefianceUnpinned,
}
"""The Special Orders, with what stands against them if it is not their moment."""


def against_action(t: State, m: int, code: int) -> Objection:
    """Why the model does not do this now."""
    if t.status[m] & PINNED:
        return o.NoDefiance() if code == DEFIANCE else o.StandUpFirst()
    if t.arriving:
        return o.AdvanceFirst()
    match read(code):
        case UseItem(item):
            return against_item(t, m, item)
        case Treat(target):
            return _against_treatment(t, m, target)
    if code in (GRAPPLE_ADVANCE, GRAPPLE_FETCH):
        return against_grappling(t, m)
    if code == GO_BACK:
        return o.NoWayBack()
    if code in DICE:
        return _against_die(t, m, code)
    if code in ORDERS:
        return ORDERS[code]()
    return o.NotPinned() if code == STAND_UP else _against_plain_action(t, m, code)


# -- Actions that are counted ------------------------------------------------------------------------------------------


def _against_plain_action(t: State, m: int, code: int) -> Objection:
    if code in (PUT_SEED, THROW_SEED) and not (t.scenario == STOCKPILE and carries_object(t, m)):
        return o.NoPowerSeed()
    advance, sprint = t.data.units[t.unit[m]].speed
    if (code == ADVANCE and advance == 0) or (code == SPRINT and sprint == 0):
        return o.CannotMove()
    return _against_one_more(t, code) or _against_kind(t, m, code)


def _against_one_more(t: State, code: int) -> Objection | None:
    """One long action or two short ones, each of them once?"""
    if code not in SHORT_ACTIONS:
        return o.LongAfterShort() if t.left < LONG_ACTION or t.used else None
    if t.left == 0:
        return o.NoActionLeft()
    return o.TakenAlready() if t.used >> code & 1 and not t.twice else None


def _against_kind(t: State, m: int, code: int) -> Objection:
    """There would be time for it, but it is not possible here."""
    if code == CROUCH:
        return o.StoicNeverCrouches()
    if code == SPRINT:
        return _against_sprint(t, m)
    if code == SHOOTING:
        return _against_shooting(t, m)
    if code == ASSAULT:
        return _against_fighting(t, m) or o.NobodyToAssault()
    return o.NowhereToThrow()


def _against_sprint(t: State, m: int) -> Objection:
    if burdened(t, m):
        return o.SprintWithOddball() if t.scenario == ODDBALL else o.SprintWithSeed()
    return o.SprintBesideEnemy() if enemy_near(t, m) else o.SprintWithSupportWeapon()


def _against_shooting(t: State, m: int) -> Objection:
    if burdened(t, m):
        return o.ShootWithOddball() if t.scenario == ODDBALL else o.ShootWithSeed()
    return _against_any_shot(t, m)


def _against_any_shot(t: State, m: int) -> Objection:
    return o.ShootBesideEnemy() if enemy_near(t, m) else o.NoTarget()


def _against_fighting(t: State, m: int) -> Objection | None:
    """May the model make a Fight test at all?"""
    if has_support_weapon(t, m):
        return o.FightWithSupportWeapon()
    return None if t.data.units[t.unit[m]].fight else o.CannotFight()


def _against_treatment(t: State, m: int, friend: int) -> Objection:
    if not t.bits[m] & MEDIC:
        return o.NoMedic()
    if friend not in friends_in(t, m, t.cube[m]):
        return o.NotBesideMedic()
    if t.left == 0:
        return o.NoActionLeft()
    return o.TreatedAlready() if t.wounds[friend] else o.NoWound()


# -- Command dice ------------------------------------------------------------------------------------------------------


def _against_die(t: State, m: int, code: int) -> Objection:
    if dice_showing(t, side(t, m), DICE[code]) == 0:
        return o.NoSuchDie()
    if t.free_used:
        return o.ResultUsedAlready()
    if code == FREE_SHOOT:
        return _against_any_shot(t, m)
    if code == FREE_ASSAULT:
        return _against_fighting(t, m) or o.NobodyToFight()
    return o.CannotMove()
