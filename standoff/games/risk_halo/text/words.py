"""Small words that options and events share."""

from __future__ import annotations

from standoff.games.risk_halo.state import State


def units(n: int) -> str:
    """A number of units."""
    return f"{n} unit{'s' if n != 1 else ''}"


def dice(n: int) -> str:
    """A number of dice."""
    return f"{n} {'dice' if n != 1 else 'die'}"


def skulls(n: int) -> str:
    """A number of skulls."""
    return f"{n} skull{'s' if n != 1 else ''}"


def force(t: State, owner: int) -> str:
    """Who holds something: a player, or the neutral Flood."""
    return "the neutral Flood" if owner == t.n else t.setup.names[owner]


def card(t: State, number: int) -> str:
    """A Faction card by name and skulls: two copies can differ in these."""
    c = t.data.faction[number]
    return f"{c.name} ({skulls(c.skulls)})"


def listed(names: list[str]) -> str:
    """Names in a row."""
    if not names:
        return "Nobody"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
