"""What a viewer is shown (`view`): what lies open, and what he knows of the rest."""

from __future__ import annotations

from standoff.engine.memory import Eyes
from standoff.engine.viewer import SPECTATOR, twin
from standoff.games.walking_dead.dice import EVERY_PLACE, NO_PLACES, PLACES_IN, faces_at
from standoff.games.walking_dead.messages import AIM, INSTEAD, Figures
from standoff.games.walking_dead.names import RANGE_1, RANGE_2
from standoff.games.walking_dead.queries import alive, places_between, targets
from standoff.games.walking_dead.state import State
from standoff.games.walking_dead.view import SeatView, WalkingDeadView
from standoff.games.walking_dead.zones import ROLES_AT


def lying_open(t: State, told: Figures) -> WalkingDeadView:
    """What everybody sees."""
    rolled = t.thrown != NO_PLACES
    return WalkingDeadView(
        viewer=SPECTATOR,
        seats=[_seat(t, s) for s in range(t.n)],
        turn=t.turn,
        dice=faces_at(t.dice) if rolled else [],
        kept=list(PLACES_IN[EVERY_PLACE - t.thrown]) if rolled else [],
        rolls_left=t.rolls_left,
        pile=t.pile,
        figures=told,
        over=t.over,
        winners=list(t.winners),
    )


def _seat(t: State, s: int) -> SeatView:
    return SeatView(
        seat=s,
        character=t.characters[s] if t.characters else None,
        role=None,
        health=t.health[s],
        most=t.most[s] if t.most else 0,
        walkers=t.walkers[s],
        alive=s in alive(t),
        threatened=t.losses[s] if t.asked >= 0 and t.kind in (AIM, INSTEAD) else 0,
    )


def know(lying: WalkingDeadView, eyes: Eyes) -> WalkingDeadView:
    """The same with what the viewer knows of the roles."""
    seen = twin(lying)
    seen.viewer = eyes.viewer
    seen.seats = [_known(seat, eyes) for seat in lying.seats]
    return seen


def _known(lying: SeatView, eyes: Eyes) -> SeatView:
    seen = twin(lying)
    seen.role = eyes.at(ROLES_AT, lying.seat)
    return seen


def figures(t: State) -> Figures:
    """Who sits how many places away from whom, and who can hit whom."""
    living = alive(t) if t.characters else ()
    return Figures(
        places=[
            [places_between(t, s, o) if s in living and o in living and s != o else 0 for o in range(t.n)]
            for s in range(t.n)
        ],
        ones=[list(targets(t, s, RANGE_1)) if s in living else [] for s in range(t.n)],
        twos=[list(targets(t, s, RANGE_2)) if s in living else [] for s in range(t.n)],
    )
