"""The atomic changes outside battles. Nothing else writes to the table, and nothing else tells what happened.

Battles have a room of their own: `battle.py`.
"""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.knowledge import EVERYBODY, NO_ONE, only
from standoff.engine.rng import below, shuffle
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.maps import linked
from standoff.games.risk_halo.names import (
    COVENANT,
    E_BASE,
    E_CAPTURED,
    E_CLAIMED,
    E_COMMAND,
    E_DRAWN,
    E_END,
    E_FORCES,
    E_HERO,
    E_INHERITED,
    E_LAID,
    E_LAND,
    E_LIFTED,
    E_MOVED,
    E_NO_CARD,
    E_NO_TELEPORTER,
    E_OBJECTIVE,
    E_ORDER,
    E_OUT,
    E_PLACED,
    E_PLAYED,
    E_REFUSED,
    E_REINFORCEMENTS,
    E_RESHUFFLED,
    E_REVEALED,
    E_ROLLED_FOR_ORDER,
    E_ROUND_LIMIT,
    E_SKULLS,
    E_STANDING,
    E_TELEPORTER,
    E_TURN,
    E_WISH,
    FLOOD,
    LEVELS,
    NEUTRAL_SIDE,
    UNSC,
)
from standoff.games.risk_halo.objectives import met_at_start
from standoff.games.risk_halo.queries import (
    bases_held,
    bit,
    laid_skulls,
    land_reinforcements,
    region_reinforcements,
    regions_held,
    room,
    set_up_choices,
)
from standoff.games.risk_halo.state import State

# -- Set-up ----------------------------------------------------------------------------------------------------------


def assign_forces(t: State) -> None:
    """Each player commands a force of one colour (rh.setup.forces, rh.contents.forces), every one for himself in a
    free-for-all (rh.objective.free_for_all), UNSC against Covenant in One-on-One (rh.duel.forces). In team play two
    UNSC stand against two Covenant, seated alternately (rh.team.four, rh.team.alternate), and perhaps the Flood
    (rh.team.five).
    """
    pattern: tuple[int, ...]
    if t.teams:
        pattern = (UNSC, COVENANT, UNSC, COVENANT) if t.n == 4 else (FLOOD, UNSC, COVENANT, UNSC, COVENANT)
    else:
        pattern = (UNSC, COVENANT, FLOOD, UNSC, COVENANT)[: t.n]
    turned = below(t, t.n) if t.settings.forces == "by chance" else 0
    t.faction = tuple(pattern[(seat + turned) % t.n] for seat in range(t.n))
    t.side = (*(t.faction if t.teams else range(t.n)), NEUTRAL_SIDE)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append((E_FORCES, seat, t.faction[seat]))


def shuffle_decks(t: State) -> None:
    """The three Faction decks are kept apart (rh.faction.decks)."""
    for deck in range(len(t.decks)):
        t.decks[deck] = shuffled(t, t.decks[deck])


