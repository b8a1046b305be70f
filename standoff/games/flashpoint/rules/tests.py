"""Dice tests: the Dice results that a player adds before rolling, and the dice rerolled after it."""

from __future__ import annotations

from standoff.engine.ask import RuleOf, ask
from standoff.games.flashpoint.moves.command import spend
from standoff.games.flashpoint.moves.dice import reroll_pool, roll_test, throw_pool
from standoff.games.flashpoint.names import ADD_DICE, DICE, REROLL_DICE
from standoff.games.flashpoint.queries import side
from standoff.games.flashpoint.state import State


def extra_dice(t: State, seat: int, m: int, test: int) -> RuleOf[int]:
    """Dice results add a die each to a Ranged, Fight or Survive test, in any Turn (fp.command.dice,
    fp.command.dice_any_turn); how many is said before anything is rolled (fp.command.dice_before), the attacker first.
    """
    if t.command[seat * 6 + DICE] == 0:
        return 0
    added = yield ask(seat, ADD_DICE, m, test)
    spend(t, seat, DICE, added)
    return added


def roll_and_reroll(t: State, m: int, kind: int, dice: int, need: int, head: int, rerolls: int) -> RuleOf[int]:
    """A test of which the player may reroll up to so many dice (fp.dice.reroll_may), any of them
    (fp.dice.reroll_any); dice of one kind are the same choice.
    """
    if rerolls == 0 or dice <= 0 or need <= 0:
        return roll_test(t, m, kind, dice, need, head)
    throw_pool(t, m, kind, dice, need, head, rerolls)
    which = yield ask(side(t, m), REROLL_DICE, m, need, head, rerolls)
    return reroll_pool(t, m, kind, need, head, which)
