"""Moving units between own territories, by a maneuver or by a card."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import Move, MoveTo
from standoff.games.risk_halo.messages.questions import MOVE_TO, MOVE_UNITS
from standoff.games.risk_halo.moves.turns import move_units, use_maneuver
from standoff.games.risk_halo.state import State


def move_some(t: State, seat: int, source: int, card: int) -> Rule:
    """Units of one territory go to one other (rh.maneuver.one_target). What no card does is a maneuver, which is spent
    (rh.maneuver.one).
    """
    chosen = yield ask(seat, MOVE_TO, source, card)
    match read(chosen):
        case MoveTo(to):
            answer = yield ask(seat, MOVE_UNITS, source, to)
            match read(answer):
                case Move(hero, units):
                    if card == NOBODY:
                        use_maneuver(t)
                    move_units(t, seat, source, to, units, hero, card)
