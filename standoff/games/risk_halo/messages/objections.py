"""What can stand against an answer, and which clause it is; `words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection, Seat
from standoff.games.risk_halo.messages.kinds import CardName, Dice, Objective, Territory, Timing, Units

# -- Another time ------------------------------------------------------------------------------------------------------


class AnothersTurn(Objection):
    """Somebody else has his turn (rh.turn.clockwise)."""

    seat: Seat


class InvasionNotOver(Objection):
    """One invasion after the other (rh.invasion.defined)."""

    source: Territory
    target: Territory


class TurnInAtStart(Objection):
    """Cards are turned in while reinforcing (rh.turn.reinforce)."""


class DeployAtStart(Objection):
    """Units are deployed while reinforcing (rh.turn.reinforce)."""


class HeroReturnsAtStart(Objection):
    """A defeated Hero comes back at the start of a turn (rh.hero.redeploy)."""


class CommandAfterReinforcements(Objection):
    """The ally is asked when the reinforcements are placed (rh.command.ask)."""


class AttackAfterReinforcements(Objection):
    """Attacks come second (rh.turn.attack)."""


class CommitInInvasion(Objection):
    """Units are committed to a declared invasion (rh.attack.commit)."""


class DefendWhenAttacked(Objection):
    """A defence is chosen when there is an attack (rh.attack.defender_chooses)."""


class CardAfterAttacks(Objection):
    """The Campaign or Faction card comes third (rh.turn.card)."""


class ManeuverAtEnd(Objection):
    """The maneuver comes last (rh.turn.maneuver)."""


# -- Set-up ------------------------------------------------------------------------------------------------------------


class SecondTokenMissing(Objection):
    """A pair has two tokens (rh.teleporter.pair)."""


class PairNeeded(Objection):
    """Somebody must join the boards (rh.teleporter.decline)."""


class TokenThereAlready(Objection):
    """One token in a territory (rh.teleporter.one_token)."""

    territory: Territory


class SameHalfOfForge(Objection):
    """A pair joins Hammer and Anvil (rh.teleporter.forge_cross)."""

    territory: Territory
    first: Territory


class SameHalfOfRing(Objection):
    """A pair joins the halves of The Ring (rh.teleporter.ring_cross)."""

    territory: Territory
    first: Territory


class ConnectedAlready(Objection):
    """A pair joins what is not connected (rh.teleporter.unconnected)."""

    territory: Territory
    first: Territory


class NotEmpty(Objection):
    """Only an empty territory is claimed (rh.setup.claim)."""

    territory: Territory


class NotOfFlood(Objection):
    """Flood units go to the Flood (rh.duel.flood_split)."""

    territory: Territory


class HeroBeginsElsewhere(Objection):
    """A Hero begins on a territory of its player (rh.setup.heroes)."""

    territory: Territory


# -- Reinforcements ----------------------------------------------------------------------------------------------------


class HeroReturnsElsewhere(Objection):
    """A defeated Hero comes back to a territory of its player (rh.hero.redeploy)."""

    territory: Territory


class NotYoursToDeploy(Objection):
    """Units go to one's own territories (rh.deploy.own)."""

    territory: Territory


class OneSkull(Objection):
    """A single skull must be completed (rh.skulls.range)."""


class NoSecondSkull(Objection):
    """There is no other skull to complete it with (rh.skulls.range)."""


class NeededForSkulls(Objection):
    """The last card completes the skulls that lie there (rh.skulls.range)."""


class TooManySkulls(Objection):
    """Ten skulls are the most (rh.skulls.range)."""

    skulls: Number


# -- The command of an ally's territory --------------------------------------------------------------------------------


class NotOfAlly(Objection):
    """The ally is asked for what is his (rh.command.ask)."""

    territory: Territory


class NotOneUnit(Objection):
    """There is exactly one unit to replace (rh.command.one_unit)."""

    territory: Territory
    units: Units


class HeroOfAllyThere(Objection):
    """The ally's Hero keeps its territory (rh.command.not_hero)."""

    territory: Territory


class RefusedAlready(Objection):
    """Nobody is asked twice for the same (rh.command.again)."""

    territory: Territory


class NotYoursToSend(Objection):
    """The unit that takes over is one's own (rh.command.replace)."""

    territory: Territory


class OnlyUnit(Objection):
    """No territory is abandoned (rh.board.never_empty)."""

    territory: Territory


# -- The moment of a card ----------------------------------------------------------------------------------------------


class SkullsOnly(Objection):
    """A captured card has no ability for its captor (rh.out.skulls_only)."""

    card: CardName


class NotItsMoment(Objection):
    """A card says when it is used (rh.faction.timing)."""

    card: CardName
    when: Timing


class FirstAttackOver(Objection):
    """Units are lifted before the first attack (rh.card.airlift)."""


class NothingToLift(Objection):
    """Units are lifted from one territory to another (rh.card.airlift)."""


class BombardInVain(Objection):
    """The defender has one unit, and keeps it (rh.card.bombard)."""

    card: CardName


class CamouflageInVain(Objection):
    """The defender rolls one die anyway (rh.card.camouflage)."""

    card: CardName


class SaveInVain(Objection):
    """There is no loss to ignore (rh.card.save)."""

    card: CardName


class InfectInVain(Objection):
    """The attack has destroyed nothing (rh.card.infect)."""

    card: CardName


class ReanimateInVain(Objection):
    """Nothing can return, or nowhere (rh.card.reanimate)."""

    card: CardName


