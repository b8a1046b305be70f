"""Command Dice."""

from __future__ import annotations

from standoff.engine.rng import below
from standoff.games.flashpoint.names import E_COMMAND, E_KEPT, E_SPEND
from standoff.games.flashpoint.state import State


def roll_command(t: State, seat: int, dice: int) -> None:
    """Command dice: six faces, one of each (fp.command.faces)."""
    for _ in range(dice):
        t.command[seat * 6 + below(t, 6)] += 1
    if t.events is not None:
        t.events.append((E_COMMAND, seat, *t.command[seat * 6 : seat * 6 + 6]))


def take_back(t: State, seat: int, faces: int) -> int:
    """Pick up the dice that are rerolled; how many there are. `faces` has three bits for each face."""
    count = 0
    for face in range(6):
        some = faces >> face * 3 & 7
        t.command[seat * 6 + face] -= some
        count += some
    return count


def add_kept(t: State, seat: int) -> None:
    """Carried dice join those of the new Round (fp.tactician.carry)."""
    for face in range(6):
        t.command[seat * 6 + face] += t.kept[seat * 6 + face]
        t.kept[seat * 6 + face] = 0


def keep_dice(t: State, seat: int, faces: int) -> None:
    """At the end of the Round unspent dice are discarded (fp.command.discarded), but for those carried over."""
    for face in range(6):
        t.kept[seat * 6 + face] = faces >> face * 3 & 7
        t.command[seat * 6 + face] = 0
    if t.events is not None and faces:
        t.events.append((E_KEPT, seat, *t.kept[seat * 6 : seat * 6 + 6]))


def spend(t: State, seat: int, face: int, how_many: int = 1) -> None:
    """A command die is discarded when it is used (fp.command.spend)."""
    t.command[seat * 6 + face] -= how_many
    if t.events is not None and how_many:
        t.events.append((E_SPEND, seat, face, how_many))


def spend_order(t: State, seat: int, order: int) -> None:
    """A Special Order is given."""
    t.orders |= 1 << seat
    t.command[seat * 6 + 5] -= 1
    if t.events is not None:
        t.events.append((E_SPEND, seat, 5, 1, order))
