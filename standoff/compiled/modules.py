"""Which modules are compiled: the hot path of the engine and of the bots, and of each game all rooms that play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from standoff._loader import PACKAGE
from standoff.games import IDS

ENGINE = (
    *("rng", "ask", "viewer", "state", "setup", "play", "deal", "sample"),
    *("guess", "vocabulary", "rows", "sentences", "words", "telling", "history", "memory"),
)
"""What plays, and what tells; not what is called from outside, which says in words what is wrong with an argument."""

BOTS = ("beliefs", "search")

TALKING = (
    *(
        "settings",
        "view",
        "plain",
        "fold",
        "catalogue",
        "position",
        "messages",
        "kinds",
        "objections",
        "printed",
        "refusals",
        "data",
    ),
    *("words", "notes", "dealt"),
)
"""Rooms that are not hot, and that hold structs or dataclass fields that do not compile."""

TALKING_OF_POLICIES = ("__init__", "acts", "thoughts", "why")
"""The same of a policy: what listens to events, and what puts a choice into words."""


def compiled_modules(games: Sequence[str] = IDS) -> dict[str, Path]:
    """The modules to compile, by name, each with its source: what all games need, and what these need."""
    out = {f"standoff.engine.{name}": PACKAGE / "engine" / f"{name}.py" for name in ENGINE}
    out |= {f"standoff.bots.{name}": PACKAGE / "bots" / f"{name}.py" for name in BOTS}
    for game in games:
        for path in sorted((PACKAGE / "bots" / "policies" / game).glob("*.py")):
            if path.stem not in TALKING_OF_POLICIES:
                out[f"standoff.bots.policies.{game}.{path.stem}"] = path
        folder = PACKAGE / "games" / game
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            if path.name != "__init__.py" and parts[0] not in TALKING and "msgspec" not in path.read_text("utf-8"):
                out[".".join(("standoff.games", game, *parts))] = path
    return out
