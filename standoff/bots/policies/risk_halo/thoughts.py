"""What a player of RISK thinks: about a territory, an attack, an army, a card."""

from __future__ import annotations

from typing import Annotated

from standoff.engine.declare import Flag, Kind, Number, Seat, Thought
from standoff.games.risk_halo.messages.kinds import Card, Objective, Territory

Region = Annotated[str, Kind("region")]


# -- Attacks -----------------------------------------------------------------------------------------------------------


class Odds(Thought):
    """How likely so many units take a territory from so many, with Heroes or without."""

    target: Territory
    units: Number
    hero: Flag
    against: Number
    their_hero: Flag
    percent: Number


class Aim(Thought):
    """It leads to an objective, which may be the last one needed."""

    objective: Objective
    last: Flag


class Completes(Thought):
    """The last territory of a region, which pays so much each turn."""

    region: Region
    bonus: Number


class Nears(Thought):
    """So many territories are missing to a region."""

    region: Region
    missing: Number


class Breaks(Thought):
    """Somebody holds the whole region."""

    region: Region
    owner: Seat
    bonus: Number


class TakesBase(Thought):
    """The Base of somebody, who may be about to win; or one's own."""

    owner: Seat
    about_to_win: Flag


class MeetsHero(Thought):
    """The Hero of somebody stands there."""

    owner: Seat


class ThrowsOut(Thought):
    """Somebody has only so many territories left, and so many cards."""

    owner: Seat
    left: Number
    cards: Number


class EarnsCard(Thought):
    """The first conquest of the turn earns a Faction card."""


class Wins(Thought):
    """An objective is met that wins: the turn only has to end."""

    objective: Objective


class Enough(Thought):
    """The best attack that is left is not worth its losses."""

    target: Territory | None
    percent: Number


class StopsAt(Thought):
    """An order that ends with so many units left, so that not all are lost."""

    units: Number


class CardsMayHelp(Thought):
    """Roll by roll, as there are cards in the hand for before a roll."""


class MostDice(Thought):
    """Two dice lose fewer units for each that they destroy than one does."""


# -- Armies ------------------------------------------------------------------------------------------------------------


class Strikes(Thought):
    """From here so many units can take a territory."""

    territory: Territory
    target: Territory
    units: Number
    percent: Number


class Guards(Thought):
    """The strongest neighbour would take it so likely as it is, and so likely from so many units."""

    territory: Territory
    before: Number
    units: Number
    after: Number


class Idle(Thought):
    """No enemy stands next to it."""

    territory: Territory


class Stays(Thought):
    """No army is missed where it is and needed elsewhere."""


class Rallies(Thought):
    """The Hero leads the army that can attack."""

    territory: Territory


class Gathers(Thought):
    """So many territories of a region are held already; it pays so much."""

    region: Region
    held: Number
    size: Number
    bonus: Number


class InTheWay(Thought):
    """The neutral Flood is to stand in somebody's way."""

    owner: Seat


# -- Cards -------------------------------------------------------------------------------------------------------------


class TurnsIn(Thought):
    """So many skulls bring so many units."""

    skulls: Number
    units: Number


class Saves(Thought):
    """So many skulls: more of them bring more units each."""

    skulls: Number


class Brings(Thought):
    """A card is worth so many units and tenths of one now, and so many if it is kept for its skulls."""

    card: Card
    now: Number
    now_tenths: Number
    kept: Number
    kept_tenths: Number


class Accomplishes(Thought):
    """An objective that is met; so many are done, so many are needed."""

    objective: Objective
    done: Number
    needed: Number


class Draws(Thought):
    """A Faction card for a conquest, as no objective is met."""
