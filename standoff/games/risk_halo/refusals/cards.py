"""Why a Faction card cannot be used or turned in now."""

from __future__ import annotations

from collections.abc import Callable

from standoff.engine.declare import Objection
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import objections as o
from standoff.games.risk_halo.messages.answers import Done, TurnIn, TurnInCaptured
from standoff.games.risk_halo.messages.questions import (
    ATTACK,
    COMMIT,
    MANEUVER,
    OATH_WINDOW,
    REACT,
    REINFORCE,
    WINDOW,
)
from standoff.games.risk_halo.names import (
    AIRLIFT,
    BOMBARD,
    CAMOUFLAGE,
    DROP,
    GROWTH,
    IN_ATTACKS,
    INFECT,
    MOST_SKULLS,
    ON_DEPLOY,
    ON_END,
    ON_HERO_DEFEAT,
    REACTION,
    REANIMATE,
    SAVE,
    STRIKE,
    SUPPORT,
)
from standoff.games.risk_halo.queries.cards import card_places, laid_skulls
from standoff.games.risk_halo.state import State

MOMENTS = {
    REINFORCE: ON_DEPLOY,
    ATTACK: IN_ATTACKS,
    COMMIT: IN_ATTACKS,
    REACT: REACTION,
    OATH_WINDOW: ON_HERO_DEFEAT,
    MANEUVER: ON_END,
}
"""The moment of a card that a question offers; a window names its own."""

IN_VAIN: dict[int, Callable[[int], Objection]] = {
    BOMBARD: o.BombardInVain,
    CAMOUFLAGE: o.CamouflageInVain,
    SAVE: o.SaveInVain,
    INFECT: o.InfectInVain,
    REANIMATE: o.ReanimateInVain,
    STRIKE: o.StrikeInVain,
    DROP: o.DropInVain,
    SUPPORT: o.SupportInVain,
    GROWTH: o.GrowthInVain,
}
"""The effects that can find nothing to act on; all others always do something at their moment."""


def no_use(t: State, card: int) -> Objection:
    """Why a card cannot be used: it has its moment, and must have something to act on."""
    effect, timing = t.data.faction[card].effect, t.data.timing[card]
    if t.kind == ATTACK and effect == AIRLIFT:
        return o.FirstAttackOver() if t.attacked else o.NothingToLift()
    if timing != moment_of(t):
        return o.NotItsMoment(card, timing)
    if t.kind == REINFORCE and card_places(t, t.asked, effect):
        return o.NeededForSkulls()
    return IN_VAIN[effect](card)


def moment_of(t: State) -> int:
    """The moment of a card that the open question offers, or NOBODY's."""
    if t.kind == WINDOW:
        when, *_ = t.args
        return when
    return MOMENTS.get(t.kind, NOBODY)


def no_exchange(t: State, answer: TurnIn | TurnInCaptured | Done) -> Objection:
    """Why cards cannot be turned in like this, or not be left at that."""
    if isinstance(answer, Done):
        return o.OneSkull()
    skulls = laid_skulls(t) + t.data.faction[answer.card].skulls
    return o.TooManySkulls(skulls) if skulls > MOST_SKULLS else o.NoSecondSkull()
