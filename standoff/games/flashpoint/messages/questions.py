"""What is asked, and what each question is about."""

from __future__ import annotations

from typing import Annotated, Final

from standoff.engine.declare import Asked, Flag, Number, Open, Packed
from standoff.engine.vocabulary import kind_of
from standoff.games.flashpoint.codes import pool_read
from standoff.games.flashpoint.messages.kinds import (
    Arm,
    Cube,
    Effect,
    Item,
    Line,
    Marker,
    Model,
    Next,
    Purpose,
    Rolled,
    Test,
    Token,
    Way,
    Weapon,
    Why,
)

# -- Preparation -------------------------------------------------------------------------------------------------------


class AskDraft(Asked):
    """A profile card for the fireteam, which still needs so many models (fp.team.draft)."""

    left: Number


class AskGoFirst(Asked):
    """The winner of Recon: who takes the first Turn? (fp.recon.winner)"""


class AskZone(Asked):
    """Which deployment zone? (fp.setup.deploy)"""


class AskDeploy(Asked):
    """Where is this model deployed? (fp.setup.deploy)"""

    model: Model


class AskPlace(Asked):
    """Where in its cube does a model stand? `other` is whom it makes room for. (fp.place.owner, fp.cube.make_room)"""

    model: Model
    cube: Cube
    other: Model | None


# -- Rounds and Turns --------------------------------------------------------------------------------------------------


class AskReroll(Asked):
    """Which command dice are rerolled, up to so many? (fp.command.reroll)"""

    most: Number


class AskActivate(Asked):
    """Which model? (fp.turn.one)"""


class AskAgain(Asked):
    """A second model for a +1 Model result? (fp.command.plus_one)"""


class AskAct(Asked):
    """What does the active model do, with so many short actions left? (fp.action.long_or_two)"""

    model: Model
    left: Number


class AskMove(Asked):
    """Where does a model go from its cube, up to so many cubes (fp.advance.speed)? `going_on`: after something on its
    way (fp.item.on_the_way); `broken_away`: its enemies have had their fight (fp.break.declared).
    """

    model: Model
    cube: Cube
    cubes: Number
    way: Way
    going_on: Flag
    broken_away: Flag


class AskPickUp(Asked):
    """What does a model pick up where it is? (fp.item.free)"""

    model: Model
    cube: Cube


class AskLeave(Asked):
    """Which item is kept, dropped or destroyed? `item` is a new one. (fp.item.keep_drop_destroy, fp.item.third)"""

    model: Model
    item: Item | None


class AskShoot(Asked):
    """Which weapon, how, and at whom? `short`: a long action cannot be taken any more. (fp.shoot.declare)"""

    model: Model
    short: Flag


class AskSecondShot(Asked):
    """Another weapon after this one? (fp.kw.fast_transition)"""

    model: Model
    arm: Arm


class AskAddDice(Asked):
    """How many Dice results are added to a test? (fp.command.dice)"""

    model: Model
    test: Test


class AskTarget(Asked):
    """Which enemy in the cube does a model fight? (fp.assault.choose)"""

    model: Model
    why: Why


class AskBlade(Asked):
    """With which weapon does a model fight another, with so many dice for moving in? `pinned`: the target was.
    (fp.assault.one_weapon)
    """

    model: Model
    target: Model
    moved: Number
    pinned: Flag


class AskFighter(Asked):
    """Who fights a model that breaks away, stands up or was thrown in? (fp.break.fight, fp.stand.attacked)"""

    model: Model
    why: Why


class AskPush(Asked):
    """Where is a model pushed, by another? (fp.kw.knockback_same)"""

    model: Model
    attacker: Model


class AskSnapShot(Asked):
    """Does a model shoot at the one that has come to fight it? (fp.snap.shoots)"""

    model: Model
    target: Model


class AskNext(Asked):
    """Several are to be thrown, hit or to fight: who is next? (fp.order_of.scatter, fp.barrier.shared)"""

    next: Next


class AskEvade(Asked):
    """Does a model that was shot at Evade? (fp.kw.evade)"""

    model: Model
    attacker: Model


class AskMarker(Asked):
    """At which Respawn Marker? (fp.respawn.entry, fp.weapon.to_respawn)"""

    model: Model
    purpose: Purpose


