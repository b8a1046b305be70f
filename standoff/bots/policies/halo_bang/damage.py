"""What damage is worth, and how likely it is shielded, as far as a seat can tell."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.halo_bang.standing import (
    POINT,
    Standing,
    done,
    is_last_standing,
    kill_worth,
    rivalry,
    victory,
)
from standoff.games.halo_bang.names import FIRST_WEAPON, HARDLIGHT_SHIELD, MEDIC, RECON
from standoff.games.halo_bang.state import State

WHOLE: Final = 1000
WIN: Final = 4000
"""What it is worth beside points of a hundred each that the game ends in victory, as far as can be told."""
WON: Final = 0.6
"""From here on a chance to have won is as good as that."""
FINISHES: Final = 60
"""Who has brought somebody near a kill takes the Dog Tag himself so often, in hundredths; else somebody else does."""
RECON_DRAWS: Final = 30
"""What a card is worth to Recon for each damage of a Weapon (hb.recon.draw)."""


def hurt(t: State, now: Standing, by: int, target: int, damage: int) -> int:
    """What it is worth to the own team that somebody deals damage to somebody, unshielded."""
    left: int = t.overshields[target] - damage
    if left <= 0:
        return killed(t, now, by, target)
    own = t.teams[target] == now.own
    lost: int = now.worth[target] * (-POINT if own else rivalry(now, t.teams[target])) // POINT
    gained: int = now.worth[by] * (POINT if t.teams[by] == now.own else -rivalry(now, t.teams[by])) // POINT
    return (lost + gained * FINISHES // POINT) * (done(left) - done(t.overshields[target])) // POINT


def killed(t: State, now: Standing, by: int, target: int) -> int:
    """What a kill is worth: the Dog Tag, or the end of the game, for better or worse."""
    if is_last_standing(t, target, by):
        return WIN if t.teams[by] == now.own else now.gained(0.0)
    if t.tags[target] > 1:
        return kill_worth(t, now, by, target) * (POINT - done(t.overshields[target])) // POINT
    chance: float = victory(t, now, by, target)
    good: int = now.gained(chance)
    return good + int(float(WIN) * chance) if good > 0 and chance > WON else good


def unseen(t: State, seat: int, first: int, last: int) -> int:
    """How likely a card that the seat does not see is one from `first` to `last`, in thousandths: what is neither in
    its hand nor in the discard pile nor in play.
    """
    hidden: int = len(t.deck)
    s: int
    for s in range(t.n):
        if s != seat:
            hidden += len(t.hands[s])
    if hidden == 0:
        return 0
    left: int = 0
    card: int
    for card in range(first, last):
        left += t.data.copies[card]
    for card in t.hands[seat]:
        if first <= card < last:
            left -= 1
    for card in t.discard:
        if first <= card < last:
            left -= 1
    if first <= t.played < last:
        left -= 1
    return max(0, left) * WHOLE // hidden


def none_of(density: int, cards: int) -> int:
    """How likely there is none of a kind in a hand of so many cards, in thousandths."""
    found: int = WHOLE
    for _ in range(cards):
        found = found * (WHOLE - density) // WHOLE
    return found


class Chances:
    """How likely a card that a seat does not see is a Hardlight Shield or a Weapon, in thousandths."""

    __slots__ = ("shield", "weapon")

    def __init__(self, t: State, seat: int) -> None:
        self.shield: int = unseen(t, seat, HARDLIGHT_SHIELD, HARDLIGHT_SHIELD + 1)
        self.weapon: int = unseen(t, seat, FIRST_WEAPON, len(t.ranges))

    def hit(self, t: State, target: int) -> int:
        """How likely an attack on a seat is not shielded."""
        cards: int = len(t.hands[target])
        if t.specializations[target] == MEDIC and cards > 1:
            return none_of(min(WHOLE, self.shield + self.weapon), cards)
        return none_of(self.shield, cards)

    def unarmed(self, t: State, target: int) -> int:
        """How likely a seat has no Weapon."""
        return none_of(self.weapon, len(t.hands[target]))


def for_recon(t: State, target: int, damage: int) -> int:
    """What the cards are worth that a hit lets Recon draw."""
    return min(damage, t.overshields[target]) * RECON_DRAWS if t.specializations[target] == RECON else 0
