"""What happens, and who may know it."""

from __future__ import annotations

from standoff.engine.declare import Between, Event, Flag, Number, Open, Private, Seat
from standoff.games.risk_halo.messages.kinds import (
    Base,
    Card,
    Die,
    Faction,
    Hero,
    Level,
    Objective,
    Spot,
    Territory,
)

# -- Preparation -------------------------------------------------------------------------------------------------------


class TakeForce(Event):
    """Who commands which faction (rh.setup.forces)."""

    seat: Seat
    faction: Faction


class RollForOrder(Event):
    """A die for the turn order (rh.setup.roll_order)."""

    seat: Seat
    die: Die


class SetOrder(Event):
    """The turn order (rh.setup.highest)."""

    order: list[Seat]


class ShuffleDeck(Event):
    """These Faction cards are shuffled and become the deck of their faction (rh.faction.decks)."""

    faction: Faction
    cards: Open[list[Card]]


class Muster(Event):
    """The units that a player or the neutral Flood begins with, all to be placed (rh.setup.units_three)."""

    seat: Seat | None
    amount: Number


class PlaceTeleporters(Event):
    """A mobile pair joins two territories (rh.teleporter.connects)."""

    seat: Seat
    first: Territory
    second: Territory


class KeepTeleporters(Event):
    """A player places no pair (rh.teleporter.decline)."""

    seat: Seat


class ShuffleObjectives(Event):
    """The Campaign cards of one level are shuffled onto the next spots (rh.setup.campaign)."""

    level: Level
    cards: Open[list[Objective]]


class DealObjective(Event):
    """A Campaign card comes in front of a player, who looks at it (rh.campaign.one_each)."""

    seat: Seat
    level: Level
    spot: Spot
    card: Private[Objective]


class ClaimLand(Event):
    """Units on an empty territory; `left` are still to be placed (rh.setup.claim)."""

    seat: Seat | None
    territory: Territory
    amount: Number
    left: Number


class PlaceBase(Event):
    """A Base stands (rh.setup.bases)."""

    seat: Seat
    base: Base
    territory: Territory


class PlaceUnits(Event):
    """Units from the supply, perhaps by a card; `left` are still to be placed (rh.deploy.anywhere)."""

    seat: Seat | None
    territory: Territory
    amount: Number
    card: Open[Card | None]
    left: Number


class PlaceHero(Event):
    """A Hero joins the units of a territory (rh.setup.heroes)."""

    seat: Seat
    hero: Hero
    territory: Territory


class LeaveHeroOut(Event):
    """A defeated Hero does not come back now (rh.hero.redeploy_later)."""

    seat: Seat
    hero: Hero


# -- Cards -------------------------------------------------------------------------------------------------------------


class Draw(Event):
    """The top card of a deck goes into a hand (rh.faction.draw_top)."""

    seat: Seat
    faction: Faction
    card: Private[Card]


class NoCard(Event):
    """Deck and discard pile are empty (rh.faction.nothing_left)."""

    seat: Seat
    faction: Faction


class Reshuffle(Event):
    """These cards, the whole discard pile, are shuffled and become the deck (rh.faction.reshuffle)."""

    faction: Faction
    cards: Open[list[Card]]


class TurnIn(Event):
    """A card is laid down for its skulls, out of the hand or out of the captured ones (rh.skulls.turn_in)."""

    seat: Seat
    faction: Faction
    card: Open[Card]
    captured: Flag


class ExchangeSkulls(Event):
    """Units for all cards that were laid down; `left` are to be placed. The cards go to the discard pile of each
    faction (rh.skulls.table).
    """

    seat: Seat
    skulls: Number
    amount: Number
    left: Number
    cards: Open[list[list[Card]]]


class UseCard(Event):
    """A card is used for its ability and goes from the hand to the discard pile (rh.faction.discard)."""

    seat: Seat
    faction: Faction
    card: Open[Card]


class Cancel(Event):
    """The ability of a card comes to nothing, by another card (rh.card.override)."""

    seat: Seat
    card: Open[Card]
    by: Seat


