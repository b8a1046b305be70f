"""What may be answered, and why something may not."""

from __future__ import annotations

from standoff.engine.declare import Objection

from .messages import CHANGE, KEEP, ChangedAlready, OwnCard, look
from .state import State


def options(t: State) -> list[int]:
    """Keep; change, once; look at others."""
    others = [look(seat) for seat in range(t.n) if seat != t.asked]
    return [KEEP, *others] if t.changed[t.asked] else [KEEP, CHANGE, *others]


def candidates(t: State) -> list[int]:
    """Whatever somebody might want."""
    return [KEEP, CHANGE, *[look(seat) for seat in range(t.n)]]


def refusal(t: State, code: int) -> Objection | None:
    """Why a candidate is not an option."""
    if code == look(t.asked):
        return OwnCard()
    if code == CHANGE and t.changed[t.asked]:
        return ChangedAlready()
    return None


def default(_t: State) -> int:
    """The card is kept."""
    return KEEP


def note(_t: State, _answer: object) -> None:
    """Nothing has to be told."""
