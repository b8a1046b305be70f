"""Why an answer is good in RISK: what it wins, how likely, and what it leads to."""

from __future__ import annotations

from standoff.bots.minds import Mind
from standoff.bots.policies.risk_halo.aims import AIM, count_aim, has_met, wins_now
from standoff.bots.policies.risk_halo.battle import CHANCE, SURE, UNIT, battle_at
from standoff.bots.policies.risk_halo.cards import kept, may_help, skulls_of, worth_in_battle, worth_of_units
from standoff.bots.policies.risk_halo.fronts import chance_to_lose, edge_of, invade, look
from standoff.bots.policies.risk_halo.lands import FEW, needs_one
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.bots.policies.risk_halo.thoughts import (
    Accomplishes,
    Aim,
    Breaks,
    Brings,
    CardsMayHelp,
    Completes,
    Draws,
    EarnsCard,
    Enough,
    Gathers,
    Guards,
    Idle,
    InTheWay,
    MeetsHero,
    MostDice,
    Nears,
    Odds,
    Rallies,
    Saves,
    Stays,
    StopsAt,
    Strikes,
    TakesBase,
    ThrowsOut,
    TurnsIn,
    Wins,
)
from standoff.engine.declare import Thought
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    Accomplish,
    AlwaysMost,
    Attack,
    AttackUntil,
    Claim,
    Defend,
    Done,
    Draw,
    HeroTo,
    Move,
    MoveFrom,
    MoveIn,
    MoveTo,
    NoManeuver,
    Place,
    Roll,
    StopAttacking,
    StopInvasion,
    TurnIn,
    TurnInCaptured,
    UnitsTo,
    Use,
)
from standoff.games.risk_halo.messages.questions import WINDOW
from standoff.games.risk_halo.names import MOST_DEFENCE_DICE, MOST_SKULLS
from standoff.games.risk_halo.queries.board import attacks, how_many
from standoff.games.risk_halo.queries.objectives import is_met, objectives_done, objectives_needed
from standoff.games.risk_halo.state import State

PERCENT = 100
TENTHS = 10
NEAR = 3
"""A region with no more missing than this is worth a word."""
WORTH_A_WORD = AIM // 5
"""A conquest that brings an objective so little nearer does not lead to it."""
REASONS = 2
"""So many reasons for a conquest are named."""


def why(t: State, _mind: Mind, code: int) -> list[Thought]:
    """The thoughts that speak for an option."""
    match read(code):
        case Attack(source, target):
            o = look(t, t.asked)
            return [_odds(t, source, target, t.units[source]), *_prizes(t, o, source, target)[:REASONS]]
        case StopAttacking() | StopInvasion():
            return [_enough(t)]
        case AttackUntil(_, units):
            return [_odds(t, t.source, t.target, t.units[t.source]), StopsAt(units)]
        case Roll():
            odds = _odds(t, t.source, t.target, t.units[t.source])
            return [odds, CardsMayHelp()] if may_help(t, t.asked) else [odds]
        case AlwaysMost():
            return [MostDice()]
        case Defend(dice):
            return [MostDice()] if dice == MOST_DEFENCE_DICE else []
        case Claim(territory):
            return [_claim(t, territory)]
        case Accomplish(card):
            return [Accomplishes(card, objectives_done(t, t.asked), objectives_needed(t, t.asked))]
        case Draw():
            return [Draws()]
    return [*_of_armies(t, code), *_of_cards(t, code)]


def _of_armies(t: State, code: int) -> list[Thought]:
    match read(code):
        case Place(territory, units):
            if t.owner[territory] == t.n:
                return [InTheWay(1 - t.asked)]
            return _army(t, territory, t.units[territory] + units)
        case UnitsTo(territory):
            return _army(t, territory, t.units[territory] + 1)
        case MoveIn(_, units):
            return _army(t, t.target, units)
        case MoveTo(territory):
            return _army(t, territory, t.units[territory] + t.units[t.args[0]] - 1)
        case Move(_, units):
            return _army(t, t.args[1], t.units[t.args[1]] + units)
        case MoveFrom(territory):
            return [Idle(territory)] if _is_idle(t, territory) else []
        case NoManeuver():
            return [Stays()]
        case HeroTo(territory):
            return [Rallies(territory)]
    return []


