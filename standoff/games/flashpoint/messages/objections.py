"""What can stand against an answer, and which clause it is; `words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection
from standoff.games.flashpoint.messages.kinds import Blocker, Cube, Direction, Model, WholeCube

# -- Turns -------------------------------------------------------------------------------------------------------------


class NotFewerModels(Objection):
    """Only who has fewer models left may pass (fp.turn.pass)."""


class ActivatedAlready(Objection):
    """Each model is Activated once a Round (fp.turn.once)."""

    model: Model


class NoRespawnInTraining(Objection):
    """Whoever is killed in training stays away (fp.training.no_respawn)."""


class NoWayIn(Objection):
    """Without room at any marker a model does not respawn (fp.respawn.full)."""

    model: Model


# -- What comes first in an Activation ---------------------------------------------------------------------------------


class StandUpFirst(Objection):
    """A Pinned model's first action is Stand Up (fp.stand.first)."""


class NotPinned(Objection):
    """Only a Pinned model stands up (fp.stand.first)."""


class AdvanceFirst(Objection):
    """Whoever respawns advances onto the board first (fp.respawn.advance_first)."""


# -- Actions -----------------------------------------------------------------------------------------------------------


class NoActionLeft(Objection):
    """There are two short actions in an Activation (fp.action.long_or_two)."""


class LongAfterShort(Objection):
    """A long action is the only one of an Activation (fp.action.long_or_two)."""


class TakenAlready(Objection):
    """No action is taken twice (fp.action.once)."""


class CannotMove(Objection):
    """A model without Speed does not move (fp.stats.speed)."""


class StoicNeverCrouches(Objection):
    """Stoic models do not Crouch (fp.kw.stoic_crouch)."""


class SprintWithOddball(Objection):
    """The Oddball keeps its carrier from Sprint (fp.oddball.no_sprint)."""


class SprintWithSeed(Objection):
    """A Power Seed keeps its carrier from Sprint (fp.seed.no_sprint)."""


class SprintBesideEnemy(Objection):
    """Nobody Sprints away from an enemy (fp.sprint.enemy)."""


class SprintWithSupportWeapon(Objection):
    """Nobody Sprints with a Support Weapon (fp.kw.support_sprint)."""


class ShootWithOddball(Objection):
    """The Oddball keeps its carrier from ranged weapons (fp.oddball.no_shooting)."""


class ShootWithSeed(Objection):
    """A Power Seed keeps its carrier from ranged weapons (fp.seed.no_shooting)."""


class ShootBesideEnemy(Objection):
    """Nobody Shoots in a cube with an enemy (fp.shoot.enemy)."""


class NoTarget(Objection):
    """A target is in range and in line of sight (fp.shoot.in_range)."""


class FightWithSupportWeapon(Objection):
    """Nobody fights with a Support Weapon (fp.kw.support_fight)."""


class CannotFight(Objection):
    """A model without the stat does not fight (fp.dice.blank)."""


class NobodyToAssault(Objection):
    """An Assault is fought in the cube of an enemy (fp.assault.same_cube)."""


class NotInTheSameCube(Objection):
    """An Assault is fought against an enemy in the same cube (fp.assault.same_cube)."""

    model: Model


class NoPowerSeed(Objection):
    """Only a Power Seed in hand is put down or thrown (fp.seed.put_down)."""


class NowhereToThrow(Objection):
    """A Power Seed is thrown where it can go (fp.seed.throw)."""


class NoMedic(Objection):
    """Wounds are treated by a Medic (fp.kw.medic)."""


class NotBesideMedic(Objection):
    """A Medic treats a friend in the cube (fp.kw.medic)."""


class NoWound(Objection):
    """A Medic removes a wound (fp.kw.medic)."""


class TreatedAlready(Objection):
    """The same Auxiliary action is not taken twice (fp.aux.once)."""


# -- Command dice and Special Orders -----------------------------------------------------------------------------------


class NoSuchDie(Objection):
    """A result is used where a die shows it (fp.command.spend)."""


class ResultUsedAlready(Objection):
    """One Advance, Shoot or Assault result in an Activation (fp.command.one_of)."""


class NobodyToFight(Objection):
    """An Assault result is for an enemy in the same cube (fp.command.assault)."""


class NoAlliance(Objection):
    """What Alliance needs (fp.order.alliance)."""


class NoRampage(Objection):
    """What Rampage needs (fp.order.rampage)."""


class NoOneManArmy(Objection):
    """What One Man Army needs (fp.order.one_man_army)."""


class NoDefiance(Objection):
    """What Defiance needs (fp.order.defiance)."""


class DefianceUnpinned(Objection):
    """Defiance is for whoever begins Pinned (fp.order.defiance)."""


