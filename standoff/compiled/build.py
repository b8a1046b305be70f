"""Compiling: overlay, mypyc, manifest. Made in a fresh folder and moved into place when it is whole."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from standoff._loader import FOLDERS, MANIFEST, PACKAGE, file_hash, fits, python_tag, read_manifest
from standoff.compiled import extension
from standoff.compiled.modules import compiled_modules
from standoff.compiled.overlay import write_overlay
from standoff.engine.errors import StandoffError
from standoff.games import IDS


class CannotBuild(StandoffError):
    """There is no compiler, or it did not take the sources; the message says what is missing."""


def default_folder() -> Path:
    """Where a checkout keeps its compiled build."""
    return FOLDERS[-1]


def missing() -> str:
    """What this machine or this Python lacks for a build; empty if nothing."""
    return missing_packages() or missing_compiler()


def missing_packages() -> str:
    """What this Python lacks for a build; empty if nothing."""
    if find_spec("mypyc") is None:
        return "mypy (with mypyc) is not installed"
    return "" if find_spec("setuptools") else "setuptools is not installed"


def missing_compiler() -> str:
    """What this machine lacks for a build, whatever is installed in Python; empty if nothing."""
    if shutil.which(_compiler()) is None:
        return f"there is no C compiler ({_compiler()})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "the Python headers are not installed (on Debian and Ubuntu: apt-get install python3-dev)"
    return ""


def _compiler() -> str:
    """The C compiler that setuptools will call."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def _is_gcc() -> bool:
    told = subprocess.run([_compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


def is_current(folder: Path) -> bool:
    """Is there a build of all games that fits the sources?"""
    manifest = read_manifest(folder)
    everything = {str(p.relative_to(PACKAGE)) for p in _sources()}
    return manifest is not None and manifest["sources"].keys() == everything and fits(manifest)


def fingerprint() -> str:
    """What a build is made of, as a short text: it changes with the sources and with the Python."""
    told = "".join(sorted(f"{path.relative_to(PACKAGE)} {file_hash(path)}\n" for path in _sources()))
    return blake2b(f"{python_tag()}\n{told}".encode(), digest_size=12).hexdigest()


def build(
    folder: Path,
    say: Callable[[str], None] = lambda _: None,
    hot: bool = False,
    python: Path | None = None,
    games: Sequence[str] = IDS,
) -> None:
    """Compile everything into a folder; `hot` compiles twice, the second time for what is hot in some games.

    `python` is the Python of an environment that has mypy and setuptools; this one if not given. Games that are not
    among `games` cannot be played with it.
    """
    lacking = missing_compiler() if python is not None else missing()
    lacking = lacking or ("" if not hot or _is_gcc() else "--hot needs GCC")
    if lacking:
        raise CannotBuild(f"cannot compile here: {lacking}")
    sources = {str(p.relative_to(PACKAGE)): file_hash(p) for p in _sources(games)}
    with tempfile.TemporaryDirectory(prefix="standoff-build-") as name:
        work = Path(name)
        shutil.copytree(PACKAGE, work / "standoff", ignore=shutil.ignore_patterns("__pycache__", "_compiled", "*.so"))
        say("writing frames and copies out")
        files = write_overlay(work, games)
        _compile(work, [f.as_posix() for f in files] + [extension.HOT] * hot, say, python or Path(sys.executable))
        say("putting the build in place")
        _install(work, folder, sources)


def _sources(games: Sequence[str] = IDS) -> list[Path]:
    """All that a build of these games depends on."""
    tools = [*(PACKAGE / "engine" / "resumable").glob("*.py"), *(PACKAGE / "compiled").glob("*.py")]
    written_out = [
        PACKAGE / "engine" / "inline.py",
        *(path for game in games for path in (PACKAGE / "games" / game).glob("kinds.py")),
        *(path for game in games for path in (PACKAGE / "games" / game).glob("messages.py")),
        *(path for game in games for path in (PACKAGE / "games" / game).glob("messages/*.py")),
    ]
    return [*compiled_modules(games).values(), PACKAGE / "engine" / "fields.py", *sorted([*tools, *written_out])]


def _compile(work: Path, arguments: list[str], say: Callable[[str], None], python: Path) -> None:
    shutil.copy2(extension.__file__, work / "extension.py")
    env = {**os.environ, "STANDOFF_BUILD": "pure", "PYTHONPATH": str(work), "MYPY_CACHE_DIR": str(work / "cache")}
    env["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *_flags()])
    told = []
    with subprocess.Popen(
        [str(python), "extension.py", *arguments],
        cwd=work,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as compiler:
        assert compiler.stdout is not None
        for line in compiler.stdout:
            if line.startswith(extension.PROGRESS):
                say(line.removeprefix(extension.PROGRESS).strip())
            else:
                told.append(line)
    if compiler.returncode != 0:
        raise CannotBuild(f"the compiler did not take the sources:\n{''.join(told[-25:])}")


def _flags() -> list[str]:
    """Calls to Python and within the build need not go through a table that could be changed when it is loaded."""
    return ["-fno-plt", "-fno-semantic-interposition"] if sys.platform == "linux" else []


def _install(work: Path, folder: Path, sources: dict[str, str]) -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    fresh = folder.with_name(folder.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    modules = {}
    for path in sorted(work.rglob(f"*{suffix}")):
        relative = path.relative_to(work)
        if relative.parts[0] == "build":
            continue
        modules[".".join(relative.parts)[: -len(suffix)]] = relative.as_posix()
        target = fresh / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    manifest = {"python": python_tag(), "modules": modules, "sources": sources}
    (fresh / MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")
    old = folder.with_name(folder.name + ".old")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
