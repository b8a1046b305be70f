"""What a search does with its time in games between policy bots: how quick the policy is, how many games are imagined
in a second, how deep the tree is, how far its visits spread, and how often it answers otherwise than the policy would.

    .venv/bin/python scripts/trees.py risk_halo --players 2 [--iterations 400] [--questions 60] [--set mode=slayer]

Questions are taken at equal distances over several games; each grows a tree of its own. By kind of question: how many
options, the share of visits of the most tried one, what it won and how much less the next most tried, how often it is
not the policy's own choice, how deep the tree was. Times are those of a core.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any

import standoff
from standoff.bots import PolicyBot
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import Tree
from standoff.engine.play import give
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat

APART = 23
"""So many questions lie between two that are looked at."""
ROLLOUTS = 10
LENGTH = 60
"""So many roll-outs of at most so many answers show how quick the policy is."""


def main() -> None:
    """Grow trees and tell about them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument("--set", action="append", default=[])
    asked = parser.parse_args()
    settings = dict(one.split("=", 1) for one in asked.set)
    rows: dict[str, list[Grown]] = defaultdict(list)
    quick: list[float] = []
    for seat in questions(asked.game, asked.players, settings, asked.questions):
        one = Grown(seat, asked.iterations)
        rows[one.kind].append(one)
        quick.append(one.policy)
    print(f"the policy: {1 / fmean(1 / one for one in quick):,.0f} decisions/s")  # noqa: T201
    print(f"{'':16} trees options  best value  lead other depth games/s")  # noqa: T201
    for kind in sorted(rows, key=lambda kind: -len(rows[kind])):
        tell(kind, rows[kind])
    tell("all", [one for some in rows.values() for one in some])


def questions(game: str, players: int, settings: dict[str, Any], many: int) -> Iterator[Seat]:
    """Seats that are asked something with more than one answer, in the midst of games between policy bots."""
    deal, found = 0, 0
    while True:
        table = standoff.new(game, players=players, seed=f"trees {deal}", settings=settings)
        bots = [PolicyBot(Rng("trees", deal, seat)).choose for seat in range(players)]
        while not table.over:
            table.run(bots, table.number + APART)
            if table.asked is not None and len(table.options) > 1:
                yield table.seat(table.asked)
                found += 1
                if found == many:
                    return
        deal += 1


class Grown:
    """A tree for one question, and what it looks like."""

    def __init__(self, seat: Seat, iterations: int) -> None:
        question = seat.question()
        assert question is not None
        self.kind = question.kind
        self.options = len(seat.options)
        policy = policy_of(seat.game)
        mind, chance = Mind(policy), Rng("tree", seat.number)
        mind.hear(seat)
        sampler = seat.sampler(mind.beliefs())
        imagined = sampler.state(chance)
        weights = policy.weigh(imagined, mind.numbers())
        tree = Tree(sampler, policy.weigh, mind.of_all(imagined.setup.players), policy.evaluate, policy.rollout)
        began = time.process_time()
        tree.grow(chance, iterations)
        self.games = iterations / (time.process_time() - began)
        self.depth = tree.deepest
        tried = sorted(zip(tree.root.visits, tree.root.totals, tree.root.codes, strict=True), reverse=True)
        self.best = tried[0][0] / iterations
        self.value = tried[0][1] / tried[0][0]
        self.lead = self.value - tried[1][1] / tried[1][0] if len(tried) > 1 else 0.0
        self.other = weights[imagined.options.index(tried[0][2])] < max(weights)
        self.policy = self.quick(tree, chance)

    def quick(self, tree: Tree, chance: Rng) -> float:
        """Decisions a second of roll-outs, without a tree; the samples that they begin with included."""
        began, done = time.process_time(), 0
        for _ in range(ROLLOUTS):
            t, until = tree.imagine(chance), done + LENGTH
            while not t.over and done < until:
                give(t, t.options[tree.pick(t, chance)])
                done += 1
        return done / (time.process_time() - began)


def tell(kind: str, grown: Sequence[Grown]) -> None:
    """One row."""
    print(  # noqa: T201
        f"{kind:16}{len(grown):6}{fmean(g.options for g in grown):8.1f}{fmean(g.best for g in grown):6.2f}"
        f"{fmean(g.value for g in grown):6.2f}{fmean(g.lead for g in grown):+6.2f}{fmean(g.other for g in grown):6.2f}"
        f"{fmean(g.depth for g in grown):6.1f}{1 / fmean(1 / g.games for g in grown):8.0f}"
    )


if __name__ == "__main__":
    main()
