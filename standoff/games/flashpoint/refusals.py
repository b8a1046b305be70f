"""What a person might want to answer, and why it is not an option."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.flashpoint.state import State


def candidates(t: State) -> list[int]:
    """The options."""
    return t.setup.options(t)


def refusal(t: State, code: int) -> Reason | None:
    """None."""
    return None
