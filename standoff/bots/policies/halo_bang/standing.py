"""How the teams stand, as far as one seat can tell: points, what a kill is worth, and whether the game should end.

Points are in hundredths. The 2x token of a team lies with one of its members; who does not hold one himself knows no
more than that (hb.setup.multiplier_secret).
"""

from __future__ import annotations

from typing import Final

from standoff.games.halo_bang.figures import BETRAYAL, POD_POINTS
from standoff.games.halo_bang.names import ONI, ORDNANCE_POD, SINGLE, TEAMS
from standoff.games.halo_bang.queries import is_game_of_three
from standoff.games.halo_bang.state import State

POINT: Final = 100
FAR_BEHIND: Final = -100_000
"""The margin to a team that is not in the game."""
BYSTANDER: Final = 30
"""What the points of a team count that is not the strongest rival, in hundredths."""
HOPELESS: Final = 400
"""Who is so far behind the strongest rival counts no more."""
TEAM_COUNT: Final = 3

SURE_TO_WIN: Final = 100
EVEN: Final = 50
STEEP: Final = 16
STEEPER: Final = 32
"""A point of margin is worth so many hundredths of a victory, if the game ends now; more if all tokens are known, since
then only Ordnance Pods can change it.
"""
TIE: Final = 30
"""So are half the chances in a tie: the ONI Operative wins it (hb.tie.oni)."""
DECIDED: Final = 60
"""From here on a team wants the game to end."""


class Standing:
    """What a seat knows of the score: what a Dog Tag is worth to each seat, the points of each team, its own team and
    its strongest rival.
    """

    __slots__ = ("own", "points", "rival", "worth")

    def __init__(self, t: State, seat: int) -> None:
        self.worth: list[int] = [tag_worth(t, seat, s) for s in range(t.n)]
        self.points: list[int] = [0] * TEAM_COUNT
        self.own: int = t.teams[seat]
        s: int
        for s in range(t.n):
            self.points[t.teams[s]] += t.tags[s] * self.worth[s]
        card: int
        for card in t.hands[seat]:
            if card == ORDNANCE_POD:
                self.points[self.own] += POD_POINTS * POINT
        self.rival: int = self.own
        best: int = FAR_BEHIND
        for s in range(t.n):
            which: int = t.teams[s]
            if which != self.own and self.points[which] > best:
                best = self.points[which]
                self.rival = which


def tag_worth(t: State, seat: int, other: int) -> int:
    """What a seat expects a Dog Tag of another to be worth (hb.score.double, hb.score.oni)."""
    if t.teams[other] == ONI:
        return t.data.tables[t.n].oni_factor * POINT
    tokens = t.data.tables[t.n].multipliers
    if len(tokens) == 0:
        return POINT
    if other == seat:
        return t.multipliers[seat] * POINT
    total: int = 0
    token: int
    for token in tokens:
        total += token
    many: int = len(tokens)
    if t.teams[other] == t.teams[seat]:
        total -= t.multipliers[seat]
        many -= 1
    return total * POINT // many if many > 0 else SINGLE * POINT


def rivalry(now: Standing, which: int) -> int:
    """What the points of another team count, in hundredths: those of the strongest rival most."""
    if which == now.rival:
        return POINT
    behind: int = now.points[now.rival] - now.points[which]
    return BYSTANDER * max(0, HOPELESS - behind) // HOPELESS


def kill_worth(t: State, now: Standing, by: int, target: int) -> int:
    """What it is worth to the team of the seat that `by` takes a Dog Tag from `target` (hb.kill.tag)."""
    gained: int = now.worth[by] if t.teams[by] == now.own else -now.worth[by] * rivalry(now, t.teams[by]) // POINT
    lost: int = -now.worth[target] if t.teams[target] == now.own else now.worth[target]
    return gained + (lost if t.teams[target] == now.own else lost * rivalry(now, t.teams[target]) // POINT)


def victory(t: State, now: Standing, margin: int) -> int:
    """How likely the team has won if the game ends with this margin, in hundredths."""
    if len(t.data.tables[t.n].multipliers) > 0:
        return min(SURE_TO_WIN, max(0, EVEN + margin * STEEP // POINT))
    odds: int = EVEN + margin * STEEPER // POINT
    if now.own == ONI:
        odds += TIE
    elif now.rival == ONI:
        odds -= TIE
    return min(SURE_TO_WIN, max(0, odds))


def margin_after_kill(t: State, now: Standing, by: int, target: int) -> int:
    """By how much the own team would lead the best of the others after this kill, if it ended the game."""
    best: int = FAR_BEHIND
    which: int
    own: int = 0
    for which in range(len(TEAMS)):
        points: int = now.points[which]
        if t.teams[by] == which:
            points += now.worth[by]
        if t.teams[target] == which:
            points -= now.worth[target]
            if t.teams[by] == which:
                points -= BETRAYAL * POINT
        if which == now.own:
            own = points
        elif which in t.teams:
            best = max(best, points)
    return own - best


def margin_after_deck(t: State, now: Standing) -> int:
    """The same after everybody has lost a Dog Tag with the end of the deck (hb.deck.tags)."""
    lost: list[int] = [0] * TEAM_COUNT
    s: int
    for s in range(t.n):
        lost[t.teams[s]] += now.worth[s]
    best: int = FAR_BEHIND
    which: int
    for which in range(len(TEAMS)):
        if which != now.own and which in t.teams:
            best = max(best, now.points[which] - lost[which])
    return now.points[now.own] - lost[now.own] - best


def fewest_tags(t: State) -> int:
    """The fewest Dog Tags that anybody has: with the last one the game ends (hb.end.no_tags)."""
    fewest: int = t.tags[0]
    tags: int
    for tags in t.tags:
        fewest = min(fewest, tags)
    return fewest


def is_last_standing(t: State, target: int, by: int) -> bool:
    """Would only one player have Overshields left, and not by Betrayal, if this one is killed (hb.last.standing)?"""
    if is_game_of_three(t) or t.teams[by] == t.teams[target]:
        return False
    left: int = 0
    s: int
    for s in range(t.n):
        if s != target and t.overshields[s] > 0:
            left += 1
    return left == 1
