"""Pictures of gallery positions: `python tools/shots.py [NAME ...]` (needs playwright), with the dev server running.

Writes web/shots/NAME_{wide,phone}_{dark,light}.png at 1440 x 900 and 390 x 844.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

OUT = Path(__file__).parent.parent / "shots"
SETTLE = 1200
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
SCENES = {
    "bang": "position=bang&touch=card:17&point=seat:1",
    "bang_rest": "position=bang",
    "bang_shot": "position=bang_shot",
    "bang_store": "position=bang_store",
    "bang_waiting": "position=bang_waiting",
    "halo_bang": "position=halo_bang&touch=card:18&point=seat:4",
    "walking_dead": "position=walking_dead&touch=die:0&touch=die:4",
    "risk_halo": "position=risk_halo&touch=land:24",
    "risk_halo_battle": "position=risk_halo_battle",
    "flashpoint_move": "position=flashpoint_move&touch=cube:27",
    "flashpoint_act": "position=flashpoint_act",
}
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --use-angle=swiftshader --enable-unsafe-swiftshader"
)


def shoot(page: Page, address: str, path: Path) -> None:
    """One picture, when everything has come to rest."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLE)
    page.screenshot(path=path)


def main() -> None:
    """Every scene that is wanted, wide and narrow, dark and light."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("scenes", nargs="*")
    told.add_argument("--port", type=int, default=5173)
    told.add_argument("--size", choices=SIZES)
    told.add_argument("--theme", choices=("dark", "light"))
    told.add_argument("--more", default="", help="more of the address, as touch=card:15")
    args = told.parse_args()
    OUT.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        raise SystemExit("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS.split())
        for size in [args.size] if args.size else SIZES:
            width, height = SIZES[size]
            page = browser.new_page(viewport={"width": width, "height": height})
            for scene in args.scenes or SCENES:
                for theme in [args.theme] if args.theme else ("dark", "light"):
                    query = f"{SCENES.get(scene, f'position={scene}')}&theme={theme}&{args.more}"
                    path = OUT / f"{scene}_{size}_{theme}.png"
                    shoot(page, f"http://127.0.0.1:{args.port}/gallery.html?{query}", path)
                    sys.stdout.write(f"{path}\n")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
