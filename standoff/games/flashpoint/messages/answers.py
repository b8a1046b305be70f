"""What may be answered, in the order in which a person chooses; and what there is to note about an option.

An answer without parts is a number of its own (`ADVANCE`); the others are packed (`move(cube, place)`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from standoff.engine.declare import Answer, Flag, Note, Number
from standoff.engine.packing import only, packer
from standoff.games.flashpoint.messages.kinds import (
    Added,
    Advances,
    Arm,
    Assaults,
    Card,
    Cube,
    Dices,
    Direction,
    Face,
    First,
    Item,
    ItemKind,
    Line,
    Marker,
    Mode,
    Model,
    Place,
    PlusOnes,
    Rerolled,
    Shoots,
    SpecialOrders,
    Thing,
    Token,
    Zone,
)

# -- Actions -----------------------------------------------------------------------------------------------------------


class Done(Answer):
    """The active model does no more."""

    nothing: ClassVar[bool] = True


class StandUp(Answer):
    """A short action, the first of a Pinned model (fp.stand.first)."""


class Advance(Answer):
    """A short action (fp.advance.speed)."""


class Sprint(Answer):
    """A long action (fp.sprint.speed)."""


class Crouch(Answer):
    """A short action (fp.crouch.marker)."""


class Shoot(Answer):
    """A short action, or a long one, as the weapon is (fp.shoot.declare)."""


class Assault(Answer):
    """A long action (fp.assault.long)."""


class ThrowSeed(Answer):
    """An Auxiliary action: the Power Seed (fp.seed.throw)."""


class PutSeedDown(Answer):
    """The Power Seed, free of charge (fp.seed.put_down)."""


class AdvanceDie(Answer):
    """A free Advance of one cube, for a command die (fp.command.advance_one)."""


class ShootDie(Answer):
    """A free Shoot action, for a command die (fp.command.shoot_long)."""


class AssaultDie(Answer):
    """A free Assault, for a command die (fp.command.assault)."""


class OneManArmy(Answer):
    """A Special Order (fp.order.one_man_army)."""


class Alliance(Answer):
    """A Special Order (fp.order.alliance)."""


class Rampage(Answer):
    """A Special Order (fp.order.rampage)."""


class Defiance(Answer):
    """A Special Order (fp.order.defiance)."""


class GoBack(Answer):
    """To where a Quantum Translocator was used (fp.item.translocator)."""


class GrappleAdvance(Answer):
    """A Grappleshot for a free Advance (fp.item.grapple_move)."""


class GrappleFetch(Answer):
    """A Grappleshot for a token (fp.item.grapple_fetch)."""


class Treat(Answer):
    """A Medic's Auxiliary action (fp.kw.medic)."""

    target: Model


class Pass(Answer):
    """No, none, not now: what that is depends on the question."""

    nothing: ClassVar[bool] = True


DONE: Final = only(Done)
STAND_UP: Final = only(StandUp)
ADVANCE: Final = only(Advance)
SPRINT: Final = only(Sprint)
CROUCH: Final = only(Crouch)
SHOOTING: Final = only(Shoot)
ASSAULT: Final = only(Assault)
THROW_SEED: Final = only(ThrowSeed)
PUT_SEED: Final = only(PutSeedDown)
FREE_ADVANCE: Final = only(AdvanceDie)
FREE_SHOOT: Final = only(ShootDie)
FREE_ASSAULT: Final = only(AssaultDie)
ONE_MAN_ARMY: Final = only(OneManArmy)
ALLIANCE: Final = only(Alliance)
RAMPAGE: Final = only(Rampage)
DEFIANCE: Final = only(Defiance)
GO_BACK: Final = only(GoBack)
GRAPPLE_ADVANCE: Final = only(GrappleAdvance)
GRAPPLE_FETCH: Final = only(GrappleFetch)
treat = packer(Treat)
PASS: Final = only(Pass)

TREATING: Final = treat(0)
"""The number that stands for this action, whoever is treated."""


# -- Models, places, cubes ---------------------------------------------------------------------------------------------


class PickModel(Answer):
    """Whom the question is about."""

    model: Model


class Stand(Answer):
    """A place in the cube in which the model is."""

    place: Place


class MakeRoom(Answer):
    """To stay in the cube, where others make room first (fp.cube.make_room)."""


class BreakAway(Answer):
    """To leave the enemies in the cube: they fight first (fp.break.declared)."""


class Evade(Answer):
    """An Advance of one cube (fp.kw.evade)."""


class Bid(Answer):
    """A +1 Model result (fp.command.steal)."""


class GoFirst(Answer):
    """The first Turn for oneself (fp.recon.winner)."""


class GoSecond(Answer):
    """The first Turn for the other (fp.recon.winner)."""


class PickZone(Answer):
    """A deployment zone, red or blue."""

    zone: Zone


class Push(Answer):
    """A direction for a model that is knocked away."""

    direction: Direction


class AddDice(Answer):
    """So many Dice results (fp.command.dice)."""

    dice: Added


class Move(Answer):
    """To a place in a cube, in one answer (fp.move.one_answer)."""

    cube: Cube
    place: Place


