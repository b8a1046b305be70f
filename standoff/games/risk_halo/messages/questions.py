"""What is asked."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from standoff.engine.declare import Asked, Flag, Lying, Number, Open, Seat
from standoff.engine.vocabulary import kind_of
from standoff.games.risk_halo.messages.kinds import Card, Dice, Territory, Timing

Source = Annotated[Territory, Lying("source")]
Target = Annotated[Territory, Lying("target")]
Units = Annotated[Number, Lying("units", at="source")]
Against = Annotated[Number, Lying("units", at="target")]
"""Where the battle is and how many fight in it, as it lies on the board."""

# -- Set-up ------------------------------------------------------------------------------------------------------------


class AskTeleporter(Asked):
    """Where a token of a mobile pair goes, the first or the second (rh.teleporter.pair)."""

    first: Territory | None
    may_decline: Flag


class AskClaim(Asked):
    """An empty territory for so many units, one's own or those of the neutral Flood (rh.setup.claim)."""

    neutral: Flag
    units: Number


class AskPlace(Asked):
    """Where units go, one's own or those of the neutral Flood; so many are left (rh.deploy.anywhere)."""

    neutral: Flag
    left: Number


class AskHero(Asked):
    """Where the Hero begins, or whether and where it comes back (rh.setup.heroes, rh.hero.redeploy)."""

    returns: Flag


# -- Reinforcements ----------------------------------------------------------------------------------------------------


class AskReinforce(Asked):
    """Cards for their skulls or for their abilities; so many skulls lie there (rh.skulls.turn_in)."""

    skulls: Number
    always: ClassVar[bool] = True


class AskCardUnits(Asked):
    """Where the units of a card go (rh.card.drop, rh.card.support, rh.card.spawn, rh.card.growth)."""

    card: Open[Card]
    left: Number


class AskTakeCommand(Asked):
    """Whether to ask the ally for a territory (rh.command.ask)."""

    owner: Seat


class AskCommandFrom(Asked):
    """From where the unit comes that takes over (rh.command.replace)."""

    territory: Territory


class AskAgree(Asked):
    """Whether an ally gets the command of a territory (rh.command.agree)."""

    by: Seat
    territory: Territory


# -- Attacks -----------------------------------------------------------------------------------------------------------


class AskAttack(Asked):
    """Which territory is invaded from where (rh.invasion.defined)."""

    always: ClassVar[bool] = True


class AskStrike(Asked):
    """Which neighbour loses units by a card (rh.card.strike)."""

    card: Open[Card]


class AskCommit(Asked):
    """How the attacker rolls, so many units against so many; a declared invasion is rolled once (rh.attack.commit)."""

    source: Source
    target: Target
    units: Units
    against: Against
    must_roll: Flag


class AskDefend(Asked):
    """With how many dice to defend against an attack, so many units against so many (rh.attack.defender_chooses)."""

    by: Annotated[Seat, Lying("turn")]
    source: Source
    target: Target
    dice: Annotated[Dice, Lying("attack_dice")]
    units: Units
    against: Against


class AskWindow(Asked):
    """Whether a card is used at this moment of the battle; after a roll, so many units are to be lost
    (rh.faction.window).
    """

    when: Timing
    source: Source
    target: Target
    units: Units
    against: Against
    losses: Number
    always: ClassVar[bool] = True


class AskReact(Asked):
    """Whether an ability that was just used is cancelled (rh.card.override)."""

    by: Seat
    card: Open[Card]
    always: ClassVar[bool] = True


class AskOath(Asked):
    """Whether a card is used for a Hero that was just defeated (rh.card.oath)."""

    by: Seat
    territory: Territory
    always: ClassVar[bool] = True


class AskOathTo(Asked):
    """Where the Hero returns by a card (rh.card.oath)."""

    card: Open[Card]


class AskReanimate(Asked):
    """Where lost units return by a card (rh.card.reanimate)."""

    card: Open[Card]


class AskMoveIn(Asked):
    """How many units move into the conquered territory (rh.movein.more)."""

    source: Source
    target: Target


# -- The end of a turn -------------------------------------------------------------------------------------------------


class AskReward(Asked):
    """A Campaign card, or so many Faction cards, or neither (rh.campaign.or_faction)."""

    cards: Number
    always: ClassVar[bool] = True


class AskManeuver(Asked):
    """From where a maneuver starts; so many are left (rh.maneuver.one_source)."""

    left: Number
    always: ClassVar[bool] = True


class AskMoveTo(Asked):
    """Where units go, by a maneuver or by a card (rh.maneuver.one_target, rh.card.airlift)."""

    source: Territory
    card: Open[Card | None]


class AskMoveUnits(Asked):
    """How many units go (rh.maneuver.leave_one)."""

    source: Territory
    to: Territory


class AskAirlift(Asked):
    """From where a card lifts units (rh.card.airlift)."""

    card: Open[Card]


TELEPORTER: Final = kind_of(AskTeleporter)
CLAIM_LAND: Final = kind_of(AskClaim)
PLACE: Final = kind_of(AskPlace)
PLACE_HERO: Final = kind_of(AskHero)
REINFORCE: Final = kind_of(AskReinforce)
CARD_UNITS: Final = kind_of(AskCardUnits)
TAKE_COMMAND: Final = kind_of(AskTakeCommand)
COMMAND_FROM: Final = kind_of(AskCommandFrom)
AGREE: Final = kind_of(AskAgree)
ATTACK: Final = kind_of(AskAttack)
STRIKE_AT: Final = kind_of(AskStrike)
COMMIT: Final = kind_of(AskCommit)
DEFEND: Final = kind_of(AskDefend)
WINDOW: Final = kind_of(AskWindow)
REACT: Final = kind_of(AskReact)
OATH_WINDOW: Final = kind_of(AskOath)
OATH_TO: Final = kind_of(AskOathTo)
REANIMATE_AT: Final = kind_of(AskReanimate)
MOVE_IN: Final = kind_of(AskMoveIn)
REWARD: Final = kind_of(AskReward)
MANEUVER: Final = kind_of(AskManeuver)
MOVE_TO: Final = kind_of(AskMoveTo)
MOVE_UNITS: Final = kind_of(AskMoveUnits)
AIRLIFT_FROM: Final = kind_of(AskAirlift)
