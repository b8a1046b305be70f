"""The dice game in a terminal: the players in the order of the table, the dice, the Walkers."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.games.walking_dead.view import SeatView, WalkingDeadView

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


def board(view: WalkingDeadView) -> RenderableType:
    """The whole table."""
    seats = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Player", "Character", "Role", "Health", "Walkers"):
        seats.add_column(title, no_wrap=True)
    for seat in view.seats:
        seats.add_row(*_row(view, seat), style=None if seat.alive else "dim strike")
    return Group(seats, _dice(view), _own(view))


def _row(view: WalkingDeadView, seat: SeatView) -> list[Text]:
    you = seat.seat == view.viewer
    name = Text(f"{seat.name} (you)" if you else seat.name, style="bold" if you else "")
    role = Text(seat.role or "?", style=ROLE_STYLES.get(seat.role or "", "dim"))
    hearts = Text("♥" * seat.health, style="red") + Text("·" * (seat.most - seat.health), style="dim")
    health = Text(f"{seat.health:>2} ") + hearts
    if seat.threatened and seat.alive and not view.over:
        health.append(f" -{seat.threatened}", style="bold red")
    walkers = Text("Z " * seat.walkers, style="green")
    turn = Text("▶" if seat.seat == view.turn and not view.over else " ", style="bold yellow")
    return [turn, name, Text(seat.character), role, health, walkers]


def _dice(view: WalkingDeadView) -> Text:
    line = Text("Dice: ")
    for die in view.dice or [" "] * 5:
        line.append(f"[{die}]", style=STYLES.get(die, "dim"))
        line.append(" ")
    line.append(f"   Walkers in the pile: {view.pile}", style="green")
    return line


def _own(view: WalkingDeadView) -> Text:
    """The viewer's own secret: role, goal and ability."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text("You are ", style="dim")
    line.append(f"{me.role}", style=ROLE_STYLES.get(me.role or "", ""))
    line.append(f": {me.goal} As {me.character}: {me.ability}", style="dim")
    return line
