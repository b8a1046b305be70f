"""Why a territory is not one for tokens, units, Heroes or the effect of a card."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages.answers import (
    AirliftFrom,
    Claim,
    HeroTo,
    NoMoreUnits,
    NoTeleporters,
    Place,
    PutToken,
    ReturnTo,
    SendFrom,
    StrikeAt,
    TakeCommand,
    UnitsTo,
)
from standoff.games.risk_halo.messages.questions import OATH_TO
from standoff.games.risk_halo.queries.board import ally_of, has
from standoff.games.risk_halo.refusals.cards import clause_of
from standoff.games.risk_halo.state import State


def no_teleporter(t: State, answer: PutToken | NoTeleporters) -> Reason:
    """Why a token cannot lie there, or the pair not be kept."""
    first, _ = t.args
    if isinstance(answer, NoTeleporters):
        if first != NOBODY:
            return Reason("rh.teleporter.pair", "The second token of the pair must be placed.")
        return Reason("rh.teleporter.decline", "You must place a pair: without one the boards would not be connected.")
    territory = answer.territory
    name = t.land.names[territory]
    if territory in t.tokens or territory == first:
        return Reason("rh.teleporter.one_token", f"There is a mobile teleporter in {name} already.")
    if t.land.pairs_cross and t.land.board_of[territory] == t.land.board_of[first]:
        clause = "rh.teleporter.forge_cross" if t.land.key == "forge" else "rh.teleporter.ring_cross"
        return Reason(clause, f"{name} lies on the same half as {t.land.names[first]}.")
    return Reason("rh.teleporter.unconnected", f"{name} and {t.land.names[first]} are connected already.")


def no_claim(t: State, answer: Claim) -> Reason:
    """Why a territory cannot be claimed."""
    return Reason("rh.setup.claim", f"{t.land.names[answer.territory]} is not empty.")


def no_place(t: State, answer: Place) -> Reason:
    """Why units cannot be placed there."""
    of_flood, _ = t.args
    name = t.land.names[answer.territory]
    if of_flood:
        return Reason("rh.duel.flood_split", f"{name} does not belong to the Flood.")
    return Reason("rh.deploy.own", f"{name} is not yours.")


def no_hero(t: State, answer: HeroTo) -> Reason:
    """Why the Hero cannot go there."""
    name = t.land.names[answer.territory]
    if t.kind == OATH_TO:
        return Reason("rh.card.oath", f"{name} is not yours.")
    [returns] = t.args
    clause = "rh.hero.redeploy" if returns else "rh.setup.heroes"
    return Reason(clause, f"Your Hero goes to a territory that you control; {name} is not yours.")


def no_card_units(t: State, answer: UnitsTo | NoMoreUnits) -> Reason:
    """Why units of a card cannot go there, or must go somewhere."""
    card, _ = t.args
    clause = clause_of(t, card)
    if isinstance(answer, NoMoreUnits):
        return Reason(clause, "The card's units must be placed.")
    name = t.land.names[answer.territory]
    if t.owner[answer.territory] != t.asked:
        return Reason("rh.deploy.own", f"{name} is not yours.")
    if has(t.spread, answer.territory):
        return Reason(clause, f"A unit of this card was placed in {name} already.")
    return Reason(clause, f"The card does not reach {name}.")


def no_command(t: State, answer: TakeCommand) -> Reason:
    """Why the ally cannot be asked for this territory."""
    territory, ally = answer.territory, ally_of(t, t.asked)
    name = t.land.names[territory]
    if t.owner[territory] != ally:
        return Reason("rh.command.ask", f"{name} is not your ally's.")
    if t.units[territory] != 1:
        return Reason("rh.command.one_unit", f"There are {t.units[territory]} units in {name}; exactly one is needed.")
    if t.hero[ally] == territory:
        return Reason("rh.command.not_hero", f"Your ally's Hero stands in {name}.")
    if has(t.refused, territory):
        return Reason("rh.command.again", f"Your ally has refused the command of {name} in this turn.")
    if t.held[ally] == 1:
        return Reason("rh.command.not_last", f"{name} is the last territory of your ally.")
    return Reason("rh.command.replace", "None of your territories can spare a unit.")


def no_spare_unit(t: State, answer: SendFrom) -> Reason:
    """Why the unit that takes over cannot come from there."""
    return _none_to_spare(t, answer.territory, "rh.command.replace")


def no_airlift(t: State, answer: AirliftFrom) -> Reason:
    """Why units cannot be lifted from there."""
    return _none_to_spare(t, answer.territory, "rh.card.airlift")


def _none_to_spare(t: State, territory: int, clause: str) -> Reason:
    name = t.land.names[territory]
    if t.owner[territory] != t.asked:
        return Reason(clause, f"{name} is not yours.")
    return Reason("rh.board.never_empty", f"The only unit of {name} must stay.")


def no_strike(t: State, answer: StrikeAt) -> Reason:
    """Why a card cannot strike there."""
    name = t.land.names[answer.territory]
    return Reason("rh.card.strike", f"{name} is no enemy territory next to yours with a unit to lose.")


def no_return(t: State, answer: ReturnTo) -> Reason:
    """Why lost units cannot return there."""
    return Reason("rh.card.reanimate", f"{t.land.names[answer.territory]} is not yours or not next to the battle.")
