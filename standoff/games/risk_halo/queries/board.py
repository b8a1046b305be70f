"""Friend and foe, connections, reinforcements, dice, and what may be chosen in the set-up."""

from __future__ import annotations

from typing import Final

from standoff.engine.ask import Ready
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages.answers import (
    NO_TELEPORTERS,
    attack,
    claim,
    hero_to,
    move_from,
    move_to,
    place,
    put_token,
)
from standoff.games.risk_halo.messages.questions import CLAIM_LAND, PLACE, PLACE_HERO, TELEPORTER
from standoff.games.risk_halo.names import (
    FLOOD,
    MOST_TERRITORIES,
    MOST_UNITS,
    ONE_ON_ONE,
    PAIR,
    TEAMS_AND_FLOOD,
)
from standoff.games.risk_halo.state import State

EVERYWHERE: Final = range(MOST_TERRITORIES)

ATTACKS: Final[list[list[Ready]]] = [[attack(source, target) for target in EVERYWHERE] for source in EVERYWHERE]
MOVES_FROM: Final[list[Ready]] = [move_from(territory) for territory in EVERYWHERE]
MOVES_TO: Final[list[Ready]] = [move_to(territory) for territory in EVERYWHERE]
CLAIMS: Final[list[Ready]] = [claim(territory) for territory in EVERYWHERE]
HEROES_TO: Final[list[Ready]] = [hero_to(territory) for territory in EVERYWHERE]
TOKENS: Final[list[Ready]] = [put_token(territory) for territory in EVERYWHERE]
"""Answers by their territories."""

PLACINGS: Final[list[list[Ready]]] = []
"""By the number of units, and by the territory: so many of them onto it."""

# -- Seats and sides -------------------------------------------------------------------------------------------------


def next_in_turn(t: State, seat: int) -> int:
    """The next player in turn order who is still in the game (rh.turn.clockwise)."""
    order = t.order
    place: int = place_in_order(t, seat)
    for step in range(1, len(order)):
        other = order[(place + step) % len(order)]
        if other in t.alive:
            return other
    return seat


def place_in_order(t: State, seat: int) -> int:
    """When a player has his turn: 0 for the first."""
    place: int = 0
    while t.order[place] != seat:
        place += 1
    return place


def ally_of(t: State, seat: int) -> int:
    """The other living player of the team (rh.team.four, rh.team.five)."""
    if t.teams:
        for other in t.alive:
            if other != seat and t.side[other] == t.side[seat]:
                return other
    return NOBODY


def team_of(t: State, seat: int) -> tuple[int, ...]:
    """Everybody of the same side, the eliminated too."""
    return tuple([s for s in range(t.n) if t.side[s] == t.side[seat]])


def is_flood_alone(t: State, seat: int) -> bool:
    """The single Flood player against two teams (rh.team.five)."""
    return t.teams and t.n == TEAMS_AND_FLOOD and t.faction[seat] == FLOOD


def defence_roller(t: State) -> int:
    """Who rolls for the attacked territory: its owner, for the neutral Flood the opponent (rh.duel.opponent_rolls)."""
    return t.defender if t.defender != t.neutral else 1 - t.turn


def forces(t: State) -> int:
    """How many forces were set up; the neutral Flood counts as one."""
    return t.n + 1 if t.mode == ONE_ON_ONE else t.n


# -- The battlefield -------------------------------------------------------------------------------------------------


def territories(t: State, places: int) -> list[int]:
    """The members of a set of territories."""
    return [place for place in range(t.size) if places >> place & 1]


def answers_for(t: State, codes: list[Ready], places: int) -> list[Ready]:
    """The answers that stand for the members of a set of territories."""
    return [codes[place] for place in range(t.size) if places >> place & 1]


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def has(members: int, member: int) -> bool:
    """Is this one in the set?"""
    return members >> member & 1 == 1


def how_many(bits: int) -> int:
    """The number of members of a set."""
    found: int = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def own_territories(t: State, seat: int) -> list[int]:
    """The territories of a seat."""
    return territories(t, t.lands[seat])


def empty_places(t: State) -> int:
    """Where nobody has a unit yet (rh.setup.claim), as a set."""
    taken: int = 0
    for force in range(t.n + 1):
        taken |= t.lands[force]
    return t.land.everywhere & ~taken


def friendly_places(t: State, seat: int) -> int:
    """The territories of a player and of his ally, as a set."""
    if not t.teams:
        return t.lands[seat]
    found: int = 0
    for other in range(t.n):
        if t.side[other] == t.side[seat]:
            found |= t.lands[other]
    return found


def enemy_places(t: State, seat: int) -> int:
    """The territories of all others, once all are taken, as a set."""
    return t.land.everywhere & ~friendly_places(t, seat)


