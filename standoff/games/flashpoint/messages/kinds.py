"""What the fields of messages hold. Only what lies face down can be secret. A bound says how many of a kind an answer
can tell apart; what is numbered here is named by its number in views and in the catalogue as well.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from standoff.engine.declare import Kind
from standoff.games.flashpoint import names
from standoff.games.flashpoint.names import (
    DIRECTIONS,
    MODES,
    MOST_CARDS,
    MOST_CUBES,
    MOST_DICE,
    MOST_ITEMS_IN_PLAY,
    MOST_MARKERS,
    MOST_MODELS,
    MOST_OBJECTS_IN_PLAY,
    MOST_SOURCES,
    MOST_WEAPONS_IN_PLAY,
    PLACES,
    SIDES_WORDS,
)

# -- Things with a number ----------------------------------------------------------------------------------------------

Model = Annotated[int, Meta(title="Model", ge=0), Kind("model", bound=MOST_MODELS)]
Cube = Annotated[int, Meta(title="Cube", ge=0), Kind("cube", bound=MOST_CUBES)]
WholeCube = Annotated[int, Meta(title="WholeCube", ge=0), Kind("whole_cube")]
"""A cube whatever goes through its middle, with both of its halves."""
Place = Annotated[int, Meta(title="Place", ge=0, le=8), Kind("place", bound=PLACES)]
Unit = Annotated[int, Meta(title="Unit", ge=0), Kind("unit")]
Card = Annotated[int, Meta(title="Card", ge=0), Kind("card", bound=MOST_CARDS)]
"""A profile card: a unit with one of its loadouts."""

Item = Annotated[int, Meta(title="Item", ge=0), Kind("item", bound=MOST_ITEMS_IN_PLAY)]
"""An Item Token in play."""
Token = Annotated[int, Meta(title="Token", ge=0), Kind("token", bound=MOST_WEAPONS_IN_PLAY)]
"""A Weapon Token in play."""
Thing = Annotated[int, Meta(title="Object", ge=0), Kind("object", bound=MOST_OBJECTS_IN_PLAY)]
Marker = Annotated[int, Meta(title="Marker", ge=0), Kind("marker", bound=MOST_MARKERS)]
"""A Respawn Marker."""
Barrier = Annotated[int, Meta(title="Barrier", ge=0), Kind("barrier")]
Arm = Annotated[int, Meta(title="Arm", ge=0), Kind("arm", bound=MOST_SOURCES)]
"""A weapon line in somebody's hands: of the model's card, of a Weapon Token, of an item (see the catalogue)."""
Line = Annotated[int, Meta(title="Line", ge=0), Kind("line")]
"""A line of a weapon's card."""
Direction = Annotated[int, Meta(title="Direction", ge=0, le=7), Kind("direction", bound=DIRECTIONS)]
Mode = Annotated[int, Meta(title="Mode", ge=0, le=2), Kind("mode", bound=len(MODES))]
Zone = Annotated[int, Meta(title="Zone", ge=0, le=1), Kind("zone", bound=len(SIDES_WORDS))]
Face = Annotated[int, Meta(title="Face", ge=0, le=5), Kind("face")]
Scenario = Annotated[int, Meta(title="Scenario", ge=0), Kind("scenario")]
Keyword = Annotated[int, Meta(title="Keyword", ge=0), Kind("keyword")]

ItemKind = Annotated[int, Meta(title="ItemKind", ge=0), Kind("item_kind", secret=True)]
Weapon = Annotated[int, Meta(title="Weapon", ge=0), Kind("weapon", secret=True)]
Found = Annotated[bool, Kind("found", secret=True)]

# -- Numbers -----------------------------------------------------------------------------------------------------------

Added = Annotated[int, Meta(title="Added", ge=0), Kind("added", bound=MOST_DICE)]
"""So many Dice results."""
PlusOnes = Annotated[int, Meta(title="PlusOnes", ge=0), Kind("plus_ones", bound=MOST_DICE)]
Dices = Annotated[int, Meta(title="Dices", ge=0), Kind("dices", bound=MOST_DICE)]
Advances = Annotated[int, Meta(title="Advances", ge=0), Kind("advances", bound=MOST_DICE)]
Shoots = Annotated[int, Meta(title="Shoots", ge=0), Kind("shoots", bound=MOST_DICE)]
Assaults = Annotated[int, Meta(title="Assaults", ge=0), Kind("assaults", bound=MOST_DICE)]
SpecialOrders = Annotated[int, Meta(title="SpecialOrders", ge=0), Kind("special_orders", bound=MOST_DICE)]
"""So many command dice with one face."""
Rerolled = Annotated[int, Meta(title="Rerolled", ge=0), Kind("rerolled", bound=MOST_DICE)]
"""So many dice of a test."""
Rolled = Annotated[int, Meta(title="Rolled", ge=1, le=8), Kind("rolled")]

# -- Words -------------------------------------------------------------------------------------------------------------

Test = Annotated[Literal["ranged", "fight", "survive", "wall", "gravity", "blast", "recon"], Kind("test")]
Reason = Annotated[
    Literal["shot", "shot_at_cube", "assault", "blast", "slam", "fall", "overheat", "return", "throw", "recon"],
    Kind("reason"),
]
"""What a test is rolled for."""
Decided = Annotated[
    Literal["scenario", "starter", "recon", "drop", "scatter", "direction", "half_floor", "half_cube"],
    Kind("decided"),
]
"""What a single die decides: a scenario, who begins, a result of the Recon tables, the marker of a weapon, where
something is thrown or pushed, whether half a floor holds it, in which half of a cube it comes down.
"""
Cause = Annotated[Literal["weapon", "wall", "fall"], Kind("cause")]
"""What Hits come from."""
Why = Annotated[Literal["by_choice", "by_moving", "by_force", "breaking_away", "pinned"], Kind("why")]
"""What a fight is about."""
Next = Annotated[Literal["thrown", "hit", "fights"], Kind("next")]
Way = Annotated[Literal["advance", "scout", "sprint", "rampage", "respawn"], Kind("way")]
"""How a model is about to move."""
How = Annotated[
    Literal[
        "advance",
        "scout",
        "sprint",
        "rampage",
        "respawn",
        "deploy",
        "place",
        "make_room",
        "jump",
        "return",
        "push",
        "fall",
        "bounce",
    ],
    Kind("how"),
]
"""How a model came to where it is."""
Purpose = Annotated[Literal["enter", "leave_weapon"], Kind("purpose")]
Effect = Annotated[
    Literal["look", "weapon", "item", "grenade", "advance", "pin", "crouch", "barrier", "ammo"], Kind("effect")
]
"""A result of the Recon tables."""
First = Annotated[Literal["nothing", "things", "delivery", "room"], Kind("first")]
"""What comes before a place is chosen: things lie there, something is delivered, others make room."""
Status = Annotated[Literal["pinned", "crouched", "activated", "camouflaged"], Kind("status")]
Action = Annotated[
    Literal["stand_up", "advance", "sprint", "crouch", "shoot", "assault", "throw_seed", "treat", "grapple_advance"],
    Kind("action"),
]
Blocker = Annotated[names.Blocker, Kind("blocker")]
"""What is in a line of sight."""
Order = Annotated[
    Literal["snap_shot", "return_to_sender", "reinforcements", "alliance", "rampage", "one_man_army", "defiance"],
    Kind("order"),
]
