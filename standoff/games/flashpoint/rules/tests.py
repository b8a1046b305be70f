"""Dice tests: the Dice results that a player adds before rolling, and the dice rerolled after it."""

from __future__ import annotations

from standoff.engine.ask import RuleOf, ask
from standoff.games.flashpoint.codes import pool_code
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import AddDice, RerollDice
from standoff.games.flashpoint.messages.questions import ADD_DICE, REROLL_DICE
from standoff.games.flashpoint.moves.command import spend
from standoff.games.flashpoint.moves.dice import reroll_pool, roll_test, throw_pool
from standoff.games.flashpoint.names import DICE, NONE
from standoff.games.flashpoint.queries import dice_showing, side
from standoff.games.flashpoint.state import State


def extra_dice(t: State, seat: int, m: int, test: int) -> RuleOf[int]:
    """Dice results add a die each to a Ranged, Fight or Survive test, in any Turn (fp.command.dice,
    fp.command.dice_any_turn); how many is said before anything is rolled (fp.command.dice_before), the attacker first.
    """
    if dice_showing(t, seat, DICE) == 0:
        return 0
    added: int = 0
    answer = yield ask(seat, ADD_DICE, m, test)
    match read(answer):
        case AddDice(dice):
            added = dice
    spend(t, seat, DICE, added)
    return added


def roll_and_reroll(
    t: State, m: int, kind: int, reason: int, dice: int, need: int, against: int, head: int, rerolls: int
) -> RuleOf[int]:
    """A test of which the player may reroll up to so many dice (fp.dice.reroll_may), any of them
    (fp.dice.reroll_any); dice of one kind are the same choice.
    """
    if rerolls == 0 or dice <= 0 or need <= 0:
        return roll_test(t, m, kind, reason, dice, need, against, NONE, head)
    throw_pool(t, m, kind, reason, dice, need, against, head, rerolls)
    again: tuple[int, ...] = (0, 0, 0)
    answer = yield ask(side(t, m), REROLL_DICE, m, need, head, rerolls, pool_code(t.pool))
    match read(answer):
        case RerollDice(headshots, successes, failures):
            again = (failures, successes, headshots)
    return reroll_pool(t, m, kind, reason, need, against, head, list(again))
