"""Marches and dangers: what a stack can take from where it stands, and what it keeps from being taken."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.aims import count_aims
from standoff.bots.policies.risk_halo.battle import CHANCE, OURS, SURE, THEIRS, UNIT, battle_at, size_beyond
from standoff.bots.policies.risk_halo.lands import count_first, count_harm, count_lands, count_the_weak
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.queries.board import is_teleporter_link
from standoff.games.risk_halo.state import State

NEXT_TURN: Final = 3
"""So many units a neighbour may bring before he attacks."""
LEAST_ARMY: Final = 3
"""With fewer units a march does not go on."""


def look(t: State, seat: int) -> Outlook:
    """What a seat makes of the board."""
    o = Outlook(t, seat)
    count_harm(t, o)
    count_lands(t, o)
    count_the_weak(t, o)
    count_aims(t, o)
    if t.turn == seat:
        count_first(t, o)
    return o


def edge_of(t: State, hero: bool, target: int) -> int:
    """The edge of an attacker with his Hero or without."""
    edge: int = 1 if hero else 0
    owner: int = t.owner[target]
    if owner >= 0 and owner != t.n and t.hero[owner] == target:
        edge -= 1
    return edge


def prize_of(t: State, o: Outlook, source: int, target: int, hero: bool, first: int) -> int:
    """What a conquest brings."""
    prize: int = o.worth[target] + o.each + first
    if o.by_gate > 0 and is_teleporter_link(t, source, target):
        prize += o.by_gate
    return prize + o.with_hero if hero else prize


def fought_out(attackers: int, defenders: int, edge: int, prize: int, harm: int, cost: int) -> int:
    """What an invasion is worth on average if it is rolled to its end, for a prize, with what a unit of the others and
    one's own counts.
    """
    at: int = battle_at(attackers, defenders, edge)
    size: int = size_beyond(attackers, defenders)
    lives: int = THEIRS[at] * harm - OURS[at] * cost
    return CHANCE[at] * prize // SURE + lives * size // (UNIT * UNIT)


def invade(t: State, o: Outlook, source: int, target: int, units: int, hero: bool, first: int) -> int:
    """What an invasion by so many units is worth on average."""
    prize: int = prize_of(t, o, source, target, hero, first)
    harm: int = o.harm[t.owner[target]] + o.kill
    return fought_out(units - 1, t.units[target], edge_of(t, hero, target), prize, harm, o.cost)


def march(t: State, o: Outlook, source: int, units: int, hero: bool, first: int, taken: int, steps: int) -> int:
    """What a stack can take on its way: the best neighbour, from there the best next one, and so on."""
    if units < 2:
        return 0
    best: int = 0
    goal: int = NOBODY
    target: int
    for target in t.links[source]:
        if o.enemies >> target & 1 and not taken >> target & 1:
            value: int = invade(t, o, source, target, units, hero, first)
            if value > best:
                best = value
                goal = target
    if goal == NOBODY or steps <= 1:
        return best
    at: int = battle_at(units - 1, t.units[goal], edge_of(t, hero, goal))
    left: int = units - 1 - (OURS[at] + UNIT // 2) // UNIT
    if left < LEAST_ARMY:
        return best
    further: int = march(t, o, goal, left, hero, 0, taken | 1 << goal, steps - 1)
    return best + CHANCE[at] * further // SURE


def danger(t: State, o: Outlook, place: int, units: int, hero: bool) -> int:
    """What may be lost with a territory that so many units hold: its worth, as likely as it is taken."""
    return chance_to_lose(t, o, place, units, hero) * o.worth[place] // SURE


def chance_to_lose(t: State, o: Outlook, place: int, units: int, hero: bool) -> int:
    """How likely the strongest neighbour of a territory could take it from so many units. The neutral Flood never
    attacks (rh.duel.flood_passive).
    """
    strongest: int = 0
    edge: int = 0
    x: int
    for x in t.links[place]:
        if o.enemies >> x & 1:
            owner: int = t.owner[x]
            if owner >= 0 and owner != t.n and t.units[x] + NEXT_TURN > strongest:
                strongest = t.units[x] + NEXT_TURN
                edge = 1 if t.hero[owner] == x else 0
    if strongest == 0:
        return 0
    if hero:
        edge -= 1
    return CHANCE[battle_at(strongest - 1, units, edge)]


def front(t: State, o: Outlook, place: int, units: int, hero: bool, steps: int) -> int:
    """What so many units in a territory are worth: what they can take, less what they cannot keep."""
    near: int = t.near[place]
    if near & o.enemies == 0:
        return 0
    return march(t, o, place, units, hero, o.first, 0, steps) - danger(t, o, place, units, hero)
