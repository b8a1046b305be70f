"""Command Dice."""

from __future__ import annotations

from standoff.engine.rng import below
from standoff.games.flashpoint.messages.table import AddKept, Discard, GiveOrder, Kept, RollCommand, Spend, TakeBack
from standoff.games.flashpoint.names import COMMAND_SIDES, ORDER, ORDER_KEYS
from standoff.games.flashpoint.queries import command_dice, command_faces
from standoff.games.flashpoint.state import State


def roll_command(t: State, seat: int, dice: int) -> None:
    """Command dice: six faces, one of each (fp.command.faces)."""
    for _ in range(dice):
        t.command[seat * COMMAND_SIDES + below(t, COMMAND_SIDES)] += 1
    if t.events is not None:
        t.events.append(RollCommand(seat, command_faces(command_dice(t, seat))))


def take_back(t: State, seat: int, taken: list[int]) -> int:
    """Pick up the dice that are rerolled, so many with each face; how many there are."""
    for face in range(COMMAND_SIDES):
        t.command[seat * COMMAND_SIDES + face] -= taken[face]
    if t.events is not None:
        t.events.append(TakeBack(seat, command_faces(taken)))
    return sum(taken)


def add_kept(t: State, seat: int) -> None:
    """Carried dice join those of the new Round (fp.tactician.carry)."""
    at = seat * COMMAND_SIDES
    if t.events is not None and any(t.kept[at : at + COMMAND_SIDES]):
        t.events.append(AddKept(seat, command_faces(t.kept[at : at + COMMAND_SIDES])))
    for i in range(at, at + COMMAND_SIDES):
        t.command[i] += t.kept[i]
        t.kept[i] = 0


def keep_dice(t: State, seat: int, kept: list[int]) -> None:
    """At the end of the Round unspent dice are discarded (fp.command.discarded), but for those carried over, so many
    with each face.
    """
    lost = [t.command[seat * COMMAND_SIDES + face] - kept[face] for face in range(COMMAND_SIDES)]
    for face in range(COMMAND_SIDES):
        t.kept[seat * COMMAND_SIDES + face] = kept[face]
        t.command[seat * COMMAND_SIDES + face] = 0
    if t.events is not None:
        if any(kept):
            t.events.append(Kept(seat, command_faces(kept)))
        if any(lost):
            t.events.append(Discard(seat, command_faces(lost)))


def spend(t: State, seat: int, face: int, how_many: int = 1) -> None:
    """A command die is discarded when it is used (fp.command.spend)."""
    t.command[seat * COMMAND_SIDES + face] -= how_many
    if t.events is not None and how_many:
        t.events.append(Spend(seat, face, how_many, t.command[seat * COMMAND_SIDES + face]))


def spend_order(t: State, seat: int, order: int) -> None:
    """A Special Order is given."""
    t.orders |= 1 << seat
    t.command[seat * COMMAND_SIDES + ORDER] -= 1
    if t.events is not None:
        t.events.append(GiveOrder(seat, ORDER_KEYS[order], t.command[seat * COMMAND_SIDES + ORDER]))
