"""The atomic changes. Nothing else writes to the table, and nothing else tells what happened."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.rng import shuffle, throw
from standoff.engine.state import NOBODY
from standoff.games.walking_dead.dice import NO_DICE, number_of, one_die, showing
from standoff.games.walking_dead.names import (
    CHARACTER_KEYS,
    E_AIM,
    E_CHARACTER,
    E_END,
    E_GAIN,
    E_GRENADE,
    E_INFECTED,
    E_INSTEAD,
    E_LOSE,
    E_OUT,
    E_OVERRUN,
    E_RETURN,
    E_ROLE,
    E_ROLL,
    E_SHED,
    E_TURN,
    E_WALKER,
    LEADER,
    WALKER,
)
from standoff.games.walking_dead.queries import alive, first_seat, starting_health, supply
from standoff.games.walking_dead.state import State


def deal_roles(t: State) -> None:
    """Shuffle the role cards for this number of players, one face down for each (wd.setup.roles_dealt).

    Everybody looks at his own (wd.setup.own_role) and keeps it secret (wd.setup.roles_secret); the Leader turns his
    face up (wd.setup.leader_open). Among three, all roles lie open (wd.three.open).
    """
    cards = list(t.data.roles[t.n])
    shuffle(t, cards)
    t.roles = tuple(cards)
    for seat in range(t.n):
        t.role_seen[seat] = EVERYBODY if t.n == 3 or cards[seat] == LEADER else only(seat)
        if t.events is not None:
            t.events.append((E_ROLE, seat, cards[seat], t.role_seen[seat]))


def deal_characters(t: State) -> None:
    """Shuffle the characters, one face up for each (wd.setup.characters_dealt); the rest goes back into the box
    (wd.setup.box). Each is announced with its ability (wd.setup.abilities_announced).
    """
    cards = list(range(len(CHARACTER_KEYS)))
    shuffle(t, cards)
    seat_characters(t, cards[: t.n])
    if t.events is not None:
        for seat in range(t.n):
            t.events.append((E_CHARACTER, seat, t.characters[seat]))


def seat_characters(t: State, characters: list[int]) -> None:
    """Who plays whom."""
    t.characters = tuple(characters)
    seat_of = [NOBODY] * len(CHARACTER_KEYS)
    for seat in range(t.n):
        seat_of[characters[seat]] = seat
    t.seat_of = tuple(seat_of)


def deal_health(t: State) -> None:
    """Everybody takes Health tokens (wd.setup.life_points), the first player first if they are counted."""
    t.most = tuple(starting_health(t, t.roles[s], t.characters[s]) for s in range(t.n))
    t.health = list(t.most)
    if t.counts_health:
        t.health = [0] * t.n
        first = first_seat(t)
        for i in range(t.n):
            seat = (first + i) % t.n
            t.health[seat] = min(t.most[seat], supply(t))


def begin_turn(t: State, seat: int) -> None:
    """Take the five dice."""
    t.turn = seat
    t.dice = NO_DICE
    t.spent_aids = 0
    t.infected = False
    if t.events is not None:
        t.events.append((E_TURN, seat))


def roll(t: State, again: int) -> int:
    """Roll these dice again (at first, all five), each of the six faces as likely as the others (wd.dice.six).

    Returns how many Walkers were rolled.
    """
    kept = t.dice - again
    how_many = t.data.dice - number_of(kept)
    thrown = throw(t, 6, how_many)
    rolled = NO_DICE
    for _ in range(how_many):
        rolled += one_die(thrown % 6)
        thrown //= 6
    t.dice = kept + rolled
    if t.events is not None:
        t.events.append((E_ROLL, t.turn, rolled, kept))
    return showing(rolled, WALKER)


def take_walker_token(t: State, seat: int) -> None:
    """One Walker from the pile to the place in front of a player (wd.walker.take, wd.tokens.gain)."""
    t.pile -= 1
    t.walkers[seat] += 1
    if t.events is not None:
        t.events.append((E_WALKER, seat, t.pile))


def return_walkers(t: State, seat: int, how_many: int) -> None:
    """Walkers back to the pile (wd.tokens.lose)."""
    t.walkers[seat] -= how_many
    t.pile += how_many
    if t.events is not None and how_many:
        t.events.append((E_RETURN, seat, how_many, t.pile))


def shed_walkers(t: State, seat: int, how_many: int, by: int) -> None:
    """Somebody's ability discards Walkers of a player."""
    t.walkers[seat] -= how_many
    t.pile += how_many
    if t.events is not None and how_many:
        t.events.append((E_SHED, seat, how_many, by, t.pile))