def has_neighbour(t: State, territory: int, places: int) -> bool:
    """Is one of these territories next to that one?"""
    return t.near[territory] & places != 0


def can_spare(t: State, place: int) -> bool:
    """Has a territory units besides the one that must stay (rh.board.never_empty)?"""
    return t.units[place] > 1


def can_spare_unit(t: State, seat: int) -> bool:
    """Has a player a territory with more than one unit?"""
    return t.total[seat] > t.held[seat]


def token_places(t: State, first: int) -> int:
    """Where a mobile teleporter may go, as a set: one token in a territory (rh.teleporter.one_token), the second of a
    pair not connected with the first (rh.teleporter.unconnected) and on the other half of a divided battlefield
    (rh.teleporter.ring_cross, rh.teleporter.forge_cross). A stationary teleporter is no obstacle.
    """
    free: int = t.land.everywhere
    place: int
    for place in t.tokens:
        free &= ~bit(place)
    if first == NOBODY:
        return free
    free &= ~(bit(first) | t.near[first])
    return free & other_board(t, first) if t.land.pairs_cross else free


def other_board(t: State, territory: int) -> int:
    """The half of a divided battlefield on which this territory does not lie, as a set."""
    second: int = t.land.second_board
    return t.land.everywhere & ~second if has(second, territory) else second


def is_teleporter_link(t: State, a: int, b: int) -> bool:
    """Does a teleporter, stationary or mobile, join these two?"""
    for first, second in t.land.gates:
        if (first == a and second == b) or (first == b and second == a):
            return True
    tokens = t.tokens
    for i in range(0, len(tokens), PAIR):
        if (tokens[i] == a and tokens[i + 1] == b) or (tokens[i] == b and tokens[i + 1] == a):
            return True
    return False


def reachable(t: State, source: int) -> int:
    """Own territories that are connected with this one by own territories (rh.maneuver.connected,
    rh.maneuver.teleporters), in team play also through the ally's (rh.team.maneuver_through, rh.team.maneuver_end), as
    a set.
    """
    seat = t.owner[source]
    links = t.links
    unreached: int = friendly_places(t, seat) & ~bit(source)
    reached: int = 0
    todo = [source]
    x: int
    while todo:
        for x in links[todo.pop()]:
            if unreached >> x & 1:
                here: int = bit(x)
                unreached ^= here
                reached |= here
                todo.append(x)
    return reached & t.lands[seat]


def may_leave(t: State, source: int) -> bool:
    """Can units go from here to another own territory? One always stays (rh.maneuver.leave_one)."""
    if t.units[source] == 1:
        return False
    if t.near[source] & t.lands[t.owner[source]]:
        return True
    return t.teams and reachable(t, source) != 0


def maneuver_sources(t: State, seat: int) -> list[Ready]:
    """The answers from where a maneuver may start (rh.maneuver.one_source)."""
    mine: int = t.lands[seat]
    found: list[Ready] = []
    source: int
    for source in range(t.size):
        if mine >> source & 1 and may_leave(t, source):
            found.append(MOVES_FROM[source])
    return found


def can_maneuver(t: State, seat: int) -> bool:
    """Is there a territory from which a maneuver may start?"""
    mine: int = t.lands[seat]
    source: int
    for source in range(t.size):
        if mine >> source & 1 and may_leave(t, source):
            return True
    return False


def attacks(t: State, seat: int) -> list[Ready]:
    """The answers for every invasion that may be declared: from an own territory with two units or more
    (rh.attack.two_units) into an adjacent enemy one (rh.attack.adjacent), never an ally's (rh.team.no_attack).
    """
    units, links, near = t.units, t.links, t.near
    mine: int = t.lands[seat]
    enemies: int = enemy_places(t, seat)
    found: list[Ready] = []
    source: int
    x: int
    for source in range(t.size):
        if mine >> source & 1 and units[source] > 1 and near[source] & enemies:
            into = ATTACKS[source]
            for x in links[source]:
                if enemies >> x & 1:
                    found.append(into[x])
    return found


# -- Reinforcements --------------------------------------------------------------------------------------------------


def regions_held(t: State, seat: int) -> int:
    """The regions of which a player controls every territory, as bits (rh.reinforce.region)."""
    others: int = ~t.lands[seat]
    found: int = 0
    region: int = 1
    places: int
    for places in t.land.region_places:
        if places & others == 0:
            found |= region
        region <<= 1
    return found


def bases_held(t: State, seat: int) -> int:
    """How many Bases a player controls, his own included (rh.reinforce.bases)."""
    mine: int = t.lands[seat]
    found: int = 0
    place: int
    for place in t.base:
        if place >= 0 and mine >> place & 1:
            found += 1
    return found


