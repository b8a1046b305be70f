"""What a card is worth to whoever holds it in BANG!."""

from __future__ import annotations

from typing import Final

from standoff.games.bang.names import BANG, BEER, FIRST_BLUE, FIRST_WEAPON, JAIL, JANET, MISSED
from standoff.games.bang.queries import beer_helps, has_laid, may_shoot, reach
from standoff.games.bang.state import State

WORTH: Final = (30, 28, 34, 20, 40, 50, 30, 26, 26, 30, 26, 24, 32, 30, 36, 18, 8, 30, 22, 26, 28, 30)
"""What a card in the hand is worth, by its name."""


def worth(t: State, seat: int, card: int) -> int:
    """What a card is worth to a seat: less if it has another of its kind, or one in play already."""
    kind = t.kinds[card]
    good: int = WORTH[kind]
    if kind >= FIRST_BLUE and kind != JAIL and has_laid(t, seat, kind):
        return 4
    if kind >= FIRST_WEAPON and t.data.reach[kind] <= reach(t, seat):
        good -= 14
    if kind == BEER:
        good += 12 if t.life[seat] <= 2 and beer_helps(t) else 0
        good -= 0 if beer_helps(t) else 25
    if kind == MISSED and missed_held(t, seat) > 2:
        good -= 8
    if kind == BANG and not may_shoot(t, seat):
        good -= 2
    return max(1, good)


def missed_held(t: State, seat: int) -> int:
    """How many cards of the hand cancel a shot."""
    janet = t.characters[seat] == JANET
    held: int = 0
    card: int
    for card in t.hands[seat]:
        kind: int = t.kinds[card]
        if kind == MISSED or (kind == BANG and janet):
            held += 1
    return held
