"""The five dice. Each keeps its place on the table, from 0 to 4, through all rolls of a turn.

Everything about them is a whole number:

- the *dice* that lie there: the face at each place, three bits a place;
- a *set* of places: a bit for each of them;
- a *throw*: what came up, in the order of the places, as digits to the base of six (see `engine.rng.throw`).

What is rolled is looked up in tables, made once: for the first three dice and for the other two, so that they stay
small enough to be at hand.
"""

from __future__ import annotations

from typing import Final

from standoff.games.walking_dead.names import DICE, FACES

SIDES: Final = len(FACES)
BITS: Final = 3
"""Of a face at its place."""
LOWEST: Final = (1 << BITS) - 1
"""The bits of the die at the first place."""

NO_DICE: Final = 0
NO_PLACES: Final = 0
EVERY_PLACE: Final = (1 << DICE) - 1
WAYS_TO_LIE: Final = 1 << BITS * DICE
"""All numbers that can stand for dice are below."""

PLACES_IN: Final = tuple(tuple(place for place in range(DICE) if places >> place & 1) for places in range(1 << DICE))
"""The places of a set, in their order."""
SIZES: Final = tuple(len(places) for places in PLACES_IN)
"""How many places there are in a set."""
ONLY: Final = tuple(1 << place for place in range(DICE))
"""The set of one place."""


def face_at(dice: int, place: int) -> int:
    """What the die at a place shows."""
    return dice >> BITS * place & LOWEST


def laid(face: int, place: int) -> int:
    """A face at a place."""
    return face << BITS * place


def faces_at(dice: int) -> list[int]:
    """What the dice show, by their places."""
    return [face_at(dice, place) for place in range(DICE)]


def places_in(places: int) -> list[int]:
    """The places of a set, in their order."""
    return list(PLACES_IN[places])


# -- Rolling -----------------------------------------------------------------------------------------------------------

FIRST_DICE: Final = 3
"""So many dice are looked at together, then the others."""
FIRST_THROWS: Final = SIDES**FIRST_DICE
"""So many throws there are of the first dice."""


def _all_throws(places: tuple[int, ...]) -> tuple[int, ...]:
    """All that can come up at these places, as dice that lie there."""
    thrown = [NO_DICE]
    for place in places:
        thrown = [so_far + laid(face, place) for face in range(SIDES) for so_far in thrown]
    return tuple(thrown)


KEPT: Final = tuple(sum(laid(LOWEST, p) for p in range(DICE) if p not in places) for places in PLACES_IN)
"""By the set of places that are rolled: the bits of the dice that are kept."""
ROLLED_FIRST: Final = [_all_throws(places[:FIRST_DICE]) for places in PLACES_IN]
ROLLED_NEXT: Final = [_all_throws(places[FIRST_DICE:]) for places in PLACES_IN]
"""By the set of places that are rolled, and by the throw of the first dice or of the others: where they lie."""


def after_roll(dice: int, places: int, thrown: int) -> int:
    """The dice as they lie after those at these places were thrown."""
    lying: int = dice & KEPT[places] | ROLLED_FIRST[places][thrown % FIRST_THROWS]
    return lying | ROLLED_NEXT[places][thrown // FIRST_THROWS]


# -- Counting ----------------------------------------------------------------------------------------------------------

AT_EACH_PLACE: Final = sum(laid(1, place) for place in range(DICE))
"""The lowest bit of each die."""


def _drawn_together(lowest: int) -> int:
    """The set of the places of which the lowest bits are these."""
    return sum(1 << place for place in range(DICE) if face_at(lowest, place) == 1)


PLACES_OF: Final = tuple(_drawn_together(lowest) for lowest in range(AT_EACH_PLACE + 1))
"""By some of the lowest bits of the dice: the set of their places."""


def places_showing(dice: int, face: int) -> int:
    """The set of the places where the dice show this face."""
    same = dice ^ (LOWEST ^ face) * AT_EACH_PLACE  # a die that shows the face differs from its opposite in every bit
    return PLACES_OF[same & same >> 1 & same >> 2 & AT_EACH_PLACE]


def number_showing(dice: int, face: int) -> int:
    """How many dice show this face: the sum of the octal digits, which for fewer than seven is the rest by seven."""
    same = dice ^ (LOWEST ^ face) * AT_EACH_PLACE
    return (same & same >> 1 & same >> 2 & AT_EACH_PLACE) % LOWEST
