"""Positions that a person writes down, and what is true of every position.

A position gives seats in clockwise order and whatever matters about them; the rest is filled in:

    seats = [ { name = "Ann", role = "Sheriff", character = "Jesse Jones", life = 3, hand = ["BANG! AS"],
                in_play = ["Barrel"] }, ... ]
    turn    = "Ann"            # whose turn it is (else the Sheriff's)
    phase   = "play"           # its second phase ("play", if nothing is said) or its very beginning ("start")
    bangs   = 0                # BANG! cards played in this turn
    deck    = ["Beer 6H", "2C"]    # the next cards, top first: a whole card, a name, or value and suit
    discard = ["Duel"]         # the discard pile, top first
    rest    = "deck"           # where all other cards are: below the deck, in the discard pile, or in somebody's hand
    picks   = [0]              # the next random results: which card of a hand is picked, counted from 0
    game    = 1                # the number of the game in a row of several; seats may have `wins`

Hands are empty if nothing is said, and whoever has no life points is out of play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.knowledge import EVERYBODY, NO_ONE, only
from standoff.engine.state import Frame
from standoff.engine.written import check_keys, deal_out, index_of, number_in
from standoff.games.bang.moves.cards import lay
from standoff.games.bang.moves.preparation import seat_characters
from standoff.games.bang.names import (
    BARREL,
    BART,
    BLACK_JACK,
    EL_GRINGO,
    FIRST_BLUE,
    FIRST_WEAPON,
    JANET,
    JESSE,
    JOURDONNAIS,
    KIT,
    LUCKY_DUKE,
    MUSTANG,
    PAUL,
    PEDRO,
    ROLES,
    ROSE,
    SAM,
    SCOPE,
    SHERIFF,
    SID,
    SLAB,
    SUZY,
    VOLCANIC,
    WILLY,
)
from standoff.games.bang.queries import (
    barrels,
    gear_of,
    hurt,
    lives,
    mustangs,
    reach,
    scopes,
    sheriff_of,
    starting_life,
)
from standoff.games.bang.state import State

KEYS = ("seats", "turn", "phase", "bangs", "deck", "discard", "rest", "picks", "game")
SEAT_KEYS = ("name", "role", "character", "life", "hand", "in_play", "wins")
PHASES = ("start", "play")

QUIET_FIRST = (
    *(BLACK_JACK, KIT, JESSE, LUCKY_DUKE, WILLY, JANET, ROSE, BART),
    *(SLAB, SID, EL_GRINGO, JOURDONNAIS, PEDRO, SUZY, SAM, PAUL),
)
"""Who is seated where a position names no character: those first who act only when they draw."""


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player goes on."""
    check_keys(given, KEYS, "a position")
    seats = given.get("seats", [])
    for seat in seats:
        check_keys(seat, SEAT_KEYS, f"the seat of {seat.get('name', '?')}")
    _seat_players(t, seats)
    _lay_out_cards(t, seats, given)
    t.number = number_in(given, "game", 1, 1, t.settings.games)
    t.wins = tuple(number_in(s, "wins", 0, 0, t.number - 1) for s in seats)
    t.bangs = number_in(given, "bangs", 0, 0, 99)
    t.fixed = [number_in({"picks": p}, "picks", 0, 0, 99) for p in given.get("picks", [])]
    t.turn = index_of(given["turn"], t.setup.names, "player") if "turn" in given else sheriff_of(t)
    if not lives(t, t.turn):
        raise WrongSetup(f"{t.setup.names[t.turn]} is out of play and cannot have a turn")
    phase = index_of(given.get("phase", "play"), PHASES, "phase")
    return t.setup.frame("go_on", t.turn, PHASES[phase] == "play")


