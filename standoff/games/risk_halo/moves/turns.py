"""The atomic changes of the set-up, of turns, and of the end."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.rng import below
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.maps import joined, linked
from standoff.games.risk_halo.messages.events import (
    AskCommand,
    ClaimLand,
    End,
    GainManeuvers,
    KeepTeleporters,
    LeaveHeroOut,
    Move,
    Muster,
    Out,
    PlaceBase,
    PlaceHero,
    PlaceTeleporters,
    PlaceUnits,
    ReachLimit,
    RefuseCommand,
    Reinforce,
    RollForOrder,
    SetOrder,
    StandBy,
    TakeCommand,
    TakeForce,
    Turn,
)
from standoff.games.risk_halo.moves.cards import capture_cards, show_objectives
from standoff.games.risk_halo.names import COVENANT, FLOOD, NEUTRAL_SIDE, SIDES, TEAMS_AND_FLOOD, UNSC
from standoff.games.risk_halo.queries.board import (
    bases_held,
    bit,
    land_reinforcements,
    region_reinforcements,
    regions_held,
    room,
    set_up_choices,
)
from standoff.games.risk_halo.queries.objectives import met_at_start
from standoff.games.risk_halo.state import State


def force_told(t: State, force: int) -> int | None:
    """A player as he is told of; None is the neutral Flood."""
    return None if force == t.neutral else force


def card_told(card: int) -> int | None:
    """A card as it is told of, if there is one."""
    return None if card == NOBODY else card


# -- Set-up ----------------------------------------------------------------------------------------------------------


def assign_forces(t: State) -> None:
    """Each player commands a force of one colour (rh.setup.forces, rh.contents.forces), every one for himself in a
    free-for-all (rh.objective.free_for_all), UNSC against Covenant in One-on-One (rh.duel.forces). In team play two
    UNSC stand against two Covenant, seated alternately (rh.team.four, rh.team.alternate), and perhaps the Flood
    (rh.team.five).
    """
    pattern: tuple[int, ...]
    if t.teams:
        pattern = (UNSC, COVENANT, UNSC, COVENANT)
        if t.n == TEAMS_AND_FLOOD:
            pattern = (FLOOD, *pattern)
    else:
        pattern = (UNSC, COVENANT, FLOOD, UNSC, COVENANT)[: t.n]
    turned = below(t, t.n) if t.settings.forces == "by chance" else 0
    t.faction = tuple(pattern[(seat + turned) % t.n] for seat in range(t.n))
    t.side = (*(t.faction if t.teams else range(t.n)), NEUTRAL_SIDE)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(TakeForce(seat, t.faction[seat]))


def roll_for_order(t: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Each of these players rolls one die (rh.setup.roll_order)."""
    rolled = tuple(below(t, SIDES) + 1 for _ in seats)
    if t.events is not None:
        for seat, die in zip(seats, rolled, strict=True):
            t.events.append(RollForOrder(seat, die))
    return rolled


def set_order(t: State, order: tuple[int, ...]) -> None:
    """The turn order stands."""
    t.order = t.alive = order
    if t.events is not None:
        t.events.append(SetOrder(list(order)))


def muster(t: State, force: int, units: int) -> None:
    """The units that a force begins with."""
    t.to_place[force] = units
    if t.events is not None:
        t.events.append(Muster(force_told(t, force), units))


def place_teleporters(t: State, seat: int, first: int, second: int) -> None:
    """A mobile pair connects two territories for good and for all players (rh.teleporter.connects,
    rh.teleporter.shared, rh.teleporter.permanent, rh.boards.mobile), and only with each other (rh.teleporter.matching).
    """
    t.tokens = (*t.tokens, first, second)
    t.links = linked(t.links, (first, second))
    t.near = joined(t.near, first, second)
    if t.events is not None:
        t.events.append(PlaceTeleporters(seat, first, second))


def decline_teleporters(t: State, seat: int) -> None:
    """A player keeps his pair (rh.teleporter.decline)."""
    if t.events is not None:
        t.events.append(KeepTeleporters(seat))


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
        t.events.append(ClaimLand(force_told(t, force), place, units, t.to_place[force]))


def place_base(t: State, seat: int, place: int) -> None:
    """A Base stays where it was placed (rh.base.stays)."""
    t.base = (*t.base[:seat], place, *t.base[seat + 1 :])
    if t.events is not None:
        t.events.append(PlaceBase(seat, t.faction[seat], place))


def place_units(t: State, force: int, place: int, units: int, card: int) -> None:
    """Units from the supply onto an own territory (rh.setup.no_limit), perhaps by a card. Units are counted; by which
    pieces they are shown does not matter (rh.units.values).
    """
    t.units[place] += units
    t.total[force] += units
    if t.events is not None:
        t.events.append(PlaceUnits(force_told(t, force), place, units, card_told(card), t.to_place[force]))


def spread_unit(t: State, seat: int, place: int, card: int) -> None:
    """One unit of a card that places no more than one in a territory (rh.card.spawn, rh.card.growth)."""
    t.spread |= bit(place)
    place_units(t, seat, place, 1, card)


