"""How long the browser takes to draw an update of a table: script, style and layout.

    scripts/drawing                 # BANG! with seven seats and RISK with five players, 1440 x 900 and 390 x 844
    scripts/drawing --json

A recorded game is shown update by update as a live table would show it, several times over. An update costs what
Chromium counts as script, style and layout, in CPU time of the page's thread, so that a wait for the core does not
count; of each update the cheapest round counts. The median and the 95th percentile of all updates are printed. `moved`
is a new position, `refused` what may not be done in it, which the server tells afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from statistics import median, quantiles
from typing import Any

import stand
import updates
from playwright.async_api import Browser, CDPSession, Page

SIZES = {"wide": (1440, 900), "phone": (390, 844)}
FRAME = 16.0
"""Milliseconds of a frame."""
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
DRAW = "([update, what]) => new Promise((done) => setTimeout(() => done(window.timing[what](update))))"
"""In a task of its own: only what runs in one is counted as script."""
PATIENCE = 300_000
"""Milliseconds for the page to appear; a busy machine takes its time."""
SHOWN = ("moved", "refused")
Cost = dict[str, float]


class Meter:
    """What the thread of a page has spent, in milliseconds."""

    def __init__(self, page: Page, inside: CDPSession) -> None:
        self.page = page
        self.inside = inside

    async def spent(self) -> Cost:
        """So far."""
        told = await self.inside.send("Performance.getMetrics")
        found = {one["name"]: one["value"] for one in told["metrics"]}
        return {part: found[name] * 1000 for part, name in PARTS.items()}

    async def draw(self, update: int, what: str) -> Cost | None:
        """What an update costs; nothing, if there is nothing to draw."""
        before = await self.spent()
        if not await self.page.evaluate(DRAW, [update, what]):
            return None
        after = await self.spent()
        return {part: after[part] - before[part] for part in PARTS}


def figures(costs: list[Cost]) -> dict[str, float]:
    """Median, 95th percentile and the most, and the medians of the parts."""
    times = [sum(cost.values()) for cost in costs]
    told = {"median": median(times), "p95": quantiles(times, n=100)[94], "most": max(times)}
    told |= {part: median(cost[part] for cost in costs) for part in PARTS}
    return {name: round(value, 2) for name, value in told.items()}


async def measure(browser: Browser, address: str, game: str, size: str, rounds: int) -> dict[str, Any]:
    """One game at one size."""
    width, height = SIZES[size]
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.set_default_timeout(PATIENCE)
    await page.goto(f"{address}/gallery.html?updates={game}")
    await page.wait_for_function("window.timing !== undefined && document.querySelector('[data-question]') !== null")
    await page.evaluate("document.fonts.ready")
    inside = await page.context.new_cdp_session(page)
    await inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    meter = Meter(page, inside)
    count = await page.evaluate("window.timing.updates")
    best: dict[tuple[int, str], Cost] = {}
    for _ in range(rounds):
        await page.evaluate("window.timing.again()")
        for update in range(count):
            for what in SHOWN:
                cost = await meter.draw(update, what)
                if cost is not None:
                    best[update, what] = min(best.get((update, what), cost), cost, key=lambda one: sum(one.values()))
    await page.close()
    told = {what: figures([cost for (_, shown), cost in best.items() if shown == what]) for what in SHOWN}
    return {"game": game, "size": size, "updates": count, **told}


def line(one: dict[str, Any]) -> str:
    """A measurement for people."""
    told = [f"{one['game']} {one['size']}: {one['updates']} updates"]
    for what in SHOWN:
        f = one[what]
        parts = ", ".join(f"{part} {f[part]:.1f}" for part in PARTS)
        slow = "  MORE THAN A FRAME" if f["p95"] > FRAME else ""
        told.append(
            f"  {what:8} median {f['median']:5.1f} ms ({parts})  p95 {f['p95']:5.1f}  most {f['most']:5.1f}{slow}"
        )
    return "\n".join(told)


async def main() -> None:
    """Every game at every size."""
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--rounds", type=int, default=3)
    told.add_argument("--json", action="store_true")
    args = told.parse_args()
    updates.main()
    stand.make()
    found = []
    async with stand.chromium() as browser:
        with stand.shown() as address:
            for game in updates.PLAYED:
                for size in SIZES:
                    one = await measure(browser, address, game, size, args.rounds)
                    found.append(one)
                    if not args.json:
                        sys.stdout.write(f"{line(one)}\n")
    if args.json:
        sys.stdout.write(f"{json.dumps(found, indent=2)}\n")


if __name__ == "__main__":
    asyncio.run(main())
