"""Policies: a quick way to play each game. A policy knows one game; everything else in `bots` knows none.

A game's folder has `play.py` with `weigh(t, mind)`: a weight for each option of the open question. What it needs may
stand in other modules of the folder, which are compiled like it. It may read the State as quickly as the rules do,
because every State that it gets is an imagined one; it looks at what the seat that is asked may know, and at `mind`,
what that seat believes about the others. `evaluate(t)`, if there is one, is how well each seat stands, for games that
are too long to be played out. Where roles are secret, `acts.py` names what somebody did to somebody (`acts(event,
catalogue)`, or a class `Watch` where it takes several events to tell) and how likely each role does that (`LIKELY`;
`bots.minds` makes beliefs of it). `why.py`, if there is one, declares thoughts and has `why(t, mind, code)`, those that
speak for an option (see `bots.advice`).

`ROLLOUT` in `play.py` is after how many answers an imagined game is cut and judged by `evaluate`; without it, games
are imagined to their end.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from standoff.engine.declare import Thought, declared_in
from standoff.engine.inline import write_out
from standoff.engine.resumable import source_text

Weigh = Callable[[Any, list[int]], list[int]]
Evaluate = Callable[[Any], list[float]]
Likely = tuple[tuple[tuple[float, ...], ...], ...]
Watch = Callable[[Any], Callable[[Any], Iterator[Any]]]
Why = Callable[[Any, Any, int], Sequence[Thought]]

FAR = 1_000_000
"""As many answers as no game has."""


class Policy(NamedTuple):
    """A policy as the search and the bots use it."""

    weigh: Weigh
    evaluate: Evaluate | None = None
    rollout: int = FAR
    watch: Watch | None = None
    likely: Likely = ()
    roles: int = 0
    why: Why | None = None
    thoughts: tuple[type[Thought], ...] = ()
    words: Path = Path()


@cache
def policy_of(game: str) -> Policy:
    """The policy of a game; one that finds all options as good, if nobody has written one."""
    if find_spec(f"{__name__}.{game}") is None:
        return Policy(all_alike)
    play = written_out(import_module(f"{__name__}.{game}.play"))
    policy = Policy(play["weigh"], play.get("evaluate"), play.get("ROLLOUT", FAR))
    if find_spec(f"{__name__}.{game}.acts") is not None:
        acts = import_module(f"{__name__}.{game}.acts")
        policy = policy._replace(watch=watcher(acts), likely=acts.LIKELY, roles=acts.ROLE_COUNT)
    if find_spec(f"{__name__}.{game}.why") is not None:
        reasons = import_module(f"{__name__}.{game}.why")
        words = Path(str(reasons.__file__)).parent / "words"
        policy = policy._replace(why=reasons.why, thoughts=declared_in(vars(reasons), Thought), words=words)
    return policy


def watcher(module: ModuleType) -> Watch:
    """What makes acts of the events of one game, given its catalogue."""
    if hasattr(module, "Watch"):
        return lambda catalogue: module.Watch(catalogue).hear
    return lambda catalogue: lambda event: module.acts(event, catalogue)


@cache
def written_out(module: ModuleType) -> dict[str, Any]:
    """A module with its answers as arithmetic, in place; first those of the same folder that it uses, since it takes
    their functions over by name. A compiled one has them so already.
    """
    space = vars(module)
    if not str(module.__file__).endswith(".py"):
        return space
    tree = ast.parse(source_text(module))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{module.__package__}."):
            written_out(sys.modules[str(node.module)])
    exec(compile(write_out(tree, space), str(module.__file__), "exec", dont_inherit=True), space)
    return space


def all_alike(t: Any, _mind: list[int]) -> list[int]:
    """Every option is as good as any other."""
    return [1] * len(t.options)
