"""Pictures of every page and of every table, in `web/pictures`: NAME_{wide,tablet,upright,phone}_{dark,light}.png.

    scripts/pictures                            # everything, from a checkout as it is
    scripts/pictures bang lobby --size phone    # some of it

The positions come from games with fixed seeds (`positions.py`), the lobby and the other pages from a real server
(`tavern.py`, `pages.py`): the same pictures every time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import stand
from pages import PAGES, SIXTH, SIXTH_PAGES, Scene
from playwright.async_api import Browser, Page
from tavern import VIEWER, tavern

OUT = stand.WEB / "pictures"
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "upright": (820, 1180), "phone": (390, 844)}
THEMES = ("dark", "light")
SETTLE = 700
"""Milliseconds until everything has come to rest."""
PATIENCE = 300_000
"""Milliseconds for anything to appear; a busy machine takes its time."""
LOBBY = "lobby"
SCENES = {
    "bang": "position=bang&aimed",
    "bang_shot": "position=bang_shot",
    "bang_store": "position=bang_store",
    "bang_waiting": "position=bang_waiting",
    "halo_bang": "position=halo_bang&touch=card:18&point=seat:4",
    "walking_dead": "position=walking_dead&aimed",
    "walking_dead_aim": "position=walking_dead_aim",
    "risk_halo": "position=risk_halo&aimed&quiet",
    "risk_halo_battle": "position=risk_halo_battle",
    "flashpoint_move": "position=flashpoint_move&aimed&quiet",
    "flashpoint_flat": "position=flashpoint_move&aimed&quiet&flat",
    "flashpoint_shoot": "position=flashpoint_shoot",
}


async def take(page: Page, address: str, wanted: str, path: Path) -> None:
    """One picture of what is at an address."""
    page.set_default_timeout(PATIENCE)
    await page.goto(address)
    await page.wait_for_selector(wanted)
    await page.wait_for_load_state("networkidle")
    await rest(page, wanted, path)


async def rest(page: Page, wanted: str, path: Path) -> None:
    """One picture, when everything has come to rest."""
    await page.wait_for_selector(wanted)
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(SETTLE)
    await page.screenshot(path=path, timeout=PATIENCE)
    sys.stdout.write(f"{path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}\n")


async def tables(browser: Browser, args: argparse.Namespace, scenes: list[str]) -> None:
    """The tables of the gallery."""
    with stand.shown() as address:
        for size in args.size or SIZES:
            width, height = SIZES[size]
            page = await browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=args.scale)
            for scene in scenes:
                for theme in args.theme or THEMES:
                    query = f"{SCENES[scene]}&theme={theme}{''.join(f'&{more}' for more in args.more)}"
                    await take(page, f"{address}/gallery.html?{query}", "[data-question]", path_of(scene, size, theme))
            await page.close()


async def lobby(browser: Browser, args: argparse.Namespace) -> None:
    """The lobby of a server with guests."""
    async with AsyncExitStack() as stack:
        made = await stack.enter_async_context(tavern())
        context = await browser.new_context(reduced_motion="reduce", locale="en", device_scale_factor=args.scale)
        stack.push_async_callback(context.close)
        await made.sit_down(context)
        page = await context.new_page()
        for size in args.size or SIZES:
            width, height = SIZES[size]
            await page.set_viewport_size({"width": width, "height": height})
            for theme in args.theme or THEMES:
                await page.emulate_media(color_scheme=theme)
                await take(page, f"{made.address}/", "[data-poster]", path_of(LOBBY, size, theme))


async def pages(browser: Browser, args: argparse.Namespace, scenes: dict[str, Scene], games: str = "") -> None:
    """Pages of a server, each by somebody who has just come."""
    async with tavern(games) as made:
        for name, scene in scenes.items():
            for size in args.size or SIZES:
                width, height = SIZES[size]
                for theme in args.theme or THEMES:
                    context = await browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme=theme,
                        reduced_motion="reduce",
                        locale="en",
                        device_scale_factor=args.scale,
                    )
                    await context.request.post(f"{made.address}/api/me/guest", data={"name": VIEWER})
                    page = await context.new_page()
                    page.set_default_timeout(PATIENCE)
                    wanted = await scene(made, page)
                    await rest(page, wanted, path_of(name, size, theme))
                    await context.close()


def path_of(scene: str, size: str, theme: str) -> Path:
    """Where a picture goes."""
    return OUT / f"{scene}_{size}_{theme}.png"


async def main() -> None:
    """Every scene that is wanted, at every size, dark and light."""
    every = [LOBBY, *SCENES, *PAGES, *SIXTH_PAGES]
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("scenes", nargs="*", help=f"of {', '.join(every)}; all, if none is named")
    told.add_argument("--size", choices=SIZES, action="append")
    told.add_argument("--theme", choices=THEMES, action="append")
    told.add_argument("--scale", type=float, default=1, help="pixels of the picture for one of the page")
    told.add_argument("--more", default=[], action="append", help="more of a table's address, as touch=card:15")
    told.add_argument("--anew", action="store_true", help="hunt for the positions again")
    args = told.parse_args()
    unknown = set(args.scenes) - set(every)
    if unknown:
        told.error(f"there is no scene called {', '.join(sorted(unknown))}")
    wanted = args.scenes or every
    OUT.mkdir(exist_ok=True)
    scenes = [scene for scene in wanted if scene in SCENES]
    async with stand.chromium() as browser:
        if scenes:
            stand.make(args.anew)
            await tables(browser, args, scenes)
        if LOBBY in wanted:
            await lobby(browser, args)
        for found, games in ((PAGES, ""), (SIXTH_PAGES, SIXTH)):
            chosen = {name: scene for name, scene in found.items() if name in wanted}
            if chosen:
                await pages(browser, args, chosen, games)


if __name__ == "__main__":
    asyncio.run(main())
