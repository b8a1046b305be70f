"""What the fields of messages hold. A bound says how many of a kind an answer can tell apart."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from standoff.engine.declare import Kind, Packed
from standoff.games.walking_dead.dice import EVERY_PLACE, SIDES, faces_at, places_in
from standoff.games.walking_dead.names import DICE

Role = Annotated[int, Meta(title="Role", ge=0), Kind("role", secret=True)]
Character = Annotated[int, Meta(title="Character", ge=0), Kind("character")]
Face = Annotated[int, Meta(title="Face", ge=0, le=SIDES - 1), Kind("face")]
Place = Annotated[int, Meta(title="Place", ge=0, le=DICE - 1), Kind("place")]
Places = Annotated[int, Meta(title="Places", ge=0, le=EVERY_PLACE), Kind("places", bound=EVERY_PLACE + 1)]
"""A set of dice: the sum of 2 ** place. Of dice that show the same, those at the first places are taken."""
Walkers = Annotated[int, Meta(title="Walkers", ge=0, le=DICE), Kind("walkers", bound=DICE + 1)]
"""A choice of how many: never more than the Health that all dice can cost at one moment."""
Cause = Annotated[Literal["overrun", "infection", "range", "grenade"], Kind("cause")]
Help = Annotated[Literal["first_aid", "father_gabriel", "maggie", "dwight"], Kind("help")]
WhyTaken = Annotated[Literal["die", "governor", "instead"], Kind("why_taken")]
WhyReturned = Annotated[Literal["overrun", "grenade", "out"], Kind("why_returned")]
Dice = Annotated[list[Face], Packed(faces_at)]
"""What the dice show, by their places."""
Pending = Annotated[list[Place], Packed(places_in)]
"""The other dice that are still to be used in the same way."""
