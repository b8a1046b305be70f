"""What cannot change during a game: the cards, the Spartans with their teams, the specializations, and what they are
called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from standoff.engine.clauses import named_after
from standoff.engine.setup import Setup
from standoff.games.halo_bang.figures import BETRAYAL, CARDS_TO_DRAW, HAND_LIMIT, POD_POINTS, WEAPONS_A_TURN
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    CARD_KEYS,
    CARD_PARTS,
    ENHANCEMENTS,
    FIRST_WEAPON,
    ODD_BALL,
    ONI,
    PROMETHEAN_VISION,
    REGENERATION_FIELD,
    SPARTAN_KEYS,
    SPARTANS,
    SPECIALIZATION_KEYS,
    TEAM_KEYS,
    TEAM_OF,
    TEAMS,
)
from standoff.games.halo_bang.printed import ABILITIES, EFFECTS, GOALS, WEAPON
from standoff.games.halo_bang.state import Data

VOWELS = "AEIOU"


class CardInfo(Struct, frozen=True):
    """A card. Cards of one name are alike and have one number; `copies` says how many there are. `key` is the same in
    every language; that of every Weapon is "weapon". Only Weapons have a `range` and a `damage`.
    """

    id: int
    key: str
    name: str
    type: str
    range: int | None
    damage: int | None
    copies: int
    effect: str
    clauses: list[str]


class SpartanInfo(Struct, frozen=True):
    """A Spartan card; `copies` says how many of them are dealt at this table."""

    id: int
    key: str
    name: str
    team: int
    copies: int


class TeamInfo(Struct, frozen=True):
    """A team. `tags` are the Dog Tags that each of its players begins with, `worth` is what each of them counts, unless
    a Multiplier Token says otherwise; both are 0 for a team that does not play at this table.
    """

    id: int
    key: str
    name: str
    goal: str
    tags: int
    worth: int
    multipliers: list[int]
    clauses: list[str]


class SpecializationInfo(Struct, frozen=True):
    """A specialization."""

    id: int
    key: str
    name: str
    overshields: int
    ability: str
    clauses: list[str]


class HaloBangCatalogue(Struct, frozen=True):
    """Everything that is printed, and the numbers of the rulebook that a player wants to see."""

    game: str
    cards: list[CardInfo]
    teams: list[TeamInfo]
    spartans: list[SpartanInfo]
    specializations: list[SpecializationInfo]
    hand_limit: int
    cards_to_draw: int
    weapons_a_turn: int
    pod_points: int
    betrayal: int


def catalogue(setup: Setup) -> HaloBangCatalogue:
    """The catalogue of a table."""
    data: Data = setup.data
    dealt = data.tables[setup.players].spartans
    return HaloBangCatalogue(
        game="halo_bang",
        cards=[_card(setup, card) for card in range(len(data.cards))],
        teams=[_team(setup, team) for team in range(len(TEAMS))],
        spartans=[
            SpartanInfo(card, key, SPARTANS[card], TEAM_OF[card], dealt.count(card))
            for card, key in enumerate(SPARTAN_KEYS)
        ],
        specializations=[
            SpecializationInfo(
                id=card,
                key=key,
                name=data.specializations[card],
                overshields=data.overshields[card],
                ability=ABILITIES[card],
                clauses=_clauses(setup, key),
            )
            for card, key in enumerate((*SPECIALIZATION_KEYS, "none"))
        ],
        hand_limit=HAND_LIMIT,
        cards_to_draw=CARDS_TO_DRAW,
        weapons_a_turn=WEAPONS_A_TURN,
        pod_points=POD_POINTS,
        betrayal=BETRAYAL,
    )


def _card(setup: Setup, card: int) -> CardInfo:
    data: Data = setup.data
    weapon = card >= FIRST_WEAPON
    return CardInfo(
        id=card,
        key="weapon" if weapon else CARD_KEYS[card],
        name=data.cards[card],
        type=data.types[card],
        range=data.ranges[card] if weapon else None,
        damage=data.damage[card] if weapon else None,
        copies=data.copies[card],
        effect=WEAPON if weapon else EFFECTS[card],
        clauses=_clauses(setup, "weapon" if weapon else CARD_PARTS[card]),
    )


def _team(setup: Setup, team: int) -> TeamInfo:
    table = setup.data.tables[setup.players]
    plays = any(TEAM_OF[card] == team for card in table.spartans)
    tags, worth = (table.oni_tags, table.oni_factor) if team == ONI else (table.tags, 1)
    return TeamInfo(
        id=team,
        key=TEAM_KEYS[team],
        name=TEAMS[team],
        goal=GOALS[team],
        tags=tags if plays else 0,
        worth=worth if plays else 0,
        multipliers=sorted(table.multipliers) if plays and team != ONI else [],
        clauses=_clauses(setup, "goal"),
    )


def _clauses(setup: Setup, part: str) -> list[str]:
    return list(named_after(setup.game.folder, part))


def names(setup: Setup) -> Mapping[str, Sequence[str]]:
    """What things are called in words; a card, a Spartan and a team also with their article."""
    data: Data = setup.data
    return {
        "seat": setup.names,
        "card": data.cards,
        "card_text": [_with_article(name) for name in data.cards],
        "spartan": SPARTANS,
        "spartan_text": [f"a {name}" if name.endswith("Spartan") else f"the {name}" for name in SPARTANS],
        "team": TEAMS,
        "team_text": ["the ONI Operative" if team == ONI else f"the {name} Team" for team, name in enumerate(TEAMS)],
        "specialization": data.specializations,
        "specialization_text": ABILITIES,
    }


def _with_article(name: str) -> str:
    return f"{'an' if name[:1] in VOWELS else 'a'} {name}"


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have at this table."""
    cards = range(len(setup.data.cards))
    weapons = cards[FIRST_WEAPON:]
    return {
        "seat": range(setup.players),
        "card": cards,
        "play.card": cards[:FIRST_WEAPON],
        "shield_with.card": weapons,
        "attack_with.card": weapons,
        "play_on.card": (ODD_BALL, PROMETHEAN_VISION),
        "play_for.card": (REGENERATION_FIELD,),
        "play_for_nothing.card": (ACTIVE_CAMOUFLAGE, PROMETHEAN_VISION),
        "play_on_hand.card": (ACTIVE_CAMOUFLAGE,),
        "play_on_laid.card": (ACTIVE_CAMOUFLAGE,),
        "play_on_laid.laid": ENHANCEMENTS,
    }
