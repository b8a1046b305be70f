"""The words of the rulebook as whole numbers: modes, factions, effects, objectives, questions, answers and events."""

from __future__ import annotations

from typing import Final

# The ways to play (rh.modes.four).
OBJECTIVE: Final = 0
ONE_ON_ONE: Final = 1
SLAYER: Final = 2
TEAM_OBJECTIVE: Final = 3
TEAM_SLAYER: Final = 4
MODES: Final = ("objective", "one-on-one", "slayer", "team objective", "team slayer")

UNSC: Final = 0
COVENANT: Final = 1
FLOOD: Final = 2
FACTIONS: Final = ("UNSC", "Covenant", "Flood")
HEROES: Final = ("Spartan", "Arbiter", "Thrasher")
BASES: Final = ("Firebase", "Command Center", "Proto-Gravemind")
NEUTRAL_SIDE: Final = 9

EASY: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
LEVELS: Final = ("easy", "heroic", "legendary")

# When an objective is tested (rh.campaign.windows).
AT_START: Final = 0
DURING: Final = 1
AT_END: Final = 2
WINDOWS: Final = ("start", "during", "end")

# What an objective looks at.
CONQUERED: Final = 0
REGIONS_CONTROLLED: Final = 1
CONQUERED_VIA_TELEPORTER: Final = 2
CONQUERED_WITH_HERO: Final = 3
HEROES_DEFEATED: Final = 4
TERRITORIES_ON_EACH_BOARD: Final = 5
MOBILE_PAIRS_CONTROLLED: Final = 6
OPPONENTS_LOSING_TERRITORIES: Final = 7
ENEMY_BASES_CONTROLLED: Final = 8
TERRITORIES_CONTROLLED: Final = 9
UNITS_DESTROYED: Final = 10
CONQUERED_ON_EACH_BOARD: Final = 11
REGION_HELD_SINCE_LAST_TURN_START: Final = 12
HERO_AND_BASE_SAME_TURN: Final = 13
BASES_CONTROLLED: Final = 14
REGIONS_ENTERED_BY_CONQUEST: Final = 15
CHECKS: Final = (
    "conquered_this_turn",
    "regions_controlled",
    "conquered_via_teleporter",
    "conquered_with_hero",
    "heroes_defeated",
    "territories_on_each_board",
    "mobile_pairs_controlled",
    "opponents_losing_territories",
    "enemy_bases_controlled",
    "territories_controlled",
    "units_destroyed",
    "conquered_on_each_board",
    "region_held_since_last_turn_start",
    "hero_and_base_same_turn",
    "bases_controlled",
    "regions_entered_by_conquest",
)

# What a Faction card does.
BOMBARD: Final = 0
ATTACK_BONUS: Final = 1
AMBUSH: Final = 2
DEFENCE_BONUS: Final = 3
SAVE: Final = 4
AIRLIFT: Final = 5
DROP: Final = 6
OVERRIDE: Final = 7
STRIKE: Final = 8
SHIELD: Final = 9
CAMOUFLAGE: Final = 10
LIFT: Final = 11
SUPPORT: Final = 12
OATH: Final = 13
INFECT: Final = 14
REANIMATE: Final = 15
SPAWN: Final = 16
GROWTH: Final = 17
EFFECTS: Final = (
    "bombard",
    "attack bonus",
    "ambush",
    "defence bonus",
    "save",
    "airlift",
    "drop",
    "override",
    "strike",
    "shield",
    "camouflage",
    "lift",
    "support",
    "oath",
    "infect",
    "reanimate",
    "spawn",
    "growth",
)

