"""A view in words, for people: scenarios and the terminal."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup
from standoff.games.walking_dead.names import FACES, HUNTERS, ROLES
from standoff.games.walking_dead.printed import ABILITIES, GOALS, GOALS_OF_THREE, LAST_OF_THREE, SUMMARY
from standoff.games.walking_dead.state import Data
from standoff.games.walking_dead.view import SeatView, WalkingDeadView


class PlainSeat(Struct, frozen=True):
    """One player's place. `role` and `goal` are None while they are secret."""

    seat: int
    name: str
    character: str | None
    ability: str | None
    role: str | None
    goal: str | None
    health: int
    most: int
    walkers: int
    alive: bool
    threatened: int


class PlainView(Struct, frozen=True):
    """The table in words. `dice` are in the order in which they are resolved; `summary` is what they do."""

    viewer: int
    seats: list[PlainSeat]
    turn: int
    dice: list[str]
    rolls_left: int
    pile: int
    supply: int
    summary: dict[str, str]
    over: bool
    winners: list[int]


def plain(view: WalkingDeadView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    data: Data = setup.data
    return PlainView(
        viewer=view.viewer,
        seats=[_seat(view, seat, setup) for seat in view.seats],
        turn=view.turn,
        dice=[FACES[face] for face in sorted(view.dice)],
        rolls_left=view.rolls_left,
        pile=view.pile,
        supply=data.tokens - sum(seat.health for seat in view.seats),
        summary=SUMMARY,
        over=view.over,
        winners=view.winners,
    )


def _seat(view: WalkingDeadView, seat: SeatView, setup: Setup) -> PlainSeat:
    data: Data = setup.data
    who, role = seat.character, seat.role
    return PlainSeat(
        seat=seat.seat,
        name=setup.names[seat.seat],
        character=None if who is None else data.characters[who],
        ability=None if who is None else ABILITIES[who],
        role=None if role is None else ROLES[role],
        goal=None if role is None else _goal(view, role),
        health=seat.health,
        most=seat.most,
        walkers=seat.walkers,
        alive=seat.alive,
        threatened=seat.threatened,
    )


def _goal(view: WalkingDeadView, role: int) -> str:
    """Among three the goal changes when somebody falls otherwise (wd.three.otherwise)."""
    if len(view.seats) > HUNTERS:
        return GOALS[role]
    hunting = view.over or all(seat.alive for seat in view.seats)
    return GOALS_OF_THREE[role] if hunting else LAST_OF_THREE
