"""A whole game: the set-up, then turns until somebody has won."""

from __future__ import annotations

from standoff.engine.ask import Rule
from standoff.games.risk_halo.moves.turns import begin_turn, next_round
from standoff.games.risk_halo.names import FROM_ATTACK, FROM_CLAIM, FROM_MANEUVER, FROM_REINFORCE
from standoff.games.risk_halo.queries.board import next_in_turn, place_in_order
from standoff.games.risk_halo.rules.attack import attack_phase
from standoff.games.risk_halo.rules.ending import maneuver_phase, reward
from standoff.games.risk_halo.rules.reinforcements import reinforcement_phase, transfer_of_command
from standoff.games.risk_halo.rules.set_up import set_up, starting
from standoff.games.risk_halo.rules.winning import check_limit, check_objectives
from standoff.games.risk_halo.state import State


def game(t: State) -> Rule:
    """The set-up; then the player who placed first has the first turn (rh.start.first, rh.duel.first)."""
    yield from set_up(t)
    yield from war(t)


def war(t: State) -> Rule:
    """The Heroes enter, and the turns begin."""
    yield from starting(t)
    next_round(t)
    yield from turns(t, t.order[0])


def turns(t: State, first: int) -> Rule:
    """One turn after the other, clockwise (rh.turn.clockwise), as many rounds as were agreed (rh.limit.rounds)."""
    seat = first
    while True:
        yield from turn(t, seat, FROM_REINFORCE)
        seat = pass_on_turn(t, seat)


def pass_on_turn(t: State, seat: int) -> int:
    """Who is next; after the last player a new round begins, unless it would be one too many (rh.limit.rounds)."""
    following = next_in_turn(t, seat)
    if place_in_order(t, following) <= place_in_order(t, seat):
        next_round(t)
        check_limit(t)
    return following


def from_step(t: State, seat: int, start: int) -> Rule:
    """A written position: this seat's turn, from its beginning or from a later step, and all that follows."""
    yield from turn(t, seat, start)
    yield from turns(t, pass_on_turn(t, seat))


def turn(t: State, seat: int, start: int) -> Rule:
    """Reinforce (rh.turn.reinforce), attack (rh.turn.attack), take a Campaign or a Faction card (rh.turn.card), then
    maneuver (rh.turn.maneuver, rh.turn.card_then_maneuver). Only a written position starts in the middle.
    """
    if start == FROM_REINFORCE:
        begin_turn(t, seat)
        check_objectives(t, seat)
        yield from reinforcement_phase(t, seat)
        if t.teams:
            yield from transfer_of_command(t, seat)
    if start <= FROM_ATTACK:
        yield from attack_phase(t, seat)
    if t.settings.turn_end == "card first":
        if start != FROM_MANEUVER:
            yield from reward(t, seat)
        yield from maneuver_phase(t, seat)
    else:
        if start != FROM_CLAIM:
            yield from maneuver_phase(t, seat)
        yield from reward(t, seat)
