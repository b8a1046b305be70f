"""Rounds and Turns."""

from __future__ import annotations

from standoff.games.flashpoint.messages.models import RegainShields
from standoff.games.flashpoint.messages.table import EndRound, First, PassTurn, Round, Turn
from standoff.games.flashpoint.moves.effects import item_to_pile
from standoff.games.flashpoint.names import ACTIVATED, BARRIER_UNTIL, I_SENSOR, I_SHROUD, NONE, OFF, WORKING
from standoff.games.flashpoint.state import State


def begin_round(t: State) -> None:
    """A new Round: every depleted shield of a model on the board comes back by one (fp.shield.regain)."""
    t.round += 1
    t.finished = NONE
    t.turns = [0, 0]
    if t.events is not None:
        t.events.append(Round(t.round))
    if t.round > 1:
        for m in range(t.models):
            if t.cube[m] != OFF and t.shields[m] < t.data.units[t.unit[m]].shields:
                t.shields[m] += 1
                if t.events is not None:
                    t.events.append(RegainShields(m, 1, t.shields[m]))


def begin_turn(t: State, seat: int) -> None:
    """A player's Turn."""
    t.turn = seat
    if t.events is not None:
        t.events.append(Turn(seat))


def end_turn(t: State, seat: int, passed: bool) -> None:
    """The Turn is over; who has nobody left first will start the next Round (fp.round.next_first)."""
    if not passed or t.settings.pass_is_turn:
        t.turns[seat] += 1
    if passed and t.events is not None:
        t.events.append(PassTurn(seat))


def note_finished(t: State, seat: int) -> None:
    """This seat has Activated all its models first."""
    if t.finished == NONE:
        t.finished = seat


def set_first(t: State, seat: int) -> None:
    """Who takes the first Turn of the next Round."""
    t.first = seat
    if t.events is not None:
        t.events.append(First(seat))


def end_round(t: State) -> None:
    """Activation Tokens come off (fp.end.tokens), Shroud Screens and Threat Sensors end and go back to the pile
    (fp.item.round_end, fp.item.effect_ends).
    """
    for m in range(t.models):
        t.status[m] &= ~ACTIVATED
    t.shrouds = []
    t.sensors = [0, 0]
    t.barriers = [row for row in t.barriers if row[BARRIER_UNTIL] == 0 or row[BARRIER_UNTIL] > t.round]
    if t.events is not None:
        t.events.append(EndRound(t.round))
    for item, at in enumerate(t.item_at):
        if at <= WORKING and t.item_kind[item] in (I_SHROUD, I_SENSOR):
            item_to_pile(t, item, True)
