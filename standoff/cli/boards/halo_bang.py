"""Halo BANG! in a terminal: the players in the order of the table, what lies before them, and one's own hand."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.games.halo_bang.view import HaloBangView, SeatView

TEAM_STYLES = {"Red": "bold red", "Blue": "bold blue", "ONI": "bold magenta"}


def board(view: HaloBangView) -> RenderableType:
    """The whole table."""
    seats = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Player", "Spartan", "Specialization", "Overshields", "Tags", "Cards"):
        seats.add_column(title, no_wrap=True)
    for seat in view.seats:
        seats.add_row(*_row(view, seat), style="dim" if seat.respawning else None)
    return Group(seats, *_in_play(view), _middle(view), _own(view))


def _row(view: HaloBangView, seat: SeatView) -> list[Text]:
    you = seat.seat == view.viewer
    name = Text(f"{seat.name} (you)" if you else seat.name, style="bold" if you else "")
    shields = Text("●" * seat.overshields, style="bright_blue")
    shields.append("○" * (seat.most - seat.overshields), style="red")
    tags = f"{seat.tags}" + (f" x{seat.multiplier}" if seat.multiplier not in (None, 1) else "")
    cards = Text(f"{seat.cards}")
    if seat.respawning:
        cards.append(" ↻", style="bold yellow")
    turn = Text("▶" if seat.seat == view.turn and not view.over else " ", style="bold yellow")
    team = Text(seat.spartan, style=TEAM_STYLES[seat.team])
    return [turn, name, team, Text(seat.specialization), shields, Text(tags), cards]


def _in_play(view: HaloBangView) -> list[Text]:
    """A line for each player with Enhancements in front of him, or with cards in hand that the viewer knows of."""
    lines = []
    for seat in view.seats:
        parts = []
        if seat.in_play:
            parts.append(f"in play {_counted(seat.in_play)}")
        if seat.known:
            parts.append(f"in hand, as you know, {_counted(seat.known)}")
        if parts:
            lines.append(Text(f"{seat.name}: ", style="bold") + Text("; ".join(parts), style="cyan"))
    return lines


def _middle(view: HaloBangView) -> Text:
    line = Text(f"Deck: {view.deck}   Discard pile: {len(view.discard)}")
    if view.discard:
        line.append(f" ({view.discard[0]} on top)")
    if any(seat.respawning for seat in view.seats):
        line.append("   ↻ Respawning", "yellow")
    if view.points:
        line.append("   Points: " + ", ".join(f"{team} {points}" for team, points in view.points.items()), "bold")
    elif view.turn == view.viewer:
        line.append(f"   Weapons left to play: {view.weapons_left}", "yellow")
    return line


def _own(view: HaloBangView) -> Text:
    """The viewer's own hand and ability."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text("Your hand: ", style="dim")
    line.append(_counted(me.hand or []) or "empty", style="bold")
    line.append(f"\nAs {me.specialization}: {me.ability}", style="dim")
    return line


def _counted(cards: list[str]) -> str:
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in Counter(cards).items())
