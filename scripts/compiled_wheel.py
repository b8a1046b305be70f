"""Build hook: a wheel that carries the compiled build beside the sources."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles into the package before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say that the wheel is for this platform only."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from standoff.compiled.build import build  # noqa: PLC0415

        build(Path(self.root) / "standoff" / "_compiled", self.app.display_info)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("standoff/_compiled/**")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Leave the sources as they were."""
        import shutil  # noqa: PLC0415

        shutil.rmtree(Path(self.root) / "standoff" / "_compiled", ignore_errors=True)
