"""Every message of the game, once: what is asked, what may be answered, what happens, and who may know it (see
`engine.declare`). A name in capitals or small letters stands for the message as a whole number: `AIM` is the kind of
question that `AskAim` is, `hit(target)` the number of the answer `Hit`.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from standoff.engine.declare import Answer, Asked, Event, Flag, Lying, Note, Number, Open, Private, Seat
from standoff.engine.packing import only, packer
from standoff.engine.vocabulary import Messages, kind_of
from standoff.games.walking_dead import objections
from standoff.games.walking_dead.kinds import (
    Cause,
    Character,
    Dice,
    Face,
    Help,
    Pending,
    Place,
    Places,
    Role,
    Walkers,
    WhyReturned,
    WhyTaken,
)

# -- Questions ---------------------------------------------------------------------------------------------------------


class AskReroll(Asked):
    """Keep the dice, or roll some of them again? So many re-rolls are left (wd.turn.reroll)."""

    dice: Annotated[Dice, Lying("dice")]
    left: Annotated[Number, Lying("rolls_left")]


class AskAim(Asked):
    """Whom does this die hit? (wd.range.must)"""

    die: Face
    place: Place
    pending: Pending


class AskAid(Asked):
    """Who gains Health by this die? It gives one; `own` is what it gives to whoever asks for himself (wd.aid.any)."""

    place: Place
    pending: Pending
    own: Number


class AskBless(Asked):
    """Father Gabriel: who gains a Health? (wd.gabriel.start)"""


class AskInstead(Asked):
    """Rick: how many Walkers instead of the Health that somebody's dice would cost? They are 1s and 2s, or a Grenade
    (wd.rick.instead).
    """

    amount: Number
    by: Seat
    grenade: Flag


class AskShed(Asked):
    """Glenn has lost Health, perhaps by somebody's dice: how many of his Walkers does he discard? (wd.glenn.discard)"""

    amount: Number
    walkers: Number
    by: Seat | None


class AskClear(Asked):
    """Eugene: whose Walker is discarded for this die? (wd.eugene.discard)"""

    place: Place
    pending: Pending


REROLL: Final = kind_of(AskReroll)
AIM: Final = kind_of(AskAim)
AID: Final = kind_of(AskAid)
BLESS: Final = kind_of(AskBless)
INSTEAD: Final = kind_of(AskInstead)
SHED: Final = kind_of(AskShed)
CLEAR: Final = kind_of(AskClear)


# -- Answers -----------------------------------------------------------------------------------------------------------


class Reroll(Answer):
    """These dice are rolled again."""

    dice: Places


class Keep(Answer):
    """All dice stay as they are."""

    nothing: ClassVar[bool] = True


class Pass(Answer):
    """Nobody, or no Walker."""

    nothing: ClassVar[bool] = True


class Hit(Answer):
    """The die is aimed at a player."""

    target: Seat


class Double(Answer):
    """The die is aimed at a player, and a First Aid doubles it."""

    target: Seat


class Heal(Answer):
    """A player gains Health."""

    target: Seat


class Clear(Answer):
    """A Walker of a player is discarded."""

    target: Seat


class Take(Answer):
    """So many Walkers instead of Health."""

    walkers: Walkers


class Shed(Answer):
    """So many of the own Walkers are discarded."""

    walkers: Walkers


reroll = packer(Reroll)
KEEP: Final = only(Keep)
PASS: Final = only(Pass)
hit = packer(Hit)
double = packer(Double)
heal = packer(Heal)
clear = packer(Clear)
take = packer(Take)
shed = packer(Shed)


# -- Notes -------------------------------------------------------------------------------------------------------------


class Leaves(Note):
    """The Health that is left to the player after all that has been aimed at him, this included (wd.range.together)."""

    left: Number


class Gives(Note):
    """What the player gains, and what he has then (wd.aid.cap)."""

    amount: Number
    left: Number


