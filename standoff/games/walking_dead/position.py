"""Positions that a person writes down, and what is true of every position.

A position gives seats in clockwise order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", role = "Leader", character = "Rick", health = 6, walkers = 1 }, ... ]
    turn  = "Ann"                        # whose turn begins (else the first player's)
    rolls = [ "Walker", "2", "First Aid" ]   # the next dice, in the order in which they are rolled
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.state import Frame
from standoff.engine.written import check_keys, deal_out, index_of, number_in
from standoff.games.walking_dead.dice import NO_DICE, faces_of
from standoff.games.walking_dead.moves import seat_characters
from standoff.games.walking_dead.names import (
    ABRAHAM,
    ANDREA,
    CARL,
    DWIGHT,
    EUGENE,
    EZEKIEL,
    FACES,
    GABRIEL,
    GLENN,
    GOVERNOR,
    JESUS,
    LEADER,
    MAGGIE,
    MICHONNE,
    NEGAN,
    RICK,
    ROLES,
    ROSITA,
    TYRESE,
)
from standoff.games.walking_dead.queries import alive, first_seat, starting_health
from standoff.games.walking_dead.state import State

KEYS = ("seats", "turn", "rolls")
SEAT_KEYS = ("name", "role", "character", "health", "most", "walkers")


QUIET_FIRST = (
    *(CARL, ABRAHAM, NEGAN, MAGGIE, MICHONNE, TYRESE, EUGENE, ANDREA),
    *(EZEKIEL, ROSITA, JESUS, DWIGHT, GLENN, GOVERNOR, GABRIEL, RICK),
)
"""Who is seated where a position names no character: those first whose ability matters only on their own turn."""


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player begins."""
    check_keys(given, KEYS, "a position")
    seats = given.get("seats", [])
    for seat in seats:
        check_keys(seat, SEAT_KEYS, f"the seat of {seat.get('name', '?')}")
    t.roles = tuple(deal_out([s.get("role") for s in seats], ROLES, t.data.roles[t.n], "role"))
    seat_characters(t, deal_out([s.get("character") for s in seats], t.data.characters, QUIET_FIRST, "character"))
    t.most = tuple(s.get("most", starting_health(t, t.roles[i], t.characters[i])) for i, s in enumerate(seats))
    t.health = [number_in(s, "health", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]
    t.living = sum(1 << i for i in range(t.n) if t.health[i] > 0)
    t.walkers = [number_in(s, "walkers", 0, 0, t.data.walkers - 1) for s in seats]
    t.pile = t.data.walkers - sum(t.walkers)
    if t.pile < 1:
        raise WrongSetup(f"{sum(t.walkers)} Walkers lie in front of players; one at least stays in the pile")
    for i in range(t.n):
        t.role_seen[i] = EVERYBODY if t.n == 3 or t.roles[i] == LEADER or i not in alive(t) else only(i)
    t.fixed = [index_of(r, FACES, "face") for r in given.get("rolls", [])]
    t.turn = index_of(given["turn"], t.setup.names, "player") if "turn" in given else first_seat(t)
    if t.turn not in alive(t):
        raise WrongSetup(f"{t.setup.names[t.turn]} has no Health and cannot have a turn")
    return t.setup.frame("turns", t.turn)


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    if sum(t.walkers) + t.pile != t.data.walkers:
        out.append(f"{sum(t.walkers)} Walkers in front of players and {t.pile} in the pile are not {t.data.walkers}")
    if t.pile < 0 or min(t.walkers) < 0:
        out.append("a negative number of Walkers")
    if not t.over and t.asked >= 0 and t.pile == 0:
        out.append("the pile is empty and nobody was overrun")
    for s in range(t.n):
        if not 0 <= t.health[s] <= t.most[s]:
            out.append(f"seat {s} has {t.health[s]} of {t.most[s]} Health")
        if (t.health[s] > 0) != (s in alive(t)) and not (t.over or t.asked < 0):
            out.append(f"seat {s} has {t.health[s]} Health and is {'in' if s in alive(t) else 'out of'} play")
        if s not in alive(t) and (t.walkers[s] or t.role_seen[s] != EVERYBODY):
            out.append(f"seat {s} is out of play but keeps Walkers or a secret")
    if sorted(t.roles) != sorted(t.data.roles[t.n]):
        out.append(f"the roles {t.roles} are not those of {t.n} players")
    if len(set(t.characters)) != t.n:
        out.append("a character is in play twice")
    if t.dice != NO_DICE and len(faces_of(t.dice)) != t.data.dice:
        out.append(f"there are {len(faces_of(t.dice))} dice")
    if t.counts_health and sum(t.health) > t.data.tokens:
        out.append("more Health than there are tokens")
    return out
