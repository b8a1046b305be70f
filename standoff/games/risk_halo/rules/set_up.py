"""Prepare for battle: turn order, mobile teleporters, Campaign cards, Bases, territories, units, Heroes."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import Claim, HeroTo, NoTeleporters, Place, PutToken
from standoff.games.risk_halo.messages.questions import CLAIM_LAND, PLACE, PLACE_HERO, TELEPORTER
from standoff.games.risk_halo.moves.cards import deal_objectives, draw_card, shuffle_decks, shuffle_objectives
from standoff.games.risk_halo.moves.turns import (
    assign_forces,
    by_chance,
    claim_land,
    decline_teleporters,
    deploy,
    muster,
    place_base,
    place_hero,
    place_teleporters,
    roll_for_order,
    set_order,
)
from standoff.games.risk_halo.names import (
    BEGINS,
    FLOOD,
    FLOOD_UNITS,
    LATE_IN_TEAMS,
    MUST_PLACE,
    ONE_ON_ONE,
    OWN_UNITS,
    TEAMS_AND_FLOOD,
    THIRD,
)
from standoff.games.risk_halo.queries.board import empty_places, is_flood_alone, place_in_order
from standoff.games.risk_halo.state import State


def set_up(t: State) -> Rule:
    """Roll for the order, then teleporters first of all (rh.setup.order, rh.teleporter.first), Campaign cards, Bases,
    claims and reinforcements. What a mode has no use for stays in the box
    (rh.contents.not_all); Slayer is set up like Objective (rh.slayer.same).
    """
    assign_forces(t)
    set_order(t, turn_order(t))
    shuffle_decks(t)
    if t.campaign:
        shuffle_objectives(t)
    count_units(t)
    yield from teleporters(t)
    if t.campaign:
        deal_objectives(t)
    if t.mode == ONE_ON_ONE:
        yield from one_on_one_placement(t)
    else:
        yield from claiming(t)


def choice(t: State, seat: int, kind: int, first: int, second: int) -> RuleOf[int]:
    """A question of the set-up; in a quick set-up chance answers it (rh.setup.quick)."""
    if t.settings.set_up == "quick":
        return by_chance(t, seat, kind, first, second)
    answer = yield ask(seat, kind, first, second)
    return answer


# -- Turn order ------------------------------------------------------------------------------------------------------


def turn_order(t: State) -> tuple[int, ...]:
    """The highest roll begins, then clockwise (rh.setup.highest, rh.turn.clockwise, rh.duel.order, rh.team.order)."""
    if t.teams and t.n == TEAMS_AND_FLOOD:
        return order_with_flood(t)
    everybody = tuple(range(t.n))
    first = highest(t, everybody, roll_for_order(t, everybody))
    return (*range(first, t.n), *range(first))


def highest(t: State, seats: tuple[int, ...], rolled: tuple[int, ...]) -> int:
    """Who has rolled highest; those who tie roll again (rh.setup.ties)."""
    while True:
        seats = tuple(s for s, die in zip(seats, rolled, strict=True) if die == max(rolled))
        if len(seats) == 1:
            return seats[0]
        rolled = roll_for_order(t, seats)


def order_with_flood(t: State) -> tuple[int, ...]:
    """The Flood is always first (rh.team.flood_first); the highest roll is second, the higher roll of the other team
    third (rh.team.order_five), then their partners: allies never follow each other (rh.team.not_successive).
    """
    flood = t.faction.index(FLOOD)
    seats = tuple(s for s in range(t.n) if s != flood)
    rolled = roll_for_order(t, seats)
    second = highest(t, seats, rolled)
    partner = next(s for s in seats if s != second and t.side[s] == t.side[second])
    others = tuple(s for s in seats if t.side[s] != t.side[second])
    third = highest(t, others, tuple(rolled[seats.index(s)] for s in others))
    fifth = next(s for s in seats if s not in (second, partner, third))
    return (flood, second, third, partner, fifth)


# -- Mobile teleporters ----------------------------------------------------------------------------------------------


def teleporters(t: State) -> Rule:
    """Pairs of mobile teleporters are placed in turn order, before anything else (rh.teleporter.first,
    rh.teleporter.in_order, rh.duel.teleporters).

    Each player one pair (rh.teleporter.each_player), or only the last in turn order (rh.teleporter.last_player), or
    each team one, the allies a token each and the Flood both (rh.teleporter.each_team). Divided boards need at least
    one pair, so the last to place must if nobody did (rh.teleporter.decline).
    """
    placers: tuple[int, ...] = teleporter_players(t)
    for seat in placers:
        must = seat == placers[-1] and not t.tokens and t.land.pairs_cross
        yield from teleporter_pair(t, seat, must)


def teleporter_players(t: State) -> tuple[int, ...]:
    """Who places a pair, or its first token."""
    who = t.settings.teleporters
    if who == "last player":
        return t.order[-1:]
    if who == "each team" or (who == "by mode" and t.teams):
        return tuple(s for i, s in enumerate(t.order) if t.side[s] not in [t.side[x] for x in t.order[:i]])
    return t.order


def teleporter_pair(t: State, seat: int, must: bool) -> Rule:
    """Two territories without a connection (rh.teleporter.unconnected). If the seam of The Ring is printed, the first
    pair closes the ring (rh.boards.ring_seam).
    """
    if t.settings.ring_seam == "printed" and t.land.closing_pair and not t.tokens:
        place_teleporters(t, seat, t.land.closing_pair[0], t.land.closing_pair[1])
        return
    may_decline = t.settings.teleporters_may_be_declined and not must
    chosen = yield from choice(t, seat, TELEPORTER, NOBODY, int(may_decline))
    match read(chosen):
        case NoTeleporters():
            decline_teleporters(t, seat)
        case PutToken(first):
            answer = yield from choice(t, second_placer(t, seat), TELEPORTER, first, MUST_PLACE)
            match read(answer):
                case PutToken(second):
                    place_teleporters(t, seat, first, second)


def second_placer(t: State, seat: int) -> int:
    """The ally places the second token of a team's pair (rh.teleporter.each_team)."""
    if t.teams and t.settings.teleporters in ("by mode", "each team"):
        for other in range(t.n):
            if other != seat and t.side[other] == t.side[seat]:
                return other
    return seat


