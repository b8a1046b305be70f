"""What the fields of messages hold. A bound says how many of a kind an answer can tell apart."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from standoff.engine.declare import Kind
from standoff.games.halo_bang.names import MOST_CARDS

Card = Annotated[int, Meta(title="Card", ge=0), Kind("card", secret=True, bound=MOST_CARDS)]
Multiplier = Annotated[int, Meta(title="Multiplier", ge=1), Kind("multiplier", secret=True)]
Spartan = Annotated[int, Meta(title="Spartan", ge=0), Kind("spartan")]
Specialization = Annotated[int, Meta(title="Specialization", ge=0), Kind("specialization")]
Team = Annotated[int, Meta(title="Team", ge=0), Kind("team")]
PhaseName = Annotated[Literal["respawn", "draw", "play", "discard"], Kind("phase")]
