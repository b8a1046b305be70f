"""The words of the rulebook as whole numbers: faces, roles and characters; and its figures by name."""

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
FACE_KEYS: Final = ("walker", "infection", "range_1", "range_2", "first_aid", "grenade")

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
HELPS: Final = ("first_aid", "father_gabriel", "maggie", "dwight")

# What makes a player take a Walker.
BY_DIE: Final = 0
BY_GOVERNOR: Final = 1
BY_RICK: Final = 2
WHY_TAKEN: Final = ("die", "governor", "instead")

# What makes a player give his Walkers back.
AFTER_OVERRUN: Final = 0
AFTER_GRENADE: Final = 1
WHEN_OUT: Final = 2
WHY_RETURNED: Final = ("overrun", "grenade", "out")

# The figures of the rules.
DICE: Final = 5
"""How many dice there are (wd.contents.dice)."""
MOST_WALKERS: Final = 60
"""A pile has no more."""
ROLLS: Final = 3
EZEKIELS_ROLLS: Final = 4
"""How often the dice are rolled in a turn (wd.turn.reroll, wd.ezekiel.four_rolls)."""
INFECTIONS: Final = 3
"""So many Infections end the rolling (wd.infection.three)."""
GRENADES: Final = 3
CARLS_GRENADES: Final = 2
"""So many Grenades go off (wd.grenade.three, wd.carl.two)."""
HIT_COSTS: Final = 1
DOUBLED_COSTS: Final = 2
"""What a 1 or a 2 costs (wd.range.one_loss, wd.tyrese.same_target)."""
AID_GIVES: Final = 1
NEGANS_AID_GIVES: Final = 2
"""What a First Aid gives (wd.aid.any, wd.negan.two)."""
NEGAN_IS_WEAK: Final = 4
"""With so much Health or less (wd.negan.two)."""
GABRIEL_GIVES: Final = 1
MAGGIE_GAINS: Final = 2
DWIGHT_GAINS: Final = 2
"""(wd.gabriel.start, wd.maggie.gain, wd.dwight.gain)"""
JESUS_LOSES: Final = 1
"""At most, when overrun (wd.jesus.overrun)."""
HUNTERS: Final = 3
"""So many players have goals of their own (wd.three.roles)."""
FEW: Final = 3
"""With so many left, or fewer, a 2 is a 1 (wd.range.two_as_one)."""
