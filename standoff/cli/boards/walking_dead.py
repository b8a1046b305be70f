"""The dice game in a terminal: the players in the order of the table, the dice, the Walkers."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.cli.boards.fitting import ByWidth
from standoff.games.walking_dead.plain import PlainSeat, PlainView

TABLE_WIDTH = 80
STYLES = {
    "Walker": "green",
    "Infection": "bold red",
    "1": "bold yellow",
    "2": "bold yellow",
    "First Aid": "bold cyan",
    "Grenade": "bold magenta",
}
ROLE_STYLES = {
    "Leader": "bold yellow",
    "Survivor": "green",
    "Savior": "red",
    "Hilltop": "magenta",
    "Kingdom": "magenta",
}


def board(view: PlainView) -> RenderableType:
    """The whole table."""
    return Group(_seats(view), _dice(view), _own(view))


def status(view: PlainView) -> RenderableType:
    """The players in a line each, and the dice."""
    return Group(_lines(view), _dice(view))


def _seats(view: PlainView) -> RenderableType:
    seats = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Player", "Character", "Role", "Health", "Walkers"):
        seats.add_column(title, no_wrap=title != "Player", overflow="fold")
    for seat in view.seats:
        seats.add_row(*_row(view, seat), style=None if seat.alive else "dim strike")
    return ByWidth(TABLE_WIDTH, seats, _lines(view))


def _lines(view: PlainView) -> Text:
    """The players without a table around them."""
    out = Text()
    for seat in view.seats:
        turn, name, character, role, health, walkers = _row(view, seat)
        out.append_text(turn).append(" ").append_text(name).append(", ").append_text(character).append(", ")
        out.append_text(role).append(": ").append_text(health if seat.alive else Text("eliminated", "dim"))
        out.append("  ").append_text(walkers).append("\n")
    out.rstrip()
    return out


def _row(view: PlainView, seat: PlainSeat) -> list[Text]:
    you = seat.seat == view.viewer
    name = Text(f"{seat.name} (you)" if you else seat.name, style="bold" if you else "")
    role = Text(seat.role or "?", style=ROLE_STYLES.get(seat.role or "", "dim"))
    hearts = Text("♥" * seat.health, style="red") + Text("·" * (seat.most - seat.health), style="dim")
    health = Text(f"{seat.health:>2} ") + hearts
    if seat.threatened and seat.alive and not view.over:
        health.append(f" -{seat.threatened}", style="bold red")
    walkers = Text("Z " * seat.walkers, style="green")
    turn = Text("▶" if seat.seat == view.turn and not view.over else " ", style="bold yellow")
    return [turn, name, Text(seat.character or "?"), role, health, walkers]


def _dice(view: PlainView) -> Text:
    line = Text("Dice: ")
    for die in view.dice or [" "] * 5:
        line.append(f"[{die}]", style=STYLES.get(die, "dim"))
        line.append(" ")
    line.append(f"   Walkers in the pile: {view.pile}", style="green")
    return line


def _own(view: PlainView) -> Text:
    """The viewer's own secret: role, goal and ability."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text("You are ", style="dim")
    line.append(f"{me.role}", style=ROLE_STYLES.get(me.role or "", ""))
    line.append(f": {me.goal} As {me.character}: {me.ability}", style="dim")
    return line
