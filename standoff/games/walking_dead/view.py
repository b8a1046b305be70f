"""What a seat may see: everything but the roles of others who are still in play (wd.setup.roles_secret)."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.knowledge import knows
from standoff.engine.knowledge import redeal as redeal_unseen
from standoff.engine.rng import Rng
from standoff.engine.viewer import REFEREE
from standoff.games.walking_dead.dice import faces_of
from standoff.games.walking_dead.names import AIM, E_ROLE, FACES, INSTEAD, ROLES
from standoff.games.walking_dead.queries import alive, supply
from standoff.games.walking_dead.state import State
from standoff.games.walking_dead.text import ABILITIES, GOALS, GOALS_OF_THREE, SUMMARY


class SeatView(Struct, frozen=True):
    """One player's place. `role` and `goal` are None while they are secret; `threatened` is the Health that dice aimed
    at the player would cost.
    """

    seat: int
    name: str
    character: str
    ability: str
    role: str | None
    goal: str | None
    health: int
    most: int
    walkers: int
    alive: bool
    threatened: int


class WalkingDeadView(Struct, frozen=True):
    """The table as somebody sees it. `dice` is empty before the first roll; `summary` is what the dice do."""

    viewer: int
    seats: list[SeatView]
    turn: int
    dice: list[str]
    rolls_left: int
    pile: int
    supply: int
    summary: dict[str, str]
    over: bool
    winners: list[int]


def view(t: State, viewer: int) -> WalkingDeadView:
    """All that the viewer may know."""
    return WalkingDeadView(
        viewer=viewer,
        seats=[_seat(t, s, viewer) for s in range(t.n)],
        turn=t.turn,
        dice=[FACES[face] for face in faces_of(t.dice)],
        rolls_left=t.rolls_left,
        pile=t.pile,
        supply=supply(t),
        summary=SUMMARY,
        over=t.over,
        winners=list(t.winners),
    )


def _seat(t: State, s: int, viewer: int) -> SeatView:
    open_role = knows(t.role_seen[s], viewer) or t.over
    goals = GOALS_OF_THREE if t.n == 3 else GOALS
    return SeatView(
        seat=s,
        name=t.setup.names[s],
        character=t.data.characters[t.characters[s]],
        ability=ABILITIES[t.characters[s]],
        role=ROLES[t.roles[s]] if open_role else None,
        goal=goals[t.roles[s]] if open_role else None,
        health=t.health[s],
        most=t.most[s],
        walkers=t.walkers[s],
        alive=s in alive(t),
        threatened=t.losses[s] if t.asked >= 0 and t.kind in (AIM, INSTEAD) else 0,
    )


def witness(event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
    """Everything happens in the open, but a dealt role is seen only by those who may know it."""
    if event[0] == E_ROLE and viewer != REFEREE and not knows(event[3], viewer):
        return (E_ROLE, event[1], -1, 0)
    return event


def redeal(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew the roles that the viewer does not know."""
    roles = list(t.roles)
    redeal_unseen(roles, t.role_seen, viewer, chance)
    t.roles = tuple(roles)
