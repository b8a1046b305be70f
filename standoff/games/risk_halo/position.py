"""Positions that a person writes down, and what is true of every position.

A position gives the players in their turn order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", faction = "UNSC", lands = { "Archive 99-01" = 3 }, hero = "Archive 99-01",
                base = "Archive 99-01", hand = ["Dig In (1 skull)"], objectives = ["Foothold"] }, ... ]
A player without territories is out. A Hero stands at the Base unless `hero` says where, or "off" the board.

    turn  = "Ann"                # whose turn begins (else the first player's)
    rest  = "Bob"                # who holds, with one unit each, the territories that nobody was given
    teleporters = [ ["Inland Canyon", "Pulse Grid 01"] ]
    decks = { UNSC = ["Orbital Strike (1 skull)"] }      # the next cards of a deck
    rolls = [ 6, 5, 3 ]          # the next dice, the attacker's first
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.state import NOBODY, Frame
from standoff.engine.written import check_keys, index_of, number_in
from standoff.games.risk_halo.maps import linked
from standoff.games.risk_halo.moves import assign_forces, hand_over, without
from standoff.games.risk_halo.names import FACTIONS, NEUTRAL_SIDE, ONE_ON_ONE
from standoff.games.risk_halo.queries import territories
from standoff.games.risk_halo.state import State, campaign_cards
from standoff.games.risk_halo.text.words import card as card_words

KEYS = ("seats", "turn", "rest", "neutral", "teleporters", "decks", "discards", "rolls", "round", "start")
SEAT_KEYS = (
    "name",
    "faction",
    "lands",
    "hero",
    "base",
    "hand",
    "captured",
    "objectives",
    "accomplished",
    "held_before",
)


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player begins, or with `start` the "set-up" or the placing of "heroes"."""
    check_keys(given, KEYS, "a position")
    seats = given.get("seats", [])
    for seat in seats:
        check_keys(seat, SEAT_KEYS, f"the seat of {seat.get('name', '?')}")
    t.fixed = [r - 1 for r in given.get("rolls", [])]
    if given.get("start") == "set-up":
        return t.setup.frame("game")
    assign_forces(t)
    if any("faction" in s for s in seats):
        t.faction = tuple(index_of(s.get("faction", "UNSC"), FACTIONS, "faction") for s in seats)
        t.side = (*(t.faction if t.teams else range(t.n)), NEUTRAL_SIDE)
    _lands(t, given, seats)
    _pieces(t, given, seats)
    _faction_cards(t, given, seats)
    _campaign_cards(t, seats)
    t.alive = tuple(s for s in t.order if t.held[s])
    t.round = number_in(given, "round", 1, 1, 999) - 1
    for i, seat in enumerate(seats):
        names = [f"{r.name}" for r in t.land.regions]
        before = [index_of(r, names, "region") for r in seat.get("held_before", [])]
        t.held_before[i] = sum(1 << r for r in before)
    if given.get("start") == "heroes":
        t.hero = [NOBODY] * t.n
        return t.setup.frame("war")
    first = index_of(given["turn"], t.setup.names, "player") if "turn" in given else t.order[0]
    return t.setup.frame("turns", first)