class AskTakeWeapon(Asked):
    """Does a model take the weapon of the enemy it has killed, or one that waits at its marker?
    (fp.weapon.assault_kill, fp.weapon.from_respawn)
    """

    model: Model
    token: Token | None
    marker: Marker | None


class AskSticky(Asked):
    """To whom in a cube does the grenade of a model stick? (fp.kw.sticky)"""

    model: Model
    cube: Cube


class AskFetch(Asked):
    """What does a Grappleshot fetch? (fp.item.grapple_fetch)"""

    model: Model


class AskShroud(Asked):
    """Where is a Shroud Screen put? (fp.item.shroud)"""

    model: Model


class AskThrow(Asked):
    """Where is a Power Seed thrown? (fp.seed.throw)"""

    model: Model


class AskBid(Asked):
    """A +1 Model result for the first Turn of the next Round? (fp.command.steal)"""


class AskCarry(Asked):
    """Which command dice are carried over, up to so many? (fp.command.carry)"""

    most: Number


class AskPeek(Asked):
    """Which item is looked at, of so many? (fp.recon.w1)"""

    left: Number


class AskReconCube(Asked):
    """Which cube for a result of the Recon tables? (fp.recon.winner_dice)"""

    effect: Effect


class AskReconModel(Asked):
    """Which model for a result of the Recon tables? (fp.recon.winner_dice)"""

    effect: Effect


class AskSendBack(Asked):
    """A grenade of somebody lands in a cube: who throws it back? (fp.order.return)"""

    cube: Cube
    attacker: Model
    weapon: Open[Weapon]


class AskReinforce(Asked):
    """Which dead Mercenary is reinforced? (fp.order.reinforcements)"""


class AskReturnTo(Asked):
    """Where does a model throw the grenade back? (fp.order.return)"""

    model: Model
    line: Line


class AskRerollDice(Asked):
    """Which dice of a test are rerolled, up to so many? They succeed from `need` on and are Headshots from `headshot`
    on. (fp.dice.reroll_may)
    """

    model: Model
    need: Number
    headshot: Number
    most: Number
    dice: Annotated[list[Rolled], Packed(pool_read)]


DRAFT: Final = kind_of(AskDraft)
GO_FIRST: Final = kind_of(AskGoFirst)
ZONE: Final = kind_of(AskZone)
DEPLOY: Final = kind_of(AskDeploy)
PLACE: Final = kind_of(AskPlace)
REROLL: Final = kind_of(AskReroll)
ACTIVATE: Final = kind_of(AskActivate)
AGAIN: Final = kind_of(AskAgain)
ACT: Final = kind_of(AskAct)
MOVE: Final = kind_of(AskMove)
PICK: Final = kind_of(AskPickUp)
LEAVE: Final = kind_of(AskLeave)
SHOOT: Final = kind_of(AskShoot)
SECOND: Final = kind_of(AskSecondShot)
ADD_DICE: Final = kind_of(AskAddDice)
TARGET: Final = kind_of(AskTarget)
BLADE: Final = kind_of(AskBlade)
FIGHTER: Final = kind_of(AskFighter)
PUSH: Final = kind_of(AskPush)
SNAP: Final = kind_of(AskSnapShot)
NEXT: Final = kind_of(AskNext)
EVADING: Final = kind_of(AskEvade)
MARKER: Final = kind_of(AskMarker)
TAKE_WEAPON: Final = kind_of(AskTakeWeapon)
STUCK: Final = kind_of(AskSticky)
FETCH: Final = kind_of(AskFetch)
SHROUD: Final = kind_of(AskShroud)
THROW: Final = kind_of(AskThrow)
BID: Final = kind_of(AskBid)
CARRY: Final = kind_of(AskCarry)
PEEK: Final = kind_of(AskPeek)
RECON_CUBE: Final = kind_of(AskReconCube)
RECON_MODEL: Final = kind_of(AskReconModel)
SEND_BACK: Final = kind_of(AskSendBack)
REINFORCE: Final = kind_of(AskReinforce)
RETURN_TO: Final = kind_of(AskReturnTo)
REROLL_DICE: Final = kind_of(AskRerollDice)
