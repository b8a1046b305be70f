"""Dice tests: the Dice results that a player adds before rolling."""

from __future__ import annotations

from standoff.engine.ask import RuleOf, ask
from standoff.games.flashpoint.moves.command import spend
from standoff.games.flashpoint.names import ADD_DICE, DICE
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
