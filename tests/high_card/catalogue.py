"""The cards and what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from standoff.engine.setup import Setup

CARDS = ("Two", "Five", "Nine", "Queen", "Ace")


class CardInfo(Struct, frozen=True):
    """A card; the later, the higher."""

    id: int
    name: str


class HighCardCatalogue(Struct, frozen=True):
    """All cards of this table."""

    game: str
    cards: list[CardInfo]


def catalogue(setup: Setup) -> HighCardCatalogue:
    """The catalogue of a table."""
    return HighCardCatalogue("high_card", [CardInfo(card, CARDS[card]) for card in range(setup.players + 1)])


def names(setup: Setup) -> Mapping[str, Sequence[str]]:
    """What things are called in words."""
    return {"seat": setup.names, "card": CARDS}


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have."""
    return {"seat": range(setup.players)}
