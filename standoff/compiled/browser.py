"""Making the browser client of a checkout: `npm ci` and `npm run build` in `web/`, into `web/dist`.

A wheel carries the client, so that nobody who installs one needs Node. In a checkout it is made when its sources have
changed: by `standoff build`, by `./test`, and behind a server that starts without it. Where there is no Node, it comes
from a package (`requirements-node.lock`), into an environment of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b

from standoff._loader import PACKAGE
from standoff.arena.peers.environment import install, python_of
from standoff.compiled.alone import alone, is_held
from standoff.engine.errors import StandoffError

ROOT = PACKAGE.parent
WEB = ROOT / "web"
MADE = WEB / "dist"
BUILD = ROOT / ".build"
LOCK = BUILD / "browser.lock"
LOG = BUILD / "browser.log"
PACKAGES = ROOT / "requirements-node.lock"
STAMP = ".made-from"
LEAST_NODE = 20
"""The oldest Node that the client is built with."""
NOT_SOURCES = frozenset({"node_modules", "dist", "dist.new", "dist.gallery", "pictures", "positions"})


class CannotMake(StandoffError):
    """The client could not be made; the message says why."""


def is_checkout() -> bool:
    """Are the sources of the client here?"""
    return (WEB / "package.json").is_file()


def fingerprint() -> str:
    """What the client is made of, as a short text: it changes with the sources."""
    told = blake2b(digest_size=12)
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not NOT_SOURCES & set(parts):
            told.update(f"{'/'.join(parts)}\n".encode() + path.read_bytes())
    for path in sorted((PACKAGE / "wire").glob("*.py")):
        told.update(path.read_bytes())
    return told.hexdigest()


def is_current() -> bool:
    """Is there a client that was made from the sources as they are?"""
    try:
        return (MADE / STAMP).read_text("utf-8") == fingerprint()
    except OSError:
        return False


def begin() -> str:
    """Make the client behind this process, if it is needed; the line to say, or nothing."""
    if not is_checkout() or is_current():
        return ""
    if not is_held(LOCK):
        BUILD.mkdir(parents=True, exist_ok=True)
        with LOG.open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "standoff.compiled.browser"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        process.returncode = 0  # nobody waits for it
    return f"making the browser client in the background; the page appears when it is done ({LOG.relative_to(ROOT)})"


def make(say: Callable[[str], None] = lambda _: None) -> None:
    """Make the client and wait for it, unless there is one that fits."""
    with alone(LOCK, lambda owner: say(f"process {owner} is making the client already; waiting for it")):
        if is_current():
            return
        stamp, npm, env = fingerprint(), *_npm(say)
        say("fetching what the browser client is built with")
        _run([npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error"], env)
        say("building the browser client")
        fresh = MADE.with_name("dist.new")
        _run(
            [npm, "run", "--silent", "build", "--", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "error"], env
        )
        (fresh / STAMP).write_text(stamp, "utf-8")
        shutil.rmtree(MADE, ignore_errors=True)
        fresh.rename(MADE)


def _npm(say: Callable[[str], None]) -> tuple[str, dict[str, str]]:
    """The npm to call, and the environment to call it in: that of this machine if it is new enough, or a package's."""
    found, node = shutil.which("npm"), shutil.which("node")
    if found and node and _version(node) >= LEAST_NODE:
        return found, dict(os.environ)
    if not PACKAGES.is_file():
        raise CannotMake(f"the browser client needs Node {LEAST_NODE} or newer; install nodejs and npm")
    say("fetching Node (once)")
    folder = BUILD / "node"
    failed = install(folder, PACKAGES)
    if failed:
        told = "; ".join(f"{name}: {reason}" for name, reason in failed.items())
        raise CannotMake(f"Node could not be installed: {told}. Install nodejs {LEAST_NODE} or newer and npm.")
    programs = python_of(folder).parent
    return str(programs / "npm"), {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}


def _version(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    first = told.strip().removeprefix("v").split(".")[0]
    return int(first) if first.isdigit() else 0


def _run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise CannotMake(f"{' '.join(command[1:3])} failed in web/:\n{done.stdout[-2000:]}")


if __name__ == "__main__":
    try:
        make(lambda what: print(what, flush=True))  # noqa: T201
        print("made")  # noqa: T201
    except StandoffError as error:
        sys.exit(str(error))
