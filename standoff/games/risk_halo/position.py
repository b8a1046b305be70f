"""Positions that a person writes down, and what is true of every position.

A position gives the players in their turn order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", faction = "UNSC", lands = { "Archive 99-01" = 3 }, hero = "Archive 99-01",
                base = "Archive 99-01", hand = ["Dig In (1 skull)"], objectives = ["Foothold"] }, ... ]
A player without territories is out. A Hero stands at the Base unless `hero` says where, or "off" the board.

    turn  = "Ann"                # whose turn it is (else the first player's)
    phase = "attack"             # from which step: "reinforce" (if nothing is said), "attack", "claim", "maneuver"
    taken = [ ["Crater", "Bob"] ]        # what was conquered in this turn already, and from whom ("neutral": the Flood)
    deeds = { heroes_defeated = 1, destroyed = 5, by_teleporter = 1, with_hero = 1 }     # and what else was done in it
    rest  = "Bob"                # who holds, with one unit each, the territories that nobody was given
    teleporters = [ ["Inland Canyon", "Pulse Grid 01"] ]
    decks = { UNSC = ["Orbital Strike (1 skull)"] }      # the next cards of a deck
    rolls = [ 6, 5, 3 ]          # the next dice, the attacker's first
    start = "heroes"             # no turn yet: the Heroes are placed next; or "set-up", with nothing on the board
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.state import NOBODY, Frame
from standoff.engine.written import Written, WrittenTable, read_position, read_seats, shown
from standoff.games.risk_halo.maps import joined, linked
from standoff.games.risk_halo.moves.battle import count_conquest
from standoff.games.risk_halo.moves.turns import assign_forces, begin_turn, hand_over
from standoff.games.risk_halo.names import (
    FACTIONS,
    FROM_REINFORCE,
    MOST_UNITS,
    NEUTRAL_SIDE,
    ONE_ON_ONE,
    PAIR,
    SIDES,
    STEPS,
    TEAMS_AND_FLOOD,
)
from standoff.games.risk_halo.queries.board import territories
from standoff.games.risk_halo.queries.cards import captured_cards, captured_row
from standoff.games.risk_halo.state import State, campaign_cards

KEYS = (
    *("seats", "turn", "phase", "taken", "deeds", "rest", "neutral", "teleporters", "decks", "discards", "rolls"),
    *("round", "start"),
)
SEAT_KEYS = (
    *("name", "faction", "lands", "hero", "base", "hand", "captured", "objectives", "accomplished", "held_before"),
)
DEEDS = ("heroes_defeated", "destroyed", "by_teleporter", "with_hero")
STARTS = ("set-up", "heroes")
NEUTRAL = "neutral"
OFF = "off"
ALL = "all"
FORCES = (2, 2, 1)
"""How many forces of each faction there are."""


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player begins or goes on, or with `start` the "set-up" or the placing of
    "heroes".
    """
    position = read_position(given, KEYS)
    seats = read_seats(position, t.setup.names, SEAT_KEYS)
    start = STARTS[position["start"].word(STARTS, "start")] if "start" in position else ""
    rolls = [r.whole(1, SIDES) - 1 for r in position.items("rolls")]
    if start == "set-up":
        _nothing_but(position, ("seats", "start", "rolls"))
        for seat in seats:
            _nothing_but(seat, ("name",))
        t.fixed = rolls
        return t.setup.frame("game")
    _forces(t, seats)
    _lands(t, position, seats)
    _pieces(t, position, seats, start == "heroes")
    _faction_cards(t, position, seats)
    _campaign_cards(t, seats)
    t.fixed = rolls
    t.alive = tuple(s for s in t.order if t.held[s])
    t.round = position.whole("round", 1, 1, t.settings.round_limit)
    regions = [r.name for r in t.land.regions]
    for i, seat in enumerate(seats):
        before = {r.word(regions, "region") for r in seat.items("held_before")}
        t.held_before[i] = sum(1 << r for r in before)
    if start == "heroes":
        for key in ("turn", "phase", "taken", "deeds"):
            if key in position:
                raise position[key].wrong("no turn has begun when the Heroes are placed")
        t.round -= 1
        return t.setup.frame("war")
    return _turn(t, position)


def _nothing_but(table: WrittenTable, keys: tuple[str, ...]) -> None:
    for key in table:
        if key not in keys:
            raise table[key].wrong(f"before the set-up there is nothing but {', '.join(keys)}")


