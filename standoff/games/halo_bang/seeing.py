"""What a viewer is shown (`view`): what lies open, and what he knows of the rest."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from standoff.engine.memory import Eyes
from standoff.engine.viewer import SPECTATOR, twin
from standoff.games.halo_bang.circle import OUT_OF_SIGHT, at_seat
from standoff.games.halo_bang.messages import Figures
from standoff.games.halo_bang.names import ENHANCEMENTS, NO_CARD, PHASES
from standoff.games.halo_bang.queries import is_respawning, lying, ranges_of_everybody, weapon_limit
from standoff.games.halo_bang.state import State
from standoff.games.halo_bang.view import HaloBangView, SeatView
from standoff.games.halo_bang.zones import MULTIPLIERS_AT, hand_of

REMEMBERED: Final = 4096
"""So many rows of Ranges are kept ready; most positions have some of them."""


def lying_open(t: State, told: Figures) -> HaloBangView:
    """What everybody sees."""
    return HaloBangView(
        viewer=SPECTATOR,
        seats=[_seat(t, s) for s in range(t.n)],
        turn=t.turn,
        phase=PHASES[t.phase],
        weapons_played=t.weapons_played,
        deck=len(t.deck),
        discard=t.discard[:],
        played=None if t.played == NO_CARD else t.played,
        box=t.box,
        figures=told,
        over=t.over,
        winners=list(t.winners),
        points=list(t.points),
    )


def _seat(t: State, s: int) -> SeatView:
    return SeatView(
        seat=s,
        spartan=t.spartans[s],
        specialization=t.specializations[s],
        overshields=t.overshields[s],
        most=t.most[s],
        tags=t.tags[s],
        multiplier=None,
        cards=len(t.hands[s]),
        hand=[],
        in_play=[card for card in ENHANCEMENTS for _ in range(at_seat(lying(t, card), s))],
    )


def know(lying: HaloBangView, eyes: Eyes) -> HaloBangView:
    """The same with what the viewer knows of the hands and the multipliers."""
    seen = twin(lying)
    seen.viewer = eyes.viewer
    seen.seats = [_known(seat, eyes) for seat in lying.seats]
    return seen


def _known(lying: SeatView, eyes: Eyes) -> SeatView:
    seen = twin(lying)
    seen.hand = sorted(eyes.known(hand_of(lying.seat)))
    seen.multiplier = eyes.at(MULTIPLIERS_AT, lying.seat)
    return seen


def figures(t: State) -> Figures:
    """Ranges, what is in them, how many Weapons everybody may play, and who is Respawning: the one with the Respawning
    Timer (hb.respawning.timer).
    """
    everybody, more = range(t.n), t.stealth + t.operator
    return Figures(
        ranges=[list(_ranges(numbers, t.n)) for numbers in ranges_of_everybody(t)],
        added=[at_seat(more, s) for s in everybody],
        weapons=[weapon_limit(t, s) for s in everybody] if t.specializations else [],
        respawning=[s for s in everybody if is_respawning(t, s)],
    )


@lru_cache(REMEMBERED)
def _ranges(numbers: int, n: int) -> tuple[int | None, ...]:
    """The Ranges to all seats, of one whole number; whoever is out of sight is no target."""
    far = [at_seat(numbers, target) for target in range(n)]
    return tuple(None if places >= OUT_OF_SIGHT else places for places in far)
