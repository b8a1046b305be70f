"""Positions that a person writes down, and what is true of every position.

A position gives seats in clockwise order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", spartan = "Red Leader", multiplier = 2, specialization = "Medic", overshields = 3,
                tags = 2, hand = [ "Magnum", "Flood" ], in_play = [ "Stealth" ] }, ... ]
    turn       = "Ann"            # whose turn begins (else the Red Leader's, or the ONI Operative's among three)
    phase      = "play"           # with which phase (else with "respawn")
    weapons    = 1                # how many Weapons were played in this turn already (phases "play" and "discard")
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
from standoff.engine.written import Written, WrittenTable, deal_out, read_position, read_seats
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.moves.cards import count_lying
from standoff.games.halo_bang.moves.deck import begin_turn
from standoff.games.halo_bang.moves.preparation import deal_tags, seat_spartans, seat_specializations
from standoff.games.halo_bang.names import (
    ENHANCEMENTS,
    HARDLIGHT_SHIELD,
    NO_CARD,
    NO_SPECIALIZATION,
    ONI_OPERATIVE,
    PHASES,
    PLAY,
    RED_LEADER,
    RESPAWN,
    SINGLE,
    SPARTANS,
)
from standoff.games.halo_bang.queries import is_game_of_three, lying, team
from standoff.games.halo_bang.state import State

KEYS = ("seats", "turn", "phase", "weapons", "deck", "cards_left", "discard", "chance")
SEAT_KEYS = ("name", "spartan", "multiplier", "specialization", "overshields", "tags", "hand", "in_play")
THE_REST = "the rest"


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player begins, or goes on with the phase that is given."""
    position = read_position(given, KEYS)
    seats = read_seats(position, t.setup.names, SEAT_KEYS)
    seat_spartans(t, deal_out([s.get("spartan") for s in seats], SPARTANS, t.data.tables[t.n].spartans, "Spartan"))
    _give_specializations(t, seats)
    _give_multipliers(t, seats)
    _give_tags(t, seats)
    _lay_out_cards(t, position, seats)
    t.fixed = [one.whole(0, len(t.data.deck) - 1) for one in position.items("chance")]
    begins = t.spartans.index(ONI_OPERATIVE if is_game_of_three(t) else RED_LEADER)
    t.first = t.turn = position.word("turn", t.setup.names, "player", begins)
    phase = position.word("phase", PHASES, "phase", RESPAWN)
    if phase > RESPAWN:
        _go_on(t, phase, position)
    elif "weapons" in position:
        raise position["weapons"].wrong(f"no Weapon has been played before the phase {PHASES[PLAY]!r}")
    return t.setup.frame("go_on", t.turn, phase)


def _go_on(t: State, phase: int, position: WrittenTable) -> None:
    """A turn that began some time ago."""
    if t.overshields[t.turn] == 0:
        raise WrongSetup(f"{t.setup.names[t.turn]} has no Overshields; a turn without begins with the respawn phase")
    begin_turn(t, t.turn)
    t.weapons_played = position.whole("weapons", 0, 0, len(t.data.deck) if phase >= PLAY else 0)


