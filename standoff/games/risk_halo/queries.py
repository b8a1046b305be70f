"""Questions about a state that change nothing: friend and foe, connections, reinforcements, what a card may do."""

from __future__ import annotations

from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    ALL,
    CLAIM_LAND,
    D_CONQUERED,
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
    TIMING,
)
from standoff.games.risk_halo.state import State

# -- Seats and sides -------------------------------------------------------------------------------------------------


def neutral(t: State) -> int:
    """The owner that stands for the neutral Flood of One-on-One (rh.duel.neutral, rh.duel.flood_stays)."""
    return t.n


def next_in_turn(t: State, seat: int) -> int:
    """The next player in turn order who is still in the game (rh.turn.clockwise)."""
    at = t.order.index(seat)
    for other in (*t.order[at + 1 :], *t.order[: at + 1]):
        if other in t.alive:
            return other
    return seat


def ally_of(t: State, seat: int) -> int:
    """The other living player of the team (rh.team.four, rh.team.five)."""
    if t.teams:
        for other in t.alive:
            if other != seat and t.side[other] == t.side[seat]:
                return other
    return NOBODY


def team_of(t: State, seat: int) -> tuple[int, ...]:
    """Everybody of the same side, the eliminated too."""
    return tuple(s for s in range(t.n) if t.side[s] == t.side[seat])


def defence_roller(t: State) -> int:
    """Who rolls for the attacked territory: its owner, for the neutral Flood the opponent (rh.duel.opponent_rolls)."""
    return t.defender if t.defender != t.n else 1 - t.turn


def forces(t: State) -> int:
    """How many forces were set up; the neutral Flood counts as one."""
    return t.n + 1 if t.mode == ONE_ON_ONE else t.n


# -- The battlefield -------------------------------------------------------------------------------------------------


def own_territories(t: State, seat: int) -> list[int]:
    """The territories of a seat."""
    owner = t.owner
    return [i for i in range(t.size) if owner[i] == seat]


def empty_territories(t: State) -> list[int]:
    """Where nobody has a unit yet (rh.setup.claim)."""
    owner = t.owner
    return [i for i in range(t.size) if owner[i] == NOBODY]


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
    if (a, b) in t.land.gates or (b, a) in t.land.gates:
        return True
    tokens = t.tokens
    return any({tokens[i], tokens[i + 1]} == {a, b} for i in range(0, len(tokens) - 1, 2))


def borders_enemy(t: State, territory: int) -> bool:
    """Is an enemy next to this territory?"""
    side = t.side[t.owner[territory]]
    return any(t.side[t.owner[x]] != side for x in t.links[territory])


def reachable(t: State, source: int) -> list[int]:
    """Own territories that are connected with this one by own territories (rh.maneuver.connected,
    rh.maneuver.teleporters), in team play also through the ally's (rh.team.maneuver_through, rh.team.maneuver_end).
    """
    owner, side, links = t.owner, t.side, t.links
    seat = owner[source]
    mine = side[seat]
    reached = [False] * t.size
    reached[source] = True
    todo = [source]
    while todo:
        for x in links[todo.pop()]:
            if not reached[x] and side[owner[x]] == mine:
                reached[x] = True
                todo.append(x)
    return [i for i in range(t.size) if reached[i] and owner[i] == seat and i != source]


def may_leave(t: State, source: int) -> bool:
    """Can units go from here to another own territory? One always stays (rh.maneuver.leave_one)."""
    if t.units[source] < 2:
        return False
    owner = t.owner
    seat = owner[source]
    for x in t.links[source]:
        if owner[x] == seat:
            return True
    return t.teams and bool(reachable(t, source))


def maneuver_sources(t: State, seat: int) -> list[int]:
    """From where a maneuver may start (rh.maneuver.one_source)."""
    owner = t.owner
    return [i for i in range(t.size) if owner[i] == seat and may_leave(t, i)]


def attacks(t: State, seat: int) -> list[int]:
    """Every invasion that may be declared: from an own territory with two units or more (rh.attack.two_units) into an
    adjacent enemy one (rh.attack.adjacent), never an ally's (rh.team.no_attack).
    """
    owner, units, side, links = t.owner, t.units, t.side, t.links
    mine = side[seat]
    found = []
    for source in range(t.size):
        if owner[source] == seat and units[source] > 1:
            row = source << 6
            found += [row | x for x in links[source] if side[owner[x]] != mine]
    return found


# -- Reinforcements --------------------------------------------------------------------------------------------------


