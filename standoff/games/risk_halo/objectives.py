"""The Campaign objectives: which of them the player whose turn it is has met.

Everything that an objective asks for happens in the open, so what has been met is public; only who holds which card is
secret. Each player is judged by what he holds and does himself, in team play, too (rh.team.single). What was met at the
start of the turn is remembered, deeds are counted while they happen, and what must be held is tested after the attacks
(rh.campaign.windows).
"""

from __future__ import annotations

from collections.abc import Callable

from standoff.games.risk_halo.data_files import CampaignCard
from standoff.games.risk_halo.names import (
    AT_START,
    D_BASES,
    D_BY_TELEPORTER,
    D_CONQUERED,
    D_DESTROYED,
    D_FIRST_BOARD,
    D_HEROES,
    D_REGIONS,
    D_SECOND_BOARD,
    D_WITH_HERO,
)
from standoff.games.risk_halo.queries import bases_held, forces, regions_held
from standoff.games.risk_halo.state import State

Check = Callable[[State, int, CampaignCard], bool]


def is_met(t: State, seat: int, card: int) -> bool:
    """May this card be accomplished now? (rh.campaign.accomplish)"""
    c = t.data.campaign[card]
    if c.window == AT_START:
        return t.met_at_start >> card & 1 == 1
    return CHECKED_BY[c.check](t, seat, c)


def met_at_start(t: State, seat: int) -> int:
    """The objectives of the start of a turn that hold now, as bits (rh.campaign.windows)."""
    found = 0
    for number, c in enumerate(t.data.campaign):
        if c.window == AT_START and CHECKED_BY[c.check](t, seat, c):
            found |= 1 << number
    return found


def deed(which: int) -> Check:
    """At least so many deeds of a kind in this turn."""
    return lambda t, _, c: t.deeds[which] >= c.least


def how_many(regions: int) -> int:
    """The number of regions in a set of bits."""
    return bin(regions).count("1")


def regions_controlled(t: State, seat: int, c: CampaignCard) -> bool:
    """So many complete regions."""
    return how_many(regions_held(t, seat)) >= c.least


def region_held_since_last_turn_start(t: State, seat: int, c: CampaignCard) -> bool:
    """A complete region that was complete when the last own turn began, too."""
    return how_many(regions_held(t, seat) & t.held_before[seat]) >= c.least


def territories_on_each_board(t: State, seat: int, c: CampaignCard) -> bool:
    """So many territories on each of the two boards."""
    boards = [t.land.board_of[i] for i in range(t.size) if t.owner[i] == seat]
    return len(t.land.boards) == 2 and min(boards.count(0), boards.count(1)) >= c.least


def mobile_pairs_controlled(t: State, seat: int, c: CampaignCard) -> bool:
    """Both ends of so many mobile teleporters."""
    ends = [t.owner[i] == seat for i in t.tokens]
    return sum(ends[i] and ends[i + 1] for i in range(0, len(ends) - 1, 2)) >= c.least


def opponents_losing_territories(t: State, _: int, c: CampaignCard) -> bool:
    """So many territories from each of several opponents."""
    return sum(lost >= c.each for lost in t.taken_from[: t.n]) >= c.least


def enemy_bases_controlled(t: State, seat: int, c: CampaignCard) -> bool:
    """So many Bases of opponents, the eliminated included; an ally is no opponent."""
    enemies = [t.base[s] for s in range(t.n) if t.side[s] != t.side[seat]]
    return sum(t.owner[place] == seat for place in enemies) >= c.least


def territories_controlled(t: State, seat: int, c: CampaignCard) -> bool:
    """The share that set-up gives to each force, and so many more."""
    return t.held[seat] >= t.size // forces(t) + c.least


def conquered_on_each_board(t: State, _: int, c: CampaignCard) -> bool:
    """So many conquests on each of the two boards."""
    return len(t.land.boards) == 2 and min(t.deeds[D_FIRST_BOARD], t.deeds[D_SECOND_BOARD]) >= c.least


def hero_and_base_same_turn(t: State, _: int, c: CampaignCard) -> bool:
    """A Hero defeated and a Base taken in one turn."""
    return t.deeds[D_HEROES] >= c.least and t.deeds[D_BASES] >= c.least


def bases_controlled(t: State, seat: int, c: CampaignCard) -> bool:
    """So many Bases, one's own among them."""
    return t.owner[t.base[seat]] == seat and bases_held(t, seat) >= c.least


def regions_entered_by_conquest(t: State, _: int, c: CampaignCard) -> bool:
    """Conquests in so many regions."""
    return how_many(t.deeds[D_REGIONS]) >= c.least


CHECKED_BY: dict[str, Check] = {
    "conquered_this_turn": deed(D_CONQUERED),
    "conquered_via_teleporter": deed(D_BY_TELEPORTER),
    "conquered_with_hero": deed(D_WITH_HERO),
    "heroes_defeated": deed(D_HEROES),
    "units_destroyed": deed(D_DESTROYED),
    "regions_controlled": regions_controlled,
    "region_held_since_last_turn_start": region_held_since_last_turn_start,
    "territories_on_each_board": territories_on_each_board,
    "mobile_pairs_controlled": mobile_pairs_controlled,
    "opponents_losing_territories": opponents_losing_territories,
    "enemy_bases_controlled": enemy_bases_controlled,
    "territories_controlled": territories_controlled,
    "conquered_on_each_board": conquered_on_each_board,
    "hero_and_base_same_turn": hero_and_base_same_turn,
    "bases_controlled": bases_controlled,
    "regions_entered_by_conquest": regions_entered_by_conquest,
}
"""Who tests what the cards ask for."""
