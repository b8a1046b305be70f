"""What a player of the dice game thinks: about somebody, about dice, about Walkers."""

from __future__ import annotations

from typing import Annotated, Literal

from standoff.engine.declare import Flag, Kind, Number, Seat, Thought
from standoff.games.walking_dead.kinds import Role

Deed = Annotated[Literal["hit", "spared", "healed", "none"], Kind("deed")]


# -- Who somebody is ---------------------------------------------------------------------------------------------------


class Suspect(Thought):
    """What a player is most likely, and the deed that tells most about it."""

    target: Seat
    role: Role
    percent: Number
    deed: Deed
    other: Seat | None
    leader: Flag
    times: Number


class Leader(Thought):
    """The Leader, for whoever wants to see the Leader fall, or stand; for a Loner, until all others are gone."""

    target: Seat
    goal: Annotated[Literal["fall", "stand", "last"], Kind("goal")]


class Prey(Thought):
    """Among three: the one who must fall by one's own dice, or the other of the last two."""

    target: Seat
    last: Flag


# -- Dice --------------------------------------------------------------------------------------------------------------


class Better(Thought):
    """What is expected of the dice that are rolled again, beside keeping all, in hundredths of a Health."""

    dice: Number
    gain: Number


class Enough(Thought):
    """No other choice is expected to be better; so many Infections lie there, and so many Walkers in the pile."""

    infections: Number
    pile: Number


class Boom(Thought):
    """Grenades are kept: so many lie there, and so many are needed."""

    grenades: Number
    needed: Number


class Strike(Thought):
    """A hit: so much Health is left to the target after all that is aimed at it."""

    target: Seat
    left: Number


class Doubled(Thought):
    """Tyrese's First Aid is worth more as a second hit."""


class Mend(Thought):
    """Somebody has so much Health of so much."""

    target: Seat
    health: Number
    most: Number


class Wasted(Thought):
    """Nobody who should have it can gain Health."""


# -- Walkers -----------------------------------------------------------------------------------------------------------


class Instead(Thought):
    """Rick: Walkers rather than Health; so many lie in front of him then, and so many are left in the pile."""

    walkers: Number
    pile: Number


class Bleed(Thought):
    """Rick: Health rather than Walkers, of which so many lie in front of him already."""

    walkers: Number


class Rid(Thought):
    """A Walker less in front of somebody: it would cost a Health when all are overrun."""

    target: Seat


class Leave(Thought):
    """The Walkers are better left where they lie."""