# -- Preparation -------------------------------------------------------------------------------------------------------


class ShuffleRoles(Event):
    """These role cards are shuffled, and one is dealt to each player, face down (wd.setup.roles_dealt)."""

    roles: Open[list[Role]]


class LookAtRole(Event):
    """A player looks at his own role (wd.setup.own_role)."""

    seat: Seat
    role: Private[Role]


class ShowRole(Event):
    """A role, for all to see (wd.setup.leader_open, wd.three.open)."""

    seat: Seat
    role: Open[Role]


class SeatCharacter(Event):
    """Who plays whom (wd.setup.characters_dealt)."""

    seat: Seat
    character: Character


class TakeHealth(Event):
    """The Health that a player begins with, and the most that he can have (wd.setup.life_points)."""

    seat: Seat
    amount: Number
    most: Number


# -- A turn ------------------------------------------------------------------------------------------------------------


class Turn(Event):
    """A turn begins; the five dice lie ready (wd.turn.clockwise)."""

    seat: Seat


class Roll(Event):
    """The dice at these places are rolled, and that is what they show; the others are kept (wd.turn.roll_all).

    So many re-rolls are left.
    """

    seat: Seat
    thrown: list[Place]
    rolled: list[Face]
    kept: list[Face]
    left: Number


class KeepDice(Event):
    """The dice lie as they are, though they could be rolled again (wd.turn.reroll)."""

    seat: Seat


class Infected(Event):
    """Three Infections: no more rolling (wd.infection.three)."""

    seat: Seat


class Aim(Event):
    """A 1 or a 2 is pointed at a player (wd.range.aimed_first); `aid` is the place of the First Aid that doubles it."""

    seat: Seat
    die: Face
    place: Place
    target: Seat
    aid: Place | None


class Grenade(Event):
    """The Grenade goes off: these players are about to lose a Health (wd.grenade.three)."""

    seat: Seat
    targets: list[Seat]


# -- Walkers -----------------------------------------------------------------------------------------------------------


class TakeWalker(Event):
    """From the pile: for a die, for the Governor, or instead of Health; so many are left there (wd.walker.take)."""

    seat: Seat
    cause: WhyTaken
    left: Number


class ReturnWalkers(Event):
    """Back to the pile; so many lie there now (wd.tokens.lose)."""

    seat: Seat
    amount: Number
    cause: WhyReturned
    left: Number


class ShedWalkers(Event):
    """Somebody's ability discards Walkers of his own or of another player (wd.glenn.discard, wd.eugene.discard)."""

    seat: Seat
    owner: Seat
    amount: Number
    left: Number


class Overrun(Event):
    """The last Walker has been taken (wd.walker.last)."""

    seat: Seat


class WalkersInstead(Event):
    """Walkers instead of a loss of Health (wd.rick.instead)."""

    seat: Seat
    amount: Number


# -- Health and the end ------------------------------------------------------------------------------------------------


class Lose(Event):
    """Health lost; `by` is nobody where no player did it (wd.out.last_health)."""

    seat: Seat
    amount: Number
    cause: Cause
    by: Seat | None
    left: Number


class Gain(Event):
    """Health gained, or none for lack of room (wd.tokens.gain)."""

    seat: Seat
    amount: Number
    source: Help
    by: Seat
    left: Number


class Out(Event):
    """Eliminated; the role is shown (wd.out.role_shown)."""

    seat: Seat
    role: Open[Role]


class Figures(Event):
    """What follows from who is still in play (wd.range.skip_out): how many places apart two players sit, by the shorter
    way (0 is nobody's), and whom a 1 and a 2 of each of them can hit.
    """

    places: list[list[Number]]
    ones: list[list[Seat]]
    twos: list[list[Seat]]


class End(Event):
    """The game is over (wd.end.at_once)."""

    winners: list[Seat]


MESSAGES = Messages(globals(), vars(objections))
read = MESSAGES.answers.read
