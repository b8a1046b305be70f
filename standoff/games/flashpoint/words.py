"""The names of things on the table, for texts, views and positions."""

from __future__ import annotations

from standoff.games.flashpoint.arms import profile
from standoff.games.flashpoint.cards import Profile
from standoff.games.flashpoint.names import (
    AT_RESPAWN,
    CARRIED,
    FLAG,
    ITEM,
    ODDBALL,
    PILE,
    SIDES_WORDS,
    STRONGHOLDS,
    TOKEN,
)
from standoff.games.flashpoint.queries import side
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import SLOTS

COMPASS = ("north-west", "north", "north-east", "east", "south-east", "south", "south-west", "west")


def label(t: State, m: int) -> str:
    """A model's number: A1, A2, ... for the first seat, B1, ... for the second."""
    return f"A{m + 1}" if side(t, m) == 0 else f"B{m - t.split + 1}"


def short_name(name: str) -> str:
    """A unit's name without its kind."""
    for word in ("Spartan ", "Sangheili ", "Jiralhanae "):
        name = name.removeprefix(word)
    return name.split(",")[0]


def model(t: State, m: int) -> str:
    """A model in words."""
    return f"{short_name(t.data.units[t.unit[m]].name)} {label(t, m)}"


def cube(t: State, c: int) -> str:
    """A cube in words."""
    return t.land.text(c)


def slot(s: int) -> str:
    """A standing place in words."""
    return SLOTS[s]


def item(t: State, kind: int) -> str:
    """A kind of item."""
    return t.data.items[kind].name


def weapon(t: State, kind: int) -> str:
    """A weapon."""
    return t.data.weapons[kind].name


def line(t: State, p: Profile) -> str:
    """A line of a weapon's card: its name and its range."""
    return f"{weapon(t, p.weapon)} {f'R{p.reach}' if p.reach else 'CC'}"


def thing(t: State, o: int) -> str:
    """A scenario object."""
    if t.scenario == ODDBALL:
        return "Oddball"
    if t.scenario == FLAG:
        return f"{SIDES_WORDS[o]} Flag"
    return f"{t.values[o]} VP marker" if t.scenario == STRONGHOLDS else f"Power Seed {o + 1}"


def source(t: State, m: int, s: int) -> str:
    """A weapon in somebody's hands: which one of two, and whether it is on the card, picked up or an item."""
    p = profile(t, m, s)
    card = t.data.weapons[p.weapon]
    same = [x for x in card.profiles if (x.reach > 0) == (p.reach > 0)]
    number = f" mode {same.index(p) + 1}" if len(same) > 1 else ""
    if s == 100:
        return card.name
    prefix = "item " if s >= ITEM else "picked-up " if s >= TOKEN else ""
    return f"{prefix}{card.name}{number}"


def spot(t: State, at: int) -> str:
    """Where a token is."""
    if at >= 0:
        return cube(t, at)
    if at == PILE:
        return "pile"
    if at <= AT_RESPAWN:
        return f"respawn {AT_RESPAWN - at + 1}"
    return label(t, CARRIED - at)
