"""Beliefs about secret roles, in numbers: a weight for every way to deal them. The quick part of `bots.minds`."""

from __future__ import annotations

from typing import Final

WHOLE: Final = 1000
"""Policies read odds in parts of this."""
HARDLY: Final = 1e-6
"""Nothing that somebody did is taken to be less likely than this."""


class Beliefs:
    """How likely each way to deal the roles is, to somebody who has seen what all have seen.

    Whoever acts does not know the others' roles: he goes by what all believe and by his own role. So an act tells about
    the one who acts, by what his target seemed to be at that time, and nothing about the target itself.
    """

    __slots__ = ("roles", "seats", "ways", "weights")

    def __init__(self, ways: list[tuple[int, ...]], roles: int) -> None:
        self.ways = ways
        self.weights: list[float] = [1.0] * len(ways)
        self.roles = roles
        self.seats: int = len(ways[0]) if ways else 0

    def act(self, likely: tuple[tuple[float, ...], ...], seat: int, target: int) -> None:
        """Somebody did something to somebody: `likely` is how likely each role does that to each."""
        ways: list[tuple[int, ...]] = self.ways
        weights: list[float] = self.weights
        roles: int = self.roles
        joint: list[float] = [0.0] * (roles * roles)
        at: int
        role: int
        other: int
        for at in range(len(ways)):
            role = ways[at][seat]
            other = ways[at][target]
            joint[role * roles + other] += weights[at]
        factors: list[float] = []
        for role in range(roles):
            total: float = 0.0
            good: float = 0.0
            for other in range(roles):
                total += joint[role * roles + other]
                good += joint[role * roles + other] * likely[role][other]
            factors.append(max(HARDLY, good / total) if total > 0.0 else 0.0)
        most: float = 0.0
        for at in range(len(ways)):
            role = ways[at][seat]
            found: float = weights[at] * factors[role]
            weights[at] = found
            most = max(most, found)
        if most > 0.0:
            for at in range(len(ways)):
                weights[at] = weights[at] / most

    def fade(self, part: float) -> None:
        """Some of it is forgotten: what is left of each weight, from all (1) to nothing (0)."""
        at: int
        for at in range(len(self.weights)):
            self.weights[at] = self.weights[at] ** part

    def show(self, seat: int, role: int) -> None:
        """A role has come to light."""
        self._keep([at for at in range(len(self.ways)) if self.ways[at][seat] == role])

    def only(self, possible: list[tuple[int, ...]]) -> None:
        """Nothing but these ways is possible."""
        left = set(possible)
        if len(left) < len(self.ways):
            self._keep([at for at in range(len(self.ways)) if self.ways[at] in left])

    def _keep(self, places: list[int]) -> None:
        self.ways = [self.ways[at] for at in places]
        self.weights = [self.weights[at] for at in places]

    def given(self) -> list[list[list[float]]]:
        """For each seat and each role that it could have: to that player, how likely each seat has each role, in turn.

        A player knows his own role; nothing, if he cannot have that one.
        """
        seats: int = self.seats
        roles: int = self.roles
        out: list[list[list[float]]] = [[[] for _ in range(roles)] for _ in range(seats)]
        at: int
        seat: int
        other: int
        role: int
        for at in range(len(self.ways)):
            way: tuple[int, ...] = self.ways[at]
            weight: float = self.weights[at]
            if weight > 0.0:
                for seat in range(seats):
                    role = way[seat]
                    odds: list[float] = out[seat][role]
                    if not odds:
                        odds = [0.0] * (seats * roles)
                        out[seat][role] = odds
                    for other in range(seats):
                        role = way[other]
                        odds[other * roles + role] += weight
        for seat in range(seats):
            for role in range(roles):
                odds = out[seat][role]
                if odds:
                    whole: float = 0.0
                    for other in range(roles):
                        whole += odds[seat * roles + other]
                    for other in range(len(odds)):
                        odds[other] = odds[other] / whole
        return out


def arrangements(things: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every order of some things, of which several may be alike, each once."""
    if not things:
        return [()]
    out: list[tuple[int, ...]] = []
    for first in sorted(set(things)):
        at: int = things.index(first)
        for rest in arrangements(things[:at] + things[at + 1 :]):
            out.append((first, *rest))
    return out


def in_thousandths(odds: list[float]) -> list[int]:
    """Odds as a policy reads them."""
    return [int(WHOLE * p + 0.5) for p in odds]
