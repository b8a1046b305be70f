"""The answers that aim a card at somebody: worked out once for each card and seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from standoff.engine.ask import Ready
from standoff.games.halo_bang.messages import attack_with, play_for, play_on, play_on_hand
from standoff.games.halo_bang.names import ACTIVE_CAMOUFLAGE, FIRST_WEAPON, REGENERATION_FIELD

SEATS: Final = 7
"""As many as there can be."""


@cache
def all_aims(cards: int) -> tuple[tuple[Ready, ...], ...]:
    """The answers that aim a card at somebody, found by the card and then by the seat."""
    return tuple(tuple([aim(card, seat) for seat in range(SEATS)]) for card in range(cards))


def aim(card: int, target: int) -> int:
    """A Weapon attacks, an Active Camouflage is for a hand, a Regeneration Field brings a card; any other card is
    played on the player himself.
    """
    if card >= FIRST_WEAPON:
        return attack_with(card, target)
    if card == ACTIVE_CAMOUFLAGE:
        return play_on_hand(card, target)
    if card == REGENERATION_FIELD:
        return play_for(card, target)
    return play_on(card, target)
