"""The table: preparation, Rounds and Turns, dice, the end."""

from __future__ import annotations

from standoff.engine.declare import Event, Number, Open, Seat
from standoff.games.flashpoint.messages.kinds import (
    Action,
    Card,
    Cube,
    Decided,
    Face,
    ItemKind,
    Model,
    Order,
    Reason,
    Rolled,
    Scenario,
    Test,
    Thing,
    Unit,
    Weapon,
    Zone,
)

# -- Preparation -------------------------------------------------------------------------------------------------------


class ChooseScenario(Event):
    """A die has chosen the scenario (fp.setup.scenario)."""

    scenario: Scenario


class Starter(Event):
    """Who takes the first Turn of Round 1 (fp.setup.who_first)."""

    seat: Seat


class TakeZone(Event):
    """The starting player takes a zone; the other one is the opponent's (fp.setup.deploy)."""

    seat: Seat
    zone: Zone


class Draft(Event):
    """A profile card for a fireteam (fp.team.draft)."""

    seat: Seat
    card: Card


class Muster(Event):
    """A fireteam, off the board, with full Health and shields; the models of the first seat have the first numbers
    (fp.team.size).
    """

    seat: Seat
    units: list[Unit]
    loadouts: list[Number]
    shields: list[Number]
    uses: list[Number]


class LayMarkers(Event):
    """Weapon Drop Markers (1-2 first), Respawn Markers (the red ones first) and Power Seed Stations
    (fp.setup.highest).
    """

    drops: list[Cube]
    respawns: list[Cube]
    stations: list[Cube]


class PlaceObject(Event):
    """An object of the scenario at its start; `value` is its points, where it has any (fp.setup.highest)."""

    object: Thing
    cube: Cube
    value: Number


class ShuffleItems(Event):
    """These Item Tokens are the pile, face down (fp.item.shuffled)."""

    items: Open[list[ItemKind]]


class ShuffleWeapons(Event):
    """So many of these Weapon Tokens are the pile, face down; the others stay in the box, unseen (fp.drop.shuffled)."""

    weapons: Open[list[Weapon]]
    pile: Number


# -- Rounds and Turns --------------------------------------------------------------------------------------------------


class Round(Event):
    """A Round begins (fp.round.begins)."""

    round: Number


class EndRound(Event):
    """Activation Tokens come off; Shroud Screens, Threat Sensors and Barriers for it are gone (fp.end.tokens)."""

    round: Number


class RollCommand(Event):
    """Command dice are rolled, beside those that lie there; these are all (fp.command.roll)."""

    seat: Seat
    dice: list[Face]


class TakeBack(Event):
    """Command dice are picked up, to be rerolled (fp.command.reroll)."""

    seat: Seat
    dice: list[Face]


class AddKept(Event):
    """The dice carried over join those of the new Round (fp.tactician.carry)."""

    seat: Seat
    dice: list[Face]


class Kept(Event):
    """Command dice are carried over to the next Round (fp.command.carry)."""

    seat: Seat
    dice: list[Face]


class Discard(Event):
    """Unspent command dice are discarded (fp.command.discarded)."""

    seat: Seat
    dice: list[Face]


class Spend(Event):
    """Command dice with one face are used; so many are left (fp.command.spend)."""

    seat: Seat
    face: Face
    amount: Number
    left: Number


class GiveOrder(Event):
    """A Special Order is given, with a die for it; so many of these are left (fp.command.order_once)."""

    seat: Seat
    order: Order
    left: Number


class Turn(Event):
    """A player's Turn (fp.turn.alternate)."""

    seat: Seat


class PassTurn(Event):
    """A Turn is passed (fp.turn.pass)."""

    seat: Seat


class First(Event):
    """Who takes the first Turn of the next Round (fp.round.next_first)."""

    seat: Seat


class Activate(Event):
    """A model becomes the active model, with so many short actions (fp.turn.one)."""

    model: Model
    left: Number


class EndActivation(Event):
    """The active model is done, and marked as Activated (fp.turn.token)."""

    model: Model


class Act(Event):
    """An action, or a free one; `left` is what is left after it (fp.action.long_or_two)."""

    model: Model
    action: Action
    left: Number


class SpendRest(Event):
    """The shot was a long action (fp.kw.long)."""

    model: Model
    left: Number


# -- Dice --------------------------------------------------------------------------------------------------------------


class Die(Event):
    """A single die, and what it decides (fp.dice.single)."""

    rolled: Rolled
    reason: Decided


class Roll(Event):
    """A test with all its dice, what it is rolled for and against whom; `model` is None for a wall, a fall, an
    explosion and Recon. `opposed` are the successes that it is measured by: those of the other side, if that has rolled
    already, or those that the rules ask for (fp.dice.success).
    """

    model: Model | None
    test: Test
    reason: Reason
    against: Model | None
    need: Number
    dice: list[Rolled]
    successes: Number
    opposed: Number | None


class Pool(Event):
    """The dice of a test of which some may be rerolled (fp.dice.reroll_may)."""

    model: Model
    test: Test
    reason: Reason
    against: Model | None
    need: Number
    dice: list[Rolled]
    rerolls: Number


# -- The end -----------------------------------------------------------------------------------------------------------


class Score(Event):
    """Points, or points lost; `total` is what the seat has now (fp.slayer.any_death)."""

    seat: Seat
    amount: Number
    total: Number


class PlayOn(Event):
    """A tie after the last Round is played on (fp.win.play_on)."""

    round: Number


class End(Event):
    """The game is over (fp.end.check)."""

    winners: list[Seat]


class Figures(Event):
    """What follows from what lies open: the Armour of each model with what it carries (fp.item.hardlight), the
    Tacticians of each seat on the board (fp.tactician.sum), and the score that ends the game, if one does
    (fp.hold.double).
    """

    armour: list[Number]
    tacticians: list[Number]
    target: Number | None
