"""How the teams stand in Halo BANG!: how likely each wins, and what a change of the points is worth to a seat.

What speaks for a team is a sum over its players: points, points that are about to be lost with the next Overshields,
cards in hand and in play; chances are shares of the exponentials. `evaluate` has weights that were fitted to the
winners of 2100 games between policy bots, three to seven of them, with a slip now and then: the nearer the end, the
more a point counts and the less a card. A seat that plays takes the same weights at all times (`IN_PLAY`): one that
counts points for more near the end shies away from kills that bring the end nearer, and wins less.

What a seat may do is counted in hundredths of a point of its team. The 2x token of a team lies with one of its members;
who does not hold one himself knows no more than that (hb.setup.multiplier_secret). Of the Ordnance Pods, which count
when the game ends, a seat knows its own.
"""

from __future__ import annotations

from math import exp
from typing import Final

from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.figures import BETRAYAL, POD_POINTS
from standoff.games.halo_bang.names import ONI, SINGLE, TEAMS
from standoff.games.halo_bang.queries import is_game_of_three, pods_held, seat_points
from standoff.games.halo_bang.queries import tag_worth as true_worth
from standoff.games.halo_bang.state import State

POINT: Final = 100
"""A point, in the hundredths in which everything is counted; a certain victory, in those of a chance."""
TEAM_COUNT: Final = len(TEAMS)
NEARER: Final[list[int]] = [100, 40, 24, 14, 7, 2, 0]
"""How much of a kill is done when so many Overshields are left, in hundredths."""


class Weights:
    """What speaks for a team: each point, each that is about to be lost, each card in a hand, each Enhancement that
    helps.
    """

    def __init__(self, point: float, threatened: float, card: float, laid: float) -> None:
        self.point: float = point
        self.threatened: float = threatened
        self.card: float = card
        self.laid: float = laid


STAGES: Final = [
    Weights(0.54, -0.97, 0.04, 0.06),
    Weights(0.30, -0.77, 0.07, 0.09),
    Weights(0.17, -0.43, 0.05, 0.07),
]
"""For `evaluate`, by the fewest Dog Tags that anybody has: one, two, more."""
IN_PLAY: Final = Weights(0.30, -0.40, 0.05, 0.10)
AT_THE_END: Final = 1.6
"""What each point speaks when the game is over: only Ordnance Pods in other hands are not known."""
TOKENS_UNKNOWN: Final = 0.7
"""The same where tokens are hidden: nobody knows who of the others has a 2x."""
TIE: Final = 80
"""So many hundredths of a point is it worth to the ONI Operative that he wins a tie (hb.tie.oni)."""
OPEN: Final = 0.06
"""No game counts as more decided than that own chance times that of the others is this."""


def done(left: int) -> int:
    """How much of a kill is done when so many Overshields are left."""
    return NEARER[left] if left < len(NEARER) else 0


def besides(t: State, seat: int, worth: int, weights: Weights) -> float:
    """What a player speaks for his team besides the points that he has."""
    laid: int = at_seat(t.firepower, seat) + at_seat(t.stealth, seat) + at_seat(t.damage_boost, seat)
    found: float = weights.card * float(len(t.hands[seat])) + weights.laid * float(laid)
    if t.overshields[seat] > 0:
        found += weights.threatened * float(worth * done(t.overshields[seat])) / (POINT * POINT)
    return found


def shares(t: State, speaks: list[float]) -> list[float]:
    """How likely each team wins, by what speaks for it; one that is not in the game does not."""
    found: list[float] = [0.0] * TEAM_COUNT
    whole: float = 0.0
    which: int
    for which in range(TEAM_COUNT):
        if which in t.teams:
            found[which] = exp(speaks[which] - speaks[t.teams[0]])
            whole += found[which]
    return [one / whole for one in found]


