"""Preparation, the game as a whole, and a new game after it."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import CHARACTER, KEEP, PASS, Choose, read
from standoff.games.bang.moves.deck import draw_cards
from standoff.games.bang.moves.life import tell_choice
from standoff.games.bang.moves.preparation import (
    announce_character,
    clear_table,
    deal_roles,
    draw_character,
    load_bullets,
    offer_characters,
    seat_characters,
    shuffle_deck,
)
from standoff.games.bang.names import SHERIFF
from standoff.games.bang.queries import alive, next_seat, sheriff_of
from standoff.games.bang.rules.turn import play_and_discard, turns
from standoff.games.bang.state import State


def match(t: State) -> Rule:
    """One game, or as many in a row as were agreed (bang.new_game.match)."""
    while True:
        yield from game(t)


def game(t: State) -> Rule:
    """A whole game: the preparation, with as many cards for each as he has bullets (bang.setup.hand), then turns from
    the Sheriff on (bang.turn.sheriff_begins).
    """
    kept: tuple[int, ...] = ()
    if t.number > 0:
        stay: int = 0
        for seat in alive(t):
            keeps: bool = yield from keep_character(t, seat)
            stay += int(keeps) << seat
        kept = tuple(t.characters[s] if stay >> s & 1 else NOBODY for s in range(t.n))
    sheriff: int = next_sheriff(t)
    clear_table(t, kept)
    deal_roles(t, sheriff)
    yield from deal_characters(t, kept or (NOBODY,) * t.n)
    load_bullets(t)
    shuffle_deck(t)
    for seat in range(t.n):
        draw_cards(t, seat, t.life[seat])
    yield from turns(t, sheriff_of(t))


def go_on(t: State, seat: int, drawn: bool) -> Rule:
    """A written position: this seat's turn, from its beginning or with its cards drawn, and all that follows."""
    if drawn:
        yield from play_and_discard(t, seat)
        if not t.ended:
            yield from turns(t, next_seat(t, seat))
    else:
        yield from turns(t, seat)
    yield from match(t)


def deal_characters(t: State, kept: tuple[int, ...]) -> Rule:
    """One character, face up, for each (bang.setup.characters), or two to choose from (bang.setup.choose_character).

    Survivors of the last game keep theirs if they like (bang.new_game.keep); the eliminated draw a new one
    (bang.new_game.dead_draw).
    """
    who: list[int] = list(kept)
    for seat in range(t.n):
        if who[seat] == NOBODY:
            card: int = draw_character(t)
            if t.settings.characters == "one of two":
                offer_characters(t, seat, card, draw_character(t))
                answer = yield ask(seat, CHARACTER)
                match read(answer):
                    case Choose(character):
                        card = character
            who[seat] = card
        announce_character(t, seat, who[seat])
    seat_characters(t, tuple(who))


# -- New game --------------------------------------------------------------------------------------------------------


def keep_character(t: State, seat: int) -> RuleOf[bool]:
    """A player who is alive at the end may keep his character for the next game (bang.new_game.keep)."""
    answer = yield ask(seat, KEEP, t.characters[seat])
    tell_choice(t, seat, answer != PASS)
    return answer != PASS


def next_sheriff(t: State) -> int:
    """The role may be passed from player to player (bang.new_game.pass_sheriff); otherwise chance decides."""
    if t.number == 0 or t.settings.sheriff == "by chance":
        return NOBODY
    return (t.roles.index(SHERIFF) + 1) % t.n
