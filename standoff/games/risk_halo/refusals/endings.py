"""Why a reward or a maneuver is not possible like this."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import objections as o
from standoff.games.risk_halo.messages.answers import Accomplish, Draw, Move, MoveFrom, MoveTo
from standoff.games.risk_halo.queries.board import can_spare
from standoff.games.risk_halo.state import State


def no_reward(_: State, answer: Accomplish | Draw) -> Objection:
    """Why a card cannot be accomplished or drawn."""
    return o.NothingConquered() if isinstance(answer, Draw) else o.NotMet(answer.card)


def no_maneuver(t: State, answer: MoveFrom) -> Objection:
    """Why a maneuver cannot start there."""
    territory = answer.territory
    if t.owner[territory] != t.asked:
        return o.NotYoursToManeuver(territory)
    if t.maneuvers < 1:
        return o.ManeuveredAlready()
    return o.ConnectedWithNone(territory) if can_spare(t, territory) else o.OnlyUnitManeuvers(territory)


def no_move_to(t: State, answer: MoveTo) -> Objection:
    """Why units cannot go there."""
    source, card = t.args
    territory = answer.territory
    owner = t.owner[territory]
    if territory == source:
        return o.SameTerritory()
    if card != NOBODY:
        return o.NotYoursToLift(territory)
    if owner == t.asked:
        return o.NotConnected(territory, source)
    return o.EndsAtAlly(territory) if t.side[owner] == t.side[t.asked] else o.NotYoursToManeuver(territory)


def no_amount(t: State, answer: Move) -> Objection:
    """Why not so many units, or not with the Hero."""
    source, _ = t.args
    if answer.hero and t.hero[t.asked] != source:
        return o.HeroDoesNotManeuver(source)
    return o.HeroAlone() if answer.units == 0 else o.TooManyManeuver(source)
