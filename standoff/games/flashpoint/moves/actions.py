"""Actions: what the active model has left, has used and may do once more."""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.figures import ACTIONS_A_TURN
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ASSAULT,
    CROUCH,
    GRAPPLE_ADVANCE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    TREATING,
)
from standoff.games.flashpoint.messages.kinds import Action
from standoff.games.flashpoint.messages.models import Mark
from standoff.games.flashpoint.messages.table import Act, Activate, EndActivation, SpendRest
from standoff.games.flashpoint.moves.effects import end_work
from standoff.games.flashpoint.names import ACTIVATED, I_THRUSTER, I_TRANSLOCATOR, NONE, OFF, STATUS_WORDS
from standoff.games.flashpoint.queries import side
from standoff.games.flashpoint.state import State

ACTION_KEYS: Final[dict[int, Action]] = {
    STAND_UP: "stand_up",
    ADVANCE: "advance",
    SPRINT: "sprint",
    CROUCH: "crouch",
    SHOOTING: "shoot",
    ASSAULT: "assault",
    THROW_SEED: "throw_seed",
    TREATING: "treat",
    GRAPPLE_ADVANCE: "grapple_advance",
}
"""What is told of an action."""


def begin_activation(t: State, m: int) -> None:
    """The model becomes the active model: one long action or two short ones."""
    t.active = m
    t.left = ACTIONS_A_TURN
    t.used = 0
    t.free_used = t.no_limit = t.twice = t.rampage = False
    t.orders = 0
    t.boost = 0
    t.anchor = NONE
    t.arriving = t.cube[m] == OFF
    t.last_active = side(t, m)
    if t.events is not None:
        t.events.append(Activate(m, t.left))


def end_activation(t: State, m: int) -> None:
    """The model is marked as Activated (fp.turn.token); a Translocator that it has used, and a Thruster that it has not
    needed, go back to the pile (fp.item.effect_ends).
    """
    t.status[m] |= ACTIVATED
    t.active = NONE
    t.anchor = NONE
    t.arriving = False
    if t.events is not None:
        t.events.append(EndActivation(m))
    end_work(t, m, I_TRANSLOCATOR, 1)
    end_work(t, m, I_THRUSTER, 1)


def unmark(t: State, m: int) -> None:
    """The Activation Token is taken off."""
    t.status[m] &= ~ACTIVATED
    if t.events is not None:
        t.events.append(Mark(m, STATUS_WORDS[ACTIVATED], False))


def spend_action(t: State, action: int, cost: int) -> None:
    """A short or a long action is taken; those that were taken are kept as bits."""
    t.left -= cost
    t.used |= 1 << action
    if t.events is not None:
        t.events.append(Act(t.active, ACTION_KEYS[action], t.left))


def take_free(t: State, action: int) -> None:
    """A free action: it counts towards no limit (fp.command.free)."""
    if t.events is not None:
        t.events.append(Act(t.active, ACTION_KEYS[action], t.left))


def spend_free(t: State) -> None:
    """One of the Advance, Shoot and Assault results has been used; One Man Army does not count."""
    t.free_used = not t.no_limit


def spend_rest(t: State) -> None:
    """The shot was a long action."""
    t.left -= 1
    if t.events is not None:
        t.events.append(SpendRest(t.active, t.left))


def lift_limit(t: State) -> None:
    """One Man Army."""
    t.no_limit = True
    t.free_used = False


def allow_repeats(t: State) -> None:
    """Alliance."""
    t.twice = True


def start_rampage(t: State) -> None:
    """Rampage: the Fight that follows has a reroll."""
    t.rampage = True


def set_boost(t: State, cubes: int) -> None:
    """A Thruster for the next normal move."""
    t.boost = cubes


def set_anchor(t: State, cube: int) -> None:
    """Where a Quantum Translocator was used."""
    t.anchor = cube


def begin_picking(t: State) -> None:
    """A new action: one item, one weapon and one object may be picked up in it."""
    t.took = 0


def mark_taken(t: State, what: int) -> None:
    """An item, a weapon or an object has been picked up in this action."""
    t.took |= what


def on_board_now(t: State) -> None:
    """The respawning model has arrived."""
    t.arriving = False
