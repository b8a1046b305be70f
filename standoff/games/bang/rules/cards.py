"""The cards: what each does when it is played from the hand."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import STORE, Pick, Play, PlayAt, TakeFromHand, TakeLaid, read
from standoff.games.bang.moves.cards import (
    drop_from_hand,
    drop_in_play,
    lay,
    open_store,
    play_card,
    steal_from_hand,
    steal_in_play,
    take_from_store,
)
from standoff.games.bang.moves.deck import draw_cards
from standoff.games.bang.moves.life import regain
from standoff.games.bang.names import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    FIRST_BLUE,
    FROM_BEER,
    FROM_SALOON,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    MISSED,
    NO_CARD,
    PANIC,
    SALOON,
    STAGECOACH,
    WELLS_FARGO,
)
from standoff.games.bang.queries import beer_helps, from_clockwise
from standoff.games.bang.rules.characters import suzy
from standoff.games.bang.rules.elimination import aftermath
from standoff.games.bang.rules.shots import bang, duel, gatling, indians
from standoff.games.bang.state import State


def play_a_card(t: State, seat: int, answer: int) -> Rule:
    """A card from the hand (bang.play.any_number): a brown one is discarded and does what it shows (bang.brown.effect),
    a blue one stays in play (bang.blue.in_play). Then follows what the card has caused (bang.order.card).
    """
    card: int = NO_CARD
    target: int = NOBODY
    taken: int = NO_CARD
    match read(answer):
        case Play(played):
            card = played
        case PlayAt(played, aimed):
            card = played
            target = aimed
        case TakeFromHand(played, aimed):
            card = played
            target = aimed
        case TakeLaid(played, aimed, laid):
            card = played
            target = aimed
            taken = laid
    kind: int = t.kinds[card]
    if kind >= FIRST_BLUE:
        lay(t, seat, card, seat if target == NOBODY else target)
    else:
        play_card(t, seat, card, target)
        if kind in (BANG, MISSED):
            yield from bang(t, seat, card, target)
        elif kind == DUEL:
            yield from duel(t, seat, card, target)
        elif kind == GATLING:
            yield from gatling(t, seat, card)
        elif kind == INDIANS:
            yield from indians(t, seat, card)
        elif kind == GENERAL_STORE:
            yield from general_store(t, seat)
        else:
            simple_card(t, seat, kind, target, taken)
    if t.hurt:
        yield from aftermath(t, seat, card)
    else:
        suzy(t)


def simple_card(t: State, seat: int, kind: int, target: int, taken: int) -> None:
    """The cards that ask nobody anything."""
    if kind == BEER:
        beer(t, seat)
    elif kind == SALOON:
        saloon(t, seat)
    elif kind == STAGECOACH:
        stagecoach(t, seat)
    elif kind == WELLS_FARGO:
        wells_fargo(t, seat)
    elif kind == PANIC:
        panic(t, seat, target, taken)
    else:
        assert kind == CAT_BALOU
        cat_balou(t, seat, target, taken)


def beer(t: State, seat: int) -> None:
    """One life point for whoever plays it, in his own turn (bang.beer.regain, bang.beer.own_turn), and for nobody else
    (bang.beer.not_others); wasted at the most (bang.beer.cap, bang.beer.full) and with two players left
    (bang.beer.two_left).
    """
    if beer_helps(t):
        regain(t, seat, FROM_BEER)


def saloon(t: State, seat: int) -> None:
    """All players regain a life point: two lines, two effects (bang.saloon.all, bang.symbol.two_lines), also when two
    are left (bang.saloon.two_left).
    """
    for other in from_clockwise(t, seat):
        regain(t, other, FROM_SALOON)


def stagecoach(t: State, seat: int) -> None:
    """Two cards from the deck (bang.stagecoach.two)."""
    draw_cards(t, seat, 2)


def wells_fargo(t: State, seat: int) -> None:
    """Three cards from the deck (bang.wells_fargo.three)."""
    draw_cards(t, seat, 3)


def panic(t: State, seat: int, target: int, taken: int) -> None:
    """A card of a player at distance 1 (bang.panic.draw, bang.panic.distance): a random one of his hand or a chosen one
    in play, weapons and Dynamite too (bang.weapons.can_be_lost, bang.dynamite.stolen). It comes into the hand.
    """
    if taken == NO_CARD:
        steal_from_hand(t, seat, target)
    else:
        steal_in_play(t, seat, target, taken)


def cat_balou(t: State, seat: int, target: int, taken: int) -> None:
    """Any player, at any distance, discards a card (bang.cat_balou.discard, bang.symbol.any_player): a random one of
    his hand or a chosen one in play.
    """
    if taken == NO_CARD:
        drop_from_hand(t, seat, target)
    else:
        drop_in_play(t, seat, target, taken)


def general_store(t: State, seat: int) -> Rule:
    """As many cards face up as there are players (bang.store.reveal); each takes one, clockwise from whoever played it
    (bang.store.choose). If there are not enough, they are taken in order until they are gone (bang.deck.both_empty).
    """
    players: tuple[int, ...] = from_clockwise(t, seat)
    if t.settings.short_store == "no effect" and len(t.deck) + len(t.discard) < len(players):
        return
    open_store(t, len(players))
    for other in players:
        if t.store:
            answer = yield ask(other, STORE, seat)
            match read(answer):
                case Pick(card):
                    take_from_store(t, other, card)
