"""What a seat may see: numbers of territories and cards (see `catalogue`), and what can change.

Hidden are hands (rh.faction.count_public), decks, unclaimed Campaign cards (rh.duel.private, rh.team.hands_private) and
captured cards.
"""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.declare import Seat
from standoff.games.risk_halo.messages.events import Figures
from standoff.games.risk_halo.messages.kinds import Card, Die, Faction, Objective, Spot, Territory


class ObjectiveView(Struct):
    """A Campaign card that is not accomplished, in front of a player. `card` is None if the viewer does not know it."""

    spot: Spot
    face_up: bool
    card: Objective | None


class SeatView(Struct):
    """One player. `hand` and `captured` have the cards that the viewer knows; `cards` and `captured_cards` count all of
    them, captured ones by the decks that they come from. `most_dice`: he always defends with the most dice.
    """

    seat: Seat
    faction: Faction
    side: int
    alive: bool
    to_place: int
    hero: Territory | None
    base: Territory | None
    cards: int
    hand: list[Card]
    captured_cards: list[int]
    captured: list[Card]
    objectives: list[ObjectiveView]
    accomplished: list[Objective]
    most_dice: bool


class BattleView(Struct):
    """The battle that is being fought; the lists of dice are empty until they are rolled. `won` tells for each pair of
    dice whether the attacker won it, `attack_losses` and `defence_losses` what the roll costs.
    """

    source: Territory
    target: Territory
    owner: Seat | None
    hero: bool
    until: int
    attack_dice: int
    defence_dice: int
    attack_plus: int
    defence_plus: int
    shield: int
    attack: list[Die]
    defence: list[Die]
    won: list[bool]
    attack_losses: int
    defence_losses: int


class RiskHaloView(Struct):
    """The table as somebody sees it.

    `owner` and `units` have an entry for each territory: units without an owner are the neutral Flood's, and where
    there is neither, a territory is empty. `flood_to_place` are units of the neutral Flood. `tokens` are mobile
    teleporters, each pair one after the other. `decks` and `discards` have an entry for each faction.
    """

    viewer: int
    seats: list[SeatView]
    order: list[Seat]
    turn: Seat | None
    round: int
    owner: list[Seat | None]
    units: list[int]
    flood_to_place: int
    tokens: list[Territory]
    decks: list[int]
    discards: list[list[Card]]
    laid: list[Card]
    battle: BattleView | None
    conquered: int
    maneuvers: int
    figures: Figures
    over: bool
    winners: list[Seat]
