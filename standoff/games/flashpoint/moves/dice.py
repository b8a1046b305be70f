"""Dice tests: single dice, pools, Headshots."""

from __future__ import annotations

from standoff.engine.rng import below, throw
from standoff.games.flashpoint.names import E_DIE, E_ROLL
from standoff.games.flashpoint.state import State


def roll_die(t: State) -> int:
    """One d8, 1 to 8, without Headshots (fp.dice.d8, fp.dice.single)."""
    rolled = below(t, 8) + 1
    if t.events is not None:
        t.events.append((E_DIE, rolled))
    return rolled


def roll_test(t: State, m: int, kind: int, dice: int, need: int, head: int = 8, rerolls: int = 0) -> int:
    """A test: each die at the target number or higher is a success (fp.dice.success); the dice are never added
    (fp.dice.not_added). An 8 is a Headshot: another die, again and again (fp.dice.headshot, fp.dice.headshot_chain).

    No dice, no successes (fp.dice.zero), nor with a blank stat (fp.dice.blank). Failures are rerolled, each die once
    (fp.dice.reroll, fp.dice.reroll_once), before Headshots give their dice (fp.dice.reroll_order).
    """
    if dice <= 0 or need <= 0:
        if t.events is not None:
            t.events.append((E_ROLL, m, kind, 0, need))
        return 0
    rolled: list[int] = []
    successes = _throw(t, dice, need, rolled)
    if t.settings.rerolls == "after headshots":
        successes += _headshots(t, rolled, need, head)
        head = 9 if not rerolls else head
    if rerolls:
        again = min(rerolls, sum(1 for r in rolled if r < need))
        if again:
            more: list[int] = []
            successes += _throw(t, again, need, more)
            if t.settings.rerolls == "after headshots":
                successes += _headshots(t, more, need, head)
                head = 9
            rolled += more
    if head < 9:
        successes += _headshots(t, rolled, need, head)
    if t.events is not None:
        t.events.append((E_ROLL, m, kind, successes, need, *rolled))
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