def _turn(t: State, position: WrittenTable) -> Frame:
    """Whose turn it is, from which step, and what was done in it so far."""
    first = position.word("turn", t.setup.names, "player", t.order[0])
    if first not in t.alive:
        raise WrongSetup(f"{t.setup.names[first]} has no territories and cannot have a turn")
    step = position.word("phase", STEPS, "step", FROM_REINFORCE)
    if step == FROM_REINFORCE:
        for key in ("taken", "deeds"):
            if key in position:
                raise position[key].wrong("nothing has been done yet when a turn begins; write a later phase")
    else:
        begin_turn(t, first)
        _deeds(t, position, first)
    return t.setup.frame("from_step", first, step)


def _deeds(t: State, position: WrittenTable, seat: int) -> None:
    """What the objectives of this turn ask for."""
    for taken in position.items("taken", t.size):
        place, loser = taken.pair()
        where = place.word(t.land.names, "territory")
        by = loser.word((*t.setup.names, NEUTRAL), "player")
        if t.side[by] == t.side[seat]:
            raise loser.wrong(f"nothing is conquered from {shown(loser.value)}, who is no enemy")
        t.source = where
        count_conquest(t, seat, by, where)
        t.source = NOBODY
        t.attacked = True
    if "deeds" in position:
        deeds = position["deeds"].table(DEEDS, "a turn so far")
        t.heroes_defeated = deeds.whole("heroes_defeated", 0, 0, t.n)
        t.destroyed = deeds.whole("destroyed", 0, 0, MOST_UNITS)
        t.conquered_by_teleporter = deeds.whole("by_teleporter", 0, 0, t.conquered)
        t.conquered_with_hero = deeds.whole("with_hero", 0, 0, t.conquered)


def _forces(t: State, seats: list[WrittenTable]) -> None:
    assign_forces(t)
    if any("faction" in s for s in seats):
        t.faction = tuple(s.word("faction", FACTIONS, "faction", 0) for s in seats)
        t.side = (*(t.faction if t.teams else range(t.n)), NEUTRAL_SIDE)


def _lands(t: State, position: WrittenTable, seats: list[WrittenTable]) -> None:
    names = t.land.names
    shares = [(i, seat.entries("lands")) for i, seat in enumerate(seats)]
    if t.mode == ONE_ON_ONE:
        shares.append((t.neutral, position.entries(NEUTRAL)))
    elif NEUTRAL in position:
        raise position[NEUTRAL].wrong("the neutral Flood is only in One-on-One")
    for force, lands in shares:
        for name, units in lands.items():
            place = Written(name, units.place).word(names, "territory")
            if t.owner[place] != NOBODY:
                raise units.wrong(f"{names[place]} is given out twice")
            _hold(t, force, place, units.whole(1, MOST_UNITS))
    holders = (*t.setup.names, NEUTRAL) if t.mode == ONE_ON_ONE else t.setup.names
    holder = position.word("rest", holders, "player", len(holders) - 1)
    for place in range(t.size):
        if t.owner[place] == NOBODY:
            _hold(t, holder, place, 1)


def _hold(t: State, force: int, place: int, units: int) -> None:
    hand_over(t, place, force)
    t.units[place] = units
    t.total[force] += units


def _pieces(t: State, position: WrittenTable, seats: list[WrittenTable], no_heroes: bool) -> None:
    names = t.land.names
    taken = [s["base"].word(names, "territory") for s in seats if "base" in s]
    for i, seat in enumerate(seats):
        if "base" in seat:
            place = seat["base"].word(names, "territory")
        else:
            place = _free_base(t, i, taken)
            taken.append(place)
        t.base = (*t.base[:i], place, *t.base[i + 1 :])
        if not no_heroes:
            _hero(t, i, seat)
        elif "hero" in seat:
            raise seat["hero"].wrong("the Heroes are off the board when they are to be placed")
    for pair in position.items("teleporters"):
        a, b = (end.word(names, "territory") for end in pair.pair())
        if a == b or a in t.tokens or b in t.tokens:
            raise pair.wrong("a mobile teleporter joins two territories that have no other one")
        t.tokens = (*t.tokens, a, b)
        t.links = linked(t.links, (a, b))
        t.near = joined(t.near, a, b)


