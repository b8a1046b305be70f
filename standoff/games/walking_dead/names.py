"""The words of the rulebook as whole numbers: faces, roles, characters, questions and events."""

from __future__ import annotations

from typing import Final

# The six faces of a die, in the order in which they are resolved (wd.dice.order).
WALKER: Final = 0
INFECTION: Final = 1
RANGE_1: Final = 2
RANGE_2: Final = 3
FIRST_AID: Final = 4
GRENADE: Final = 5
FACES: Final = ("Walker", "Infection", "1", "2", "First Aid", "Grenade")

LEADER: Final = 0
SURVIVOR: Final = 1
SAVIOR: Final = 2
HILLTOP: Final = 3
KINGDOM: Final = 4
ROLES: Final = ("Leader", "Survivor", "Savior", "Hilltop", "Kingdom")
ROLE_KEYS: Final = ("leader", "survivor", "savior", "hilltop", "kingdom")

RICK: Final = 0
TYRESE: Final = 1
CARL: Final = 2
ABRAHAM: Final = 3
ANDREA: Final = 4
NEGAN: Final = 5
ROSITA: Final = 6
JESUS: Final = 7
GABRIEL: Final = 8
EZEKIEL: Final = 9
MAGGIE: Final = 10
EUGENE: Final = 11
GLENN: Final = 12
GOVERNOR: Final = 13
MICHONNE: Final = 14
DWIGHT: Final = 15
CHARACTER_KEYS: Final = (
    "rick",
    "tyrese",
    "carl",
    "abraham",
    "andrea",
    "negan",
    "rosita",
    "jesus",
    "gabriel",
    "ezekiel",
    "maggie",
    "eugene",
    "glenn",
    "governor",
    "michonne",
    "dwight",
)

# What makes a player lose Health.
BY_OVERRUN: Final = 0
BY_INFECTION: Final = 1
BY_RANGE: Final = 2
BY_GRENADE: Final = 3
CAUSES: Final = ("overrun", "infection", "range", "grenade")

# What lets a player gain Health.
FROM_FIRST_AID: Final = 0
FROM_GABRIEL: Final = 1
FROM_MAGGIE: Final = 2
FROM_DWIGHT: Final = 3
HELPS: Final = ("first aid", "Father Gabriel", "Maggie", "Dwight")

# Questions.
REROLL: Final = 0
AIM: Final = 1
AID: Final = 2
BLESS: Final = 3
INSTEAD: Final = 4
SHED: Final = 5
CLEAR: Final = 6

# Events.
E_ROLE: Final = 0
E_CHARACTER: Final = 1
E_TURN: Final = 2
E_ROLL: Final = 3
E_WALKER: Final = 4
E_OVERRUN: Final = 5
E_LOSE: Final = 6
E_GAIN: Final = 7
E_SHED: Final = 8
E_AIM: Final = 9
E_GRENADE: Final = 10
E_INSTEAD: Final = 11
E_OUT: Final = 12
E_INFECTED: Final = 13
E_END: Final = 14
E_RETURN: Final = 15

PASS: Final = 15
"""The answer "nobody" where a seat could be named."""

DOUBLED: Final = 16
"""Added to the seat that is aimed at when Tyrese spends a First Aid."""
