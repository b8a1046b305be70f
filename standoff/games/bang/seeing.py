"""What a viewer is shown (`view`): what lies open, and what he knows of the rest."""

from __future__ import annotations

from standoff.engine.memory import Eyes
from standoff.engine.viewer import SPECTATOR, twin
from standoff.games.bang.messages import Figures
from standoff.games.bang.queries import alive, bangs_left, distance, lives, mustangs, reach, scopes
from standoff.games.bang.state import State
from standoff.games.bang.view import BangView, SeatView
from standoff.games.bang.zones import DECK, ROLES_AT, hand_of


def lying_open(t: State, told: Figures) -> BangView:
    """What everybody sees."""
    return BangView(
        viewer=SPECTATOR,
        seats=[_seat(t, s) for s in range(t.n)],
        turn=t.turn,
        deck=len(t.deck),
        deck_top=[],
        discard=t.discard[:],
        store=list(t.store),
        flipped=list(t.flipped),
        offered=list(t.offered),
        figures=told,
        game=t.number,
        over=t.over,
        winners=list(t.winners),
    )


def _seat(t: State, s: int) -> SeatView:
    return SeatView(
        seat=s,
        character=t.characters[s] if t.characters else None,
        role=None,
        life=t.life[s],
        most=t.most[s] if t.most else 0,
        alive=lives(t, s),
        cards=len(t.hands[s]),
        hand=[],
        in_play=list(t.in_play[s]),
        wins=t.wins[s],
    )


def know(lying: BangView, eyes: Eyes) -> BangView:
    """The same with what the viewer knows of the deck, the hands and the roles."""
    seen = twin(lying)
    seen.viewer, seen.deck_top = eyes.viewer, eyes.known_top(DECK)
    seen.seats = [_known(seat, eyes) for seat in lying.seats]
    return seen


def _known(lying: SeatView, eyes: Eyes) -> SeatView:
    seen = twin(lying)
    seen.hand = sorted(eyes.known(hand_of(lying.seat)))
    seen.role = eyes.at(ROLES_AT, lying.seat)
    return seen


def figures(t: State) -> Figures:
    """Reach, distances, and how many BANG! may still be played."""
    dealt = bool(t.characters)
    return Figures(
        reach=[reach(t, s) for s in range(t.n)],
        distances=[[distance(t, s, o) if dealt and _sees(t, s, o) else 0 for o in range(t.n)] for s in range(t.n)],
        mustangs=[mustangs(t, s) for s in range(t.n)],
        scopes=[scopes(t, s) for s in range(t.n)],
        bangs=t.bangs,
        bangs_left=bangs_left(t) if dealt else 0,
    )


def _sees(t: State, seat: int, other: int) -> bool:
    return seat != other and lives(t, seat) and other in alive(t)
