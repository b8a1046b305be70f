"""What a search can do in a second of one core: for each game, in the middle of games between policy bots.

    .venv/bin/python scripts/rollouts.py [bang:7 risk_halo:3 ...] [--seconds 1]

It prints full games that are imagined and played at random to their end, decisions by the policy in roll-outs, and
iterations of a search (an imagined table, the tree, a roll-out, the evaluation), each from the same positions. Seconds
are those that the core worked, so a busy machine tells nearly as much as a quiet one.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import fmean

import standoff
from standoff._loader import BUILD
from standoff.bots import PolicyBot
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import Tree
from standoff.engine.play import give, playout
from standoff.engine.rng import Rng
from standoff.engine.table import Table

TABLES = ("bang:7", "walking_dead:5", "halo_bang:5", "risk_halo:3", "flashpoint:2")
POSITIONS = 5
LIMIT = 100_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=TABLES, help="a game and a number of players, bang:7")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure, at each of five positions")
    asked = parser.parse_args()
    print(f"a second of one core, {BUILD} build")  # noqa: T201
    for table in asked.tables:
        game, _, players = table.partition(":")
        found = [measure(in_the_middle(game, int(players), seed), asked.seconds / 3) for seed in range(POSITIONS)]
        games, decisions, iterations = (fmean(figures) for figures in zip(*found, strict=True))
        print(  # noqa: T201
            f"{game}, {players} players: {games:,.0f} random games from the middle, "
            f"{decisions:,.0f} decisions by the policy in roll-outs, {iterations:,.0f} iterations of a search"
        )


def in_the_middle(game: str, players: int, seed: int) -> Table:
    """A game between policy bots that is half over."""
    return played(game, players, seed, played(game, players, seed, LIMIT).number // 2)


def played(game: str, players: int, seed: int, answers: int) -> Table:
    """So many answers of a game between policy bots."""
    table = standoff.new(game, players=players, seed=f"roll-outs {seed}")
    table.run([PolicyBot(Rng(seed, seat)).choose for seat in range(players)], answers)
    return table


def measure(table: Table, seconds: float) -> tuple[float, float, float]:
    """Random games, decisions by the policy, iterations of a search."""
    seat = table.seat(table.asked)
    policy, chance = policy_of(table.setup.game.id), Rng("roll-outs")
    mind = Mind(policy)
    mind.hear(seat)
    sampler = seat.sampler(mind.beliefs())
    tree = Tree(sampler, policy.weigh, mind.of_all(table.setup.players), policy.evaluate, policy.rollout)

    def at_random() -> int:
        playout(sampler.state(chance), chance)
        return 1

    def by_the_policy() -> int:
        t, made = tree.imagine(chance), 0
        while not t.over and made < policy.rollout:
            give(t, t.options[tree.pick(t, chance)])
            made += 1
        return made

    def by_search() -> int:
        tree.grow(chance, 1)
        return 1

    return (a_second(at_random, seconds), a_second(by_the_policy, seconds), a_second(by_search, seconds))


def a_second(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done in a second of the core."""
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


if __name__ == "__main__":
    main()
