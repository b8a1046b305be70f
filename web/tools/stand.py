"""What pictures are taken of and updates are timed on: the built gallery on loopback, and a Chromium to look at it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.async_api import Browser, async_playwright

WEB = Path(__file__).parent.parent
MADE = WEB / "dist.gallery"
POSITIONS = WEB / "positions"
FIRST = "clauses_bang.json"
"""Written with the positions; updates to be timed may lie there without them."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --enable-unsafe-swiftshader"
)


class Shelf(SimpleHTTPRequestHandler):
    """The built gallery; the positions come from their own folder."""

    def translate_path(self, path: str) -> str:
        """Where a file lies."""
        folder = WEB if path.startswith("/positions/") else MADE
        return str(folder / Path(super().translate_path(path)).relative_to(self.directory))

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def make(anew: bool = False) -> None:
    """Build the gallery, and write its positions if there are none or if they are wanted anew."""
    if anew or not (POSITIONS / FIRST).is_file():
        subprocess.run([sys.executable, str(WEB / "tools" / "positions.py")], check=True)
    npm = shutil.which("npm") or str(WEB.parent / ".build" / "node" / "bin" / "npm")
    build = [npm, "run", "--silent", "build", "--", "--mode", "gallery", "--emptyOutDir", "--logLevel", "error"]
    subprocess.run(build, cwd=WEB, check=True)


@contextmanager
def shown() -> Iterator[str]:
    """The address of the built gallery."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Shelf, directory=str(MADE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser without a window; WebGL is drawn by the processor."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise SystemExit("there is no Chromium here; on Debian and Ubuntu: apt-get install chromium")
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=program, args=FLAGS.split())
        yield browser
        await browser.close()
