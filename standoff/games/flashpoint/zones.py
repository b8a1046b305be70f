"""Where hidden things lie in the State, as rows: the piles, the box, a weapon that is looked at, and what lies face
down on the board.
"""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.names import NONE
from standoff.games.flashpoint.state import State

ITEM_PILE: Final = 0
FACE_DOWN: Final = 1
WEAPON_PILE: Final = 2
WEAPON_BOX: Final = 3
WEAPON_HELD: Final = 4
PLACES: Final = 5


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    lying = [t.item_kind[item] for item in t.face_down]
    return [t.item_pile[:], lying, t.arm_pile[:], t.arm_box[:], t.arm_held[:]]


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay the rows of these places out; what is in no row is nothing."""
    for place in places:
        if place == FACE_DOWN:
            kinds = rows[FACE_DOWN]
            for at, item in enumerate(t.face_down):
                t.item_kind[item] = kinds[at] if at < len(kinds) else NONE
        elif place == ITEM_PILE:
            t.item_pile = rows[place]
        elif place == WEAPON_PILE:
            t.arm_pile = rows[place]
        elif place == WEAPON_BOX:
            t.arm_box = rows[place]
        else:
            t.arm_held = rows[place]