class StrikeInVain(Objection):
    """No neighbour has a unit to lose (rh.card.strike)."""

    card: CardName


class DropInVain(Objection):
    """No territory is next to an enemy (rh.card.drop)."""

    card: CardName


class SupportInVain(Objection):
    """There is neither the Hero nor a Base (rh.card.support)."""

    card: CardName


class GrowthInVain(Objection):
    """No territory is next to an enemy (rh.card.growth)."""

    card: CardName


# -- The territories of a card -----------------------------------------------------------------------------------------


class NotYoursToLift(Objection):
    """Units are lifted between one's own territories (rh.card.airlift)."""

    territory: Territory


class NotYoursForOath(Objection):
    """The Hero returns to a territory of its player (rh.card.oath)."""

    territory: Territory


class NothingToStrike(Objection):
    """A strike hits a neighbour that has a unit to lose (rh.card.strike)."""

    territory: Territory


class NotNextToBattle(Objection):
    """Lost units return next to the battle (rh.card.reanimate)."""

    territory: Territory


class DropMustBePlaced(Objection):
    """All units of Drop Troops are placed (rh.card.drop)."""


class SupportMustBePlaced(Objection):
    """All units of Carrier Support are placed (rh.card.support)."""


class SpawnMustBePlaced(Objection):
    """All units of Spawn Pods are placed (rh.card.spawn)."""


class SpawnedThereAlready(Objection):
    """Each unit of Spawn Pods goes to another territory (rh.card.spawn)."""

    territory: Territory


class GrownThereAlready(Objection):
    """Each unit of Creeping Growth goes to another territory (rh.card.growth)."""

    territory: Territory


class DropOutOfReach(Objection):
    """Drop Troops land next to an enemy (rh.card.drop)."""

    territory: Territory


class SupportOutOfReach(Objection):
    """Carrier Support comes to the Hero or to a Base (rh.card.support)."""

    territory: Territory


class GrowthOutOfReach(Objection):
    """Creeping Growth goes along the border to an enemy (rh.card.growth)."""

    territory: Territory


# -- Attacks -----------------------------------------------------------------------------------------------------------


class AskedAnyway(Objection):
    """There is no standing order to take back (rh.attack.standing)."""


class OwnTerritory(Objection):
    """Enemies are attacked (rh.attack.enemy)."""

    target: Territory


class TerritoryOfAlly(Objection):
    """An ally is not attacked (rh.team.no_attack)."""

    target: Territory


class NotAdjacent(Objection):
    """An attack goes next door (rh.attack.adjacent)."""

    source: Territory
    target: Territory


class OneUnitOnly(Objection):
    """It takes two units to attack (rh.attack.two_units)."""

    source: Territory


class NotRolledYet(Objection):
    """A declared invasion is rolled once (rh.invasion.at_least_once)."""


class HeroDoesNotAttack(Objection):
    """The Hero adds to rolls from its own territory (rh.hero.plus_one)."""

    source: Territory


class HeroAlwaysAttacks(Objection):
    """The Hero may keep out of a roll, unless the table agrees otherwise (rh.hero.attack_optional)."""


class UnitsLeftAlready(Objection):
    """An order to attack ends with fewer units than there are (rh.attack.until)."""


class TooManyDice(Objection):
    """One die for each unit that does not stay (rh.attack.dice)."""

    most: Dice


class TooManyDefend(Objection):
    """Three dice are for attackers (rh.attack.defender_chooses)."""


class HeroMovedInAlready(Objection):
    """A Hero that fought has moved in (rh.hero.must_move_in)."""


class HeroDoesNotMoveIn(Objection):
    """A Hero moves in with units of its own territory (rh.hero.with_unit)."""

    source: Territory


class TooFewMoveIn(Objection):
    """As many units as dice move in (rh.movein.least)."""

    dice: Dice


class TooManyMoveIn(Objection):
    """One unit stays behind (rh.movein.leave_one)."""

    source: Territory


# -- The end of a turn -------------------------------------------------------------------------------------------------


class NothingConquered(Objection):
    """A Faction card is for a conquest (rh.faction.draw)."""


class NotMet(Objection):
    """Only an objective that was met is accomplished (rh.campaign.accomplish)."""

    card: Objective


class ManeuveredAlready(Objection):
    """One maneuver in a turn (rh.maneuver.one)."""


class NotYoursToManeuver(Objection):
    """A maneuver goes from one's own to one's own (rh.maneuver.own)."""

    territory: Territory


class OnlyUnitManeuvers(Objection):
    """There is no unit to move besides the one that stays (rh.maneuver.leave_one)."""

    territory: Territory


class TooManyManeuver(Objection):
    """One unit stays behind (rh.maneuver.leave_one)."""

    source: Territory


class ConnectedWithNone(Objection):
    """There is no other territory to move to (rh.maneuver.connected)."""

    territory: Territory


class NotConnected(Objection):
    """No way leads there through one's own territories (rh.maneuver.connected)."""

    territory: Territory
    source: Territory


class SameTerritory(Objection):
    """A maneuver goes to another territory (rh.maneuver.one_target)."""


class EndsAtAlly(Objection):
    """A way through the ally's territories does not end there (rh.team.maneuver_end)."""

    territory: Territory


class HeroDoesNotManeuver(Objection):
    """The Hero goes with units of its own territory (rh.maneuver.hero)."""

    source: Territory


class HeroAlone(Objection):
    """The Hero goes with a unit (rh.maneuver.hero)."""