def _hero(t: State, i: int, seat: WrittenTable) -> None:
    names = t.land.names
    if "hero" in seat and seat["hero"].value != OFF:
        t.hero[i] = seat["hero"].word(names, "territory")
        if t.owner[t.hero[i]] != i:
            raise seat["hero"].wrong(f"{names[t.hero[i]]} is not held by {t.setup.names[i]}")
    elif t.held[i] and "hero" not in seat:
        t.hero[i] = t.base[i] if t.owner[t.base[i]] == i else t.owner.index(i)


def _free_base(t: State, seat: int, taken: list[int]) -> int:
    """The last own territory without a Base, or any."""
    places = [i for i in reversed(range(t.size)) if i not in taken]
    return next((i for i in places if t.owner[i] == seat), places[0])


def _faction_cards(t: State, position: WrittenTable, seats: list[WrittenTable]) -> None:
    left = [card for deck in t.data.decks for card in deck]

    def take(name: Written) -> int:
        words = [t.data.texts[c] for c in left]
        plain = [w.split(" (")[0] for w in words]
        return left.pop(name.word(words if "(" in name.text() else plain, "card left that is called"))

    for i, seat in enumerate(seats):
        hand = seat.items("hand")
        t.hands[i] = tuple(take(name) for name in hand)
        for card, name in zip(t.hands[i], hand, strict=True):
            if t.data.faction[card].deck != t.faction[i]:
                raise name.wrong(f"{t.data.texts[card]} is no card of {t.setup.names[i]}'s faction")
        for card in sorted(take(name) for name in seat.items("captured")):
            t.captured[captured_row(t, i, t.data.faction[card].deck)] += (card,)
    tops, discarded = _by_faction(position, "decks"), _by_faction(position, "discards")
    for deck in range(len(FACTIONS)):
        top = [take(name) for name in tops[deck].items()] if deck in tops else []
        if deck in discarded and discarded[deck].value == ALL:
            t.discards[deck] = tuple(c for c in left if t.data.faction[c].deck == deck)
            left = [c for c in left if t.data.faction[c].deck != deck]
        elif deck in discarded:
            t.discards[deck] = tuple(take(name) for name in discarded[deck].items())
        t.decks[deck] = (*(c for c in left if t.data.faction[c].deck == deck), *reversed(top))


def _by_faction(position: WrittenTable, key: str) -> dict[int, Written]:
    return {Written(name, told.place).word(FACTIONS, "faction"): told for name, told in position.entries(key).items()}


def _campaign_cards(t: State, seats: list[WrittenTable]) -> None:
    """Every card that is named gets the next spot of its level, the others what is left."""
    names = [c.name for c in t.data.campaign]
    left = list(campaign_cards(t.setup))
    given: list[int] = []
    for i, seat in enumerate(seats):
        for key, zone in (("objectives", t.objectives), ("accomplished", t.claimed)):
            for name in seat.items(key):
                card = name.word(names, "Campaign card")
                if card not in left:
                    raise name.wrong(f"the Campaign card {shown(name.value)} is not in this game, or was given twice")
                level = t.data.campaign[card].level
                zone[i] += (t.levels.index(level) + sum(t.data.campaign[c].level == level for c in given),)
                left.remove(card)
                given.append(card)
    t.faces = tuple(sorted(given + left, key=lambda card: t.data.campaign[card].level))


# -- Invariants ------------------------------------------------------------------------------------------------------


def faults(t: State) -> list[str]:
    """What cannot be."""
    return [*_force_faults(t), *_board_faults(t), *_piece_faults(t), *_card_faults(t), *_campaign_faults(t)]


def _force_faults(t: State) -> list[str]:
    """Five forces stand in the box: two of the UNSC, two of the Covenant, the Flood (rh.contents.forces)."""
    out = []
    counts = [t.faction.count(f) for f in range(len(FACTIONS))]
    if any(count > most for count, most in zip(counts, FORCES, strict=True)):
        out.append(f"the factions {', '.join(FACTIONS[f] for f in t.faction)} are not in the box")
    if (
        t.teams
        and t.faction
        and len(set(t.faction)) != (len(FACTIONS) if t.n == TEAMS_AND_FLOOD else len(FACTIONS) - 1)
    ):
        out.append(f"the factions {', '.join(FACTIONS[f] for f in t.faction)} are no teams")
    if t.side and not t.over and t.asked >= 0 and len({t.side[s] for s in t.alive}) < 2:
        out.append("only one side is left and the game goes on")
    if t.mode != ONE_ON_ONE and t.neutral in t.owner:
        out.append("the neutral Flood holds territories, which it does only in One-on-One")
    return out


