"""Questions about a state that change nothing: who sits where, who can be hit, what the dice show."""

from __future__ import annotations

from functools import cache
from typing import Final

from standoff.engine.state import NOBODY
from standoff.games.walking_dead.dice import showing
from standoff.games.walking_dead.names import (
    ABRAHAM,
    ANDREA,
    CARL,
    EZEKIEL,
    FIRST_AID,
    HILLTOP,
    INFECTION,
    KINGDOM,
    LEADER,
    MICHONNE,
    RANGE_1,
    RANGE_2,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.state import State

TARGET_IN_THREE: Final = {SURVIVOR: HILLTOP, HILLTOP: SAVIOR, SAVIOR: SURVIVOR}
"""Whom each role must eliminate (wd.three.goal_survivor, wd.three.goal_hilltop, wd.three.goal_savior)."""


def first_seat(t: State) -> int:
    """The Leader starts (wd.setup.leader_starts); among three, the Survivor does (wd.three.survivor_starts)."""
    return t.roles.index(SURVIVOR if t.n == 3 else LEADER)


def next_seat(t: State, seat: int) -> int:
    """The next player to the left who is still in play (wd.turn.clockwise, wd.turn.pass_left)."""
    for other in t.alive:
        if other > seat:
            return other
    return t.alive[0]


def in_play(t: State, seat: int) -> bool:
    """Who has no Health left is out of the game (wd.out.last_health)."""
    return t.health[seat] > 0


def seat_of(t: State, character: int) -> int:
    """Where this character sits, if he is still in play."""
    seat = t.seat_of[character]
    return seat if seat != NOBODY and t.health[seat] > 0 else NOBODY


def is_hurt(t: State, character: int) -> bool:
    """Is this character in the game and about to lose Health, or has just lost some?"""
    seat = t.seat_of[character]
    return seat != NOBODY and t.losses[seat] > 0


def starting_health(t: State, role: int, character: int) -> int:
    """What the card shows (wd.setup.health), and two more for the Leader (wd.setup.leader_bonus).

    Among three there is no Leader, so nobody has more (wd.three.no_bonus).
    """
    return t.data.health[character] + (t.data.leader_bonus if role == LEADER else 0)


def places(t: State, seat: int, die: int) -> tuple[int, ...]:
    """How many places away a 1 or a 2 may hit.

    A 1 hits the next player (wd.range.one), a 2 exactly two places away (wd.range.two), but with two or three players
    left a 2 is a 1 (wd.range.two_as_one). Then Andrea may go one place further (wd.andrea.one, wd.andrea.two), and
    Michonne may use each as the other (wd.michonne.one_as_two, wd.michonne.two_as_one).
    """
    place = 2 if die == RANGE_2 and len(t.alive) > 3 else 1
    who = t.characters[seat]
    if who == ANDREA:
        return (place, place + 1)
    if who == MICHONNE and len(t.alive) > 3:
        return (1, 2)
    return (place,)


def targets(t: State, seat: int, die: int) -> list[int]:
    """Whom a 1 or a 2 may hit."""
    return players_at(t.alive, seat, places(t, seat, die), t.settings.places == "one direction")


@cache
def players_at(alive: tuple[int, ...], seat: int, away: tuple[int, ...], one_direction: bool) -> list[int]:
    """The players so many places to the left or to the right of a seat; the eliminated do not count
    (wd.range.skip_out). Each way is counted on its own, or only the shorter one (wd.andrea.around).
    """
    others = [s for s in alive if s > seat] + [s for s in alive if s < seat]
    m = len(others)
    furthest = m if one_direction else (m + 1) // 2
    found: list[int] = []
    for place in away:
        if place <= furthest:
            for other in (others[place - 1], others[m - place]):
                if other not in found:
                    found.append(other)
    return found


def count(t: State, face: int) -> int:
    """How many dice show this face."""
    return showing(t.dice, face)


def rolls(t: State, seat: int) -> int:
    """Three rolls (wd.turn.reroll); Ezekiel has a fourth (wd.ezekiel.extra, wd.ezekiel.four_rolls)."""
    return 4 if t.characters[seat] == EZEKIEL else 3


def may_reroll(t: State, face: int) -> bool:
    """Anything but an Infection (wd.turn.infection_locked, wd.infection.locked); Abraham re-rolls those too
    (wd.abraham.reroll). That three of them stop him as well is settled before anybody is asked.
    """
    return face != INFECTION or t.characters[t.turn] == ABRAHAM


def grenades_needed(t: State, seat: int) -> int:
    """Three (wd.grenade.three); two for Carl (wd.carl.two)."""
    return 2 if t.characters[seat] == CARL else 3


def aids_left(t: State) -> int:
    """First Aid dice that still heal: not those spent to double a die (wd.tyrese.no_heal)."""
    return showing(t.dice, FIRST_AID) - t.spent_aids


def range_dice(t: State) -> tuple[int, ...]:
    """The 1s, then the 2s."""
    return (RANGE_1,) * showing(t.dice, RANGE_1) + (RANGE_2,) * showing(t.dice, RANGE_2)


def is_loner(role: int) -> bool:
    """Hilltop and Kingdom are Loners, each for himself (wd.goal.loner)."""
    return role in (HILLTOP, KINGDOM)


def supply(t: State) -> int:
    """Health tokens that nobody has (wd.contents.health, wd.setup.health_pile)."""
    return t.data.tokens - sum(t.health)
