"""The words of the rulebook as whole numbers: keywords, faces, items, scenarios, ways to move and to shoot."""

from __future__ import annotations

from typing import Final, Literal

# What a model can be, one bit each.
UNIT_KEYWORDS: Final = (
    *("Acrobatic", "Active Camouflage", "Evade", "Fast Transition", "Fearless", "Flight", "Horde", "Imposing"),
    *("Jump Pack", "Life Support", "Medic", "Pack Mule", "Scout", "Stoic", "Stealthy", "Unstoppable"),
    *("Guarded", "Stable"),
)
ACROBATIC: Final = 1 << 0
CAMOUFLAGE: Final = 1 << 1
EVADE: Final = 1 << 2
FAST_TRANSITION: Final = 1 << 3
FEARLESS: Final = 1 << 4
FLIGHT: Final = 1 << 5
HORDE: Final = 1 << 6
IMPOSING: Final = 1 << 7
JUMP_PACK: Final = 1 << 8
LIFE_SUPPORT: Final = 1 << 9
MEDIC: Final = 1 << 10
PACK_MULE: Final = 1 << 11
SCOUT: Final = 1 << 12
STOIC: Final = 1 << 13
STEALTHY: Final = 1 << 14
UNSTOPPABLE: Final = 1 << 15
GUARDED: Final = 1 << 16
STABLE: Final = 1 << 17
LIFE_SUPPORT_SPENT: Final = 1 << 20

# What a weapon can be, one bit each.
WEAPON_KEYWORDS: Final = (
    *("Blast", "Concussive", "Continuous Fire", "EMP", "Explosive", "Grenade", "Knockback", "Long", "Lunge"),
    *("Optics", "Rapid Fire", "Sniper Scope", "Sticky", "Support Weapon", "Suppression", "One-Use", "Two-Uses"),
)
BLAST: Final = 1 << 0
CONCUSSIVE: Final = 1 << 1
CONTINUOUS: Final = 1 << 2
EMP: Final = 1 << 3
EXPLOSIVE: Final = 1 << 4
GRENADE: Final = 1 << 5
KNOCKBACK: Final = 1 << 6
LONG: Final = 1 << 7
LUNGE: Final = 1 << 8
OPTICS: Final = 1 << 9
RAPID_FIRE: Final = 1 << 10
SNIPER_SCOPE: Final = 1 << 11
STICKY: Final = 1 << 12
SUPPORT_WEAPON: Final = 1 << 13
SUPPRESSION: Final = 1 << 14
AT_A_CUBE: Final = EXPLOSIVE | GRENADE

# What a weapon can have, with a figure.
WEAPON_FIGURES: Final = ("ESD", "Frag", "Implosion", "Lethal", "Smash", "Weight of Fire", "Firing Platform")

# Dice.
D8: Final = 8
DIE_BITS: Final = 4  # so many bits for what a d8 shows, from 1 on
MARKER_FACES: Final = 2  # so many faces of a d8 mean the same Weapon Drop Marker
COMMAND_SIDES: Final = 6

# The faces of a command die.
PLUS_ONE: Final = 0
DICE: Final = 1
DIE_ADVANCE: Final = 2
DIE_SHOOT: Final = 3
DIE_ASSAULT: Final = 4
ORDER: Final = 5
FACES: Final = ("+1 Model", "Dice", "Advance", "Shoot", "Assault", "Special Order")

# Items.
ITEM_KEYS: Final = (
    *("active_camouflage", "drop_wall", "explosive_ammo", "frag_grenade", "grappleshot", "hardlight_shield"),
    *("health_pack", "overshield", "plasma_grenade", "quantum_translocator", "shroud_screen", "threat_sensor"),
    *("thruster", "spike_grenade", "dynamo_grenade"),
)
I_CAMOUFLAGE: Final = 0
I_DROP_WALL: Final = 1
I_AMMO: Final = 2
I_FRAG: Final = 3
I_GRAPPLESHOT: Final = 4
I_HARDLIGHT: Final = 5
I_HEALTH: Final = 6
I_OVERSHIELD: Final = 7
I_PLASMA: Final = 8
I_TRANSLOCATOR: Final = 9
I_SHROUD: Final = 10
I_SENSOR: Final = 11
I_THRUSTER: Final = 12
I_SPIKE: Final = 13
I_DYNAMO: Final = 14

WEAPON_TOKENS: Final = 10
DIRECTIONS: Final = 8

# Scenarios.
SLAYER: Final = 0
ODDBALL: Final = 1
FLAG: Final = 2
STRONGHOLDS: Final = 3
STOCKPILE: Final = 4
TRAINING: Final = 5
BY_DIE: Final = (ODDBALL, ODDBALL, FLAG, FLAG, STRONGHOLDS, STRONGHOLDS, STOCKPILE, STOCKPILE)
"""The scenarios that a d8 chooses among, by what it shows (fp.setup.scenario)."""
SCENARIOS: Final = ("slayer", "oddball", "capture the flag", "strongholds", "stockpile", "training")

# The status of a model, one bit each.
PINNED: Final = 1
CROUCHED: Final = 2
ACTIVATED: Final = 4
HIDDEN: Final = 8

# Where tokens are: a cube, or one of these.
PILE: Final = -1
CARRIED: Final = -2  # by model m: CARRIED - m
WORKING: Final = -50  # used by model m, while the effect lasts: WORKING - m
AT_RESPAWN: Final = -100  # at marker r: AT_RESPAWN - r
OFF: Final = -1  # a model that waits to respawn
NONE: Final = -1

