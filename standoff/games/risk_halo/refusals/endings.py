"""Why a reward or a maneuver is not possible like this."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages.answers import Accomplish, Draw, Move, MoveFrom, MoveTo
from standoff.games.risk_halo.queries.board import can_spare
from standoff.games.risk_halo.state import State


def no_reward(t: State, answer: Accomplish | Draw) -> Reason:
    """Why a card cannot be accomplished or drawn."""
    if isinstance(answer, Draw):
        return Reason("rh.faction.draw", "You have conquered no territory this turn.")
    c = t.data.campaign[answer.card]
    return Reason("rh.campaign.accomplish", f"{c.name} has not been met this turn: {c.objective}")


def no_maneuver(t: State, answer: MoveFrom) -> Reason:
    """Why a maneuver cannot start there."""
    name = t.land.names[answer.territory]
    if t.owner[answer.territory] != t.asked:
        return Reason("rh.maneuver.own", f"{name} is not yours.")
    if t.maneuvers < 1:
        return Reason("rh.maneuver.one", "You have maneuvered already.")
    if not can_spare(t, answer.territory):
        return Reason("rh.maneuver.leave_one", f"The only unit of {name} must stay.")
    return Reason("rh.maneuver.connected", f"{name} is not connected with another territory of yours.")


def no_move_to(t: State, answer: MoveTo) -> Reason:
    """Why units cannot go there."""
    source, card = t.args
    owner, name = t.owner[answer.territory], t.land.names[answer.territory]
    if answer.territory == source:
        return Reason("rh.maneuver.one_target", "The units go to another territory.")
    if card != NOBODY:
        return Reason("rh.card.airlift", f"{name} is not yours.")
    if owner != t.asked:
        if t.side[owner] == t.side[t.asked]:
            return Reason("rh.team.maneuver_end", f"{name} is your ally's: end on a territory of your own.")
        return Reason("rh.maneuver.own", f"{name} is not yours.")
    return Reason("rh.maneuver.connected", f"{name} is not connected with {t.land.names[source]}.")


def no_amount(t: State, answer: Move) -> Reason:
    """Why not so many units, or not with the Hero."""
    source, _ = t.args
    if answer.hero and t.hero[t.asked] != source:
        return Reason("rh.maneuver.hero", f"Your Hero is not in {t.land.names[source]}.")
    if answer.units == 0:
        return Reason("rh.maneuver.hero", "The Hero moves only together with a unit.")
    return Reason("rh.maneuver.leave_one", f"One unit must stay in {t.land.names[source]}.")
