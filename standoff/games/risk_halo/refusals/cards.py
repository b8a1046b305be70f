"""Why a Faction card cannot be used or turned in now."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
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
    EFFECTS,
    IN_ATTACKS,
    LEAST_SKULLS,
    MOST_SKULLS,
    ON_DEPLOY,
    ON_END,
    ON_HERO_DEFEAT,
    REACTION,
    TIMINGS,
)
from standoff.games.risk_halo.queries.cards import laid_skulls
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


def no_ability(t: State, card: int) -> Reason:
    """A captured card has only skulls (rh.out.skulls_only)."""
    return Reason("rh.out.skulls_only", f"{t.data.faction[card].name} was captured: only its skulls count.")


def no_use(t: State, card: int) -> Reason:
    """A card has its moment (rh.faction.timing), and must have something to act on."""
    c, timing = t.data.faction[card], t.data.timing[card]
    if t.kind == ATTACK and c.effect == AIRLIFT:
        why = "Your first attack is over." if t.attacked else "You have no unit to lift, or nowhere to go."
        return Reason(clause_of(t, card), why)
    if timing != moment_of(t):
        return Reason("rh.faction.timing", f"{c.name} is used {TIMINGS[timing]}.")
    if t.kind == REINFORCE and 0 < laid_skulls(t) < LEAST_SKULLS:
        return Reason("rh.skulls.range", "You need this card to complete two skulls.")
    return Reason(clause_of(t, card), f"{c.name} would have no effect here.")


def moment_of(t: State) -> int:
    """The moment of a card that the open question offers, or NOBODY's."""
    if t.kind == WINDOW:
        when, *_ = t.args
        return when
    return MOMENTS.get(t.kind, NOBODY)


def clause_of(t: State, card: int) -> str:
    """The clause of what a card does."""
    return f"rh.card.{EFFECTS[t.data.faction[card].effect].replace(' ', '_')}"


def no_exchange(t: State, answer: TurnIn | TurnInCaptured | Done) -> Reason:
    """Why cards cannot be turned in like this (rh.skulls.range)."""
    if isinstance(answer, Done):
        return Reason("rh.skulls.range", "One skull is not enough; turn in at least two.")
    skulls = laid_skulls(t) + t.data.faction[answer.card].skulls
    if skulls > MOST_SKULLS:
        return Reason("rh.skulls.range", f"That would be {skulls} skulls; ten are the most.")
    return Reason("rh.skulls.range", "You could not complete two skulls.")
