"""The rules and their moves: the game is too small for a room of its own for each."""

from __future__ import annotations

from standoff.engine.ask import GameOver, Rule, ask
from standoff.engine.rng import shuffle

from .messages import TURN, Change, Changed, End, Kept, Look, LookAtOwn, LookedAt, Show, Shuffle, Turn, read
from .state import State

ROUNDS = 2


def game(t: State) -> Rule:
    """The whole game."""
    deal(t)
    yield from turns(t)


def turns(t: State) -> Rule:
    """Twice around (hc.turn.choose), then all is shown (hc.end.highest)."""
    for number in range(ROUNDS):
        for seat in range(t.n):
            yield from turn(t, seat, number)
    show(t)


def turn(t: State, seat: int, number: int) -> Rule:
    """A player keeps, changes or looks (hc.turn.choose)."""
    begin_turn(t, seat)
    answer = yield ask(seat, TURN, number)
    match read(answer):
        case Change():
            change(t, seat)
        case Look(target):
            look_at(t, seat, target)
        case _:
            keep(t, seat)


def deal(t: State) -> None:
    """One card each, one in the middle (hc.deal.one)."""
    t.cards = list(range(t.n + 1))
    shuffle(t, t.cards)
    if t.events is not None:
        t.events.append(Shuffle(sorted(t.cards)))
        for seat in range(t.n):
            t.events.append(LookAtOwn(seat, t.cards[seat]))


def begin_turn(t: State, seat: int) -> None:
    """It is somebody's turn."""
    t.turn = seat
    if t.events is not None:
        t.events.append(Turn(seat))


def keep(t: State, seat: int) -> None:
    """Nothing changes."""
    if t.events is not None:
        t.events.append(Kept(seat))


def change(t: State, seat: int) -> None:
    """The card against the one in the middle (hc.change.once)."""
    t.cards[seat], t.cards[t.n] = t.cards[t.n], t.cards[seat]
    t.changed[seat] = 1
    if t.events is not None:
        t.events.append(Changed(seat, t.cards[seat]))


def look_at(t: State, seat: int, target: int) -> None:
    """One sees what another holds (hc.turn.choose)."""
    if t.events is not None:
        t.events.append(LookedAt(seat, target, t.cards[target]))


def show(t: State) -> None:
    """The highest card wins (hc.end.highest)."""
    t.shown = True
    best = max(range(t.n), key=lambda seat: t.cards[seat])
    t.winners = (best,)
    t.outcome = "hc.end.highest"
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(Show(seat, t.cards[seat]))
        t.events.append(End([best]))
    raise GameOver
