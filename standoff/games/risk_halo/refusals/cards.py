"""Why a Faction card cannot be used or turned in now."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.risk_halo.names import EFFECTS, LAY, ON_DEPLOY, PASS, PLAY, TIMING, TIMINGS
from standoff.games.risk_halo.queries import distinct, laid_skulls
from standoff.games.risk_halo.state import State


def cards_to_try(t: State) -> list[int]:
    """Every card in hand, and the captured ones, used for its ability; of those that are alike only one."""
    return [PLAY + c for zone in (t.hands[t.asked], t.captured[t.asked]) for c in distinct(t, zone)]


def no_card(t: State, card: int, timing: int) -> Reason:
    """A captured card has only skulls (rh.out.skulls_only); others have their moment (rh.faction.timing), and must have
    something to act on.
    """
    c = t.data.faction[card]
    if card in t.captured[t.asked]:
        return Reason("rh.out.skulls_only", f"{c.name} was captured: only its skulls count.")
    if TIMING[c.effect] != timing:
        return Reason("rh.faction.timing", f"{c.name} is used {TIMINGS[TIMING[c.effect]]}.")
    return Reason(f"rh.card.{clause_of(c.effect)}", f"{c.name} would have no effect here.")


def clause_of(effect: int) -> str:
    """The last part of the clause of an effect."""
    return EFFECTS[effect].replace(" ", "_")


def no_reinforcing(t: State, code: int) -> Reason:
    """Why cards cannot be used or turned in like this (rh.skulls.range)."""
    laid = laid_skulls(t)
    if code == PASS:
        return Reason("rh.skulls.range", "One skull is not enough; turn in at least two.")
    if code >= LAY:
        skulls = t.data.faction[code - LAY].skulls
        if laid + skulls > 10:
            return Reason("rh.skulls.range", f"That would be {laid + skulls} skulls; ten are the most.")
        return Reason("rh.skulls.range", "You could not complete two skulls.")
    card = code - PLAY
    if laid == 1 and card in t.hands[t.asked] and TIMING[t.data.faction[card].effect] == ON_DEPLOY:
        return Reason("rh.skulls.range", "You need this card to complete two skulls.")
    return no_card(t, card, ON_DEPLOY)
