"""What a seat believes about the others: for every way to deal the roles, how likely it is, by all that has been done.

There are at most some hundred ways, so beliefs are exact: each public act multiplies the weight of a way by how likely
its roles would do such a thing (`LIKELY` of the game's policy; see `bots.beliefs`). All that is done is done in the
open, so these weights are the same for all; what a seat knows besides (its own role) leaves some of the ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import mul
from typing import Any, NamedTuple

from standoff.bots.beliefs import Beliefs, arrangements, in_thousandths
from standoff.bots.policies import Policy
from standoff.engine.errors import StandoffError
from standoff.engine.seat import Seat


class Act(NamedTuple):
    """Something that somebody did to somebody: which sort of act, by its number in `LIKELY`."""

    sort: int
    seat: int
    target: int


class Mind:
    """The beliefs of one seat, kept up to date. Without secret roles it holds nothing.

    `acts` counts who did what to whom, as far as it tells something about roles.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.heard = 0
        self.acts: Counter[Act] = Counter()
        self.public: Beliefs | None = None
        self.own: dict[tuple[int, ...], float] = {}
        self._watch: Callable[[Any], Iterator[Act]] | None = None

    def hear(self, seat: Seat) -> None:
        """All that has happened since the seat last listened."""
        if self.policy.watch is None:
            return
        everybody = seat.public()
        if self.public is None or self._watch is None:
            try:
                self.public = _at_first(everybody, self.policy.roles)
            except StandoffError:
                return
            self._watch = self.policy.watch(seat.catalogue())
        told = everybody.events(self.heard)
        self.heard = seat.cursor
        for one in told:
            for act in self._watch(one.event):
                self.acts[act] += 1
                self.public.act(self.policy.likely[act.sort], act.seat, act.target)
            for shown, role in _shown(one.event):
                self.public.show(shown, role)
        self.public.only(everybody.ways())
        weights = dict(zip(self.public.ways, self.public.weights, strict=True))
        self.own = {way: weights.get(way, 0.0) for way in seat.ways()}
        if not sum(self.own.values()) > 0:
            self.own = dict.fromkeys(self.own, 1.0)

    def beliefs(self) -> dict[tuple[int, ...], float] | None:
        """A weight for each way to deal the roles, for samples; None where there are no secret roles."""
        return self.own or None

    def odds(self) -> list[list[float]]:
        """For each seat, how likely it has each role."""
        total = sum(self.own.values())
        ways = list(self.own)
        out = [[0.0] * self.policy.roles for _ in (ways[0] if ways else ())]
        for way, weight in self.own.items():
            for seat, role in enumerate(way):
                out[seat][role] += weight / total
        return out

    def evidence(self, seat: int, role: int) -> tuple[Act, int] | None:
        """What speaks most for a role of a seat: an act, and how often it was done."""
        odds, best, most = self.odds(), None, 0.0
        for act, times in self.acts.items():
            if act.seat != seat:
                continue
            likely = [sum(map(mul, row, odds[act.target])) for row in self.policy.likely[act.sort]]
            speaks = times * (likely[role] / (sum(likely) or 1.0) - 1 / len(likely))
            if speaks > most:
                best, most = (act, times), speaks
        return best

    def numbers(self) -> list[int]:
        """The odds as a policy reads them: for each seat and each role in turn, in thousandths."""
        return in_thousandths([p for odds in self.odds() for p in odds])

    def of_all(self, players: int) -> list[list[list[int]]]:
        """The same for each seat, in case that it has this role or that: each knows its own, and what all know."""
        if self.public is None:
            return [[self.numbers()] for _ in range(players)]
        own = self.numbers()
        return [[in_thousandths(odds) or own for odds in by_role] for by_role in self.public.given()]


def _shown(event: Any) -> Iterator[tuple[int, int]]:
    """Whose role has come to light by an event."""
    seat, role = getattr(event, "seat", None), getattr(event, "role", None)
    if seat is not None and role is not None:
        yield seat, role


def _at_first(everybody: Seat, roles: int) -> Beliefs:
    """What everybody could believe before anything happened: every way to deal the roles.

    A role that all know now and that no event has shown lay open from the beginning (positions that were laid out).
    """
    ways = everybody.ways()
    beliefs = Beliefs(arrangements(ways[0]), roles)
    later = {seat for one in everybody.events() for seat, _ in _shown(one.event)}
    for seat, role in enumerate(ways[0]):
        if seat not in later and all(way[seat] == role for way in ways):
            beliefs.show(seat, role)
    return beliefs