def _seat_players(t: State, seats: Sequence[Mapping[str, Any]]) -> None:
    t.roles = tuple(deal_out([s.get("role") for s in seats], ROLES, t.data.roles[t.n], "role"))
    characters = deal_out([s.get("character") for s in seats], t.data.characters, QUIET_FIRST, "character")
    seat_characters(t, tuple(characters))
    t.most = tuple(starting_life(t, t.roles[i], t.characters[i]) for i in range(t.n))
    t.life = [number_in(s, "life", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]
    t.living = sum(1 << i for i in range(t.n) if t.life[i] > 0)
    t.role_seen = tuple(EVERYBODY if r == SHERIFF or not lives(t, i) else only(i) for i, r in enumerate(t.roles))


def _lay_out_cards(t: State, seats: Sequence[Mapping[str, Any]], given: Mapping[str, Any]) -> None:
    left = [c for c in range(len(t.kinds)) if not (t.settings.beginners and t.kinds[c] in t.data.book)]
    written = [given.get("deck", []), given.get("discard", [])]
    for seat in seats:
        written += [seat.get("hand", []), seat.get("in_play", [])]
    zones = _find_cards(t, written, left)
    t.deck, t.discard = zones[0][::-1], zones[1][::-1]
    for i in range(t.n):
        t.hands[i] = zones[2 + 2 * i]
        laid = zones[3 + 2 * i]
        for card in laid:
            if t.kinds[card] < FIRST_BLUE:
                raise WrongSetup(f"{t.data.texts[card]} is a brown card and never stays in play")
            t.hands[i].append(card)
            lay(t, i, card, i)
    _put_the_rest(t, left, given.get("rest", "deck"))
    t.seen = [EVERYBODY] * len(t.kinds)
    for card in t.deck:
        t.seen[card] = NO_ONE
    for i in range(t.n):
        for card in t.hands[i]:
            t.seen[card] = only(i)


def _put_the_rest(t: State, left: list[int], where: object) -> None:
    if where == "deck":
        t.deck = left[::-1] + t.deck
    elif where == "discard":
        t.discard = left[::-1] + t.discard
    else:
        t.hands[index_of(where, t.setup.names, "player")] += left


def _find_cards(t: State, written: list[list[str]], left: list[int]) -> list[list[int]]:
    """The cards that were meant: those written in full first, then any that fits."""
    out = [[-1] * len(zone) for zone in written]
    for in_full in (True, False):
        for zone, found in zip(written, out, strict=True):
            for i, word in enumerate(zone):
                if found[i] < 0:
                    card = _find_card(t, str(word), left, in_full)
                    if card >= 0:
                        left.remove(card)
                        found[i] = card
    for zone, found in zip(written, out, strict=True):
        if -1 in found:
            raise WrongSetup(f"there is no card {zone[found.index(-1)]!r} left")
    return out


def _find_card(t: State, word: str, left: list[int], in_full: bool) -> int:
    for card in left:
        name, _, value = t.data.texts[card].rpartition(" ")
        if word.casefold() in ((t.data.texts[card].casefold(),) if in_full else (name.casefold(), value.casefold())):
            return card
    return -1


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    zones = [t.deck, t.discard, list(t.store), list(t.flipped), *t.hands, *t.in_play]
    everywhere = sorted(c for zone in zones for c in zone)
    whole = [c for c in range(len(t.kinds)) if not (t.settings.beginners and t.kinds[c] in t.data.book)]
    if everywhere != whole and t.deck:
        out.append(f"{len(everywhere)} cards on the table are not the {len(whole)} of the deck")
    for s in range(t.n if t.characters and t.most else 0):
        out += _faults_of_seat(t, s)
    if sorted(t.roles) != sorted(t.data.roles[t.n]):
        out.append(f"the roles {t.roles} are not those of {t.n} players")
    if t.characters and len(set(t.characters)) != t.n:
        out.append("a character is in play twice")
    return out


def _faults_of_seat(t: State, s: int) -> list[str]:
    out = []
    names = [t.kinds[c] for c in t.in_play[s]]
    if len(set(names)) != len(names) or sum(k >= FIRST_WEAPON for k in names) > 1:
        out.append(f"seat {s} has two weapons or two cards of one name in play")
    gear = (
        (mustangs(t, s), MUSTANG, PAUL),
        (scopes(t, s), SCOPE, ROSE),
        (barrels(t, s), BARREL, JOURDONNAIS),
        (gear_of(t.rapid, s), VOLCANIC, WILLY),
    )
    for counted, kind, character in gear:
        if counted != names.count(kind) + (bool(t.characters) and t.characters[s] == character):
            out.append(f"seat {s}: {t.data.card_names[kind]} counts {counted}")
    shoots = max([t.data.reach[k] for k in names if k >= FIRST_WEAPON], default=t.data.colt)
    if reach(t, s) != shoots or t.laid[s] != sum(1 << k for k in names):
        out.append(f"seat {s}: the reach or the names in play are miscounted")
    if t.life[s] > t.most[s]:
        out.append(f"seat {s} has {t.life[s]} of {t.most[s]} life points")
    if lives(t, s) and t.life[s] <= 0 and not (t.over or hurt(t, s)):
        out.append(f"seat {s} is in play without a life point")
    if not lives(t, s) and (t.in_play[s] or t.hands[s]) and not (t.over or t.hurt):
        out.append(f"seat {s} is out of play but keeps cards")
    if any(not t.seen[c] >> s & 1 for c in t.hands[s]):
        out.append(f"seat {s} does not know the own hand")
    return out
