"""What follows a hit: the dying, the eliminated, penalties and rewards, the cards that are owed, the end of the game.

Everything here comes when the card that caused it has done all it does, in one order for all cards.
"""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import DYING, ORDER, Pass, Use, UseSid, read
from standoff.games.bang.moves.cards import discard, discard_in_play, play_card
from standoff.games.bang.moves.deck import draw_cards
from standoff.games.bang.moves.life import (
    announce_penalty,
    announce_reward,
    end_game,
    forget_hits,
    leave_play,
    regain,
)
from standoff.games.bang.names import (
    DEPUTY,
    FROM_BEER,
    OUTLAW,
    PEDRO,
    RENEGADE,
    SHERIFF,
)
from standoff.games.bang.queries import (
    alive,
    from_clockwise,
    killer_is_paid,
    lives,
    might_be_saved,
    seat_of,
    sheriff_is_punished,
    team,
)
from standoff.games.bang.rules.characters import sid_ketchum, suzy, triggered_draws, vulture_sam
from standoff.games.bang.state import State


def aftermath(t: State, by: int, card: int) -> Rule:
    """A card that took life points has done all it does (bang.order.card). Now, in the order of turns: the dying may
    drink, whoever is still without a life point is eliminated, cards are drawn for what was lost, and it is seen
    whether the game has ended. `by` played the card; nobody did if it was Dynamite.
    """
    dying: tuple[int, ...] = those_without_life(t, from_clockwise(t, t.turn))
    for seat in dying:
        yield from last_chance(t, seat, by, card)
        if t.settings.mass_deaths == "one by one":
            yield from eliminate(t, those_without_life(t, (seat,)), by)
            if t.ended:
                return
    if dying and t.settings.victory == "at each death":
        for seat in those_without_life(t, dying):
            yield from eliminate(t, (seat,), by)
    elif dying:
        yield from eliminate(t, those_without_life(t, dying), by)
    if not t.ended:
        triggered_draws(t, by)
        forget_hits(t)
        if dying:
            check_end(t)


def those_without_life(t: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Which of these players are in play without a life point."""
    return tuple([s for s in seats if t.life[s] <= 0 and lives(t, s)])


def last_chance(t: State, seat: int, by: int, card: int) -> Rule:
    """A lethal hit: Beers may be drunk at once, out of turn too (bang.out.unless_beer, bang.beer.out_of_turn), as many
    as it takes (bang.beer.several); what was drunk in vain is gone. Sid Ketchum may use his ability (bang.sid.dying).
    Nobody has to be saved (bang.out.refuse). A Saloon does not help (bang.saloon.not_beer, bang.remember.only_beer).
    Suzy Lafayette does not draw for her last Beer while she is dying (bang.suzy.dying).

    All who are dying by one card decide before any of them is eliminated (bang.out.together).
    """
    while t.life[seat] <= 0 and might_be_saved(t, seat):
        answer = yield ask(seat, DYING, 1 - t.life[seat], by, card)
        match read(answer):
            case Pass():
                return
            case UseSid():
                yield from sid_ketchum(t, seat)
            case Use(beer):
                play_card(t, seat, beer, NOBODY)
                regain(t, seat, FROM_BEER)
                if t.settings.suzy_dying == "draws at once":
                    suzy(t)


def eliminate(t: State, dead: tuple[int, ...], by: int) -> Rule:
    """Without a life point a player is out of the game (bang.out.last_point, bang.bang.last_point): he shows his role,
    his cards go to Vulture Sam (bang.sam.after_card) or to the discard pile (bang.out.discard_all), then comes the
    reward or the penalty.
    """
    if t.ended:
        return
    for seat in dead:
        leave_play(t, seat)
    for seat in dead:
        if not vulture_sam(t, seat):
            yield from discard_everything(t, seat)
        yield from penalty_or_reward(t, seat, by)
    if dead and t.settings.victory == "at each death":
        check_end(t)


def discard_everything(t: State, seat: int) -> Rule:
    """All cards in hand and in play to the discard pile, in the order that their owner chooses (bang.out.order).

    He is asked only while the order matters: to Pedro Ramirez.
    """
    if t.settings.discard_order == "chosen" and seat_of(t, PEDRO) != NOBODY:
        while len(t.hands[seat]) + len(t.in_play[seat]) > 1:
            answer = yield ask(seat, ORDER)
            match read(answer):
                case Use(card):
                    if card in t.hands[seat]:
                        discard(t, seat, card)
                    else:
                        discard_in_play(t, seat, card)
    for held in tuple(t.hands[seat]):
        discard(t, seat, held)
    for laid in tuple(t.in_play[seat]):
        discard_in_play(t, seat, laid)


def penalty_or_reward(t: State, seat: int, by: int) -> Rule:
    """Whoever eliminates an Outlaw draws three cards (bang.reward.outlaw, bang.reward.any_role,
    bang.goal.outlaw_rewards, bang.reward.sam). The Sheriff who eliminates a Deputy discards all he has
    (bang.penalty.deputy), also what Vulture Sam has just taken (bang.penalty.sam); if it is Suzy Lafayette, she draws a
    card afterwards (bang.penalty.suzy).
    """
    if killer_is_paid(t, seat, by):
        announce_reward(t, by)
        draw_cards(t, by, t.data.reward)
    elif sheriff_is_punished(t, seat, by):
        announce_penalty(t, by)
        yield from discard_everything(t, by)


def check_end(t: State) -> None:
    """The Sheriff is dead: the Renegade wins if he is the only one alive (bang.end.renegade), otherwise the Outlaws do,
    alive or not (bang.end.outlaws, bang.end.example_dead_outlaws). All Outlaws and the Renegade are dead: the Sheriff
    and his Deputies win (bang.end.law); as long as one of them lives, play goes on (bang.end.example_renegade_left).

    Seen after the whole card (bang.end.after_card), whatever killed the Sheriff (bang.end.any_cause).
    """
    living = [t.roles[s] for s in alive(t)]
    if SHERIFF not in living:
        if living == [RENEGADE]:
            end_game(t, alive(t), "bang.end.renegade")
        else:
            end_game(t, team(t, (OUTLAW,)), "bang.end.outlaws")
    elif OUTLAW not in living and RENEGADE not in living:
        end_game(t, team(t, (SHERIFF, DEPUTY)), "bang.end.law")