def _give_specializations(t: State, seats: Sequence[WrittenTable]) -> None:
    words = t.data.specializations
    seat_specializations(t, [s.word("specialization", words, "specialization", NO_SPECIALIZATION) for s in seats])
    t.overshields = [s.whole("overshields", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]


def _give_multipliers(t: State, seats: Sequence[WrittenTable]) -> None:
    """The tokens that were named, and what is left of each team's for the others."""
    dealt = [SINGLE] * t.n
    tokens = t.data.tables[t.n].multipliers
    words = [str(token) for token in tokens]
    for seat in seats:
        if not tokens and "multiplier" in seat:
            raise seat["multiplier"].wrong(f"{t.n} players have no multipliers")
    for which in sorted(set(t.teams)) if tokens else ():
        named = [seats[s].get("multiplier") for s in team(t, which)]
        chosen = deal_out(named, words, range(len(tokens)), "multiplier")
        for s, token in zip(team(t, which), chosen, strict=True):
            dealt[s] = tokens[token]
    t.multipliers = tuple(dealt)


def _give_tags(t: State, seats: Sequence[WrittenTable]) -> None:
    deal_tags(t)
    total = sum(t.tags)
    t.tags = [s.whole("tags", t.tags[i], 1, total) for i, s in enumerate(seats)]
    t.box = total - sum(t.tags)
    if t.box < 0:
        raise WrongSetup(f"{sum(t.tags)} Dog Tags are given out; {t.n} players have {total}")


def _lay_out_cards(t: State, position: WrittenTable, seats: Sequence[WrittenTable]) -> None:
    """The cards that were named where they were named; the others in the deck, or wherever is said."""
    left = list(t.data.deck)

    def take(names: Sequence[Written]) -> list[int]:
        cards = [name.word(t.data.cards, "card") for name in names]
        for card, name in zip(cards, names, strict=True):
            if card not in left:
                raise name.wrong(f"there is no {t.data.cards[card]} left; there are {t.data.copies[card]}")
            left.remove(card)
        return cards

    rest = [i for i, s in enumerate(seats) if "hand" in s and s["hand"].value == THE_REST]
    if len(rest) > 1:
        raise seats[rest[1]]["hand"].wrong(f"only one seat has {THE_REST!r}")
    for i, s in enumerate(seats):
        for name in s.items("in_play"):
            (card,) = take([name])
            if card not in ENHANCEMENTS:
                raise name.wrong(f"{t.data.cards[card]} is no Enhancement; it cannot be in play")
            count_lying(t, i, card, 1)
        if i not in rest:
            t.hands[i] = sorted(
                take(s.items("hand") if "hand" in s else [Written(t.data.cards[HARDLIGHT_SHIELD], s.place)])
            )
    discard, deck = take(position.items("discard")), take(position.items("deck"))
    shuffle(t, left)
    for i in rest:
        t.hands[i], left = sorted(left), []
    most = len(deck) + len(left)
    below = position.whole("cards_left", most, len(deck), most) - len(deck)
    t.deck = [*left[:below], *reversed(deck)]
    t.discard = [*left[below:], *reversed(discard)]


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    cards = [*t.deck, *t.discard, *(card for hand in t.hands for card in hand)]
    cards += [card for card in ENHANCEMENTS for s in range(t.n) for _ in range(at_seat(lying(t, card), s))]
    if t.played != NO_CARD:
        cards.append(t.played)
    if tuple(sorted(cards)) != t.data.deck:
        out.append(f"{len(cards)} cards are not the {len(t.data.deck)} of the game")
    if sum(at_seat(t.odd_ball, s) for s in range(t.n)) > 1:
        out.append("two Odd Balls are in play")
    for which in sorted(set(t.teams)):
        dealt = sorted(t.multipliers[s] for s in team(t, which))
        if dealt != sorted(t.data.tables[t.n].multipliers or [SINGLE] * len(dealt)):
            out.append(f"the multipliers {dealt} are not those of a team")
    table = t.data.tables[t.n]
    tags = sum(table.oni_tags if card == ONI_OPERATIVE else table.tags for card in t.spartans)
    if sum(t.tags) + t.box != tags or min(t.tags) < 0 or t.box < 0:
        out.append(f"Dog Tags {t.tags} and {t.box} in the box are not {tags}")
    if not t.over and 0 in t.tags:
        out.append("a player has no Dog Tag and the game goes on")
    if any(not 0 <= t.overshields[s] <= t.most[s] for s in range(t.n)):
        out.append(f"Overshields {t.overshields} of {t.most}")
    if t.asked >= 0 and t.overshields[t.turn] == 0:
        out.append("the player whose turn it is has no Overshields")
    if sorted(t.spartans) != sorted(table.spartans):
        out.append(f"the Spartans {t.spartans} are not those of {t.n} players")
    who = [s for s in t.specializations if s != NO_SPECIALIZATION]
    if len(set(who)) != len(who):
        out.append("a specialization is in play twice")
    return out
