"""Overshields and Dog Tags."""

from __future__ import annotations

from standoff.games.halo_bang.messages import Damage, Kill, LoseTag, Regain, Respawn, SpendToken
from standoff.games.halo_bang.names import NO_CARD, REGENERATION_FIELD
from standoff.games.halo_bang.state import State


def flip_back(t: State, seat: int) -> None:
    """A killed player turns all his Overshields to blue (hb.respawn.flip)."""
    t.overshields[seat] = t.most[seat]
    if t.events is not None:
        t.events.append(Respawn(seat, t.most[seat]))


def flip_tokens(t: State, seat: int, damage: int, by: int, card: int) -> int:
    """One Overshield turns red for each damage of a card (hb.damage.token); excess is ignored (hb.damage.excess). How
    many.
    """
    left = t.overshields[seat] - damage
    if left < 0:
        damage += left
        left = 0
    t.overshields[seat] = left
    if t.events is not None:
        t.events.append(Damage(seat, damage, by, card, left))
    return damage


def regain_tokens(t: State, seat: int) -> None:
    """All Overshields of a player are blue again (hb.regeneration.regain)."""
    regained = t.most[seat] - t.overshields[seat]
    t.overshields[seat] = t.most[seat]
    if t.events is not None:
        t.events.append(Regain(seat, regained, REGENERATION_FIELD, t.most[seat]))


def spend_token(t: State, seat: int) -> None:
    """Engineer turns one of his tokens red; that is not damage (hb.engineer.not_damage)."""
    t.overshields[seat] -= 1
    if t.events is not None:
        t.events.append(SpendToken(seat, t.overshields[seat]))


def give_tag(t: State, seat: int, killer: int) -> None:
    """A killed player gives a Dog Tag to whoever killed him (hb.kill.tag)."""
    t.tags[seat] -= 1
    t.tags[killer] += 1
    if t.events is not None:
        t.events.append(Kill(seat, killer, t.tags[seat], t.tags[killer]))


def lose_tag(t: State, seat: int, cause: int) -> None:
    """A Dog Tag goes into the box and counts no more (hb.deck.box), because of a card, or of none."""
    t.tags[seat] -= 1
    t.box += 1
    if t.events is not None:
        t.events.append(LoseTag(seat, None if cause == NO_CARD else cause, t.tags[seat], t.box))
