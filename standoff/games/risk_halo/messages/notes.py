"""What a player would like to know about an option before he takes it."""

from __future__ import annotations

from standoff.engine.declare import Flag, Note, Number, Seat


class Strength(Note):
    """An attack: so many units, perhaps with the Hero, against so many of a player or of the neutral Flood.

    `chance` is how often of a hundred times the territory falls if both sides roll the most dice to the end and nobody
    uses a card.
    """

    units: Number
    hero: Flag
    owner: Seat | None
    against: Number
    hero_defends: Flag
    chance: Number


class Standing(Note):
    """What stands in a territory of one's own."""

    units: Number
    hero: Flag


class Facing(Note):
    """What stands in a territory of another player, or of the neutral Flood."""

    owner: Seat | None
    units: Number
    hero: Flag
