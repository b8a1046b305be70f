"""The keyboard and the screen of somebody who plays: lines with editing, history and completion, or plain pipes."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from standoff.cli.output import console, plain

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Complete = Callable[[str], list[str]]
"""What a line that is being typed can become."""

NOBODY = -1
LEAVING = ("q", "quit", "exit")
WIPE = "\x1b[3J"
"""Forget the lines that have scrolled away."""
WHOLE_LINE = 2
"""What of a line is erased."""


class Leave(Exception):
    """The player has had enough."""


class Terminal:
    """Where one person, or several in turn, sit."""

    def __init__(self, screen: Console = console) -> None:
        self.screen = screen
        self._lines: dict[int, PromptSession[str]] = {}
        with contextlib.suppress(AttributeError, ValueError, OSError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    @property
    def live(self) -> bool:
        """Is somebody looking, or is it a pipe?"""
        return self.screen.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.screen.height

    def say(self, words: str, style: str = "") -> None:
        """A sentence. Nothing in it is markup."""
        self.screen.print(Text(words, style))

    def show(self, *things: RenderableType) -> None:
        """Boards, tables, styled text."""
        for thing in things:
            self.screen.print(thing)

    def clear(self) -> None:
        """Leave nothing to be read, neither here nor further up."""
        if self.screen.is_terminal:
            self.screen.control(Control((ControlType.CLEAR,), (ControlType.HOME,)))
            self.screen.file.write(WIPE)
            self.screen.file.flush()

    def pause(self, seconds: float) -> None:
        """Let time go by, if somebody is looking."""
        if self.live:
            time.sleep(seconds)

    @contextlib.contextmanager
    def meanwhile(self, words: str) -> Iterator[None]:
        """While something takes its time, say what: a line that is gone afterwards, if somebody is looking."""
        if not self.live:
            yield
            return
        self.screen.print(Text(words, "dim"), end="")
        self.screen.file.flush()
        try:
            yield
        finally:
            self.screen.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, WHOLE_LINE)))

    def read(self, prompt: str, seat: int = NOBODY, complete: Complete | None = None) -> str:
        """A line from the keyboard; the end of input and Ctrl-C are a wish to leave.

        Each seat has a history of its own, for what others typed can be a secret.
        """
        prompt = plain(prompt)
        try:
            if self.live and os.environ.get("TERM", "dumb") != "dumb":
                return self._edited(prompt, seat, complete)
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            raise Leave from None

    def _edited(self, prompt: str, seat: int, complete: Complete | None) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import DummyHistory, InMemoryHistory
        from prompt_toolkit.output import create_output
        from prompt_toolkit.output.vt100 import Vt100_Output
        from prompt_toolkit.shortcuts import CompleteStyle

        if seat not in self._lines:
            history = DummyHistory() if seat == NOBODY else InMemoryHistory()
            output = create_output()
            if isinstance(output, Vt100_Output):
                output.enable_cpr = False  # one line needs no answer from the terminal about where it is
            self._lines[seat] = PromptSession(
                history=history, complete_style=CompleteStyle.READLINE_LIKE, output=output
            )
        completer = _completer(complete) if complete is not None else None
        return self._lines[seat].prompt(prompt, completer=completer, complete_while_typing=False)

    def choose(self, title: str, choices: list[tuple[str, str]], default: int = 0) -> str:
        """Ask for one of several; Enter takes the default."""
        self.say(f"\n{title}", "bold cyan")
        for i, (_, words) in enumerate(choices, 1):
            self.show(Text.assemble((f"{i:>3}", "bold"), f" {words}"))
        while True:
            words = self.read(f"[{default + 1}] > ").strip()
            if words.casefold() in LEAVING:
                raise Leave
            if not words:
                return choices[default][0]
            number = whole_number(words)
            if number is not None and 1 <= number <= len(choices):
                return choices[number - 1][0]
            begun = [key for key, text in choices if text.casefold().startswith(words.casefold())]
            if len(begun) == 1:
                return begun[0]
            self.say(f"Give a number from 1 to {len(choices)}, or quit.", "red")

    def agrees(self, question: str) -> bool:
        """A yes or a no; nothing is a no."""
        return self.read(f"{question} [y/N] ").strip().casefold() in ("y", "yes")


def whole_number(words: str) -> int | None:
    """A whole number in plain digits, if it is one that a list could have."""
    digits = words.removeprefix("+")
    if digits.isascii() and digits.isdigit() and len(digits) <= 6:
        return int(digits)
    return None


def is_number(words: str) -> bool:
    """Was a number meant, though it may be far too large?"""
    digits = words.lstrip("+-")
    return digits.isascii() and digits.isdigit() and len(words) - len(digits) <= 1


def _completer(complete: Complete) -> Any:
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Whole(Completer):
        """Completes the whole line."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
            begun = document.text_before_cursor
            for text in complete(begun):
                yield Completion(text, start_position=-len(begun))

    return Whole()
