"""The words of the rulebook as whole numbers: teams, Spartans, cards, specializations and phases."""

from __future__ import annotations

from typing import Final

RED: Final = 0
BLUE: Final = 1
ONI: Final = 2
TEAMS: Final = ("Red", "Blue", "ONI")
TEAM_KEYS: Final = ("red", "blue", "oni")
POG_SIDES: Final = 2
"""The pog shows Red or Blue."""

SINGLE: Final = 1
"""The 1x token, and what Dog Tags are worth to whoever has no token."""

# The Spartan cards (hb.contents.spartans).
RED_LEADER: Final = 0
BLUE_LEADER: Final = 1
RED_SPARTAN: Final = 2
BLUE_SPARTAN: Final = 3
ONI_OPERATIVE: Final = 4
SPARTANS: Final = ("Red Leader", "Blue Leader", "Red Spartan", "Blue Spartan", "ONI Operative")
SPARTAN_KEYS: Final = ("red_leader", "blue_leader", "red_spartan", "blue_spartan", "oni_operative")
TEAM_OF: Final = (RED, BLUE, RED, BLUE, ONI)

# The playing cards. Cards of one name are alike, so a card is the number of its name.
FIREPOWER: Final = 0
STEALTH: Final = 1
DAMAGE_BOOST: Final = 2
ODD_BALL: Final = 3
HARDLIGHT_SHIELD: Final = 4
ACTIVE_CAMOUFLAGE: Final = 5
PROMETHEAN_VISION: Final = 6
WEAPON_CACHE: Final = 7
PULSE_GRENADE: Final = 8
FLOOD: Final = 9
REGENERATION_FIELD: Final = 10
ORDNANCE_POD: Final = 11
FIRST_WEAPON: Final = 12
"""This card and all after it are Weapons; how many there are stands in the data."""
CARD_KEYS: Final = (
    "firepower",
    "stealth",
    "damage_boost",
    "odd_ball",
    "hardlight_shield",
    "active_camouflage",
    "promethean_vision",
    "weapon_cache",
    "pulse_grenade",
    "flood",
    "regeneration_field",
    "ordnance_pod",
)
CARD_PARTS: Final = (
    *("firepower", "stealth", "boost", "odd_ball", "shield", "camouflage"),
    *("vision", "cache", "pulse", "flood", "regeneration", "pod"),
)
"""What the parts of the rulebook about these cards are called, in the names of its clauses."""
FIRST_CARD: Final = FIREPOWER
ENHANCEMENTS: Final = (FIREPOWER, STEALTH, DAMAGE_BOOST, ODD_BALL)
NO_CARD: Final = -1
MOST_CARDS: Final = 64
"""There are no more names of cards."""

ASSAULT: Final = 0
ENGINEER: Final = 1
MEDIC: Final = 2
OPERATOR: Final = 3
PATHFINDER: Final = 4
PIONEER: Final = 5
RECON: Final = 6
ROGUE: Final = 7
SPECTER: Final = 8
STALKER: Final = 9
TRACKER: Final = 10
WETWORK: Final = 11
OPERATOR_RANGE: Final = 1
"""What the Operator adds to the Range of others."""
NO_SPECIALIZATION: Final = 12
"""Only in positions that somebody writes down: a player without an ability."""
SPECIALIZATION_KEYS: Final = (
    "assault",
    "engineer",
    "medic",
    "operator",
    "pathfinder",
    "pioneer",
    "recon",
    "rogue",
    "specter",
    "stalker",
    "tracker",
    "wetwork",
)

# The phases of a turn (hb.turn.phases).
RESPAWN: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
PHASES: Final = ("respawn", "draw", "play", "discard")
