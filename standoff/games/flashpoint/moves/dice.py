"""Dice tests: single dice, pools, Headshots."""

from __future__ import annotations

from typing import Final

from standoff.engine.rng import below, throw
from standoff.games.flashpoint.figures import NO_HEADSHOTS
from standoff.games.flashpoint.messages.kinds import Decided
from standoff.games.flashpoint.messages.table import Die, Pool, Roll
from standoff.games.flashpoint.names import D8, NONE, REASONS, TESTS
from standoff.games.flashpoint.state import State

MOST_AT_ONCE: Final = 10
"""So many d8 come out of one random number."""


def roll_die(t: State, reason: Decided) -> int:
    """One d8, 1 to 8, without Headshots (fp.dice.d8, fp.dice.single)."""
    rolled = below(t, D8) + 1
    if t.events is not None:
        t.events.append(Die(rolled, reason))
    return rolled


def roll_test(
    t: State, m: int, kind: int, reason: int, dice: int, need: int, against: int, opposed: int, head: int = D8
) -> int:
    """A test: each die at the target number or higher is a success (fp.dice.success); the dice are never added
    (fp.dice.not_added). An 8 is a Headshot: another die, again and again (fp.dice.headshot, fp.dice.headshot_chain).
    No dice, no successes (fp.dice.zero), nor with a blank stat (fp.dice.blank).
    """
    rolled: list[int] = []
    successes = 0
    if dice > 0 and need > 0:
        successes = _throw(t, dice, need, rolled)
        if head < NO_HEADSHOTS:
            successes += _headshots(t, rolled, need, head)
    if t.events is not None:
        _tell(t, m, kind, reason, need, against, rolled, successes, opposed)
    return successes


def _tell(
    t: State, m: int, kind: int, reason: int, need: int, against: int, rolled: list[int], successes: int, opposed: int
) -> None:
    assert t.events is not None
    who, whom = m if m != NONE else None, against if against != NONE else None
    measure = opposed if opposed != NONE else None
    t.events.append(Roll(who, TESTS[kind], REASONS[reason], whom, need, rolled, successes, measure))


def throw_pool(
    t: State, m: int, kind: int, reason: int, dice: int, need: int, against: int, head: int, rerolls: int
) -> None:
    """The dice of a test of which some may be rerolled; the extra dice of Headshots are not among them
    (fp.dice.reroll_order), unless that was agreed.
    """
    rolled: list[int] = []
    _throw(t, dice, need, rolled)
    if t.settings.rerolls == "after headshots":
        _headshots(t, rolled, need, head)
    t.pool = rolled
    if t.events is not None:
        whom = against if against != NONE else None
        t.events.append(Pool(m, TESTS[kind], REASONS[reason], whom, need, rolled[:], rerolls))


def reroll_pool(t: State, m: int, kind: int, reason: int, need: int, against: int, head: int, left: list[int]) -> int:
    """So many failures, successes and Headshots of the pool are rolled again, each once (fp.dice.reroll_once); the
    second result stands (fp.dice.reroll). Then come the dice of Headshots. How many successes there are in the end.
    """
    kept: list[int] = []
    for r in t.pool:
        of = 2 if r >= head else 1 if r >= need else 0
        if left[of]:
            left[of] -= 1
        else:
            kept.append(r)
    more: list[int] = []
    _throw(t, len(t.pool) - len(kept), need, more)
    if t.settings.rerolls == "after headshots":
        _headshots(t, more, need, head)
        kept += more
    else:
        kept += more
        _headshots(t, kept, need, head)
    successes = sum(1 for r in kept if r >= need)
    t.pool = []
    if t.events is not None:
        _tell(t, m, kind, reason, need, against, kept, successes, NONE)
    return successes


def _throw(t: State, dice: int, need: int, rolled: list[int]) -> int:
    successes = 0
    while dice:
        some = min(dice, MOST_AT_ONCE)
        thrown = throw(t, D8, some)
        for _ in range(some):
            r = thrown % D8 + 1
            thrown //= D8
            rolled.append(r)
            if r >= need:
                successes += 1
        dice -= some
    return successes


def _headshots(t: State, rolled: list[int], need: int, head: int) -> int:
    """The extra dice of all Headshots; they are no modifiers and always allowed (fp.dice.headshot_always)."""
    owed = sum(1 for r in rolled if r >= head)
    successes = 0
    while owed:
        more: list[int] = []
        successes += _throw(t, owed, need, more)
        rolled += more
        owed = sum(1 for r in more if r >= head)
    return successes
