"""What may be answered. Each class belongs to one step of the turn, so that an answer says by itself when its time is.

The last part of an answer is the one that varies most: options that differ only there are one row for a client.
"""

from __future__ import annotations

from typing import ClassVar, Final

from standoff.engine.declare import Answer, Flag
from standoff.engine.packing import only, packer
from standoff.games.risk_halo.messages.kinds import Card, Dice, Objective, Territory, Units

# -- Battle ------------------------------------------------------------------------------------------------------------


class StopAttacking(Answer):
    """No invasion more in this turn."""

    nothing: ClassVar[bool] = True


class StopInvasion(Answer):
    """No roll more in this invasion."""

    nothing: ClassVar[bool] = True


class NoCard(Answer):
    """No card at this moment of a battle."""

    nothing: ClassVar[bool] = True


class AlwaysMost(Answer):
    """Defend with the most dice, now and from now on."""


class AskAgain(Answer):
    """Decide about every defence again."""


class Roll(Answer):
    """One roll with so many dice, with the Hero's bonus or without."""

    hero: Flag
    dice: Dice


class Defend(Answer):
    """With so many dice."""

    dice: Dice


class MoveIn(Answer):
    """So many units stand in the conquered territory, with the Hero or without."""

    hero: Flag
    units: Units


class AttackUntil(Answer):
    """The most dice, roll after roll, until so many units are left, with the Hero's bonus or without."""

    hero: Flag
    units: Units


class Attack(Answer):
    """An invasion."""

    source: Territory
    target: Territory


# -- The end of a turn -------------------------------------------------------------------------------------------------


class Draw(Answer):
    """A Faction card for a conquest."""


class Neither(Answer):
    """No Campaign card and no Faction card."""

    nothing: ClassVar[bool] = True


class NoManeuver(Answer):
    """No maneuver more."""

    nothing: ClassVar[bool] = True


class MoveFrom(Answer):
    """Where a maneuver starts."""

    territory: Territory


class MoveTo(Answer):
    """Where the units go."""

    territory: Territory


class Move(Answer):
    """So many units go, with the Hero or without."""

    hero: Flag
    units: Units


class Accomplish(Answer):
    """A Campaign card that has been met."""

    card: Objective


# -- Reinforcements ----------------------------------------------------------------------------------------------------


class Done(Answer):
    """No card more while reinforcing."""

    nothing: ClassVar[bool] = True


class NotNow(Answer):
    """The Hero stays off the board."""

    nothing: ClassVar[bool] = True


class NoMoreUnits(Answer):
    """No unit more of a card."""

    nothing: ClassVar[bool] = True


class NoTransfer(Answer):
    """No command of an ally's territory."""

    nothing: ClassVar[bool] = True


class Agree(Answer):
    """The ally gets the command."""


class Refuse(Answer):
    """The ally does not get the command."""

    nothing: ClassVar[bool] = True


class Place(Answer):
    """Units onto a territory: one, or all that are left."""

    territory: Territory
    units: Units


class HeroTo(Answer):
    """The Hero's territory."""

    territory: Territory


class TurnIn(Answer):
    """A card for its skulls."""

    card: Card


class TurnInCaptured(Answer):
    """A captured card for its skulls."""

    card: Card


class UnitsTo(Answer):
    """Where units of a card go."""

    territory: Territory


class TakeCommand(Answer):
    """The ally's territory that a player asks for."""

    territory: Territory


class SendFrom(Answer):
    """From where the unit comes that takes over."""

    territory: Territory


# -- Cards -------------------------------------------------------------------------------------------------------------


class Use(Answer):
    """A card for its ability."""

    card: Card


class UseCaptured(Answer):
    """A captured card for its ability, which it has not for its captor (rh.out.skulls_only)."""

    card: Card


class StrikeAt(Answer):
    """The neighbour that loses units."""

    territory: Territory


class AirliftFrom(Answer):
    """From where units are lifted."""

    territory: Territory


class ReturnTo(Answer):
    """Where lost units return."""

    territory: Territory


# -- Set-up ------------------------------------------------------------------------------------------------------------


class NoTeleporters(Answer):
    """The pair is kept."""

    nothing: ClassVar[bool] = True


class Claim(Answer):
    """An empty territory."""

    territory: Territory


class PutToken(Answer):
    """A token of a mobile pair."""

    territory: Territory


STOP_ATTACKING: Final = only(StopAttacking)
STOP_INVASION: Final = only(StopInvasion)
NO_CARD: Final = only(NoCard)
ALWAYS_MOST: Final = only(AlwaysMost)
ASK_AGAIN: Final = only(AskAgain)
DRAW: Final = only(Draw)
NEITHER: Final = only(Neither)
NO_MANEUVER: Final = only(NoManeuver)
DONE: Final = only(Done)
NOT_NOW: Final = only(NotNow)
NO_MORE_UNITS: Final = only(NoMoreUnits)
NO_TRANSFER: Final = only(NoTransfer)
AGREED: Final = only(Agree)
REFUSED: Final = only(Refuse)
NO_TELEPORTERS: Final = only(NoTeleporters)
roll = packer(Roll)
defend = packer(Defend)
move_from = packer(MoveFrom)
move_to = packer(MoveTo)
move_in = packer(MoveIn)
move = packer(Move)
attack_until = packer(AttackUntil)
attack = packer(Attack)
use = packer(Use)
accomplish = packer(Accomplish)
place = packer(Place)
hero_to = packer(HeroTo)
turn_in = packer(TurnIn)
turn_in_captured = packer(TurnInCaptured)
units_to = packer(UnitsTo)
take_command = packer(TakeCommand)
send_from = packer(SendFrom)
use_captured = packer(UseCaptured)
strike_at = packer(StrikeAt)
airlift_from = packer(AirliftFrom)
return_to = packer(ReturnTo)
claim = packer(Claim)
put_token = packer(PutToken)
