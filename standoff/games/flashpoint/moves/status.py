"""Pinned, Crouched, Activated and camouflaged: the tokens beside a model."""

from __future__ import annotations

from standoff.games.flashpoint.messages.models import Mark
from standoff.games.flashpoint.moves.effects import end_work
from standoff.games.flashpoint.names import HIDDEN, I_CAMOUFLAGE, PINNED, STATUS_WORDS
from standoff.games.flashpoint.state import State


def set_status(t: State, m: int, status: int) -> None:
    """A token is laid beside a model."""
    if not t.status[m] & status:
        t.status[m] |= status
        if t.events is not None:
            t.events.append(Mark(m, STATUS_WORDS[status], True))


def clear_status(t: State, m: int, status: int) -> None:
    """Tokens are taken away, those that there are; with its effect the Active Camouflage goes."""
    gone = t.status[m] & status
    if gone:
        t.status[m] &= ~gone
        if t.events is not None:
            t.events += [Mark(m, word, False) for bit, word in STATUS_WORDS.items() if gone & bit]
        if gone & HIDDEN:
            end_work(t, m, I_CAMOUFLAGE, 1)


def mark_pinned(t: State, m: int) -> None:
    """The Pinned Token."""
    set_status(t, m, PINNED)
