"""Dice that lie on the table as one whole number: how many show each face, three bits a face.

Dice of the same face are the same to every rule, so this is all there is to know about them.
"""

from __future__ import annotations

from typing import Final

from standoff.games.walking_dead.names import FACES

NO_DICE: Final = 0


def one_die(face: int) -> int:
    """A single die."""
    return 1 << 3 * face


def showing(dice: int, face: int) -> int:
    """How many dice show this face."""
    return dice >> 3 * face & 7


def number_of(dice: int) -> int:
    """How many dice there are: the sum of the octal digits, which for fewer than seven dice is the rest by seven."""
    return dice % 7


def faces_of(dice: int) -> list[int]:
    """The face of each die, in the order in which they are resolved."""
    return [face for face in range(len(FACES)) for _ in range(showing(dice, face))]


def dice_of(faces: list[int]) -> int:
    """Dice with these faces."""
    return sum(one_die(face) for face in faces)
