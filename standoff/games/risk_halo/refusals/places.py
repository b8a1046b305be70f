"""Why a territory is not one for tokens, units, Heroes or the effect of a card."""

from __future__ import annotations

from collections.abc import Callable

from standoff.engine.declare import Objection
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import objections as o
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
from standoff.games.risk_halo.names import DROP, GROWTH, SPAWN, SUPPORT
from standoff.games.risk_halo.queries.board import ally_of, has
from standoff.games.risk_halo.state import State

MUST_BE_PLACED: dict[int, Objection] = {
    DROP: o.DropMustBePlaced(),
    SUPPORT: o.SupportMustBePlaced(),
    SPAWN: o.SpawnMustBePlaced(),
}
"""The cards whose units all come; Creeping Growth may bring fewer."""

THERE_ALREADY: dict[int, Callable[[int], Objection]] = {
    SPAWN: o.SpawnedThereAlready,
    GROWTH: o.GrownThereAlready,
}
"""The cards that place one unit in a territory."""

OUT_OF_REACH: dict[int, Callable[[int], Objection]] = {
    DROP: o.DropOutOfReach,
    SUPPORT: o.SupportOutOfReach,
    GROWTH: o.GrowthOutOfReach,
}
"""The cards that do not reach every territory of their player."""


def no_teleporter(t: State, answer: PutToken | NoTeleporters) -> Objection:
    """Why a token cannot lie there, or the pair not be kept."""
    first, _ = t.args
    if isinstance(answer, NoTeleporters):
        return o.PairNeeded() if first == NOBODY else o.SecondTokenMissing()
    territory = answer.territory
    if territory in t.tokens or territory == first:
        return o.TokenThereAlready(territory)
    if t.land.pairs_cross and t.land.board_of[territory] == t.land.board_of[first]:
        same_half = o.SameHalfOfForge if t.land.key == "forge" else o.SameHalfOfRing
        return same_half(territory, first)
    return o.ConnectedAlready(territory, first)


def no_claim(_: State, answer: Claim) -> Objection:
    """Why a territory cannot be claimed."""
    return o.NotEmpty(answer.territory)


def no_place(t: State, answer: Place) -> Objection:
    """Why units cannot be placed there."""
    of_flood, _ = t.args
    return o.NotOfFlood(answer.territory) if of_flood else o.NotYoursToDeploy(answer.territory)


def no_hero(t: State, answer: HeroTo) -> Objection:
    """Why the Hero cannot begin there, or come back there."""
    [returns] = t.args
    return o.HeroReturnsElsewhere(answer.territory) if returns else o.HeroBeginsElsewhere(answer.territory)


def no_oath(_: State, answer: HeroTo) -> Objection:
    """Why the Hero cannot return there by a card."""
    return o.NotYoursForOath(answer.territory)


def no_card_units(t: State, answer: UnitsTo | NoMoreUnits) -> Objection:
    """Why units of a card cannot go there, or must go somewhere."""
    card, _ = t.args
    effect = t.data.faction[card].effect
    if isinstance(answer, NoMoreUnits):
        return MUST_BE_PLACED[effect]
    territory = answer.territory
    if t.owner[territory] != t.asked:
        return o.NotYoursToDeploy(territory)
    return THERE_ALREADY[effect](territory) if has(t.spread, territory) else OUT_OF_REACH[effect](territory)


def no_command(t: State, answer: TakeCommand) -> Objection:
    """Why the ally cannot be asked for this territory. Who cannot ask for any is not asked whether he does
    (rh.command.not_last, rh.command.replace).
    """
    territory, ally = answer.territory, ally_of(t, t.asked)
    if t.owner[territory] != ally:
        return o.NotOfAlly(territory)
    if t.units[territory] != 1:
        return o.NotOneUnit(territory, t.units[territory])
    return o.HeroOfAllyThere(territory) if t.hero[ally] == territory else o.RefusedAlready(territory)


def no_spare_unit(t: State, answer: SendFrom) -> Objection:
    """Why the unit that takes over cannot come from there."""
    territory = answer.territory
    return o.OnlyUnit(territory) if t.owner[territory] == t.asked else o.NotYoursToSend(territory)


def no_airlift(t: State, answer: AirliftFrom) -> Objection:
    """Why units cannot be lifted from there."""
    territory = answer.territory
    return o.OnlyUnit(territory) if t.owner[territory] == t.asked else o.NotYoursToLift(territory)


def no_strike(_: State, answer: StrikeAt) -> Objection:
    """Why a card cannot strike there."""
    return o.NothingToStrike(answer.territory)


def no_return(_: State, answer: ReturnTo) -> Objection:
    """Why lost units cannot return there."""
    return o.NotNextToBattle(answer.territory)
