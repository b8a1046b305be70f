"""Scenario Setup: zones, cards and fireteams."""

from __future__ import annotations

from standoff.games.flashpoint.names import E_DRAFTED, E_STARTER, E_TEAM, E_ZONE, OFF
from standoff.games.flashpoint.queries import home, team
from standoff.games.flashpoint.state import State


def set_scenario(t: State, scenario: int) -> None:
    """The die has chosen a scenario."""
    t.scenario = scenario


def announce_starter(t: State, seat: int) -> None:
    """Who takes the first Turn of Round 1."""
    t.starter = t.first = seat
    if t.events is not None:
        t.events.append((E_STARTER, seat))


def choose_zone(t: State, seat: int, red: bool) -> None:
    """The starting player takes the red or the blue zone and its Respawn Markers."""
    t.red = seat if red else 1 - seat
    if t.events is not None:
        t.events.append((E_ZONE, seat, home(t, seat)))


def draft(t: State, seat: int, unit: int, load: int) -> None:
    """A profile card for a fireteam."""
    t.drafted[seat] += [unit, load]
    if t.events is not None:
        t.events.append((E_DRAFTED, seat, unit, load))


def muster(t: State, teams: tuple[tuple[tuple[int, int], ...], ...]) -> None:
    """Both fireteams, off the board, with full Health and shields (fp.kw.energy_shield)."""
    models = [*teams[0], *teams[1]]
    t.split, t.n = len(teams[0]), len(models)
    t.unit = tuple(u for u, _ in models)
    t.load = tuple(load for _, load in models)
    units = [t.data.units[u] for u in t.unit]
    t.cube = [OFF] * t.n
    t.slot = [0] * t.n
    t.wounds = [0] * t.n
    t.shields = [u.shields for u in units]
    t.extra = [0] * t.n
    t.status = [0] * t.n
    t.bits = [u.bits for u in units]
    t.uses = [own_uses(t, m) for m in range(t.n)]
    t.moved = []
    t.thrown = []
    if t.events is not None:
        for seat in range(2):
            t.events.append((E_TEAM, seat, *(t.unit[m] for m in team(t, seat))))


def own_uses(t: State, m: int) -> int:
    """How often the limited weapon on a model's card may be used (fp.kw.one_use, fp.kw.two_uses)."""
    card = t.data.units[t.unit[m]]
    return max([t.data.weapons[w].uses for w in (*card.close, *card.loadouts[t.load[m]])], default=0)
