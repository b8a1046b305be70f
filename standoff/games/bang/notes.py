"""What a player would like to be told about an option before he takes it."""

from __future__ import annotations

from standoff.engine.declare import Answer, Note
from standoff.games.bang.messages import ByBarrel, InPlaceOf, NoEffect, Play, UseBarrel
from standoff.games.bang.names import BARREL, BEER, FIRST_WEAPON, WEAPONS_LAID
from standoff.games.bang.queries import barrels, beer_helps
from standoff.games.bang.state import State


def note(t: State, answer: Answer) -> Note | None:
    """A Beer that is wasted, a weapon that takes the place of another, the Barrel that is tried."""
    if isinstance(answer, UseBarrel):
        return ByBarrel(_barrel(t))
    if not isinstance(answer, Play):
        return None
    kind, seat = t.kinds[answer.card], t.asked
    if kind == BEER and not beer_helps(t):
        return NoEffect(two_left=True)
    if kind == BEER and t.life[seat] == t.most[seat]:
        return NoEffect(two_left=False)
    if kind >= FIRST_WEAPON and t.laid[seat] & WEAPONS_LAID:
        return InPlaceOf(next(c for c in t.in_play[seat] if t.kinds[c] >= FIRST_WEAPON))
    return None


def _barrel(t: State) -> int | None:
    """The Barrel in play, until it has been tried; then there is only that of Jourdonnais."""
    _, tries, _, _ = t.args
    untried = tries == barrels(t, t.asked)
    return next((c for c in t.in_play[t.asked] if t.kinds[c] == BARREL), None) if untried else None