# -- A turn ------------------------------------------------------------------------------------------------------------


class Turn(Event):
    """A turn begins, with one maneuver and no deeds (rh.turn.clockwise)."""

    seat: Seat
    round: Number


class Reinforce(Event):
    """What territories, regions and Bases bring. `amount` of it come, as there may be too few pieces for all (`short`);
    `left` are to be placed (rh.reinforce.sum).
    """

    seat: Seat
    territories: Number
    regions: Number
    bases: Number
    amount: Number
    short: Flag
    left: Number


class AskCommand(Event):
    """A player asks his ally for a territory (rh.command.ask)."""

    seat: Seat
    owner: Seat
    territory: Territory


class TakeCommand(Event):
    """The ally's unit is replaced by one from the source (rh.command.replace)."""

    seat: Seat
    owner: Seat
    territory: Territory
    source: Territory


class RefuseCommand(Event):
    """The ally does not agree (rh.command.agree)."""

    seat: Seat
    target: Seat
    territory: Territory


class Move(Event):
    """Units, perhaps with the Hero, go from one own territory to another, by a maneuver or by a card; so many maneuvers
    are left (rh.maneuver.one).
    """

    seat: Seat
    source: Territory
    to: Territory
    amount: Number
    hero: Flag
    card: Open[Card | None]
    left: Number


class GainManeuvers(Event):
    """More maneuvers in this turn (rh.card.lift)."""

    seat: Seat
    card: Open[Card]
    amount: Number
    left: Number


class StandBy(Event):
    """A player always defends with the most dice, or decides again (rh.attack.standing)."""

    seat: Seat
    most_dice: Flag


# -- Battle ------------------------------------------------------------------------------------------------------------


class Invade(Event):
    """An invasion is declared (rh.invasion.defined)."""

    seat: Seat
    source: Territory
    target: Territory
    owner: Seat | None


class Commit(Event):
    """How the attacker rolls; a standing order goes on until so many units are left, else it is 0
    (rh.attack.commit).
    """

    seat: Seat
    source: Territory
    target: Territory
    dice: Number
    hero: Flag
    until: Number


class GoOn(Event):
    """The standing order rolls on (rh.attack.until)."""

    seat: Seat
    source: Territory
    target: Territory
    dice: Number
    until: Number


class BreakOrder(Event):
    """The standing order ends (rh.attack.until)."""

    seat: Seat
    source: Territory
    target: Territory


class Defend(Event):
    """With how many dice the defender rolls (rh.attack.defender_chooses)."""

    seat: Seat | None
    source: Territory
    target: Territory
    dice: Number


class Damage(Event):
    """A card destroys units: `most` at most, `amount` in fact, `left` stay (rh.card.bombard)."""

    seat: Seat
    card: Open[Card]
    owner: Seat | None
    territory: Territory
    most: Number
    amount: Number
    left: Number


class AddBonus(Event):
    """Each die of a side counts more in this roll (rh.card.attack_bonus)."""

    seat: Seat
    card: Open[Card]
    amount: Number


class RaiseShield(Event):
    """The defender will ignore losses of this roll (rh.card.shield)."""

    seat: Seat
    card: Open[Card]
    amount: Number


class LimitDefence(Event):
    """The defender rolls fewer dice (rh.card.camouflage)."""

    seat: Seat | None
    card: Open[Card]
    dice: Number


class MustCommit(Event):
    """The attacker must roll all the dice that he can (rh.faction.maximum)."""

    seat: Seat
    dice: Number


class Halt(Event):
    """One unit is left in the attacking territory: there is no roll (rh.faction.maximum_none)."""

    seat: Seat
    source: Territory
    target: Territory


class Dice(Event):
    """A roll: what each die counts, the highest first; whether the attacker won each pair; the losses to come
    (rh.attack.compare).
    """

    seat: Seat
    source: Territory
    target: Territory
    owner: Seat | None
    attack: list[Die]
    defence: list[Die]
    won: list[Flag]
    attack_losses: Number
    defence_losses: Number


