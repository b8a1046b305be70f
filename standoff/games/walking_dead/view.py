"""What a seat may see: everything but the roles of others who are still in play (wd.setup.roles_secret).

Faces, characters and roles are numbers (see `catalogue`).
"""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.games.walking_dead.kinds import Character, Face, Place, Role
from standoff.games.walking_dead.messages import Figures


class SeatView(Struct):
    """One player's place. `role` is None while it is secret, `character` until it is dealt; `threatened` is the Health
    that aimed dice or a Grenade are about to cost.
    """

    seat: Seat
    character: Character | None
    role: Role | None
    health: int
    most: int
    walkers: int
    alive: bool
    threatened: int


class WalkingDeadView(Struct):
    """The table as somebody sees it. `dice` is what each of them shows, by its place, and empty before the first roll
    of a turn; `kept` are the places that were not rolled last.
    """

    viewer: int
    seats: list[SeatView]
    turn: Seat
    dice: list[Face]
    kept: list[Place]
    rolls_left: int
    pile: int
    figures: Figures
    over: bool
    winners: list[Seat]