def regions_held(t: State, seat: int) -> int:
    """The regions of which a player controls every territory, as bits (rh.reinforce.region)."""
    owner = t.owner
    found = 0
    for number, region in enumerate(t.land.regions):
        for i in region.members:
            if owner[i] != seat:
                break
        else:
            found |= 1 << number
    return found


def bases_held(t: State, seat: int) -> int:
    """How many Bases a player controls, his own included (rh.reinforce.bases)."""
    owner = t.owner
    return sum(1 for place in t.base if place >= 0 and owner[place] == seat)


def land_reinforcements(t: State, seat: int) -> int:
    """A third of the territories, the rest ignored (rh.reinforce.territories), at least three (rh.reinforce.least),
    as the examples count it (rh.reinforce.example_grey, rh.reinforce.example_purple).
    """
    figures = t.data.figures
    return max(figures["least reinforcements"], t.held[seat] // figures["territories for one reinforcement"])


def region_reinforcements(t: State, seat: int) -> int:
    """The bonuses of all regions that a player controls (rh.reinforce.region, rh.reinforce.example_beach)."""
    held = regions_held(t, seat)
    return sum(r.bonus for i, r in enumerate(t.land.regions) if held >> i & 1)


def room(t: State, seat: int, wanted: int) -> int:
    """How many of these units can come: all (rh.contents.pieces), or as many as the colour has pieces left for."""
    if not t.settings.piece_limit:
        return wanted
    return max(0, min(wanted, t.data.most_units - t.total[seat] - t.to_place[seat]))


# -- Cards -----------------------------------------------------------------------------------------------------------


def laid_skulls(t: State) -> int:
    """The skulls that have been turned in so far this turn."""
    return sum(t.data.faction[card].skulls for card in t.laid)


def could_hold(t: State, seat: int, timing: int) -> bool:
    """Could this player have a card for this moment? That he has cards and of which deck is open to all
    (rh.faction.count_public); which ones, is not. So whoever could have one is asked.
    """
    return bool(t.hands[seat]) and t.data.timings[t.faction[seat]] >> timing & 1 == 1


def distinct(t: State, zone: list[int]) -> list[int]:
    """Of cards that are alike only one."""
    faction = t.data.faction
    found: list[int] = []
    for card in zone:
        if not any(faction[card] == faction[c] for c in found):
            found.append(card)
    return found


def cards_of(t: State, seat: int, timing: int) -> list[int]:
    """The cards in hand with an ability for this moment; of two that are alike only one."""
    faction = t.data.faction
    return distinct(t, [c for c in t.hands[seat] if TIMING[faction[c].effect] == timing])


def card_places(t: State, seat: int, effect: int) -> list[int]:
    """Where the units of a card may go: next to an enemy (rh.card.drop, rh.card.growth), beside the Hero or a Base
    (rh.card.support), or anywhere (rh.card.spawn).
    """
    mine = own_territories(t, seat)
    if effect in (DROP, GROWTH):
        return [i for i in mine if borders_enemy(t, i)]
    if effect == SUPPORT:
        return [i for i in mine if i == t.hero[seat] or i in t.base]
    return mine


def strike_targets(t: State, seat: int) -> list[int]:
    """Enemy territories next to one's own that can lose a unit (rh.card.strike)."""
    owner, side, links = t.owner, t.side, t.links
    mine = side[seat]
    return [
        i
        for i in range(t.size)
        if side[owner[i]] != mine and t.units[i] > 1 and any(owner[x] == seat for x in links[i])
    ]


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
    conquered = t.deeds[D_CONQUERED]
    return conquered > 0 if t.settings.flood_conquest else conquered > t.taken_from[t.n]


# -- Dice ------------------------------------------------------------------------------------------------------------


def most_attack_dice(t: State) -> int:
    """One die for each unit but the one that stays, at most three (rh.attack.dice, rh.attack.example_purple,
    rh.attack.example_grey). A Hero is no unit (rh.hero.not_unit).
    """
    return min(t.data.figures["attack dice"], t.units[t.source] - 1)


def most_defence_dice(t: State) -> int:
    """One or two units defend (rh.attack.defender_chooses)."""
    return min(t.data.figures["defence dice"], t.units[t.target])


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
        return empty_territories(t)
    if kind == PLACE:
        return placings(t, first, second)
    assert kind == PLACE_HERO
    return own_territories(t, seat)


def placings(t: State, force: int, left: int) -> list[int]:
    """Put one unit on a territory of this force, or all that are left (rh.deploy.anywhere)."""
    mine = own_territories(t, force)
    return mine + [i + ALL for i in mine] if left > 1 else mine
