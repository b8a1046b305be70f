"""Shoot and Assault: what is fired, swung and thrown."""

from __future__ import annotations

from standoff.games.flashpoint.codes import weapon_of
from standoff.games.flashpoint.messages.models import Explosion, Fight, Shot, SpendAmmunition
from standoff.games.flashpoint.messages.tokens import ThrowSeed
from standoff.games.flashpoint.moves.status import clear_status
from standoff.games.flashpoint.names import HIDDEN
from standoff.games.flashpoint.state import State


def announce_shot(t: State, m: int, o: int, pid: int, mode: int, ammo: bool) -> None:
    """A weapon is fired at a model; Active Camouflage ends (fp.item.camouflage_shoot)."""
    clear_status(t, m, HIDDEN)
    if t.events is not None:
        t.events.append(Shot(m, o, None, weapon_of(pid), pid, mode, ammo))


def announce_shot_at_cube(t: State, m: int, cube: int, pid: int, mode: int) -> None:
    """A weapon is fired at a cube; Active Camouflage ends (fp.item.camouflage_shoot)."""
    clear_status(t, m, HIDDEN)
    if t.events is not None:
        t.events.append(Shot(m, None, cube, weapon_of(pid), pid, mode, False))


def announce_fight(t: State, m: int, o: int, pid: int) -> None:
    """An Assault; the attacker's Active Camouflage ends (fp.item.camouflage_assault)."""
    clear_status(t, m, HIDDEN)
    if t.events is not None:
        t.events.append(Fight(m, o, weapon_of(pid), pid))


def announce_blast(t: State, m: int, cube: int, pid: int) -> None:
    """Something goes off in a cube."""
    if t.events is not None:
        t.events.append(Explosion(cube, weapon_of(pid), m))


def announce_throw(t: State, m: int, cube: int) -> None:
    """A Power Seed is thrown."""
    if t.events is not None:
        t.events.append(ThrowSeed(m, cube))


def use_own(t: State, m: int) -> None:
    """One use less of the limited weapon on the card."""
    t.uses[m] -= 1
    if t.events is not None:
        t.events.append(SpendAmmunition(m, t.uses[m]))