def deploy(t: State, force: int, place: int, units: int) -> None:
    """Some of the units that are to be placed."""
    t.to_place[force] -= units
    place_units(t, force, place, units, NOBODY)


def place_hero(t: State, seat: int, place: int) -> None:
    """The Hero joins the units of an own territory (rh.setup.heroes, rh.hero.redeploy)."""
    t.hero[seat] = place
    t.waiting &= ~bit(seat)
    if t.events is not None:
        t.events.append(PlaceHero(seat, t.faction[seat], place))


def let_hero_wait(t: State, seat: int) -> None:
    """A player does not bring his defeated Hero back now (rh.hero.redeploy_later)."""
    t.waiting |= bit(seat)
    if t.events is not None:
        t.events.append(LeaveHeroOut(seat, t.faction[seat]))


def by_chance(t: State, seat: int, kind: int, first: int, second: int) -> int:
    """What chance answers in a quick set-up (rh.setup.quick)."""
    choices = set_up_choices(t, seat, kind, first, second)
    chosen: int = choices[below(t, len(choices))]
    return chosen


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
    t.hero_fought = ()
    t.refused = 0
    if t.campaign:
        t.met_at_start = met_at_start(t, seat)
        t.held_before[seat] = regions_held(t, seat)
    if t.events is not None:
        t.events.append(Turn(seat, t.round))


def next_round(t: State) -> None:
    """Everybody has had a turn."""
    t.round += 1


def gather_reinforcements(t: State, seat: int) -> None:
    """Territories, regions and Bases (rh.reinforce.sum)."""
    land, regions, bases = land_reinforcements(t, seat), region_reinforcements(t, seat), bases_held(t, seat)
    due = land + regions + bases
    units = room(t, seat, due)
    t.to_place[seat] += units
    if t.events is not None:
        t.events.append(Reinforce(seat, land, regions, bases, units, units < due, t.to_place[seat]))


def move_units(t: State, seat: int, source: int, place: int, units: int, hero: bool, card: int) -> None:
    """Units go from one own territory to another, perhaps with the Hero (rh.maneuver.hero), by a maneuver or by a
    card.
    """
    t.units[source] -= units
    t.units[place] += units
    if hero:
        t.hero[seat] = place
    if t.events is not None:
        t.events.append(Move(seat, source, place, units, hero, card_told(card), t.maneuvers))


def use_maneuver(t: State) -> None:
    """One maneuver of this turn is spent (rh.maneuver.one)."""
    t.maneuvers -= 1


def gain_maneuver(t: State, seat: int, card: int) -> None:
    """A card grants more maneuvers (rh.card.lift)."""
    how_many = t.data.faction[card].amount
    t.maneuvers += how_many
    if t.events is not None:
        t.events.append(GainManeuvers(seat, card, how_many, t.maneuvers))


def wish_command(t: State, seat: int, ally: int, place: int) -> None:
    """A player asks for a territory of his ally (rh.command.ask)."""
    if t.events is not None:
        t.events.append(AskCommand(seat, ally, place))


def refuse_command(t: State, ally: int, seat: int, place: int) -> None:
    """The ally does not agree (rh.command.agree)."""
    t.refused |= bit(place)
    if t.events is not None:
        t.events.append(RefuseCommand(ally, seat, place))


def take_command(t: State, seat: int, place: int, source: int) -> None:
    """The ally's unit is replaced by one of the player's own (rh.command.replace). A Base there changes its holder
    (rh.command.base).
    """
    ally = t.owner[place]
    hand_over(t, place, seat)
    t.total[ally] -= 1
    t.units[source] -= 1
    if t.events is not None:
        t.events.append(TakeCommand(seat, ally, place, source))


def stand_by_most_dice(t: State, seat: int, always: bool) -> None:
    """From now on a player defends with the most dice without being asked, or is asked again (rh.attack.standing)."""
    if always:
        t.most_dice |= bit(seat)
    else:
        t.most_dice &= ~bit(seat)
    if t.events is not None:
        t.events.append(StandBy(seat, always))


# -- Elimination and the end -----------------------------------------------------------------------------------------


def leave_game(t: State, seat: int, by: int) -> None:
    """The last unit is gone: out of the game (rh.out.last_unit). The Faction cards go to the victor, for their skulls
    only (rh.out.cards, rh.out.skulls_only); the Base stays on the board (rh.out.base_stays).
    """
    t.alive = tuple(s for s in t.alive if s != seat)
    t.hero[seat] = NOBODY
    t.most_dice &= ~bit(seat)
    if t.events is not None:
        t.events.append(Out(seat, by))
    capture_cards(t, seat, by)


def announce_limit(t: State) -> None:
    """The agreed number of rounds has been played (rh.limit.rounds)."""
    if t.events is not None:
        t.events.append(ReachLimit(t.round - 1))


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (rh.win.at_once), and all Campaign cards are shown."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        t.events.append(End(list(winners)))
    show_objectives(t)
    raise GameOver
