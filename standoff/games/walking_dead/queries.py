"""Questions about a state that change nothing: who sits where, who can be hit, what the dice show."""

from __future__ import annotations

from typing import Final

from standoff.engine.state import NOBODY
from standoff.games.walking_dead.circle import ONE, ONE_OR_TWO, TWO, TWO_OR_THREE
from standoff.games.walking_dead.dice import ONLY, PLACES_IN, number_showing, places_showing
from standoff.games.walking_dead.names import (
    ABRAHAM,
    ANDREA,
    CARL,
    CARLS_GRENADES,
    EZEKIEL,
    EZEKIELS_ROLLS,
    FEW,
    FIRST_AID,
    GRENADE,
    GRENADES,
    HILLTOP,
    HUNTERS,
    INFECTION,
    KINGDOM,
    LEADER,
    MICHONNE,
    RANGE_1,
    RANGE_2,
    ROLLS,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.state import State

TARGET_IN_THREE: Final = {SURVIVOR: HILLTOP, HILLTOP: SAVIOR, SAVIOR: SURVIVOR}
"""Whom each role must eliminate (wd.three.goal_survivor, wd.three.goal_hilltop, wd.three.goal_savior)."""


def first_seat(t: State) -> int:
    """The Leader starts (wd.setup.leader_starts); among three, the Survivor does (wd.three.survivor_starts)."""
    return t.roles.index(SURVIVOR if t.n == HUNTERS else LEADER)


def alive(t: State) -> tuple[int, ...]:
    """The seats still in play, clockwise."""
    return t.circles[t.living].alive


def next_seat(t: State, seat: int) -> int:
    """The next player to the left who is still in play (wd.turn.clockwise, wd.turn.pass_left)."""
    for other in alive(t):
        if other > seat:
            return other
    return alive(t)[0]


def role_is_open(t: State, seat: int) -> bool:
    """The Leader's role lies face up (wd.setup.leader_open), so do those of the eliminated (wd.out.role_shown), and
    among three all of them (wd.three.open).
    """
    return t.n == HUNTERS or t.roles[seat] == LEADER or not t.living >> seat & 1


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


def anybody_is_hurt(t: State) -> bool:
    """Is anybody about to lose Health?"""
    loss: int
    for loss in t.losses:
        if loss > 0:
            return True
    return False


def starting_health(t: State, role: int, character: int) -> int:
    """What the card shows (wd.setup.health), and two more for the Leader (wd.setup.leader_bonus).

    Among three there is no Leader, so nobody has more (wd.three.no_bonus).
    """
    return t.data.health[character] + (t.data.leader_bonus if role == LEADER else 0)


def range_of(t: State, seat: int, die: int) -> int:
    """How many places away a 1 or a 2 may hit (see the room `circle`).

    A 1 hits the next player (wd.range.one), a 2 exactly two places away (wd.range.two), but with two or three players
    left a 2 is a 1 (wd.range.two_as_one). Then Andrea may go one place further (wd.andrea.one, wd.andrea.two), and
    Michonne may use each as the other (wd.michonne.one_as_two, wd.michonne.two_as_one).
    """
    many = len(alive(t)) > FEW
    who = t.characters[seat]
    if who == MICHONNE and many:
        return ONE_OR_TWO
    if die == RANGE_2 and many:
        return TWO_OR_THREE if who == ANDREA else TWO
    return ONE_OR_TWO if who == ANDREA else ONE


def targets(t: State, seat: int, die: int) -> list[int]:
    """Whom a 1 or a 2 may hit."""
    return t.circles[t.living].at[range_of(t, seat, die)][seat]


def places_between(t: State, seat: int, other: int) -> int:
    """How many places another player in play sits away from a seat, by the shorter way; the eliminated do not count
    (wd.range.skip_out).
    """
    others = [s for s in alive(t) if s > seat] + [s for s in alive(t) if s < seat]
    return min(others.index(other) + 1, len(others) - others.index(other))


def rolls(t: State, seat: int) -> int:
    """Three rolls (wd.turn.reroll); Ezekiel has a fourth (wd.ezekiel.extra, wd.ezekiel.four_rolls)."""
    return EZEKIELS_ROLLS if t.characters[seat] == EZEKIEL else ROLLS


def may_reroll(t: State, face: int) -> bool:
    """Anything but an Infection (wd.turn.infection_locked, wd.infection.locked); Abraham re-rolls those too
    (wd.abraham.reroll). That three of them stop him as well is settled before anybody is asked.
    """
    return face != INFECTION or t.characters[t.turn] == ABRAHAM


def grenades_needed(t: State, seat: int) -> int:
    """Three (wd.grenade.three); two for Carl (wd.carl.two)."""
    return CARLS_GRENADES if t.characters[seat] == CARL else GRENADES


def aids_left(t: State) -> int:
    """First Aid dice that still heal: not those spent to double a die (wd.tyrese.no_heal)."""
    return number_showing(t.dice, FIRST_AID) - t.spent_aids


def range_places(t: State) -> int:
    """Where 1s and 2s lie, as a set."""
    return places_showing(t.dice, RANGE_1) | places_showing(t.dice, RANGE_2)


def as_aimed(t: State, places: int) -> tuple[int, ...]:
    """The places of the 1s, then of the 2s: the order in which they are aimed."""
    ones = places_showing(t.dice, RANGE_1)
    return PLACES_IN[ones] + PLACES_IN[places - ones]


def aid_places(t: State) -> int:
    """Where First Aid dice lie that still heal, as a set; the first of all is the one that doubles a die, once per turn
    (wd.tyrese.once).
    """
    places = places_showing(t.dice, FIRST_AID)
    return places - ONLY[PLACES_IN[places][0]] if t.spent_aids else places


def grenade_places(t: State) -> int:
    """Where Grenades lie, as a set."""
    return places_showing(t.dice, GRENADE)


def in_order(places: int) -> tuple[int, ...]:
    """The places of a set, in their order."""
    return PLACES_IN[places]


def is_loner(role: int) -> bool:
    """Hilltop and Kingdom are Loners, each for himself (wd.goal.loner)."""
    return role in (HILLTOP, KINGDOM)


def room_for(t: State, seat: int, amount: int) -> int:
    """How much of this Health a player can take: never above what he began with (wd.aid.cap); at the most it is wasted
    (wd.aid.wasted). Tokens do not run out unless the table counts them (wd.tokens.supply).
    """
    room = min(amount, t.most[seat] - t.health[seat])
    return min(room, supply(t)) if t.counts_health else room


def supply(t: State) -> int:
    """Health tokens that nobody has (wd.contents.health, wd.setup.health_pile)."""
    return t.data.tokens - sum(t.health)
