"""Printing: tables for people, JSON for programs, and errors without tracebacks."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def print_json(what: Any) -> None:
    """The report as JSON on standard output."""
    print(json.dumps(msgspec.to_builtins(what), indent=2, ensure_ascii=False))


def say_error(message: str) -> None:
    """What went wrong, on standard error."""
    errors.print(f"[bold red]standoff:[/] {message}", markup=True) if errors.is_terminal else print(
        f"standoff: {message}", file=sys.stderr
    )


def settings_from(pairs: list[str] | None) -> dict[str, str]:
    """`--set key=value`, as often as wanted."""
    from standoff.engine.errors import WrongSetup

    out: dict[str, str] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise WrongSetup(f"--set takes key=value, not {pair!r}")
        out[key.strip()] = value.strip()
    return out


def progress_bar(what: str, total: int, quiet: bool) -> tuple[Callable[[int], None], Callable[[], None]]:
    """How far a long job is: something to tell it, and something to end it with. Silent unless on a terminal."""
    if quiet or not errors.is_terminal:
        return (lambda _: None), (lambda: None)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=errors
    )
    task = bar.add_task(what, total=total)
    bar.start()
    return (lambda done: bar.advance(task, done)), bar.stop
