"""End of the deck, end of the game."""

from __future__ import annotations

from standoff.engine.state import NOBODY
from standoff.games.halo_bang.figures import BETRAYAL
from standoff.games.halo_bang.moves.deck import draw_card, reshuffle, run_out
from standoff.games.halo_bang.moves.ending import announce_last_standing, announce_tie, count_points, end_game
from standoff.games.halo_bang.moves.tokens import lose_tag
from standoff.games.halo_bang.names import BLUE, NO_CARD, ONI, RED, TEAMS
from standoff.games.halo_bang.queries import held_damage, leading_teams, standing, team, team_points
from standoff.games.halo_bang.state import State

# -- End of the deck -------------------------------------------------------------------------------------------------


def draw(t: State, seat: int, how_many: int) -> None:
    """Draw cards from the deck, one after the other. If it is empty, see End of the deck (hb.draw.empty)."""
    for _ in range(how_many):
        if has_card(t):
            draw_card(t, seat)
            has_run_out(t)


def has_card(t: State) -> bool:
    """Is there a card to draw or to reveal? If the deck is empty, it is made anew (hb.deck.when, hb.deck.no_cards)."""
    if not t.deck:
        end_of_deck(t)
    return len(t.deck) > 0


def has_run_out(t: State) -> None:
    """In the eager reading the deck has run out as soon as its last card is gone (hb.deck.when)."""
    if not t.deck and t.settings.end_of_deck == "at the last card":
        end_of_deck(t)


def end_of_deck(t: State) -> None:
    """Every player discards a Dog Tag (hb.deck.tags); if somebody then has none, the game is over (hb.deck.over), and
    the rest of the draw is lost. Otherwise the discard pile is reshuffled (hb.deck.reshuffle). Without one, no card is
    drawn until there is; that costs no further Dog Tag (hb.deck.no_cards).
    """
    if not t.ran_out:
        run_out(t)
        for seat in range(t.n):
            lose_tag(t, seat, NO_CARD)
        if 0 in t.tags:
            score(t, NOBODY)
    if t.discard:
        reshuffle(t)


# -- End of the game -------------------------------------------------------------------------------------------------


def last_man_standing(t: State) -> None:
    """Only one player has any Overshields: his team wins (hb.last.standing, hb.last.team, hb.goal.last_standing)."""
    last = standing(t)[0]
    announce_last_standing(t, last)
    end_game(t, team(t, t.teams[last]), "hb.last.standing")


def score(t: State, traitors: int) -> None:
    """Somebody has no Dog Tag left: the points of each team are counted (hb.end.no_tags, hb.end.several), and the team
    with the most wins (hb.end.highest, hb.goal.most_tags).

    If a kill within a team ended the game, that team loses three points (hb.betrayal.penalty), even below nothing
    (hb.betrayal.no_floor); earlier kills of that kind cost nothing (hb.betrayal.last_only).
    """
    points = tuple(team_points(t, which) - (BETRAYAL if which == traitors else 0) for which in range(len(TEAMS)))
    count_points(t, points, traitors)
    best = leading_teams(points, t.teams)
    if len(best) == 1:
        end_game(t, team(t, best[0]), "hb.end.highest")
    announce_tie(t, best)
    if ONI in best:
        end_game(t, team(t, ONI), "hb.tie.oni")
    break_tie(t)


def break_tie(t: State) -> None:
    """Red and Blue are level: the team that holds the most damage wins (hb.tie.damage); if that is level too, they
    share the victory (hb.tie.level).
    """
    red, blue = held_damage(t, RED), held_damage(t, BLUE)
    if red != blue:
        end_game(t, team(t, RED if red > blue else BLUE), "hb.tie.damage")
    end_game(t, tuple(s for s in range(t.n) if t.teams[s] != ONI), "hb.tie.level")