def _of_cards(t: State, code: int) -> list[Thought]:
    seat = t.asked
    skulls = skulls_of(t, seat)
    match read(code):
        case TurnIn() | TurnInCaptured():
            many = min(MOST_SKULLS, skulls)
            return [TurnsIn(many, t.data.skulls[many])]
        case Done():
            return [Saves(skulls)]
        case Use(card):
            left = kept(t, seat, card)
            now = worth_in_battle(t, look(t, seat), card) if t.kind == WINDOW else worth_of_units(t, seat, card) + left
            return [Brings(card, *divmod(max(0, now) * TENTHS // UNIT, TENTHS), *divmod(left * TENTHS // UNIT, TENTHS))]
    return []


# -- Attacks -----------------------------------------------------------------------------------------------------------


def _rounded(chance: int) -> int:
    """A chance in hundredths, as the options note it."""
    return (chance * PERCENT + SURE // 2) // SURE


def _percent(t: State, source: int, target: int, units: int) -> int:
    edge = edge_of(t, t.hero[t.owner[source]] == source, target)
    return _rounded(CHANCE[battle_at(units - 1, t.units[target], edge)])


def _odds(t: State, source: int, target: int, units: int) -> Odds:
    hero = t.hero[t.asked] == source
    owner = t.owner[target]
    met = owner != t.n and t.hero[owner] == target
    return Odds(target, units, hero, t.units[target], met, _percent(t, source, target, units))


def _prizes(t: State, o: Outlook, source: int, target: int) -> list[Thought]:
    """What a conquest brings, what counts most first."""
    owner = t.owner[target]
    found: list[Thought] = []
    aim = _aim(t, o, source, target)
    if aim is not None:
        found.append(aim)
    for other in range(t.n):
        if t.base[other] == target and (other == t.asked or o.harm[other] > 0):
            found.append(TakesBase(other, other != t.asked and needs_one(t, other)))
    found += _of_region(t, o, target)
    if owner != t.n and t.held[owner] <= FEW:
        found.append(ThrowsOut(owner, t.held[owner], len(t.hands[owner])))
    if owner != t.n and t.hero[owner] == target:
        found.append(MeetsHero(owner))
    if o.first:
        found.append(EarnsCard())
    return found


def _of_region(t: State, o: Outlook, target: int) -> list[Thought]:
    number = t.land.region_of[target]
    region, places = t.land.regions[number], t.land.region_places[number]
    owner = t.owner[target]
    missing = how_many(places & ~o.mine)
    if missing == 1:
        return [Completes(region.name, region.bonus)]
    if owner != t.n and places & ~t.lands[owner] == 0:
        return [Breaks(region.name, owner, region.bonus)]
    return [Nears(region.name, missing)] if missing <= NEAR else []


def _aim(t: State, o: Outlook, source: int, target: int) -> Aim | None:
    """The own objective to which this conquest leads most."""
    seat = t.asked
    best, found = WORTH_A_WORD, None
    for spot in t.objectives[seat]:
        alone = Outlook(t, seat)
        alone.harm[:] = o.harm
        count_aim(t, alone, t.faces[spot], AIM, has_met(t, seat))
        worth = invade(t, alone, source, target, SURE, alone.hero == source, 0)
        without = Outlook(t, seat)
        without.harm[:] = o.harm
        worth -= invade(t, without, source, target, SURE, alone.hero == source, 0)
        if worth > best:
            best, found = worth, t.faces[spot]
    if found is None:
        return None
    return Aim(found, needs_one(t, seat))


def _enough(t: State) -> Thought:
    """Why no attack more: one wins already, or none is worth it."""
    seat = t.asked
    if wins_now(t, seat):
        return Wins(next(t.faces[spot] for spot in t.objectives[seat] if is_met(t, seat, t.faces[spot])))
    o = look(t, seat)
    best, goal, percent = -SURE * SURE, None, 0
    for code in attacks(t, seat):
        match read(code):
            case Attack(source, target):
                worth = invade(t, o, source, target, t.units[source], o.hero == source, o.first)
                if worth > best:
                    best, goal, percent = worth, target, _percent(t, source, target, t.units[source])
    return Enough(goal, percent)


# -- Armies ------------------------------------------------------------------------------------------------------------


def _is_idle(t: State, territory: int) -> bool:
    return look(t, t.asked).enemies & t.near[territory] == 0


def _army(t: State, territory: int, units: int) -> list[Thought]:
    """What so many units in a territory can take, and what they keep from being taken."""
    o = look(t, t.asked)
    hero = o.hero == territory
    found: list[Thought] = []
    best, goal = 0, NOBODY
    for target in t.links[territory]:
        if o.enemies >> target & 1 and t.owner[target] >= 0:
            worth = invade(t, o, territory, target, units, hero, o.first)
            if worth > best:
                best, goal = worth, target
    if goal != NOBODY:
        found.append(Strikes(territory, goal, units, _percent(t, territory, goal, units)))
    before = _rounded(chance_to_lose(t, o, territory, t.units[territory], hero))
    after = _rounded(chance_to_lose(t, o, territory, units, hero))
    if before > after:
        found.append(Guards(territory, before, units, after))
    return found


def _claim(t: State, territory: int) -> Thought:
    of_flood, _ = t.args
    if of_flood:
        return InTheWay(1 - t.asked)
    number = t.land.region_of[territory]
    region, places = t.land.regions[number], t.land.region_places[number]
    return Gathers(region.name, how_many(places & t.lands[t.asked]), len(region.members), region.bonus)
