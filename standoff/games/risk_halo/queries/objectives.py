"""The Campaign objectives: which of them the player whose turn it is has met.

Everything that an objective asks for happens in the open, so what has been met is public; only who holds which card is
secret. Each player is judged by what he holds and does himself, in team play, too (rh.team.single). What was met at the
start of the turn is remembered, deeds are counted while they happen, and what must be held is tested after the attacks
(rh.campaign.windows). How many of them a side needs to win, and which Bases, stands here as well.
"""

from __future__ import annotations

from standoff.games.risk_halo.data_files import CampaignCard
from standoff.games.risk_halo.names import (
    AT_START,
    BASES_CONTROLLED,
    CONQUERED,
    CONQUERED_ON_EACH_BOARD,
    CONQUERED_VIA_TELEPORTER,
    CONQUERED_WITH_HERO,
    ENEMY_BASES_CONTROLLED,
    HERO_AND_BASE_SAME_TURN,
    HEROES_DEFEATED,
    MOBILE_PAIRS_CONTROLLED,
    ONE_ON_ONE,
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
from standoff.games.risk_halo.queries.board import (
    bases_held,
    bit,
    forces,
    has,
    how_many,
    is_flood_alone,
    regions_held,
)
from standoff.games.risk_halo.state import State


def is_met(t: State, seat: int, card: int) -> bool:
    """May this card be accomplished now? (rh.campaign.accomplish)"""
    c = t.data.campaign[card]
    if c.window == AT_START:
        return has(t.met_at_start, card)
    return reached(t, seat, c) >= c.least


def progress(t: State, seat: int, card: int) -> int:
    """How much there is of what a card asks for, up to all of it. What is tested at the start of a turn was met or was
    not (rh.campaign.windows).
    """
    c = t.data.campaign[card]
    if c.window == AT_START:
        return c.least if has(t.met_at_start, card) else 0
    return max(0, min(c.least, reached(t, seat, c)))


def met_at_start(t: State, seat: int) -> int:
    """The objectives of the start of a turn that hold now, as bits (rh.campaign.windows)."""
    found: int = 0
    card: int
    for card in t.data.tested_at_start:
        c = t.data.campaign[card]
        if reached(t, seat, c) >= c.least:
            found |= bit(card)
    return found


def reached(t: State, seat: int, c: CampaignCard) -> int:
    """How much there is of what a card asks for: deeds of this turn, or what is held now."""
    check = c.check
    if check == CONQUERED:
        return t.conquered
    if check == CONQUERED_VIA_TELEPORTER:
        return t.conquered_by_teleporter
    if check == CONQUERED_WITH_HERO:
        return t.conquered_with_hero
    if check == CONQUERED_ON_EACH_BOARD:
        return min(t.conquered_on_first, t.conquered_on_second) if len(t.land.boards) == TWO_BOARDS else 0
    if check == REGIONS_ENTERED_BY_CONQUEST:
        return how_many(t.regions_entered)
    if check == HEROES_DEFEATED:
        return t.heroes_defeated
    if check == HERO_AND_BASE_SAME_TURN:
        return min(t.heroes_defeated, t.bases_taken)
    if check == UNITS_DESTROYED:
        return t.destroyed
    if check == OPPONENTS_LOSING_TERRITORIES:
        return opponents_losing(t, c.each)
    return held_now(t, seat, check)


def opponents_losing(t: State, each: int) -> int:
    """How many opponents have lost so many territories."""
    found: int = 0
    for other in range(t.n):
        if t.taken_from[other] >= each:
            found += 1
    return found


def held_now(t: State, seat: int, check: int) -> int:
    """How much a player holds: territories, regions, Bases, teleporters."""
    if check == REGIONS_CONTROLLED:
        return how_many(regions_held(t, seat))
    if check == REGION_HELD_SINCE_LAST_TURN_START:
        return how_many(regions_held(t, seat) & t.held_before[seat])
    if check == TERRITORIES_ON_EACH_BOARD:
        return on_each_board(t, seat)
    if check == MOBILE_PAIRS_CONTROLLED:
        return mobile_pairs(t, seat)
    if check == ENEMY_BASES_CONTROLLED:
        return enemy_bases(t, seat)
    if check == BASES_CONTROLLED:
        return bases_held(t, seat) if t.owner[t.base[seat]] == seat else 0
    assert check == TERRITORIES_CONTROLLED
    return t.held[seat] - t.size // forces(t)


def on_each_board(t: State, seat: int) -> int:
    """Territories on each of two boards: the smaller number."""
    if len(t.land.boards) != TWO_BOARDS:
        return 0
    on_second = how_many(t.lands[seat] & t.land.second_board)
    return min(t.held[seat] - on_second, on_second)


def mobile_pairs(t: State, seat: int) -> int:
    """Mobile teleporters of which a player holds both ends."""
    mine: int = t.lands[seat]
    tokens = t.tokens
    found: int = 0
    for i in range(0, len(tokens), PAIR):
        if has(mine, tokens[i]) and has(mine, tokens[i + 1]):
            found += 1
    return found


def enemy_bases(t: State, seat: int) -> int:
    """Bases of opponents, the eliminated included; an ally is no opponent."""
    mine: int = t.lands[seat]
    found: int = 0
    for other in range(t.n):
        if t.side[other] != t.side[seat] and has(mine, t.base[other]):
            found += 1
    return found


def objectives_needed(t: State, seat: int) -> int:
    """Three (rh.objective.win_three, rh.campaign.slip, rh.duel.win_three, rh.team.win_flood), or four for a team
    (rh.team.win_four).
    """
    if t.teams and not is_flood_alone(t, seat):
        return t.data.objectives_of_team
    return t.data.objectives_of_player


def objectives_done(t: State, seat: int) -> int:
    """What the player has accomplished, or the whole team (rh.team.combine)."""
    done: int = 0
    for other in range(t.n):
        if t.side[other] == t.side[seat]:
            done += len(t.claimed[other])
    return done


def bases_under_control(t: State, seat: int) -> bool:
    """The own Base must be held (rh.win.base), in One-on-One too (rh.win.base_one_on_one). A team needs the Base of
    each living member, held by either ally (rh.team.win_bases, rh.team.bases_of_living).
    """
    if t.mode == ONE_ON_ONE and not t.settings.one_on_one_base:
        return True
    members = [s for s in t.alive if t.side[s] == t.side[seat]]
    if t.settings.team_bases == "each his own":
        return all(t.owner[t.base[s]] == s for s in members)
    return all(t.side[t.owner[t.base[s]]] == t.side[seat] for s in members)
