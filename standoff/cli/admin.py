"""`standoff admin`: looking after a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich import box
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from standoff.cli.output import console, print_json
from standoff.cli.serving import dialect
from standoff.server import admin
from standoff.server.config import Config, default_folder
from standoff.server.log import Database

T = TypeVar("T")

app = typer.Typer(
    name="admin", help="Look after a server: people, tables, bans, backup, restore.", no_args_is_help=True
)

Folder = Annotated[
    Path | None, typer.Option("--data-dir", envvar="STANDOFF_DATA_DIR", help="Where the embedded database is.")
]
Address = Annotated[
    str, typer.Option("--database", envvar="STANDOFF_DATABASE", help="postgresql://..., if not SQLite.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def _with(folder: Path | None, address: str, do: Callable[[Database], Awaitable[T]]) -> T:
    if not address:
        admin.embedded(_folder(folder))

    async def go() -> T:
        database = Database(Config(_folder(folder), database=dialect(address)).address)
        try:
            return await do(database)
        finally:
            await database.close()

    return asyncio.run(go())


def _ids() -> Column:
    """Whole, however narrow the terminal is: they are what the other commands take."""
    return Column("Id", no_wrap=True, min_width=22)


def _folder(folder: Path | None) -> Path:
    return (folder or default_folder()).absolute()


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    data_dir: Folder = None,
    database: Address = "",
    json: Json = False,
) -> None:
    """Who is known here."""
    found = _with(data_dir, database, lambda db: admin.people(db, name))
    if json:
        print_json(found)
        return
    grid = Grid(_ids(), "Name", "", "Games", box=box.SIMPLE_HEAD)
    for one in found:
        marks = ", ".join(mark for mark, so in (("account", one.account), ("banned", one.banned)) if so)
        grid.add_row(one.id, Text(one.name), marks or "guest", str(one.games))
    console.print(grid)


@app.command()
def tables(
    stage: Annotated[str | None, typer.Option("--stage", help="waiting, playing or over.")] = None,
    data_dir: Folder = None,
    database: Address = "",
    json: Json = False,
) -> None:
    """The tables, the newest first."""
    found = _with(data_dir, database, lambda db: admin.tables(db, stage))
    if json:
        print_json(found)
        return
    grid = Grid(_ids(), "Game", "Stage", "Entries", "Players", box=box.SIMPLE_HEAD)
    for one in found:
        grid.add_row(one.id, one.game, one.stage, str(one.entries), Text(", ".join(one.players)))
    console.print(grid)


@app.command()
def ban(
    person: Annotated[str, typer.Argument(help="The id of somebody.")],
    lift: Annotated[bool, typer.Option("--lift", help="Let him in again.")] = False,
    data_dir: Folder = None,
    database: Address = "",
) -> None:
    """Ban somebody: his connections end within some seconds, and he is not let in again."""
    name = _with(data_dir, database, lambda db: admin.ban(db, person, not lift))
    console.print(Text(f"{name} {'may play again' if lift else 'does not play here any more'}"))


@app.command()
def backup(to: Annotated[Path, typer.Argument(help="The file to write.")], data_dir: Folder = None) -> None:
    """Copy the embedded database to a file, while the server runs."""
    admin.backup(_folder(data_dir), to)
    console.print(Text(f"written to {to}"))


@app.command()
def restore(source: Annotated[Path, typer.Argument(help="A backup.")], data_dir: Folder = None) -> None:
    """Put a backup in the place of the embedded database; the server must not run."""
    admin.restore(_folder(data_dir), source)
    console.print(Text(f"restored from {source}"))
