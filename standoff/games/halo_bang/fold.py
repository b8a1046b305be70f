"""How what lies open follows from what lay there before and from what happened; hidden things are memory's.

Everything is dealt before the first question, so there is no view before the first turn.
"""

from __future__ import annotations

from bisect import insort

from standoff.engine.declare import Event
from standoff.games.halo_bang import messages as m
from standoff.games.halo_bang.names import PHASES, RESPAWN, TEAMS
from standoff.games.halo_bang.view import HaloBangView


def fold(view: HaloBangView, event: Event) -> None:
    """Bring a view up to date."""
    if not (_fold_cards(view, event) or _fold_deck(view, event) or _fold_tokens(view, event)):
        _fold_game(view, event)


def _fold_cards(view: HaloBangView, event: Event) -> bool:
    seats = view.seats
    match event:
        case m.Attack(seat, card):
            seats[seat].cards -= 1
            view.played = card
            view.weapons_played += 1
        case m.PlayCard(seat, card):
            seats[seat].cards -= 1
            view.played = card
        case m.DiscardPlayed(_, card):
            view.discard.append(card)
            view.played = None
        case m.Shield(seat, card) | m.Discard(seat, card) | m.DiscardAtRandom(_, seat, card):
            seats[seat].cards -= 1
            view.discard.append(card)
        case m.Lay(seat, card, owner):
            seats[seat].cards -= 1
            insort(seats[owner].in_play, card)
        case m.Remove(_, owner, card):
            seats[owner].in_play.remove(card)
            view.discard.append(card)
        case m.PassOddBall(seat, card, to):
            seats[seat].in_play.remove(card)
            insort(seats[to].in_play, card)
        case m.Steal(seat, owner):
            seats[owner].cards -= 1
            seats[seat].cards += 1
        case _:
            return False
    return True


def _fold_deck(view: HaloBangView, event: Event) -> bool:
    match event:
        case m.Draw(seat, _, left):
            view.seats[seat].cards += 1
            view.deck = left
        case m.Track(seat):
            view.seats[seat].cards += 1
            view.discard.pop()
        case m.Reveal(_, card, left):
            view.discard.append(card)
            view.deck = left
        case m.Reshuffle(cards):
            view.deck = len(cards)
            view.discard = []
        case _:
            return False
    return True


def _fold_tokens(view: HaloBangView, event: Event) -> bool:
    seats = view.seats
    match event:
        case m.Respawn(seat, left) | m.SpendToken(seat, left) | m.Damage(seat, left=left) | m.Regain(seat, left=left):
            seats[seat].overshields = left
        case m.Kill(seat, by, left, by_tags):
            seats[seat].tags = left
            seats[by].tags = by_tags
        case m.LoseTag(seat, _, left, box):
            seats[seat].tags = left
            view.box = box
        case _:
            return False
    return True


def _fold_game(view: HaloBangView, event: Event) -> None:
    match event:
        case m.Figures():
            view.figures = event
        case m.Turn(seat):
            view.turn, view.phase, view.weapons_played = seat, PHASES[RESPAWN], 0
        case m.Phase(_, phase):
            view.phase = phase
        case m.Score(team, points):
            view.points = view.points or [0] * len(TEAMS)
            view.points[team] = points
        case m.End(winners):
            view.over, view.winners = True, list(winners)
