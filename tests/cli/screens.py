"""Terminals for tests: one that types from a list, and a real one behind a pty."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

from rich.console import Console

from standoff.bots import bots_for
from standoff.cli.output import SafeConsole
from standoff.cli.play import Session
from standoff.cli.prompt import Leave, Terminal
from standoff.engine.rng import Rng

COMMAND = [sys.executable, "-m", "standoff.cli.main"]
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][A-Z0-9]?|\x08")


class Typist(Terminal):
    """Somebody who types what stands in a list, then leaves. What is shown, asked and wiped is kept in order."""

    def __init__(self, lines=(), width=100):
        self.paper = io.StringIO()
        super().__init__(SafeConsole(file=self.paper, width=width, highlight=False))
        self.left = list(lines)
        self.pauses = []

    def read(self, prompt, seat=-1, complete=None):  # noqa: ARG002
        self.say(f"<{prompt.strip()}>")
        if not self.left:
            raise Leave
        line = self.left.pop(0)
        self.say(f"TYPED {line}")
        return line

    def clear(self):
        self.say("WIPED")

    def pause(self, seconds):
        self.pauses.append(seconds)

    @property
    def shown(self):
        return self.paper.getvalue()

    def after(self, line):
        """What came after a typed line, up to the next prompt."""
        return self.shown.split(f"TYPED {line}\n", 1)[1].split("<", 1)[0]


def session(table, lines, people=(0,), width=100, **more):
    """A session with random bots, played until the lines are used up or the game is over."""
    terminal = Typist(lines, width)
    makers = bots_for("random", table.setup.players)
    bots = {s: makers[s](Rng(table.setup.seed, "bot", s)) for s in range(table.setup.players) if s not in people}
    made = Session(table, list(people), bots, terminal, **more)
    try:
        made.run()
    except Leave:
        made.goodbye()
    return made, terminal


def go_on(table, chance):
    """Any answer."""
    table.answer(table.options[chance.below(len(table.options))])


def texts(table):
    """The options in words, by their codes."""
    return {code: table.say(table.option(code)) for code in table.options}


def called(table, kind, thing):
    """What a thing of this kind is called."""
    return table.setup.game.catalogue.names(table.setup)[kind][thing]


class Pty:
    """The command at a terminal of its own."""

    def __init__(self, *args, rows=24, columns=80, env=None, interrupts=signal.SIG_DFL):
        self.master, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        clean = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=end,
            stdout=end,
            stderr=end,
            env={**clean, "TERM": "xterm", **(env or {})},
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, interrupts),  # noqa: PLW1509 - before any thread
        )
        os.close(end)
        self.raw = ""
        self.read_to = 0

    def until(self, words, seconds=60):
        """Read until these words have come; what has come since the last time."""
        deadline = time.monotonic() + seconds
        while True:
            plain = CODES.sub("", self.raw[self.read_to :])
            if words in plain:
                self.read_to = len(self.raw)
                return plain
            assert time.monotonic() < deadline, f"{words!r} did not come: {plain[-2000:]!r}"
            if not self._read(1):
                plain = CODES.sub("", self.raw[self.read_to :])
                assert words in plain, f"the command ended before {words!r} came: {plain[-2000:]!r}"

    def prompt(self, ends=("\n>",), seconds=60):
        """Read until the command waits for a line; what has come since the last time."""
        deadline = time.monotonic() + seconds
        while True:
            waiting = not self._has_more(0.5)
            plain = CODES.sub("", self.raw[self.read_to :])
            if waiting and plain.rstrip().endswith(tuple(ends)):
                self.read_to = len(self.raw)
                return plain
            assert time.monotonic() < deadline, f"no prompt came: {plain[-2000:]!r}"
            assert self._read(0.2), f"the command ended: {plain[-2000:]!r}"

    def _has_more(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        return bool(ready)

    def _read(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return self.process.poll() is None
        try:
            part = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += part.decode("utf-8", "replace")
        return bool(part)

    def type(self, line):
        os.write(self.master, line.encode() + b"\r")

    def press(self, key):
        os.write(self.master, key)

    def end(self):
        """Wait for the command; its exit code."""
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            self._read(0.2)
        while self._read(0):
            pass
        os.close(self.master)
        return self.process.wait(1)


def printed(thing, width=80, height=24):
    """A drawing as text."""
    out = io.StringIO()
    Console(file=out, width=width, height=height, no_color=True).print(thing)
    return out.getvalue()
