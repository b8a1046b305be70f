"""What cannot change during a game: the dice, the characters, the roles and the tokens, and what they are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from standoff.engine.clauses import named_after
from standoff.engine.declare import Asked
from standoff.engine.setup import Setup
from standoff.games.walking_dead.dice import EVERY_PLACE, PLACES_IN
from standoff.games.walking_dead.messages import AskReroll
from standoff.games.walking_dead.names import (
    CHARACTER_KEYS,
    DICE,
    FACE_KEYS,
    FACES,
    HILLTOP,
    HUNTERS,
    KINGDOM,
    LEADER,
    ROLE_KEYS,
    ROLES,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.printed import ABILITIES, GOALS, GOALS_OF_THREE, LAST_OF_THREE, SUMMARY
from standoff.games.walking_dead.state import Data

MOST_ROLLS: Final = 1000
"""So many rolls are kept in words."""

FACE_SECTIONS = (("walker", "overrun"), ("infection",), ("range",), ("range",), ("aid",), ("grenade",))
"""The parts of the rulebook about each face."""

GOAL_CLAUSES = {
    LEADER: "wd.goal.leader",
    SURVIVOR: "wd.goal.survivor",
    SAVIOR: "wd.goal.savior",
    HILLTOP: "wd.goal.loner",
    KINGDOM: "wd.goal.loner",
}
GOAL_CLAUSES_OF_THREE = {
    SURVIVOR: "wd.three.goal_survivor",
    SAVIOR: "wd.three.goal_savior",
    HILLTOP: "wd.three.goal_hilltop",
}


class FaceInfo(Struct, frozen=True):
    """A face of a die, in the order in which they are resolved; `effect` is what the summary card says."""

    id: int
    key: str
    name: str
    effect: str
    clauses: list[str]


class CharacterInfo(Struct, frozen=True):
    """A character and the Health on the card."""

    id: int
    key: str
    name: str
    health: int
    ability: str
    clauses: list[str]


class RoleInfo(Struct, frozen=True):
    """A role; `copies` says how many of them are dealt at this table. Among three, the goal is `last_goal` as soon as
    somebody has fallen.
    """

    id: int
    key: str
    name: str
    goal: str
    last_goal: str | None
    copies: int
    clauses: list[str]


class WalkingDeadCatalogue(Struct, frozen=True):
    """Everything that is printed, and the tokens: `walkers` lie in the pile at the start, `tokens` are all Health."""

    game: str
    faces: list[FaceInfo]
    characters: list[CharacterInfo]
    roles: list[RoleInfo]
    dice: int
    walkers: int
    tokens: int
    leader_bonus: int


def catalogue(setup: Setup) -> WalkingDeadCatalogue:
    """The catalogue of a table."""
    data: Data = setup.data
    return WalkingDeadCatalogue(
        game="walking_dead",
        faces=[
            FaceInfo(face, key, FACES[face], SUMMARY[FACES[face]], _clauses(setup, *FACE_SECTIONS[face]))
            for face, key in enumerate(FACE_KEYS)
        ],
        characters=[
            CharacterInfo(who, key, data.characters[who], data.health[who], ABILITIES[who], _clauses(setup, key))
            for who, key in enumerate(CHARACTER_KEYS)
        ],
        roles=[_role(setup, role) for role in sorted(set(data.roles[setup.players]))],
        dice=data.dice,
        walkers=data.walkers,
        tokens=data.tokens,
        leader_bonus=data.leader_bonus,
    )


def _role(setup: Setup, role: int) -> RoleInfo:
    three = setup.players == HUNTERS
    return RoleInfo(
        id=role,
        key=ROLE_KEYS[role],
        name=ROLES[role],
        goal=(GOALS_OF_THREE if three else GOALS)[role],
        last_goal=LAST_OF_THREE if three else None,
        copies=setup.data.roles[setup.players].count(role),
        clauses=[(GOAL_CLAUSES_OF_THREE if three else GOAL_CLAUSES)[role]],
    )


def _clauses(setup: Setup, *sections: str) -> list[str]:
    return [clause for section in sections for clause in named_after(setup.game.folder, section)]


def names(setup: Setup) -> Mapping[str, Sequence[str] | Callable[[Asked], Sequence[str]]]:
    """What things are called in words; sets of dice by what they show."""
    data: Data = setup.data
    return {
        "seat": setup.names,
        "face": FACES,
        "places": _shown,
        "role": ROLES,
        "character": data.characters,
        "character_text": ABILITIES,
    }


def _shown(about: Asked) -> Sequence[str]:
    """What the dice of each set show, while it is asked which of them are rolled again."""
    assert isinstance(about, AskReroll)
    return _shown_by(tuple(about.dice))


@lru_cache(maxsize=MOST_ROLLS)
def _shown_by(dice: tuple[int, ...]) -> Sequence[str]:
    return [", ".join(FACES[face] for face in sorted(dice[place] for place in places)) for places in PLACES_IN]


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have at this table."""
    return {"seat": range(setup.players), "places": range(1, EVERY_PLACE + 1), "walkers": range(1, DICE + 1)}