# -- Items and what lies there -----------------------------------------------------------------------------------------


class NoItemsWithOddball(Objection):
    """Who carries the Oddball uses no items (fp.oddball.no_items)."""


class CamouflagedAlready(Objection):
    """Active Camouflage works once at a time (fp.item.camouflage)."""


class ThrusterBeforeMove(Objection):
    """A Thruster is for a normal move to come (fp.item.thruster)."""


class TranslocatorBeforeMove(Objection):
    """A Translocator is used before a move (fp.item.translocator)."""


class NoWayBack(Objection):
    """A Translocator leads back to where it was used (fp.item.translocator)."""


class SensorAtWork(Objection):
    """A Threat Sensor works for all of the Round (fp.item.sensor)."""


class UsedWithShot(Objection):
    """Type III items are used with a Shoot action (fp.item.type_three)."""


class WorksWhileCarried(Objection):
    """Type I items are not used (fp.item.type_one)."""


class NoGrappleshot(Objection):
    """It takes a Grappleshot (fp.item.grapple_move)."""


class NothingToFetch(Objection):
    """A Grappleshot fetches a token in sight from an adjacent cube (fp.item.grapple_fetch)."""


class NotForThisModel(Objection):
    """A model carries one Power Seed, and no object that is not for it (fp.seed.one)."""


class OneOfEach(Objection):
    """One item, one weapon and one object in an action (fp.item.one_of_each)."""


# -- Moves and places --------------------------------------------------------------------------------------------------


class CubeFull(Objection):
    """A cube holds two models of each fireteam (fp.cube.capacity)."""

    cube: Cube


class EnemyThere(Objection):
    """A Scout does not enter an enemy's cube (fp.kw.scout_limits)."""


class BreakAwayFirst(Objection):
    """Whoever leaves enemies behind breaks away first (fp.break.declared)."""


class RampageAtEnemy(Objection):
    """Rampage leads into an enemy's cube (fp.order.rampage)."""


class BeyondTheWall(Objection):
    """Nobody moves through a wall in the middle of a cube (fp.middle.blocks)."""

    cube: Cube


class TooFar(Objection):
    """So many cubes are more than the model moves (fp.advance.speed)."""

    cube: Cube
    distance: Number
    speed: Number


class NoWayThere(Objection):
    """A route is orthogonal and not blocked (fp.move.orthogonal)."""

    cube: Cube


class NoRoomToDeploy(Objection):
    """Deployment, too, leaves two models of a fireteam in a cube (fp.cube.capacity)."""


class NotInYourZone(Objection):
    """Models are deployed in their own zone (fp.setup.deploy)."""


class PlaceBeyondTheWall(Objection):
    """A half-cube ends at the wall through the middle (fp.middle.halves)."""


class PlaceOfScenery(Objection):
    """Scenery takes the middle of its cube (fp.scenery.middle)."""


class NoFloorThere(Objection):
    """On half a floor one stands on that half (fp.half.floor)."""


class TooClose(Objection):
    """Others make room only if no other place is left (fp.cube.make_room)."""


# -- Shots -------------------------------------------------------------------------------------------------------------


class OutOfRange(Objection):
    """Nothing beyond a weapon's range is shot at (fp.range.max)."""

    distance: Number
    reach: Number


class LongShot(Objection):
    """A long shot needs all of an Activation (fp.kw.long)."""


class GrenadeBesideSupportWeapon(Objection):
    """Nobody throws grenades with a Support Weapon in hand (fp.kw.support_grenades)."""


class NoFloorForGrenade(Objection):
    """A grenade lands on a floor (fp.grenade.floor)."""

    cube: Cube


class ShroudedCube(Objection):
    """A Shroud Screen can hide a cube (fp.item.shroud)."""


class CubeOutOfSight(Objection):
    """Something of a cube that is aimed at is in sight (fp.los.cube)."""

    cube: Cube


class TargetBeyondTheWall(Objection):
    """Models on two sides of a wall through their cube do not meet (fp.middle.apart)."""

    target: Model


class TargetCamouflaged(Objection):
    """Nobody has line of sight to a camouflaged enemy (fp.item.camouflage)."""

    target: Model


class TargetShrouded(Objection):
    """A Shroud Screen lets no sight through (fp.item.shroud)."""


class NoLineOfSight(Objection):
    """The first thing between two heads: a panel on a side of its cube, its floor, or what stands within it
    (fp.los.none).
    """

    what: Blocker
    side: Direction | None
    cube: WholeCube


class ModelInTheWay(Objection):
    """No line of sight past another model, where it was agreed that models block (fp.los.none, fp.los.models)."""
