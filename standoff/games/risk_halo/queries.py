"""Questions about a state that change nothing: friend and foe, connections, reinforcements, what a card may do."""

from __future__ import annotations

from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    ALL,
    CLAIM_LAND,
    DROP,
    FLOOD,
    GROWTH,
    INFECT,
    ONE_ON_ONE,
    PASS,
    PLACE,
    PLACE_HERO,
    SUPPORT,
    TELEPORTER,
    WIDE,
)
from standoff.games.risk_halo.state import State

# -- Seats and sides -------------------------------------------------------------------------------------------------


def neutral(t: State) -> int:
    """The owner that stands for the neutral Flood of One-on-One (rh.duel.neutral, rh.duel.flood_stays)."""
    return t.n


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


def defence_roller(t: State) -> int:
    """Who rolls for the attacked territory: its owner, for the neutral Flood the opponent (rh.duel.opponent_rolls)."""
    return t.defender if t.defender != t.n else 1 - t.turn


def forces(t: State) -> int:
    """How many forces were set up; the neutral Flood counts as one."""
    return t.n + 1 if t.mode == ONE_ON_ONE else t.n


# -- The battlefield -------------------------------------------------------------------------------------------------


def territories(t: State, places: int) -> list[int]:
    """The members of a set of territories."""
    return [place for place in range(t.size) if places >> place & 1]


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


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
    x: int
    for x in t.links[territory]:
        if places >> x & 1:
            return True
    return False


def can_spare_unit(t: State, seat: int) -> bool:
    """Has a player a territory with more than one unit?"""
    return t.total[seat] > t.held[seat]


def token_territories(t: State, first: int) -> list[int]:
    """Where a mobile teleporter may go: one token in a territory (rh.teleporter.one_token), the second of a pair not
    connected with the first (rh.teleporter.unconnected) and on the other half of a divided battlefield
    (rh.teleporter.ring_cross, rh.teleporter.forge_cross). A stationary teleporter is no obstacle.
    """
    if first == NOBODY:
        return [i for i in range(t.size) if i not in t.tokens]
    return [i for i in range(t.size) if may_pair(t, first, i)]


def may_pair(t: State, first: int, second: int) -> bool:
    """May a mobile pair join these two?"""
    if second == first or second in t.tokens or second in t.links[first]:
        return False
    return not t.land.pairs_cross or t.land.board_of[first] != t.land.board_of[second]


def is_teleporter_link(t: State, a: int, b: int) -> bool:
    """Does a teleporter, stationary or mobile, join these two?"""
    for first, second in t.land.gates:
        if (first == a and second == b) or (first == b and second == a):
            return True
    tokens = t.tokens
    for i in range(0, len(tokens), 2):
        if (tokens[i] == a and tokens[i + 1] == b) or (tokens[i] == b and tokens[i + 1] == a):
            return True
    return False


def reachable(t: State, source: int) -> list[int]:
    """Own territories that are connected with this one by own territories (rh.maneuver.connected,
    rh.maneuver.teleporters), in team play also through the ally's (rh.team.maneuver_through, rh.team.maneuver_end).
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
    return territories(t, reached & t.lands[seat])


def may_leave(t: State, source: int) -> bool:
    """Can units go from here to another own territory? One always stays (rh.maneuver.leave_one)."""
    if t.units[source] < 2:
        return False
    if has_neighbour(t, source, t.lands[t.owner[source]]):
        return True
    return t.teams and len(reachable(t, source)) > 0


def maneuver_sources(t: State, seat: int) -> list[int]:
    """From where a maneuver may start (rh.maneuver.one_source)."""
    mine: int = t.lands[seat]
    found = []
    source: int
    for source in range(t.size):
        if mine >> source & 1 and may_leave(t, source):
            found.append(source)
    return found


def can_maneuver(t: State, seat: int) -> bool:
    """Is there a territory from which a maneuver may start?"""
    mine: int = t.lands[seat]
    source: int
    for source in range(t.size):
        if mine >> source & 1 and may_leave(t, source):
            return True
    return False


def attacks(t: State, seat: int) -> list[int]:
    """Every invasion that may be declared: from an own territory with two units or more (rh.attack.two_units) into an
    adjacent enemy one (rh.attack.adjacent), never an ally's (rh.team.no_attack).
    """
    units, links = t.units, t.links
    mine: int = t.lands[seat]
    enemies: int = enemy_places(t, seat)
    found = []
    source: int
    x: int
    for source in range(t.size):
        if mine >> source & 1 and units[source] > 1:
            for x in links[source]:
                if enemies >> x & 1:
                    found.append(source * WIDE + x)
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


# -- Cards -----------------------------------------------------------------------------------------------------------


def laid_skulls(t: State) -> int:
    """The skulls that have been turned in so far this turn."""
    skulls: int = 0
    for card in t.laid:
        skulls += t.data.faction[card].skulls
    return skulls


def could_hold(t: State, seat: int, timing: int) -> bool:
    """Could this player have a card for this moment? That he has cards and of which deck is open to all
    (rh.faction.count_public); which ones, is not. So whoever could have one is asked.
    """
    return len(t.hands[seat]) > 0 and t.data.timings[t.faction[seat]] >> timing & 1 == 1


def distinct(t: State, zone: tuple[int, ...]) -> list[int]:
    """Of cards that are alike only one."""
    twin = t.data.twin
    met: int = 0
    found: list[int] = []
    card: int
    for card in zone:
        if not met >> twin[card] & 1:
            met |= bit(twin[card])
            found.append(card)
    return found


def cards_of(t: State, seat: int, timing: int) -> list[int]:
    """The cards in hand with an ability for this moment; of two that are alike only one."""
    timings = t.data.timing
    fitting: list[int] = []
    card: int
    for card in t.hands[seat]:
        if timings[card] == timing:
            fitting.append(card)
    return distinct(t, tuple(fitting)) if len(fitting) > 1 else fitting


def card_places(t: State, seat: int, effect: int) -> list[int]:
    """Where the units of a card may go: next to an enemy (rh.card.drop, rh.card.growth), beside the Hero or a Base
    (rh.card.support), or anywhere (rh.card.spawn).
    """
    mine = own_territories(t, seat)
    if effect in (DROP, GROWTH):
        enemies: int = enemy_places(t, seat)
        return [i for i in mine if has_neighbour(t, i, enemies)]
    if effect == SUPPORT:
        return [i for i in mine if i == t.hero[seat] or i in t.base]
    return mine


def strike_targets(t: State, seat: int) -> list[int]:
    """Enemy territories next to one's own that can lose a unit (rh.card.strike)."""
    mine: int = t.lands[seat]
    return [i for i in territories(t, enemy_places(t, seat)) if t.units[i] > 1 and has_neighbour(t, i, mine)]


