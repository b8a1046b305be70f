"""Dealing roles, characters, bullets and cards; clearing the table for another game."""

from __future__ import annotations

from standoff.engine.rng import below, shuffle
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import (
    Load,
    LookAtRole,
    NewGame,
    Offer,
    SeatCharacter,
    SeatCharacters,
    ShowRole,
    ShuffleDeck,
    ShuffleRoles,
)
from standoff.games.bang.names import (
    CHARACTER_KEYS,
    GEAR_BITS,
    JOURDONNAIS,
    NO_GEAR,
    PAUL,
    ROSE,
    SHERIFF,
    WILLY,
)
from standoff.games.bang.queries import playing_cards, starting_life
from standoff.games.bang.state import State, one_each


def deal_roles(t: State, sheriff: int) -> None:
    """Shuffle the role cards of this number of players and give each one, face down (bang.setup.roles_dealt).

    The Sheriff shows his (bang.setup.sheriff_open), the others keep theirs secret (bang.setup.roles_secret). A Sheriff
    who is named beforehand gets that role, and chance deals the others (bang.new_game.pass_sheriff).
    """
    cards = list(t.data.roles[t.n])
    if sheriff == NOBODY:
        shuffle(t, cards)
    else:
        cards.remove(SHERIFF)
        shuffle(t, cards)
        cards.insert(sheriff, SHERIFF)
    t.roles = tuple(cards)
    if t.events is not None:
        t.events.append(ShuffleRoles(sorted(cards)))
        for seat in range(t.n):
            if cards[seat] == SHERIFF:
                t.events.append(ShowRole(seat, SHERIFF))
            else:
                t.events.append(LookAtRole(seat, cards[seat]))


def draw_character(t: State) -> int:
    """A character at random from those that nobody has (bang.setup.characters)."""
    return t.box.pop(below(t, len(t.box)))


def offer_characters(t: State, seat: int, first: int, second: int) -> None:
    """Two characters lie before a player, who plays one of them (bang.setup.choose_character)."""
    t.offered = (first, second)
    if t.events is not None:
        t.events.append(Offer(seat, [first, second]))


def announce_character(t: State, seat: int, character: int) -> None:
    """Who plays whom, announced with his ability (bang.setup.announced)."""
    t.offered = ()
    if t.events is not None:
        t.events.append(SeatCharacter(seat, character))


def seat_characters(t: State, characters: tuple[int, ...]) -> None:
    """Who plays whom; the rest goes into the box (bang.setup.box).

    What a character is considered to have in play at all times counts from here on: Jourdonnais a Barrel
    (bang.jourdonnais.barrel), Paul Regret a Mustang (bang.paul.mustang), Rose Doolan a Scope (bang.rose.scope). Willy
    the Kid shoots as if with a Volcanic, but at any reach (bang.willy.any_number).
    """
    t.characters = characters
    seat_of = [NOBODY] * len(CHARACTER_KEYS)
    for seat in range(t.n):
        seat_of[characters[seat]] = seat
    t.seat_of = tuple(seat_of)
    t.barrels = _always_has(t, JOURDONNAIS)
    t.mustangs = _always_has(t, PAUL)
    t.scopes = _always_has(t, ROSE)
    t.rapid = _always_has(t, WILLY)
    if t.events is not None:
        t.events.append(SeatCharacters(list(characters)))


def _always_has(t: State, character: int) -> int:
    seat = t.seat_of[character]
    return NO_GEAR if seat == NOBODY else 1 << GEAR_BITS * seat


def load_bullets(t: State) -> None:
    """Everybody takes his bullets: the life points that he begins with (bang.setup.bullets, bang.character.life)."""
    t.most = tuple(starting_life(t, t.roles[s], t.characters[s]) for s in range(t.n))
    t.life = list(t.most)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(Load(seat, t.life[seat]))


def clear_table(t: State, kept: tuple[int, ...]) -> None:
    """All cards back, all players in play: nobody keeps a card for a following game (bang.new_game.no_cards), only his
    character.
    """
    t.box = [c for c in range(len(CHARACTER_KEYS)) if c not in kept]
    t.characters = ()
    t.most = ()
    t.life = [0] * t.n
    t.deck = []
    t.hands = [[] for _ in range(t.n)]
    t.in_play = [()] * t.n
    t.store = ()
    t.flipped = ()
    t.discard = []
    t.laid = [0] * t.n
    t.reach = t.data.colt * one_each(t.n)
    t.mustangs = t.scopes = t.barrels = t.rapid = NO_GEAR
    t.hurt = 0
    t.living = (1 << t.n) - 1
    t.bangs = 0
    t.ended = False
    t.number += 1
    if t.events is not None:
        t.events.append(NewGame(t.number))


def shuffle_deck(t: State) -> None:
    """The playing cards, shuffled, face down in the middle (bang.setup.deck), beside an empty discard pile
    (bang.setup.discard_room).
    """
    t.deck = playing_cards(t)
    if t.events is not None:
        t.events.append(ShuffleDeck(t.deck[:]))
    shuffle(t, t.deck)
