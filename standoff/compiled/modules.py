"""Which modules are compiled: the hot path of the engine, and of each game all rooms but those that only talk."""

from __future__ import annotations

from pathlib import Path

from standoff._loader import PACKAGE
from standoff.games import IDS

ENGINE = ("rng", "ask", "viewer", "knowledge", "state", "setup", "play")

TALKING = ("settings", "text", "view", "position", "telling", "refusals", "data")
"""Rooms that are not hot, and that hold structs or dataclass fields that do not compile."""


def compiled_modules() -> dict[str, Path]:
    """The modules to compile, by name, each with its source."""
    out = {f"standoff.engine.{name}": PACKAGE / "engine" / f"{name}.py" for name in ENGINE}
    for game in IDS:
        folder = PACKAGE / "games" / game
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            if path.name != "__init__.py" and parts[0] not in TALKING and "msgspec" not in path.read_text("utf-8"):
                out[".".join(("standoff.games", game, *parts))] = path
    return out
