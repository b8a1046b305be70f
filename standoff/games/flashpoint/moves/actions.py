"""Actions: what the active model has left, has used and may do once more."""

from __future__ import annotations

from standoff.games.flashpoint.names import ACTIVATED, E_ACTION, E_ACTIVATE, NONE, OFF
from standoff.games.flashpoint.queries import side
from standoff.games.flashpoint.state import State


def begin_activation(t: State, m: int) -> None:
    """The model becomes the active model: one long action or two short ones."""
    t.active = m
    t.left = 2
    t.used = 0
    t.free_used = t.no_limit = t.twice = t.rampage = False
    t.orders = 0
    t.boost = 0
    t.anchor = NONE
    t.arriving = t.cube[m] == OFF
    t.last_active = side(t, m)
    if t.events is not None:
        t.events.append((E_ACTIVATE, m))


def end_activation(t: State, m: int) -> None:
    """The model is marked as Activated (fp.turn.token)."""
    t.status[m] |= ACTIVATED
    t.active = NONE
    t.anchor = NONE
    t.arriving = False


def unmark(t: State, m: int) -> None:
    """The Activation Token is taken off."""
    t.status[m] &= ~ACTIVATED


def spend_action(t: State, action: int, cost: int) -> None:
    """A short or a long action is taken."""
    t.left -= cost
    t.used |= 1 << action
    if t.events is not None:
        t.events.append((E_ACTION, t.active, action))


def take_free(t: State, action: int) -> None:
    """A free action: it counts towards no limit (fp.command.free)."""
    if t.events is not None:
        t.events.append((E_ACTION, t.active, action))


def spend_free(t: State) -> None:
    """One of the Advance, Shoot and Assault results has been used; One Man Army does not count."""
    t.free_used = not t.no_limit


def spend_rest(t: State) -> None:
    """The shot was a long action."""
    t.left -= 1


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
    """An item (1), a weapon (2) or an object (4) has been picked up in this action."""
    t.took |= what


def on_board_now(t: State) -> None:
    """The respawning model has arrived."""
    t.arriving = False
