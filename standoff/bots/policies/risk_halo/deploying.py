"""Where units go: reinforcements, the Hero, maneuvers, the command of an ally's territory."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.cards import worth_of_units
from standoff.bots.policies.risk_halo.fronts import danger, front, look
from standoff.bots.policies.risk_halo.graded import LEAST, STILL, apart, graded
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    Agree,
    AirliftFrom,
    HeroTo,
    Move,
    MoveFrom,
    MoveTo,
    NoManeuver,
    NoTransfer,
    Place,
    SendFrom,
    TakeCommand,
    Use,
)
from standoff.games.risk_halo.queries.board import reachable
from standoff.games.risk_halo.state import State

STEPS: Final = 4
"""So far a march is thought through when units are placed for it."""
NEXT: Final = 2
"""And so far for the next turn."""
SCATTERED: Final = 50
"""Units that are placed one by one count so much, in hundredths of those that are placed together."""
HALF: Final = 2
SECOND: Final = 4
"""What is right but for the Hero has a part of the weight."""
UNIT_OFF: Final = 20
MOST: Final = 100
SURE_LOSS: Final = 1_000_000


def weigh_place(t: State) -> list[int]:
    """Units go where they make the most of an attack or keep the most from being taken."""
    of_flood, left = t.args
    if of_flood:
        return [_place_flood(t, code) for code in t.options]
    seat: int = t.asked
    o = look(t, seat)
    now: list[int] = [0] * t.size
    place: int
    for place in range(t.size):
        if o.mine >> place & 1:
            now[place] = front(t, o, place, t.units[place], o.hero == place, STEPS)
    return [_place(t, o, code, now, left) for code in t.options]


def _place(t: State, o: Outlook, code: int, now: list[int], left: int) -> int:
    match read(code):
        case Place(place, units):
            near: int = t.near[place]
            if near & o.enemies == 0:
                return LEAST
            gain: int = front(t, o, place, t.units[place] + units, o.hero == place, STEPS) - now[place]
            if units < left:
                gain = gain * left * SCATTERED // (units * MOST)
            return graded(gain)
    return LEAST


def _place_flood(t: State, code: int) -> int:
    """The neutral Flood is to stand in the opponent's way (rh.duel.flood_split)."""
    seat: int = t.asked
    match read(code):
        case Place(place, _):
            near: int = 0
            x: int
            for x in t.links[place]:
                if t.owner[x] == 1 - seat:
                    near += 2
                elif t.owner[x] == seat:
                    near -= 1
            return max(LEAST, MOST + UNIT_OFF * near)
    return LEAST


def weigh_hero(t: State) -> list[int]:
    """The Hero goes where the attack is: with the units that are still to be placed."""
    seat: int = t.asked
    o = look(t, seat)
    return [_hero(t, o, code) for code in t.options]


