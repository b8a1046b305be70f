"""Positions that a person writes down, and what is true of every position.

A position gives seats in clockwise order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", spartan = "Red Leader", multiplier = 2, specialization = "Medic", overshields = 3,
                tags = 2, hand = [ "Magnum", "Flood" ], in_play = [ "Stealth" ] }, ... ]
    turn       = "Ann"            # whose turn begins (else the Red Leader's, or the ONI Operative's among three)
    phase      = "play"           # with which phase (else with "respawn")
    deck       = [ "Shotgun" ]    # the next cards, the top first; chance decides about those below
    cards_left = 1                # how many cards the deck has; the others lie at the bottom of the discard pile
    discard    = [ "Flood" ]      # the discard pile, the top first
    chance     = [ 0 ]            # the next results of chance: which card of a (sorted) hand, counted from 0

A seat without a specialization has no ability, and one without a hand has a single Hardlight Shield. `hand =
"the rest"` gives one seat all cards that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.rng import shuffle
from standoff.engine.state import Frame
from standoff.engine.written import check_keys, deal_out, index_of, number_in
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.moves import count_lying, deal_tags, seat_spartans, seat_specializations
from standoff.games.halo_bang.names import (
    ENHANCEMENTS,
    HARDLIGHT_SHIELD,
    NO_SPECIALIZATION,
    ONI_OPERATIVE,
    PHASES,
    RED_LEADER,
    SPARTANS,
)
from standoff.games.halo_bang.queries import PLACE, known_seat, known_what, lying, team
from standoff.games.halo_bang.state import State

KEYS = ("seats", "turn", "phase", "deck", "cards_left", "discard", "chance")
SEAT_KEYS = ("name", "spartan", "multiplier", "specialization", "overshields", "tags", "hand", "in_play")
THE_REST = "the rest"


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player begins, or goes on with the phase that is given."""
    check_keys(given, KEYS, "a position")
    seats = given.get("seats", [])
    for seat in seats:
        check_keys(seat, SEAT_KEYS, f"the seat of {seat.get('name', '?')}")
    seat_spartans(t, deal_out([s.get("spartan") for s in seats], SPARTANS, t.data.tables[t.n].spartans, "Spartan"))
    _give_specializations(t, seats)
    _give_multipliers(t, seats)
    _give_tags(t, seats)
    _lay_out_cards(t, given, seats)
    t.fixed = [number_in({"chance": c}, "chance", 0, 0, 89) for c in given.get("chance", [])]
    begins = t.spartans.index(ONI_OPERATIVE if t.n == 3 else RED_LEADER)
    t.first = t.turn = index_of(given["turn"], t.setup.names, "player") if "turn" in given else begins
    phase = index_of(given.get("phase", PHASES[0]), PHASES, "phase")
    if phase > 0 and t.overshields[t.turn] == 0:
        raise WrongSetup(f"{t.setup.names[t.turn]} has no Overshields; a turn without begins with the respawn phase")
    return t.setup.frame("turns", t.turn, phase)


