"""Printing: tables for people, JSON for programs, and errors without tracebacks."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType
from rich.markup import escape
from rich.segment import Segment
from rich.text import Text


def plain(text: object) -> str:
    """Text from files, names or records as it may go to a terminal: control codes are spelled out."""
    return "".join(char if char in "\n\t" or _is_seen(char) else _spelled(char) for char in str(text))


def _is_seen(char: str) -> bool:
    return (char.isascii() and char.isprintable()) or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp")


def _spelled(char: str) -> str:
    """As JSON writes it."""
    return json.dumps(char)[1:-1]


def words(text: object, style: str = "") -> Text:
    """Such text for a rich console: neither markup nor control codes."""
    return Text(plain(text), style)


class SafeConsole(Console):
    """A console on which names, records and typed words can write nothing but characters."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Every piece of text is spelled out; only our own styles become codes."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)


console = SafeConsole(highlight=False, emoji=False)
errors = SafeConsole(stderr=True, highlight=False, emoji=False)


def print_json(what: Any) -> None:
    """The report as JSON on standard output; what a terminal would obey is spelled out, as JSON allows."""
    print(plain(json.dumps(msgspec.to_builtins(what), indent=2, ensure_ascii=False)))


def say_error(message: str) -> None:
    """What went wrong, on standard error."""
    if errors.is_terminal:
        errors.print(Text.assemble(("standoff:", "bold red"), f" {plain(message)}"), soft_wrap=True)
    else:
        print(f"standoff: {plain(message)}", file=sys.stderr)


def counted(number: int, thing: str, several: str = "") -> str:
    """A number and a word that agree: 1 card, 2 cards, 3 territories."""
    return f"{number} {thing if number == 1 else several or thing + 's'}"


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
    task = bar.add_task(escape(plain(what)), total=total)
    bar.start()
    return (lambda done: bar.advance(task, done)), bar.stop