def evaluate(t: State) -> list[float]:
    """How likely each seat wins, on an imagined table: all hands and tokens are seen."""
    weights: Weights = STAGES[max(1, min(fewest_tags(t), len(STAGES))) - 1]
    speaks: list[float] = [0.0] * TEAM_COUNT
    s: int
    for s in range(t.n):
        speaks[t.teams[s]] += weights.point * float(seat_points(t, s)) + besides(
            t, s, true_worth(t, s) * POINT, weights
        )
    found: list[float] = shares(t, speaks)
    return [found[t.teams[s]] for s in range(t.n)]


class Standing:
    """What a seat knows of the score: what a Dog Tag is worth to each seat, the points of each team, what speaks for
    each besides, how likely each wins, and its own team.
    """

    __slots__ = ("chances", "own", "points", "rest", "unit", "worth")

    def __init__(self, t: State, seat: int) -> None:
        self.worth: list[int] = [tag_worth(t, seat, s) for s in range(t.n)]
        self.own: int = t.teams[seat]
        self.points: list[int] = [0] * TEAM_COUNT
        self.points[ONI] = TIE
        self.points[self.own] += pods_held(t, seat) * POD_POINTS * POINT
        self.rest: list[float] = [0.0] * TEAM_COUNT
        s: int
        for s in range(t.n):
            self.points[t.teams[s]] += t.tags[s] * self.worth[s]
            self.rest[t.teams[s]] += besides(t, s, self.worth[s], IN_PLAY)
        self.chances: list[float] = self.after(t, self.points)
        own: float = self.chances[self.own]
        self.unit: float = float(POINT) / (IN_PLAY.point * max(OPEN, own * (1.0 - own)))

    def after(self, t: State, points: list[int]) -> list[float]:
        """How likely each team wins with these points instead."""
        each: float = IN_PLAY.point / float(POINT)
        return shares(t, [each * float(points[which]) + self.rest[which] for which in range(TEAM_COUNT)])

    def at_the_end(self, t: State, points: list[int]) -> float:
        """How likely the own team has won if the game ends with these points."""
        hidden = len(t.data.tables[t.n].multipliers) > 0
        each: float = (TOKENS_UNKNOWN if hidden else AT_THE_END) / float(POINT)
        return shares(t, [each * float(points[which]) for which in range(TEAM_COUNT)])[self.own]

    def gained(self, chance: float) -> int:
        """What it is worth to have this chance instead of the present one."""
        return int((chance - self.chances[self.own]) * self.unit)


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
    """What the points of another team count, in hundredths: as much as it has of the chances of all others."""
    others: float = 1.0 - now.chances[now.own]
    return int(float(POINT) * now.chances[which] / others) if others > 0.0 else 0


def points_after_kill(t: State, now: Standing, by: int, target: int) -> list[int]:
    """The points of the teams when `by` has taken a Dog Tag from `target` (hb.kill.tag)."""
    points: list[int] = now.points.copy()
    points[t.teams[by]] += now.worth[by]
    points[t.teams[target]] -= now.worth[target]
    return points


def kill_worth(t: State, now: Standing, by: int, target: int) -> int:
    """What it is worth to the team of the seat that `by` takes a Dog Tag from `target`, if the game goes on."""
    return now.gained(now.after(t, points_after_kill(t, now, by, target))[now.own])


def victory(t: State, now: Standing, by: int, target: int) -> float:
    """How likely the own team has won if this kill ends the game; within a team it is a Betrayal
    (hb.betrayal.penalty).
    """
    points: list[int] = points_after_kill(t, now, by, target)
    if t.teams[by] == t.teams[target]:
        points[t.teams[by]] -= BETRAYAL * POINT
    return now.at_the_end(t, points)


def end_of_deck(t: State, now: Standing) -> int:
    """What the end of the deck is worth: everybody loses a Dog Tag, and perhaps somebody his last (hb.deck.tags)."""
    points: list[int] = now.points.copy()
    s: int
    for s in range(t.n):
        points[t.teams[s]] -= now.worth[s]
    goes_on = fewest_tags(t) > 1
    return now.gained(now.after(t, points)[now.own] if goes_on else now.at_the_end(t, points))


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
