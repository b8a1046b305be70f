"""The Campaign objectives of a seat: what brings it nearer to them is worth more."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.battle import UNIT
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.data_files import CampaignCard
from standoff.games.risk_halo.names import (
    AT_START,
    BASES_CONTROLLED,
    CONQUERED,
    CONQUERED_ON_EACH_BOARD,
    CONQUERED_VIA_TELEPORTER,
    CONQUERED_WITH_HERO,
    DURING,
    ENEMY_BASES_CONTROLLED,
    HERO_AND_BASE_SAME_TURN,
    HEROES_DEFEATED,
    MOBILE_PAIRS_CONTROLLED,
    OPPONENTS_LOSING_TERRITORIES,
    PAIR,
    REGION_HELD_SINCE_LAST_TURN_START,
    REGIONS_CONTROLLED,
    REGIONS_ENTERED_BY_CONQUEST,
    TERRITORIES_CONTROLLED,
    TERRITORIES_ON_EACH_BOARD,
    TWO_BOARDS,
    UNITS_DESTROYED,
)
from standoff.games.risk_halo.queries.board import has, how_many
from standoff.games.risk_halo.queries.objectives import (
    bases_under_control,
    is_met,
    objectives_done,
    objectives_needed,
    reached,
)
from standoff.games.risk_halo.state import State

AIM: Final = 1200
"""One objective."""
LAST_AIM: Final = 4000
"""The one that wins."""
LATER: Final = 40
"""Only one card is accomplished in a turn: with one in sight, what can be held for the next counts so much."""
A_CONQUEST: Final = 220
"""A conquest in passing costs about so many units, the one that stays included."""


def count_aims(t: State, o: Outlook) -> None:
    """Every open objective of this seat adds to what leads to it."""
    if not t.campaign:
        return
    seat: int = o.seat
    needed: int = objectives_needed(t, seat) - objectives_done(t, seat)
    aim: int = LAST_AIM if needed <= 1 else AIM
    base: int = t.base[seat]
    if base != NOBODY and o.enemies >> base & 1:
        o.worth[base] += aim
    if needed <= 0:
        return
    in_sight: bool = t.turn == seat and has_met(t, seat)
    spot: int
    for spot in t.objectives[seat]:
        count_aim(t, o, t.faces[spot], aim, in_sight)


def count_aim(t: State, o: Outlook, card: int, aim: int, in_sight: bool) -> None:
    """What leads to one objective is worth more; nothing if it is met already, or if another one that is met comes
    first and this one could not be held for a later turn.
    """
    seat: int = o.seat
    c = t.data.campaign[card]
    if t.turn == seat and is_met(t, seat, card):
        return
    if c.window == AT_START:
        _hold(t, o, c, aim)
    elif c.window == DURING:
        if t.turn == seat and not in_sight:
            _do(t, o, c, aim)
    else:
        _get(t, o, c, aim * LATER // UNIT if in_sight else aim)


def has_met(t: State, seat: int) -> bool:
    """Could this seat accomplish a Campaign card now?"""
    spot: int
    for spot in t.objectives[seat]:
        if is_met(t, seat, t.faces[spot]):
            return True
    return False


def wins_now(t: State, seat: int) -> bool:
    """Is one objective needed, met, and the Base held: does the turn only have to end?"""
    if not t.campaign or objectives_done(t, seat) + 1 < objectives_needed(t, seat):
        return False
    return has_met(t, seat) and bases_under_control(t, seat)


# -- Deeds of one turn -------------------------------------------------------------------------------------------------


def _do(t: State, o: Outlook, c: CampaignCard, aim: int) -> None:
    """What must be done in one turn: worth the more the less of it is left, if there are units for all of it."""
    seat: int = o.seat
    check: int = c.check
    left: int = max(1, c.least - reached(t, seat, c))
    place: int
    other: int
    if check == CONQUERED:
        o.each += within_reach(o, aim, left)
    elif check == CONQUERED_VIA_TELEPORTER:
        o.by_gate += aim // left
    elif check == CONQUERED_WITH_HERO:
        o.with_hero += within_reach(o, aim, left)
    elif check == UNITS_DESTROYED:
        share: int = aim // left
        if o.stack < left + 2:
            share = share * o.stack * o.stack // ((left + 2) * (left + 2))
        o.kill += share
    elif check == HEROES_DEFEATED:
        _add_heroes(t, o, aim)
    elif check == HERO_AND_BASE_SAME_TURN:
        share = within_reach(o, aim, 2)
        if t.heroes_defeated == 0:
            _add_heroes(t, o, share)
        if t.bases_taken == 0:
            _add_bases(t, o, share)
    elif check == OPPONENTS_LOSING_TERRITORIES:
        share = within_reach(o, aim, c.each * c.least)
        for other in range(t.n):
            if o.harm[other] > 0 and t.taken_from[other] < c.each:
                _add(t, o, t.lands[other], share)
    elif check == CONQUERED_ON_EACH_BOARD:
        if len(t.land.boards) == TWO_BOARDS:
            share = within_reach(o, aim, left * 2)
            if t.conquered_on_first < c.least:
                _add(t, o, o.enemies & ~t.land.second_board, share)
            if t.conquered_on_second < c.least:
                _add(t, o, o.enemies & t.land.second_board, share)
    elif check == REGIONS_ENTERED_BY_CONQUEST:
        share = within_reach(o, aim, left)
        for place in range(t.size):
            if not has(t.regions_entered, t.land.region_of[place]):
                o.worth[place] += share


def within_reach(o: Outlook, aim: int, conquests: int) -> int:
    """A share of an aim that takes so many conquests: all of it with units enough for them, less and less without."""
    can: int = o.stack * UNIT
    must: int = conquests * A_CONQUEST
    share: int = aim // conquests
    return share if can >= must else share * can // must * can // must


def _add(t: State, o: Outlook, places: int, share: int) -> None:
    """These territories are worth so much more."""
    place: int
    for place in range(t.size):
        if places >> place & 1:
            o.worth[place] += share


def _add_heroes(t: State, o: Outlook, share: int) -> None:
    other: int
    for other in range(t.n):
        if o.harm[other] > 0 and t.hero[other] != NOBODY:
            o.worth[t.hero[other]] += share


def _add_bases(t: State, o: Outlook, share: int) -> None:
    """The Bases of opponents, also of those who are out, wherever an enemy holds them."""
    other: int
    for other in range(t.n):
        place: int = t.base[other]
        if place != NOBODY and t.side[other] != t.side[o.seat] and o.enemies >> place & 1:
            o.worth[place] += share


# -- What must be held -------------------------------------------------------------------------------------------------


def _get(t: State, o: Outlook, c: CampaignCard, aim: int) -> None:
    """What must be held after the attacks."""
    seat: int = o.seat
    check: int = c.check
    left: int = max(1, c.least - reached(t, seat, c))
    if check == REGIONS_CONTROLLED:
        _add_regions(t, o, left, aim)
    elif check == TERRITORIES_CONTROLLED:
        o.each += aim // max(2, left)
    elif check == TERRITORIES_ON_EACH_BOARD:
        if len(t.land.boards) == TWO_BOARDS:
            second: int = how_many(o.mine & t.land.second_board)
            if second < c.least:
                _add(t, o, o.enemies & t.land.second_board, aim // (c.least - second))
            if t.held[seat] - second < c.least:
                _add(t, o, o.enemies & ~t.land.second_board, aim // (c.least - t.held[seat] + second))
    elif check == MOBILE_PAIRS_CONTROLLED:
        i: int
        for i in range(0, len(t.tokens), PAIR):
            ends: int = (o.mine >> t.tokens[i] & 1) + (o.mine >> t.tokens[i + 1] & 1)
            o.worth[t.tokens[i]] += aim * (ends + 1) // 3
            o.worth[t.tokens[i + 1]] += aim * (ends + 1) // 3
    elif check in (ENEMY_BASES_CONTROLLED, BASES_CONTROLLED):
        _add_bases(t, o, aim // left)


def _add_regions(t: State, o: Outlook, left: int, aim: int) -> None:
    """So many regions more are needed: the nearest to completion are worth most. Those held already must be kept."""
    at: int
    for at in range(len(t.land.region_places)):
        places: int = t.land.region_places[at]
        missing: int = how_many(places & ~o.mine)
        if missing == 0:
            share: int = aim // (left + 1)
        else:
            share = aim // (left * missing * missing)
        place: int
        for place in t.land.regions[at].members:
            o.worth[place] += share


def _hold(t: State, o: Outlook, c: CampaignCard, aim: int) -> None:
    """What must be held from one turn to the next: regions."""
    regions: int = 0
    places: int
    for places in t.land.region_places:
        if places & ~o.mine == 0:
            regions += 1
    wanted: int = 1 if c.check == REGION_HELD_SINCE_LAST_TURN_START else c.least
    _add_regions(t, o, max(1, wanted - regions), aim)
