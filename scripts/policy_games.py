"""Very many games between policies, on the states themselves, each with the game's invariants checked at its end.

    .venv/bin/python scripts/policy_games.py [--games 10000] [halo_bang risk_halo flashpoint]

Over all player counts, and over the maps, scenarios and terrains that `standoff balance` varies. Where no roles are
secret, a policy reads nothing of a State that its seat does not know; so these are the games that its bots play, at a
tenth of the time that they take to look at a table and to imagine it. A game that does not end, or that breaks an
invariant, is named and counted as a fault. Where roles are secret, a policy needs beliefs: `standoff balance` plays
those games.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import mean, median

from standoff import prepare
from standoff.arena.balance import make_plan
from standoff.bots.policies import policy_of
from standoff.engine.play import give, start
from standoff.engine.rng import Rng
from standoff.engine.state import State

GAMES = ("halo_bang", "risk_halo", "flashpoint")
LIMIT = 20_000
"""A game with more decisions than this has come to a stand-off."""


def main() -> int:
    """Play and count; 1 if there was a fault."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument(
        "which", nargs="*", metavar="game", help=f"any of {', '.join(GAMES)}; all of them if none is named"
    )
    said.add_argument("--games", type=int, default=10_000)
    wanted = said.parse_args()
    if strange := set(wanted.which) - set(GAMES):
        said.error(f"not among {', '.join(GAMES)}: {', '.join(sorted(strange))}")
    return int(sum(play_all(game, wanted.games) for game in wanted.which or GAMES) > 0)


def play_all(game: str, many: int) -> int:
    """So many games of one kind; how many of them were faults."""
    plan = make_plan(game, (), many, "policy", "policies", {})
    began, lengths, undecided, faults = time.process_time(), [], 0, 0
    for number in range(many):
        fixture = plan.fixture(number)
        setup = prepare(game, players=len(fixture.bots), seed=fixture.deal, settings=fixture.settings)
        t = start(setup)
        lengths.append(play_out(t, Rng(fixture.chance)))
        wrong = setup.game.position.faults(t) if t.over else [f"no end after {LIMIT} decisions"]
        if wrong:
            faults += 1
            sys.stdout.write(f"game {number} of {game}: {'; '.join(wrong)}\n")
        undecided += t.over and not t.winners
    spent = time.process_time() - began
    sys.stdout.write(
        f"{game}: {many:,} games, {faults} faults; "
        f"decisions: mean {mean(lengths):,.0f}, median {median(lengths):,.0f}, longest {max(lengths):,}; "
        f"nobody won {undecided:,}; {sum(lengths) / spent:,.0f} decisions/s\n"
    )
    sys.stdout.flush()
    return faults


def play_out(t: State, chance: Rng) -> int:
    """A game to its end, always by what the policy finds best; how many decisions that took."""
    weigh, made = policy_of(t.setup.game.id).weigh, 0
    while not t.over and made < LIMIT:
        weights = weigh(t, [])
        most = max(weights)
        best = [code for code, weight in zip(t.options, weights, strict=True) if weight == most]
        give(t, best[chance.below(len(best))])
        made += 1
    return made


if __name__ == "__main__":
    sys.exit(main())
