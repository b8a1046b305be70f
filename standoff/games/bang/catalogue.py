"""What cannot change during a game: the cards, the characters, the roles, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from standoff.engine.clauses import named_after
from standoff.engine.setup import Setup
from standoff.games.bang.names import (
    CARD_KEYS,
    CAT_BALOU,
    CHARACTER_KEYS,
    FIRST_BLUE,
    FIRST_WEAPON,
    PANIC,
    RANKS,
    ROLE_KEYS,
    ROLES,
    SUITS,
)
from standoff.games.bang.printed import ABILITIES, EFFECTS, GOALS, SUMMARY
from standoff.games.bang.state import Data


class NameInfo(Struct, frozen=True):
    """What all cards of a name have in common. `key` is the same in every language; `reach` is that of a weapon."""

    id: int
    key: str
    name: str
    border: str
    reach: int | None
    effect: str
    clauses: list[str]


class CardInfo(Struct, frozen=True):
    """A card: its name, and the value and suit in its corner. Cards that read the same are one: `copies` says so."""

    id: int
    name: int
    rank: str
    suit: str
    text: str
    copies: int


class CharacterInfo(Struct, frozen=True):
    """A character."""

    id: int
    key: str
    name: str
    life: int
    ability: str
    clauses: list[str]


class RoleInfo(Struct, frozen=True):
    """A role; `copies` says how many of them are dealt at this table."""

    id: int
    key: str
    name: str
    goal: str
    copies: int
    clauses: list[str]


class SymbolInfo(Struct, frozen=True):
    """A symbol of the summary card."""

    name: str
    text: str


class BangCatalogue(Struct, frozen=True):
    """Everything that is printed."""

    game: str
    names: list[NameInfo]
    cards: list[CardInfo]
    characters: list[CharacterInfo]
    roles: list[RoleInfo]
    symbols: list[SymbolInfo]
    bullets: int
    colt: int


def catalogue(setup: Setup) -> BangCatalogue:
    """The catalogue of a table."""
    data: Data = setup.data
    dealt = data.roles[setup.players]
    return BangCatalogue(
        game="bang",
        names=[_name(setup, kind) for kind in range(len(CARD_KEYS))],
        cards=[_card(data, card) for card in range(len(data.texts))],
        characters=[
            CharacterInfo(who, key, data.characters[who], data.life[who], ABILITIES[who], _clauses(setup, key))
            for who, key in enumerate(CHARACTER_KEYS)
        ],
        roles=[
            RoleInfo(role, key, ROLES[role], GOALS[role], dealt.count(role), _clauses(setup, "goal"))
            for role, key in enumerate(ROLE_KEYS)
        ],
        symbols=[SymbolInfo(name, text) for name, text in SUMMARY],
        bullets=data.bullets,
        colt=data.colt,
    )


def _name(setup: Setup, kind: int) -> NameInfo:
    data: Data = setup.data
    key, weapon = CARD_KEYS[kind], kind >= FIRST_WEAPON
    return NameInfo(
        id=kind,
        key=key,
        name=data.card_names[kind],
        border="blue" if kind >= FIRST_BLUE else "brown",
        reach=data.reach[kind] if weapon else None,
        effect=EFFECTS[kind],
        clauses=_clauses(setup, key) or _clauses(setup, "weapons"),
    )


def _card(data: Data, card: int) -> CardInfo:
    rank, suit = RANKS[data.ranks[card]], SUITS[data.suits[card]]
    return CardInfo(card, data.kinds[card], rank, suit, data.texts[card], data.cards.count(card))


def _clauses(setup: Setup, key: str) -> list[str]:
    return list(named_after(setup.game.folder, key))


def names(setup: Setup) -> Mapping[str, Sequence[str]]:
    """What things are called in words."""
    data: Data = setup.data
    return {
        "seat": setup.names,
        "card": data.texts,
        "card_name": data.card_names,
        "role": ROLES,
        "character": data.characters,
        "character_text": ABILITIES,
    }


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have at this table."""
    data: Data = setup.data
    takers = [card for card, kind in enumerate(data.kinds) if kind in (PANIC, CAT_BALOU)]
    return {
        "seat": range(setup.players),
        "card": range(len(data.texts)),
        "take_from_hand.card": takers,
        "take_laid.card": takers,
        "take_laid.laid": [card for card, kind in enumerate(data.kinds) if kind >= FIRST_BLUE],
        "character": range(len(CHARACTER_KEYS)),
    }
