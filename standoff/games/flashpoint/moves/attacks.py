"""Shoot and Assault: what is fired, swung and thrown."""

from __future__ import annotations

from standoff.games.flashpoint.names import E_EXPLODES, E_FIGHT, E_SHOT, E_THROWN, HIDDEN
from standoff.games.flashpoint.state import State


def announce_shot(t: State, m: int, target: int, pid: int, mode: int) -> None:
    """A weapon is fired; Active Camouflage ends (fp.item.camouflage_shoot)."""
    t.status[m] &= ~HIDDEN
    if t.events is not None:
        t.events.append((E_SHOT, m, target, pid // 4, mode))


def announce_fight(t: State, m: int, o: int, weapon: int) -> None:
    """An Assault; the attacker's Active Camouflage ends (fp.item.camouflage_assault)."""
    t.status[m] &= ~HIDDEN
    if t.events is not None:
        t.events.append((E_FIGHT, m, o, weapon))


def announce_blast(t: State, cube: int, pid: int) -> None:
    """Something goes off in a cube."""
    if t.events is not None:
        t.events.append((E_EXPLODES, cube, pid // 4))


def announce_throw(t: State, m: int, cube: int) -> None:
    """A Power Seed is thrown."""
    if t.events is not None:
        t.events.append((E_THROWN, m, cube))


def use_own(t: State, m: int) -> None:
    """One use less of the limited weapon on the card."""
    t.uses[m] -= 1
