"""The figures that the rules print, by their names."""

from __future__ import annotations

from typing import Final

from standoff.games.flashpoint.names import (
    R_ADVANCE,
    R_AMMO,
    R_BARRIER,
    R_CROUCH,
    R_GRENADE,
    R_ITEM,
    R_LOOK,
    R_PIN,
    R_WEAPON,
)

# Tests.
TEST_DICE: Final = 3
BLAZE_DICE: Final = 4
ONE_SUCCESS: Final = 1
TWO_SUCCESSES: Final = 2
HEADSHOT: Final = 8
SHARP_HEADSHOT: Final = 7
NO_HEADSHOTS: Final = 9  # no d8 shows it

# Modifiers of a Ranged test.
CLEAR_SHOT: Final = 2
CLEAR_SHOT_AT_STEALTHY: Final = 1
HIGH_GROUND: Final = 1
FRIENDLY_FIRE: Final = 2
CROUCHED_DIE: Final = 1
OPTICS_DIE: Final = 1
SCOPE_DICE: Final = 2
AMMO_DIE: Final = 1
AMMO_LETHAL: Final = 1
CONTINUOUS_REROLLS: Final = 2

# Modifiers of a Fight test, and of the Survive test against it.
MOVED_DICE: Final = 2
UNSTOPPABLE_DIE: Final = 1
INJURED_DIE: Final = 1
PINNED_DIE: Final = 1
FRIEND_DIE: Final = 1
IMPOSING_DIE: Final = 1
RAMPAGE_REROLLS: Final = 1

# Walls, gravity and explosions.
FORCE_NEED: Final = 4
WALL_DICE: Final = 4
SAFE_FALL: Final = 1
GRAVITY_MORE: Final = 2  # so many dice more than levels
GRAVITY_MOST: Final = 6
HALF_FLOOR_HOLDS: Final = 5  # a d8 that shows so much or more
MOST_BOUNCES: Final = 8
STRAIGHT_UP_TO: Final = 4  # a d8 that shows so much or less

# Recon.
RECON_DICE: Final = 5
RECON_NEED: Final = 5
MOST_EFFECTS: Final = 2
ITEMS_LOOKED_AT: Final = 3
MODELS_MOVED: Final = 2
LOSER: Final = 10  # added to the die of the loser
WINNER_TABLE: Final = (R_LOOK, R_WEAPON, R_ITEM, R_GRENADE, R_ADVANCE, R_PIN, R_CROUCH, R_BARRIER)
LOSER_TABLE: Final = (R_LOOK, R_LOOK, R_ADVANCE, R_ADVANCE, R_CROUCH, R_CROUCH, R_AMMO, R_AMMO)

# Actions, items and scenarios.
SHORT_ACTION: Final = 1
LONG_ACTION: Final = 2
ACTIONS_A_TURN: Final = 2
MOST_ITEMS: Final = 2
MOST_WEAPONS: Final = 1
MOST_OBJECTS: Final = 1
PACK_MULE_MORE: Final = 1
FLAG_AS_ITEMS: Final = 1
HARDLIGHT_ARMOUR: Final = 1
BARRIER_SHIELDS: Final = 2
FIRST_ROUND: Final = 1
RAMPAGE_WOUNDS: Final = 2
RAMPAGE_CUBES: Final = 1
SEED_RANGE: Final = 2
KILL: Final = 1
ACROBATIC_KILL: Final = 2
THRESHOLD_TIMES: Final = 2
LEGEND_PLACES: Final = 2
LYING_HEIGHT: Final = 9
