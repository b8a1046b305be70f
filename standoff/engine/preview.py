"""Previews: what would be asked next if an option were taken, as far as it follows from what the seat knows.

An option is tried on tables that the seat can imagine. If they all go on in the same way, no chance was needed and
nothing hidden came to light, that is what would follow; the truth is never looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from standoff.engine.declare import Event
from standoff.engine.memory import Memory
from standoff.engine.messages import AnyQuestion
from standoff.engine.play import give
from standoff.engine.rng import Rng
from standoff.engine.telling import options_of, question_of

if TYPE_CHECKING:
    from standoff.engine.seat import Seat

TRIES: Final = 4
"""On so many imagined tables an option is tried."""


def preview(seat: Seat, code: int) -> AnyQuestion | None:
    """The question after this option, in the eyes of the seat; None if it depends on anything that is not known."""
    code = seat.option(code).code
    sampler, chance = seat.sampler(), Rng("preview")
    found: AnyQuestion | None = None
    for attempt in range(TRIES):
        t = sampler.state(chance)
        before = (t.r0, t.r1, t.r2, t.r3)
        happened: list[Event] = []
        t.events = happened
        give(t, code)
        if t.over or (t.r0, t.r1, t.r2, t.r3) != before or _comes_to_light(seat, happened):
            return None
        options = options_of(t) if t.asked == seat.index else None
        following = question_of(t, t.setup.game.messages.about(t), seat.number + 1, options)
        if attempt and following != found:
            return None
        found = following
    return found


def _comes_to_light(seat: Seat, happened: Sequence[Event]) -> bool:
    """Would the seat see something that it does not know yet?"""
    table = seat._table
    memory, perceived = table._memory(seat.index).copy(), table.setup.game.messages.perceived
    before = _unseen(memory)
    for event in happened:
        memory.fold(perceived(event, seat.index))
    return _unseen(memory) != before


def _unseen(memory: Memory) -> list[int]:
    """How many things each guess does not know."""
    return sorted(sum(token < 0 for row in guess.rows for token in row) for guess in memory.guesses)
