"""Dice tests: single dice, pools, Headshots."""

from __future__ import annotations

from standoff.engine.rng import below, throw
from standoff.games.flashpoint.names import E_DIE, E_POOL, E_ROLL
from standoff.games.flashpoint.state import State


def roll_die(t: State) -> int:
    """One d8, 1 to 8, without Headshots (fp.dice.d8, fp.dice.single)."""
    rolled = below(t, 8) + 1
    if t.events is not None:
        t.events.append((E_DIE, rolled))
    return rolled


def roll_test(t: State, m: int, kind: int, dice: int, need: int, head: int = 8) -> int:
    """A test: each die at the target number or higher is a success (fp.dice.success); the dice are never added
    (fp.dice.not_added). An 8 is a Headshot: another die, again and again (fp.dice.headshot, fp.dice.headshot_chain).
    No dice, no successes (fp.dice.zero), nor with a blank stat (fp.dice.blank).
    """
    rolled: list[int] = []
    successes = 0
    if dice > 0 and need > 0:
        successes = _throw(t, dice, need, rolled)
        if head < 9:
            successes += _headshots(t, rolled, need, head)
    if t.events is not None:
        t.events.append((E_ROLL, m, kind, successes, need, *rolled))
    return successes


def throw_pool(t: State, m: int, kind: int, dice: int, need: int, head: int, rerolls: int) -> None:
    """The dice of a test of which some may be rerolled; the extra dice of Headshots are not among them
    (fp.dice.reroll_order), unless that was agreed.
    """
    rolled: list[int] = []
    _throw(t, dice, need, rolled)
    if t.settings.rerolls == "after headshots":
        _headshots(t, rolled, need, head)
    t.pool = rolled
    if t.events is not None:
        t.events.append((E_POOL, m, kind, need, rerolls, *rolled))


def pool_kinds(t: State, need: int, head: int) -> tuple[int, int, int]:
    """How many dice of the pool failed, how many are successes, how many of these are Headshots."""
    heads = sum(1 for r in t.pool if r >= head)
    failed = sum(1 for r in t.pool if r < need and r < head)
    return failed, len(t.pool) - heads - failed, heads


def reroll_pool(t: State, m: int, kind: int, need: int, head: int, which: int) -> int:
    """Some failures, successes and Headshots of the pool are rolled again, each once (fp.dice.reroll_once); the second
    result stands (fp.dice.reroll). Then come the dice of Headshots. How many successes there are in the end.
    """
    left = [which & 15, which >> 4 & 15, which >> 8 & 15]
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
        t.events.append((E_ROLL, m, kind, successes, need, *kept))
    return successes


def _throw(t: State, dice: int, need: int, rolled: list[int]) -> int:
    successes = 0
    while dice:
        some = min(dice, 10)
        thrown = throw(t, 8, some)
        for _ in range(some):
            r = thrown % 8 + 1
            thrown //= 8
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