# -- Units -----------------------------------------------------------------------------------------------------------


def count_units(t: State) -> None:
    """Starting units by the number of players (rh.setup.units_three, rh.setup.units_four, rh.setup.units_five), in
    One-on-One (rh.duel.thirty, rh.duel.flood_units) and in teams (rh.team.units_four, rh.team.units_five,
    rh.team.flood_units).
    """
    figures = t.data.figures
    for seat in range(t.n):
        if is_flood_alone(t, seat):
            muster(t, seat, figures["starting units of the Flood against two teams"])
        elif t.teams:
            with_flood = " and the Flood" if t.n == TEAMS_AND_FLOOD else ""
            muster(t, seat, figures[f"starting units in two teams{with_flood}"])
        else:
            muster(t, seat, figures[f"starting units of {t.n} players"])
    if t.mode == ONE_ON_ONE:
        muster(t, t.neutral, figures["neutral Flood units"])


def units_left(t: State) -> bool:
    """Has a force units that are to be placed?"""
    return any(units > 0 for units in t.to_place)


def claiming(t: State) -> Rule:
    """In turn order each player claims an empty territory with one unit (rh.setup.claim), the first time with his Base
    (rh.setup.bases), until every territory of the battlefield is taken (rh.setup.all_claimed, rh.setup.uneven), also by
    allies each for himself (rh.team.own_territories). The next player goes on with three units at a time
    (rh.setup.reinforce, rh.setup.reinforce_next) until all are placed.
    """
    turn = 0
    while empty_places(t):
        yield from claim(t, t.order[turn % t.n])
        turn += 1
    while units_left(t):
        yield from reinforce(t, t.order[turn % t.n], t.data.figures["units set out at a time"])
        turn += 1


