"""Line-ups: who sits where, so that luck cancels.

Every deal (equal cards, roles and dice) is played several times with the bots turned round, as in duplicate bridge:
what one bot was dealt in one game, another one is dealt in the next. A line-up lists the seatings of one deal.

- `mixed`: everybody against everybody. Each bot has each seat of a deal once; with more bots than seats, every party of
  so many bots has deals of its own.
- `sides`: a whole side against the rest. For each pair of bots, each side of the game is played by the one and all
  others by the other. With three sides or more, each bot plays all of them as well, as a measure for the others.
- `alone`: one seat among strangers. For each pair, each seat in turn is played by the one and all others by the other;
  and all seats by each bot, as a measure.
- `challenge`, `challenge-alone`: the same, but with the last bot as the others only: what each of the bots before it
  makes of a side, or of a seat, among such opponents. That is all one wants to know of a bot that thinks long, at a
  fraction of the time: it never has to play against itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from math import comb
from typing import Any

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
    return _once(_against(permutations(bots, 2), sides), bots, sides)


def alone(bots: Sequence[str], sides: Sequence[str], _deal: int, _chance: Rng) -> list[Seating]:
    """Each seat by one bot, all others by another."""
    return _once(_against(permutations(bots, 2), range(len(sides))), bots, sides)


def challenge(bots: Sequence[str], sides: Sequence[str], _deal: int, _chance: Rng) -> list[Seating]:
    """Each side by each bot but the last, all others by the last."""
    return _once(_against(_challenges(bots), sides), bots[-1:], sides)


def challenge_alone(bots: Sequence[str], sides: Sequence[str], _deal: int, _chance: Rng) -> list[Seating]:
    """Each seat by each bot but the last, all others by the last."""
    return _once(_against(_challenges(bots), range(len(sides))), bots[-1:], sides)


def _challenges(bots: Sequence[str]) -> list[tuple[str, str]]:
    *challengers, host = bots
    return [(one, host) for one in challengers]


def _against(pairs: Iterable[tuple[str, str]], parts: Sequence[Any]) -> list[Seating]:
    """For each pair, each part in turn by the one and all others by the other; `parts` has that of each seat."""
    return [
        tuple(one if part == mine else other for part in parts) for one, other in pairs for mine in sorted(set(parts))
    ]


def _once(found: list[Seating], bots: Sequence[str], sides: Sequence[str]) -> list[Seating]:
    """Each seating once; where there are more than two sides, also those of a single bot."""
    measures = [(bot,) * len(sides) for bot in bots] if len(set(sides)) > TWO_SIDES else []
    return list(dict.fromkeys(found + measures))


Lineup = Callable[[Sequence[str], Sequence[str], int, Rng], list[Seating]]

LINEUPS: dict[str, Lineup] = {
    "mixed": mixed,
    "sides": by_sides,
    "alone": alone,
    "challenge": challenge,
    "challenge-alone": challenge_alone,
}

BY_SEATS = ("alone", "challenge-alone")
"""Those in which a bot has one seat and not a whole side."""


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
