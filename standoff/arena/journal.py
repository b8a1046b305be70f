"""A journal of finished games: whatever happens to the process, what is in it need not be played again.

The first line says what is being played; every further line is one game. Lines are only ever added, and they are on the
disk before anybody counts them. A last line that was torn off is dropped, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from standoff.arena.fixtures import Played
from standoff.engine.errors import BadRecord, WrongSetup

FILE = 0o666
"""As open as the user lets files be: there is nothing secret in games between bots."""


class Head(Struct, frozen=True):
    """What is being played: the command, its plan, and the sources that play it."""

    standoff: str
    plan: dict[str, Any]
    sources: str


class Journal:
    """The games that are finished, by their numbers."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, FILE)
        except OSError as error:
            raise WrongSetup(f"cannot write the journal {path}: {error.strerror}") from None
        text = _whole_lines(self.handle, path)
        if text:
            self._read(text.splitlines(), head)
        else:
            self._append(msgspec.json.encode(head) + b"\n")

    def add(self, played: Sequence[Played]) -> None:
        """These games are finished."""
        fresh = [one for one in played if one.number not in self.played]
        self._append(b"".join(msgspec.json.encode(one) + b"\n" for one in fresh))
        self.played |= {one.number: one for one in fresh}

    def close(self) -> None:
        """Nothing more comes."""
        os.close(self.handle)

    def _append(self, lines: bytes) -> None:
        while lines:
            lines = lines[os.write(self.handle, lines) :]
        os.fsync(self.handle)

    def _read(self, lines: list[bytes], head: Head) -> None:
        try:
            was = msgspec.json.decode(lines[0], type=Head)
        except msgspec.DecodeError:
            raise BadRecord(f"{self.path} is not a journal of games") from None
        if (was.standoff, was.plan) != (head.standoff, head.plan):
            differ = sorted(
                key for key in was.plan.keys() | head.plan.keys() if was.plan.get(key) != head.plan.get(key)
            )
            what = f": {', '.join(differ)}" if was.standoff == head.standoff else ""
            raise WrongSetup(f"{self.path} is the journal of another {was.standoff}{what}; give another folder")
        if was.sources != head.sources:
            raise WrongSetup(f"{self.path} was begun with other rules or bots; give another folder, or remove it")
        for number, line in enumerate(lines[1:], 2):
            try:
                one = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise BadRecord(f"{self.path}, line {number}: {error}") from None
            self.played[one.number] = one


def _whole_lines(handle: int, path: Path) -> bytes:
    """All that is written, but for a last line that was torn off: that is cut away."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        os.ftruncate(handle, len(whole))
    return whole
