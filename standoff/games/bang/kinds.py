"""What the fields of messages hold. A bound says how many of a kind an answer can tell apart."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from standoff.engine.declare import Kind
from standoff.games.bang.names import CHARACTER_KEYS, MOST_CARDS

Card = Annotated[int, Meta(title="Card", ge=0), Kind("card", secret=True, bound=MOST_CARDS)]
Role = Annotated[int, Meta(title="Role", ge=0), Kind("role", secret=True)]
Character = Annotated[int, Meta(title="Character", ge=0), Kind("character", bound=len(CHARACTER_KEYS))]
Source = Annotated[Literal["hand", "play", "flipped", "store", "discard_pile"], Kind("source")]
Help = Annotated[Literal["beer", "saloon", "sid_ketchum"], Kind("help")]
CardName = Annotated[int, Meta(title="CardName", ge=0), Kind("card_name")]
