"""How what lies open follows from what lay there before and from what happened; roles are memory's."""

from __future__ import annotations

from standoff.engine.declare import Event
from standoff.games.walking_dead import messages as m
from standoff.games.walking_dead.names import DICE, DOUBLED_COSTS, HIT_COSTS
from standoff.games.walking_dead.view import WalkingDeadView


def fold(view: WalkingDeadView, event: Event) -> None:
    """Bring a view up to date."""
    if not (_fold_turn(view, event) or _fold_walkers(view, event)):
        _fold_game(view, event)


def _fold_turn(view: WalkingDeadView, event: Event) -> bool:
    match event:
        case m.Turn(seat):
            view.turn, view.dice, view.kept = seat, [], []
        case m.Roll(_, thrown, rolled, _, left):
            _roll(view, thrown, rolled)
            view.rolls_left = left
        case m.KeepDice() | m.Infected():
            view.rolls_left = 0
        case m.Aim(_, _, _, target, aid):
            view.seats[target].threatened += HIT_COSTS if aid is None else DOUBLED_COSTS
        case m.Grenade(_, targets):
            for seat in targets:
                view.seats[seat].threatened = 1
        case _:
            return False
    return True


def _roll(view: WalkingDeadView, thrown: list[int], rolled: list[int]) -> None:
    """The dice that were thrown show something new; the others stay where they are."""
    shown = dict(enumerate(view.dice)) | dict(zip(thrown, rolled, strict=True))
    view.dice = [shown[place] for place in range(DICE)]
    view.kept = [place for place in range(DICE) if place not in thrown]


def _fold_walkers(view: WalkingDeadView, event: Event) -> bool:
    seats = view.seats
    match event:
        case m.TakeWalker(seat, _, left):
            seats[seat].walkers += 1
            view.pile = left
        case m.ReturnWalkers(seat, amount, _, left) | m.ShedWalkers(_, seat, amount, left):
            seats[seat].walkers -= amount
            view.pile = left
        case m.WalkersInstead(seat, amount):
            seats[seat].threatened -= amount
        case _:
            return False
    return True


def _fold_game(view: WalkingDeadView, event: Event) -> None:
    seats = view.seats
    match event:
        case m.Figures():
            view.figures = event
        case m.Lose(seat, _, _, _, left):
            seats[seat].health = left
            seats[seat].threatened = 0
        case m.Gain(seat, _, _, _, left):
            seats[seat].health = left
        case m.Out(seat):
            seats[seat].alive = False
        case m.SeatCharacter(seat, character):
            seats[seat].character = character
        case m.TakeHealth(seat, amount, most):
            seats[seat].health, seats[seat].most = amount, most
        case m.End(winners):
            view.over, view.winners = True, list(winners)
