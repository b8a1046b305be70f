"""The atomic changes. Nothing else writes to the table, and nothing else tells what happened."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.rng import shuffle, throw
from standoff.engine.state import NOBODY
from standoff.games.walking_dead.dice import (
    EVERY_PLACE,
    NO_DICE,
    NO_PLACES,
    PLACES_IN,
    SIDES,
    SIZES,
    after_roll,
    face_at,
    places_showing,
)
from standoff.games.walking_dead.messages import (
    Aim,
    End,
    Gain,
    Grenade,
    Infected,
    KeepDice,
    LookAtRole,
    Lose,
    Out,
    Overrun,
    ReturnWalkers,
    Roll,
    SeatCharacter,
    ShedWalkers,
    ShowRole,
    ShuffleRoles,
    TakeHealth,
    TakeWalker,
    Turn,
    WalkersInstead,
)
from standoff.games.walking_dead.names import (
    BY_INFECTION,
    BY_OVERRUN,
    BY_RICK,
    CAUSES,
    CHARACTER_KEYS,
    DOUBLED_COSTS,
    HELPS,
    HIT_COSTS,
    WALKER,
    WHEN_OUT,
    WHY_RETURNED,
    WHY_TAKEN,
)
from standoff.games.walking_dead.queries import (
    aid_places,
    alive,
    first_seat,
    role_is_open,
    room_for,
    starting_health,
    supply,
)
from standoff.games.walking_dead.state import State


def deal_roles(t: State) -> None:
    """Shuffle the role cards for this number of players, one face down for each (wd.setup.roles_dealt).

    Everybody looks at his own (wd.setup.own_role) and keeps it secret (wd.setup.roles_secret); the Leader turns his
    face up (wd.setup.leader_open). Among three, all roles lie open (wd.three.open).
    """
    cards = list(t.data.roles[t.n])
    shuffle(t, cards)
    t.roles = tuple(cards)
    if t.events is not None:
        t.events.append(ShuffleRoles(sorted(cards)))
        for seat in range(t.n):
            if role_is_open(t, seat):
                t.events.append(ShowRole(seat, cards[seat]))
            else:
                t.events.append(LookAtRole(seat, cards[seat]))


def deal_characters(t: State) -> None:
    """Shuffle the characters, one face up for each (wd.setup.characters_dealt); the rest goes back into the box
    (wd.setup.box). Each is announced with its ability (wd.setup.abilities_announced).
    """
    cards = list(range(len(CHARACTER_KEYS)))
    shuffle(t, cards)
    seat_characters(t, cards[: t.n])
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(SeatCharacter(seat, t.characters[seat]))


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
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(TakeHealth(seat, t.health[seat], t.most[seat]))


def begin_turn(t: State, seat: int) -> None:
    """Take the five dice."""
    t.turn = seat
    t.dice = NO_DICE
    t.thrown = NO_PLACES
    t.spent_aids = 0
    t.infected = False
    if t.events is not None:
        t.events.append(Turn(seat))


def roll(t: State, places: int) -> int:
    """Roll the dice at these places, each of the six faces as likely as the others (wd.dice.six).

    Returns how many Walkers were rolled.
    """
    t.dice = after_roll(t.dice, places, throw(t, SIDES, SIZES[places]))
    t.thrown = places
    if t.events is not None:
        rolled = [face_at(t.dice, place) for place in PLACES_IN[places]]
        kept = [face_at(t.dice, place) for place in PLACES_IN[EVERY_PLACE - places]]
        t.events.append(Roll(t.turn, list(PLACES_IN[places]), rolled, kept, t.rolls_left))
    return SIZES[places_showing(t.dice, WALKER) & places]


def stop_rolling(t: State) -> None:
    """The dice lie as they are; nothing can be rolled any more (wd.turn.third_final)."""
    if t.events is not None and t.rolls_left:
        t.events.append(KeepDice(t.turn))
    t.rolls_left = 0


def take_walker_token(t: State, seat: int, cause: int) -> None:
    """One Walker from the pile to the place in front of a player (wd.walker.take, wd.tokens.gain)."""
    t.pile -= 1
    t.walkers[seat] += 1
    if t.events is not None:
        t.events.append(TakeWalker(seat, WHY_TAKEN[cause], t.pile))


def return_walkers(t: State, seat: int, cause: int) -> None:
    """All Walkers of a player back to the pile (wd.tokens.lose)."""
    how_many = t.walkers[seat]
    t.walkers[seat] = 0
    t.pile += how_many
    if t.events is not None and how_many:
        t.events.append(ReturnWalkers(seat, how_many, WHY_RETURNED[cause], t.pile))


def shed_walkers(t: State, seat: int, owner: int, how_many: int) -> None:
    """Somebody's ability discards Walkers of a player."""
    t.walkers[owner] -= how_many
    t.pile += how_many
    if t.events is not None:
        t.events.append(ShedWalkers(seat, owner, how_many, t.pile))


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
                doer = None if cause in (BY_OVERRUN, BY_INFECTION) else by
                t.events.append(Lose(seat, lost, CAUSES[cause], doer, t.health[seat]))
    return last


def gain_health(t: State, seat: int, how_many: int, source: int, by: int) -> None:
    """Health from the supply (wd.tokens.gain), as far as there is room for it."""
    gained = room_for(t, seat, how_many)
    t.health[seat] += gained
    if t.events is not None:
        t.events.append(Gain(seat, gained, HELPS[source], by, t.health[seat]))


def aim(t: State, seat: int, place: int, target: int) -> None:
    """A 1 or a 2 is pointed at a player."""
    t.losses[target] += HIT_COSTS
    if t.events is not None:
        t.events.append(Aim(seat, face_at(t.dice, place), place, target, None))


def aim_doubled(t: State, seat: int, place: int, target: int) -> None:
    """A First Aid die doubles a 1 or a 2 instead of healing (wd.tyrese.no_heal)."""
    t.losses[target] += DOUBLED_COSTS
    t.doubled = target
    if t.events is not None:
        t.events.append(Aim(seat, face_at(t.dice, place), place, target, PLACES_IN[aid_places(t)][0]))
    t.spent_aids += 1


def announce_infection(t: State, seat: int) -> None:
    """Three Infections: no more rolling."""
    t.infected = True
    t.rolls_left = 0
    if t.events is not None:
        t.events.append(Infected(seat))


def announce_overrun(t: State, seat: int) -> None:
    """The last Walker has been taken."""
    if t.events is not None:
        t.events.append(Overrun(seat))


def announce_grenade(t: State, seat: int) -> None:
    """The Grenade goes off: it is known who will lose Health."""
    if t.events is not None:
        t.events.append(Grenade(seat, [s for s in range(t.n) if t.losses[s]]))


def take_walkers_instead(t: State, seat: int, how_many: int) -> None:
    """Rick takes Walkers instead of losing Health (wd.rick.instead)."""
    t.losses[seat] -= how_many
    if t.events is not None:
        t.events.append(WalkersInstead(seat, how_many))
    for _ in range(how_many):
        take_walker_token(t, seat, BY_RICK)


def leave_play(t: State, seat: int) -> None:
    """Out of Health: the role is shown (wd.out.role_shown), the Walkers go back (wd.out.walkers_back)."""
    t.living &= ~(1 << seat)
    if t.events is not None:
        t.events.append(Out(seat, t.roles[seat]))
    return_walkers(t, seat, WHEN_OUT)


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (wd.end.at_once), and all roles are shown."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        for seat in range(t.n):
            if not role_is_open(t, seat):
                t.events.append(ShowRole(seat, t.roles[seat]))
        t.events.append(End(list(winners)))
    raise GameOver