class Save(Event):
    """A side ignores losses of the roll (rh.card.save)."""

    seat: Seat
    card: Open[Card]
    amount: Number


class Losses(Event):
    """The losers of each pair of dice leave the territories, but for those that cards have saved; so many stay in each
    (rh.attack.loser_removes).
    """

    seat: Seat
    source: Territory
    target: Territory
    owner: Seat | None
    won: list[Flag]
    attack_losses: Number
    defence_losses: Number
    attack_left: Number
    defence_left: Number


class Infect(Event):
    """The attacker gains units for those that he destroyed (rh.card.infect)."""

    seat: Seat
    territory: Territory
    amount: Number
    left: Number


class Reanimate(Event):
    """Where lost units will return, and how many at most (rh.card.reanimate)."""

    seat: Seat
    card: Open[Card]
    territory: Territory
    most: Number


class Return(Event):
    """Lost units return (rh.card.reanimate)."""

    seat: Seat
    territory: Territory
    amount: Number
    left: Number


class LoseHero(Event):
    """A Hero is defeated (rh.hero.defeated)."""

    seat: Seat
    hero: Hero
    territory: Territory
    by: Seat


class Conquer(Event):
    """The territory changes hands; units move in, perhaps with the Hero, and so many are left behind. The conquests of
    this turn so far (rh.invasion.falls).
    """

    seat: Seat
    owner: Seat | None
    source: Territory
    target: Territory
    amount: Number
    hero: Flag
    left: Number
    conquered: Number


class MoveIn(Event):
    """So many units stand in the conquered territory, so many are left behind; the invasion is over
    (rh.movein.more).
    """

    seat: Seat
    source: Territory
    target: Territory
    amount: Number
    hero: Flag
    left: Number


class EndInvasion(Event):
    """An invasion is over without a conquest (rh.invasion.again)."""

    seat: Seat
    source: Territory
    target: Territory


# -- Elimination and objectives ----------------------------------------------------------------------------------------


class Out(Event):
    """Eliminated; the Hero is off the board (rh.out.last_unit)."""

    seat: Seat
    by: Seat


class Capture(Event):
    """All cards of one deck out of a hand, or out of the captured ones, go to the victor, who looks at them
    (rh.out.cards).
    """

    seat: Seat
    owner: Seat
    faction: Faction
    captured: Flag
    amount: Number
    cards: Between[list[Card]]


class Inherit(Event):
    """A Campaign card that lies face down goes to the ally, who looks at it (rh.team.inherit)."""

    seat: Seat
    owner: Seat
    spot: Spot
    card: Between[Objective]


class InheritOpen(Event):
    """A Campaign card that lies face up goes to the ally (rh.team.inherit)."""

    seat: Seat
    owner: Seat
    spot: Spot
    card: Open[Objective]
    accomplished: Flag


class DiscardObjectives(Event):
    """The Campaign cards of a player are out of the game; so many are in nobody's hands now (rh.campaign.discarded)."""

    seat: Seat
    spots: list[Spot]
    left: Number


class Accomplish(Event):
    """A Campaign card is accomplished (rh.campaign.accomplish)."""

    seat: Seat
    spot: Spot
    card: Open[Objective]


class Reveal(Event):
    """A Campaign card that is not accomplished lies face up from now on (rh.campaign.reveal)."""

    seat: Seat
    spot: Spot
    card: Open[Objective]


class ShowObjective(Event):
    """After the end: what a player was after (rh.win.at_once)."""

    seat: Seat
    spot: Spot
    card: Open[Objective]


class Figures(Event):
    """What follows from what lies open: for each Campaign card, how much of what it asks for the player whose turn it
    is has done or holds, up to all of it (rh.campaign.windows).
    """

    progress: list[Number]


class ReachLimit(Event):
    """The agreed rounds have been played (rh.limit.rounds)."""

    rounds: Number


class End(Event):
    """The game is over (rh.win.at_once)."""

    winners: list[Seat]