def return_places(t: State, seat: int) -> list[int]:
    """Own territories next to the one under attack (rh.card.reanimate)."""
    return [i for i in t.links[t.target] if t.owner[i] == seat]


def losses_of(t: State, seat: int) -> int:
    """What a side of the battle is about to lose."""
    return t.attack_loss if seat == t.turn else t.defence_loss


def is_asked_after_roll(t: State, seat: int) -> bool:
    """Is there anything that a card of this player could change after this roll? Only open facts decide."""
    if not could_hold(t, seat, AFTER_ROLL):
        return False
    if losses_of(t, seat) > 0:
        return True
    return seat == t.turn and t.defence_loss > 0 and t.data.effects[t.faction[seat]] >> INFECT & 1 == 1


def is_flood_alone(t: State, seat: int) -> bool:
    """The single Flood player against two teams (rh.team.five)."""
    return t.teams and t.n == 5 and t.faction[seat] == FLOOD


def may_draw(t: State) -> bool:
    """Has the player conquered a territory this turn? One of the neutral Flood counts (rh.faction.draw), unless the
    table agrees otherwise.
    """
    return t.conquered > 0 if t.settings.flood_conquest else t.conquered > t.taken_from[t.n]


# -- Dice ------------------------------------------------------------------------------------------------------------


def most_attack_dice(t: State) -> int:
    """One die for each unit but the one that stays, at most three (rh.attack.dice, rh.attack.example_purple,
    rh.attack.example_grey). A Hero is no unit (rh.hero.not_unit).
    """
    return min(t.data.attack_dice, t.units[t.source] - 1)


def most_defence_dice(t: State) -> int:
    """One or two units defend (rh.attack.defender_chooses)."""
    return min(t.data.defence_dice, t.units[t.target])


def hero_attacks(t: State) -> bool:
    """Is the attacker's Hero in the attacking territory?"""
    return t.hero[t.turn] == t.source


def hero_defends(t: State) -> bool:
    """Is the defender's Hero in the attacked territory? The neutral Flood has none (rh.duel.flood_passive)."""
    return t.defender != t.n and t.hero[t.defender] == t.target


# -- Set-up ----------------------------------------------------------------------------------------------------------


def set_up_choices(t: State, seat: int, kind: int, first: int, second: int) -> list[int]:
    """The answers to a question of the set-up. In a quick set-up chance gives one of them (rh.setup.quick)."""
    if kind == TELEPORTER:
        found = token_territories(t, first)
        return [*found, PASS] if second else found
    if kind == CLAIM_LAND:
        return territories(t, empty_places(t))
    if kind == PLACE:
        return placings(t, first, second)
    assert kind == PLACE_HERO
    return own_territories(t, seat)


def placings(t: State, force: int, left: int) -> list[int]:
    """Put one unit on a territory of this force, or all that are left (rh.deploy.anywhere)."""
    found = own_territories(t, force)
    if left > 1:
        for i in range(len(found)):
            found.append(found[i] + ALL)
    return found
