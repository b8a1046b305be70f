"""Whole games as one client is told them, update by update, for timing: `web/positions/updates_GAME.json`."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from positions import OUT, games, packet, plain, put, write

from standoff import Table

MOST = 150
"""So many updates of a game."""
MOST_REFUSALS = 500
"""As many as the server sends."""
VIEWER = 0
PLAYED = {"bang": (7, 17), "risk_halo": (5, 4)}
"""Games with their players and a seed: the most that a ring and a map have to show."""


def update(table: Table, since: int) -> dict[str, Any]:
    """What a move tells the viewer, beside what was told before event `since`, and what is refused to him after it."""
    seat = table.seat(VIEWER)
    question = seat.question()
    refusals = seat.refusals()[:MOST_REFUSALS] if seat.asked else []
    return {
        "view": plain(seat.view()),
        "put": None if question is None else put(seat, question),
        "lines": [{"told": plain(told), "text": seat.say(told)} for told in seat.events() if told.number >= since],
        "result": plain(seat.result()),
        "refusals": [{"refused": plain(refusal), "text": seat.say(refusal)} for refusal in refusals],
    }


def told(game: str) -> dict[str, Any]:
    """A game: the first position, and everything that changes it."""
    players, seed = PLAYED[game]
    first: dict[str, Any] = {}
    then: list[dict[str, Any]] = []
    until = 0
    for _, _, table in games(game, players, range(seed, seed + 1), MOST + 1, {}):
        if first:
            then.append(update(table, until))
        else:
            first = packet(table, VIEWER)
        until = max((one.number + 1 for one in table.seat(VIEWER).events()), default=0)
    assert all(a["view"] != b["view"] or a["put"] != b["put"] for a, b in pairwise(then))
    return {"first": first, "then": then}


def main() -> None:
    """Write them all."""
    OUT.mkdir(exist_ok=True)
    for game in PLAYED:
        write(f"updates_{game}", told(game))


if __name__ == "__main__":
    main()