def land_reinforcements(t: State, seat: int) -> int:
    """A third of the territories, the rest ignored (rh.reinforce.territories), at least three (rh.reinforce.least),
    as the examples count it (rh.reinforce.example_grey, rh.reinforce.example_purple).
    """
    return max(t.data.least_reinforcements, t.held[seat] // t.data.territories_for_one)


def region_reinforcements(t: State, seat: int) -> int:
    """The bonuses of all regions that a player controls (rh.reinforce.region, rh.reinforce.example_beach)."""
    held: int = regions_held(t, seat)
    bonus: int = 0
    for region in t.land.regions:
        if held & 1:
            bonus += region.bonus
        held >>= 1
    return bonus


def room(t: State, seat: int, wanted: int) -> int:
    """How many of these units can come: all (rh.contents.pieces), or as many as the colour has pieces left for."""
    if not t.settings.piece_limit:
        return wanted
    return max(0, min(wanted, t.data.most_units - t.total[seat] - t.to_place[seat]))


# -- Dice ------------------------------------------------------------------------------------------------------------


def most_attack_dice(t: State) -> int:
    """One die for each unit but the one that stays, at most three (rh.attack.dice, rh.attack.example_purple,
    rh.attack.example_grey). A Hero is no unit (rh.hero.not_unit).
    """
    return min(t.data.attack_dice, t.units[t.source] - 1)


def most_defence_dice(t: State) -> int:
    """One or two units defend (rh.attack.defender_chooses)."""
    return min(t.data.defence_dice, t.units[t.target])


def has_hero(t: State, territory: int) -> bool:
    """Does a Hero stand there?"""
    return territory in t.hero


def hero_attacks(t: State) -> bool:
    """Is the attacker's Hero in the attacking territory?"""
    return t.hero[t.turn] == t.source


def hero_defends(t: State) -> bool:
    """Is the defender's Hero in the attacked territory? The neutral Flood has none (rh.duel.flood_passive)."""
    return t.defender != t.neutral and t.hero[t.defender] == t.target


def dice_of_attack(t: State) -> list[int]:
    """What the attacker's dice count in the roll that lies there, the highest first."""
    throws = t.data.throws
    if t.thrown == NOBODY:
        return []
    dice = throws[t.attack_dice][t.thrown % len(throws[t.attack_dice])]
    return counted(dice, t.attack_plus, t.hero_adds)


def dice_of_defence(t: State) -> list[int]:
    """What the defender's dice count in the roll that lies there, the highest first."""
    throws = t.data.throws
    if t.thrown == NOBODY:
        return []
    dice = throws[t.defence_dice][t.thrown // len(throws[t.attack_dice])]
    return counted(dice, t.defence_plus, t.hero_defended)


def counted(dice: tuple[int, ...], plus: int, hero: bool) -> list[int]:
    """What dice count with what cards and the Hero add."""
    return [die + plus + int(hero and i == 0) for i, die in enumerate(dice)]


def pairs_won(attack_dice: list[int], defence_dice: list[int]) -> list[bool]:
    """Which pairs of dice the attacker has won; the defender wins ties (rh.attack.ties)."""
    return [a > d for a, d in zip(attack_dice, defence_dice, strict=False)]


# -- Set-up ----------------------------------------------------------------------------------------------------------


def set_up_choices(t: State, seat: int, kind: int, first: int, second: int) -> list[Ready]:
    """The answers to a question of the set-up. In a quick set-up chance gives one of them (rh.setup.quick)."""
    if kind == TELEPORTER:
        found = answers_for(t, TOKENS, token_places(t, first))
        return [*found, NO_TELEPORTERS] if second else found
    if kind == CLAIM_LAND:
        return answers_for(t, CLAIMS, empty_places(t))
    if kind == PLACE:
        return placings(t, t.neutral if first else seat, second)
    assert kind == PLACE_HERO
    return heroes_places(t, seat)


def heroes_places(t: State, seat: int) -> list[Ready]:
    """The answers where a Hero may go (rh.setup.heroes, rh.hero.redeploy)."""
    return answers_for(t, HEROES_TO, t.lands[seat])


def placings(t: State, force: int, left: int) -> list[Ready]:
    """Put one unit on a territory of this force, or all that are left (rh.deploy.anywhere)."""
    one, every = placings_of(1), placings_of(min(left, MOST_UNITS))
    mine: int = t.lands[force]
    found: list[Ready] = []
    territory: int
    for territory in range(t.size):
        if mine >> territory & 1:
            found.append(one[territory])
            if left > 1:
                found.append(every[territory])
    return found


def placings_of(units: int) -> list[Ready]:
    """For each territory, the answer for so many units onto it."""
    while len(PLACINGS) <= units:
        PLACINGS.append([place(territory, len(PLACINGS)) for territory in EVERYWHERE])
    return PLACINGS[units]