def threaten(t: State, losses: list[int]) -> None:
    """What each player is about to lose."""
    t.losses = losses
    t.doubled = NOBODY


def lose_health(t: State, cause: int, by: int) -> bool:
    """Everybody returns to the supply what he loses (wd.tokens.lose), and nobody more than he has.

    Health is counted, so exchanging three single tokens for one of value three needs no rule (wd.tokens.exchange).
    Returns whether that was somebody's last.
    """
    last = False
    seat: int
    for seat in alive(t):
        if t.losses[seat] > 0:
            lost = t.losses[seat] = min(t.losses[seat], t.health[seat])
            t.health[seat] -= lost
            if t.health[seat] == 0:
                last = True
            if t.events is not None:
                t.events.append((E_LOSE, seat, lost, cause, by, t.health[seat]))
    return last


def gain_health(t: State, seat: int, how_many: int, source: int, by: int) -> None:
    """Health from the supply (wd.tokens.gain), never above what the player began with (wd.aid.cap); at the most it is
    wasted (wd.aid.wasted). Tokens do not run out unless the table counts them (wd.tokens.supply).
    """
    gained = min(how_many, t.most[seat] - t.health[seat])
    if t.counts_health:
        gained = min(gained, supply(t))
    t.health[seat] += gained
    if t.events is not None:
        t.events.append((E_GAIN, seat, gained, source, by, t.health[seat]))


def aim(t: State, seat: int, die: int, target: int, hits: int) -> None:
    """A 1 or a 2 is pointed at a player."""
    t.losses[target] += hits
    if t.events is not None:
        t.events.append((E_AIM, seat, die, target, hits))


def spend_aid(t: State, target: int) -> None:
    """A First Aid die doubles another die instead of healing (wd.tyrese.no_heal)."""
    t.spent_aids += 1
    t.doubled = target


def announce_infection(t: State, seat: int) -> None:
    """Three Infections: no more rolling."""
    t.infected = True
    t.rolls_left = 0
    if t.events is not None:
        t.events.append((E_INFECTED, seat))


def announce_overrun(t: State, seat: int) -> None:
    """The last Walker has been taken."""
    if t.events is not None:
        t.events.append((E_OVERRUN, seat))


def announce_grenade(t: State, seat: int) -> None:
    """The Grenade goes off."""
    if t.events is not None:
        t.events.append((E_GRENADE, seat))


def take_walkers_instead(t: State, seat: int, how_many: int) -> None:
    """Rick takes Walkers instead of losing Health (wd.rick.instead)."""
    t.losses[seat] -= how_many
    if t.events is not None:
        t.events.append((E_INSTEAD, seat, how_many))
    for _ in range(how_many):
        take_walker_token(t, seat)


def leave_play(t: State, seat: int) -> None:
    """Out of Health: the role is shown (wd.out.role_shown), the Walkers go back (wd.out.walkers_back)."""
    t.living &= ~(1 << seat)
    t.role_seen[seat] = EVERYBODY
    if t.events is not None:
        t.events.append((E_OUT, seat, t.roles[seat]))
    return_walkers(t, seat, t.walkers[seat])


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (wd.end.at_once)."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        t.events.append((E_END, *winners))
    raise GameOver
