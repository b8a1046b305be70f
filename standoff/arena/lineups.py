"""Line-ups: who sits where, so that luck cancels.

Every deal (equal cards, roles and dice) is played several times with the bots turned round, as in duplicate bridge:
what one bot was dealt in one game, another one is dealt in the next. A line-up lists the seatings of one deal.

- `mixed`: everybody against everybody. Each bot has each seat of a deal once; with more bots than seats, every party of
  so many bots has deals of its own.
- `sides`: a whole side against the rest. For each pair of bots, each side of the game is played by the one and all
  others by the other. With three sides or more, each bot plays all of them as well, as a measure for the others.
- `alone`: one seat among strangers. For each pair, each seat in turn is played by the one and all others by the other;
  and all seats by each bot, as a measure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from math import comb

from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng

Seating = tuple[str, ...]
"""The bot at each seat."""

TWO_SIDES = 2


def mixed(bots: Sequence[str], sides: Sequence[str], deal: int, chance: Rng) -> list[Seating]:
    """Each bot of the party at each seat once; who sits beside whom is left to chance."""
    seats = len(sides)
    party = parties(bots, seats)[deal % parties_of(bots, seats)]
    places = [seat % len(party) for seat in range(seats)]
    chance.shuffle(places)
    return [tuple(party[(place + turn) % len(party)] for place in places) for turn in range(len(party))]


def by_sides(bots: Sequence[str], sides: Sequence[str], _deal: int, _chance: Rng) -> list[Seating]:
    """Each side by one bot, all others by another."""
    names = sorted(set(sides))
    found = [
        tuple(one if side == mine else other for side in sides)
        for one, other in permutations(bots, 2)
        for mine in names
    ]
    return _once(found, bots, sides)


def alone(bots: Sequence[str], sides: Sequence[str], _deal: int, _chance: Rng) -> list[Seating]:
    """Each seat by one bot, all others by another."""
    seats = range(len(sides))
    found = [
        tuple(one if seat == mine else other for seat in seats)
        for one, other in permutations(bots, 2)
        for mine in seats
    ]
    return _once(found, bots, sides)


def _once(found: list[Seating], bots: Sequence[str], sides: Sequence[str]) -> list[Seating]:
    """Each seating once; where there are more than two sides, also those of a single bot."""
    measures = [(bot,) * len(sides) for bot in bots] if len(set(sides)) > TWO_SIDES else []
    return list(dict.fromkeys(found + measures))


Lineup = Callable[[Sequence[str], Sequence[str], int, Rng], list[Seating]]

LINEUPS: dict[str, Lineup] = {"mixed": mixed, "sides": by_sides, "alone": alone}


def parties(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of as many bots as can sit down together."""
    return list(combinations(bots, min(len(bots), seats)))


def parties_of(bots: Sequence[str], seats: int) -> int:
    """How many such choices there are."""
    return comb(len(bots), min(len(bots), seats))


def usual(sides: Sequence[str]) -> str:
    """The line-up for a game of two sides, or of several."""
    return "sides" if len(set(sides)) == TWO_SIDES else "mixed"


def lineup_named(name: str) -> Lineup:
    """A line-up by its name."""
    if name not in LINEUPS:
        raise WrongSetup(f"there is no line-up {name!r}; there are: {', '.join(LINEUPS)}")
    return LINEUPS[name]
