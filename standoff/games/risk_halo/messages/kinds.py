"""What the fields of messages hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from standoff.engine.declare import Kind
from standoff.games.risk_halo.names import (
    DICE_TOLD,
    MOST_CAMPAIGN_CARDS,
    MOST_FACTION_CARDS,
    MOST_TERRITORIES,
    UNITS_TOLD,
)

Card = Annotated[int, Meta(title="Faction card", ge=0), Kind("card", secret=True, bound=MOST_FACTION_CARDS)]
CardName = Annotated[int, Meta(title="Name of a Faction card", ge=0), Kind("card_name", secret=True)]
"""The same card, called without its skulls."""
Objective = Annotated[int, Meta(title="Campaign card", ge=0), Kind("objective", secret=True, bound=MOST_CAMPAIGN_CARDS)]
Spot = Annotated[int, Meta(title="Spot of a Campaign card", ge=0), Kind("spot")]
Level = Annotated[int, Meta(title="Level", ge=0, le=2), Kind("level")]
Faction = Annotated[int, Meta(title="Faction", ge=0, le=2), Kind("faction")]
Hero = Annotated[int, Meta(title="Hero of a faction", ge=0, le=2), Kind("hero")]
Base = Annotated[int, Meta(title="Base of a faction", ge=0, le=2), Kind("base")]
Territory = Annotated[int, Meta(title="Territory", ge=0), Kind("territory", bound=MOST_TERRITORIES)]
Units = Annotated[int, Meta(title="Number of units", ge=0), Kind("units", bound=UNITS_TOLD)]
Dice = Annotated[int, Meta(title="Number of dice", ge=0), Kind("dice", bound=DICE_TOLD)]
Die = Annotated[int, Meta(title="Die", ge=1), Kind("die")]
Timing = Annotated[int, Meta(title="Moment of a card", ge=0), Kind("timing")]
