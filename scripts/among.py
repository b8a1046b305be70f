"""How strong a bot is among policy bots: it plays a side or a seat of many deals, all others play by the policy.

    .venv/bin/python scripts/among.py bang --players 7 --bot search:300 --games 90 [--alone] [--first 0]

Sides (or seats, with `--alone`) are taken in turn. Every deal is played by the policy alone as well: what the part has
then is its fair share. `standoff tournament` also seats the policy among searchers, which takes many times as long.
"""

from __future__ import annotations

import argparse
from collections import Counter

from standoff.arena.fixtures import Fixture, play
from standoff.arena.intervals import share

POLICY = "policy"
TELLS_AFTER = 30
"""After so many games it tells what came of them."""


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", default="search:300")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--alone", action="store_true", help="one seat instead of one side")
    asked = parser.parse_args()
    won: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for number in range(asked.first, asked.first + asked.games):
        deal, chance = f"among/{number}", f"among/{number}/bots"
        usual = play(Fixture(asked.game, deal, chance, [POLICY] * asked.players, {}))
        sides = usual.dealt.sides
        names = sorted(set(sides))
        part = sides[number % asked.players] if asked.alone else names[number % len(names)]
        seats = [number % asked.players] if asked.alone else [s for s, side in enumerate(sides) if side == part]
        bots = [asked.bot if seat in seats else POLICY for seat in range(asked.players)]
        tried = play(Fixture(asked.game, deal, chance, bots, {}))
        played[part] += 1
        won[part] += seats[0] in tried.winners
        fair[part] += seats[0] in usual.winners
        if played.total() % TELLS_AFTER == 0 or played.total() == asked.games:
            tell(won, fair, played)


def tell(won: Counter[str], fair: Counter[str], played: Counter[str]) -> None:
    """What has come of it so far, with intervals of 95 %."""
    for part in [*sorted(played), None]:
        many, mine, usually = (count.total() if part is None else count[part] for count in (played, won, fair))
        found = share(mine, many)
        interval = f"{100 * found.low:.1f}-{100 * found.high:.1f}"
        print(f"{part or 'all'}: {mine} of {many} ({interval} %), the policy {usually}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
