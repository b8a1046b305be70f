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
from standoff.engine.state import Frame
from standoff.engine.written import Written, WrittenTable, deal_out, read_position, read_seats, shown
from standoff.games.bang.moves.cards import lay
from standoff.games.bang.moves.preparation import seat_characters
from standoff.games.bang.names import (
    BARREL,
    BART,
    BLACK_JACK,
    EL_GRINGO,
    FIRST_BLUE,
    FIRST_WEAPON,
    JAIL,
    JANET,
    JESSE,
    JOURDONNAIS,
    KIT,
    LUCKY_DUKE,
    MUSTANG,
    NO_CARD,
    OUTLAW,
    PAUL,
    PEDRO,
    RENEGADE,
    ROLES,
    ROSE,
    SAM,
    SCOPE,
    SHERIFF,
    SID,
    SLAB,
    SUZY,
    VOLCANIC,
    WEAPONS_LAID,
    WILLY,
)
from standoff.games.bang.queries import (
    alive,
    barrels,
    gear_of,
    has_laid,
    hurt,
    lives,
    mustangs,
    playing_cards,
    reach,
    scopes,
    sheriff_of,
    starting_life,
)
from standoff.games.bang.state import State

KEYS = ("seats", "turn", "phase", "bangs", "deck", "discard", "rest", "picks", "game")
SEAT_KEYS = ("name", "role", "character", "life", "hand", "in_play", "wins")
PHASES = ("start", "play")
PILES = ("deck", "discard")

QUIET_FIRST = (
    *(BLACK_JACK, KIT, JESSE, LUCKY_DUKE, WILLY, JANET, ROSE, BART),
    *(SLAB, SID, EL_GRINGO, JOURDONNAIS, PEDRO, SUZY, SAM, PAUL),
)
"""Who is seated where a position names no character: those first who act only when they draw."""


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the turn of the named player goes on."""
    position = read_position(given, KEYS)
    seats = read_seats(position, t.setup.names, SEAT_KEYS)
    _seat_players(t, seats)
    _lay_out_cards(t, seats, position)
    t.number = position.whole("game", 1, 1, t.settings.games)
    t.wins = tuple(s.whole("wins", 0, 0, t.number - 1) for s in seats)
    t.fixed = [pick.whole(0, len(t.data.cards) - 1) for pick in position.items("picks")]
    t.turn = position.word("turn", t.setup.names, "player", sheriff_of(t))
    if not lives(t, t.turn):
        raise WrongSetup(f"{t.setup.names[t.turn]} is out of play and cannot have a turn")
    drawn = PHASES[position.word("phase", PHASES, "phase", PHASES.index("play"))] == "play"
    t.bangs = position.whole("bangs", 0, 0, len(t.data.cards) if drawn else 0)
    return t.setup.frame("go_on", t.turn, drawn)


def _seat_players(t: State, seats: Sequence[WrittenTable]) -> None:
    t.roles = tuple(deal_out([s.get("role") for s in seats], ROLES, t.data.roles[t.n], "role"))
    characters = deal_out([s.get("character") for s in seats], t.data.characters, QUIET_FIRST, "character")
    seat_characters(t, tuple(characters))
    t.most = tuple(starting_life(t, t.roles[i], t.characters[i]) for i in range(t.n))
    t.life = [s.whole("life", t.most[i], 0, t.most[i]) for i, s in enumerate(seats)]
    t.living = sum(1 << i for i in range(t.n) if t.life[i] > 0)


def _lay_out_cards(t: State, seats: Sequence[WrittenTable], position: WrittenTable) -> None:
    left = playing_cards(t)
    written = [position.items("deck"), position.items("discard")]
    for seat in seats:
        written += [seat.items("hand"), seat.items("in_play")]
    zones = _find_cards(t, written, left)
    t.deck, t.discard = zones[0][::-1], zones[1][::-1]
    for i in range(t.n):
        t.hands[i] = zones[2 + 2 * i]
        for card, word in zip(zones[3 + 2 * i], written[3 + 2 * i], strict=True):
            _lay_card(t, i, card, word)
    _put_the_rest(t, left, position)


def _lay_card(t: State, seat: int, card: int, word: Written) -> None:
    """A card in play; a second weapon or a second card of one name would take the place of the first."""
    kind = t.kinds[card]
    if kind < FIRST_BLUE:
        raise word.wrong(f"{t.data.texts[card]} is a brown card and never stays in play")
    if has_laid(t, seat, kind):
        raise word.wrong(f"{t.data.card_names[kind]} is in play there already; no name is in play twice")
    if kind >= FIRST_WEAPON and t.laid[seat] & WEAPONS_LAID:
        raise word.wrong(f"{t.data.card_names[kind]} is a second weapon; a player has one weapon in play")
    t.hands[seat].append(card)
    lay(t, seat, card, seat)


def _put_the_rest(t: State, left: list[int], position: WrittenTable) -> None:
    where = position.word("rest", (*PILES, *t.setup.names), "pile or player", 0)
    if where == PILES.index("deck"):
        t.deck = left[::-1] + t.deck
    elif where == PILES.index("discard"):
        t.discard = left[::-1] + t.discard
    else:
        t.hands[where - len(PILES)] += left


def _find_cards(t: State, written: list[list[Written]], left: list[int]) -> list[list[int]]:
    """The cards that were meant: those written in full first, then any that fits."""
    out = [[NO_CARD] * len(zone) for zone in written]
    for in_full in (True, False):
        for zone, found in zip(written, out, strict=True):
            for i, word in enumerate(zone):
                if found[i] == NO_CARD:
                    found[i] = _find_card(t, word.text(), left, in_full)
                    if found[i] != NO_CARD:
                        left.remove(found[i])
    for zone, found in zip(written, out, strict=True):
        if NO_CARD in found:
            word = zone[found.index(NO_CARD)]
            raise word.wrong(f"there is no card {shown(word.value)} left; write a name, a value and suit, or both")
    return out


def _find_card(t: State, word: str, left: list[int], in_full: bool) -> int:
    for card in left:
        name, _, value = t.data.texts[card].rpartition(" ")
        if word.casefold() in ((t.data.texts[card].casefold(),) if in_full else (name.casefold(), value.casefold())):
            return card
    return NO_CARD


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    zones = [t.deck, t.discard, list(t.store), list(t.flipped), *t.hands, *t.in_play]
    everywhere = sorted(c for zone in zones for c in zone)
    whole = playing_cards(t)
    if everywhere != whole and t.deck:
        out.append(f"{len(everywhere)} cards on the table are not the {len(whole)} of the deck")
    for s in range(t.n if t.characters and t.most else 0):
        out += _faults_of_seat(t, s)
    if sorted(t.roles) != sorted(t.data.roles[t.n]):
        out.append(f"the roles {t.roles} are not those of {t.n} players")
    if t.characters and len(set(t.characters)) != t.n:
        out.append("a character is in play twice")
    if t.most and not (t.over or t.ended or t.hurt):
        out += _faults_of_roles(t)
    return out


def _faults_of_roles(t: State) -> list[str]:
    """What the roles forbid while a game goes on: a prisoner with the star, or a game that somebody has won."""
    out = []
    sheriff = sheriff_of(t)
    living = [t.roles[s] for s in alive(t)]
    if has_laid(t, sheriff, JAIL):
        out.append("the Sheriff is in Jail, where nobody can put him")
    if SHERIFF not in living:
        out.append("the Sheriff is dead and the game goes on")
    elif OUTLAW not in living and RENEGADE not in living:
        out.append("all Outlaws and the Renegade are dead and the game goes on")
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
    return out
