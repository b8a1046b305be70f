"""What can stand against an answer, and which clause it is; `words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection, Seat
from standoff.games.walking_dead.kinds import Face

# -- Rolling again -----------------------------------------------------------------------------------------------------


class InfectionLocked(Objection):
    """Infections stay as they are (wd.infection.locked)."""


class FirstOfEqualDice(Objection):
    """Of dice that show the same, the first are taken (wd.turn.reroll)."""


# -- Aiming ------------------------------------------------------------------------------------------------------------


class RangeOneAtOneself(Objection):
    """A die is for another player (wd.range.one)."""


class RangeTwoAtOneself(Objection):
    """A die is for another player (wd.range.two)."""


class RangeOneTooFar(Objection):
    """The die reaches a neighbour (wd.range.one)."""

    target: Seat
    away: Number
    die: Face


class RangeTwoTooFar(Objection):
    """The die reaches whoever sits two places away (wd.range.two)."""

    target: Seat
    away: Number
    die: Face


class TargetEliminated(Objection):
    """Whoever is out is not counted any more (wd.range.skip_out)."""

    target: Seat


class OnlyTyrese(Objection):
    """Nobody else doubles a die (wd.tyrese.double)."""


class DoubledAlready(Objection):
    """Tyrese doubles once in a turn (wd.tyrese.once)."""


class NoFirstAid(Objection):
    """Tyrese pays with a First Aid die (wd.tyrese.double)."""


# -- First Aid and Walkers ---------------------------------------------------------------------------------------------


class AidMust(Objection):
    """A First Aid is used, whatever it helps (wd.aid.must)."""


class GiftMust(Objection):
    """Father Gabriel gives his gift to somebody (wd.gabriel.must)."""


class Eliminated(Objection):
    """Whoever is out does nothing and suffers nothing (wd.out.no_more)."""

    target: Seat


class NoWalkers(Objection):
    """Eugene clears Walkers where there are some (wd.eugene.discard)."""

    target: Seat


class LastWalker(Objection):
    """Rick leaves the last Walker in the pile (wd.rick.not_last)."""

    pile: Number


class DoubledAsAWhole(Objection):
    """Rick takes the Walkers of a doubled die, or none of them (wd.rick.doubled)."""


class FewerWalkers(Objection):
    """Glenn discards Walkers that he has (wd.glenn.discard)."""

    walkers: Number
