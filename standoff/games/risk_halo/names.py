"""The words of the rulebook as whole numbers: modes, factions, effects, objectives, dice."""

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

TEAMS_AND_FLOOD: Final = 5
"""As many play when the Flood stands against two teams (rh.team.five)."""
LATE_IN_TEAMS: Final = 2
"""So many of the last in turn order begin with a card in team play (rh.team.cards_four, rh.team.cards_five)."""
THIRD: Final = 2
"""The place in turn order up to which nobody begins with a card (rh.start.cards_three)."""

EASY: Final = 0
HEROIC: Final = 1
LEGENDARY: Final = 2
LEVELS: Final = ("easy", "heroic", "legendary")

# The steps of a turn, each a place where a written position may start.
FROM_REINFORCE: Final = 0
FROM_ATTACK: Final = 1
FROM_CLAIM: Final = 2
FROM_MANEUVER: Final = 3
STEPS: Final = ("reinforce", "attack", "claim", "maneuver")

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
    "during your attacks, between rolls",
    "before a roll of your attack",
    "when you are attacked, before the roll",
    "after a roll",
    "right after an ability of your opponent in a battle",
    "when your Hero is defeated",
    "at the end of your turn",
)
TIMING_KEYS: Final = (
    *("on_deploy", "before_first_attack", "in_attacks", "before_roll", "when_attacked", "after_roll", "reaction"),
    *("on_hero_defeat", "on_end"),
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

SIDES: Final = 6
"""The sides of a die."""
MOST_ATTACK_DICE: Final = 3
MOST_DEFENCE_DICE: Final = 2
"""Dice of each side: more are not in the box (rh.contents.dice)."""
DICE_TOLD: Final = MOST_ATTACK_DICE + 1
"""How many numbers of dice there are, none included."""

MOST_TERRITORIES: Final = 63
"""Territories of one battlefield: a set of more does not fit into a machine word."""
MOST_FACTION_CARDS: Final = 44
MOST_CAMPAIGN_CARDS: Final = 24
"""What is printed (rh.contents.faction, rh.contents.german)."""
MOST_UNITS: Final = 999
"""So many units at most are told in one answer, or written for one territory."""
UNITS_TOLD: Final = MOST_UNITS + 1
"""How many numbers of units there are, none included."""

BOTH: Final = 2
"""The sides of a battle."""
PAIR: Final = 2
"""The tokens of a pair of mobile teleporters."""
TWO_BOARDS: Final = 2
"""The boards of The Ring and of Forge."""

LEAST_SKULLS: Final = 2
MOST_SKULLS: Final = 10
"""The skulls of a set (rh.skulls.range)."""

# Whether the attacker's Hero adds its bonus.
NO_HERO: Final = 0
HERO_MAY: Final = 1
HERO_MUST: Final = 2
HERO_WAYS: Final = 3

STOP_WAYS: Final = 2
"""An attacker may stop, or may not yet."""

# What the questions of placing are about.
OWN_UNITS: Final = 0
FLOOD_UNITS: Final = 1
BEGINS: Final = 0
RETURNS: Final = 1
"""A Hero is placed for the first time, or comes back."""
MUST_PLACE: Final = 0
"""A token that may not be kept."""
