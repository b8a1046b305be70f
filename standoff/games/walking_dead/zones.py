"""Where hidden things lie in the State, as rows: the roles, one for each seat."""

from __future__ import annotations

from typing import Final

from standoff.games.walking_dead.state import State

ROLES_AT: Final = 0


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    return [list(t.roles)]


def rows(t: State, places: list[int]) -> list[list[int]]:
    """What lies at these places."""
    return [list(t.roles)] if places else []


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay rows out at these places, one for each."""
    if places:
        t.roles = tuple(rows[0])
