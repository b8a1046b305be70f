"""Which build runs: the compiled one, if it is there and was made from these very sources; else plain Python.

`STANDOFF_BUILD=pure` forces the plain one, and so do games from elsewhere (`STANDOFF_GAMES`): what they are made of is
plain Python, and it cannot stand on compiled classes. The compiled modules lie in a folder of their own with a
manifest; a finder in front of Python's own hands them out under their usual names. Importing this module first is what
makes it so.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
MANIFEST = "manifest.json"
FOLDERS = (PACKAGE / "_compiled", PACKAGE.parent / ".build" / "compiled")
"""Where a compiled build may lie: inside an installed package, or beside the sources of a checkout."""


class CompiledFinder(MetaPathFinder):
    """Finds the modules of a compiled build."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.modules.get(fullname)
        if file is None:
            return None
        place = str(self.folder / file)
        return spec_from_file_location(fullname, place, loader=ExtensionFileLoader(fullname, place))


def activate() -> str:
    """Put the compiled build in front, if it fits; which build runs from here on."""
    if os.environ.get("STANDOFF_BUILD", "").lower() == "pure" or os.environ.get("STANDOFF_GAMES"):
        return "pure"
    for folder in FOLDERS:
        manifest = read_manifest(folder)
        if manifest is not None and fits(manifest):
            sys.meta_path.insert(0, CompiledFinder(folder, manifest["modules"]))
            return "compiled"
    return "pure"


def stale() -> bool:
    """Is there a compiled build that does not fit the sources any more?"""
    manifests = [read_manifest(folder) for folder in FOLDERS]
    return any(m is not None and not fits(m) for m in manifests)


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """The manifest of a compiled build, or None."""
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return manifest


def fits(manifest: dict[str, Any]) -> bool:
    """Was this build made for this Python, from the sources as they are now?"""
    if manifest.get("python") != python_tag():
        return False
    try:
        return all(file_hash(PACKAGE / file) == was for file, was in manifest["sources"].items())
    except OSError:
        return False


def python_tag() -> str:
    """The Python that a build is good for."""
    return f"{sys.implementation.cache_tag}-{sys.platform}"


def file_hash(path: Path) -> str:
    """What a source file says, as a short text."""
    return blake2b(path.read_bytes(), digest_size=12).hexdigest()


BUILD = activate()
"""Which build runs: "compiled" or "pure"."""
