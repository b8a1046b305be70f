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
    return [row[:] for row in rows(t, list(range(PLACES)))]


def rows(t: State, places: list[int]) -> list[list[int]]:
    """What lies at these places: the piles themselves, to be laid on."""
    out: list[list[int]] = []
    for place in places:
        if place == FACE_DOWN:
            out.append([t.item_kind[item] for item in t.face_down])
        elif place == ITEM_PILE:
            out.append(t.item_pile)
        elif place == WEAPON_PILE:
            out.append(t.arm_pile)
        else:
            out.append(t.arm_box if place == WEAPON_BOX else t.arm_held)
    return out


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay rows out at these places, one for each; what is in no row is nothing."""
    for i, place in enumerate(places):
        row = rows[i]
        if place == FACE_DOWN:
            for at, item in enumerate(t.face_down):
                t.item_kind[item] = row[at] if at < len(row) else NONE
        elif place == ITEM_PILE:
            t.item_pile = row
        elif place == WEAPON_PILE:
            t.arm_pile = row
        elif place == WEAPON_BOX:
            t.arm_box = row
        else:
            t.arm_held = row