def claim(t: State, seat: int) -> Rule:
    """One unit onto an empty territory (rh.setup.claim); the first one with the Base (rh.setup.bases)."""
    answer = yield from choice(t, seat, CLAIM_LAND, OWN_UNITS, 1)
    match read(answer):
        case Claim(territory):
            claim_land(t, seat, territory, 1)
            if t.base[seat] == NOBODY:
                place_base(t, seat, territory)


def reinforce(t: State, seat: int, how_many: int) -> Rule:
    """Some starting units onto own territories; the rest if fewer remain (rh.setup.reinforce)."""
    yield from set_out(t, seat, seat, min(how_many, t.to_place[seat]))


def set_out(t: State, seat: int, force: int, how_many: int) -> Rule:
    """A player places units of a force, on one territory or several (rh.setup.no_limit)."""
    left = how_many
    while left > 0:
        answer = yield from choice(t, seat, PLACE, OWN_UNITS if force == seat else FLOOD_UNITS, left)
        match read(answer):
            case Place(territory, units):
                deploy(t, force, territory, units)
                left -= units


def starting(t: State) -> Rule:
    """In turn order everybody places his Hero on a territory that he controls (rh.setup.heroes, rh.duel.heroes). Those
    who come late draw their first Faction cards.
    """
    for seat in tuple(t.order):
        answer = yield from first_place_of_hero(t, seat)
        match read(answer):
            case HeroTo(territory):
                place_hero(t, seat, territory)
    for seat in t.order:
        for _ in range(starting_cards(t, seat)):
            draw_card(t, seat)


def first_place_of_hero(t: State, seat: int) -> RuleOf[int]:
    """Where a Hero begins (rh.setup.heroes); in a quick set-up chance answers it (rh.setup.quick)."""
    if t.settings.set_up == "quick":
        return by_chance(t, seat, PLACE_HERO, NOBODY, NOBODY)
    answer = yield ask(seat, PLACE_HERO, BEGINS)
    return answer


def starting_cards(t: State, seat: int) -> int:
    """Who comes late begins with Faction cards (rh.start.cards_three, rh.start.cards_four, rh.start.cards_five,
    rh.team.cards_four, rh.team.cards_five).
    """
    place = place_in_order(t, seat)
    if t.teams:
        return 1 if place >= t.n - LATE_IN_TEAMS else 0
    return max(0, place - THIRD)


# -- One-on-One ------------------------------------------------------------------------------------------------------


def one_on_one_placement(t: State) -> Rule:
    """Each round a unit by the first player, a unit by the second, and two neutral Flood, by the first in odd and by
    the second in even rounds (rh.duel.chart, rh.duel.claim_base). When all territories are claimed it goes on in the
    same way as reinforcement (rh.duel.reinforce), until all units are placed (rh.duel.until_placed, rh.duel.uneven).
    """
    turn = 0
    while units_left(t):
        for seat in tuple(t.order):
            if empty_places(t):
                yield from claim(t, seat)
            elif t.to_place[seat]:
                yield from reinforce(t, seat, 1)
        if t.to_place[t.neutral]:
            yield from place_flood(t, t.order[turn % t.n])
        turn += 1


def place_flood(t: State, seat: int) -> Rule:
    """Two neutral Flood units: on one empty territory while there are any (rh.duel.flood_claims), later on one or two
    territories of the Flood (rh.duel.flood_split).
    """
    force = t.neutral
    units = min(t.data.figures["neutral Flood units set out at a time"], t.to_place[force])
    if empty_places(t):
        answer = yield from choice(t, seat, CLAIM_LAND, FLOOD_UNITS, units)
        match read(answer):
            case Claim(territory):
                claim_land(t, force, territory, units)
    else:
        yield from set_out(t, seat, force, units)
