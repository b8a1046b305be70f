"""The words of the rulebook as whole numbers: keywords, faces, actions, questions, answers and events."""

from __future__ import annotations

from typing import Final

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

# Scenarios.
SLAYER: Final = 0
ODDBALL: Final = 1
FLAG: Final = 2
STRONGHOLDS: Final = 3
STOCKPILE: Final = 4
TRAINING: Final = 5
SCENARIOS: Final = ("slayer", "oddball", "capture the flag", "strongholds", "stockpile", "training")

# The status of a model, one bit each.
PINNED: Final = 1
CROUCHED: Final = 2
ACTIVATED: Final = 4
HIDDEN: Final = 8

# Where tokens are: a cube, or one of these.
PILE: Final = -1
CARRIED: Final = -2  # by model m: CARRIED - m
AT_RESPAWN: Final = -100  # at marker r: AT_RESPAWN - r
OFF: Final = -1  # a model that waits to respawn
NONE: Final = -1

# Questions.
DRAFT: Final = 0
GO_FIRST: Final = 1
ZONE: Final = 2
DEPLOY: Final = 3
PLACE: Final = 4
REROLL: Final = 5
ACTIVATE: Final = 6
AGAIN: Final = 7
ACT: Final = 8
MOVE: Final = 9
PICK: Final = 10
LEAVE: Final = 11
SHOOT: Final = 12
SECOND: Final = 13
ADD_DICE: Final = 14
TARGET: Final = 15
BLADE: Final = 16
FIGHTER: Final = 17
PUSH: Final = 18
SNAP: Final = 19
NEXT: Final = 20
EVADING: Final = 21
MARKER: Final = 22
TAKE_WEAPON: Final = 23
STUCK: Final = 24
FETCH: Final = 25
SHROUD: Final = 26
THROW: Final = 27
BID: Final = 28
CARRY: Final = 29
PEEK: Final = 30
RECON_CUBE: Final = 31
RECON_MODEL: Final = 32
SEND_BACK: Final = 33
REINFORCE: Final = 34
RETURN_TO: Final = 35
REROLL_DICE: Final = 36

# Answers to ACT: an action, or a base to which a number is added.
DONE: Final = 0
STAND_UP: Final = 1
ADVANCE: Final = 2
SPRINT: Final = 3
CROUCH: Final = 4
SHOOTING: Final = 5
ASSAULT: Final = 6
THROW_SEED: Final = 7
PUT_SEED: Final = 8
FREE_ADVANCE: Final = 9
FREE_SHOOT: Final = 10
FREE_ASSAULT: Final = 11
ONE_MAN_ARMY: Final = 12
ALLIANCE: Final = 13
RAMPAGE: Final = 14
DEFIANCE: Final = 15
GO_BACK: Final = 16
GRAPPLE_MOVE: Final = 17
GRAPPLE_FETCH: Final = 18
TREAT: Final = 32  # + model
DROP_WEAPON: Final = 64  # + weapon token
USE: Final = 128  # + item token
ACTIONS: Final = (
    *("done", "stand up", "advance", "sprint", "crouch", "shoot", "assault", "throw the Power Seed"),
    *("put the Power Seed down", "Advance die", "Shoot die", "Assault die", "order: One Man Army", "order: Alliance"),
    *("order: Rampage", "order: Defiance", "return to the Translocator", "Grappleshot: advance", "Grappleshot: fetch"),
)

PASS: Final = 1 << 30
"""The answer "none" or "no" wherever something could be named."""

SPOT: Final = 16
"""A cube and a standing place in it are one answer: `cube * SPOT + slot`."""

UNPLACED: Final = 15
"""In place of a slot: something happens in the cube before the model is placed there."""

FALLING: Final = 1 << 12
"""Added to the cube (and UNPLACED) of a move that ends in the air."""

BREAK_AWAY: Final = 1 << 13
"""The answer of a model that leaves its enemies: they fight first, then it moves."""

COME_BACK: Final = 1 << 14
"""Added to a place in the model's own cube: it leaves its enemies and comes back to fight them."""

# How a weapon is fired.
NORMAL: Final = 0
BLAZE: Final = 1
SCOPED: Final = 2
MODES: Final = ("", "blaze away", "through the scope")
CUBE_TARGET: Final = 32  # targets below are models, from here on cubes

# Where a weapon comes from: its own number on the card, a picked-up token, an item.
OWN: Final = 0
TOKEN: Final = 8
ITEM: Final = 40
ODDBALL_BLADE: Final = 100

# What a fight is about.
BY_CHOICE: Final = 0
BY_MOVING: Final = 1
BY_FORCE: Final = 2
BREAKING: Final = 3
ON_PINNED: Final = 4

# Kinds of test, for the events.
T_RANGED: Final = 0
T_FIGHT: Final = 1
T_SURVIVE: Final = 2
T_WALL: Final = 3
T_GRAVITY: Final = 4
T_FRAG: Final = 5
T_RECON: Final = 6
TESTS: Final = ("Ranged", "Fight", "Survive", "Wall", "Gravity", "Blast", "Recon")

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

# Events.
E_STARTER: Final = 0
E_TEAM: Final = 1
E_ITEM: Final = 2
E_DROP: Final = 3
E_ROUND: Final = 4
E_COMMAND: Final = 5
E_TURN: Final = 6
E_PASS: Final = 7
E_ACTIVATE: Final = 8
E_MOVE: Final = 9
E_ROLL: Final = 10
E_SHOT: Final = 11
E_FIGHT: Final = 12
E_HITS: Final = 13
E_WOUND: Final = 14
E_KILL: Final = 15
E_STATUS: Final = 16
E_PICKED: Final = 17
E_LEFT: Final = 18
E_PUSHED: Final = 19
E_FELL: Final = 20
E_SLAM: Final = 21
E_EXPLODES: Final = 22
E_SPEND: Final = 23
E_USED: Final = 24
E_SCORE: Final = 25
E_END: Final = 26
E_SHIELDS: Final = 27
E_PEEK: Final = 28
E_OBJECT: Final = 29
E_DIE: Final = 30
E_VALUE: Final = 31
E_BARRIER: Final = 32
E_ZONE: Final = 33
E_FIRST: Final = 34
E_KEPT: Final = 35
E_ACTION: Final = 36
E_DRAFTED: Final = 37
E_DESTROYED: Final = 38
E_GIFT: Final = 39
E_SHROUD: Final = 40
E_SENSOR: Final = 41
E_WEAPON_TO: Final = 42
E_THROWN: Final = 43
E_POOL: Final = 44

STATUS_WORDS: Final = {PINNED: "Pinned", CROUCHED: "Crouched", ACTIVATED: "Activated", HIDDEN: "camouflaged"}
SIDES_WORDS: Final = ("red", "blue")
