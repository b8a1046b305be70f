"""Games that were laid aside: a save of the table, who of its players are people, and where such files are kept.

`table.save()` does not know who sits at a keyboard. A file of the terminal does, so that whoever goes on with the game
sees no other player's secrets. A plain save can be read as well; then somebody must say who is sitting there.
"""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path

import msgspec
from msgspec import Struct

import standoff
from standoff.engine.errors import BadRecord
from standoff.engine.table import Table

KIND = "game"
PRIVATE_FOLDER = 0o700
PRIVATE_FILE = 0o600


class SavedGame(Struct, frozen=True):
    """A game of the terminal on disk: the players who are people, who plays the others, and the table's own save."""

    humans: list[str]
    save: str
    bots: str = "random"
    data: str = ""
    standoff: str = KIND


class Loaded(Struct, frozen=True):
    """A game to go on with. `people` is None if the file does not say who they are."""

    table: Table
    people: list[int] | None
    bots: str
    data: Path | None


def written(table: Table, people: list[int], bots: str, data: Path | None) -> str:
    """The text of a file."""
    humans = [table.setup.names[seat] for seat in people]
    kept = str(data.absolute()) if data is not None else ""
    return msgspec.json.encode(SavedGame(humans, table.save(), bots, kept)).decode()


def read(text: str, data: Path | None) -> Loaded:
    """The game that a file holds; a plain save will do."""
    game = _game_in(text)
    if game is None:
        return Loaded(standoff.load(text, data=data), None, "random", data)
    folder = data if data is not None else Path(game.data) if game.data else None
    table = standoff.load(game.save, data=folder)
    names = list(table.setup.names)
    strangers = [name for name in game.humans if name not in names]
    if strangers or not game.humans:
        raise BadRecord(f"this game says that {', '.join(strangers) or 'nobody'} plays it; its players are {names}")
    return Loaded(table, sorted({names.index(name) for name in game.humans}), game.bots, folder)


def bare(text: str) -> str:
    """The table's own save in a file of the terminal; any other text as it is."""
    try:
        game = _game_in(text)
    except BadRecord:
        return text
    return text if game is None else game.save


def _game_in(text: str) -> SavedGame | None:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    if not (isinstance(raw, dict) and raw.get("standoff") == KIND):
        return None
    try:
        return msgspec.convert(raw, SavedGame)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this saved game is damaged: {error}") from None


def folder() -> Path:
    """Where games are kept that somebody left: the user's folder for the state of programs."""
    given = os.environ.get("XDG_STATE_HOME", "")
    base = Path(given) if given and Path(given).is_absolute() else Path.home() / ".local" / "state"
    return base / "standoff"


def new_path(game: str) -> Path:
    """A file for a game that starts now."""
    return folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{game}-{secrets.token_hex(3)}.json"


def newest() -> Path | None:
    """The game that was left last."""
    try:
        files = [(path.stat().st_mtime_ns, path) for path in folder().glob("*.json")]
    except OSError:
        return None
    return max(files)[1] if files else None


def keep(path: Path, text: str) -> None:
    """Write a kept game: whole or not at all, and for nobody else's eyes."""
    path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    beside.replace(path)


def keep_as(path: Path, text: str) -> None:
    """Write a game to a file that somebody named, for nobody else's eyes."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)


def read_text(file: Path) -> str:
    """A record or a save from its file."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"cannot read {file}: it is not a text file") from None
