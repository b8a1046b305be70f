"""What a player of Halo: Flashpoint thinks: about a shot, a place, a thing, a model."""

from __future__ import annotations

from typing import Annotated, Literal

from standoff.engine.declare import Flag, Kind, Number, Thought
from standoff.games.flashpoint.messages.kinds import Cube, Model, Thing

Goal = Annotated[
    Literal["oddball", "flag", "marker", "seed", "station", "base", "carrier", "enemy", "friend", "none"], Kind("goal")
]


class Attack(Thought):
    """A shot or a fight: how likely it is won, and how likely it kills, in hundredths."""

    target: Model
    won: Number
    kill: Number


class Burst(Thought):
    """A shot that only Pins: how likely it does."""

    target: Model
    won: Number
    drops: Flag


class Blast(Thought):
    """An explosion: how likely it lands in the cube, and who is there."""

    cube: Cube
    lands: Number
    enemies: Number
    friends: Number


class Seen(Thought):
    """A place that so many enemies in range see, so many of them with a Clear Shot."""

    enemies: Number
    clear: Number


class Unseen(Thought):
    """A place that no enemy in range sees."""


class FromThere(Thought):
    """The best target from a place."""

    target: Model
    clear: Flag


class Charge(Thought):
    """A move into an enemy's cube: the fight that follows."""

    target: Model
    won: Number
    kill: Number


class Towards(Thought):
    """What a cube is near to, in steps."""

    goal: Goal
    steps: Number


class Delivers(Thought):
    """An object is brought to where it scores."""

    thing: Thing


class Takes(Thought):
    """An object of the scenario is taken."""

    thing: Thing


class Better(Thought):
    """A weapon that is better than what the model has."""


class Useful(Thought):
    """An item that the model can carry."""


class Acts(Thought):
    """Why a model acts now: a shot, the danger that it is in, or what it carries."""

    model: Model
    shot: Flag
    danger: Flag
    burden: Flag


class Crouches(Thought):
    """A die more to shoot with and to survive by."""


class StandsUp(Thought):
    """A Pinned model can do nothing else first."""


class ShootsNow(Thought):
    """There is a good shot from here."""

    target: Model


class Moves(Thought):
    """A better place is in reach."""


class Rerolls(Thought):
    """So many dice have failed."""

    failed: Number


class AddsDice(Thought):
    """A die more brings enough."""