# When an effect may be used (rh.faction.timing).
ON_DEPLOY: Final = 0
BEFORE_FIRST_ATTACK: Final = 1
IN_ATTACKS: Final = 2
BEFORE_ROLL: Final = 3
WHEN_ATTACKED: Final = 4
AFTER_ROLL: Final = 5
REACTION: Final = 6
ON_HERO_DEFEAT: Final = 7
ON_END: Final = 8
TIMINGS: Final = (
    "while you reinforce",
    "before your first attack",
    "during your attacks",
    "before a roll of your attack",
    "when you are attacked, before the roll",
    "after a roll",
    "right after an ability of your opponent in a battle",
    "when your Hero is defeated",
    "at the end of your turn",
)
TIMING: Final[tuple[int, ...]] = (
    BEFORE_ROLL,
    BEFORE_ROLL,
    WHEN_ATTACKED,
    WHEN_ATTACKED,
    AFTER_ROLL,
    BEFORE_FIRST_ATTACK,
    ON_DEPLOY,
    REACTION,
    IN_ATTACKS,
    WHEN_ATTACKED,
    BEFORE_ROLL,
    ON_END,
    ON_DEPLOY,
    ON_HERO_DEFEAT,
    AFTER_ROLL,
    AFTER_ROLL,
    ON_DEPLOY,
    ON_END,
)
"""The timing of each effect."""

# Questions.
TELEPORTER: Final = 0
CLAIM_LAND: Final = 1
PLACE: Final = 2
PLACE_HERO: Final = 3
REINFORCE: Final = 4
CARD_UNITS: Final = 5
TAKE_COMMAND: Final = 6
COMMAND_FROM: Final = 7
AGREE: Final = 8
ATTACK: Final = 9
STRIKE_AT: Final = 10
COMMIT: Final = 11
DEFEND: Final = 12
WINDOW: Final = 13
REACT: Final = 14
OATH_WINDOW: Final = 15
OATH_TO: Final = 16
REANIMATE_AT: Final = 17
MOVE_IN: Final = 18
REWARD: Final = 19
MANEUVER: Final = 20
MOVE_TO: Final = 21
MOVE_UNITS: Final = 22
AIRLIFT_FROM: Final = 23

# Answers. A territory is its own number; two territories are 64 times the first and the second.
WIDE: Final = 64
ALL: Final = 64
"""Added to a territory: all the units that are left, not one."""
PASS: Final = 1_000_000
DRAW: Final = 1_000_001
ASK_AGAIN: Final = 1_000_002
PLAY: Final = 1_000_100
"""Plus a Faction card: use its ability."""
LAY: Final = 1_000_200
"""Plus a Faction card: turn in its skulls."""
CLAIM: Final = 1_000_300
"""Plus a Campaign card: accomplish it."""

# An attacker's answer: dice, whether the Hero adds its bonus, and with how many units left to stop (0: one roll).
WITH_HERO: Final = 4
UNTIL: Final = 8

# A defender's answer beside 1 and 2.
ALWAYS_MOST: Final = 3
DEFEND_THREE: Final = 4
"""Never an option; a person might try it."""

# Events.
E_ROLLED_FOR_ORDER: Final = 0
E_FORCES: Final = 1
E_ORDER: Final = 2
E_TELEPORTER: Final = 3
E_NO_TELEPORTER: Final = 4
E_OBJECTIVE: Final = 5
E_LAND: Final = 6
E_BASE: Final = 7
E_PLACED: Final = 8
E_HERO: Final = 9
E_DRAWN: Final = 10
E_NO_CARD: Final = 11
E_RESHUFFLED: Final = 12
E_TURN: Final = 13
E_REINFORCEMENTS: Final = 14
E_LAID: Final = 15
E_SKULLS: Final = 16
E_PLAYED: Final = 17
E_CANCELLED: Final = 18
E_WISH: Final = 19
E_COMMAND: Final = 20
E_REFUSED: Final = 21
E_INVADES: Final = 22
E_COMMITS: Final = 23
E_DEFENDS: Final = 24
E_DAMAGE: Final = 25
E_BONUS: Final = 26
E_SHIELDED: Final = 27
E_LIMITED: Final = 28
E_MUST_COMMIT: Final = 29
E_HALTED: Final = 30
E_DICE: Final = 31
E_SAVED: Final = 32
E_LOSSES: Final = 33
E_INFECTED: Final = 34
E_RETURNED: Final = 35
E_CONQUERED: Final = 36
E_HERO_LOST: Final = 37
E_MOVED_IN: Final = 38
E_OUT: Final = 39
E_CAPTURED: Final = 40
E_INHERITED: Final = 41
E_CLAIMED: Final = 42
E_REVEALED: Final = 43
E_MOVED: Final = 44
E_LIFTED: Final = 45
E_STANDING: Final = 46
E_ROUND_LIMIT: Final = 47
E_END: Final = 48
