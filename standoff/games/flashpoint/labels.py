"""What things are called: models by their cards, cubes by column, row and level, weapons by whose they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from standoff.games.flashpoint.arms import profile, sources
from standoff.games.flashpoint.cards import Data, Profile
from standoff.games.flashpoint.messages.questions import BLADE, SECOND, SHOOT, SNAP
from standoff.games.flashpoint.names import (
    FLAG,
    ITEM,
    MOST_SOURCES,
    ODDBALL,
    ODDBALL_BLADE,
    SIDES_WORDS,
    STRONGHOLDS,
    TOKEN,
)
from standoff.games.flashpoint.state import State

COMPASS = ("north-west", "north", "north-east", "east", "south-east", "south", "south-west", "west")
WITH_SOURCES = (SHOOT, SECOND, SNAP, BLADE)
"""The questions whose answers name a weapon in hand; the model comes first in them."""

MOST_KEPT = 256
"""So many tables' names are kept."""

Names = Mapping[str, Sequence[str]]


def label(m: int, split: int) -> str:
    """A model's number: A1, A2, ... for the first seat, B1, ... for the second."""
    return f"A{m + 1}" if m < split else f"B{m - split + 1}"


def short_name(name: str) -> str:
    """A unit's name without its kind."""
    for word in ("Spartan ", "Sangheili ", "Jiralhanae "):
        name = name.removeprefix(word)
    return name.split(",")[0]


def model(t: State, m: int) -> str:
    """A model in words."""
    return f"{short_name(t.data.units[t.unit[m]].name)} {label(m, t.split)}"


def cube(t: State, c: int) -> str:
    """A cube in words."""
    return t.land.texts[c]


def line(data: Data, p: Profile) -> str:
    """A line of a weapon's card: its name and its range."""
    return f"{data.weapons[p.weapon].name} {f'R{p.reach}' if p.reach else 'CC'}"


def thing(scenario: int, o: int, value: int) -> str:
    """A scenario object."""
    if scenario == ODDBALL:
        return "Oddball"
    if scenario == FLAG:
        return f"{SIDES_WORDS[o]} Flag"
    return f"{value} VP marker" if scenario == STRONGHOLDS else f"Power Seed {o + 1}"


def source(t: State, m: int, s: int) -> str:
    """A weapon in somebody's hands: which one of two, and whether it is on the card, picked up or an item."""
    p = profile(t, m, s)
    card = t.data.weapons[p.weapon]
    same = [x for x in card.profiles if (x.reach > 0) == (p.reach > 0)]
    number = f" mode {same.index(p) + 1}" if len(same) > 1 else ""
    if s == ODDBALL_BLADE:
        return card.name
    prefix = "item " if s >= ITEM else "picked-up " if s >= TOKEN else ""
    return f"{prefix}{card.name}{number}"


# -- At a table ------------------------------------------------------------------------------------------------------


def called(t: State) -> Names:
    """What is called after what it is at this table: models, objects, markers, tokens that lie open, and the weapons in
    the hands of whom the open question is about.
    """
    held: tuple[str, ...] = ()
    if t.kind in WITH_SOURCES and not t.over and t.args:
        held = _sources(t, t.args[0])
    models = tuple(model(t, m) for m in range(t.models))
    objects = tuple(thing(t.scenario, o, t.values[o] if t.values else 0) for o in range(len(t.object_at)))
    markers = tuple(cube(t, c) for c in t.respawns)
    items = tuple(_item(t, i) for i in range(len(t.item_at)))
    tokens = tuple(t.data.weapons[kind].name if kind >= 0 else "" for kind in t.arm_kind)
    return _names(models, objects, markers, items, tokens, held, t.land.texts, t.land.whole_texts)


@lru_cache(MOST_KEPT)
def _names(
    models: tuple[str, ...],
    objects: tuple[str, ...],
    markers: tuple[str, ...],
    items: tuple[str, ...],
    tokens: tuple[str, ...],
    held: tuple[str, ...],
    cubes: tuple[str, ...],
    whole_cubes: tuple[str, ...],
) -> Names:
    """The same names are the same object."""
    return {
        "model": models,
        "object": objects,
        "marker": markers,
        "item_text": items,
        "token_text": tokens,
        "arm": held,
        "cube": cubes,
        "whole_cube": whole_cubes,
    }


def _item(t: State, i: int) -> str:
    """A token that is carried by what it is, one on the board by its number: it may lie face down."""
    if t.item_at[i] >= 0:
        return f"item {i + 1} in {cube(t, t.item_at[i])}"
    return t.data.items[t.item_kind[i]].name if t.item_kind[i] >= 0 else ""


def _sources(t: State, m: int) -> tuple[str, ...]:
    """The weapons that a model has at hand, by their numbers."""
    held = {s: source(t, m, s) for s in (*sources(t, m), ODDBALL_BLADE)}
    return tuple(held.get(s, "") for s in range(MOST_SOURCES))
