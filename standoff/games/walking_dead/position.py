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
from standoff.engine.state import Frame
from standoff.engine.written import deal_out, read_position, read_seats
from standoff.games.walking_dead.dice import SIDES, WAYS_TO_LIE, faces_at
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
    HUNTERS,
    JESUS,
    LEADER,
    MAGGIE,
    MICHONNE,
    NEGAN,
    RICK,
    ROLES,
    ROSITA,
    SURVIVOR,
    TYRESE,
)
from standoff.games.walking_dead.queries import alive, anybody_is_hurt, first_seat, starting_health
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
    position = read_position(given, KEYS)
    seats = read_seats(position, t.setup.names, SEAT_KEYS)
    t.roles = tuple(deal_out([s.get("role") for s in seats], ROLES, t.data.roles[t.n], "role"))
    seat_characters(t, deal_out([s.get("character") for s in seats], t.data.characters, QUIET_FIRST, "character"))
    printed = [starting_health(t, t.roles[i], t.characters[i]) for i in range(t.n)]
    t.most = tuple(s.whole("most", printed[i], 1, t.data.tokens) for i, s in enumerate(seats))
    t.health = [s.whole("health", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]
    t.living = sum(1 << i for i in range(t.n) if t.health[i] > 0)
    t.walkers = [s.whole("walkers", 0, 0, t.data.walkers - 1) for s in seats]
    t.pile = t.data.walkers - sum(t.walkers)
    if t.pile < 1:
        raise WrongSetup(f"{sum(t.walkers)} Walkers lie in front of players; one at least stays in the pile")
    t.fixed = [face.word(FACES, "face") for face in position.items("rolls")]
    t.turn = position.word("turn", t.setup.names, "player", first_seat(t))
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
        if s not in alive(t) and t.walkers[s]:
            out.append(f"seat {s} is out of play but keeps Walkers")
    if sorted(t.roles) != sorted(t.data.roles[t.n]):
        out.append(f"the roles {t.roles} are not those of {t.n} players")
    if len(set(t.characters)) != t.n:
        out.append("a character is in play twice")
    if not 0 <= t.dice < WAYS_TO_LIE or max(faces_at(t.dice)) >= SIDES:
        out.append(f"dice cannot show {faces_at(t.dice)}")
    if t.counts_health and sum(t.health) > t.data.tokens:
        out.append("more Health than there are tokens")
    if t.asked >= 0 and not anybody_is_hurt(t):
        out += _faults_of_roles(t)
    return out


def _faults_of_roles(t: State) -> list[str]:
    """A game that somebody has won does not go on."""
    living = [t.roles[s] for s in alive(t)]
    if t.n == HUNTERS:
        return [] if len(living) > 1 else ["only one player is left and the game goes on"]
    if LEADER not in living:
        return ["the Leader is out of play and the game goes on"]
    if all(role in (LEADER, SURVIVOR) for role in living):
        return ["only the Leader and Survivors are left and the game goes on"]
    return []
