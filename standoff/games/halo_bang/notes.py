"""What a player would like to be told about an option before he takes it."""

from __future__ import annotations

from standoff.engine.declare import Answer, Note
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.messages import Affects, AttackWith, Hits, Play, PlayFor, Regains
from standoff.games.halo_bang.names import FLOOD, PULSE_GRENADE
from standoff.games.halo_bang.queries import affected, all_ranges, weapon_damage
from standoff.games.halo_bang.state import State


def note(t: State, answer: Answer) -> Note | None:
    """The damage and the Range of an attack, whom an area is dangerous to, what a Regeneration Field brings back."""
    seat = t.asked
    match answer:
        case AttackWith(card, target):
            return Hits(weapon_damage(t, seat, card, target), at_seat(all_ranges(t, seat), target))
        case Play(card) if card in (PULSE_GRENADE, FLOOD):
            return Affects(list(affected(t, seat)))
        case PlayFor():
            return Regains(t.most[seat] - t.overshields[seat])
    return None