def _board_faults(t: State) -> list[str]:
    out = []
    started = t.turn != NOBODY
    for i, name in enumerate(t.land.names):
        if (t.owner[i] == NOBODY) != (t.units[i] == 0) or t.units[i] < 0:
            out.append(f"{name} of {t.owner[i]} has {t.units[i]} units")
        if started and t.owner[i] == NOBODY:
            out.append(f"{name} is empty")
        if any(i not in t.links[x] for x in t.links[i]):
            out.append(f"{name} has a one-way link")
    for force in range(t.n + 1):
        mine = [i for i in range(t.size) if t.owner[i] == force]
        if territories(t, t.lands[force]) != mine:
            out.append(f"force {force} holds {mine}, not {territories(t, t.lands[force])}")
        if t.held[force] != len(mine):
            out.append(f"force {force} holds {len(mine)} territories, not {t.held[force]}")
        if t.total[force] != sum(t.units[i] for i in mine):
            out.append(f"force {force} has {sum(t.units[i] for i in mine)} units, not {t.total[force]}")
        if t.to_place[force] < 0:
            out.append(f"force {force} has placed too many units")
    for seat in range(t.n):
        if started and (seat in t.alive) != (t.held[seat] > 0) and t.asked >= 0:
            out.append(f"seat {seat} holds {t.held[seat]} territories and is {'in' if seat in t.alive else 'out'}")
        if t.settings.piece_limit and t.total[seat] + t.to_place[seat] > t.data.most_units:
            out.append(f"seat {seat} has more units than pieces")
    return out


def _piece_faults(t: State) -> list[str]:
    out = []
    lost = [s for s in range(t.n) if t.hero[s] != NOBODY and t.owner[t.hero[s]] != s]
    if lost:
        out.append(f"the Heroes of the seats {lost} stand among the units of others")
    placed = [b for b in t.base if b != NOBODY]
    if len(set(placed)) != len(placed) or (t.turn != NOBODY and len(placed) != t.n):
        out.append(f"the Bases stand at {t.base}")
    if len(set(t.tokens)) != len(t.tokens) or len(t.tokens) > t.data.figures["mobile teleporters"]:
        out.append(f"the mobile teleporters lie in {t.tokens}")
    if len(t.tokens) % PAIR or sum(map(len, t.links)) != sum(map(len, t.land.links)) + len(t.tokens):
        out.append("the links are not the printed ones and the mobile teleporters")
    return out


def _card_faults(t: State) -> list[str]:
    out = []
    zones = [*t.decks, *t.discards, *t.hands, *t.captured, t.laid]
    if sorted(c for zone in zones for c in zone) != sorted(c for deck in t.data.decks for c in deck):
        out.append(f"the Faction cards are {zones}")
    piles = [(deck, c) for deck in range(len(FACTIONS)) for c in t.decks[deck] + t.discards[deck]]
    for seat in range(t.n):
        for deck in range(len(FACTIONS)):
            row = t.captured[captured_row(t, seat, deck)]
            piles += [(deck, c) for c in row]
            if tuple(sorted(row)) != row:
                out.append(f"the captured cards of seat {seat} are not sorted")
        if any(t.data.faction[c].deck != t.faction[seat] for c in t.hands[seat]):
            out.append(f"seat {seat} holds a card of another faction")
        if seat not in t.alive and (t.hands[seat] or captured_cards(t, seat) or t.objectives[seat]):
            out.append(f"seat {seat} is out and keeps cards")
    if any(t.data.faction[c].deck != deck for deck, c in piles):
        out.append("a card is in the piles of another faction")
    return out


def _campaign_faults(t: State) -> list[str]:
    out = []
    if sorted(t.faces) != sorted(campaign_cards(t.setup)):
        out.append(f"the Campaign cards are {t.faces}")
    if tuple(t.data.campaign[card].level for card in t.faces) != t.levels:
        out.append("a Campaign card lies on the spot of another level")
    spots = [spot for zone in (*t.objectives, *t.claimed) for spot in zone]
    if len(set(spots)) != len(spots):
        out.append(f"Campaign cards lie in front of two players: {spots}")
    unclaimed = {spot for zone in t.objectives for spot in zone}
    if any(t.face_up >> spot & 1 for spot in range(len(t.faces)) if spot not in unclaimed):
        out.append("a Campaign card lies face up in front of nobody")
    return out