def _lands(t: State, given: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    names = t.land.names
    shares = [(i, seat.get("lands", {})) for i, seat in enumerate(seats)]
    if t.mode == ONE_ON_ONE:
        shares.append((t.n, given.get("neutral", {})))
    for force, lands in shares:
        for name in lands:
            place = index_of(name, names, "territory")
            if t.owner[place] != NOBODY:
                raise WrongSetup(f"{names[place]} is given to two players")
            _hold(t, force, place, number_in(lands, name, 1, 1, 999))
    rest = given.get("rest", "neutral" if t.mode == ONE_ON_ONE else t.setup.names[-1])
    holder = t.n if rest == "neutral" else index_of(rest, t.setup.names, "player")
    for place in range(t.size):
        if t.owner[place] == NOBODY:
            _hold(t, holder, place, 1)


def _hold(t: State, force: int, place: int, units: int) -> None:
    hand_over(t, place, force)
    t.units[place] = units
    t.total[force] += units


def _pieces(t: State, given: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    names = t.land.names
    taken = [index_of(s["base"], names, "territory") for s in seats if "base" in s]
    for i, seat in enumerate(seats):
        if "base" in seat:
            place = index_of(seat["base"], names, "territory")
        else:
            place = _free_base(t, i, taken)
            taken.append(place)
        t.base = (*t.base[:i], place, *t.base[i + 1 :])
        if t.held[i] and seat.get("hero") != "off":
            default = t.base[i] if t.owner[t.base[i]] == i else t.owner.index(i)
            t.hero[i] = index_of(seat["hero"], names, "territory") if "hero" in seat else default
            if t.owner[t.hero[i]] != i:
                raise WrongSetup(f"the Hero of {seat['name']} stands on a territory of another player")
    for pair in given.get("teleporters", []):
        a, b = (index_of(name, names, "territory") for name in pair)
        t.tokens = (*t.tokens, a, b)
        t.links = linked(t.links, (a, b))


def _free_base(t: State, seat: int, taken: list[int]) -> int:
    """The last own territory without a Base, or any."""
    places = [i for i in reversed(range(t.size)) if i not in taken]
    return next((i for i in places if t.owner[i] == seat), places[0])


def _faction_cards(t: State, given: Mapping[str, Any], seats: list[dict[str, Any]]) -> None:
    left = list(range(len(t.data.faction)))

    def take(name: str) -> int:
        words = [card_words(t, c) for c in left]
        plain = [w.split(" (")[0] for w in words]
        at = index_of(name, words if "(" in name else plain, "card left that is called")
        return left.pop(at)

    for i, seat in enumerate(seats):
        t.hands[i] = tuple(take(name) for name in seat.get("hand", []))
        t.captured[i] = tuple(take(name) for name in seat.get("captured", []))
        for card in t.hands[i] + t.captured[i]:
            t.seen[card] = only(i)
            if card in t.hands[i] and t.data.faction[card].deck != t.faction[i]:
                raise WrongSetup(f"{card_words(t, card)} is no card of {seat['name']}'s faction")
    tops = {index_of(name, FACTIONS, "faction"): cards for name, cards in given.get("decks", {}).items()}
    discarded = {index_of(name, FACTIONS, "faction"): cards for name, cards in given.get("discards", {}).items()}
    for deck in range(len(FACTIONS)):
        top = [take(name) for name in tops.get(deck, [])]
        if discarded.get(deck) == "all":
            t.discards[deck] = tuple(c for c in left if t.data.faction[c].deck == deck)
            left = [c for c in left if c not in t.discards[deck]]
        else:
            t.discards[deck] = tuple(take(name) for name in discarded.get(deck, []))
        for card in t.discards[deck]:
            t.seen[card] = EVERYBODY
        t.decks[deck] = (*(c for c in left if t.data.faction[c].deck == deck), *reversed(top))


def _campaign_cards(t: State, seats: list[dict[str, Any]]) -> None:
    names = [c.name for c in t.data.campaign]
    t.box = campaign_cards(t)
    for i, seat in enumerate(seats):
        for key, zone in (("objectives", t.objectives), ("accomplished", t.claimed)):
            for name in seat.get(key, []):
                card = index_of(name, names, "Campaign card")
                if card not in t.box:
                    raise WrongSetup(f"the Campaign card {name!r} is not in this game, or was given twice")
                t.box = without(t.box, card)
                zone[i] += (card,)
                t.objective_seen[card] = only(i) if key == "objectives" else EVERYBODY


# -- Invariants ------------------------------------------------------------------------------------------------------


def faults(t: State) -> list[str]:
    """What cannot be."""
    return [*_board_faults(t), *_piece_faults(t), *_card_faults(t)]


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
    if len(t.tokens) % 2 or sum(map(len, t.links)) != sum(map(len, t.land.links)) + len(t.tokens):
        out.append("the links are not the printed ones and the mobile teleporters")
    return out


def _card_faults(t: State) -> list[str]:
    out = []
    zones = [*t.decks, *t.discards, *t.hands, *t.captured, t.laid]
    cards = sorted(c for zone in zones for c in zone)
    if cards != list(range(len(t.data.faction))):
        out.append(f"the Faction cards are {cards}")
    piles = [(deck, c) for deck in range(len(FACTIONS)) for c in t.decks[deck] + t.discards[deck]]
    if any(t.data.faction[c].deck != deck for deck, c in piles):
        out.append("a card is in the piles of another faction")
    for seat in range(t.n):
        if any(t.data.faction[c].deck != t.faction[seat] for c in t.hands[seat]):
            out.append(f"seat {seat} holds a card of another faction")
        if seat not in t.alive and (t.hands[seat] or t.captured[seat] or t.objectives[seat]):
            out.append(f"seat {seat} is out and keeps cards")
    if any(t.seen[c] != EVERYBODY for zone in (*t.discards, t.laid) for c in zone):
        out.append("an open card is secret")
    if any(t.seen[c] for deck in t.decks for c in deck):
        out.append("somebody knows a card of a deck")
    objectives = sorted(c for zone in (*t.objectives, *t.claimed, t.box) for c in zone)
    if objectives != list(campaign_cards(t)):
        out.append(f"the Campaign cards are {objectives}")
    return out
