"""Scenario Setup: zones, cards and fireteams."""

from __future__ import annotations

from standoff.games.flashpoint.messages.table import ChooseScenario, Draft, Muster, Starter, TakeZone
from standoff.games.flashpoint.names import OFF, RED
from standoff.games.flashpoint.queries import home, team
from standoff.games.flashpoint.state import State


def set_scenario(t: State, scenario: int) -> None:
    """The die has chosen a scenario."""
    t.scenario = scenario
    if t.events is not None:
        t.events.append(ChooseScenario(scenario))


def announce_starter(t: State, seat: int) -> None:
    """Who takes the first Turn of Round 1."""
    t.starter = t.first = seat
    if t.events is not None:
        t.events.append(Starter(seat))


def choose_zone(t: State, seat: int, zone: int) -> None:
    """The starting player takes the red or the blue zone and its Respawn Markers."""
    t.red = seat if zone == RED else 1 - seat
    if t.events is not None:
        t.events.append(TakeZone(seat, home(t, seat)))


def draft(t: State, seat: int, card: int) -> None:
    """A profile card for a fireteam."""
    t.drafted[seat] += t.data.cards[card]
    if t.events is not None:
        t.events.append(Draft(seat, card))


def muster(t: State, teams: tuple[tuple[tuple[int, int], ...], ...]) -> None:
    """Both fireteams, off the board, with full Health and shields (fp.kw.energy_shield)."""
    models = [*teams[0], *teams[1]]
    t.split, t.models = len(teams[0]), len(models)
    t.unit = tuple(u for u, _ in models)
    t.load = tuple(load for _, load in models)
    units = [t.data.units[u] for u in t.unit]
    t.cube = [OFF] * t.models
    t.slot = [0] * t.models
    t.wounds = [0] * t.models
    t.shields = [u.shields for u in units]
    t.extra = [0] * t.models
    t.status = [0] * t.models
    t.bits = [u.bits for u in units]
    t.uses = [own_uses(t, m) for m in range(t.models)]
    t.moved = []
    t.thrown = []
    if t.events is not None:
        for seat in range(2):
            of = slice(team(t, seat).start, team(t, seat).stop)
            t.events.append(Muster(seat, list(t.unit[of]), list(t.load[of]), t.shields[of], t.uses[of]))


def own_uses(t: State, m: int) -> int:
    """How often the limited weapon on a model's card may be used (fp.kw.one_use, fp.kw.two_uses)."""
    card = t.data.units[t.unit[m]]
    return max([t.data.weapons[w].uses for w in (*card.close, *card.loadouts[t.load[m]])], default=0)
