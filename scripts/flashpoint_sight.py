"""The whole line-of-sight table of every layout of Halo: Flashpoint, each pair of standing places in both directions.

    python scripts/flashpoint_sight.py [LAYOUT...]

Prints for each layout how many pairs there are, how many see each other, how many give a Clear Shot one way or the
other, and the CPU time. Fails if seeing is not mutual somewhere, or if a Clear Shot is not seen.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from standoff.games.flashpoint import GAME
from standoff.games.flashpoint.sight import Sight
from standoff.games.flashpoint.terrain import Terrain

HEIGHT = 16


def table(land: Terrain) -> int:
    """One layout; how many pairs are wrong."""
    places = [c * 9 + s for c in range(land.cubes) if land.stand[c] for s in land.slots(c)]
    forth, back = Sight(land), Sight(land)
    pairs = seen = clear = wrong = 0
    spent = [0.0, 0.0, 0.0]
    for i, a in enumerate(places):
        began = time.process_time()
        there = [forth.can_see(a, HEIGHT, b, HEIGHT) for b in places[:i]]
        second = time.process_time()
        returned = [back.can_see(b, HEIGHT, a, HEIGHT) for b in places[:i]]
        third = time.process_time()
        whole = [forth.clear(a, HEIGHT, b, HEIGHT) + forth.clear(b, HEIGHT, a, HEIGHT) for b in places[:i]]
        fourth = time.process_time()
        spent = [spent[0] + second - began, spent[1] + third - second, spent[2] + fourth - third]
        wrong += sum(x != y or (z > 0 and not x) for x, y, z in zip(there, returned, whole, strict=True))
        pairs += i
        seen += sum(there)
        clear += sum(whole)
    sys.stdout.write(
        f"{land.name}: {len(places)} places, {pairs:,} pairs; {seen:,} see each other ({spent[0]:.1f} s, back "
        f"{spent[1]:.1f} s); {clear:,} of {2 * pairs:,} are clear ({spent[2]:.1f} s); {wrong} wrong\n"
    )
    sys.stdout.flush()
    return wrong


def main(names: list[str]) -> int:
    """The layouts that are named, or all."""
    layouts = [x for x in GAME.packaged_data.terrains if not names or x.name in names]
    return 1 if sum(table(land) for land in layouts) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
