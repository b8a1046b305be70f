"""Break secrecy on purpose, one change at a time, and see whether the tests notice.

    python scripts/mutants.py [GAME...] [--jobs J] [--only TEXT]

`tests/mutants/<game>.toml` lists changes of the sources (a file, what stands there, what stands there instead, what
that gives away, of which kind it is, and what else must change with it where two things keep a secret); `engine.toml`
those of the engine, which are tried with the game that each names. For each, a copy of the project is changed, and the
contract and the game's own tests are run until one of them fails. Prints who caught what, and how many there are of
each kind; ends with 1 if a mutant lives. The kinds:

    event     an event shows a hidden field to a wrong seat, or hides one from a right one
    view      a view, or what else a seat is given to look at, shows a hidden thing
    question  options, a question or who is asked differ by a hidden thing
    sample    a sample keeps the truth, the seed or the dice, or is not dealt as it should be
    kept      a seat knows what it no longer can, or never could
    lost      a seat has forgotten what it was told
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
LISTS = ROOT / "tests" / "mutants"


class Mutant(NamedTuple):
    """One change of the sources."""

    game: str
    kind: str
    why: str
    file: str
    edits: list[tuple[str, str]]
    """What stands there once, and what stands there instead."""


def listed(names: list[str]) -> list[Mutant]:
    """The mutants of these games; all, if none is named."""
    out = []
    for path in sorted(LISTS.glob("*.toml")):
        for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]:
            game = entry.get("game", path.stem)
            if not names or path.stem in names:
                edits = [(edit["old"], edit["new"]) for edit in (entry, entry.get("also")) if edit]
                out.append(Mutant(game, entry["kind"], entry["why"], entry["file"], edits))
    return out


ABOUT_MUTANTS = "mutants_fit"
"""In the name of the test that every mutant fits the sources: it fails for each that was put there."""


def tests_of(game: str) -> str:
    """The tests that have this game in their name, and not one whose name has this one in it; nor the one that finds
    every mutant, because it looks whether the sources are as the lists say.
    """
    longer = {path.stem for path in LISTS.glob("*.toml") if game in path.stem} - {game}
    return " and not ".join([game, *sorted(longer), ABOUT_MUTANTS])


def suites(game: str) -> list[str]:
    """What is run, in this order: first what is meant to catch them."""
    own = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests" / "games").glob(f"test_{game}*.py"))]
    return ["tests/contract/test_secrets.py", *own, "tests/contract"]


def caught_by(mutant: Mutant) -> str:
    """The first test that fails, or nothing."""
    with tempfile.TemporaryDirectory(prefix="standoff-mutant-") as name:
        copy = Path(name)
        for part in ("standoff", "tests"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "_compiled"))
        shutil.copy2(ROOT / "pyproject.toml", copy)
        target = copy / "standoff" / mutant.file
        text = target.read_text("utf-8")
        for old, new in mutant.edits:
            if text.count(old) != 1:
                raise SystemExit(f"{mutant.file}: {old!r} stands there {text.count(old)} times, not once")
            text = text.replace(old, new)
        target.write_text(text, "utf-8")
        env = {**os.environ, "STANDOFF_BUILD": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
        for suite in suites(mutant.game):
            command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
            done = subprocess.run(
                [*command, "-k", tests_of(mutant.game), suite],
                cwd=copy,
                env=env,
                capture_output=True,
                text=True,
                check=False,
            )
            failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
            if failed:
                return failed[0].split(" ")[1]
            if done.returncode not in (0, 5):
                return f"an error of {suite}"
    return ""


def main() -> int:
    """Try them all."""
    said = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    said.add_argument("games", nargs="*", metavar="GAME", help="a list in tests/mutants; all, if none is named")
    said.add_argument("--jobs", type=int, default=2)
    said.add_argument("--only", default="", help="only mutants whose description has these words")
    wanted = said.parse_args()
    mutants = [mutant for mutant in listed(wanted.games) if wanted.only in mutant.why]
    lived = 0
    with ThreadPoolExecutor(wanted.jobs) as pool:
        for number, (mutant, by) in enumerate(zip(mutants, pool.map(caught_by, mutants), strict=True), 1):
            lived += not by
            verdict = f"caught by {by}" if by else "LIVES"
            sys.stdout.write(f"{number}/{len(mutants)} {mutant.game}, {mutant.kind}: {mutant.why}: {verdict}\n")
            sys.stdout.flush()
    kinds = ", ".join(f"{count} {kind}" for kind, count in Counter(mutant.kind for mutant in mutants).items())
    sys.stdout.write(f"{len(mutants)} mutants ({kinds}), {lived} alive\n")
    return 1 if lived else 0


if __name__ == "__main__":
    sys.exit(main())
