"""Compiling: overlay, mypyc, manifest. Made in a fresh folder and moved into place when it is whole."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from standoff._loader import FOLDERS, MANIFEST, PACKAGE, file_hash, fits, python_tag, read_manifest
from standoff.compiled import extension
from standoff.compiled.modules import compiled_modules
from standoff.compiled.overlay import write_overlay
from standoff.engine.errors import StandoffError


class CannotBuild(StandoffError):
    """There is no compiler, or it did not take the sources; the message says what is missing."""


def default_folder() -> Path:
    """Where a checkout keeps its compiled build."""
    return FOLDERS[-1]


def missing() -> str:
    """What this machine lacks for a build; empty if nothing."""
    if find_spec("mypyc") is None:
        return "mypy (with mypyc) is not installed"
    if find_spec("setuptools") is None:
        return "setuptools is not installed"
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
    """Is there a build that fits the sources?"""
    manifest = read_manifest(folder)
    return manifest is not None and fits(manifest)


def build(folder: Path, say: Callable[[str], None] = lambda _: None, hot: bool = False) -> None:
    """Compile everything into a folder; `hot` compiles twice, the second time for what is hot in some games."""
    lacking = missing() or ("" if not hot or _is_gcc() else "--hot needs GCC")
    if lacking:
        raise CannotBuild(f"cannot compile here: {lacking}")
    sources = {str(p.relative_to(PACKAGE)): file_hash(p) for p in _sources()}
    with tempfile.TemporaryDirectory(prefix="standoff-build-") as name:
        work = Path(name)
        shutil.copytree(PACKAGE, work / "standoff", ignore=shutil.ignore_patterns("__pycache__", "_compiled", "*.so"))
        say("writing frames and copies out")
        files = write_overlay(work)
        _compile(work, [f.as_posix() for f in files] + [extension.HOT] * hot, say)
        say("putting the build in place")
        _install(work, folder, sources)


def _sources() -> list[Path]:
    """All that a build depends on."""
    tools = [*(PACKAGE / "engine" / "resumable").glob("*.py"), *(PACKAGE / "compiled").glob("*.py")]
    return [*compiled_modules().values(), PACKAGE / "engine" / "fields.py", *sorted(tools)]


def _compile(work: Path, arguments: list[str], say: Callable[[str], None]) -> None:
    shutil.copy2(extension.__file__, work / "extension.py")
    env = {**os.environ, "STANDOFF_BUILD": "pure", "PYTHONPATH": str(work), "MYPY_CACHE_DIR": str(work / "cache")}
    env["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *_flags()])
    told = []
    with subprocess.Popen(
        [sys.executable, "extension.py", *arguments],
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
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