def _hero(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case HeroTo(place):
            return graded(front(t, o, place, t.units[place] + t.to_place[o.seat], True, NEXT))
    return LEAST


# -- Maneuvers ---------------------------------------------------------------------------------------------------------


def weigh_maneuver(t: State) -> list[int]:
    """From where units are missed least, to where they gain most."""
    seat: int = t.asked
    o = look(t, seat)
    o.first = 0
    return [_maneuver(t, o, code) for code in t.options]


def _maneuver(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case MoveFrom(source):
            return graded(_best_move(t, o, source))
        case NoManeuver():
            return STILL
        case Use(card):
            return graded(worth_of_units(t, o.seat, card))
    return LEAST


def _best_move(t: State, o: Outlook, source: int) -> int:
    """What it is worth to send all that can go from here to the best place, less what is missed here."""
    spare: int = t.units[source] - 1
    to: int = reachable(t, source)
    best: int = -MOST
    place: int
    for place in range(t.size):
        if to >> place & 1:
            near: int = t.near[place]
            if near & o.enemies:
                best = max(best, _gain(t, o, source, place, spare))
    return best - _missed(t, o, source, spare)


def _gain(t: State, o: Outlook, source: int, place: int, units: int) -> int:
    """What so many units more are worth in a territory, with the Hero if it comes along."""
    hero: bool = o.hero == place
    comes: bool = hero or o.hero == source
    return front(t, o, place, t.units[place] + units, comes, NEXT) - front(t, o, place, t.units[place], hero, NEXT)


def _missed(t: State, o: Outlook, source: int, units: int) -> int:
    """What so many units are worth where they are."""
    near: int = t.near[source]
    if near & o.enemies == 0:
        return 0
    hero: bool = o.hero == source
    return front(t, o, source, t.units[source], hero, NEXT) - front(t, o, source, t.units[source] - units, False, NEXT)


def weigh_move_to(t: State) -> list[int]:
    """Where units gain most, by a maneuver or by a card."""
    source, _ = t.args
    seat: int = t.asked
    o = look(t, seat)
    if t.attacked:
        o.first = 0
    return [_move_to(t, o, code, source) for code in t.options]


def _move_to(t: State, o: Outlook, code: int, source: int) -> int:
    match read(code):
        case MoveTo(place):
            near: int = t.near[place]
            if near & o.enemies == 0:
                return LEAST
            return graded(_gain(t, o, source, place, t.units[source] - 1))
    return LEAST


def weigh_move_units(t: State) -> list[int]:
    """All from where there is no enemy; elsewhere as many as make the most of both places."""
    source, to = t.args
    seat: int = t.asked
    o = look(t, seat)
    spare: int = t.units[source] - 1
    best: int = spare
    near: int = t.near[source]
    if near & o.enemies:
        most: int = -SURE_LOSS
        units: int
        for units in (spare, spare // HALF, 1):
            worth: int = _gain(t, o, source, to, units) - _missed(t, o, source, units)
            if units > 0 and worth > most:
                most = worth
                best = units
    return [_move_units(code, best, spare, o.hero == source) for code in t.options]


def _move_units(code: int, best: int, spare: int, may_choose: bool) -> int:
    match read(code):
        case Move(hero, units):
            good: int = max(LEAST, MOST - UNIT_OFF * apart(units, best))
            goes: bool = best * HALF >= spare
            return max(LEAST, good // SECOND) if may_choose and hero != goes else good
    return LEAST


def weigh_airlift(t: State) -> list[int]:
    """From the largest army that has nothing to do where it is."""
    seat: int = t.asked
    o = look(t, seat)
    return [_airlift(t, o, code) for code in t.options]


def _airlift(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case AirliftFrom(source):
            spare: int = t.units[source] - 1
            return graded(MOST * spare // HALF - _missed(t, o, source, spare))
    return LEAST


# -- Allies ------------------------------------------------------------------------------------------------------------


def weigh_command(t: State) -> list[int]:
    """An ally's territory is wanted if it completes a region."""
    seat: int = t.asked
    o = look(t, seat)
    return [_command(t, o, code) for code in t.options]


def _command(t: State, o: Outlook, code: int) -> int:
    match read(code):
        case TakeCommand(place):
            region: int = t.land.region_of[place]
            places: int = t.land.region_places[region]
            here: int = place
            return 2 * STILL if places & ~o.mine == 1 << here else LEAST
        case NoTransfer():
            return STILL
        case SendFrom(place):
            return max(LEAST, t.units[place] * UNIT_OFF - danger(t, o, place, t.units[place] - 1, False) // UNIT_OFF)
    return LEAST


def weigh_agree(t: State) -> list[int]:
    """An ally gets what he asks for unless it breaks a region of one's own or is one's Base."""
    _, place = t.args
    seat: int = t.asked
    region: int = t.land.region_of[place]
    places: int = t.land.region_places[region]
    mine: int = t.lands[seat]
    gives: bool = places & ~mine != 0 and t.base[seat] != place
    return [_agree(code, gives) for code in t.options]


def _agree(code: int, gives: bool) -> int:
    match read(code):
        case Agree():
            return MOST if gives else LEAST
    return LEAST if gives else MOST
