"""The atomic changes to the objects of a scenario: Oddball, Flags, Power Seeds. Writers and tellers like `moves`."""

from __future__ import annotations

from standoff.games.flashpoint.figures import HALF_FLOOR_HOLDS
from standoff.games.flashpoint.messages.tokens import LayObject, TakeObject
from standoff.games.flashpoint.moves.dice import roll_die
from standoff.games.flashpoint.moves.halves import one_half, pushed_to
from standoff.games.flashpoint.moves.winning import add_score, end_game
from standoff.games.flashpoint.names import CARRIED, FLAG, NONE, ODDBALL, STOCKPILE
from standoff.games.flashpoint.queries import home
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.terrain import SCATTER


def take_object(t: State, m: int, o: int) -> None:
    """A model takes the Oddball, a Flag or a Power Seed; one that is taken out of a station no longer counts
    (fp.seed.taken_out).
    """
    t.object_at[o] = CARRIED - m
    if t.events is not None:
        t.events.append(TakeObject(o, m))
    if t.scenario == STOCKPILE:
        count_seeds(t)


def lay_object(t: State, o: int, cube: int) -> None:
    """An object lies in a cube; a Power Seed in a station counts for its owner (fp.seed.station_owner)."""
    t.object_at[o] = cube
    if t.events is not None:
        t.events.append(LayObject(o, cube))
    if t.scenario == STOCKPILE:
        count_seeds(t)


def count_seeds(t: State) -> None:
    """Deposited Power Seeds are the score; five win at once (fp.seed.five)."""
    for seat in range(2):
        now = sum(t.object_at.count(half) for half in t.land.halves(t.stations[home(t, seat)]))
        if now != t.score[seat]:
            add_score(t, seat, now - t.score[seat])
    if max(t.score) >= t.data.maps[t.scenario].target:
        end_game(t, "fp.seed.five")


def scatter_object(t: State, o: int, cube: int) -> None:
    """A dropped object scatters (fp.scatter.object): walls stop it, and it falls like a model (fp.scatter.item_falls);
    nobody picks it up by that (fp.oddball.not_caught).
    Off the board the Oddball and a Power Seed go home (fp.oddball.off_board, fp.seed.off_board), a Flag stays
    (fp.flag.edge).
    """
    direction = roll_die(t, "scatter") - 1
    x, y, level = t.land.where(cube)
    dx, dy = SCATTER[direction]
    if not t.land.inside(x + dx, y + dy, level):
        if t.scenario != FLAG or t.settings.flag_off_board == "goes home":
            lay_object(t, o, t.object_home[o])
        else:
            lay_object(t, o, cube)
        return
    there = pushed_to(t, cube, direction)
    lay_object(t, o, drop_to_floor(t, there, cube) if there != NONE else cube)


def drop_to_floor(t: State, there: int, before: int) -> int:
    """Where a thing comes to rest: half floors catch it on 5 to 8 (fp.scatter.half)."""
    layer = t.land.size * t.land.size
    while True:
        floor = t.land.floors[there]
        if floor in "FH" or (floor in "NSEW" and roll_die(t, "half_floor") >= HALF_FLOOR_HOLDS):
            return there
        if there < layer or t.land.floors[there - layer] == "X":
            return before
        there = one_half(t, there - layer)


def oddball_point(t: State, seat: int) -> None:
    """A point for the Oddball; eleven win at once (fp.oddball.eleven)."""
    add_score(t, seat, 1)
    if t.score[seat] >= t.data.maps[ODDBALL].target or t.playing_on:
        end_game(t, "fp.oddball.eleven")
