"""How a game in the terminal begins: a new one, a saved one, or the one that was left last."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import standoff
from standoff.bots import BOTS, DEFAULT, Bot, bots_for
from standoff.cli import saved
from standoff.cli.output import console, say_error
from standoff.cli.play import Session
from standoff.cli.prompt import Leave, Terminal, whole_number
from standoff.cli.voice import check_language
from standoff.engine.errors import StandoffError, WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.setup import NAMES
from standoff.engine.table import Table
from standoff.engine.words import LANGUAGE
from standoff.games import find, ids


class Wanted(Struct, frozen=True):
    """How somebody wants to play: what is not said is None, or as it usually is."""

    players: int | None = None
    seats: Sequence[int] | None = None
    name: str | None = None
    bots: str = DEFAULT
    seed: str | None = None
    settings: Mapping[str, Any] = {}
    data: Path | None = None
    language: str = LANGUAGE
    pace: float = 1.0


def play_from_menu() -> int:
    """Choose a game, a number of players and who the others are, then play."""

    def go() -> None:
        terminal = Terminal()
        listed = {g.id: g for g in standoff.games()}
        console.print("[bold]Standoff[/] [dim]an unofficial fan work; rules only[/]")
        if saved.newest() is not None:
            terminal.say("You have left a game; this goes on with it: standoff play --continue", "dim")
        game = terminal.choose("Which game?", [(i, listed[i].title) for i in ids()])
        counts = listed[game].players
        players = counts[0]
        if len(counts) > 1:
            choices = [(str(n), f"{n} players") for n in counts]
            players = int(terminal.choose("How many players?", choices, len(counts) // 2))
        levels = [(name, f"{name}: {make.__doc__}") for name, make in BOTS.items()]
        bots = terminal.choose("Who plays the others?", levels, list(BOTS).index(DEFAULT))
        _begin(game, Wanted(players, bots=bots))

    return guarded(go)


def play(game: str | None, wanted: Wanted, load: Path | None = None, go_on: bool = False) -> int:
    """Play a game in the terminal."""
    if load is not None and go_on:
        say_error("give either --load or --continue, not both")
        return 2
    if load is not None:
        return guarded(lambda: _load(load, wanted, saved.new_path("loaded")))
    if go_on:
        return guarded(lambda: _continue(wanted))
    if game is None:
        return play_from_menu()
    return guarded(lambda: _begin(game, wanted))


def _begin(game: str, wanted: Wanted) -> None:
    found = find(game)
    count = wanted.players if wanted.players is not None else found.players[0]
    people = people_at(wanted.seats or [1], count)
    names = list(NAMES[:count])
    if wanted.name is not None:
        names[people[0]] = wanted.name
    players = names if wanted.name else count
    table = standoff.new(game, players=players, seed=wanted.seed, settings=wanted.settings, data=wanted.data)
    _run(table, people, wanted, saved.new_path(game))


def _continue(wanted: Wanted) -> None:
    path = saved.newest()
    if path is None:
        raise WrongSetup(f"there is no game to go on with in {saved.folder()}; begin one with: standoff play")
    _load(path, wanted, path)


def _load(file: Path, wanted: Wanted, kept: Path) -> None:
    found = saved.read(saved.read_text(file), wanted.data)
    table, people, seats = found.table, found.people, wanted.seats
    if people is None:
        people = people_at(seats, table.setup.players) if seats else _ask_who(table)
    elif seats and people_at(seats, table.setup.players) != people:
        names = ", ".join(table.setup.names[p] for p in people)
        raise WrongSetup(f"this game belongs to {names}; leave --seat out to go on with it")
    _run(table, people, replace(wanted, bots=found.bots, data=found.data), kept)


def _ask_who(table: Table) -> list[int]:
    """A plain save does not say who is sitting there, and a guess would show somebody's secrets."""
    terminal = Terminal()
    terminal.say("This save does not say which players are people. Who is sitting here?", "bold cyan")
    for number, name in enumerate(table.setup.names, 1):
        terminal.say(f"{number:>3} {name}")
    while True:
        words = terminal.read("Numbers, for example 1 or 1 3 > ").replace(",", " ").split()
        chosen = [whole_number(word) for word in words]
        seats = [n for n in chosen if n is not None and 1 <= n <= table.setup.players]
        if seats and len(seats) == len(chosen):
            return people_at(seats, table.setup.players)
        terminal.say(f"Give one number or several, from 1 to {table.setup.players}.", "red")


def people_at(seats: Sequence[int], players: int) -> list[int]:
    """The seats that somebody named, the first one being 1."""
    for seat in seats:
        if not 1 <= seat <= players:
            raise WrongSetup(f"there is no seat {seat}; the seats are 1 to {players}")
    return sorted({seat - 1 for seat in seats})


def _run(table: Table, people: list[int], wanted: Wanted, kept: Path) -> None:
    check_language(table.setup.game, wanted.language)
    session = Session(
        table,
        people,
        _seat_bots(table, people, wanted.bots),
        bots_name=wanted.bots,
        data=wanted.data,
        kept=kept,
        language=wanted.language,
        pace=wanted.pace,
    )
    try:
        session.run()
    except (Leave, KeyboardInterrupt):
        session.goodbye()


def _seat_bots(table: Table, people: list[int], names: str) -> dict[int, Bot]:
    makers = bots_for(names, table.setup.players)
    return {s: makers[s](Rng(table.setup.seed, "bot", s)) for s in range(table.setup.players) if s not in people}


def guarded(play: Callable[[], None]) -> int:
    """Run; leaving is no error, and an error is a sentence. Ctrl-C works even where the shell has switched it off."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and console.is_terminal:
        with contextlib.suppress(ValueError):
            signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        play()
    except (Leave, KeyboardInterrupt):
        console.print("Goodbye.")
        return 0
    except StandoffError as error:
        say_error(str(error))
        return 2
    return 0
