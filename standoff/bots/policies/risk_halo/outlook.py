"""What a seat makes of the board when it is asked. Everything is counted in hundredths of a unit (`battle.UNIT`)."""

from __future__ import annotations

from standoff.bots.policies.risk_halo.battle import UNIT
from standoff.games.risk_halo.queries.board import friendly_places
from standoff.games.risk_halo.state import State


class Outlook:
    """What is worth how much to a seat, filled in by `lands` and `aims`.

    `mine`, `friends` and `enemies` are sets of territories. `worth` is what each territory brings: to take it if it is
    another's, to keep it if it is one's own. `harm` is what the loss of a unit of each force is worth, `cost` what a
    unit of one's own is. `first` comes with the first conquest of a turn, `each` with any, `by_gate` with one by a
    teleporter, `with_hero` with one in which the Hero fights, `kill` with every unit that is destroyed.

    `stack` is the most units that can march from one territory, those included that are still to be placed.
    """

    def __init__(self, t: State, seat: int) -> None:
        self.seat: int = seat
        self.mine: int = t.lands[seat]
        self.friends: int = friendly_places(t, seat)
        self.enemies: int = t.land.everywhere & ~self.friends
        self.worth: list[int] = [0] * t.size
        self.harm: list[int] = [0] * (t.n + 1)
        self.cost: int = UNIT
        self.first: int = 0
        self.each: int = 0
        self.by_gate: int = 0
        self.with_hero: int = 0
        self.kill: int = 0
        self.hero: int = t.hero[seat]
        self.stack: int = largest_stack(t, seat, self.enemies) + t.to_place[seat]


def largest_stack(t: State, seat: int, enemies: int) -> int:
    """The most units of a seat that stand next to an enemy and need not stay; half of what stands elsewhere counts."""
    mine: int = t.lands[seat]
    most: int = 0
    all_of_them: int = 0
    place: int
    for place in range(t.size):
        if mine >> place & 1:
            near: int = t.near[place]
            if near & enemies:
                spare: int = t.units[place] - 1
                all_of_them += spare
                most = max(most, spare)
    return most + (all_of_them - most) // 2
