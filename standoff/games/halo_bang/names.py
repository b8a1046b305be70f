"""The words of the rulebook as whole numbers: teams, Spartans, cards, specializations, questions and events."""

from __future__ import annotations

from functools import cache
from typing import Final

RED: Final = 0
BLUE: Final = 1
ONI: Final = 2
TEAMS: Final = ("Red", "Blue", "ONI")

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
ENHANCEMENTS: Final = (FIREPOWER, STEALTH, DAMAGE_BOOST, ODD_BALL)
NO_CARD: Final = -1

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

# Questions.
Q_PLAY: Final = 0
Q_SHIELD: Final = 1
Q_FLOOD: Final = 2
Q_DISCARD: Final = 3
Q_ODD_BALL: Final = 4
Q_TRACK: Final = 5

# Answers: PASS, or the Engineer's token, or a card with a seat and what is meant there (see `code`).
PASS: Final = 0
TOKEN: Final = 1
TAKE: Final = 2
CARD: Final = 64
"""From here on an answer names a card."""
SEAT: Final = 8
SEATS: Final = 7
"""As many as there can be."""
AT_HAND: Final = 0
NOTHING: Final = 7
"""A card that is played without effect, since it has no target."""

# Events.
E_SPARTAN: Final = 0
E_MULTIPLIER: Final = 1
E_SPECIALIZATION: Final = 2
E_POG: Final = 3
E_TURN: Final = 4
E_RESPAWN: Final = 5
E_DRAW: Final = 6
E_TRACK: Final = 7
E_REVEAL: Final = 8
E_PASS_ODD_BALL: Final = 9
E_DISCARD: Final = 10
E_LOSE_TAG: Final = 11
E_ATTACK: Final = 12
E_SHIELD: Final = 13
E_DAMAGE: Final = 14
E_KILL: Final = 15
E_PLAY: Final = 16
E_REGAIN: Final = 17
E_STEAL: Final = 18
E_REMOVE: Final = 19
E_TOKEN: Final = 20
E_END_OF_DECK: Final = 21
E_RESHUFFLE: Final = 22
E_REVEAL_MULTIPLIER: Final = 23
E_SCORE: Final = 24
E_END: Final = 25


def code(card: int, seat: int = 0, what: int = 0) -> int:
    """The answer that names a card, a seat and what is meant there: the hand, or an Enhancement plus one."""
    return (card + 1) * CARD + seat * SEAT + what


@cache
def all_answers(cards: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The answers that name a card and one of a set of seats, found by the card and then by the set."""
    return tuple(
        tuple(tuple(code(card, s) for s in range(SEATS) if seats >> s & 1) for seats in range(1 << SEATS))
        for card in range(cards)
    )


def card_of(answer: int) -> int:
    """The card of an answer."""
    return answer // CARD - 1


def seat_of(answer: int) -> int:
    """The seat of an answer."""
    return answer % CARD // SEAT


def what_of(answer: int) -> int:
    """What is meant at that seat."""
    return answer % SEAT