def _give_specializations(t: State, seats: Sequence[Mapping[str, Any]]) -> None:
    words = t.data.specializations
    cards = [
        index_of(s["specialization"], words, "specialization") if "specialization" in s else NO_SPECIALIZATION
        for s in seats
    ]
    seat_specializations(t, cards)
    t.overshields = [number_in(s, "overshields", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]


def _give_multipliers(t: State, seats: Sequence[Mapping[str, Any]]) -> None:
    """The tokens that were named, and what is left of each team's for the others."""
    dealt = [1] * t.n
    tokens = t.data.tables[t.n].multipliers
    for which in sorted(set(t.teams)) if tokens else ():
        words = [str(token) for token in tokens]
        named = [seats[s].get("multiplier") for s in team(t, which)]
        chosen = deal_out([None if m is None else str(m) for m in named], words, range(len(tokens)), "multiplier")
        for s, token in zip(team(t, which), chosen, strict=True):
            dealt[s] = tokens[token]
    t.multipliers = tuple(dealt)


def _give_tags(t: State, seats: Sequence[Mapping[str, Any]]) -> None:
    deal_tags(t)
    total = sum(t.tags)
    t.tags = [number_in(s, "tags", t.tags[i], 1, total) for i, s in enumerate(seats)]
    t.box = total - sum(t.tags)
    if t.box < 0:
        raise WrongSetup(f"{sum(t.tags)} Dog Tags are given out; {t.n} players have {total}")


def _lay_out_cards(t: State, given: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """The cards that were named where they were named; the others in the deck, or wherever is said."""
    left = list(t.data.deck)

    def take(names: Sequence[str]) -> list[int]:
        cards = [index_of(name, t.data.cards, "card") for name in names]
        for card in cards:
            if card not in left:
                raise WrongSetup(f"there is no {t.data.cards[card]} left; there are {t.data.copies[card]}")
            left.remove(card)
        return cards

    for i, s in enumerate(seats):
        for card in take(s.get("in_play", [])):
            if card not in ENHANCEMENTS:
                raise WrongSetup(f"{t.data.cards[card]} is no Enhancement; it cannot be in play")
            count_lying(t, i, card, 1)
        if s.get("hand") != THE_REST:
            t.hands[i] = sorted(take(s.get("hand", [t.data.cards[HARDLIGHT_SHIELD]])))
    discard, deck = take(given.get("discard", [])), take(given.get("deck", []))
    shuffle(t, left)
    for i, s in enumerate(seats):
        if s.get("hand") == THE_REST:
            t.hands[i], left = sorted(left), []
    most = len(deck) + len(left)
    below = number_in(given, "cards_left", most, len(deck), most) - len(deck)
    t.deck = [*left[:below], *reversed(deck)]
    t.discard = [*left[below:], *reversed(discard)]


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    cards = [*t.deck, *t.discard, *(card for hand in t.hands for card in hand)]
    cards += [card for card in ENHANCEMENTS for s in range(t.n) for _ in range(at_seat(lying(t, card), s))]
    if tuple(sorted(cards)) != t.data.deck:
        out.append(f"{len(cards)} cards are not the {len(t.data.deck)} of the game")
    if any(hand != sorted(hand) for hand in t.hands):
        out.append("a hand is not sorted")
    if sum(at_seat(t.odd_ball, s) for s in range(t.n)) > 1:
        out.append("two Odd Balls are in play")
    table = t.data.tables[t.n]
    tags = sum(table.oni_tags if card == ONI_OPERATIVE else table.tags for card in t.spartans)
    if sum(t.tags) + t.box != tags or min(t.tags) < 0 or t.box < 0:
        out.append(f"Dog Tags {t.tags} and {t.box} in the box are not {tags}")
    if not t.over and 0 in t.tags:
        out.append("a player has no Dog Tag and the game goes on")
    if any(not 0 <= t.overshields[s] <= t.most[s] for s in range(t.n)):
        out.append(f"Overshields {t.overshields} of {t.most}")
    if not t.over and t.overshields[t.turn] == 0:
        out.append("the player whose turn it is has no Overshields")
    if sorted(t.spartans) != sorted(table.spartans):
        out.append(f"the Spartans {t.spartans} are not those of {t.n} players")
    who = [s for s in t.specializations if s != NO_SPECIALIZATION]
    if len(set(who)) != len(who):
        out.append("a specialization is in play twice")
    return out + _wrong_knowledge(t)


def _wrong_knowledge(t: State) -> list[str]:
    """Nobody knows of more equal cards in a hand than there are."""
    out = []
    places = [entry & PLACE for entry in t.known]
    for place in dict.fromkeys(places):
        seat, card = known_seat(place), known_what(place)
        if places.count(place) > t.hands[seat].count(card):
            out.append(f"{places.count(place)} cards {t.data.cards[card]} are known in hand {seat}")
    return out