# Truth in a question.
NO: Final = 0
YES: Final = 1

# How many of each kind an answer can tell apart; a table never has more.
MOST_MODELS: Final = 32
MOST_IN_A_TEAM: Final = 10
MOST_CUBES: Final = 256
PLACES: Final = 9
MOST_CARDS: Final = 256
MOST_ITEMS_IN_PLAY: Final = 128
MOST_WEAPONS_IN_PLAY: Final = 32
MOST_OBJECTS_IN_PLAY: Final = 16
MOST_MARKERS: Final = 128
MOST_DICE: Final = 32

PROFILES: Final = 4
"""A weapon's card has fewer lines; a line is one number: `weapon * PROFILES + line`."""

# How a weapon is fired.
NORMAL: Final = 0
BLAZE: Final = 1
SCOPED: Final = 2
MODES: Final = ("normal", "blaze_away", "scoped")

# Where a weapon comes from: its own number on the card, a picked-up token, an item. Each line of it is a source.
OWN: Final = 0
TOKEN: Final = 8
TOKEN_LINES: Final = 2  # a picked-up weapon has no more
ITEM: Final = TOKEN + MOST_WEAPONS_IN_PLAY * TOKEN_LINES
ODDBALL_BLADE: Final = ITEM + MOST_ITEMS_IN_PLAY
MOST_SOURCES: Final = 256

# How a model is about to move.
ADVANCING: Final = 0
SCOUTING: Final = 1
SPRINTING: Final = 2
RAMPAGING: Final = 3
ENTERING: Final = 4
WAYS: Final = ("advance", "scout", "sprint", "rampage", "respawn")

# What comes next, if several things are to come.
NEXT_THROWN: Final = 0
NEXT_HIT: Final = 1
NEXT_FIGHTS: Final = 2

# What is kept of an Energy Shield Barrier.
BARRIER_CUBE: Final = 0
BARRIER_SHIELDS_LEFT: Final = 1
BARRIER_UNTIL: Final = 2
BARRIER_ITEM: Final = 3
BARRIER_NUMBER: Final = 4

# What a model has picked up in an action, one bit each.
TOOK_ITEM: Final = 1
TOOK_WEAPON: Final = 2
TOOK_OBJECT: Final = 4

# Why a Respawn Marker is chosen.
TO_ENTER: Final = 0
TO_LEAVE_A_WEAPON: Final = 1

# What a fight is about.
BY_CHOICE: Final = 0
BY_MOVING: Final = 1
BY_FORCE: Final = 2
BREAKING: Final = 3
ON_PINNED: Final = 4

# Kinds of test.
T_RANGED: Final = 0
T_FIGHT: Final = 1
T_SURVIVE: Final = 2
T_WALL: Final = 3
T_GRAVITY: Final = 4
T_FRAG: Final = 5
T_RECON: Final = 6
TESTS: Final = ("ranged", "fight", "survive", "wall", "gravity", "blast", "recon")

# What a test is rolled for.
FOR_SHOT: Final = 0
FOR_CUBE: Final = 1
FOR_ASSAULT: Final = 2
FOR_BLAST: Final = 3
FOR_SLAM: Final = 4
FOR_FALL: Final = 5
FOR_OVERHEAT: Final = 6
FOR_RETURN: Final = 7
FOR_THROW: Final = 8
FOR_RECON: Final = 9
REASONS: Final = (
    "shot",
    "shot_at_cube",
    "assault",
    "blast",
    "slam",
    "fall",
    "overheat",
    "return",
    "throw",
    "recon",
)

# What Hits come from.
BY_WEAPON: Final = 0
BY_WALL: Final = 1
BY_FALL: Final = 2
CAUSES: Final = ("weapon", "wall", "fall")

# The results of the Recon tables.
R_LOOK: Final = 0
R_WEAPON: Final = 1
R_ITEM: Final = 2
R_GRENADE: Final = 3
R_ADVANCE: Final = 4
R_PIN: Final = 5
R_CROUCH: Final = 6
R_BARRIER: Final = 7
R_AMMO: Final = 8

# Special Orders.
SNAP_SHOT: Final = 0
RETURN_TO_SENDER: Final = 1
REINFORCEMENTS: Final = 2
O_ALLIANCE: Final = 3
O_RAMPAGE: Final = 4
O_ONE_MAN_ARMY: Final = 5
O_DEFIANCE: Final = 6
ORDERS: Final = (
    *("Snap Shot", "Return to Sender", "Reinforcements Incoming", "Alliance", "Rampage", "One Man Army", "Defiance"),
)

ORDER_KEYS: Final = (
    "snap_shot",
    "return_to_sender",
    "reinforcements",
    "alliance",
    "rampage",
    "one_man_army",
    "defiance",
)

STATUS_WORDS: Final[dict[int, Literal["pinned", "crouched", "activated", "camouflaged"]]] = {
    PINNED: "pinned",
    CROUCHED: "crouched",
    ACTIVATED: "activated",
    HIDDEN: "camouflaged",
}
RED: Final = 0
SIDES_WORDS: Final = ("red", "blue")

Blocker = Literal[
    "barrier",
    "window_frame",
    "door_frame",
    "solid_wall",
    "closed_hatch",
    "wall",
    "floor",
    "middle_wall",
    "middle_window_frame",
    "platform",
    "scenery",
]
"""What of the terrain can be in a line of sight: on a side of a cube, under it, or within it."""
