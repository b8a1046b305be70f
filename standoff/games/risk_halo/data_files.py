"""The cards and figures, read from `data/*.toml` and checked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from standoff.engine.data import DataFolder, whole_number
from standoff.engine.errors import BadData
from standoff.games.risk_halo.maps import Battlefield, load_maps
from standoff.games.risk_halo.names import (
    AT_START,
    CHECKS,
    EFFECTS,
    FACTIONS,
    LEAST_SKULLS,
    LEVELS,
    MOST_ATTACK_DICE,
    MOST_CAMPAIGN_CARDS,
    MOST_DEFENCE_DICE,
    MOST_FACTION_CARDS,
    MOST_SKULLS,
    TIMING,
    WINDOWS,
)

FIGURES = (
    "starting units of 2 players",
    "starting units of 3 players",
    "starting units of 4 players",
    "starting units of 5 players",
    "neutral Flood units",
    "neutral Flood units set out at a time",
    "starting units in two teams",
    "starting units in two teams and the Flood",
    "starting units of the Flood against two teams",
    "mobile teleporters",
    "pieces of value 1 in a colour",
    "pieces of value 3 in a colour",
    "attack dice",
    "defence dice",
    "units set out at a time",
    "territories for one reinforcement",
    "least reinforcements",
    "objectives of a player",
    "objectives of a team",
    "cards drawn by the Flood against two teams",
)

MOST_DICE = {"attack dice": MOST_ATTACK_DICE, "defence dice": MOST_DEFENCE_DICE}
ENGLISH_CAMPAIGN_CARDS = 22
"""Two more are in the German edition (rh.contents.campaign, rh.contents.german)."""
LARGE_PIECE = 3
"""The units that a large piece stands for (rh.contents.pieces)."""


@dataclass(frozen=True)
class FactionCard:
    """One Faction card: its deck, its ability and its skulls (rh.faction.key)."""

    name: str
    deck: int
    skulls: int
    effect: int
    amount: int
    ability: str


@dataclass(frozen=True)
class CampaignCard:
    """One Campaign card: its level and its objective (rh.campaign.key)."""

    name: str
    level: int
    two_dots: bool
    german: bool
    objective: str
    window: int
    check: int
    least: int
    each: int


@dataclass(frozen=True)
class Data:
    """The printed figures. `faction` has every different Faction card once, as copies that read the same cannot be told
    apart; `decks` has the cards of each deck, with their copies; `timings` and `effects` have, for each deck, a bit for
    each that its cards can have.

    For each Faction card `timing` is that of its effect; `tested_at_start` lists the Campaign cards of the start of a
    turn. `texts` are the Faction cards in words: name and skulls, in which copies can differ. `throws` has, for each
    number of dice, what they can show, the highest first, as `rng.throw` counts it.
    """

    maps: dict[str, Battlefield]
    faction: tuple[FactionCard, ...]
    texts: tuple[str, ...]
    campaign: tuple[CampaignCard, ...]
    decks: tuple[tuple[int, ...], ...]
    timings: tuple[int, ...]
    effects: tuple[int, ...]
    timing: tuple[int, ...]
    tested_at_start: tuple[int, ...]
    throws: tuple[tuple[tuple[int, ...], ...], ...]
    figures: dict[str, int]
    skulls: tuple[int, ...]
    most_units: int
    attack_dice: int
    defence_dice: int
    least_reinforcements: int
    territories_for_one: int
    objectives_of_player: int
    objectives_of_team: int


def load_data(folder: DataFolder) -> Data:
    """Read all files; a bad figure is named with its file."""
    copies = _faction(folder)
    faction = tuple(dict.fromkeys(copies))
    campaign = _campaign(folder)
    figures = _figures(folder)
    timings, effects = [0, 0, 0], [0, 0, 0]
    for card in faction:
        timings[card.deck] |= 1 << TIMING[card.effect]
        effects[card.deck] |= 1 << card.effect
    return Data(
        maps=load_maps(folder),
        faction=faction,
        texts=tuple(f"{card.name} ({card.skulls} skull{'s' if card.skulls > 1 else ''})" for card in faction),
        campaign=campaign,
        decks=tuple(tuple(faction.index(c) for c in copies if c.deck == deck) for deck in range(len(FACTIONS))),
        timings=tuple(timings),
        effects=tuple(effects),
        timing=tuple(TIMING[card.effect] for card in faction),
        tested_at_start=tuple(i for i, card in enumerate(campaign) if card.window == AT_START),
        throws=tuple(_throws(dice) for dice in range(1 + max(MOST_DICE.values()))),
        figures=figures,
        skulls=_skulls(folder),
        most_units=figures["pieces of value 1 in a colour"] + LARGE_PIECE * figures["pieces of value 3 in a colour"],
        attack_dice=figures["attack dice"],
        defence_dice=figures["defence dice"],
        least_reinforcements=figures["least reinforcements"],
        territories_for_one=figures["territories for one reinforcement"],
        objectives_of_player=figures["objectives of a player"],
        objectives_of_team=figures["objectives of a team"],
    )


def _throws(dice: int) -> tuple[tuple[int, ...], ...]:
    """Every throw of so many dice, the highest die first."""
    shown = product(range(1, 7), repeat=dice)
    return tuple(tuple(sorted(throw, reverse=True)) for throw in shown)


def _word(path: Path, entry: dict[str, Any], key: str, words: tuple[str, ...]) -> int:
    if entry.get(key) not in words:
        raise BadData(f"{path}: {entry['name']}: {key} must be one of {', '.join(words)}, not {entry.get(key)!r}")
    return words.index(entry[key])


def _faction(folder: DataFolder) -> tuple[FactionCard, ...]:
    """Every copy of every Faction card."""
    path = folder.path("faction.toml")
    out = []
    for entry in folder.entries("faction.toml", "faction"):
        deck, effect = _word(path, entry, "deck", FACTIONS), _word(path, entry, "effect", EFFECTS)
        amount = whole_number(path, entry, "amount", 0, 20)
        for skulls in entry.get("skulls", ()):
            if skulls not in (1, 2):
                raise BadData(f"{path}: {entry['name']}: a card has 1 or 2 skulls, not {skulls!r}")
            out.append(FactionCard(entry["name"], deck, skulls, effect, amount, str(entry.get("ability", ""))))
    if len(out) != MOST_FACTION_CARDS:
        raise BadData(f"{path}: there are {MOST_FACTION_CARDS} Faction cards, not {len(out)}")
    for deck, name in enumerate(FACTIONS):
        if not any(card.deck == deck for card in out):
            raise BadData(f"{path}: the deck {name} has no cards")
    return tuple(out)


def _campaign(folder: DataFolder) -> tuple[CampaignCard, ...]:
    path = folder.path("campaign.toml")
    out = [
        CampaignCard(
            name=entry["name"],
            level=_word(path, entry, "level", LEVELS),
            two_dots=entry.get("two_dots") is True,
            german=entry.get("edition") == "german",
            objective=str(entry.get("objective", "")),
            window=_word(path, entry, "window", WINDOWS),
            check=_word(path, entry, "check", CHECKS),
            least=whole_number(path, entry, "least", 1, 99),
            each=whole_number(path, {"each": 0, **entry}, "each", 0, 99),
        )
        for entry in folder.entries("campaign.toml", "campaign")
    ]
    english = [card for card in out if not card.german]
    if (len(english), len(out)) != (ENGLISH_CAMPAIGN_CARDS, MOST_CAMPAIGN_CARDS):
        raise BadData(f"{path}: there are 22 Campaign cards and 2 more of the German edition, not {len(out)} in all")
    for level, name in enumerate(LEVELS):
        if sum(card.level == level for card in english) < 5:
            raise BadData(f"{path}: five players need five cards of the level {name}")
        if sum(card.level == level and card.two_dots for card in english) < 2:
            raise BadData(f"{path}: One-on-One needs two cards with two dots of the level {name}")
    return tuple(out)


def _figures(folder: DataFolder) -> dict[str, int]:
    path = folder.path("table.toml")
    found = {e["name"]: whole_number(path, e, "count", 1, 999) for e in folder.entries("table.toml", "figure")}
    for name in FIGURES:
        if name not in found:
            raise BadData(f"{path}: the figure {name!r} is missing")
    for name, most in MOST_DICE.items():
        if found[name] > most:
            raise BadData(f"{path}: the figure {name!r} is {found[name]}, but {most} dice are the most")
    return found


def _skulls(folder: DataFolder) -> tuple[int, ...]:
    """Units by skulls: 0 for fewer than two (rh.skulls.table)."""
    path = folder.path("table.toml")
    table = [0] * (MOST_SKULLS + 1)
    for entry in folder.entries("table.toml", "skulls"):
        table[whole_number(path, entry, "skulls", LEAST_SKULLS, MOST_SKULLS)] = whole_number(
            path, entry, "units", 0, 99
        )
    if 0 in table[LEAST_SKULLS:]:
        raise BadData(f"{path}: the table of skulls has no line for {table.index(0, LEAST_SKULLS)} skulls")
    return tuple(table)
