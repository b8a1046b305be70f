"""What a player would like to be told about an option before he takes it."""

from __future__ import annotations

from standoff.engine.declare import Answer, Note
from standoff.games.walking_dead.messages import AID, Double, Gives, Heal, Hit, Leaves, Take
from standoff.games.walking_dead.names import AID_GIVES, DOUBLED_COSTS, GABRIEL_GIVES, HIT_COSTS
from standoff.games.walking_dead.queries import room_for
from standoff.games.walking_dead.state import State


def note(t: State, answer: Answer) -> Note | None:
    """What is left to whoever is hit, and what is gained by whoever is healed."""
    match answer:
        case Hit(target):
            return _leaves(t, target, t.losses[target] + HIT_COSTS)
        case Double(target):
            return _leaves(t, target, t.losses[target] + DOUBLED_COSTS)
        case Take(walkers):
            return _leaves(t, t.asked, t.losses[t.asked] - walkers)
        case Heal(target):
            return _gives(t, target)
    return None


def _leaves(t: State, seat: int, loss: int) -> Leaves:
    return Leaves(max(t.health[seat] - loss, 0))


def _gives(t: State, seat: int) -> Gives:
    amount = GABRIEL_GIVES
    if t.kind == AID:
        _, _, own = t.args
        amount = own if seat == t.asked else AID_GIVES
    gained = room_for(t, seat, amount)
    return Gives(gained, t.health[seat] + gained)
