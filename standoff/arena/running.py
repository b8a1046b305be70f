"""Play a plan through: here or on a cluster, from where it was left, and with a journal."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from standoff.arena.crew import work_through
from standoff.arena.fixtures import Plan, Played, fingerprint, play_some
from standoff.arena.journal import Head, Journal

JOURNAL = "journal.jsonl"


def state_folder() -> Path:
    """Where journals are kept that nobody gave a folder for: the user's folder for the state of programs."""
    given = os.environ.get("XDG_STATE_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "state"
    return base / "standoff" / "arena"


def head_of(what: str, game: str, plan: Any) -> Head:
    """What a journal begins with."""
    return Head(what, msgspec.to_builtins(plan), fingerprint(game))


def journal_of(head: Head, folder: Path | None) -> Journal:
    """The journal of a plan: in the folder that was given, or one that is found again by what is played."""
    if folder is not None:
        return Journal(folder / JOURNAL, head)
    name = blake2b(msgspec.json.encode(head), digest_size=8).hexdigest()
    return Journal(state_folder() / f"{head.standoff}-{name}.jsonl", head)


def run(
    plan: Plan,
    journal: Journal,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Played]:
    """All games of the plan in the order of their numbers; those that the journal has are not played again."""
    missing = [number for number in range(plan.games) if number not in journal.played]
    progress(plan.games - len(missing))
    if cluster is None:
        results = work_through(play_some, plan, missing, workers)
    else:
        from standoff.arena.cluster import work_through_on  # noqa: PLC0415 - Ray is for those who have a cluster

        results = work_through_on(cluster, play_some, plan, missing)
    for done in results:
        journal.add(done)
        progress(len(done))
    return [journal.played[number] for number in range(plan.games)]
