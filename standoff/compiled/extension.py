"""A script that `build` copies beside the written-out sources and runs there: mypyc, then the C compiler on all cores.

    python extension.py FILES [--hot]

It tells how far it is in lines that begin with `PROGRESS`. `--hot` compiles twice (GCC only): first with counters, with
which some games are played, then again for the paths that these games took.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PROGRESS = "progress: "
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
HOT = "--hot"

COUNT = "-fprofile-generate={folder}"
USE = "-fprofile-use={folder} -fprofile-partial-training -Wno-missing-profile"

TRAINING = """
from standoff import prepare
from standoff.engine.play import playout, start
from standoff.engine.rng import Rng
from standoff.games import every
for game in every():
    for players in game.players:
        setup, made, seed = prepare(game.id, players=players), 0, 0
        while made < 20_000:
            made += playout(start(setup.with_seed(str(seed))).copy(), Rng(seed))
            seed += 1
"""


def progress(text: str) -> None:
    """Tell how far it is."""
    print(PROGRESS + text, flush=True)  # noqa: T201


def main(arguments: list[str]) -> None:
    """Compile these files in the current folder."""
    from mypyc.build import mypycify  # noqa: PLC0415

    files = [a for a in arguments if a != HOT]
    progress(f"reading {len(files)} modules")
    made = mypycify(files, opt_level="3", debug_level="0", multi_file=True)
    given = os.environ.get("CFLAGS", "")
    if HOT in arguments:
        counts = Path("counts").resolve()
        compile_all(made, f"{given} {COUNT.format(folder=counts)}", "compiled, with counters,")
        progress("playing some games to see what is hot")
        subprocess.run([sys.executable, "-c", TRAINING], check=True, stdout=subprocess.DEVNULL)
        given = f"{given} {USE.format(folder=counts)}"
    compile_all(made, given, "compiled")


def compile_all(extensions: list[Any], flags: str, done: str) -> None:
    """Run the C compiler for all extensions, a file on each core."""
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    left = [source for extension in extensions for source in extension.sources]
    total = len(left)

    class OnAllCores(build_ext):  # type: ignore[misc]
        """Compiles the files of an extension side by side, which setuptools does one after the other."""

        def build_extensions(self) -> None:
            compile_one: Callable[..., list[str]] = self.compiler.compile

            def compile_file(source: str, options: dict[str, Any]) -> list[str]:
                objects = compile_one([source], **options)
                left.pop()
                if (total - len(left)) % 10 == 0 or not left:
                    progress(f"{done} {total - len(left)} of {total} files")
                return objects

            def compile_files(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(CORES) as pool:
                    found = pool.map(lambda source: compile_file(source, options), sources)
                    return [name for objects in found for name in objects]

            setattr(self.compiler, "compile", compile_files)  # noqa: B010
            self.parallel = CORES
            super().build_extensions()

    shutil.rmtree("objects", ignore_errors=True)
    os.environ["CFLAGS"] = flags
    os.environ["LDFLAGS"] = flags
    sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace", "--force", "--build-temp", "objects"]
    setup(name="standoff_compiled", packages=[], ext_modules=extensions, cmdclass={"build_ext": OnAllCores})


if __name__ == "__main__":
    main(sys.argv[1:])
