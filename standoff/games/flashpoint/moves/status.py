"""Pinned, Crouched, Activated and camouflaged: the tokens beside a model."""

from __future__ import annotations

from standoff.games.flashpoint.names import E_STATUS, PINNED
from standoff.games.flashpoint.state import State


def set_status(t: State, m: int, status: int) -> None:
    """A token is laid beside a model."""
    if not t.status[m] & status:
        t.status[m] |= status
        if t.events is not None:
            t.events.append((E_STATUS, m, status, 1))


def clear_status(t: State, m: int, status: int) -> None:
    """Tokens are taken away, those that there are."""
    gone = t.status[m] & status
    if gone:
        t.status[m] &= ~gone
        if t.events is not None:
            t.events.append((E_STATUS, m, gone, 0))


def mark_pinned(t: State, m: int) -> None:
    """The Pinned Token."""
    set_status(t, m, PINNED)
