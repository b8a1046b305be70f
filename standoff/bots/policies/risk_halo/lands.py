"""What territories are worth: reinforcements, regions, Bases; and whose losses are one's own gain."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.battle import UNIT
from standoff.bots.policies.risk_halo.outlook import Outlook
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import ONE_ON_ONE
from standoff.games.risk_halo.queries.board import how_many
from standoff.games.risk_halo.queries.objectives import objectives_done, objectives_needed
from standoff.games.risk_halo.state import State

LAND: Final = 60
"""Any territory: a third of a unit each turn (rh.reinforce.territories)."""
CARD: Final = 260
"""A Faction card, for the first conquest of a turn (rh.faction.draw): a skull or more, and three units a skull."""
BASE: Final = 150
"""A unit each turn (rh.reinforce.bases)."""
OWN_BASE: Final = 500
"""Without it three objectives do not win (rh.win.base)."""
HERO: Final = 80
"""A Hero that is defeated is missing until its player's next turn."""
HELD: Final = 150
"""What a region pays each turn counts so often in its value, in hundredths."""
BROKEN: Final = 130
"""And so often if it is taken from whoever holds it."""

DUEL: Final = 90
"""What a unit of the only opponent is worth, in hundredths."""
LEAST_HARM: Final = 20
SHARED_HARM: Final = 70
"""With more opponents a part is the same for all, another is shared among them by their strength."""
ABOUT_TO_WIN: Final = 60
"""How much more the units of one who needs a single objective are worth."""
STOP_HIM: Final = 900
"""His Base, without which he cannot win."""

OUT: Final = 400
"""A player who is out harms nobody; his cards go to the victor (rh.out.cards)."""
LAST_ENEMY: Final = 3000
"""Whoever is the last has won (rh.win.last_standing)."""
FEW: Final = 6
"""Whoever holds no more territories than this may be thrown out soon."""

PATIENCE: Final = 12
"""After so many rounds own losses count less and less: somebody must begin."""
HASTE: Final = 2
OWN_UNIT: Final = 100
LEAST_COST: Final = 50


def count_harm(t: State, o: Outlook) -> None:
    """Whose losses are how much of a gain: all for the only opponent, among several most for the strongest."""
    seat: int = o.seat
    sides: int = 0
    counted: int = 0
    strength: int = 0
    force: int
    for force in t.alive:
        side: int = t.side[force]
        if side != t.side[seat]:
            strength += t.total[force] + t.held[force]
            if not counted >> side & 1:
                sides += 1
                counted |= 1 << side
    if strength == 0:
        return
    for force in t.alive:
        if t.side[force] != t.side[seat]:
            harm: int = DUEL
            if sides > 1:
                harm = LEAST_HARM + SHARED_HARM * (t.total[force] + t.held[force]) // strength
            if needs_one(t, force):
                harm += ABOUT_TO_WIN
            o.harm[force] = harm
    o.cost = max(LEAST_COST, OWN_UNIT - HASTE * max(0, t.round - PATIENCE))


def needs_one(t: State, seat: int) -> bool:
    """Does one objective more win for this player or his team?"""
    return t.campaign and objectives_done(t, seat) >= objectives_needed(t, seat) - 1


def count_lands(t: State, o: Outlook) -> None:
    """What each territory is worth by itself, by its region, by what stands in it."""
    worth = o.worth
    place: int
    for place in range(t.size):
        worth[place] = LAND
    _count_regions(t, o)
    seat: int = o.seat
    other: int
    for other in range(t.n):
        place = t.base[other]
        if place != NOBODY:
            worth[place] += BASE
            if t.campaign and other == seat:
                worth[place] += OWN_BASE
            elif o.harm[other] > 0 and needs_one(t, other):
                worth[place] += STOP_HIM
        place = t.hero[other]
        if place != NOBODY and o.harm[other] > 0:
            worth[place] += HERO


def count_the_weak(t: State, o: Outlook) -> None:
    """What it is worth to throw somebody out is shared by the territories that he still holds."""
    enemies: int = 0
    force: int
    for force in t.alive:
        if o.harm[force] > 0:
            enemies += 1
    for force in t.alive:
        if o.harm[force] > 0 and t.held[force] <= FEW:
            prize: int = LAST_ENEMY if enemies == 1 else OUT + CARD * len(t.hands[force]) * o.harm[force] // UNIT
            prize //= t.held[force]
            place: int
            for place in range(t.size):
                if t.lands[force] >> place & 1:
                    o.worth[place] += prize


def _count_regions(t: State, o: Outlook) -> None:
    """A region that is nearly complete draws to what is missing; one that somebody holds is worth breaking."""
    worth, mine = o.worth, o.mine
    at: int
    for at in range(len(t.land.regions)):
        region = t.land.regions[at]
        places: int = t.land.region_places[at]
        bonus: int = region.bonus * HELD
        missing: int = how_many(places & ~mine)
        if missing > 0:
            bonus //= missing * missing
            holder: int = t.owner[region.members[0]]
            if holder != NOBODY and o.harm[holder] > 0 and places & ~t.lands[holder] == 0:
                bonus += region.bonus * BROKEN * o.harm[holder] // UNIT
        place: int
        for place in region.members:
            worth[place] += bonus


def count_first(t: State, o: Outlook) -> None:
    """The first conquest of a turn brings a Faction card; one of the neutral Flood may not count (rh.faction.draw)."""
    earned: bool = t.conquered > 0
    if t.mode == ONE_ON_ONE and not t.settings.flood_conquest:
        earned = t.conquered > t.taken_from[t.n]
    o.first = 0 if earned else CARD
