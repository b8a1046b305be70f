"""Winning a Game: scores and the end."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.games.flashpoint.messages.table import End, PlayOn, Score
from standoff.games.flashpoint.queries import may_return, team
from standoff.games.flashpoint.state import State


def add_score(t: State, seat: int, points: int) -> None:
    """Kills, points, VP or Power Seeds."""
    t.score[seat] += points
    if t.events is not None:
        t.events.append(Score(seat, points, t.score[seat]))


def end_game(t: State, clause: str, draw: bool = False) -> None:
    """The game ends; the higher score wins, and an equal score is a tie (fp.win.tie)."""
    if draw or t.score[0] == t.score[1]:
        t.winners = ()
    else:
        t.winners = (0 if t.score[0] > t.score[1] else 1,)
    t.outcome = clause
    if t.events is not None:
        t.events.append(End(list(t.winners)))
    raise GameOver


def hold_kills(t: State, hold: bool) -> None:
    """While an explosion is resolved nobody wins yet."""
    t.holding = hold


def last_standing(t: State, seat: int) -> bool:
    """Has the other side nobody left who may come back?"""
    return not any(may_return(t, m) for m in team(t, 1 - seat))


def play_on(t: State) -> None:
    """A tie is played on until the next point."""
    t.playing_on = True
    if t.events is not None:
        t.events.append(PlayOn(t.round))