class Enter(Answer):
    """Into a cube where something comes before the place: things that lie there, a delivery, others who make room."""

    cube: Cube


class JumpOff(Answer):
    """With the last step into the air (fp.fall.ends)."""

    cube: Cube


class ComeBack(Answer):
    """Out of the cube and back to the enemies in it (fp.break.reenter)."""

    place: Place


class PickCube(Answer):
    """Which cube the question is about."""

    cube: Cube


class PickMarker(Answer):
    """A Respawn Marker."""

    marker: Marker


pick_model = packer(PickModel)
stand = packer(Stand)
MAKE_ROOM: Final = only(MakeRoom)
BREAK_AWAY: Final = only(BreakAway)
TO_EVADE: Final = only(Evade)
SPEND_BID: Final = only(Bid)
TAKE_FIRST_TURN: Final = only(GoFirst)
TAKE_SECOND_TURN: Final = only(GoSecond)
pick_zone = packer(PickZone)
push = packer(Push)
add_dice = packer(AddDice)
move = packer(Move)
enter = packer(Enter)
jump_off = packer(JumpOff)
come_back = packer(ComeBack)
pick_cube = packer(PickCube)
pick_marker = packer(PickMarker)


# -- Things ------------------------------------------------------------------------------------------------------------


class UseItem(Answer):
    """A Type II item (fp.item.type_two)."""

    item: Item


class TakeItem(Answer):
    """An item that lies on the board."""

    item: Item


class LookAtItem(Answer):
    """An item that lies face down."""

    item: Item


class DropItem(Answer):
    """An item is left in the cube (fp.item.dropped)."""

    item: Item


class DestroyItem(Answer):
    """An item goes back to the pile (fp.item.destroyed)."""

    item: Item


class TakeWeapon(Answer):
    """A Weapon Token into the Pick up slot (fp.weapon.pick_up)."""

    token: Token


class DropWeapon(Answer):
    """A Weapon Token is left in the cube (fp.weapon.dropped)."""

    token: Token


class TakeObject(Answer):
    """An object of the scenario."""

    object: Thing


class DraftCard(Answer):
    """A profile card (fp.team.draft)."""

    card: Card


use_item = packer(UseItem)
take_item = packer(TakeItem)
look_at_item = packer(LookAtItem)
drop_item = packer(DropItem)
destroy_item = packer(DestroyItem)
take_weapon = packer(TakeWeapon)
drop_weapon = packer(DropWeapon)
take_object = packer(TakeObject)
draft_card = packer(DraftCard)


# -- Weapons and dice --------------------------------------------------------------------------------------------------


class FightWith(Answer):
    """A close combat weapon (fp.assault.one_weapon)."""

    arm: Arm


class ShootAt(Answer):
    """A weapon, how it is fired, with Explosive Ammo or not, at a model (fp.shoot.declare)."""

    arm: Arm
    mode: Mode
    ammo: Flag
    target: Model


class ShootCube(Answer):
    """A weapon and how it is fired, at a cube (fp.kw.explosive)."""

    arm: Arm
    mode: Mode
    cube: Cube


class RerollDice(Answer):
    """So many Headshots, successes and failures of a test are rolled again (fp.dice.reroll_any)."""

    headshots: Rerolled
    successes: Rerolled
    failures: Rerolled


class ChooseDice(Answer):
    """So many command dice with each face (fp.command.reroll, fp.command.carry)."""

    plus_one: PlusOnes
    dice: Dices
    advance: Advances
    shoot: Shoots
    assault: Assaults
    special_order: SpecialOrders


fight_with = packer(FightWith)
shoot_at = packer(ShootAt)
shoot_cube = packer(ShootCube)
reroll_dice = packer(RerollDice)
choose_dice = packer(ChooseDice)


# -- Notes -------------------------------------------------------------------------------------------------------------


class Cost(Note):
    """What an action takes at least: short actions (a long one is two), or a command die (fp.action.long_or_two)."""

    actions: Number
    die: Face | None


class Steps(Note):
    """How many cubes a move takes, and what comes before the place."""

    cubes: Number
    first: First


class Leap(Note):
    """How many cubes a jump into the air takes, and how many levels the model falls (fp.fall.height)."""

    cubes: Number
    levels: Number


class Aim(Note):
    """A shot at a model: the weapon's line, the range and how far it reaches, dice and what they need on both sides,
    and whether the whole target is seen (fp.shoot.clear_shot); who was only found by a Threat Sensor is not seen.
    """

    line: Line
    range: Number
    reach: Number
    dice: Number
    need: Number
    survive_dice: Number
    survive_need: Number
    sees: Flag
    clear: Flag
    long: Flag


class CubeAim(Note):
    """A shot at a cube: the weapon's line, the range and how far it reaches, dice and what they need, who is there."""

    line: Line
    range: Number
    reach: Number
    dice: Number
    need: Number
    models: list[Model]
    long: Flag


class Melee(Note):
    """A fight with a weapon: its line, dice and what they need on both sides."""

    line: Line
    dice: Number
    need: Number
    survive_dice: Number
    survive_need: Number


class Lies(Note):
    """What an item on the board is, if whoever is asked knows it."""

    item_kind: ItemKind | None