def shuffled(t: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a random order."""
    pile = list(cards)
    shuffle(t, pile)
    return tuple(pile)


def roll_for_order(t: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Each of these players rolls one die (rh.setup.roll_order)."""
    rolled = tuple(below(t, 6) + 1 for _ in seats)
    if t.events is not None:
        for seat, die in zip(seats, rolled, strict=True):
            t.events.append((E_ROLLED_FOR_ORDER, seat, die))
    return rolled


def set_order(t: State, order: tuple[int, ...]) -> None:
    """The turn order stands."""
    t.order = t.alive = order
    if t.events is not None:
        t.events.append((E_ORDER, *order))


def place_teleporters(t: State, seat: int, first: int, second: int) -> None:
    """A mobile pair connects two territories for good and for all players (rh.teleporter.connects,
    rh.teleporter.shared, rh.teleporter.permanent, rh.boards.mobile), and only with each other (rh.teleporter.matching).
    """
    t.tokens = (*t.tokens, first, second)
    t.links = linked(t.links, (first, second))
    if t.events is not None:
        t.events.append((E_TELEPORTER, seat, first, second))


def decline_teleporters(t: State, seat: int) -> None:
    """A player keeps his pair (rh.teleporter.decline)."""
    if t.events is not None:
        t.events.append((E_NO_TELEPORTER, seat))


def deal_objectives(t: State) -> None:
    """Each level is shuffled by itself; everybody gets one card of each (rh.setup.campaign, rh.campaign.one_each) and
    keeps it private (rh.duel.private).
    """
    cards = shuffled(t, t.box)
    for level in range(len(LEVELS)):
        pile = [c for c in cards if t.data.campaign[c].level == level]
        for seat in t.order:
            card = pile.pop()
            t.objectives[seat] += (card,)
            t.objective_seen[card] = only(seat)
            t.box = without(t.box, card)
            if t.events is not None:
                t.events.append((E_OBJECTIVE, seat, card))


def hand_over(t: State, place: int, force: int) -> None:
    """A territory has a new owner."""
    before = t.owner[place]
    if before != NOBODY:
        t.held[before] -= 1
        t.lands[before] = t.lands[before] & ~bit(place)
    t.owner[place] = force
    t.held[force] += 1
    t.lands[force] = t.lands[force] | bit(place)


def claim_land(t: State, force: int, place: int, units: int) -> None:
    """Units on an empty territory claim it (rh.setup.claim)."""
    hand_over(t, place, force)
    t.units[place] = units
    t.total[force] += units
    t.to_place[force] -= units
    if t.events is not None:
        t.events.append((E_LAND, force, place, units))


def place_base(t: State, seat: int, place: int) -> None:
    """A Base stays where it was placed (rh.base.stays)."""
    t.base = (*t.base[:seat], place, *t.base[seat + 1 :])
    if t.events is not None:
        t.events.append((E_BASE, seat, place))


def place_units(t: State, force: int, place: int, units: int) -> None:
    """Units from the supply onto an own territory (rh.setup.no_limit). Units are counted; by which pieces they are
    shown does not matter (rh.units.values).
    """
    t.units[place] += units
    t.total[force] += units
    if t.events is not None:
        t.events.append((E_PLACED, force, place, units))


def spread_unit(t: State, seat: int, place: int) -> None:
    """One unit of a card that places no more than one in a territory (rh.card.spawn, rh.card.growth)."""
    t.spread |= bit(place)
    place_units(t, seat, place, 1)


def deploy(t: State, force: int, place: int, units: int) -> None:
    """Some of the units that are to be placed."""
    t.to_place[force] -= units
    place_units(t, force, place, units)


def place_hero(t: State, seat: int, place: int) -> None:
    """The Hero joins the units of an own territory (rh.setup.heroes, rh.hero.redeploy)."""
    t.hero[seat] = place
    t.waiting &= ~(1 << seat)
    if t.events is not None:
        t.events.append((E_HERO, seat, place))


def let_hero_wait(t: State, seat: int) -> None:
    """A player does not bring his defeated Hero back now (rh.hero.redeploy_later)."""
    t.waiting |= 1 << seat


def by_chance(t: State, seat: int, kind: int, first: int, second: int) -> int:
    """What chance answers in a quick set-up (rh.setup.quick)."""
    choices = set_up_choices(t, seat, kind, first, second)
    return choices[below(t, len(choices))]


# -- Turns -----------------------------------------------------------------------------------------------------------


def begin_turn(t: State, seat: int) -> None:
    """A new turn: objectives of the start are tested and remembered (rh.campaign.windows), deeds are forgotten."""
    t.turn = seat
    t.conquered = t.conquered_by_teleporter = t.conquered_with_hero = 0
    t.conquered_on_first = t.conquered_on_second = t.regions_entered = 0
    t.heroes_defeated = t.bases_taken = t.destroyed = 0
    t.taken_from = [0] * (t.n + 1)
    t.maneuvers = 1
    t.attacked = False
    if t.campaign:
        t.met_at_start = met_at_start(t, seat)
        t.held_before[seat] = regions_held(t, seat)
    if t.events is not None:
        t.events.append((E_TURN, seat, t.round))


def next_round(t: State) -> None:
    """Everybody has had a turn."""
    t.round += 1


def gather_reinforcements(t: State, seat: int) -> None:
    """Territories, regions and Bases (rh.reinforce.sum)."""
    land, regions, bases = land_reinforcements(t, seat), region_reinforcements(t, seat), bases_held(t, seat)
    add_reinforcements(t, seat, land + regions + bases)
    if t.events is not None:
        t.events.append((E_REINFORCEMENTS, seat, land, regions, bases))


def add_reinforcements(t: State, seat: int, units: int) -> None:
    """More units to deploy."""
    t.to_place[seat] += room(t, seat, units)


def spend(t: State, seat: int, card: int) -> None:
    """A card leaves the hand, seen by all."""
    if card in t.hands[seat]:
        t.hands[seat] = without(t.hands[seat], card)
    else:
        t.captured[seat] = without(t.captured[seat], card)
    t.seen[card] = EVERYBODY


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone that a card has left."""
    return tuple([c for c in zone if c != card])


def discard(t: State, card: int) -> None:
    """A card goes to the discard pile of its faction (rh.faction.discard, rh.faction.captured_discard)."""
    t.discards[t.data.faction[card].deck] += (card,)


def lay_card(t: State, seat: int, card: int) -> None:
    """A card is turned in for its skulls (rh.skulls.turn_in)."""
    spend(t, seat, card)
    t.laid += (card,)
    if t.events is not None:
        t.events.append((E_LAID, seat, card))


def turn_in(t: State, seat: int) -> None:
    """Units for all skulls that were laid down (rh.skulls.table); the cards go to the discard piles of their factions
    (rh.faction.discard, rh.faction.captured_discard).
    """
    if t.laid:
        skulls = laid_skulls(t)
        units = t.data.skulls[skulls]
        for card in t.laid:
            discard(t, card)
        t.laid = ()
        add_reinforcements(t, seat, units)
        if t.events is not None:
            t.events.append((E_SKULLS, seat, skulls, units))


def play_card(t: State, seat: int, card: int) -> None:
    """A card is used for its ability and discarded (rh.faction.discard)."""
    spend(t, seat, card)
    discard(t, card)
    t.spread = 0
    if t.events is not None:
        t.events.append((E_PLAYED, seat, card))


def draw_card(t: State, seat: int) -> None:
    """The top card of the own faction's deck (rh.faction.draw_top). When the last one is drawn the discard pile becomes
    the new deck (rh.faction.reshuffle); if that is empty too, there is nothing to draw (rh.faction.nothing_left).
    """
    faction = t.faction[seat]
    reshuffle_if_empty(t, faction)
    deck = t.decks[faction]
    if not deck:
        if t.events is not None:
            t.events.append((E_NO_CARD, seat))
        return
    card = deck[-1]
    t.decks[faction] = deck[:-1]
    t.hands[seat] += (card,)
    t.seen[card] = only(seat)
    if t.events is not None:
        t.events.append((E_DRAWN, seat, card))
    reshuffle_if_empty(t, faction)


def reshuffle_if_empty(t: State, faction: int) -> None:
    """The discard pile of a faction becomes its deck (rh.faction.reshuffle)."""
    if not t.decks[faction] and t.discards[faction]:
        for card in t.discards[faction]:
            t.seen[card] = NO_ONE
        t.decks[faction] = shuffled(t, t.discards[faction])
        t.discards[faction] = ()
        if t.events is not None:
            t.events.append((E_RESHUFFLED, faction))


def claim_objective(t: State, seat: int, card: int) -> None:
    """The card lies face up beside the battlefield from now on (rh.campaign.face_up); no other takes its place
    (rh.campaign.no_new).
    """
    t.objectives[seat] = without(t.objectives[seat], card)
    t.claimed[seat] += (card,)
    t.objective_seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_CLAIMED, seat, card))


def reveal_objectives(t: State, seat: int) -> None:
    """All unclaimed cards of a player are turned face up for good (rh.campaign.reveal)."""
    for card in t.objectives[seat]:
        if t.objective_seen[card] != EVERYBODY:
            t.objective_seen[card] = EVERYBODY
            if t.events is not None:
                t.events.append((E_REVEALED, seat, card))


def move_units(t: State, seat: int, source: int, place: int, units: int, hero: bool) -> None:
    """Units go from one own territory to another, perhaps with the Hero (rh.maneuver.hero)."""
    t.units[source] -= units
    t.units[place] += units
    if hero:
        t.hero[seat] = place
    if t.events is not None:
        t.events.append((E_MOVED, seat, source, place, units, int(hero)))


def use_maneuver(t: State) -> None:
    """One maneuver of this turn is spent (rh.maneuver.one)."""
    t.maneuvers -= 1


def gain_maneuver(t: State, seat: int, how_many: int) -> None:
    """A card grants more maneuvers (rh.card.lift)."""
    t.maneuvers += how_many
    if t.events is not None:
        t.events.append((E_LIFTED, seat, how_many))


def wish_command(t: State, seat: int, ally: int, place: int) -> None:
    """A player asks for a territory of his ally (rh.command.ask)."""
    if t.events is not None:
        t.events.append((E_WISH, seat, ally, place))


def refuse_command(t: State, ally: int, seat: int) -> None:
    """The ally does not agree (rh.command.agree)."""
    if t.events is not None:
        t.events.append((E_REFUSED, ally, seat))


def take_command(t: State, seat: int, place: int, source: int) -> None:
    """The ally's unit is replaced by one of the player's own (rh.command.replace). A Base there changes its holder
    (rh.command.base).
    """
    ally = t.owner[place]
    hand_over(t, place, seat)
    t.total[ally] -= 1
    t.units[source] -= 1
    if t.events is not None:
        t.events.append((E_COMMAND, seat, ally, place, source))


def stand_by_most_dice(t: State, seat: int, always: bool) -> None:
    """From now on a player defends with the most dice without being asked, or is asked again (rh.attack.standing)."""
    if always:
        t.most_dice |= 1 << seat
    else:
        t.most_dice &= ~(1 << seat)
    if t.events is not None:
        t.events.append((E_STANDING, seat, int(always)))


# -- Elimination and the end -----------------------------------------------------------------------------------------


def leave_game(t: State, seat: int, by: int) -> None:
    """The last unit is gone: out of the game (rh.out.last_unit). The Faction cards go to the victor, for their skulls
    only (rh.out.cards, rh.out.skulls_only); the Base stays on the board (rh.out.base_stays).
    """
    t.alive = tuple(s for s in t.alive if s != seat)
    t.hero[seat] = NOBODY
    t.most_dice &= ~(1 << seat)
    if t.events is not None:
        t.events.append((E_OUT, seat, by))
    for card in t.hands[seat] + t.captured[seat]:
        t.captured[by] += (card,)
        t.seen[card] |= only(by)
        if t.events is not None:
            t.events.append((E_CAPTURED, by, seat, card, t.data.faction[card].deck, t.seen[card]))
    t.hands[seat] = ()
    t.captured[seat] = ()


def pass_on_objectives(t: State, seat: int, ally: int, open_ones: bool) -> None:
    """Campaign cards of an eliminated player go to the ally, accomplished ones as such (rh.team.inherit)."""
    moved = t.claimed[seat] + (t.objectives[seat] if open_ones else ())
    for card in moved:
        zones = t.claimed if card in t.claimed[seat] else t.objectives
        zones[ally] += (card,)
        t.objective_seen[card] |= only(ally)
        if t.events is not None:
            t.events.append((E_INHERITED, ally, seat, card, t.objective_seen[card]))
    t.claimed[seat] = ()
    if open_ones:
        t.objectives[seat] = ()


def discard_objectives(t: State, seat: int) -> None:
    """Campaign cards that nobody inherits are out of the game (rh.campaign.discarded)."""
    t.box += t.objectives[seat] + t.claimed[seat]
    t.objectives[seat] = ()
    t.claimed[seat] = ()


def announce_limit(t: State) -> None:
    """The agreed number of rounds has been played (rh.limit.rounds)."""
    if t.events is not None:
        t.events.append((E_ROUND_LIMIT, t.round))


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (rh.win.at_once)."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        t.events.append((E_END, *winners))
    raise GameOver
